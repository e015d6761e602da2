// Memory instructions of RDNA3, RDNA4 and CDNA5, from LLVM's words to what they leave in registers and memory.
#include <doctest/doctest.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "encoded.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/state/wave.hpp"

namespace {

using lockstep::Fault;
using lockstep::FaultKind;
using memory_test::Encoded;

template <class IsaType, std::uint16_t size>
struct Machine {
  using Isa = IsaType;
  static constexpr std::uint64_t base = 0x7f0012340000;
  static constexpr std::uint32_t scratch_bytes = 256;
  std::span<const Encoded> code;
  std::vector<std::uint8_t> global = std::vector<std::uint8_t>(1 << 15), lds = std::vector<std::uint8_t>(1 << 13);
  std::vector<std::uint8_t> scratch = std::vector<std::uint8_t>(size * scratch_bytes);
  lockstep::Wave<Isa, lockstep::WaveShape{size, 64, 0, size}> wave;

  explicit Machine(std::span<const Encoded> words) : code(words) {
    wave.set_exec(~std::uint64_t{0});
    wave.apertures = {1ull << 57, 1ull << 57 | 0xffffffffu, 1ull << 58, 1ull << 58 | 0xffffffffu};
    std::uint32_t state = 99;
    for (auto* bytes : {&global, &lds, &scratch})
      for (std::uint8_t& b : *bytes) b = static_cast<std::uint8_t>((state = state * 1664525u + 1013904223u) >> 24);
    set_base(4, 4096);
  }
  /// SGPR pair `number`: the byte `at` of memory.
  void set_base(std::uint32_t number, std::uint64_t at) { wave.set_scalar_pair(number, base + at); }
  void set_pair(std::uint32_t lane, std::uint32_t number, std::uint64_t value) {
    wave.set_vgpr(lane, number, static_cast<std::uint32_t>(value));
    wave.set_vgpr(lane, number + 1, static_cast<std::uint32_t>(value >> 32));
  }
  /// Runs the instruction that LLVM writes so.
  Fault run(std::string_view text) {
    for (const Encoded& each : code) {
      if (each.text != text) continue;
      const auto decoded = lockstep::decode<Isa>(each.words);
      REQUIRE(decoded.error == lockstep::DecodeError::none);
      lockstep::SpanMemory memory(base, global);
      return lockstep::execute_memory(wave, decoded.instruction, memory, lds,
                                      lockstep::ScratchMemory{scratch, scratch_bytes});
    }
    const bool in_encoded_hpp = false;
    REQUIRE_MESSAGE(in_encoded_hpp, std::string(text));
    return {};
  }
};

std::uint64_t peek(const std::vector<std::uint8_t>& memory, std::uint64_t at, unsigned bytes = 4) {
  std::uint64_t value = 0;
  for (unsigned i = bytes; i-- > 0;) value = value << 8 | memory.at(at + i);
  return value;
}

using Gfx11 = Machine<lockstep::rdna3::Isa, 32>;
using Gfx11Wave64 = Machine<lockstep::rdna3::Isa, 64>;
using Gfx12 = Machine<lockstep::rdna4::Isa, 32>;
using Gfx12Wave64 = Machine<lockstep::rdna4::Isa, 64>;
using Gfx1250 = Machine<lockstep::cdna5::Isa, 32>;

}  // namespace

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
    "LDS loads partly outside the allocation: zero as a whole on gfx11, dword by dword on gfx12; stores always so") {
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

TEST_CASE("gfx11: buffers, typed and not; halves of registers") {
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
