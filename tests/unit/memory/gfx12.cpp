// Memory instructions that RDNA4 and CDNA5 brought, from LLVM's words to what they leave in registers and memory.
#include <doctest/doctest.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "rdna_machine.hpp"

using namespace memory_test;

TEST_CASE("gfx12: scalar loads below a dword, NULL, long offsets, prefetches") {
  Gfx12 m(memory_test::gfx1201_code);
  CHECK(!m.run("s_load_u8 s8, s[4:5], 0x1"));
  CHECK(m.wave.s[8] == m.global[4097]);
  CHECK(!m.run("s_load_i16 s8, s[4:5], 0x2"));
  CHECK(m.wave.s[8] == static_cast<std::uint32_t>(static_cast<std::int16_t>(peek(m.global, 4098, 2))));
  CHECK(!m.run("s_load_b96 s[8:10], s[4:5], -0x4"));
  CHECK(m.wave.s[10] == peek(m.global, 4096 + 4));
  CHECK(!m.run("s_load_b32 null, s[4:5], 0x0"));
  CHECK(m.wave.s[124] == 0);
  CHECK(!m.run("s_prefetch_data s[4:5], 0x0, null, 0"));
  for (std::uint32_t lane = 0; lane < 32; ++lane) m.wave.set_vgpr(lane, 2, 16 * lane);
  CHECK(!m.run("global_load_b32 v1, v2, s[4:5] offset:-4096"));
  CHECK(m.wave.vgpr(9, 1) == peek(m.global, 16 * 9));
  for (std::uint32_t lane = 0; lane < 32; ++lane) m.set_pair(lane, 2, Gfx12::base + 400 + lane);
  CHECK(!m.run("flat_load_b32 v1, v[2:3] offset:-4"));
  CHECK(m.wave.vgpr(9, 1) == peek(m.global, 405));
  m.wave.set_exec(1);
  m.wave.s[6] = 16;
  m.wave.s[7] = 22u << 12 | 3u << 28;
  m.wave.s[8] = 8;
  m.wave.set_vgpr(0, 4, 0);
  CHECK(!m.run("buffer_load_b32 v2, v4, s[4:7], s8 offen offset:4"));
  CHECK(m.wave.vgpr(0, 2) == peek(m.global, 4096 + 12));
  m.wave.s[8] = 12;
  CHECK(!m.run("buffer_load_b32 v2, v4, s[4:7], s8 offen offset:4"));
  CHECK(m.wave.vgpr(0, 2) == 0);
}

TEST_CASE("gfx12: blocks of registers, with holes") {
  Gfx12 m(memory_test::gfx1201_code);
  m.wave.set_m0(0x80000105);
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    m.wave.set_vgpr(lane, 2, 128 * lane);
    for (std::uint32_t r = 16; r < 48; ++r) m.wave.set_vgpr(lane, r, r);
  }
  CHECK(!m.run("global_load_block v[16:47], v2, s[4:5]"));
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    for (std::uint32_t i = 0; i < 32; ++i)
      CHECK(m.wave.vgpr(lane, 16 + i) ==
            ((0x80000105u >> i & 1) != 0 ? peek(m.global, 4096 + 128 * lane + 4 * i) : 16 + i));
  const auto before = m.global;
  m.set_base(4, 8192);
  CHECK(!m.run("global_store_block v2, v[16:47], s[4:5]"));
  for (std::uint32_t i = 0; i < 32; ++i)
    CHECK(peek(m.global, 8192 + 4 * i) == peek(before, ((0x80000105u >> i & 1) != 0 ? 4096 : 8192) + 4 * i));
}

TEST_CASE("gfx12: a block that covers the registers of its own address reads them once") {
  Gfx12 m(memory_test::gfx1201_code);
  const auto fill = [&] {
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      for (std::uint32_t r = 16; r < 48; ++r) m.wave.set_vgpr(lane, r, r);
  };
  m.wave.set_m0(0x80000184);  // v18, v23, v24 and v47
  fill();
  for (std::uint32_t lane = 0; lane < 32; ++lane) m.set_pair(lane, 18, Gfx12::base + 4096 + 128 * lane);
  CHECK(!m.run("global_load_block v[16:47], v[18:19], off"));
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    for (const std::uint32_t i : {2u, 7u, 8u, 31u})
      CHECK(m.wave.vgpr(lane, 16 + i) == peek(m.global, 4096 + 128 * lane + 4 * i));
  fill();
  for (std::uint32_t lane = 0; lane < 32; ++lane) m.wave.set_vgpr(lane, 18, 4 * lane);
  CHECK(!m.run("scratch_load_block v[16:47], v18, off"));
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    for (const std::uint32_t i : {2u, 7u, 8u, 31u})
      CHECK(m.wave.vgpr(lane, 16 + i) == peek(m.scratch, Gfx12::scratch_bytes * lane + 4 * lane + 4 * i));
}

TEST_CASE("gfx12: a block whose later part faults has written no register") {
  Gfx12 m(memory_test::gfx1201_code);
  m.wave.set_m0(0x11);
  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 16, 1), m.wave.set_vgpr(0, 20, 2);
  m.set_pair(0, 18, Gfx12::base + m.global.size() - 16);
  const Fault fault = m.run("global_load_block v[16:47], v[18:19], off");
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.address == Gfx12::base + m.global.size());
  CHECK((m.wave.vgpr(0, 16) == 1 && m.wave.vgpr(0, 20) == 2));
}

namespace {

/// A 16 x 16 tile of `bits`-bit elements, rows (k) of sixteen (m) contiguous; where lane `lane` reads, from the
/// diagram.
std::uint32_t tile_offset(unsigned bits, std::uint32_t lane) {
  if (bits == 16) return (lane % 8 + lane / 16 * 8) * 32 + lane / 8 % 2 * 16;
  return (lane % 4 + lane / 8 * 4) * 16 + lane / 4 % 2 * 8;
}

template <class M>
void check_tile(M& m, std::string_view text, unsigned bits, const std::vector<std::uint8_t>& memory, std::uint64_t at) {
  constexpr std::uint32_t size = decltype(m.wave)::lanes;
  for (std::uint32_t lane = 0; lane < size; ++lane)
    m.wave.set_vgpr(lane, 2, lane < 32 ? tile_offset(bits, lane) : 0x7fffffff);
  CHECK(!m.run(text));
  const std::uint32_t a_lane = 256 / size;  // elements
  for (std::uint32_t lane = 0; lane < size; ++lane) {
    for (std::uint32_t i = 0; i < a_lane; ++i) {
      const std::uint32_t k = lane / 16 * a_lane + i, column = lane % 16;
      const std::uint32_t found = m.wave.vgpr(lane, 4 + i * bits / 32) >> (i * bits % 32) & ((1u << bits) - 1);
      CHECK(found == peek(memory, at + (k * 16 + column) * bits / 8, bits / 8));
    }
  }
}

}  // namespace

TEST_CASE("transposing loads: column l % 16 of a tile, its rows shared out") {
  Gfx12 m(memory_test::gfx1201_code);
  check_tile(m, "global_load_tr_b128 v[4:7], v2, s[4:5]", 16, m.global, 4096);
  check_tile(m, "global_load_tr_b64 v[4:5], v2, s[4:5]", 8, m.global, 4096);
  Gfx12Wave64 wide(memory_test::gfx1201_code);
  check_tile(wide, "global_load_tr_b128 v[4:7], v2, s[4:5]", 16, wide.global, 4096);
  check_tile(wide, "global_load_tr_b64 v[4:5], v2, s[4:5]", 8, wide.global, 4096);
  Gfx1250 n(memory_test::gfx1250_code);
  n.wave.set_exec(1);  // ignored by DS
  check_tile(n, "ds_load_tr16_b128 v[4:7], v2", 16, n.lds, 0);
  check_tile(n, "ds_load_tr8_b64 v[4:5], v2", 8, n.lds, 0);
  m.wave.set_exec(1);
  CHECK(m.run("global_load_tr_b64 v[4:5], v2, s[4:5]").kind == FaultKind::illegal_operand);
  m.wave.set_exec(0);
  CHECK(!m.run("global_load_tr_b64 v[4:5], v2, s[4:5]"));
  for (std::uint32_t lane = 0; lane < 32; ++lane) n.wave.set_vgpr(lane, 2, 8 * lane);
  CHECK(!n.run("ds_load_tr4_b64 v[4:5], v2"));
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    for (std::uint32_t i = 0; i < 16; ++i)
      CHECK((n.wave.vgpr(lane, 4 + i / 8) >> (i % 8 * 4) & 15u) ==
            (n.lds[(lane / 16 * 16 + i) * 8 + lane % 16 / 2] >> (lane % 2 * 4) & 15u));
}

TEST_CASE("gfx1250: scaled and signed offsets, copies between memory and LDS, barrier cells") {
  Gfx1250 m(memory_test::gfx1250_code);
  for (std::uint32_t lane = 0; lane < 32; ++lane) m.wave.set_vgpr(lane, 2, lane - 16);
  CHECK(!m.run("global_load_b32 v1, v2, s[4:5] offset:4 scale_offset"));
  CHECK(m.wave.vgpr(3, 1) == peek(m.global, 4096 - 13 * 4 + 4));
  CHECK(!m.run("global_load_b32 v1, v2, s[4:5]"));
  CHECK(m.wave.vgpr(3, 1) == peek(m.global, 4096 - 13));
  CHECK(!m.run("flat_load_b32 v1, v2, s[4:5]"));
  CHECK(m.wave.vgpr(3, 1) == peek(m.global, 4096 - 13));
  CHECK(!m.run("cluster_load_b32 v1, v2, s[4:5]"));
  CHECK(m.wave.vgpr(4, 1) == peek(m.global, 4096 - 12));
  m.wave.s[6] = 5;
  CHECK(!m.run("s_load_b64 s[8:9], s[4:5], s6 offset:0x0 scale_offset"));
  CHECK(m.wave.scalar_pair(8) == peek(m.global, 4096 + 40, 8));
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    m.wave.set_vgpr(lane, 1, 1000 + 8 * lane);
    m.wave.set_vgpr(lane, 2, 24 * lane);
  }
  m.wave.set_vgpr(31, 1, 8184 - 4);  // with the offset beyond LDS
  CHECK(!m.run("global_load_async_to_lds_b64 v1, v2, s[4:5] offset:8"));
  CHECK(peek(m.lds, 1000 + 8 * 7 + 8, 8) == peek(m.global, 4096 + 24 * 7 + 8, 8));
  const auto kept = m.global[4096 + 24 * 7 + 1];
  CHECK(!m.run("global_store_async_from_lds_b8 v2, v1, s[4:5]"));
  CHECK(m.global[4096 + 24 * 7] == m.lds[1000 + 8 * 7]);
  CHECK(m.global[4096 + 24 * 7 + 1] == kept);

  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 1, 64);
  m.set_pair(0, 4, 1);
  for (unsigned i = 0; i < 8; ++i) m.lds[64 + i] = i == 4 ? 3 : 0;
  CHECK(!m.run("ds_atomic_barrier_arrive_rtn_b64 v[2:3], v1, v[4:5]"));
  CHECK(m.wave.vgpr(0, 2) == 0);
  CHECK(m.wave.vgpr(0, 3) == 3);
  CHECK(peek(m.lds, 64) == (7u << 29 | 3u));  // a new phase, three more to come after the next
}

TEST_CASE("gfx1250: a flat address names the lane whose scratch it is in") {
  Gfx1250 m(memory_test::gfx1250_code);
  m.wave.flat_scratch = 1ull << 20;
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    m.set_pair(lane, 2, 1ull << 58 | std::uint64_t{31 - lane} << 52 | (((1ull << 20) >> 5) + 12));
  CHECK(!m.run("flat_load_b32 v1, v[2:3]"));
  for (std::uint32_t lane = 0; lane < 32; ++lane)
    CHECK(m.wave.vgpr(lane, 1) == peek(m.scratch, (31 - lane) * 256 + 12));
  m.set_pair(4, 2, 1ull << 58 | 12);  // below the wave's scratch: another wave's
  const Fault fault = m.run("flat_load_b32 v1, v[2:3]");
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.lane == 4);
}

namespace {

/// Lane 9 alone swaps in scratch, at byte 8 of its own, which the flat address `at` leads to.
template <class M>
void check_scratch_swaps(M& m, std::uint64_t at) {
  m.wave.set_exec(1u << 9);
  m.set_pair(9, 2, at);
  m.set_pair(9, 4, 0x123456789);
  const auto before = m.scratch;
  const Fault fault = m.run("flat_atomic_swap_b64 v[2:3], v[4:5]");
  CHECK(fault.kind == FaultKind::illegal_operand);
  CHECK(fault.lane == 9);
  CHECK(fault.space == lockstep::AddressSpace::scratch);
  CHECK(fault.address == 8);
  CHECK(fault.size == 8);
  CHECK(m.scratch == before);
  CHECK(!m.run("flat_atomic_swap_b32 v[2:3], v4"));
  CHECK(peek(m.scratch, 9 * 256 + 8) == 0x23456789);
  m.set_pair(9, 2, M::base + 8);
  CHECK(!m.run("flat_atomic_swap_b64 v[2:3], v[4:5]"));
  CHECK(peek(m.global, 8, 8) == 0x123456789);
}

}  // namespace

// RDNA3 7.1, RDNA4 10.1, CDNA5 10.1.1.
TEST_CASE("FLAT atomics of eight bytes do not reach scratch, those of four do") {
  Gfx11 gfx11(memory_test::gfx1100_code);
  check_scratch_swaps(gfx11, 1ull << 58 | 8);
  Gfx12 gfx12(memory_test::gfx1201_code);
  check_scratch_swaps(gfx12, 1ull << 58 | 8);
  Gfx1250 gfx1250(memory_test::gfx1250_code);
  check_scratch_swaps(gfx1250, 1ull << 58 | 9ull << 52 | 8);
}

TEST_CASE("gfx1250: monitoring loads are aligned as atomics are, and take four bytes of scratch at most") {
  Gfx1250 m(memory_test::gfx1250_code);
  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 2, 16);
  CHECK(!m.run("global_load_monitor_b128 v[4:7], v2, s[4:5]"));
  CHECK(m.wave.vgpr(0, 7) == peek(m.global, 4096 + 28));
  m.wave.set_vgpr(0, 2, 8);
  CHECK(m.run("global_load_monitor_b128 v[4:7], v2, s[4:5]").kind == FaultKind::misaligned);
  m.set_pair(0, 2, 1ull << 57 | 8);  // LDS
  CHECK(!m.run("flat_load_monitor_b64 v[4:5], v[2:3]"));
  CHECK(m.wave.vgpr(0, 5) == peek(m.lds, 12));
  m.set_pair(0, 2, 1ull << 57 | 12);
  CHECK(m.run("flat_load_monitor_b64 v[4:5], v[2:3]").kind == FaultKind::misaligned);
  m.set_pair(0, 2, 1ull << 58 | 8);  // scratch
  CHECK(m.run("flat_load_monitor_b64 v[4:5], v[2:3]").kind == FaultKind::illegal_operand);
  CHECK(!m.run("flat_load_monitor_b32 v1, v[2:3]"));
  CHECK(m.wave.vgpr(0, 1) == peek(m.scratch, 8));
  m.set_pair(0, 2, 1ull << 58 | 6);
  CHECK(m.run("flat_load_monitor_b32 v1, v[2:3]").kind == FaultKind::misaligned);
}
