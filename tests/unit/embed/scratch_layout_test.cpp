// Where hardware keeps scratch in memory.
#include "lockstep/embed/scratch_layout.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <set>
#include <vector>

using lockstep::embed::ScratchLayout;

TEST_CASE("dword n of all lanes stands together") {
  constexpr ScratchLayout layout{0x1000, 64 * 16, 64};
  static_assert(layout.address(0, 0, 0) == 0x1000);
  static_assert(layout.address(0, 1, 0) == 0x1004);
  static_assert(layout.address(0, 63, 3) == 0x1000 + 4 * 63 + 3);
  static_assert(layout.address(0, 0, 4) == 0x1000 + 256);
  static_assert(layout.address(2, 0, 0) == 0x1000 + 2 * 1024);
  static_assert(ScratchLayout{0, 128, 32}.address(0, 0, 4) == 128);
}

TEST_CASE("every byte of every lane of every slot has a place of its own, inside its region") {
  for (const std::uint32_t lanes : {32u, 64u}) {
    constexpr std::uint64_t bytes = 12;
    const ScratchLayout layout{0x4000, bytes * lanes, lanes};
    std::set<std::uint64_t> seen;
    for (std::uint64_t slot = 0; slot < 3; ++slot)
      for (std::uint32_t lane = 0; lane < lanes; ++lane)
        for (std::uint64_t offset = 0; offset < bytes; ++offset) {
          const std::uint64_t at = layout.address(slot, lane, offset);
          CHECK(at >= layout.base + slot * layout.stride);
          CHECK(at < layout.base + (slot + 1) * layout.stride);
          seen.insert(at);
        }
    CHECK(seen.size() == 3 * lanes * bytes);
  }
}

TEST_CASE("an access is cut where its dwords part") {
  constexpr ScratchLayout layout{0, 64 * 64, 64};
  for (std::uint64_t offset = 0; offset < 5; ++offset)
    for (std::uint32_t bytes = 0; bytes <= 16; ++bytes) {
      std::uint32_t next = 0;
      layout.each_part(1, 7, offset, bytes, [&](std::uint64_t address, std::uint32_t first, std::uint32_t count) {
        CHECK(first == next);
        CHECK(count >= 1);
        CHECK(address % 4 + count <= 4);
        for (std::uint32_t i = 0; i < count; ++i) CHECK(address + i == layout.address(1, 7, offset + first + i));
        next += count;
      });
      CHECK(next == bytes);
    }
}
