// Isa::legal of RDNA and CDNA5: what operands ask for together, and what each refusal says.
#include <doctest/doctest.h>

#include <array>
#include <initializer_list>
#include <string_view>

#include "lockstep/isa/near_miss.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna4.hpp"

namespace {

using lockstep::Field;
using lockstep::IllegalOperand;
using rdna3 = lockstep::rdna3::Isa;
using rdna4 = lockstep::rdna4::Isa;
using cdna5 = lockstep::cdna5::Isa;

template <class Isa>
constexpr lockstep::Decoded<Isa> decoded(std::initializer_list<std::uint32_t> words) {
  std::array<std::uint32_t, 4> padded{};
  std::size_t i = 0;
  for (const std::uint32_t word : words) padded[i++] = word;
  return lockstep::decode<Isa>(padded);
}

template <class Isa>
constexpr bool legal(std::initializer_list<std::uint32_t> words, std::uint32_t wave_size = 32) {
  const auto result = decoded<Isa>(words);
  return result.error == lockstep::DecodeError::none && Isa::legal(result.instruction, wave_size);
}

/// Is the instruction refused for what `field` holds, with this piece of a reason?
template <class Isa>
constexpr bool refused(std::initializer_list<std::uint32_t> words, Field field, std::uint32_t value,
                       std::string_view reason, std::uint32_t wave_size = 32) {
  const auto result = decoded<Isa>(words);
  if (result.error != lockstep::DecodeError::none) return false;
  const IllegalOperand illegal = Isa::illegal_operand(result.instruction, wave_size);
  return illegal && illegal.field == field && illegal.value == value &&
         illegal.reason.find(reason) != std::string_view::npos;
}

// s_load_b128 of RDNA3; on CDNA the word is nothing (tests/unit/launch has the fault that names it).
static_assert(legal<rdna3>({0xf4080500, 0xf8000010}));
static_assert(decoded<lockstep::cdna4::Isa>({0xf4080500, 0xf8000010}).error == lockstep::DecodeError::illegal);

// Two scalar values: v_fma_f32 v0, s1, s2, v3; with s3; with s1 again; with 1.0; with NULL. 64-bit shifts: one.
static_assert(legal<rdna3>({0xd6130000, 0x040c0401}));
static_assert(refused<rdna3>({0xd6130000, 0x000c0401}, Field::src2, 3, "two different scalar registers"));
static_assert(legal<rdna3>({0xd6130000, 0x00040401}) && legal<rdna3>({0xd6130000, 0x03c80401}));
static_assert(legal<rdna3>({0xd6130000, 0x01f00401}));
static_assert(legal<rdna3>({0xd73c0000, 0x00020401}));  // v_lshlrev_b64 v[0:1], s1, v[2:3]
static_assert(refused<rdna3>({0xd73c0000, 0x00000401}, Field::src1, 2, "a 64-bit shift reads one scalar"));

// v_mad_co_i64_i32 v[162:163], s16, s4, src_scc, src_scc: SCC is one value, of 32 bits and of 64; s4 and s[4:5] are
// two.
static_assert(legal<rdna4>({0xd6ff10a2, 0x03f5fa04}));
static_assert(refused<rdna4>({0xd6ff10a2, 0x00100a04}, Field::src2, 4, "two different scalar registers"));

// Dual issue: v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v2; with v5, of v1's bank, which RDNA4 gives another port.
static_assert(legal<rdna3>({0xca100101, 0x00000102}) && legal<rdna4>({0xca100101, 0x00000105}));
static_assert(refused<rdna3>({0xca100101, 0x00000105}, Field::src0, 0x105, "same bank of vector registers"));
static_assert(refused<rdna3>({0xca100101, 0x00000102}, Field::op, 8, "waves of 32 lanes", 64));
// v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v0, v1 in waves of 64.
static_assert(legal<rdna3>({0xca100102, 0x01000101}) && legal<rdna4>({0xca100102, 0x01000101}));
static_assert(refused<rdna3>({0xca100102, 0x01000101}, Field::op, 8, "waves of 32 lanes only", 64));
static_assert(refused<rdna4>({0xca100102, 0x01000101}, Field::op, 8, "waves of 32 lanes only", 64));
// v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v1, v1, v2: CDNA5 gives one register to both halves.
static_assert(legal<cdna5>({0xc9080501, 0x00000501}));
static_assert(refused<rdna4>({0xc9080501, 0x00000501}, Field::src0, 0x101, "same bank"));
// v_dual_cndmask_b32 v0, s1, v2 :: v_dual_add_f32 v1, s3, v7: s1, s3 and VCC.
static_assert(legal<rdna3>({0xca480401, 0x00000f03 | 0x100}));
static_assert(!legal<rdna3>({0xca480401, 0x00000e03}));
// VOPD3: v_dual_fma_f32 v0, v1, v2, v3 :: v_dual_fma_f32 v2, v2, v3, v5; v7 is in v3's bank; v0 is written twice.
static_assert(legal<cdna5>({0xcf4d3101, 0x03020102, 0x02050300}));
static_assert(refused<cdna5>({0xcf4d3101, 0x03020102, 0x02070300}, Field::vsrc2, 7, "third sources"));
static_assert(refused<cdna5>({0xcf4d3101, 0x03020102, 0x00050300}, Field::vdst, 0, "both halves write"));

// DPP in VOP3: scalar second sources from RDNA3.5 on, but not in V_FMA_MIX.
static_assert(legal<rdna4>({0xd5030000, 0x000004fa, 0xff000001}));
static_assert(refused<rdna3>({0xd5030000, 0x000004fa, 0xff000001}, Field::src1, 2, "with DPP it must be a vector"));
static_assert(!legal<rdna4>({0xcc200000, 0x040c04fa, 0xff000001}));

// Memory: TFE of a store, negative offsets into buffers, NULL as descriptor, temporal hints.
static_assert(legal<rdna3>({0xe0680000, 0x03000000}));
static_assert(refused<rdna3>({0xe0680000, 0x03200000}, Field::tfe, 1, "this is a store"));
static_assert(legal<rdna3>({0xf4200000, 0xf8000004}));
static_assert(refused<rdna3>({0xf4200000, 0xf81ffffc}, Field::offset, 0x1ffffc, "cannot be negative"));
static_assert(legal<rdna3>({0xbc7c0000}) && refused<rdna3>({0xbc0d0000}, Field::sdst, 13, "must be NULL"));
static_assert(legal<rdna4>({0xee0d407c, 0x02100001, 0x00000002}));  // TH_ATOMIC_RETURN
static_assert(refused<rdna4>({0xee0d407c, 0x02400001, 0x00000002}, Field::th, 4, "temporal hint is reserved"));
static_assert(legal<rdna4>({0xee0d407c, 0x02480001, 0x00000002}));  // cascade, device scope
static_assert(refused<rdna4>({0xee0d407c, 0x02580001, 0x00000002}, Field::th, 5, "temporal hint is reserved"));
static_assert(refused<rdna4>({0xee05007c, 0x00700001, 0x00000002}, Field::th, 7, "temporal hint is reserved"));
static_assert(legal<cdna5>({0xec050002, 0x00000001, 0x00000002}));  // flat_load_b32 v1, v2, s[2:3]
static_assert(refused<cdna5>({0xec050003, 0x00000001, 0x00000002}, Field::saddr, 3, "not aligned"));
static_assert(refused<cdna5>({0xec05007e, 0x00000001, 0x00000002}, Field::saddr, 126, "does not take this register"));

// Tuples of CDNA5 may run past v255, into the next bank; F8F6F4 operands are as long as their format wants.
static_assert(legal<cdna5>({0xed15007c, 0x7a000000, 0x00000000}));
static_assert(legal<cdna5>({0xcc330000, 0x04a23108}));
static_assert(refused<cdna5>({0xcc332800, 0x04a23108}, Field::src0, 0x108, "matrix format is reserved"));

// Literals of 64 bits; S_ADD_PC_I64.
static_assert(legal<cdna5>({0xbe8001fe, 0x56789abc, 0x00001234}) && legal<cdna5>({0xbe804bff, 0x00001000}));

// NEG and NEG_HI of matrix instructions: v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7], of which C alone is
// negated; v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[16:19], v[0:7], of which NEG says that A or B are signed.
static_assert(legal<cdna5>({0xcc600400, 0x9c022108}) && !legal<cdna5>({0xcc600100, 0x1c022108}));
static_assert(refused<cdna5>({0xcc600000, 0x3c022108}, Field::neg, 1, "no sign of this operand"));
static_assert(legal<rdna3>({0xcc444000, 0x3c022108}) && !legal<rdna3>({0xcc444400, 0x1c022108}, 64));
static_assert(refused<rdna3>({0xcc444000, 0x9c022108}, Field::neg, 4, "no sign of this operand"));
static_assert(refused<rdna3>({0xcc444400, 0x1c022108}, Field::neg_hi, 4, "no sign of this operand"));
// v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v32: one set of indices fills the register; A may be used again.
static_assert(legal<cdna5>({0xcc650000, 0x1c822108}) && legal<cdna5>({0xcc652000, 0x1c822108}));
static_assert(refused<cdna5>({0xcc650800, 0x1c822108}, Field::op_sel, 1, "no such set of sparse indices"));
// v_wmma_scale_f32_16x16x128_f8f6f4 with scales of A in E8M0 and E4M3, which fp8 numbers cannot have; fp4 ones can if
// those of B are in E8M0, or B is fp4, too, and has the same.
static_assert(legal<cdna5>({0xcc350000, 0x04026330, 0xcc330000, 0x04a23108}));
static_assert(refused<cdna5>({0xcc350000, 0x44026330, 0xcc330000, 0x04a23108}, Field::scl_neg, 2, "do not go with"));
static_assert(legal<cdna5>({0xcc350000, 0x44026330, 0xcc332000, 0x04a23108}));
static_assert(refused<cdna5>({0xcc350000, 0x44026330, 0xcc336000, 0x04a23108}, Field::scl_neg, 2, "do not go with"));
static_assert(legal<cdna5>({0xcc350200, 0x44026330, 0xcc336000, 0x04a23108}));

}  // namespace

TEST_CASE("the judge of RDNA and CDNA5 works in constant evaluation and at run time") {
  CHECK(legal<rdna3>({0xf4080500, 0xf8000010}));
  CHECK(refused<rdna3>({0xd6130000, 0x000c0401}, Field::src2, 3, "two different scalar registers"));
}

TEST_CASE("scalar floats of CDNA5 take a literal, as those of RDNA4 do") {
  // s_ceil_f32 s2, 0x40490fdb; s_cvt_hi_f32_f16, s_trunc_f16, s_sleep_var
  for (const std::uint32_t word : {0xbe8260ffu, 0xbe826affu, 0xbe826dffu, 0xbe8058ffu}) {
    CHECK(legal<rdna4>({word, 0x40490fdb}));
    CHECK(legal<cdna5>({word, 0x40490fdb}));
  }
}

// Signs of a move are fixed, in either half; its second and third sources are nobody's.
TEST_CASE("words that are nearly a dual instruction name the half that they miss") {
  constexpr auto missed = [](const std::array<std::uint32_t, 3>& words) {
    CHECK(lockstep::decode<lockstep::cdna5::Isa>(words).error == lockstep::DecodeError::illegal);
    const auto near = lockstep::near_miss<lockstep::cdna5::Isa>(words);
    REQUIRE(near.has_value());
    CHECK(near->mnemonic == "v_dual_mov_b32");
    return *near;
  };
  // v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v3, v5
  CHECK(legal<cdna5>({0xcf208102, 0x00000105, 0x03000001}));
  CHECK(legal<cdna5>({0xcf208102, 0x01ff0105, 0x03fffe01}));
  const lockstep::NearMiss x = missed({0xcf208102, 0x00000205, 0x03000001});
  CHECK(x.dword == 1);
  CHECK(x.bits == 0x00000200);
  const lockstep::NearMiss y = missed({0xcf208102, 0x00001105, 0x03000001});
  CHECK(y.dword == 1);
  CHECK(y.bits == 0x00001000);
}
