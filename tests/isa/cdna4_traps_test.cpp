// Findings of a public audit of AMD's ISA XML (vendor-xml/XML_TRAPS.md), as programs: what the manual or LLVM
// says happens, where a table taken at its word would do something else. Words are llvm-mc-22's for the
// assembly beside them; the audit's findings on tables alone are in tests/codegen/model/cdna4_xml_test.cpp.
#include <doctest/doctest.h>

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "../unit/engine/program.hpp"

namespace {

using namespace lockstep;
using cdna4::Encoding;
using engine_test::Program;
using lockstep::Field;

std::uint32_t f32(float x) { return std::bit_cast<std::uint32_t>(x); }

/// Registers by number and value, the same in every lane.
struct Register {
  std::uint32_t number, value;
};

/// v0 (or `result`) of lane 5 after the words.
std::uint32_t run(std::initializer_list<std::uint32_t> words, std::initializer_list<Register> registers,
                  std::uint32_t result = 0, Mode mode = {}) {
  Program p(words);
  p.wave.mode = mode;
  for (const Register& r : registers) {
    for (std::uint32_t lane = 0; lane < 64; ++lane) p.wave.set_vgpr(lane, r.number, r.value);
  }
  REQUIRE_FALSE(p.run());
  return p.wave.vgpr(5, result);
}

cdna4::Decoded decoded(std::initializer_list<std::uint32_t> words) {
  return cdna4::decode({words.begin(), words.size()});
}

/// SCC after a scalar operation on s1 and s2.
bool scc_of(std::uint32_t word, std::uint32_t s1, std::uint32_t s2) {
  Program p{word};
  p.wave.s[1] = s1;
  p.wave.s[2] = s2;
  REQUIRE_FALSE(p.run());
  return p.wave.scc;
}

/// Whether the first word of the program is refused, at decoding or at its operands.
bool refused(std::initializer_list<std::uint32_t> words) {
  Program p(words);
  const FaultKind kind = p.run().kind;
  return kind == FaultKind::illegal_instruction || kind == FaultKind::illegal_operand;
}

constexpr Mode f32_flushed_no_ieee{0x1c0};

}  // namespace

TEST_CASE("trap 003: small-float conversions take SGPRs and constants, as LLVM assembles them") {
  Program p{0xd2a20000, 0x00020401};  // v_cvt_pk_fp8_f32 v0, s1, v2
  p.wave.s[1] = f32(1);
  p.wave.set_vgpr(5, 2, f32(-2));
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.vgpr(5, 0) == 0xc038);
  CHECK(run({0xd2a40000, 0x0001e501}, {{1, f32(1)}, {0, 0x11223344}}) == 0x11223338);  // v_cvt_sr_fp8_f32 v0, v1, 1.0
}

TEST_CASE("trap 005, 082: bytes and halves that a conversion does not write stay") {
  CHECK(run({0xd2a24000, 0x00020501}, {{0, 0x11112222}, {1, f32(1)}, {2, f32(-2)}}) == 0xc0382222);  // op_sel:[0,0,1]
  CHECK(run({0xd1f00000, 0x00010501}, {{0, 0x11223344}, {1, f32(200)}}) ==
        0x11c83344);  // v_cvt_pkaccum_u8_f32 v0, v1, 2
}

TEST_CASE("trap 009: packed f32 operations select dwords") {
  // v_pk_mov_b32 v[0:1], v[2:3], v[4:5] op_sel:[0,1]: even register of S0, odd one of S1; OP_SEL_HI plays no
  // part
  for (const std::uint32_t op_sel_hi : {0u, 0x18000000u}) {
    const std::initializer_list<Register> sources{{2, 22}, {3, 33}, {4, 44}, {5, 55}};
    CHECK(run({0xd3b35000, 0x00020902 | op_sel_hi}, sources, 0) == 22);
    CHECK(run({0xd3b35000, 0x00020902 | op_sel_hi}, sources, 1) == 55);
  }
  Program p{0xd3b14000, 0x18000402};  // v_pk_mul_f32 v[0:1], s[2:3], s[2:3]
  p.wave.s[2] = f32(3);
  p.wave.s[3] = f32(5);
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.vgpr(5, 0) == f32(9));
  CHECK(p.wave.vgpr(5, 1) == f32(25));
  // v_pk_mul_f32 v[0:1], v[2:3], v[4:5] clamp: LLVM has it, against the manual
  CHECK(run({0xd3b1c000, 0x18020902}, {{2, f32(2)}, {4, f32(2)}, {3, f32(0.5f)}, {5, f32(0.5f)}}, 0) == f32(1));
  CHECK(run({0xd3b1c000, 0x18020902}, {{2, f32(2)}, {4, f32(2)}, {3, f32(0.5f)}, {5, f32(0.5f)}}, 1) == f32(0.25f));
}

TEST_CASE("trap 010: mixed multiply-add: OP_SEL_HI picks f16, NEG_HI is ABS") {
  // v_fma_mix_f32 v0, v1, -|v2|, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]
  CHECK(run({0xd3a00a00, 0x4c0e0501}, {{1, 0x40007e00}, {2, f32(-3)}, {3, f32(1)}}) == f32(-5));
  // v_fma_mixlo_f16 v0, |v1|, v2, v3
  CHECK(run({0xd3a10100, 0x040e0501}, {{0, 0x11112222}, {1, f32(-2)}, {2, f32(3)}, {3, f32(1)}}) == 0x11114700);
}

TEST_CASE("trap 013: F8F6F4 takes formats from CBSZ and BLGP, has no CLAMP, ignores EXEC") {
  // v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[12:19], v[20:23] cbsz:4: A of fp4, B of fp8
  const std::initializer_list<std::uint32_t> words{0xd3ad0400, 0x04521904};
  CHECK_FALSE(decoded(words).instruction.has(Field::clamp));
  Program p(words);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (std::uint32_t i = 0; i < 4; ++i) {
      p.wave.set_vgpr(lane, 4 + i, 0x22222222);   // 1.0
      p.wave.set_vgpr(lane, 12 + i, 0x38383838);  // 1.0
      p.wave.set_vgpr(lane, 16 + i, 0x40404040);  // 2.0
      p.wave.set_vgpr(lane, 20 + i, f32(0.5f));
    }
  }
  p.wave.set_exec(0);
  REQUIRE_FALSE(p.run());
  for (std::uint32_t lane = 0; lane < 64; ++lane) CHECK(p.wave.vgpr(lane, 3) == f32(192.5f));
  // A format that does not exist
  CHECK(refused({0xd3ad0500, 0x04521904}));
}

TEST_CASE("trap 046, 050: reserved selectors and hardware registers are refused") {
  CHECK(refused({0xbe8000ef}));                                                  // s_mov_b32 s0, <239>
  for (std::uint32_t id = 8; id <= 14; ++id) CHECK(refused({0xb885f800 | id}));  // s_getreg_b32 s5, hwreg(id)
}

TEST_CASE("trap 047: SCC of S_ADD_I32 and S_SUB_I32 is overflow, not carry") {
  CHECK(scc_of(0x81000201, 0x7fffffff, 1));  // s_add_i32 s0, s1, s2
  CHECK_FALSE(scc_of(0x81000201, 0xffffffff, 1));
  CHECK(scc_of(0x81800201, 0x80000000, 1));  // s_sub_i32 s0, s1, s2
  CHECK_FALSE(scc_of(0x81800201, 0, 1));
}

TEST_CASE("trap 048: S_MAX sets SCC on ties") {
  CHECK(scc_of(0x84000201, 5, 5));  // s_max_i32 s0, s1, s2
  CHECK(scc_of(0x84800201, 5, 5));  // s_max_u32 s0, s1, s2
  CHECK_FALSE(scc_of(0x84000201, 0xffffffff, 1));
  CHECK(scc_of(0x84800201, 0xffffffff, 1));
}

TEST_CASE("trap 054: CLAMP leaves a compare's result alone") {
  Program p{0xd0418008, 0x00020501};  // v_cmp_lt_f32_e64 s[8:9], v1, v2 clamp
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    p.wave.set_vgpr(lane, 1, f32(static_cast<float>(lane)));
    p.wave.set_vgpr(lane, 2, f32(31.5f));
  }
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.scalar_pair(8) == 0xffffffff);
}

TEST_CASE("trap 056: OMOD needs flushed denormals and IEEE off, it flushes, and -0 becomes +0") {
  const auto halved = [](float a, float b, Mode mode) {
    return run({0xd1010000, 0x18020501}, {{1, f32(a)}, {2, f32(b)}}, 0,
               mode);  // v_add_f32_e64 v0, v1, v2 div:2
  };
  CHECK(halved(3, 5, Mode{}) == f32(8));
  CHECK(halved(3, 5, Mode{0x1f0}) == f32(8));  // denormals on
  CHECK(halved(3, 5, Mode{0x3c0}) == f32(8));  // IEEE on
  CHECK(halved(3, 5, f32_flushed_no_ieee) == f32(4));
  CHECK(halved(-0.0f, -0.0f, f32_flushed_no_ieee) == 0);
  CHECK(halved(0x1p-126f, 0, f32_flushed_no_ieee) == 0);
}

TEST_CASE("trap 067: bitwise operations know no modifiers, literal forms have no VOP3") {
  CHECK(decoded({0xd1150000, 0x00020501}).error == DecodeError::none);     // v_xor_b32_e64 v0, v1, v2
  CHECK(decoded({0xd1150000, 0x20020501}).error == DecodeError::illegal);  // NEG[0] is reserved there
  unsigned forms = 0;
  for (const FormInfo& form : cdna4::Isa::forms()) {
    const std::string_view name = cdna4::Isa::info(static_cast<cdna4::Opcode>(form.opcode)).name;
    if (name != "V_MADMK_F16" && name != "V_MADAK_F16" && name != "V_FMAMK_F32" && name != "V_FMAAK_F32") continue;
    CHECK(static_cast<Encoding>(form.encoding) == Encoding::vop2_lit);
    ++forms;
  }
  CHECK(forms == 4);
}

TEST_CASE("trap 073: VOPC with DPP is illegal, as LLVM has it") {
  CHECK(decoded({0x7c8204fa, 0xff010101}).error == DecodeError::illegal);
}

TEST_CASE("trap 076: V_DOT2_F32_BF16: NEG reaches the products, not the addend") {
  const std::initializer_list<Register> sources{{1, 0x40003f80}, {2, 0x40403f80}, {3, f32(1)}};
  CHECK(run({0xd39a4000, 0x1c0e0501}, sources) == f32(8));
  CHECK(run({0xd39a4000, 0x9c0e0501}, sources) == f32(8));           // neg_lo:[0,0,1]
  CHECK(run({0xd39a4200, 0x3c0e0501}, sources) == f32(-1 - 6 + 1));  // neg_lo:[1,0,0] neg_hi:[0,1,0]
}

TEST_CASE("trap 077, 081: minimum3 and maximum3 quiet NaNs whatever IEEE says, CLAMP makes them 0") {
  const std::initializer_list<Register> sources{{1, f32(1)}, {2, 0x7f800001}, {3, f32(-1)}};
  for (const Mode mode : {Mode{0x3f0}, Mode{0x1f0}}) {
    CHECK(run({0xd2a80000, 0x040e0501}, sources, 0, mode) == 0x7fc00001);  // v_minimum3_f32 v0, v1, v2, v3
    CHECK(run({0xd2a80000, 0x040e0503}, sources, 0, mode) == 0x7fc00001);
    CHECK(run({0xd2a88000, 0x040e0501}, sources, 0, mode) == 0);  // clamp
  }
}

TEST_CASE("trap 078: FMAC adds to its destination") {
  CHECK(run({0x76000501}, {{0, f32(1)}, {1, f32(2)}, {2, f32(3)}}) == f32(7));                  // v_fmac_f32 v0, v1, v2
  CHECK(run({0x78000501}, {{0, 0x3c004000}, {1, 0x40004000}, {2, 0x42003c00}}) == 0x47004400);  // v_pk_fmac_f16
  // v_fmac_f64 v[0:1], v[2:3], v[4:5]
  CHECK(run({0x08000902}, {{0, 0}, {1, 0x3ff00000}, {2, 0}, {3, 0x40000000}, {4, 0}, {5, 0x40080000}}, 1) ==
        0x401c0000);
}

TEST_CASE("trap 079, 080: SDST of VOP3 is the carry, the scale flag, the 65th bit") {
  Program p{0xd1196a00, 0x00020501,   // v_add_co_u32_e64 v0, vcc, v1, v2
            0xd1e80200, 0x04120702};  // v_mad_u64_u32 v[0:1], s[2:3], v2, v3, v[4:5]
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    for (const std::uint32_t number : {1u, 2u, 3u, 4u, 5u}) p.wave.set_vgpr(lane, number, lane < 32 ? 0xffffffff : 1);
  }
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.vcc() == 0xffffffff);
  CHECK(p.wave.scalar_pair(2) == 0xffffffff);
}

TEST_CASE("trap 083: which 16-bit results keep the other half") {
  struct Case {
    std::initializer_list<std::uint32_t> words;
    std::uint32_t result;
  };
  const Case cases[] = {
      {{0xd2060000, 0x040e0501}, 0x11114700},  // v_fma_f16 v0, v1, v2, v3
      {{0xd2064000, 0x040e0501}, 0x47002222},  // op_sel:[0,0,0,1]
      {{0xd2070000, 0x040e0501}, 0x11114000},  // v_div_fixup_f16
      {{0xd1ee0000, 0x040e0501}, 0x00004700},  // v_fma_legacy_f16
      {{0xd1ea0000, 0x040e0501}, 0x00004700},  // v_mad_legacy_f16
      {{0xd1ef0000, 0x040e0501}, 0x00004000},  // v_div_fixup_legacy_f16
      {{0x48000501, 0x00004000}, 0x00004700},  // v_madmk_f16 v0, v1, 0x4000, v2
      {{0x4a000501, 0x00004000}, 0x00004800},  // v_madak_f16 v0, v1, v2, 0x4000
  };
  for (const Case& c : cases) {
    const std::uint32_t first = *c.words.begin();
    CAPTURE(first);
    // 2, 3, 1; the quotient that V_DIV_FIXUP gets stands in its first source.
    CHECK(run(c.words, {{0, 0x11112222}, {1, 0xaaaa4000}, {2, 0xbbbb4200}, {3, 0xcccc3c00}}) == c.result);
  }
  const std::initializer_list<Register> integers{{0, 0x11112222}, {1, 0xaaaa0003}, {2, 0xbbbb0005}, {3, 0xcccc0007}};
  CHECK(run({0xd2040000, 0x040e0501}, integers) == 0x11110016);  // v_mad_u16 v0, v1, v2, v3
  CHECK(run({0xd2044000, 0x040e0501}, integers) == 0x00162222);  // op_sel:[0,0,0,1]
  CHECK(run({0xd1eb0000, 0x040e0501}, integers) == 0x00000016);  // v_mad_legacy_u16
}

TEST_CASE("trap 084: BITOP3's modifier bits are its truth table") {
  const std::initializer_list<Register> sources{{0, 0x11112222}, {1, 0xf0f0f0f0}, {2, 0xcccccccc}, {3, 0xaaaaaaaa}};
  CHECK(run({0xd2340200, 0xd40e0501}, sources) == (0xf0f0f0f0 ^ 0xcccccccc ^ 0xaaaaaaaa));  // bitop3:0x96
  CHECK(run({0xd2340400, 0x9c0e0501}, sources) == 0xe4e4e4e4);                              // bitop3:0xe4
  CHECK(run({0xd2330100, 0x5c0e0501}, sources) == 0x1111caca);                              // v_bitop3_b16 bitop3:0xca
}

TEST_CASE("trap 085: V_LSHL_ADD_U64 shifts by up to 4, by more not at all") {
  const auto low = [](std::uint32_t count) {  // v_lshl_add_u64 v[0:1], v[2:3], v4, v[6:7]
    return run({0xd2080000, 0x041a0902}, {{2, 3}, {3, 0}, {4, count}, {6, 1}, {7, 0}});
  };
  CHECK(low(0) == 4);
  CHECK(low(4) == 49);
  CHECK(low(5) == 4);
  CHECK(low(64) == 4);
}

TEST_CASE("trap 088: 64-bit VOP1 knows one DPP control, row_newbcast, as LLVM has it") {
  // v_ceil_f64_dpp v[0:1], v[2:3] row_newbcast:1
  CHECK(run({0x7e0030fa, 0xff015102}, {{2, 0}, {3, 0x3ff80000}}, 1) == 0x40000000);
  CHECK(refused({0x7e0030fa, 0xff010102}));  // row_shl:1
  CHECK(refused({0x7e001efa, 0xff011102}));  // v_cvt_f32_f64 row_shr:1
}

TEST_CASE("trap 090: a compare in SDWA writes VCC where SD is 0, an SGPR pair where it is 1") {
  for (const bool pair : {false, true}) {
    // v_cmp_eq_u32_sdwa vcc (s[6:7]), v1, v2 src0_sel:BYTE_0 src1_sel:DWORD
    Program p{0x7d9404f9, pair ? 0x06008601u : 0x06000001u};
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      p.wave.set_vgpr(lane, 1, 0x12345600 + lane);
      p.wave.set_vgpr(lane, 2, lane < 8 ? lane : 99);
    }
    p.wave.set_vcc(0x5a5a);
    p.wave.set_scalar_pair(6, 0xa5a5);
    REQUIRE_FALSE(p.run());
    CHECK(p.wave.vcc() == (pair ? 0x5a5a : 0xff));
    CHECK(p.wave.scalar_pair(6) == (pair ? 0xff : 0xa5a5));
  }
}

TEST_CASE("trap 091: V_BCNT adds the count to its second source") {
  CHECK(run({0xd28b0000, 0x00020501}, {{1, 0xf0f0}, {2, 100}}) == 108);  // v_bcnt_u32_b32 v0, v1, v2
}
