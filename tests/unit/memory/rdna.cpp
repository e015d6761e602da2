// Memory instructions of RDNA3, and what RDNA3 and RDNA4 do differently, from LLVM's words to what they leave in
// registers and memory.
#include <doctest/doctest.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "rdna_machine.hpp"

using namespace memory_test;

TEST_CASE("gfx11: scalar loads with signed and register offsets, buffers with their bounds") {
  Gfx11 m(memory_test::gfx1100_code);
  m.wave.s[6] = 0x102;  // two low bits are ignored
  CHECK(!m.run("s_load_b64 s[8:9], s[4:5], -0x10"));
  CHECK(m.wave.scalar_pair(8) == peek(m.global, 4096 - 16, 8));
  CHECK(!m.run("s_load_b32 s8, s[4:5], s6 offset:0x8"));
  CHECK(m.wave.s[8] == peek(m.global, 4096 + 0x108));
  m.wave.s[6] = 12;                    // bytes
  m.wave.s[7] = 22u << 12 | 3u << 28;  // 32_FLOAT, raw
  CHECK(!m.run("s_buffer_load_b64 s[8:9], s[4:7], 0x8"));
  CHECK(m.wave.s[8] == peek(m.global, 4096 + 8));
  CHECK(m.wave.s[9] == 0);  // beyond twelve bytes
}

TEST_CASE("gfx11: global, scratch and flat addresses") {
  Gfx11 m(memory_test::gfx1100_code);
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    m.wave.set_vgpr(lane, 2, 64 + 4 * lane);
    m.set_pair(lane, 4, Gfx11::base + 8 * lane);
  }
  CHECK(!m.run("global_load_b32 v1, v2, s[4:5] offset:-16"));
  CHECK(!m.run("global_load_b64 v[2:3], v[4:5], off offset:4095"));
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    CHECK(m.wave.vgpr(lane, 1) == peek(m.global, 4096 + 64 + 4 * lane - 16));
    CHECK(m.wave.vgpr(lane, 3) == peek(m.global, 8 * lane + 4095 + 4));
  }
  CHECK(!m.run("global_load_addtid_b32 v1, s[4:5] offset:8"));
  CHECK(m.wave.vgpr(31, 1) == peek(m.global, 4096 + 8 + 124));

  m.wave.s[6] = 20;
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    m.wave.set_vgpr(lane, 2, lane);
    m.wave.set_vgpr(lane, 3, 1000 + lane);
  }
  CHECK(!m.run("scratch_store_b32 v2, v3, s6 offset:8"));
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    CHECK(peek(m.scratch, lane * 256 + lane + 28) == 1000 + lane);
    // The private aperture, before the offset is added; then memory as it is.
    m.set_pair(lane, 2, lane == 0 ? Gfx11::base + 40 : (1ull << 58) + lane + 16);
  }
  CHECK(!m.run("flat_load_b32 v1, v[2:3] offset:12"));
  CHECK(m.wave.vgpr(0, 1) == peek(m.global, 52));
  for (std::uint32_t lane = 1; lane < 32; ++lane) CHECK(m.wave.vgpr(lane, 1) == 1000 + lane);
  CHECK(!m.run("scratch_load_b32 v1, off, off offset:16"));
  CHECK(m.wave.vgpr(5, 1) == peek(m.scratch, 5 * 256 + 16));
}

TEST_CASE("lane permutations of wave64: halves on gfx11, all lanes on gfx12") {
  const auto fill = [](auto& m) {
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      m.wave.set_vgpr(lane, 2, 4 * (63 - lane) + 256);
      m.wave.set_vgpr(lane, 3, 100 + lane);
    }
    m.wave.set_exec(~(1ull << 5));
  };
  Gfx11Wave64 m(memory_test::gfx1100_code);
  fill(m);
  CHECK(!m.run("ds_bpermute_b32 v1, v2, v3"));
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    if (lane == 5) continue;
    const std::uint32_t from = (lane & 32u) + 31 - lane % 32;
    CHECK(m.wave.vgpr(lane, 1) == (from == 5 ? 0 : 100 + from));
  }
  CHECK(!m.run("ds_permute_b32 v1, v2, v3"));
  CHECK(m.wave.vgpr(40, 1) == 100 + 32 + 23);
  Gfx12Wave64 wide(memory_test::gfx1201_code);
  fill(wide);
  CHECK(!wide.run("ds_bpermute_b32 v1, v2, v3"));
  CHECK(wide.wave.vgpr(40, 1) == 123);
  CHECK(wide.wave.vgpr(58, 1) == 0);  // lane 5 is switched off
  CHECK(!wide.run("ds_bpermute_fi_b32 v1, v2, v3"));
  CHECK(wide.wave.vgpr(58, 1) == 105);
}

TEST_CASE("atomics: order of operands, return bits, CSUB and its kin") {
  Gfx11 m(memory_test::gfx1100_code);
  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 2, 16);
  const auto before = static_cast<std::uint32_t>(peek(m.lds, 16));
  m.wave.set_vgpr(0, 3, 42);
  m.wave.set_vgpr(0, 4, before);  // CMPSTORE: the comparand is the second one
  CHECK(!m.run("ds_cmpstore_rtn_b32 v1, v2, v3, v4"));
  CHECK(m.wave.vgpr(0, 1) == before);
  CHECK(peek(m.lds, 16) == 42);
  const auto old = static_cast<std::uint32_t>(peek(m.global, 4112));
  m.wave.set_vgpr(0, 1, 7);
  CHECK(!m.run("global_atomic_add_u32 v2, v3, s[4:5]"));
  CHECK(m.wave.vgpr(0, 1) == 7);
  CHECK(!m.run("global_atomic_add_u32 v1, v2, v3, s[4:5] glc"));
  CHECK(m.wave.vgpr(0, 1) == old + 42);
  CHECK(peek(m.global, 4112) == old + 84);
  m.wave.set_vgpr(0, 3, 0xffffffff);
  CHECK(!m.run("global_atomic_csub_u32 v1, v2, v3, s[4:5] glc"));
  CHECK(peek(m.global, 4112) == 0);

  Gfx12 n(memory_test::gfx1201_code);
  n.wave.set_exec(1);
  n.wave.set_vgpr(0, 2, 16);
  n.wave.set_vgpr(0, 3, 1);
  const auto first = static_cast<std::uint32_t>(peek(n.global, 4112));
  CHECK(!n.run("global_atomic_add_u32 v2, v3, s[4:5]"));
  CHECK(n.wave.vgpr(0, 1) == 0);
  CHECK(!n.run("global_atomic_add_u32 v1, v2, v3, s[4:5] th:TH_ATOMIC_RETURN"));
  CHECK(n.wave.vgpr(0, 1) == first + 1);
  CHECK(!n.run("global_atomic_cond_sub_u32 v1, v2, v3, s[4:5] th:TH_ATOMIC_RETURN"));
  CHECK(peek(n.global, 4112) == first + 1);
  n.wave.set_vgpr(0, 3, 0xffffffff);
  CHECK(!n.run("ds_sub_clamp_rtn_u32 v1, v2, v3"));
  CHECK(peek(n.lds, 16) == 0);
}

TEST_CASE(
    "LDS loads partly outside the allocation: zero as a whole on gfx11, dword by dword on gfx12, stores always so") {
  Gfx11 m(memory_test::gfx1100_code);
  const std::uint32_t size = 1 << 13;
  m.wave.set_exec(3);
  m.wave.set_vgpr(0, 1, size - 8);
  m.wave.set_vgpr(1, 1, size - 16);
  CHECK(!m.run("ds_load_b128 v[8:11], v1"));
  for (std::uint32_t i = 0; i < 4; ++i) {
    CHECK(m.wave.vgpr(0, 8 + i) == 0);
    CHECK(m.wave.vgpr(1, 8 + i) == peek(m.lds, size - 16 + 4 * i));
  }
  m.wave.set_vgpr(0, 1, size - 12);  // the second address is beyond
  CHECK(!m.run("ds_load_2addr_b32 v[8:9], v1 offset0:1 offset1:3"));
  CHECK(m.wave.vgpr(0, 8) == 0);
  CHECK(m.wave.vgpr(0, 9) == 0);
  CHECK(m.wave.vgpr(1, 8) == peek(m.lds, size - 12));
  CHECK(m.wave.vgpr(1, 9) == peek(m.lds, size - 4));
  m.set_pair(0, 2, 1ull << 57 | (size - 4));
  m.set_pair(1, 2, 1ull << 57 | (size - 8));
  CHECK(!m.run("flat_load_b64 v[8:9], v[2:3]"));
  CHECK(m.wave.vgpr(0, 8) == 0);
  CHECK(m.wave.vgpr(0, 9) == 0);
  CHECK(m.wave.vgpr(1, 8) == peek(m.lds, size - 8));
  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 1, size - 8);
  for (std::uint32_t i = 0; i < 4; ++i) m.wave.set_vgpr(0, 4 + i, 0xaaaa0000u + i);
  CHECK(!m.run("ds_store_b128 v1, v[4:7]"));
  CHECK(peek(m.lds, size - 8, 8) == 0xaaaa0001aaaa0000u);

  Gfx12 n(memory_test::gfx1201_code);
  n.wave.set_exec(1);
  n.wave.set_vgpr(0, 1, size - 8);
  CHECK(!n.run("ds_load_b128 v[8:11], v1"));
  CHECK(n.wave.vgpr(0, 8) == peek(n.lds, size - 8));
  CHECK(n.wave.vgpr(0, 9) == peek(n.lds, size - 4));
  CHECK(n.wave.vgpr(0, 10) == 0);
}

TEST_CASE("gfx11: buffers, typed and not, halves of registers") {
  Gfx11 m(memory_test::gfx1100_code);
  m.wave.set_exec(3);
  m.wave.s[6] = 24;
  m.wave.s[7] = 22u << 12 | 3u << 28;
  m.wave.s[8] = 8;
  m.wave.set_vgpr(0, 4, 0);
  m.wave.set_vgpr(1, 4, 8);
  CHECK(!m.run("buffer_load_b64 v[2:3], v4, s[4:7], s8 offen offset:4"));
  CHECK(m.wave.vgpr(0, 2) == peek(m.global, 4096 + 12));
  CHECK(m.wave.vgpr(0, 3) == peek(m.global, 4096 + 16));
  CHECK(m.wave.vgpr(1, 2) == peek(m.global, 4096 + 20));
  CHECK(m.wave.vgpr(1, 3) == 0);  // 8 + 4 + 4 + 4 bytes, and the SGPR's 8: beyond 24
  m.wave.s[5] |= 12u << 16;       // stride
  m.wave.s[6] = 2;
  m.wave.s[7] = 22u << 12 | 0u << 28;
  m.wave.set_vgpr(0, 4, 1);
  m.wave.set_vgpr(1, 4, 2);
  CHECK(!m.run("buffer_load_b32 v2, v4, s[4:7], null idxen"));
  CHECK(m.wave.vgpr(0, 2) == peek(m.global, 4096 + 12));
  CHECK(m.wave.vgpr(1, 2) == 0);
  m.wave.s[5] &= 0xffff;
  m.wave.s[6] = 100;
  m.wave.s[7] = 4u | 5u << 3 | 22u << 12 | 3u << 28;
  m.wave.set_vgpr(0, 4, 6);
  CHECK(!m.run("tbuffer_load_format_xy v[2:3], v4, s[4:7], 0 format:[BUF_FMT_8_8_UINT] offen"));
  CHECK(m.wave.vgpr(0, 2) == m.global[4096 + 6]);
  CHECK(m.wave.vgpr(0, 3) == m.global[4096 + 7]);
  m.wave.set_vgpr(0, 4, 4);
  CHECK(!m.run("ds_load_2addr_stride64_b32 v[2:3], v4 offset0:1 offset1:2"));
  CHECK(m.wave.vgpr(0, 2) == peek(m.lds, 260));
  CHECK(m.wave.vgpr(0, 3) == peek(m.lds, 516));
  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 1, 0x11112222);
  m.wave.set_vgpr(0, 2, 10);
  CHECK(!m.run("global_load_d16_hi_b16 v1, v2, s[4:5]"));
  CHECK(m.wave.vgpr(0, 1) == (peek(m.global, 4096 + 10, 2) << 16 | 0x2222));
}
