// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: a704fd9b7ef60841
// What the vop3 operations compute: one pure function each, its pseudocode above it.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/core/bits.hpp"
#include "lockstep/core/fp.hpp"
#include "lockstep/core/views.hpp"
#include "lockstep/core/wide_bits.hpp"
#include "lockstep/isa/results.hpp"
#include "lockstep/isa/state.hpp"
#include "cdna4/semantics/vop1.hpp"
#include "cdna4/semantics/vop2.hpp"

namespace lockstep::cdna4::sem {

using std::int16_t;
using std::int32_t;
using std::int64_t;
using std::int8_t;
using std::uint16_t;
using std::uint32_t;
using std::uint64_t;
using std::uint8_t;

// V_ADD3_U32
//   D0.u32 = S0.u32 + S1.u32 + S2.u32
constexpr uint32_t v_add3_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return s0 + s1 + s2;
}

// V_ADD_F64
//   D0.f64 = S0.f64 + S1.f64
template <class M>
constexpr uint64_t v_add_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::add(as_f64(s0), as_f64(s1), mode).bits;
}

// V_ADD_I16
//   wide = 32'I(S0.i16) + 32'I(S1.i16);
//   D0.i16 = CLAMP ? i32_to_i16(wide) : wide.i16
constexpr uint32_t v_add_i16(uint32_t s0, uint32_t s1, bool clamp) {
  const uint32_t wide = uint32_t(sign_extend(s0, 16)) + uint32_t(sign_extend(s1, 16));
  return (clamp ? uint32_t(fp::i32_to_i16(int32_t(wide))) : wide) & 0xffff;
}

// V_ADD_I32
//   wide = 64'I(S0.i32) + 64'I(S1.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_add_i32(uint32_t s0, uint32_t s1, bool clamp) {
  const uint64_t wide = uint64_t(int32_t(s0)) + uint64_t(int32_t(s1));
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(wide))) : uint32_t(wide);
}

// V_ADD_LSHL_U32
//   D0.u32 = (S0.u32 + S1.u32) << S2.u32[4 : 0]
constexpr uint32_t v_add_lshl_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 + s1) << (s2 & 0x1f);
}

// V_ALIGNBIT_B32
//   both = { S0.u32, S1.u32 };
//   D0.u32 = 32'U(both.u64 >> (32'U(S2.u32[4 : 0])))
constexpr uint32_t v_alignbit_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint64_t both = (uint64_t{s0} << 32) | uint64_t{s1};
  return uint32_t(both >> (s2 & 0x1f));
}

// V_ALIGNBYTE_B32
//   both = { S0.u32, S1.u32 };
//   D0.u32 = 32'U(both.u64 >> (S2.u32[1 : 0] * 8U))
constexpr uint32_t v_alignbyte_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint64_t both = (uint64_t{s0} << 32) | uint64_t{s1};
  return uint32_t(both >> ((s2 & 0x3) * 8u));
}

// V_AND_OR_B32
//   D0.u32 = (S0.u32 & S1.u32) | S2.u32
constexpr uint32_t v_and_or_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 & s1) | s2;
}

// V_ASHRREV_I64
//   D0.i64 = S1.i64 >> S0.u32[5 : 0]
constexpr uint64_t v_ashrrev_i64(uint32_t s0, uint64_t s1) {
  return uint64_t(int64_t(s1) >> (s0 & 0x3f));
}

// V_ASHR_PK_I8_I32
//   SAT = lambda(x) (return x < -128 ? -128 : (x > 127 ? 127 : x));
//   low = SAT(S0.i32 >> S2.u32[4 : 0]);
//   high = SAT(S1.i32 >> S2.u32[4 : 0]);
//   D0.u16 = { high.u8, low.u8 }
constexpr uint32_t v_ashr_pk_i8_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto sat = [](uint32_t x) -> uint32_t {
    return int32_t(x) < -128 ? 0xffffff80u : int32_t(x) > 127 ? 127u : x;
  };
  const uint32_t low = sat(uint32_t(int32_t(s0) >> (s2 & 0x1f)));
  const uint32_t high = sat(uint32_t(int32_t(s1) >> (s2 & 0x1f)));
  return ((high << 8) | (low & 0xff)) & 0xffff;
}

// V_ASHR_PK_U8_I32
//   SAT = lambda(x) (return x < 0 ? 0 : (x > 255 ? 255 : x));
//   low = SAT(S0.i32 >> S2.u32[4 : 0]);
//   high = SAT(S1.i32 >> S2.u32[4 : 0]);
//   D0.u16 = { high.u8, low.u8 }
constexpr uint32_t v_ashr_pk_u8_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto sat = [](uint32_t x) -> uint32_t {
    return int32_t(x) < 0 ? 0u : int32_t(x) > 255 ? 255u : x;
  };
  const uint32_t low = sat(uint32_t(int32_t(s0) >> (s2 & 0x1f)));
  const uint32_t high = sat(uint32_t(int32_t(s1) >> (s2 & 0x1f)));
  return ((high << 8) | (low & 0xff)) & 0xffff;
}

// V_BCNT_U32_B32
//   D0.u32 = bitCount(S0.u32) + S1.u32
constexpr uint32_t v_bcnt_u32_b32(uint32_t s0, uint32_t s1) {
  return popcount(s0) + s1;
}

// V_BFE_I32
//   spare = 32U - S2.u32[4 : 0];
//   field = S0.i32 >> S1.u32[4 : 0];
//   // A width of 0 gives 0; else the field's top bit becomes the sign.
//   D0.i32 = spare == 32U ? 0 : (field << spare) >> spare
constexpr uint32_t v_bfe_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t spare = 32u - (s2 & 0x1f);
  const uint32_t field = uint32_t(int32_t(s0) >> (s1 & 0x1f));
  return spare == 32u ? 0u : sar(shl(field, spare), spare);
}

// V_BFE_U32
//   D0.u32 = (S0.u32 >> S1.u32[4 : 0]) & ((1U << S2.u32[4 : 0]) - 1U)
constexpr uint32_t v_bfe_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 >> (s1 & 0x1f)) & ((1u << (s2 & 0x1f)) - 1u);
}

// V_BFI_B32
//   D0.u32 = (S0.u32 & S1.u32) | (~S0.u32 & S2.u32)
constexpr uint32_t v_bfi_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 & s1) | (~s0 & s2);
}

// V_BFM_B32
//   ones = (1U << S0.u32[4 : 0]) - 1U;
//   D0.u32 = ones << S1.u32[4 : 0]
constexpr uint32_t v_bfm_b32(uint32_t s0, uint32_t s1) {
  const uint32_t ones = (1u << (s0 & 0x1f)) - 1u;
  return ones << (s1 & 0x1f);
}

// V_BITOP3_B16
//   table = { INST.OMOD[1 : 0], INST.ABS[2 : 0], INST.NEG[2 : 0] };
//   a = 32'U(OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0]);
//   b = 32'U(OPSEL[1] ? S1.u32[31 : 16] : S1.u32[15 : 0]);
//   c = 32'U(OPSEL[2] ? S2.u32[31 : 16] : S2.u32[15 : 0]);
//   result = 0U;
//   for i in 0 : 7 do
//     if table[i] then
//       result = result | (((i & 4) != 0 ? a : ~a) & ((i & 2) != 0 ? b : ~b) & ((i & 1) != 0 ? c : ~c))
//     endif
//   endfor;
//   D0.u16 = result[15 : 0]
constexpr uint32_t v_bitop3_b16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t op_sel, uint32_t neg, uint32_t abs, uint32_t omod) {
  const uint32_t table = (omod << 6) | (abs << 3) | neg;
  const uint32_t a = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const uint32_t b = (bit(op_sel, 1) ? s1 >> 16 : s1) & 0xffff;
  const uint32_t c = (bit(op_sel, 2) ? s2 >> 16 : s2) & 0xffff;
  uint32_t result = 0u;
  for (uint32_t i = 0; i < 8; ++i) {
    if (bit(table, i)) {
      result = result | (((i & 4u) != 0 ? a : ~a) & ((i & 2u) != 0 ? b : ~b) & ((i & 1u) != 0 ? c : ~c));
    }
  }
  return result & 0xffff;
}

// V_BITOP3_B32
//   table = { INST.OMOD[1 : 0], INST.ABS[2 : 0], INST.NEG[2 : 0] };
//   result = 0U;
//   for i in 0 : 7 do
//     if table[i] then
//       x = (i & 4) != 0 ? S0.u32 : ~S0.u32;
//       y = (i & 2) != 0 ? S1.u32 : ~S1.u32;
//       z = (i & 1) != 0 ? S2.u32 : ~S2.u32;
//       result = result | (x & y & z)
//     endif
//   endfor;
//   D0.u32 = result
constexpr uint32_t v_bitop3_b32(uint32_t s0, uint32_t s1, uint32_t s2, uint32_t neg, uint32_t abs, uint32_t omod) {
  const uint32_t table = (omod << 6) | (abs << 3) | neg;
  uint32_t result = 0u;
  uint32_t x{};
  uint32_t y{};
  uint32_t z{};
  for (uint32_t i = 0; i < 8; ++i) {
    if (bit(table, i)) {
      x = (i & 4u) != 0 ? s0 : ~s0;
      y = (i & 2u) != 0 ? s1 : ~s1;
      z = (i & 1u) != 0 ? s2 : ~s2;
      result = result | (x & y & z);
    }
  }
  return result;
}

// V_CUBEID_F32
//   x = flushInput(S0.f32);
//   y = flushInput(S1.f32);
//   z = flushInput(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = (z<0.0F?5.0F:4.0F)
//   elsif abs(y) >= abs(x) then
//     D0.f32 = (y<0.0F?3.0F:2.0F)
//   else
//     D0.f32 = (x<0.0F?1.0F:0.0F)
//   endif
template <class M>
constexpr uint32_t v_cubeid_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_input(as_f32(s0), mode);
  const F32 y = fp::flush_input(as_f32(s1), mode);
  const F32 z = fp::flush_input(as_f32(s2), mode);
  if (fp::ge(fp::abs(z), fp::abs(x), mode) && fp::ge(fp::abs(z), fp::abs(y), mode)) {
    return (fp::lt(z, as_f32(0x0), mode) ? as_f32(0x40a00000 /* 5 */) : as_f32(0x40800000 /* 4 */)).bits;
  }
  if (fp::ge(fp::abs(y), fp::abs(x), mode)) {
    return (fp::lt(y, as_f32(0x0), mode) ? as_f32(0x40400000 /* 3 */) : as_f32(0x40000000 /* 2 */)).bits;
  }
  return (fp::lt(x, as_f32(0x0), mode) ? as_f32(0x3f800000 /* 1 */) : as_f32(0x0)).bits;
}

// V_CUBEMA_F32
//   x = flushInput(S0.f32);
//   y = flushInput(S1.f32);
//   z = flushInput(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = z*2.0F
//   elsif abs(y) >= abs(x) then
//     D0.f32 = y*2.0F
//   else
//     D0.f32 = x*2.0F
//   endif
template <class M>
constexpr uint32_t v_cubema_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_input(as_f32(s0), mode);
  const F32 y = fp::flush_input(as_f32(s1), mode);
  const F32 z = fp::flush_input(as_f32(s2), mode);
  if (fp::ge(fp::abs(z), fp::abs(x), mode) && fp::ge(fp::abs(z), fp::abs(y), mode)) {
    return fp::mul(z, as_f32(0x40000000 /* 2 */), mode).bits;
  }
  if (fp::ge(fp::abs(y), fp::abs(x), mode)) return fp::mul(y, as_f32(0x40000000 /* 2 */), mode).bits;
  return fp::mul(x, as_f32(0x40000000 /* 2 */), mode).bits;
}

// V_CUBESC_F32
//   x = flushInput(S0.f32);
//   y = flushInput(S1.f32);
//   z = flushInput(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = (z<0.0F?-x:x)
//   elsif abs(y) >= abs(x) then
//     D0.f32 = x
//   else
//     D0.f32 = (x<0.0F?z:-z)
//   endif
template <class M>
constexpr uint32_t v_cubesc_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_input(as_f32(s0), mode);
  const F32 y = fp::flush_input(as_f32(s1), mode);
  const F32 z = fp::flush_input(as_f32(s2), mode);
  if (fp::ge(fp::abs(z), fp::abs(x), mode) && fp::ge(fp::abs(z), fp::abs(y), mode)) {
    return (fp::lt(z, as_f32(0x0), mode) ? fp::neg(x) : x).bits;
  }
  if (fp::ge(fp::abs(y), fp::abs(x), mode)) return x.bits;
  return (fp::lt(x, as_f32(0x0), mode) ? z : fp::neg(z)).bits;
}

// V_CUBETC_F32
//   x = flushInput(S0.f32);
//   y = flushInput(S1.f32);
//   z = flushInput(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = -y
//   elsif abs(y) >= abs(x) then
//     D0.f32 = (y<0.0F?-z:z)
//   else
//     D0.f32 = -y
//   endif
template <class M>
constexpr uint32_t v_cubetc_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_input(as_f32(s0), mode);
  const F32 y = fp::flush_input(as_f32(s1), mode);
  const F32 z = fp::flush_input(as_f32(s2), mode);
  if (fp::ge(fp::abs(z), fp::abs(x), mode) && fp::ge(fp::abs(z), fp::abs(y), mode)) return fp::neg(y).bits;
  if (fp::ge(fp::abs(y), fp::abs(x), mode)) return (fp::lt(y, as_f32(0x0), mode) ? fp::neg(z) : z).bits;
  return fp::neg(y).bits;
}

// V_CVT_PKACCUM_U8_F32
//   place = S1.u32[1 : 0] * 8U;
//   byte = 32'U(f32_to_u8(S0.f32));
//   D0.u32 = (D0.u32 & ~(255U << place)) | (byte << place)
template <class M>
constexpr uint32_t v_cvt_pkaccum_u8_f32(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const uint32_t place = (s1 & 0x3) * 8u;
  const uint32_t byte = uint32_t{fp::f32_to_u8(as_f32(s0), mode)};
  return (d0 & ~shl(255u, place)) | shl(byte, place);
}

// V_CVT_PKNORM_I16_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f16_to_snorm(S0.f16);
//   high = f16_to_snorm(S1.f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pknorm_i16_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const uint32_t low = uint32_t(fp::f16_to_snorm(as_f16(s0), with_round<Round::nearest_even>(mode))) & 0xffff;
  const uint32_t high = uint32_t(fp::f16_to_snorm(as_f16(s1), with_round<Round::nearest_even>(mode))) & 0xffff;
  return (high << 16) | low;
}

// V_CVT_PKNORM_I16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_snorm(S0.f32);
//   high = f32_to_snorm(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pknorm_i16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const uint32_t low = uint32_t(fp::f32_to_snorm(as_f32(s0), with_round<Round::nearest_even>(mode))) & 0xffff;
  const uint32_t high = uint32_t(fp::f32_to_snorm(as_f32(s1), with_round<Round::nearest_even>(mode))) & 0xffff;
  return (high << 16) | low;
}

// V_CVT_PKNORM_U16_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f16_to_unorm(S0.f16);
//   high = f16_to_unorm(S1.f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pknorm_u16_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const uint32_t low = fp::f16_to_unorm(as_f16(s0), with_round<Round::nearest_even>(mode));
  const uint32_t high = fp::f16_to_unorm(as_f16(s1), with_round<Round::nearest_even>(mode));
  return (high << 16) | low;
}

// V_CVT_PKNORM_U16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_unorm(S0.f32);
//   high = f32_to_unorm(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pknorm_u16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const uint32_t low = fp::f32_to_unorm(as_f32(s0), with_round<Round::nearest_even>(mode));
  const uint32_t high = fp::f32_to_unorm(as_f32(s1), with_round<Round::nearest_even>(mode));
  return (high << 16) | low;
}

// V_CVT_PKRTZ_F16_F32
//   ROUND_MODE = ROUND_TOWARD_ZERO;
//   low = f32_to_f16(S0.f32);
//   high = f32_to_f16(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pkrtz_f16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = fp::f32_to_f16(as_f32(s0), with_round<Round::toward_zero>(mode));
  const F16 high = fp::f32_to_f16(as_f32(s1), with_round<Round::toward_zero>(mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_PK_BF16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_bf16(S0.f32);
//   high = f32_to_bf16(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_bf16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const BF16 low = fp::f32_to_bf16(as_f32(s0), with_round<Round::nearest_even>(mode));
  const BF16 high = fp::f32_to_bf16(as_f32(s1), with_round<Round::nearest_even>(mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_PK_BF8_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_bf8(S0.f32);
//   high = f32_to_bf8(S1.f32);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_pk_bf8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8 low = fp::f32_to_bf8(as_f32(s0), with_round<Round::nearest_even>(mode));
  const BF8 high = fp::f32_to_bf8(as_f32(s1), with_round<Round::nearest_even>(mode));
  return bit(op_sel, 3) ? (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_PK_F16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_f16(S0.f32);
//   high = f32_to_f16(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_f16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = fp::f32_to_f16(as_f32(s0), with_round<Round::nearest_even>(mode));
  const F16 high = fp::f32_to_f16(as_f32(s1), with_round<Round::nearest_even>(mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_PK_FP8_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_fp8(S0.f32);
//   high = f32_to_fp8(S1.f32);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_pk_fp8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8 low = fp::f32_to_fp8(as_f32(s0), with_round<Round::nearest_even>(mode));
  const FP8 high = fp::f32_to_fp8(as_f32(s1), with_round<Round::nearest_even>(mode));
  return bit(op_sel, 3) ? (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_PK_I16_I32
//   low = i32_to_i16(S0.i32);
//   high = i32_to_i16(S1.i32);
//   D0.u32 = { high.u16, low.u16 }
constexpr uint32_t v_cvt_pk_i16_i32(uint32_t s0, uint32_t s1) {
  const uint32_t low = uint32_t(fp::i32_to_i16(int32_t(s0))) & 0xffff;
  const uint32_t high = uint32_t(fp::i32_to_i16(int32_t(s1))) & 0xffff;
  return (high << 16) | low;
}

// V_CVT_PK_U16_U32
//   D0.u32 = { u32_to_u16(S1.u32), u32_to_u16(S0.u32) }
constexpr uint32_t v_cvt_pk_u16_u32(uint32_t s0, uint32_t s1) {
  return (uint32_t{fp::u32_to_u16(s1)} << 16) | uint32_t{fp::u32_to_u16(s0)};
}

// V_CVT_PK_U8_F32
//   place = S1.u32[1 : 0] * 8U;
//   byte = 32'U(f32_to_u8(S0.f32));
//   D0.u32 = (S2.u32 & ~(255U << place)) | (byte << place)
template <class M>
constexpr uint32_t v_cvt_pk_u8_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t place = (s1 & 0x3) * 8u;
  const uint32_t byte = uint32_t{fp::f32_to_u8(as_f32(s0), mode)};
  return (s2 & ~shl(255u, place)) | shl(byte, place);
}

// V_CVT_SCALEF32_2XPK16_BF6_F32
//   declare result : 192'B;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     result[i * 12 +: 6] = f32_to_bf6_scale(S0[i * 32 +: 32].f32, scale).b6;
//     result[i * 12 + 6 +: 6] = f32_to_bf6_scale(S1[i * 32 +: 32].f32, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_2xpk16_bf6_f32(Bits<512> s0, Bits<512> s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 12u + 5u, i * 12u, fp::f32_to_bf6_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
    result.set_slice(i * 12u + 6u + 5u, i * 12u + 6u, fp::f32_to_bf6_scale(as_f32(uint32_t(s1.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_2XPK16_FP6_F32
//   declare result : 192'B;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     result[i * 12 +: 6] = f32_to_fp6_scale(S0[i * 32 +: 32].f32, scale).b6;
//     result[i * 12 + 6 +: 6] = f32_to_fp6_scale(S1[i * 32 +: 32].f32, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_2xpk16_fp6_f32(Bits<512> s0, Bits<512> s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 12u + 5u, i * 12u, fp::f32_to_fp6_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
    result.set_slice(i * 12u + 6u + 5u, i * 12u + 6u, fp::f32_to_fp6_scale(as_f32(uint32_t(s1.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_F16_BF8
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   half = bf8_to_f16_scale(byte[7 : 0].bf8, 8'U(exponent(S1.f32)));
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_f16_bf8(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const F16 half = fp::bf8_to_f16_scale(as_bf8(byte), uint32_t(fp::exponent(as_f32(s1))) & 0xff, mode);
  return bit(op_sel, 3) ? (uint32_t{half.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | uint32_t{half.bits};
}

// V_CVT_SCALEF32_F16_FP8
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   half = fp8_to_f16_scale(byte[7 : 0].fp8, 8'U(exponent(S1.f32)));
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_f16_fp8(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const F16 half = fp::fp8_to_f16_scale(as_fp8(byte), uint32_t(fp::exponent(as_f32(s1))) & 0xff, mode);
  return bit(op_sel, 3) ? (uint32_t{half.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | uint32_t{half.bits};
}

// V_CVT_SCALEF32_F32_BF8
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   D0.f32 = bf8_to_f32_scale(byte[7 : 0].bf8, 8'U(exponent(S1.f32)))
template <class M>
constexpr uint32_t v_cvt_scalef32_f32_bf8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  return fp::bf8_to_f32_scale(as_bf8(byte), uint32_t(fp::exponent(as_f32(s1))) & 0xff, mode).bits;
}

// V_CVT_SCALEF32_F32_FP8
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   D0.f32 = fp8_to_f32_scale(byte[7 : 0].fp8, 8'U(exponent(S1.f32)))
template <class M>
constexpr uint32_t v_cvt_scalef32_f32_fp8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  return fp::fp8_to_f32_scale(as_fp8(byte), uint32_t(fp::exponent(as_f32(s1))) & 0xff, mode).bits;
}

// V_CVT_SCALEF32_PK32_BF16_BF6
//   declare result : 512'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 16 +: 16] = bf6_to_bf16_scale(S0[i * 6 +: 6].bf6, scale).b16
//   endfor;
//   D0.b512 = result
template <class M>
constexpr Bits<512> v_cvt_scalef32_pk32_bf16_bf6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<512> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 16u + 15u, i * 16u, fp::bf6_to_bf16_scale(as_bf6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_BF16_FP6
//   declare result : 512'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 16 +: 16] = fp6_to_bf16_scale(S0[i * 6 +: 6].fp6, scale).b16
//   endfor;
//   D0.b512 = result
template <class M>
constexpr Bits<512> v_cvt_scalef32_pk32_bf16_fp6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<512> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 16u + 15u, i * 16u, fp::fp6_to_bf16_scale(as_fp6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_BF6_BF16
//   declare result : 192'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = bf16_to_bf6_scale(S0[i * 16 +: 16].bf16, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_pk32_bf6_bf16(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::bf16_to_bf6_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_BF6_F16
//   declare result : 192'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f16_to_bf6_scale(S0[i * 16 +: 16].f16, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_pk32_bf6_f16(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::f16_to_bf6_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_F16_BF6
//   declare result : 512'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 16 +: 16] = bf6_to_f16_scale(S0[i * 6 +: 6].bf6, scale).b16
//   endfor;
//   D0.b512 = result
template <class M>
constexpr Bits<512> v_cvt_scalef32_pk32_f16_bf6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<512> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 16u + 15u, i * 16u, fp::bf6_to_f16_scale(as_bf6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_F16_FP6
//   declare result : 512'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 16 +: 16] = fp6_to_f16_scale(S0[i * 6 +: 6].fp6, scale).b16
//   endfor;
//   D0.b512 = result
template <class M>
constexpr Bits<512> v_cvt_scalef32_pk32_f16_fp6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<512> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 16u + 15u, i * 16u, fp::fp6_to_f16_scale(as_fp6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_F32_BF6
//   declare result : 1024'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 32 +: 32] = bf6_to_f32_scale(S0[i * 6 +: 6].bf6, scale).b32
//   endfor;
//   D0.b1024 = result
template <class M>
constexpr Bits<1024> v_cvt_scalef32_pk32_f32_bf6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<1024> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 32u + 31u, i * 32u, fp::bf6_to_f32_scale(as_bf6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_F32_FP6
//   declare result : 1024'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 32 +: 32] = fp6_to_f32_scale(S0[i * 6 +: 6].fp6, scale).b32
//   endfor;
//   D0.b1024 = result
template <class M>
constexpr Bits<1024> v_cvt_scalef32_pk32_f32_fp6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<1024> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 32u + 31u, i * 32u, fp::fp6_to_f32_scale(as_fp6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_FP6_BF16
//   declare result : 192'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = bf16_to_fp6_scale(S0[i * 16 +: 16].bf16, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_pk32_fp6_bf16(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::bf16_to_fp6_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_FP6_F16
//   declare result : 192'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f16_to_fp6_scale(S0[i * 16 +: 16].f16, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_pk32_fp6_f16(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::f16_to_fp6_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK_BF16_BF8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = bf8_to_bf16_scale(pair[7 : 0].bf8, scale);
//   high = bf8_to_bf16_scale(pair[15 : 8].bf8, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf16_bf8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const BF16 low = fp::bf8_to_bf16_scale(as_bf8(pair), scale, mode);
  const BF16 high = fp::bf8_to_bf16_scale(as_bf8(pair >> 8), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_BF16_FP4
//   scale = 8'U(exponent(S1.f32));
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   low = fp4_to_bf16_scale(byte[3 : 0].fp4, scale);
//   high = fp4_to_bf16_scale(byte[7 : 4].fp4, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf16_fp4(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const BF16 low = fp::fp4_to_bf16_scale(as_fp4(byte), scale, mode);
  const BF16 high = fp::fp4_to_bf16_scale(as_fp4(byte >> 4), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_BF16_FP8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = fp8_to_bf16_scale(pair[7 : 0].fp8, scale);
//   high = fp8_to_bf16_scale(pair[15 : 8].fp8, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf16_fp8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const BF16 low = fp::fp8_to_bf16_scale(as_fp8(pair), scale, mode);
  const BF16 high = fp::fp8_to_bf16_scale(as_fp8(pair >> 8), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_BF8_BF16
//   scale = 8'U(exponent(S1.f32));
//   low = bf16_to_bf8_scale(S0[15 : 0].bf16, scale);
//   high = bf16_to_bf8_scale(S0[31 : 16].bf16, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf8_bf16(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const BF8 low = fp::bf16_to_bf8_scale(as_bf16(s0), scale, mode);
  const BF8 high = fp::bf16_to_bf8_scale(as_bf16(s0 >> 16), scale, mode);
  return bit(op_sel, 3) ? (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_BF8_F16
//   scale = 8'U(exponent(S1.f32));
//   low = f16_to_bf8_scale(S0[15 : 0].f16, scale);
//   high = f16_to_bf8_scale(S0[31 : 16].f16, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf8_f16(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const BF8 low = fp::f16_to_bf8_scale(as_f16(s0), scale, mode);
  const BF8 high = fp::f16_to_bf8_scale(as_f16(s0 >> 16), scale, mode);
  return bit(op_sel, 3) ? (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_BF8_F32
//   scale = 8'U(exponent(S2.f32));
//   low = f32_to_bf8_scale(S0.f32, scale);
//   high = f32_to_bf8_scale(S1.f32, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf8_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const BF8 low = fp::f32_to_bf8_scale(as_f32(s0), scale, mode);
  const BF8 high = fp::f32_to_bf8_scale(as_f32(s1), scale, mode);
  return bit(op_sel, 3) ? (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_F16_BF8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = bf8_to_f16_scale(pair[7 : 0].bf8, scale);
//   high = bf8_to_f16_scale(pair[15 : 8].bf8, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_f16_bf8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F16 low = fp::bf8_to_f16_scale(as_bf8(pair), scale, mode);
  const F16 high = fp::bf8_to_f16_scale(as_bf8(pair >> 8), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_F16_FP4
//   scale = 8'U(exponent(S1.f32));
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   low = fp4_to_f16_scale(byte[3 : 0].fp4, scale);
//   high = fp4_to_f16_scale(byte[7 : 4].fp4, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_f16_fp4(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const F16 low = fp::fp4_to_f16_scale(as_fp4(byte), scale, mode);
  const F16 high = fp::fp4_to_f16_scale(as_fp4(byte >> 4), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_F16_FP8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = fp8_to_f16_scale(pair[7 : 0].fp8, scale);
//   high = fp8_to_f16_scale(pair[15 : 8].fp8, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_f16_fp8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F16 low = fp::fp8_to_f16_scale(as_fp8(pair), scale, mode);
  const F16 high = fp::fp8_to_f16_scale(as_fp8(pair >> 8), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_F32_BF8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = bf8_to_f32_scale(pair[7 : 0].bf8, scale);
//   high = bf8_to_f32_scale(pair[15 : 8].bf8, scale);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_scalef32_pk_f32_bf8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F32 low = fp::bf8_to_f32_scale(as_bf8(pair), scale, mode);
  const F32 high = fp::bf8_to_f32_scale(as_bf8(pair >> 8), scale, mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_SCALEF32_PK_F32_FP4
//   scale = 8'U(exponent(S1.f32));
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   low = fp4_to_f32_scale(byte[3 : 0].fp4, scale);
//   high = fp4_to_f32_scale(byte[7 : 4].fp4, scale);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_scalef32_pk_f32_fp4(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const F32 low = fp::fp4_to_f32_scale(as_fp4(byte), scale, mode);
  const F32 high = fp::fp4_to_f32_scale(as_fp4(byte >> 4), scale, mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_SCALEF32_PK_F32_FP8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = fp8_to_f32_scale(pair[7 : 0].fp8, scale);
//   high = fp8_to_f32_scale(pair[15 : 8].fp8, scale);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_scalef32_pk_f32_fp8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F32 low = fp::fp8_to_f32_scale(as_fp8(pair), scale, mode);
  const F32 high = fp::fp8_to_f32_scale(as_fp8(pair >> 8), scale, mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_SCALEF32_PK_FP4_BF16
//   scale = 8'U(exponent(S1.f32));
//   low = bf16_to_fp4_scale(S0[15 : 0].bf16, scale);
//   high = bf16_to_fp4_scale(S0[31 : 16].bf16, scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp4_bf16(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const FP4 low = fp::bf16_to_fp4_scale(as_bf16(s0), scale, mode);
  const FP4 high = fp::bf16_to_fp4_scale(as_bf16(s0 >> 16), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_PK_FP4_F16
//   scale = 8'U(exponent(S1.f32));
//   low = f16_to_fp4_scale(S0[15 : 0].f16, scale);
//   high = f16_to_fp4_scale(S0[31 : 16].f16, scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp4_f16(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const FP4 low = fp::f16_to_fp4_scale(as_f16(s0), scale, mode);
  const FP4 high = fp::f16_to_fp4_scale(as_f16(s0 >> 16), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_PK_FP4_F32
//   scale = 8'U(exponent(S2.f32));
//   low = f32_to_fp4_scale(S0.f32, scale);
//   high = f32_to_fp4_scale(S1.f32, scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp4_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP4 low = fp::f32_to_fp4_scale(as_f32(s0), scale, mode);
  const FP4 high = fp::f32_to_fp4_scale(as_f32(s1), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_PK_FP8_BF16
//   scale = 8'U(exponent(S1.f32));
//   low = bf16_to_fp8_scale(S0[15 : 0].bf16, scale);
//   high = bf16_to_fp8_scale(S0[31 : 16].bf16, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp8_bf16(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const FP8 low = fp::bf16_to_fp8_scale(as_bf16(s0), scale, mode);
  const FP8 high = fp::bf16_to_fp8_scale(as_bf16(s0 >> 16), scale, mode);
  return bit(op_sel, 3) ? (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_FP8_F16
//   scale = 8'U(exponent(S1.f32));
//   low = f16_to_fp8_scale(S0[15 : 0].f16, scale);
//   high = f16_to_fp8_scale(S0[31 : 16].f16, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp8_f16(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const FP8 low = fp::f16_to_fp8_scale(as_f16(s0), scale, mode);
  const FP8 high = fp::f16_to_fp8_scale(as_f16(s0 >> 16), scale, mode);
  return bit(op_sel, 3) ? (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_FP8_F32
//   scale = 8'U(exponent(S2.f32));
//   low = f32_to_fp8_scale(S0.f32, scale);
//   high = f32_to_fp8_scale(S1.f32, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp8_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP8 low = fp::f32_to_fp8_scale(as_f32(s0), scale, mode);
  const FP8 high = fp::f32_to_fp8_scale(as_f32(s1), scale, mode);
  return bit(op_sel, 3) ? (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_SR_BF8_BF16
//   result = bf16_to_bf8_sr_scale(S0.bf16, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_bf8_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8 result = fp::bf16_to_bf8_sr_scale(as_bf16(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_BF8_F16
//   result = f16_to_bf8_sr_scale(S0.f16, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_bf8_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8 result = fp::f16_to_bf8_sr_scale(as_f16(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_BF8_F32
//   result = f32_to_bf8_sr_scale(S0.f32, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_bf8_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8 result = fp::f32_to_bf8_sr_scale(as_f32(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_FP8_BF16
//   result = bf16_to_fp8_sr_scale(S0.bf16, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_fp8_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8 result = fp::bf16_to_fp8_sr_scale(as_bf16(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_FP8_F16
//   result = f16_to_fp8_sr_scale(S0.f16, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_fp8_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8 result = fp::f16_to_fp8_sr_scale(as_f16(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_FP8_F32
//   result = f32_to_fp8_sr_scale(S0.f32, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_fp8_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8 result = fp::f32_to_fp8_sr_scale(as_f32(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_PK32_BF6_BF16
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = bf16_to_bf6_sr_scale(S0[i * 16 +: 16].bf16, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_bf6_bf16(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::bf16_to_bf6_sr_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_BF6_F16
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f16_to_bf6_sr_scale(S0[i * 16 +: 16].f16, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_bf6_f16(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::f16_to_bf6_sr_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_BF6_F32
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f32_to_bf6_sr_scale(S0[i * 32 +: 32].f32, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_bf6_f32(Bits<1024> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::f32_to_bf6_sr_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_FP6_BF16
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = bf16_to_fp6_sr_scale(S0[i * 16 +: 16].bf16, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_fp6_bf16(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::bf16_to_fp6_sr_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_FP6_F16
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f16_to_fp6_sr_scale(S0[i * 16 +: 16].f16, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_fp6_f16(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::f16_to_fp6_sr_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_FP6_F32
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f32_to_fp6_sr_scale(S0[i * 32 +: 32].f32, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_fp6_f32(Bits<1024> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u, fp::f32_to_fp6_sr_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK_FP4_BF16
//   scale = 8'U(exponent(S2.f32));
//   low = bf16_to_fp4_sr_scale(S0[15:0].bf16, S1.u32, scale);
//   high = bf16_to_fp4_sr_scale(S0[31:16].bf16, v_prng_b32(S1.u32), scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_pk_fp4_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP4 low = fp::bf16_to_fp4_sr_scale(as_bf16(s0), s1, scale, mode);
  const FP4 high = fp::bf16_to_fp4_sr_scale(as_bf16(s0 >> 16), v_prng_b32(s1), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_SR_PK_FP4_F16
//   scale = 8'U(exponent(S2.f32));
//   low = f16_to_fp4_sr_scale(S0[15:0].f16, S1.u32, scale);
//   high = f16_to_fp4_sr_scale(S0[31:16].f16, v_prng_b32(S1.u32), scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_pk_fp4_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP4 low = fp::f16_to_fp4_sr_scale(as_f16(s0), s1, scale, mode);
  const FP4 high = fp::f16_to_fp4_sr_scale(as_f16(s0 >> 16), v_prng_b32(s1), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_SR_PK_FP4_F32
//   scale = 8'U(exponent(S2.f32));
//   low = f32_to_fp4_sr_scale(S0[31:0].f32, S1.u32, scale);
//   high = f32_to_fp4_sr_scale(S0[63:32].f32, v_prng_b32(S1.u32), scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_pk_fp4_f32(
    uint64_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP4 low = fp::f32_to_fp4_sr_scale(as_f32(uint32_t(s0)), s1, scale, mode);
  const FP4 high = fp::f32_to_fp4_sr_scale(as_f32(uint32_t(s0 >> 32)), v_prng_b32(s1), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SR_BF16_F32
//   half = f32_to_bf16_sr(S0.f32, S1.u32);
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_sr_bf16_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF16 half = fp::f32_to_bf16_sr(as_f32(s0), s1, mode);
  return bit(op_sel, 3) ? (uint32_t{half.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | uint32_t{half.bits};
}

// V_CVT_SR_BF8_F32
//   result = f32_to_bf8_sr(S0.f32, S1.u32);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_sr_bf8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8 result = fp::f32_to_bf8_sr(as_f32(s0), s1, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SR_F16_F32
//   half = f32_to_f16_sr(S0.f32, S1.u32);
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_sr_f16_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const F16 half = fp::f32_to_f16_sr(as_f32(s0), s1, mode);
  return bit(op_sel, 3) ? (uint32_t{half.bits} << 16) | (d0 & 0xffff) : ((d0 >> 16) << 16) | uint32_t{half.bits};
}

// V_CVT_SR_FP8_F32
//   result = f32_to_fp8_sr(S0.f32, S1.u32);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_sr_fp8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8 result = fp::f32_to_fp8_sr(as_f32(s0), s1, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_DIV_FIXUP_LEGACY_F16
//   den = flushInput(S1.f16);
//   num = flushInput(S2.f16);
//   minus = (den.u16 ^ num.u16) & 16'0x8000U;
//   if isNAN(num) then
//     D0.f16 = cvtToQuietNAN(num)
//   elsif isNAN(den) then
//     D0.f16 = cvtToQuietNAN(den)
//   elsif exponent(den) == 31 && exponent(num) == 31 || (den.u16 | num.u16) << 1U == 16'0U then
//     D0.u16 = 16'0xfe00U
//   elsif den.u16 << 1U == 16'0U || exponent(num) == 31 then
//     D0.u16 = minus | 16'0x7c00U
//   elsif num.u16 << 1U == 16'0U || exponent(den) == 31 then
//     D0.u16 = minus
//   else
//     D0.u16 = minus | (S0.u16 & 16'0x7fffU)
//   endif
template <class M>
constexpr uint32_t v_div_fixup_legacy_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 den = fp::flush_input(as_f16(s1), mode);
  const F16 num = fp::flush_input(as_f16(s2), mode);
  const uint32_t minus = (uint32_t{den.bits} ^ uint32_t{num.bits}) & 0x8000u;
  if (fp::is_nan(num)) return fp::quiet(num).bits;
  if (fp::is_nan(den)) return fp::quiet(den).bits;
  if ((uint32_t(fp::exponent(den)) == 31u && uint32_t(fp::exponent(num)) == 31u) || ((uint32_t{den.bits} | uint32_t{num.bits}) << 1 & 0xffff) == 0) {
    return 0xfe00u;
  }
  if ((uint32_t{den.bits} << 1 & 0xffff) == 0 || uint32_t(fp::exponent(num)) == 31u) return minus | 0x7c00u;
  if ((uint32_t{num.bits} << 1 & 0xffff) == 0 || uint32_t(fp::exponent(den)) == 31u) return minus;
  return minus | (s0 & 0x7fffu);
}

// V_DIV_FIXUP_F16
//   D0.f16 = v_div_fixup_legacy_f16(S0.f16, S1.f16, S2.f16)
template <class M>
constexpr uint32_t v_div_fixup_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_div_fixup_legacy_f16(s0 & 0xffff, s1 & 0xffff, s2 & 0xffff, mode)).bits;
}

// V_DIV_FIXUP_F32
//   den = flushInput(S1.f32);
//   num = flushInput(S2.f32);
//   minus = (den.u32 ^ num.u32) & 0x80000000U;
//   unit = minus == 32'U(0U) ? 1.0F : -1.0F;
//   if isNAN(num) then
//     D0.f32 = cvtToQuietNAN(num)
//   elsif isNAN(den) then
//     D0.f32 = cvtToQuietNAN(den)
//   elsif exponent(den) == 255 && exponent(num) == 255 || den == 0.0F && num == 0.0F then
//     D0.u32 = 0xffc00000U
//   elsif den == 0.0F || exponent(num) == 255 then
//     D0.u32 = minus | 0x7f800000U
//   elsif num == 0.0F || exponent(den) == 255 then
//     D0.u32 = minus
//   elsif exponent(num) - exponent(den) < -150 then
//     // Below half the least denormal: what MODE rounds that to.
//     D0.f32 = ldexp(unit, -4000)
//   elsif exponent(S0.f32) == 255 then
//     // Overflow, as MODE rounds it.
//     D0.f32 = ldexp(unit, 4000)
//   else
//     D0.u32 = minus | (S0.u32 & ~0x80000000U)
//   endif
template <class M>
constexpr uint32_t v_div_fixup_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 den = fp::flush_input(as_f32(s1), mode);
  const F32 num = fp::flush_input(as_f32(s2), mode);
  const uint32_t minus = (den.bits ^ num.bits) & 0x80000000u;
  const F32 unit = minus == 0 ? as_f32(0x3f800000 /* 1 */) : as_f32(0xbf800000 /* -1 */);
  if (fp::is_nan(num)) return fp::quiet(num).bits;
  if (fp::is_nan(den)) return fp::quiet(den).bits;
  if ((uint32_t(fp::exponent(den)) == 255u && uint32_t(fp::exponent(num)) == 255u) || (fp::eq(den, as_f32(0x0), mode) && fp::eq(num, as_f32(0x0), mode))) {
    return 0xffc00000u;
  }
  if (fp::eq(den, as_f32(0x0), mode) || uint32_t(fp::exponent(num)) == 255u) return minus | 0x7f800000u;
  if (fp::eq(num, as_f32(0x0), mode) || uint32_t(fp::exponent(den)) == 255u) return minus;
  if (int32_t(uint32_t(fp::exponent(num)) - uint32_t(fp::exponent(den))) < -150) {
    return fp::ldexp(unit, -4000, mode).bits;
  }
  if (uint32_t(fp::exponent(as_f32(s0))) == 255u) return fp::ldexp(unit, 4000, mode).bits;
  return minus | (s0 & 0x7fffffffu);
}

// V_DIV_FIXUP_F64
//   den = flushInput(S1.f64);
//   num = flushInput(S2.f64);
//   minus = (den.u64 ^ num.u64) & 0x8000000000000000ULL;
//   unit = minus == 64'U(0U) ? 1.0 : -1.0;
//   if isNAN(num) then
//     D0.f64 = cvtToQuietNAN(num)
//   elsif isNAN(den) then
//     D0.f64 = cvtToQuietNAN(den)
//   elsif exponent(den) == 2047 && exponent(num) == 2047 || den == 0.0 && num == 0.0 then
//     D0.u64 = 0xfff8000000000000ULL
//   elsif den == 0.0 || exponent(num) == 2047 then
//     D0.u64 = minus | 0x7ff0000000000000ULL
//   elsif num == 0.0 || exponent(den) == 2047 then
//     D0.u64 = minus
//   elsif exponent(num) - exponent(den) < -1075 then
//     // Below half the least denormal: what MODE rounds that to.
//     D0.f64 = ldexp(unit, -4000)
//   elsif exponent(S0.f64) == 2047 then
//     // Overflow, as MODE rounds it.
//     D0.f64 = ldexp(unit, 4000)
//   else
//     D0.u64 = minus | (S0.u64 & ~0x8000000000000000ULL)
//   endif
template <class M>
constexpr uint64_t v_div_fixup_f64(uint64_t s0, uint64_t s1, uint64_t s2, const M& mode) {
  const F64 den = fp::flush_input(as_f64(s1), mode);
  const F64 num = fp::flush_input(as_f64(s2), mode);
  const uint64_t minus = (den.bits ^ num.bits) & 0x8000000000000000u;
  const F64 unit = minus == 0 ? as_f64(0x3ff0000000000000 /* 1 */) : as_f64(0xbff0000000000000 /* -1 */);
  if (fp::is_nan(num)) return fp::quiet(num).bits;
  if (fp::is_nan(den)) return fp::quiet(den).bits;
  if ((uint32_t(fp::exponent(den)) == 2047u && uint32_t(fp::exponent(num)) == 2047u) || (fp::eq(den, as_f64(0x0), mode) && fp::eq(num, as_f64(0x0), mode))) {
    return 0xfff8000000000000u;
  }
  if (fp::eq(den, as_f64(0x0), mode) || uint32_t(fp::exponent(num)) == 2047u) return minus | 0x7ff0000000000000u;
  if (fp::eq(num, as_f64(0x0), mode) || uint32_t(fp::exponent(den)) == 2047u) return minus;
  if (int32_t(uint32_t(fp::exponent(num)) - uint32_t(fp::exponent(den))) < -1075) {
    return fp::ldexp(unit, -4000, mode).bits;
  }
  if (uint32_t(fp::exponent(as_f64(s0))) == 2047u) return fp::ldexp(unit, 4000, mode).bits;
  return minus | (s0 & 0x7fffffffffffffffu);
}

// V_DIV_FMAS_F32
//   declare scale : 32'I;
//   scale = 0;
//   if VCC.u64[laneId] then
//     scale = exponent(S2.f32) > 127 ? 64 : -64
//   endif;
//   D0.f32 = fmaScaled(S0.f32, S1.f32, S2.f32, scale)
template <class M>
constexpr uint32_t v_div_fmas_f32(uint32_t s0, uint32_t s1, uint32_t s2, bool vcc_lane, const M& mode) {
  uint32_t scale = 0u;
  if (vcc_lane) {
    scale = fp::exponent(as_f32(s2)) > 127 ? 64u : 0xffffffc0u;
  }
  return fp::fma_scaled(as_f32(s0), as_f32(s1), as_f32(s2), int32_t(scale), mode).bits;
}

// V_DIV_FMAS_F64
//   declare scale : 32'I;
//   scale = 0;
//   if VCC.u64[laneId] then
//     scale = exponent(S2.f64) > 1023 ? 128 : -128
//   endif;
//   D0.f64 = fmaScaled(S0.f64, S1.f64, S2.f64, scale)
template <class M>
constexpr uint64_t v_div_fmas_f64(uint64_t s0, uint64_t s1, uint64_t s2, bool vcc_lane, const M& mode) {
  uint32_t scale = 0u;
  if (vcc_lane) {
    scale = fp::exponent(as_f64(s2)) > 1023 ? 128u : 0xffffff80u;
  }
  return fp::fma_scaled(as_f64(s0), as_f64(s1), as_f64(s2), int32_t(scale), mode).bits;
}

// V_DIV_SCALE_F32
//   declare scale : 32'I;
//   declare uneven : 1'U;
//   x = flushInput(S0.f32);
//   den = flushInput(S1.f32);
//   num = flushInput(S2.f32);
//   difference = exponent(num) - exponent(den);
//   denominator = x.u32 == den.u32;
//   scale = 0;
//   uneven = 1'0U;
//   if difference >= 96 then
//     // The quotient may overflow: a greater denominator.
//     uneven = 1'1U;
//     scale = denominator ? 64 : 0
//   elsif exponent(den) == 0 then
//     scale = 64
//   elsif exponent(den) >= 253 then
//     // The reciprocal is denormal: a smaller denominator, and numerator unless the quotient is denormal as well.
//     uneven = difference <= -96;
//     scale = uneven && !denominator ? 0 : -64
//   elsif difference <= -96 then
//     // The quotient may be denormal: a greater numerator.
//     uneven = 1'1U;
//     scale = denominator ? 0 : 64
//   elsif exponent(num) <= 24 then
//     // The residue may be denormal.
//     scale = 64
//   endif;
//   D1.u1 = uneven;
//   if num == 0.0F || den == 0.0F then
//     D0.u32 = 0xffc00000U
//   else
//     D0.f32 = ldexp(x, scale)
//   endif
template <class M>
constexpr D1Result<uint32_t> v_div_scale_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_input(as_f32(s0), mode);
  const F32 den = fp::flush_input(as_f32(s1), mode);
  const F32 num = fp::flush_input(as_f32(s2), mode);
  const uint32_t difference = uint32_t(fp::exponent(num)) - uint32_t(fp::exponent(den));
  const bool denominator = x.bits == den.bits;
  uint32_t scale = 0u;
  bool uneven = false;
  if (int32_t(difference) >= 96) {
    uneven = true;
    scale = denominator ? 64u : 0u;
  } else if (uint32_t(fp::exponent(den)) == 0) {
    scale = 64u;
  } else if (fp::exponent(den) >= 253) {
    uneven = int32_t(difference) <= -96;
    scale = uneven && !denominator ? 0u : 0xffffffc0u;
  } else if (int32_t(difference) <= -96) {
    uneven = true;
    scale = denominator ? 0u : 64u;
  } else if (fp::exponent(num) <= 24) {
    scale = 64u;
  }
  const bool d1 = uneven;
  uint32_t d0{};
  if (fp::eq(num, as_f32(0x0), mode) || fp::eq(den, as_f32(0x0), mode)) {
    d0 = 0xffc00000u;
  } else {
    d0 = fp::ldexp(x, int32_t(scale), mode).bits;
  }
  return {d0, d1};
}

// V_DIV_SCALE_F64
//   declare scale : 32'I;
//   declare uneven : 1'U;
//   x = flushInput(S0.f64);
//   den = flushInput(S1.f64);
//   num = flushInput(S2.f64);
//   difference = exponent(num) - exponent(den);
//   denominator = x.u64 == den.u64;
//   scale = 0;
//   uneven = 1'0U;
//   if difference >= 768 then
//     // The quotient may overflow: a greater denominator.
//     uneven = 1'1U;
//     scale = denominator ? 128 : 0
//   elsif exponent(den) == 0 then
//     scale = 128
//   elsif exponent(den) >= 2045 then
//     // The reciprocal is denormal: a smaller denominator, and numerator unless the quotient is denormal as well.
//     uneven = difference <= -768;
//     scale = uneven && !denominator ? 0 : -128
//   elsif difference <= -768 then
//     // The quotient may be denormal: a greater numerator.
//     uneven = 1'1U;
//     scale = denominator ? 0 : 128
//   elsif exponent(num) <= 53 then
//     // The residue may be denormal.
//     scale = 128
//   endif;
//   D1.u1 = uneven;
//   if num == 0.0 || den == 0.0 then
//     D0.u64 = 0xfff8000000000000ULL
//   else
//     D0.f64 = ldexp(x, scale)
//   endif
template <class M>
constexpr D1Result<uint64_t> v_div_scale_f64(uint64_t s0, uint64_t s1, uint64_t s2, const M& mode) {
  const F64 x = fp::flush_input(as_f64(s0), mode);
  const F64 den = fp::flush_input(as_f64(s1), mode);
  const F64 num = fp::flush_input(as_f64(s2), mode);
  const uint32_t difference = uint32_t(fp::exponent(num)) - uint32_t(fp::exponent(den));
  const bool denominator = x.bits == den.bits;
  uint32_t scale = 0u;
  bool uneven = false;
  if (int32_t(difference) >= 768) {
    uneven = true;
    scale = denominator ? 128u : 0u;
  } else if (uint32_t(fp::exponent(den)) == 0) {
    scale = 128u;
  } else if (fp::exponent(den) >= 2045) {
    uneven = int32_t(difference) <= -768;
    scale = uneven && !denominator ? 0u : 0xffffff80u;
  } else if (int32_t(difference) <= -768) {
    uneven = true;
    scale = denominator ? 0u : 128u;
  } else if (fp::exponent(num) <= 53) {
    scale = 128u;
  }
  const bool d1 = uneven;
  uint64_t d0{};
  if (fp::eq(num, as_f64(0x0), mode) || fp::eq(den, as_f64(0x0), mode)) {
    d0 = 0xfff8000000000000u;
  } else {
    d0 = fp::ldexp(x, int32_t(scale), mode).bits;
  }
  return {d0, d1};
}

// V_FMA_F16
//   D0.f16 = fma(S0.f16, S1.f16, S2.f16)
template <class M>
constexpr uint32_t v_fma_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return fp::fma(as_f16(s0), as_f16(s1), as_f16(s2), mode).bits;
}

// V_FMA_F32
//   D0.f32 = fma(S0.f32, S1.f32, S2.f32)
template <class M>
constexpr uint32_t v_fma_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(s1), as_f32(s2), mode).bits;
}

// V_FMA_F64
//   D0.f64 = fma(S0.f64, S1.f64, S2.f64)
template <class M>
constexpr uint64_t v_fma_f64(uint64_t s0, uint64_t s1, uint64_t s2, const M& mode) {
  return fp::fma(as_f64(s0), as_f64(s1), as_f64(s2), mode).bits;
}

// V_FMA_LEGACY_F16
//   D0.f16 = fma(S0.f16, S1.f16, S2.f16)
template <class M>
constexpr uint32_t v_fma_legacy_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return fp::fma(as_f16(s0), as_f16(s1), as_f16(s2), mode).bits;
}

// V_LDEXP_F32
//   D0.f32 = ldexp(S0.f32, S1.i32)
template <class M>
constexpr uint32_t v_ldexp_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::ldexp(as_f32(s0), int32_t(s1), mode).bits;
}

// V_LDEXP_F64
//   D0.f64 = ldexp(S0.f64, S1.i32)
template <class M>
constexpr uint64_t v_ldexp_f64(uint64_t s0, uint32_t s1, const M& mode) {
  return fp::ldexp(as_f64(s0), int32_t(s1), mode).bits;
}

// V_LERP_U8
//   declare result : 32'U;
//   result = 0U;
//   for i in 0 : 3 do
//     mean = (32'U(S0.u32[i * 8 +: 8]) + 32'U(S1.u32[i * 8 +: 8]) + 32'U(S2.u32[i * 8])) >> 1U;
//     result = result | (mean << 32'U(i * 8))
//   endfor;
//   D0.u32 = result
constexpr uint32_t v_lerp_u8(uint32_t s0, uint32_t s1, uint32_t s2) {
  uint32_t result = 0u;
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t mean = ((s0 >> (i * 8u) & 0xff) + (s1 >> (i * 8u) & 0xff) + uint32_t{bit(s2, i * 8u)}) >> 1;
    result = result | (mean << (i * 8u));
  }
  return result;
}

// V_LSHLREV_B64
//   D0.u64 = S1.u64 << S0.u32[5 : 0]
constexpr uint64_t v_lshlrev_b64(uint32_t s0, uint64_t s1) {
  return s1 << (s0 & 0x3f);
}

// V_LSHL_ADD_U32
//   D0.u32 = (S0.u32 << S1.u32[4 : 0]) + S2.u32
constexpr uint32_t v_lshl_add_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 << (s1 & 0x1f)) + s2;
}

// V_LSHL_ADD_U64
//   count = S1.u32[2 : 0];
//   D0.u64 = (S0.u64 << (count > 4U ? 0U : 32'U(count))) + S2.u64
constexpr uint64_t v_lshl_add_u64(uint64_t s0, uint32_t s1, uint64_t s2) {
  const uint32_t count = s1 & 0x7;
  return (s0 << (count > 4u ? 0u : count)) + s2;
}

// V_LSHL_OR_B32
//   D0.u32 = (S0.u32 << S1.u32[4 : 0]) | S2.u32
constexpr uint32_t v_lshl_or_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 << (s1 & 0x1f)) | s2;
}

// V_LSHRREV_B64
//   D0.u64 = S1.u64 >> S0.u32[5 : 0]
constexpr uint64_t v_lshrrev_b64(uint32_t s0, uint64_t s1) {
  return s1 >> (s0 & 0x3f);
}

// V_MAD_F16
//   product = flushDenorm(flushDenorm(S0.f16) * flushDenorm(S1.f16));
//   D0.f16 = flushDenorm(product + flushDenorm(S2.f16))
template <class M>
constexpr uint32_t v_mad_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f16(s0)), fp::flush_denormal(as_f16(s1)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f16(s2)), mode)).bits;
}

// V_MAD_I16
//   wide = 64'I(S0.i16) * 64'I(S1.i16) + 64'I(S2.i16);
//   D0.i16 = CLAMP ? i64_to_i16(wide) : wide.i16
constexpr uint32_t v_mad_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t wide = uint64_t(sign_extend(s0, 16)) * uint64_t(sign_extend(s1, 16)) + uint64_t(sign_extend(s2, 16));
  return (clamp ? uint32_t(fp::i64_to_i16(int64_t(wide))) : uint32_t(wide)) & 0xffff;
}

// V_MAD_I32_I16
//   wide = 64'I(S0.i16) * 64'I(S1.i16) + 64'I(S2.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_mad_i32_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t wide = uint64_t(sign_extend(s0, 16)) * uint64_t(sign_extend(s1, 16)) + uint64_t(int32_t(s2));
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(wide))) : uint32_t(wide);
}

// V_MAD_I32_I24
//   wide = 64'I(S0.i24) * 64'I(S1.i24) + 64'I(S2.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_mad_i32_i24(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t wide = uint64_t(sign_extend(s0, 24)) * uint64_t(sign_extend(s1, 24)) + uint64_t(int32_t(s2));
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(wide))) : uint32_t(wide);
}

// V_MAD_I64_I32
//   product = 64'I(S0.i32) * 64'I(S1.i32);
//   sum = product + S2.i64;
//   overflow = (product[63] == S2.u64[63]) && (sum[63] != product[63]);
//   D1.u1 = overflow ? product[63] : sum[63];
//   if CLAMP && overflow then
//     D0.u64 = product[63] ? 0x8000000000000000ULL : 0x7fffffffffffffffULL
//   else
//     D0.u64 = sum.u64
//   endif
constexpr D1Result<uint64_t> v_mad_i64_i32(uint32_t s0, uint32_t s1, uint64_t s2, bool clamp) {
  const uint64_t product = uint64_t(int32_t(s0)) * uint64_t(int32_t(s1));
  const uint64_t sum = product + s2;
  const bool overflow = bit(product, 63) == bit(s2, 63) && bit(sum, 63) != bit(product, 63);
  const bool d1 = overflow ? bit(product, 63) : bit(sum, 63);
  uint64_t d0{};
  if (clamp && overflow) {
    d0 = bit(product, 63) ? uint64_t{0x8000000000000000u} : 0x7fffffffffffffffu;
  } else {
    d0 = sum;
  }
  return {d0, d1};
}

// V_MAD_LEGACY_F16
//   product = flushDenorm(flushDenorm(S0.f16) * flushDenorm(S1.f16));
//   D0.f16 = flushDenorm(product + flushDenorm(S2.f16))
template <class M>
constexpr uint32_t v_mad_legacy_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f16(s0)), fp::flush_denormal(as_f16(s1)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f16(s2)), mode)).bits;
}

// V_MAD_LEGACY_I16
//   wide = 64'I(S0.i16) * 64'I(S1.i16) + 64'I(S2.i16);
//   D0.i16 = CLAMP ? i64_to_i16(wide) : wide.i16
constexpr uint32_t v_mad_legacy_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t wide = uint64_t(sign_extend(s0, 16)) * uint64_t(sign_extend(s1, 16)) + uint64_t(sign_extend(s2, 16));
  return (clamp ? uint32_t(fp::i64_to_i16(int64_t(wide))) : uint32_t(wide)) & 0xffff;
}

// V_MAD_LEGACY_U16
//   wide = 64'I(S0.u16) * 64'I(S1.u16) + 64'I(S2.u16);
//   D0.u16 = CLAMP ? i64_to_u16(wide) : wide.u16
constexpr uint32_t v_mad_legacy_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t wide = uint64_t{s0 & 0xffff} * uint64_t{s1 & 0xffff} + uint64_t{s2 & 0xffff};
  return (clamp ? uint32_t{fp::i64_to_u16(int64_t(wide))} : uint32_t(wide)) & 0xffff;
}

// V_MAD_U16
//   wide = 64'I(S0.u16) * 64'I(S1.u16) + 64'I(S2.u16);
//   D0.u16 = CLAMP ? i64_to_u16(wide) : wide.u16
constexpr uint32_t v_mad_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t wide = uint64_t{s0 & 0xffff} * uint64_t{s1 & 0xffff} + uint64_t{s2 & 0xffff};
  return (clamp ? uint32_t{fp::i64_to_u16(int64_t(wide))} : uint32_t(wide)) & 0xffff;
}

// V_MAD_U32_U16
//   wide = 64'I(S0.u16) * 64'I(S1.u16) + 64'I(S2.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_mad_u32_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t wide = uint64_t{s0 & 0xffff} * uint64_t{s1 & 0xffff} + uint64_t{s2};
  return clamp ? fp::i64_to_u32(int64_t(wide)) : uint32_t(wide);
}

// V_MAD_U32_U24
//   wide = 64'I(S0.u24) * 64'I(S1.u24) + 64'I(S2.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_mad_u32_u24(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t wide = uint64_t{s0 & 0xffffff} * uint64_t{s1 & 0xffffff} + uint64_t{s2};
  return clamp ? fp::i64_to_u32(int64_t(wide)) : uint32_t(wide);
}

// V_MAD_U64_U32
//   product = 64'U(S0.u32) * 64'U(S1.u32);
//   sum = product + S2.u64;
//   carry = sum < product;
//   D1.u1 = carry;
//   D0.u64 = CLAMP && carry ? 0xffffffffffffffffULL : sum
constexpr D1Result<uint64_t> v_mad_u64_u32(uint32_t s0, uint32_t s1, uint64_t s2, bool clamp) {
  const uint64_t product = uint64_t{s0} * uint64_t{s1};
  const uint64_t sum = product + s2;
  const bool carry = sum < product;
  return {clamp && carry ? 0xffffffffffffffffu : sum, carry};
}

// V_MAX3_F16
//   D0.f16 = v_max_f16(v_max_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_max3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_max_f16(as_f16(v_max_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff, mode)).bits;
}

// V_MAX3_F32
//   D0.f32 = v_max_f32(v_max_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_max3_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_max_f32(as_f32(v_max_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MAX3_I16
//   D0.i16 = v_max_i16(v_max_i16(S0.i16, S1.i16), S2.i16)
constexpr uint32_t v_max3_i16(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_i16(v_max_i16(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
}

// V_MAX3_I32
//   D0.i32 = v_max_i32(v_max_i32(S0.i32, S1.i32), S2.i32)
constexpr uint32_t v_max3_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_i32(v_max_i32(s0, s1), s2);
}

// V_MAX3_U16
//   D0.u16 = v_max_u16(v_max_u16(S0.u16, S1.u16), S2.u16)
constexpr uint32_t v_max3_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_u16(v_max_u16(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
}

// V_MAX3_U32
//   D0.u32 = v_max_u32(v_max_u32(S0.u32, S1.u32), S2.u32)
constexpr uint32_t v_max3_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_u32(v_max_u32(s0, s1), s2);
}

// V_MAXIMUM3_F32
//   PICK = lambda(x, y) (
//     if isSignalNAN(x) then
//       return cvtToQuietNAN(x)
//     elsif isNAN(y) && (isSignalNAN(y) || !isNAN(x)) then
//       return cvtToQuietNAN(y)
//     elsif isNAN(x) then
//       return x
//     elsif x == y then
//       return sign(x) == 1'0U ? x : y
//     else
//       return x > y ? x : y
//     endif);
//   D0.f32 = flushOutput(PICK(PICK(flushInput(S0.f32), flushInput(S1.f32)), flushInput(S2.f32)))
template <class M>
constexpr uint32_t v_maximum3_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto pick = [&](F32 x, F32 y) -> F32 {
    if (fp::is_signal_nan(x)) return fp::quiet(x);
    if (fp::is_nan(y) && (fp::is_signal_nan(y) || !fp::is_nan(x))) return fp::quiet(y);
    if (fp::is_nan(x)) return x;
    if (fp::eq(x, y, mode)) return !fp::sign(x) ? x : y;
    return fp::gt(x, y, mode) ? x : y;
  };
  return fp::flush_output(pick(pick(fp::flush_input(as_f32(s0), mode), fp::flush_input(as_f32(s1), mode)), fp::flush_input(as_f32(s2), mode)), mode).bits;
}

// V_MAX_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f64 = cvtToQuietNAN(b)
//   elsif isNAN(a) then
//     D0.f64 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f64 = flushOutput(a)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f64 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_max_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  if (mode.ieee() && fp::is_signal_nan(a)) return fp::quiet(a).bits;
  if (mode.ieee() && fp::is_signal_nan(b)) return fp::quiet(b).bits;
  if (fp::is_nan(a)) return fp::flush_output(b, mode).bits;
  if (fp::is_nan(b)) return fp::flush_output(a, mode).bits;
  if (fp::eq(a, b, mode)) return fp::flush_output(!fp::sign(a) ? a : b, mode).bits;
  return fp::flush_output(fp::gt(a, b, mode) ? a : b, mode).bits;
}

// V_MBCNT_HI_U32_B32
//   below = (1ULL << laneId.u32) - 1ULL;
//   D0.u32 = bitCount(S0.u32 & below[63 : 32]) + S1.u32
constexpr uint32_t v_mbcnt_hi_u32_b32(uint32_t s0, uint32_t s1, uint32_t lane) {
  const uint64_t below = shl(uint64_t{1}, lane) - uint64_t{1};
  return popcount(s0 & uint32_t(below >> 32)) + s1;
}

// V_MBCNT_LO_U32_B32
//   below = (1ULL << laneId.u32) - 1ULL;
//   D0.u32 = bitCount(S0.u32 & below[31 : 0]) + S1.u32
constexpr uint32_t v_mbcnt_lo_u32_b32(uint32_t s0, uint32_t s1, uint32_t lane) {
  const uint64_t below = shl(uint64_t{1}, lane) - uint64_t{1};
  return popcount(s0 & uint32_t(below)) + s1;
}

// V_MIN3_F16
//   D0.f16 = v_min_f16(v_min_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_min3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_min_f16(as_f16(v_min_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff, mode)).bits;
}

// V_MED3_F16
//   greatest = v_max3_f16(S0.f16, S1.f16, S2.f16);
//   if isNAN(S0.f16) || isNAN(S1.f16) || isNAN(S2.f16) then
//     D0.f16 = v_min3_f16(S0.f16, S1.f16, S2.f16)
//   elsif greatest == S0.f16 then
//     D0.f16 = v_max_f16(S1.f16, S2.f16)
//   else
//     D0.f16 = greatest == S1.f16 ? v_max_f16(S0.f16, S2.f16) : v_max_f16(S0.f16, S1.f16)
//   endif
template <class M>
constexpr uint32_t v_med3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 greatest = as_f16(v_max3_f16(s0 & 0xffff, s1 & 0xffff, s2 & 0xffff, mode));
  if (fp::is_nan(as_f16(s0)) || fp::is_nan(as_f16(s1)) || fp::is_nan(as_f16(s2))) {
    return as_f16(v_min3_f16(s0 & 0xffff, s1 & 0xffff, s2 & 0xffff, mode)).bits;
  }
  if (fp::eq(greatest, as_f16(s0), mode)) return as_f16(v_max_f16(s1 & 0xffff, s2 & 0xffff, mode)).bits;
  return (fp::eq(greatest, as_f16(s1), mode) ? as_f16(v_max_f16(s0 & 0xffff, s2 & 0xffff, mode)) : as_f16(v_max_f16(s0 & 0xffff, s1 & 0xffff, mode))).bits;
}

// V_MIN3_F32
//   D0.f32 = v_min_f32(v_min_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_min3_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_min_f32(as_f32(v_min_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MED3_F32
//   greatest = v_max3_f32(S0.f32, S1.f32, S2.f32);
//   if isNAN(S0.f32) || isNAN(S1.f32) || isNAN(S2.f32) then
//     D0.f32 = v_min3_f32(S0.f32, S1.f32, S2.f32)
//   elsif greatest == S0.f32 then
//     D0.f32 = v_max_f32(S1.f32, S2.f32)
//   else
//     D0.f32 = greatest == S1.f32 ? v_max_f32(S0.f32, S2.f32) : v_max_f32(S0.f32, S1.f32)
//   endif
template <class M>
constexpr uint32_t v_med3_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 greatest = as_f32(v_max3_f32(s0, s1, s2, mode));
  if (fp::is_nan(as_f32(s0)) || fp::is_nan(as_f32(s1)) || fp::is_nan(as_f32(s2))) {
    return as_f32(v_min3_f32(s0, s1, s2, mode)).bits;
  }
  if (fp::eq(greatest, as_f32(s0), mode)) return as_f32(v_max_f32(s1, s2, mode)).bits;
  return (fp::eq(greatest, as_f32(s1), mode) ? as_f32(v_max_f32(s0, s2, mode)) : as_f32(v_max_f32(s0, s1, mode))).bits;
}

// V_MED3_I16
//   least = S1.i16 < S0.i16 ? S1.i16 : S0.i16;
//   greatest = S1.i16 < S0.i16 ? S0.i16 : S1.i16;
//   D0.i16 = S2.i16 < least ? least : (S2.i16 > greatest ? greatest : S2.i16)
constexpr uint32_t v_med3_i16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t least = (sign_extend(s1, 16) < sign_extend(s0, 16) ? s1 : s0) & 0xffff;
  const uint32_t greatest = (sign_extend(s1, 16) < sign_extend(s0, 16) ? s0 : s1) & 0xffff;
  return (sign_extend(s2, 16) < sign_extend(least, 16) ? least : sign_extend(s2, 16) > sign_extend(greatest, 16) ? greatest : s2) & 0xffff;
}

// V_MED3_I32
//   least = S1.i32 < S0.i32 ? S1.i32 : S0.i32;
//   greatest = S1.i32 < S0.i32 ? S0.i32 : S1.i32;
//   D0.i32 = S2.i32 < least ? least : (S2.i32 > greatest ? greatest : S2.i32)
constexpr uint32_t v_med3_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t least = int32_t(s1) < int32_t(s0) ? s1 : s0;
  const uint32_t greatest = int32_t(s1) < int32_t(s0) ? s0 : s1;
  return int32_t(s2) < int32_t(least) ? least : int32_t(s2) > int32_t(greatest) ? greatest : s2;
}

// V_MED3_U16
//   least = S1.u16 < S0.u16 ? S1.u16 : S0.u16;
//   greatest = S1.u16 < S0.u16 ? S0.u16 : S1.u16;
//   D0.u16 = S2.u16 < least ? least : (S2.u16 > greatest ? greatest : S2.u16)
constexpr uint32_t v_med3_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t least = ((s1 & 0xffff) < (s0 & 0xffff) ? s1 : s0) & 0xffff;
  const uint32_t greatest = ((s1 & 0xffff) < (s0 & 0xffff) ? s0 : s1) & 0xffff;
  return ((s2 & 0xffff) < least ? least : (s2 & 0xffff) > greatest ? greatest : s2) & 0xffff;
}

// V_MED3_U32
//   least = S1.u32 < S0.u32 ? S1.u32 : S0.u32;
//   greatest = S1.u32 < S0.u32 ? S0.u32 : S1.u32;
//   D0.u32 = S2.u32 < least ? least : (S2.u32 > greatest ? greatest : S2.u32)
constexpr uint32_t v_med3_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t least = s1 < s0 ? s1 : s0;
  const uint32_t greatest = s1 < s0 ? s0 : s1;
  return s2 < least ? least : s2 > greatest ? greatest : s2;
}

// V_MIN3_I16
//   D0.i16 = v_min_i16(v_min_i16(S0.i16, S1.i16), S2.i16)
constexpr uint32_t v_min3_i16(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_i16(v_min_i16(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
}

// V_MIN3_I32
//   D0.i32 = v_min_i32(v_min_i32(S0.i32, S1.i32), S2.i32)
constexpr uint32_t v_min3_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_i32(v_min_i32(s0, s1), s2);
}

// V_MIN3_U16
//   D0.u16 = v_min_u16(v_min_u16(S0.u16, S1.u16), S2.u16)
constexpr uint32_t v_min3_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_u16(v_min_u16(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
}

// V_MIN3_U32
//   D0.u32 = v_min_u32(v_min_u32(S0.u32, S1.u32), S2.u32)
constexpr uint32_t v_min3_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_u32(v_min_u32(s0, s1), s2);
}

// V_MINIMUM3_F32
//   PICK = lambda(x, y) (
//     if isSignalNAN(x) then
//       return cvtToQuietNAN(x)
//     elsif isNAN(y) && (isSignalNAN(y) || !isNAN(x)) then
//       return cvtToQuietNAN(y)
//     elsif isNAN(x) then
//       return x
//     elsif x == y then
//       return sign(x) == 1'1U ? x : y
//     else
//       return x < y ? x : y
//     endif);
//   D0.f32 = flushOutput(PICK(PICK(flushInput(S0.f32), flushInput(S1.f32)), flushInput(S2.f32)))
template <class M>
constexpr uint32_t v_minimum3_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto pick = [&](F32 x, F32 y) -> F32 {
    if (fp::is_signal_nan(x)) return fp::quiet(x);
    if (fp::is_nan(y) && (fp::is_signal_nan(y) || !fp::is_nan(x))) return fp::quiet(y);
    if (fp::is_nan(x)) return x;
    if (fp::eq(x, y, mode)) return fp::sign(x) ? x : y;
    return fp::lt(x, y, mode) ? x : y;
  };
  return fp::flush_output(pick(pick(fp::flush_input(as_f32(s0), mode), fp::flush_input(as_f32(s1), mode)), fp::flush_input(as_f32(s2), mode)), mode).bits;
}

// V_MIN_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f64 = cvtToQuietNAN(b)
//   elsif isNAN(a) then
//     D0.f64 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f64 = flushOutput(a)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f64 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_min_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  if (mode.ieee() && fp::is_signal_nan(a)) return fp::quiet(a).bits;
  if (mode.ieee() && fp::is_signal_nan(b)) return fp::quiet(b).bits;
  if (fp::is_nan(a)) return fp::flush_output(b, mode).bits;
  if (fp::is_nan(b)) return fp::flush_output(a, mode).bits;
  if (fp::eq(a, b, mode)) return fp::flush_output(fp::sign(a) ? a : b, mode).bits;
  return fp::flush_output(fp::lt(a, b, mode) ? a : b, mode).bits;
}

// V_MQSAD_PK_U16_U8
//   declare result : 64'U;
//   declare sum : 32'U;
//   result = 0ULL;
//   for k in 0 : 3 do
//     sum = 32'U(S2.u64[k * 16 +: 16]);
//     for i in 0 : 3 do
//       x = 32'U(S0.u64[(k + i) * 8 +: 8]);
//       y = 32'U(S1.u32[i * 8 +: 8]);
//       if !(y == 0U) then
//         sum = sum + (x > y ? x - y : y - x)
//       endif
//     endfor;
//     part = CLAMP ? u32_to_u16(sum) : sum.u16;
//     result = result | (64'U(part) << 32'U(k * 16))
//   endfor;
//   D0.u64 = result
constexpr uint64_t v_mqsad_pk_u16_u8(uint64_t s0, uint32_t s1, uint64_t s2, bool clamp) {
  uint64_t result = uint64_t{0};
  uint32_t x{};
  uint32_t y{};
  for (uint32_t k = 0; k < 4; ++k) {
    uint32_t sum = uint32_t(s2 >> (k * 16u)) & 0xffff;
    for (uint32_t i = 0; i < 4; ++i) {
      x = uint32_t(s0 >> ((k + i) * 8u)) & 0xff;
      y = s1 >> (i * 8u) & 0xff;
      if (y != 0) {
        sum = sum + (x > y ? x - y : y - x);
      }
    }
    const uint32_t part = (clamp ? uint32_t{fp::u32_to_u16(sum)} : sum) & 0xffff;
    result = result | (uint64_t{part} << (k * 16u));
  }
  return result;
}

// V_MQSAD_U32_U8
//   declare result : 128'B;
//   declare sum : 64'U;
//   for k in 0 : 3 do
//     sum = 64'U(S2[k * 32 +: 32].u32);
//     for i in 0 : 3 do
//       x = 64'U(S0.u64[(k + i) * 8 +: 8]);
//       y = 64'U(S1.u32[i * 8 +: 8]);
//       if y != 0ULL then
//         sum = sum + (x > y ? x - y : y - x)
//       endif
//     endfor;
//     result[k * 32 +: 32] = CLAMP ? u64_to_u32(sum) : sum.u32
//   endfor;
//   D0.b128 = result
constexpr Bits<128> v_mqsad_u32_u8(uint64_t s0, uint32_t s1, Bits<128> s2, bool clamp) {
  Bits<128> result{};
  uint64_t x{};
  uint64_t y{};
  for (uint32_t k = 0; k < 4; ++k) {
    uint64_t sum = uint64_t{uint32_t(s2.slice(k * 32u + 31, k * 32u))};
    for (uint32_t i = 0; i < 4; ++i) {
      x = uint64_t{uint32_t(s0 >> ((k + i) * 8u)) & 0xff};
      y = uint64_t{s1 >> (i * 8u) & 0xff};
      if (y != 0) {
        sum = sum + (x > y ? x - y : y - x);
      }
    }
    result.set_slice(k * 32u + 31u, k * 32u, clamp ? fp::u64_to_u32(sum) : uint32_t(sum));
  }
  return result;
}

// V_MSAD_U8
//   declare sum : 64'U;
//   sum = 0ULL;
//   for i in 0 : 3 do
//     x = 32'U(S0.u32[i * 8 +: 8]);
//     y = 32'U(S1.u32[i * 8 +: 8]);
//     if !(y == 0U) then
//       sum = sum + 64'U(x > y ? x - y : y - x)
//     endif
//   endfor;
//   sum = (sum << 0U) + 64'U(S2.u32);
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_msad_u8(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = uint64_t{0};
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t x = s0 >> (i * 8u) & 0xff;
    const uint32_t y = s1 >> (i * 8u) & 0xff;
    if (y != 0) {
      sum = sum + uint64_t{x > y ? x - y : y - x};
    }
  }
  sum = (sum << 0) + uint64_t{s2};
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_MUL_F64
//   D0.f64 = S0.f64 * S1.f64
template <class M>
constexpr uint64_t v_mul_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::mul(as_f64(s0), as_f64(s1), mode).bits;
}

// V_MUL_HI_I32
//   product = 64'I(S0.i32) * 64'I(S1.i32);
//   D0.u32 = product[63 : 32]
constexpr uint32_t v_mul_hi_i32(uint32_t s0, uint32_t s1) {
  const uint64_t product = uint64_t(int32_t(s0)) * uint64_t(int32_t(s1));
  return uint32_t(product >> 32);
}

// V_MUL_HI_U32
//   product = 64'U(S0.u32) * 64'U(S1.u32);
//   D0.u32 = product[63 : 32]
constexpr uint32_t v_mul_hi_u32(uint32_t s0, uint32_t s1) {
  const uint64_t product = uint64_t{s0} * uint64_t{s1};
  return uint32_t(product >> 32);
}

// V_MUL_LEGACY_F32
//   D0.f32 = S0.f32 == 0.0F || S1.f32 == 0.0F ? 0.0F : S0.f32 * S1.f32
template <class M>
constexpr uint32_t v_mul_legacy_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return (fp::eq(as_f32(s0), as_f32(0x0), mode) || fp::eq(as_f32(s1), as_f32(0x0), mode) ? as_f32(0x0) : fp::mul(as_f32(s0), as_f32(s1), mode)).bits;
}

// V_MUL_LO_U32
//   D0.u32 = S0.u32 * S1.u32
constexpr uint32_t v_mul_lo_u32(uint32_t s0, uint32_t s1) {
  return s0 * s1;
}

// V_OR3_B32
//   D0.u32 = S0.u32 | S1.u32 | S2.u32
constexpr uint32_t v_or3_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return s0 | s1 | s2;
}

// V_PACK_B32_F16
//   low = cvtToQuietNAN(flushInput(S0.f16));
//   high = cvtToQuietNAN(flushInput(S1.f16));
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pack_b32_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = fp::quiet(fp::flush_input(as_f16(s0), mode));
  const F16 high = fp::quiet(fp::flush_input(as_f16(s1), mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PERM_B32
//   declare byte : 32'U;
//   declare result : 32'U;
//   both = { S0.u32, S1.u32 };
//   result = 0U;
//   for i in 0 : 3 do
//     s = 32'U(S2.u32[i * 8 +: 8]);
//     if s < 8U then
//       byte = 32'U((both.u64 >> (s * 8U)) & 255ULL)
//     elsif s < 12U then
//       byte = both.u64[(s - 8U) * 16U + 15U] ? 255U : 0U
//     else
//       byte = s == 12U ? 0U : 255U
//     endif;
//     result = result | (byte << 32'U(i * 8))
//   endfor;
//   D0.u32 = result
constexpr uint32_t v_perm_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint64_t both = (uint64_t{s0} << 32) | uint64_t{s1};
  uint32_t result = 0u;
  uint32_t byte{};
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t s = s2 >> (i * 8u) & 0xff;
    if (s < 8u) {
      byte = uint32_t(shr(both, s * 8u) & uint64_t{255});
    } else if (s < 12u) {
      byte = bit(both, (s - 8u) * 16u + 15u) ? 255u : 0u;
    } else {
      byte = s == 12u ? 0u : 255u;
    }
    result = result | (byte << (i * 8u));
  }
  return result;
}

// V_QSAD_PK_U16_U8
//   declare result : 64'U;
//   declare sum : 32'U;
//   result = 0ULL;
//   for k in 0 : 3 do
//     sum = 32'U(S2.u64[k * 16 +: 16]);
//     for i in 0 : 3 do
//       x = 32'U(S0.u64[(k + i) * 8 +: 8]);
//       y = 32'U(S1.u32[i * 8 +: 8]);
//       if !(1'0U) then
//         sum = sum + (x > y ? x - y : y - x)
//       endif
//     endfor;
//     part = CLAMP ? u32_to_u16(sum) : sum.u16;
//     result = result | (64'U(part) << 32'U(k * 16))
//   endfor;
//   D0.u64 = result
constexpr uint64_t v_qsad_pk_u16_u8(uint64_t s0, uint32_t s1, uint64_t s2, bool clamp) {
  uint64_t result = uint64_t{0};
  uint32_t x{};
  uint32_t y{};
  for (uint32_t k = 0; k < 4; ++k) {
    uint32_t sum = uint32_t(s2 >> (k * 16u)) & 0xffff;
    for (uint32_t i = 0; i < 4; ++i) {
      x = uint32_t(s0 >> ((k + i) * 8u)) & 0xff;
      y = s1 >> (i * 8u) & 0xff;
      if (!false) {
        sum = sum + (x > y ? x - y : y - x);
      }
    }
    const uint32_t part = (clamp ? uint32_t{fp::u32_to_u16(sum)} : sum) & 0xffff;
    result = result | (uint64_t{part} << (k * 16u));
  }
  return result;
}

// V_READLANE_B32
//   D0.b32 = VGPR[S1.u32[5 : 0]][SRC0.u32].b32
template <class Files>
constexpr uint32_t v_readlane_b32(uint32_t s1, uint32_t src0_number, const Files& files) {
  return files.vgpr(s1 & 0x3f, src0_number);
}

// V_SAD_HI_U8
//   declare sum : 64'U;
//   sum = 0ULL;
//   for i in 0 : 3 do
//     x = 32'U(S0.u32[i * 8 +: 8]);
//     y = 32'U(S1.u32[i * 8 +: 8]);
//     if !(1'0U) then
//       sum = sum + 64'U(x > y ? x - y : y - x)
//     endif
//   endfor;
//   sum = (sum << 16U) + 64'U(S2.u32);
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_sad_hi_u8(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = uint64_t{0};
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t x = s0 >> (i * 8u) & 0xff;
    const uint32_t y = s1 >> (i * 8u) & 0xff;
    if (!false) {
      sum = sum + uint64_t{x > y ? x - y : y - x};
    }
  }
  sum = (sum << 16) + uint64_t{s2};
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_SAD_U16
//   DISTANCE = lambda(x, y) (return x > y ? x - y : y - x);
//   sum = 64'U(S2.u32);
//   sum += DISTANCE(64'U(S0[15 : 0].u16), 64'U(S1[15 : 0].u16));
//   sum += DISTANCE(64'U(S0[31 : 16].u16), 64'U(S1[31 : 16].u16));
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_sad_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const auto distance = [](uint64_t x, uint64_t y) -> uint64_t {
    return x > y ? x - y : y - x;
  };
  uint64_t sum = uint64_t{s2};
  sum = sum + distance(uint64_t{s0 & 0xffff}, uint64_t{s1 & 0xffff});
  sum = sum + distance(uint64_t{s0 >> 16}, uint64_t{s1 >> 16});
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_SAD_U32
//   sum = 64'U(S0.u32 > S1.u32 ? S0.u32 - S1.u32 : S1.u32 - S0.u32) + 64'U(S2.u32);
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_sad_u32(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t sum = uint64_t{s0 > s1 ? s0 - s1 : s1 - s0} + uint64_t{s2};
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_SAD_U8
//   declare sum : 64'U;
//   sum = 0ULL;
//   for i in 0 : 3 do
//     x = 32'U(S0.u32[i * 8 +: 8]);
//     y = 32'U(S1.u32[i * 8 +: 8]);
//     if !(1'0U) then
//       sum = sum + 64'U(x > y ? x - y : y - x)
//     endif
//   endfor;
//   sum = (sum << 0U) + 64'U(S2.u32);
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_sad_u8(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = uint64_t{0};
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t x = s0 >> (i * 8u) & 0xff;
    const uint32_t y = s1 >> (i * 8u) & 0xff;
    if (!false) {
      sum = sum + uint64_t{x > y ? x - y : y - x};
    }
  }
  sum = (sum << 0) + uint64_t{s2};
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_SUB_I16
//   wide = 32'I(S0.i16) - 32'I(S1.i16);
//   D0.i16 = CLAMP ? i32_to_i16(wide) : wide.i16
constexpr uint32_t v_sub_i16(uint32_t s0, uint32_t s1, bool clamp) {
  const uint32_t wide = uint32_t(sign_extend(s0, 16)) - uint32_t(sign_extend(s1, 16));
  return (clamp ? uint32_t(fp::i32_to_i16(int32_t(wide))) : wide) & 0xffff;
}

// V_SUB_I32
//   wide = 64'I(S0.i32) - 64'I(S1.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_sub_i32(uint32_t s0, uint32_t s1, bool clamp) {
  const uint64_t wide = uint64_t(int32_t(s0)) - uint64_t(int32_t(s1));
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(wide))) : uint32_t(wide);
}

// V_TRIG_PREOP_F64
//   // 2/pi, 1201 bits after the binary point, most significant word first.
//   declare table : 64'U[20];
//   table[0] = 0xa2f9836e4e441529ULL;
//   table[1] = 0xfc2757d1f534ddc0ULL;
//   table[2] = 0xdb6295993c439041ULL;
//   table[3] = 0xfe5163abdebbc561ULL;
//   table[4] = 0xb7246e3a424dd2e0ULL;
//   table[5] = 0x06492eea09d1921cULL;
//   table[6] = 0xfe1deb1cb129a73eULL;
//   table[7] = 0xe88235f52ebb4484ULL;
//   table[8] = 0xe99c7026b45f7e41ULL;
//   table[9] = 0x3991d639835339f4ULL;
//   table[10] = 0x9c845f8bbdf9283bULL;
//   table[11] = 0x1ff897ffde05980fULL;
//   table[12] = 0xef2f118b5a0a6d1fULL;
//   table[13] = 0x6d367ecf27cb09b7ULL;
//   table[14] = 0x4f463f669e5fea2dULL;
//   table[15] = 0x7527bac7ebe5f17bULL;
//   table[16] = 0x3d0739f78a5292eaULL;
//   table[17] = 0x6bfb5fb11f8d5d08ULL;
//   table[18] = 0x56033046fc7b0000ULL;
//   table[19] = 0ULL;
//   declare bits : 64'U;
//   field = exponent(S0.f64);
//   first = 32'I(S1.u32[4 : 0]) * 53 + (field > 1077 ? field - 1077 : 0);
//   bits = 0ULL;
//   if first < 1216 then
//     word = first >> 6U;
//     skip = 32'U(first & 63);
//     bits = table[word] << skip;
//     if skip != 0U then
//       bits = bits | (table[word + 1] >> (64U - skip))
//     endif
//   endif;
//   D0.f64 = ldexp(64'F(bits >> 11U), (field >= 1968 ? 75 : -53) - first)
template <class M>
constexpr uint64_t v_trig_preop_f64(uint64_t s0, uint32_t s1, const M& mode) {
  std::array<uint64_t, 20> table{};
  table[0] = 0xa2f9836e4e441529u;
  table[1] = 0xfc2757d1f534ddc0u;
  table[2] = 0xdb6295993c439041u;
  table[3] = 0xfe5163abdebbc561u;
  table[4] = 0xb7246e3a424dd2e0u;
  table[5] = 0x6492eea09d1921cu;
  table[6] = 0xfe1deb1cb129a73eu;
  table[7] = 0xe88235f52ebb4484u;
  table[8] = 0xe99c7026b45f7e41u;
  table[9] = 0x3991d639835339f4u;
  table[10] = 0x9c845f8bbdf9283bu;
  table[11] = 0x1ff897ffde05980fu;
  table[12] = 0xef2f118b5a0a6d1fu;
  table[13] = 0x6d367ecf27cb09b7u;
  table[14] = 0x4f463f669e5fea2du;
  table[15] = 0x7527bac7ebe5f17bu;
  table[16] = 0x3d0739f78a5292eau;
  table[17] = 0x6bfb5fb11f8d5d08u;
  table[18] = 0x56033046fc7b0000u;
  table[19] = uint64_t{0};
  const uint32_t field = uint32_t(fp::exponent(as_f64(s0)));
  const uint32_t first = (s1 & 0x1f) * 53u + (int32_t(field) > 1077 ? field - 1077u : 0u);
  uint64_t bits = uint64_t{0};
  if (int32_t(first) < 1216) {
    const uint32_t word = uint32_t(int32_t(first) >> 6);
    const uint32_t skip = first & 63u;
    bits = shl(table[word], skip);
    if (skip != 0) {
      bits = bits | shr(table[word + 1u], 64u - skip);
    }
  }
  return fp::ldexp(fp::to_f64(bits >> 11, mode), int32_t((int32_t(field) >= 1968 ? 75u : 0xffffffcbu) - first), mode).bits;
}

// V_WRITELANE_B32
//   VGPR[S1.u32[5 : 0]][VDST.u32].b32 = S0.b32
template <class Files>
constexpr void v_writelane_b32(uint32_t s0, uint32_t s1, uint32_t dst_number, Files& files) {
  files.set_vgpr(s1 & 0x3f, dst_number, s0);
}

// V_XAD_U32
//   D0.u32 = (S0.u32 ^ S1.u32) + S2.u32
constexpr uint32_t v_xad_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 ^ s1) + s2;
}

}  // namespace lockstep::cdna4::sem
