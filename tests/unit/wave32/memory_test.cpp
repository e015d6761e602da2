// Memory instructions of a wave of 32: what lanes 0 to 31 do, with something in EXEC_HI.
#include <doctest/doctest.h>

#include <cstdint>

#include "program.hpp"

namespace {

using namespace lockstep;
using namespace wave32_test;

constexpr std::uint32_t some = 0xc3a5000f;  ///< lanes
bool is_some(std::uint32_t lane) { return (some >> lane & 1) != 0; }

void set_base(Program& p, std::uint32_t pair) {
  p.wave.s[pair] = static_cast<std::uint32_t>(data_base);
  p.wave.s[pair + 1] = 0;
}

}  // namespace

TEST_CASE("LDS: the lanes of EXEC_LO write and read") {
  Program p{0xd81a0010, 0x00000201,   // ds_write_b32 v1, v2 offset:16
            0xd86c0010, 0x00000001};  // ds_read_b32 v0, v1 offset:16
  p.set_all(1, [](std::uint32_t lane) { return 8 * lane; });
  p.wave.set_exec(some);
  REQUIRE_FALSE(p.run());
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    REQUIRE(p.dword(p.lds, 16 + 8 * lane) == (is_some(lane) ? pattern(2, lane) : 0));
    REQUIRE(p.wave.vgpr(lane, 0) == pattern(is_some(lane) ? 2 : 0, lane));
  }
}

TEST_CASE("lane exchanges stay within 32 lanes") {
  {
    Program p{0xd87e0000, 0x00000201};  // ds_bpermute_b32 v0, v1, v2
    p.set_all(1, [](std::uint32_t lane) { return 4 * (lane + 40); });
    REQUIRE_FALSE(p.run());
    for (std::uint32_t lane = 0; lane < 32; ++lane) REQUIRE(p.wave.vgpr(lane, 0) == pattern(2, (lane + 40) % 32));
  }
  {
    Program p{0xd87c0000, 0x00000201};  // ds_permute_b32 v0, v1, v2
    p.set_all(1, [](std::uint32_t lane) { return 4 * (lane + 35); });
    REQUIRE_FALSE(p.run());
    for (std::uint32_t lane = 0; lane < 32; ++lane) REQUIRE(p.wave.vgpr((lane + 3) % 32, 0) == pattern(2, lane));
  }
  Program p{0xd87a401f, 0x00000001};  // ds_swizzle_b32 v0, v1 offset:swizzle(SWAP,16)
  REQUIRE_FALSE(p.run());
  for (std::uint32_t lane = 0; lane < 32; ++lane) REQUIRE(p.wave.vgpr(lane, 0) == pattern(1, lane ^ 16));
}

TEST_CASE("an append counts the lanes of EXEC_LO") {
  Program p{0xd97c0000, 0x00000000};  // ds_append v0
  p.wave.set_exec(some);
  p.wave.set_m0(0);
  REQUIRE_FALSE(p.run());
  CHECK(p.dword(p.lds, 0) == static_cast<std::uint32_t>(std::popcount(some)));
}

TEST_CASE("transposing LDS loads need the 32 lanes, no more") {
  Program p{0xd9c60000, 0x00000004};  // ds_read_b64_tr_b16 v[0:1], v4
  p.set_all(4, [](std::uint32_t lane) { return 8 * lane; });
  for (std::uint32_t i = 0; i < 128; ++i) p.lds[2 * i] = static_cast<std::uint8_t>(i);
  REQUIRE_FALSE(p.run());
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    const std::uint32_t first = lane / 16 * 64 + lane % 16;  // sixteen columns, four rows a group
    REQUIRE(p.wave.vgpr(lane, 0) == (first | (first + 16) << 16));
    REQUIRE(p.wave.vgpr(lane, 1) == ((first + 32) | (first + 48) << 16));
  }
}

TEST_CASE("global memory: loads, stores and atomics of the lanes of EXEC_LO") {
  {
    Program p{0xdc708000, 0x00040201,   // global_store_dword v1, v2, s[4:5]
              0xdc508000, 0x00040001};  // global_load_dword v0, v1, s[4:5]
    set_base(p, 4);
    p.set_all(1, [](std::uint32_t lane) { return 4 * lane; });
    p.wave.set_exec(some);
    REQUIRE_FALSE(p.run());
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      REQUIRE(p.dword(p.data, 4 * lane) == (lane < 32 && is_some(lane) ? pattern(2, lane) : 0));
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      REQUIRE(p.wave.vgpr(lane, 0) == pattern(is_some(lane) ? 2 : 0, lane));
  }
  {
    // global_load_dword v0, v[2:3], off: full EXEC, the last bytes of the range
    Program p{0xdc508000, 0x007f0002};
    p.set_all(2, [](std::uint32_t lane) { return static_cast<std::uint32_t>(data_base) + 4096 - 128 + 4 * lane; });
    p.set_all(3, [](std::uint32_t) { return 0u; });
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      store_little_endian<std::uint32_t>(p.data.data() + 4096 - 128 + 4 * lane, 7 * lane);
    REQUIRE_FALSE(p.run());
    for (std::uint32_t lane = 0; lane < 32; ++lane) REQUIRE(p.wave.vgpr(lane, 0) == 7 * lane);
  }
  {
    // global_store_dword v1, v2, s[4:5]: full EXEC, 32 lanes and no byte more
    Program p{0xdc708000, 0x00040201};
    set_base(p, 4);
    p.set_all(1, [](std::uint32_t lane) { return 4096 - 128 + 4 * lane; });
    REQUIRE_FALSE(p.run());
    for (std::uint32_t lane = 0; lane < 32; ++lane) REQUIRE(p.dword(p.data, 4096 - 128 + 4 * lane) == pattern(2, lane));
  }
  Program p{0xdd088000, 0x00040201};  // global_atomic_add v1, v2, s[4:5]
  set_base(p, 4);
  p.set_all(1, [](std::uint32_t) { return 12u; });
  p.set_all(2, [](std::uint32_t lane) { return 1u << (lane % 4 * 8); });
  REQUIRE_FALSE(p.run());
  CHECK(p.dword(p.data, 12) == 0x08080808);
}

TEST_CASE("scratch: 32 lanes' bytes lie one after the other") {
  Program p{0xdc706000, 0x007f0201,   // scratch_store_dword v1, v2, off
            0xdc506000, 0x007f0001};  // scratch_load_dword v0, v1, off
  p.set_all(1, [](std::uint32_t lane) { return 4 * (lane % 16); });
  REQUIRE_FALSE(p.run());
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    REQUIRE(p.dword(p.scratch, lane * scratch_bytes + 4 * (lane % 16)) == pattern(2, lane));
    REQUIRE(p.wave.vgpr(lane, 0) == pattern(2, lane));
  }
}

TEST_CASE("a fault names the lane") {
  Program p{0xdc508000, 0x00040001};  // global_load_dword v0, v1, s[4:5]
  set_base(p, 4);
  p.set_all(1, [](std::uint32_t lane) { return lane == 31 ? 4096u : 0u; });
  const Fault fault = p.run();
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.lane == 31);
  CHECK(fault.address == data_base + 4096);
}
