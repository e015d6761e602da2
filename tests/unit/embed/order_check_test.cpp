// Has an access overtaken an older one that reaches the same bytes?
#include "lockstep/embed/order_check.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/cdna4_embed.hpp"

using namespace lockstep;
using Isa = cdna4::Isa;

namespace {

/// A wave that issues words, with v2 = 4 * lane, v3 = data, s[0:1] = memory, LDS and scratch.
struct Issuer {
  static constexpr std::uint64_t base = 0x10000;
  std::vector<std::uint8_t> bytes = std::vector<std::uint8_t>(0x2000), lds = std::vector<std::uint8_t>(0x400),
                            scratch = std::vector<std::uint8_t>(64 * 16);
  SpanMemory memory{base, bytes};
  embed::DecodedCode<Isa> code;
  embed::Wave<Isa> wave;

  explicit Issuer(const std::vector<std::uint32_t>& words) {
    memory.write(base, reinterpret_cast<const std::uint8_t*>(words.data()),
                 static_cast<std::uint32_t>(4 * words.size()));
    wave.registers.pc = base;
    wave.registers.set_exec(~std::uint64_t{0});
    wave.registers.set_scalar_pair(0, base + 0x1000);
    wave.lds = lds;
    wave.scratch = {scratch, 16};
    for (std::uint32_t lane = 0; lane < 64; ++lane) wave.registers.set_vgpr(lane, 2, 4 * lane);
    for (const std::uint64_t end = base + 4 * words.size(); wave.registers.pc < end;) {
      const auto next = wave.fetch(code, memory);
      REQUIRE(next);
      const embed::Issued issued = wave.issue(*next);
      REQUIRE_MESSAGE(issued.event == embed::Event::memory, issued.fault.detail);
    }
  }
  auto& access(std::uint64_t id) { return *wave.find(id); }
  std::optional<embed::Overtaken> overtaken(std::uint64_t id) { return embed::overtaken(wave, access(id)); }
};

const std::vector<std::uint32_t> load{0xdc508000, 0x05000002};          // global_load_dword v5, v2, s[0:1]
const std::vector<std::uint32_t> store{0xdc708000, 0x00000302};         // global_store_dword v2, v3, s[0:1]
const std::vector<std::uint32_t> store_beyond{0xdc708100, 0x00000302};  // ... offset:256
const std::vector<std::uint32_t> store_byte{0xdc608003, 0x00000302};    // global_store_byte v2, v3, s[0:1] offset:3
const std::vector<std::uint32_t> lds_read{0xd86c0000, 0x04000002};      // ds_read_b32 v4, v2
const std::vector<std::uint32_t> lds_write{0xd81a0000, 0x00000302};     // ds_write_b32 v2, v3
const std::vector<std::uint32_t> scalar{0xc0020200, 0x00000000};        // s_load_dword s8, s[0:1], 0x0
const std::vector<std::uint32_t> spill{0xdc704004, 0x007f0300};         // scratch_store_dword off, v3, off offset:4
const std::vector<std::uint32_t> reload{0xdc504004, 0x067f0000};        // scratch_load_dword v6, off, off offset:4

std::vector<std::uint32_t> both(const std::vector<std::uint32_t>& first, const std::vector<std::uint32_t>& second) {
  std::vector<std::uint32_t> all = first;
  all.insert(all.end(), second.begin(), second.end());
  return all;
}
/// Is the second one told, if it is answered before the first one?
bool told(const std::vector<std::uint32_t>& first, const std::vector<std::uint32_t>& second) {
  Issuer issuer(both(first, second));
  CHECK(!issuer.overtaken(1));
  return issuer.overtaken(2).has_value();
}

}  // namespace

TEST_CASE("a younger access to the same bytes that is answered first is told, if one of the two writes") {
  CHECK(told(load, store));
  CHECK(told(store, load));
  CHECK(told(store, store));
  CHECK(!told(load, load));
  CHECK(!told(store, store_beyond));
  CHECK(told(store, store_byte));
  CHECK(told(lds_read, lds_write));
  CHECK(told(lds_write, lds_read));
  CHECK(!told(lds_read, lds_read));
  CHECK(told(spill, reload));
  CHECK(!told(spill, load));
}

TEST_CASE("accesses that go different ways have no order, nor have scalar ones") {
  CHECK(!told(store, scalar));
  CHECK(!told(lds_write, load));
  CHECK(!told(store, lds_read));
}

TEST_CASE("an access that has been answered is not overtaken, and the sentence names both") {
  Issuer issuer(both(store, load));
  const auto found = issuer.overtaken(2);
  REQUIRE(found);
  CHECK(found->older == 1);
  CHECK(found->younger == 2);
  CHECK(found->older_pc == Issuer::base);
  CHECK(found->younger_pc == Issuer::base + 8);
  CHECK(found->space == AddressSpace::global);
  CHECK(found->address == Issuer::base + 0x1000);
  CHECK(
      found->text ==
      "GLOBAL_LOAD_DWORD at pc 0x10008 (access 2, lane 0) reaches global address 0x11000 before GLOBAL_STORE_DWORD at "
      "pc 0x10000 (access 1, lane 0), which was issued earlier: answer accesses of a wave to the same bytes in the "
      "order of issue");
  SUBCASE("by perform") {
    REQUIRE(!issuer.wave.perform(issuer.access(1), issuer.memory));
    CHECK(!issuer.overtaken(2));
  }
  SUBCASE("by the simulator itself") {
    issuer.access(1).answered = true;
    CHECK(!issuer.overtaken(2));
  }
  SUBCASE("and is complete") {
    issuer.wave.counters = embed::Counters::by_user;
    REQUIRE(issuer.wave.complete(1));
    CHECK(!issuer.overtaken(2));
  }
}
