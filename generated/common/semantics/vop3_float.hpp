// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_float.xml.
// Hash of what this file is made of: 04e51d39eb638f67
// What the vop3_float operations compute: one pure function each, its pseudocode above it.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/core/fp.hpp"
#include "lockstep/core/select.hpp"
#include "lockstep/core/views.hpp"
#include "lockstep/core/wide_bits.hpp"
#include "lockstep/isa/results.hpp"
#include "lockstep/isa/state_set.hpp"

#include "common/semantics/vop2.hpp"

namespace lockstep::common::sem {


// Loops over lanes are vectorised only when nothing is called in them. g++ inlines whatever its `flatten` asks for.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)
#endif

using std::int16_t;
using std::int32_t;
using std::int64_t;
using std::int8_t;
using std::uint16_t;
using std::uint32_t;
using std::uint64_t;
using std::uint8_t;

// V_ADD_F64
//   D0.f64 = S0.f64 + S1.f64
template <class M>
constexpr uint64_t v_add_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::add(as_f64(s0), as_f64(s1), mode).bits;
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
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      select(fp::lt(z, F32{}, mode), as_f32(0x40a00000 /* 5 */), as_f32(0x40800000 /* 4 */)),
      select(fp::ge(fp::abs(y), fp::abs(x), mode),
      select(fp::lt(y, F32{}, mode), as_f32(0x40400000 /* 3 */), as_f32(0x40000000 /* 2 */)),
      select(fp::lt(x, F32{}, mode), as_f32(0x3f800000 /* 1 */), F32{}))).bits;
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
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      fp::mul(z, as_f32(0x40000000 /* 2 */), mode),
      select(fp::ge(fp::abs(y), fp::abs(x), mode), fp::mul(y, as_f32(0x40000000 /* 2 */), mode),
      fp::mul(x, as_f32(0x40000000 /* 2 */), mode))).bits;
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
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      select(fp::lt(z, F32{}, mode), fp::neg(x), x),
      select(fp::ge(fp::abs(y), fp::abs(x), mode), x, select(fp::lt(x, F32{}, mode), z, fp::neg(z)))).bits;
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
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      fp::neg(y), select(fp::ge(fp::abs(y), fp::abs(x), mode), select(fp::lt(y, F32{}, mode), fp::neg(z), z),
      fp::neg(y))).bits;
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
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t low = uint32_t(fp::f16_to_snorm(as_f16(s0), nearest_even)) & 0xffff;
  const uint32_t high = uint32_t(fp::f16_to_snorm(as_f16(s1), nearest_even)) & 0xffff;
  return (high << 16) | low;
}

// V_CVT_PKNORM_I16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_snorm(S0.f32);
//   high = f32_to_snorm(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pknorm_i16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t low = uint32_t(fp::f32_to_snorm(as_f32(s0), nearest_even)) & 0xffff;
  const uint32_t high = uint32_t(fp::f32_to_snorm(as_f32(s1), nearest_even)) & 0xffff;
  return (high << 16) | low;
}

// V_CVT_PKNORM_U16_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f16_to_unorm(S0.f16);
//   high = f16_to_unorm(S1.f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pknorm_u16_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t low = fp::f16_to_unorm(as_f16(s0), nearest_even);
  const uint32_t high = fp::f16_to_unorm(as_f16(s1), nearest_even);
  return (high << 16) | low;
}

// V_CVT_PKNORM_U16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_unorm(S0.f32);
//   high = f32_to_unorm(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pknorm_u16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t low = fp::f32_to_unorm(as_f32(s0), nearest_even);
  const uint32_t high = fp::f32_to_unorm(as_f32(s1), nearest_even);
  return (high << 16) | low;
}

// V_CVT_PKRTZ_F16_F32
//   ROUND_MODE = ROUND_TOWARD_ZERO;
//   low = f32_to_f16(S0.f32);
//   high = f32_to_f16(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pkrtz_f16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const auto toward_zero = with_round<Round::toward_zero>(mode);
  const F16 low = fp::f32_to_f16(as_f32(s0), toward_zero);
  const F16 high = fp::f32_to_f16(as_f32(s1), toward_zero);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_PK_BF16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_bf16(S0.f32);
//   high = f32_to_bf16(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_bf16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const BF16 low = fp::f32_to_bf16(as_f32(s0), nearest_even);
  const BF16 high = fp::f32_to_bf16(as_f32(s1), nearest_even);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_PK_F16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_f16(S0.f32);
//   high = f32_to_f16(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_f16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const F16 low = fp::f32_to_f16(as_f32(s0), nearest_even);
  const F16 high = fp::f32_to_f16(as_f32(s1), nearest_even);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_PK_I16_F32
//   low = i32_to_i16(f32_to_i32(S0.f32));
//   high = i32_to_i16(f32_to_i32(S1.f32));
//   D0.b32 = { high.b16, low.b16 }
constexpr uint32_t v_cvt_pk_i16_f32(uint32_t s0, uint32_t s1) {
  const uint32_t low = uint32_t(fp::i32_to_i16(fp::f32_to_i32(as_f32(s0)))) & 0xffff;
  const uint32_t high = uint32_t(fp::i32_to_i16(fp::f32_to_i32(as_f32(s1)))) & 0xffff;
  return (high << 16) | low;
}

// V_CVT_PK_NORM_I16_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f16_to_snorm(S0.f16);
//   high = f16_to_snorm(S1.f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_norm_i16_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t low = uint32_t(fp::f16_to_snorm(as_f16(s0), nearest_even)) & 0xffff;
  const uint32_t high = uint32_t(fp::f16_to_snorm(as_f16(s1), nearest_even)) & 0xffff;
  return (high << 16) | low;
}

// V_CVT_PK_NORM_I16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_snorm(S0.f32);
//   high = f32_to_snorm(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_norm_i16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t low = uint32_t(fp::f32_to_snorm(as_f32(s0), nearest_even)) & 0xffff;
  const uint32_t high = uint32_t(fp::f32_to_snorm(as_f32(s1), nearest_even)) & 0xffff;
  return (high << 16) | low;
}

// V_CVT_PK_NORM_U16_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f16_to_unorm(S0.f16);
//   high = f16_to_unorm(S1.f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_norm_u16_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t low = fp::f16_to_unorm(as_f16(s0), nearest_even);
  const uint32_t high = fp::f16_to_unorm(as_f16(s1), nearest_even);
  return (high << 16) | low;
}

// V_CVT_PK_NORM_U16_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_unorm(S0.f32);
//   high = f32_to_unorm(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_norm_u16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t low = fp::f32_to_unorm(as_f32(s0), nearest_even);
  const uint32_t high = fp::f32_to_unorm(as_f32(s1), nearest_even);
  return (high << 16) | low;
}

// V_CVT_PK_RTZ_F16_F32
//   ROUND_MODE = ROUND_TOWARD_ZERO;
//   low = f32_to_f16(S0.f32);
//   high = f32_to_f16(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_rtz_f16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const auto toward_zero = with_round<Round::toward_zero>(mode);
  const F16 low = fp::f32_to_f16(as_f32(s0), toward_zero);
  const F16 high = fp::f32_to_f16(as_f32(s1), toward_zero);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_PK_U16_F32
//   low = u32_to_u16(f32_to_u32(S0.f32));
//   high = u32_to_u16(f32_to_u32(S1.f32));
//   D0.b32 = { high.b16, low.b16 }
constexpr uint32_t v_cvt_pk_u16_f32(uint32_t s0, uint32_t s1) {
  const uint32_t low = fp::u32_to_u16(fp::f32_to_u32(as_f32(s0)));
  const uint32_t high = fp::u32_to_u16(fp::f32_to_u32(as_f32(s1)));
  return (high << 16) | low;
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

// V_CVT_SR_BF16_F32
//   half = f32_to_bf16_sr(S0.f32, S1.u32);
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_sr_bf16_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF16 half = fp::f32_to_bf16_sr(as_f32(s0), s1, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{half.bits} << 16) | (d0 & 0xffff), (d0 & 0xffff0000)
      | uint32_t{half.bits});
}

// V_CVT_SR_F16_F32
//   half = f32_to_f16_sr(S0.f32, S1.u32);
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_sr_f16_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const F16 half = fp::f32_to_f16_sr(as_f32(s0), s1, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{half.bits} << 16) | (d0 & 0xffff), (d0 & 0xffff0000)
      | uint32_t{half.bits});
}

// V_FMAC_DX9_ZERO_F32
//   a = flushDenorm(S0.f32);
//   b = flushDenorm(S1.f32);
//   c = flushDenorm(D0.f32);
//   D0.f32 = flushDenorm(a == 0.0F || b == 0.0F ? 0.0F + c : fma(a, b, c))
template <class M>
constexpr uint32_t v_fmac_dx9_zero_f32(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const F32 a = fp::flush_denormal(as_f32(s0));
  const F32 b = fp::flush_denormal(as_f32(s1));
  const F32 c = fp::flush_denormal(as_f32(d0));
  return fp::flush_denormal(select(eager_or(fp::eq(a, F32{}, mode), fp::eq(b, F32{}, mode)),
      fp::add(F32{}, c, mode), fp::fma(a, b, c, mode))).bits;
}

// V_FMAC_LEGACY_F32
//   a = flushDenorm(S0.f32);
//   b = flushDenorm(S1.f32);
//   c = flushDenorm(D0.f32);
//   D0.f32 = flushDenorm(a == 0.0F || b == 0.0F ? 0.0F + c : fma(a, b, c))
template <class M>
constexpr uint32_t v_fmac_legacy_f32(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const F32 a = fp::flush_denormal(as_f32(s0));
  const F32 b = fp::flush_denormal(as_f32(s1));
  const F32 c = fp::flush_denormal(as_f32(d0));
  return fp::flush_denormal(select(eager_or(fp::eq(a, F32{}, mode), fp::eq(b, F32{}, mode)),
      fp::add(F32{}, c, mode), fp::fma(a, b, c, mode))).bits;
}

// V_FMA_DX9_ZERO_F32
//   a = flushDenorm(S0.f32);
//   b = flushDenorm(S1.f32);
//   c = flushDenorm(S2.f32);
//   D0.f32 = flushDenorm(a == 0.0F || b == 0.0F ? 0.0F + c : fma(a, b, c))
template <class M>
constexpr uint32_t v_fma_dx9_zero_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 a = fp::flush_denormal(as_f32(s0));
  const F32 b = fp::flush_denormal(as_f32(s1));
  const F32 c = fp::flush_denormal(as_f32(s2));
  return fp::flush_denormal(select(eager_or(fp::eq(a, F32{}, mode), fp::eq(b, F32{}, mode)),
      fp::add(F32{}, c, mode), fp::fma(a, b, c, mode))).bits;
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

// V_FMA_LEGACY_F32
//   a = flushDenorm(S0.f32);
//   b = flushDenorm(S1.f32);
//   c = flushDenorm(S2.f32);
//   D0.f32 = flushDenorm(a == 0.0F || b == 0.0F ? 0.0F + c : fma(a, b, c))
template <class M>
constexpr uint32_t v_fma_legacy_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 a = fp::flush_denormal(as_f32(s0));
  const F32 b = fp::flush_denormal(as_f32(s1));
  const F32 c = fp::flush_denormal(as_f32(s2));
  return fp::flush_denormal(select(eager_or(fp::eq(a, F32{}, mode), fp::eq(b, F32{}, mode)),
      fp::add(F32{}, c, mode), fp::fma(a, b, c, mode))).bits;
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

// V_MAD_F16
//   product = flushDenorm(flushDenorm(S0.f16) * flushDenorm(S1.f16));
//   D0.f16 = flushDenorm(product + flushDenorm(S2.f16))
template <class M>
constexpr uint32_t v_mad_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f16(s0)),
      fp::flush_denormal(as_f16(s1)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f16(s2)), mode)).bits;
}

// V_MAD_F32
//   product = flushDenorm(flushDenorm(S0.f32) * flushDenorm(S1.f32));
//   D0.f32 = flushDenorm(product + flushDenorm(S2.f32))
template <class M>
constexpr uint32_t v_mad_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f32(s0)),
      fp::flush_denormal(as_f32(s1)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f32(s2)), mode)).bits;
}

// V_MAD_LEGACY_F16
//   product = flushDenorm(flushDenorm(S0.f16) * flushDenorm(S1.f16));
//   D0.f16 = flushDenorm(product + flushDenorm(S2.f16))
template <class M>
constexpr uint32_t v_mad_legacy_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f16(s0)),
      fp::flush_denormal(as_f16(s1)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f16(s2)), mode)).bits;
}

// V_MAD_LEGACY_F32
//   a = flushDenorm(S0.f32);
//   b = flushDenorm(S1.f32);
//   product = a == 0.0F || b == 0.0F ? 0.0F : flushDenorm(a * b);
//   D0.f32 = flushDenorm(product + flushDenorm(S2.f32))
template <class M>
constexpr uint32_t v_mad_legacy_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 a = fp::flush_denormal(as_f32(s0));
  const F32 b = fp::flush_denormal(as_f32(s1));
  const F32 product = select(eager_or(fp::eq(a, F32{}, mode), fp::eq(b, F32{}, mode)), F32{},
      fp::flush_denormal(fp::mul(a, b, mode)));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f32(s2)), mode)).bits;
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
    if (fp::is_signal_nan(x, mode)) return fp::quiet(x);
    if (eager_and(fp::is_nan(y, mode), eager_or(fp::is_signal_nan(y, mode), !fp::is_nan(x, mode)))) {
      return fp::quiet(y);
    }
    if (fp::is_nan(x, mode)) return x;
    if (fp::eq(x, y, mode)) return select(!fp::sign(x), x, y);
    return select(fp::gt(x, y, mode), x, y);
  };
  return fp::flush_output(pick(pick(fp::flush_input(as_f32(s0), mode), fp::flush_input(as_f32(s1), mode)),
      fp::flush_input(as_f32(s2), mode)), mode).bits;
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
  return select(eager_or(eager_or(fp::is_nan(as_f16(s0), mode), fp::is_nan(as_f16(s1), mode)),
      fp::is_nan(as_f16(s2), mode)), as_f16(v_min3_f16(s0 & 0xffff, s1 & 0xffff, s2 & 0xffff, mode)),
      select(fp::eq(greatest, as_f16(s0), mode), as_f16(v_max_f16(s1 & 0xffff, s2 & 0xffff, mode)),
      select(fp::eq(greatest, as_f16(s1), mode), as_f16(v_max_f16(s0 & 0xffff, s2 & 0xffff, mode)),
      as_f16(v_max_f16(s0 & 0xffff, s1 & 0xffff, mode))))).bits;
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
  return select(eager_or(eager_or(fp::is_nan(as_f32(s0), mode), fp::is_nan(as_f32(s1), mode)),
      fp::is_nan(as_f32(s2), mode)), as_f32(v_min3_f32(s0, s1, s2, mode)),
      select(fp::eq(greatest, as_f32(s0), mode), as_f32(v_max_f32(s1, s2, mode)),
      select(fp::eq(greatest, as_f32(s1), mode), as_f32(v_max_f32(s0, s2, mode)),
      as_f32(v_max_f32(s0, s1, mode))))).bits;
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
    if (fp::is_signal_nan(x, mode)) return fp::quiet(x);
    if (eager_and(fp::is_nan(y, mode), eager_or(fp::is_signal_nan(y, mode), !fp::is_nan(x, mode)))) {
      return fp::quiet(y);
    }
    if (fp::is_nan(x, mode)) return x;
    if (fp::eq(x, y, mode)) return select(fp::sign(x), x, y);
    return select(fp::lt(x, y, mode), x, y);
  };
  return fp::flush_output(pick(pick(fp::flush_input(as_f32(s0), mode), fp::flush_input(as_f32(s1), mode)),
      fp::flush_input(as_f32(s2), mode)), mode).bits;
}

// V_MULLIT_F32
//   lowest = 0xff7fffffU.f32;
//   if S1.f32 <= lowest || S2.f32 <= 0.0F || isNAN(S1.f32) || isNAN(S2.f32) then
//     D0.f32 = lowest
//   else
//     D0.f32 = S0.f32 * S1.f32
//   endif
template <class M>
constexpr uint32_t v_mullit_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 lowest = as_f32(0xff7fffff /* -3.40282347e+38 */);
  return select(eager_or(eager_or(eager_or(fp::le(as_f32(s1), lowest, mode),
      fp::le(as_f32(s2), F32{}, mode)), fp::is_nan(as_f32(s1), mode)), fp::is_nan(as_f32(s2), mode)), lowest,
      fp::mul(as_f32(s0), as_f32(s1), mode)).bits;
}

// V_MUL_DX9_ZERO_F32
//   D0.f32 = S0.f32 == 0.0F || S1.f32 == 0.0F ? 0.0F : S0.f32 * S1.f32
template <class M>
constexpr uint32_t v_mul_dx9_zero_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return select(eager_or(fp::eq(as_f32(s0), F32{}, mode), fp::eq(as_f32(s1), F32{}, mode)), F32{},
      fp::mul(as_f32(s0), as_f32(s1), mode)).bits;
}

// V_MUL_F64
//   D0.f64 = S0.f64 * S1.f64
template <class M>
constexpr uint64_t v_mul_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::mul(as_f64(s0), as_f64(s1), mode).bits;
}

// V_MUL_LEGACY_F32
//   D0.f32 = S0.f32 == 0.0F || S1.f32 == 0.0F ? 0.0F : S0.f32 * S1.f32
template <class M>
constexpr uint32_t v_mul_legacy_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return select(eager_or(fp::eq(as_f32(s0), F32{}, mode), fp::eq(as_f32(s1), F32{}, mode)), F32{},
      fp::mul(as_f32(s0), as_f32(s1), mode)).bits;
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
//   value = 64'F(bits >> 11U);
//   scale = (field >= 1968 ? 75 : -53) - first;
//   D0.f64 = ldexp(value, scale)
template <class M>
constexpr uint64_t v_trig_preop_f64(uint64_t s0, uint32_t s1, const M& mode) {
  constexpr std::array<uint64_t, 20> table{
      0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u, 0xfe5163abdebbc561u,
      0xb7246e3a424dd2e0u, 0x6492eea09d1921cu, 0xfe1deb1cb129a73eu, 0xe88235f52ebb4484u,
      0xe99c7026b45f7e41u, 0x3991d639835339f4u, 0x9c845f8bbdf9283bu, 0x1ff897ffde05980fu,
      0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du, 0x7527bac7ebe5f17bu,
      0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b0000u, 0};
  const int32_t field = fp::exponent(as_f64(s0));
  const int32_t first = int32_t(s1 & 0x1f) * 53 + (field > 1077 ? field - 1077 : 0);
  uint64_t bits = 0;
  if (first < 1216) {
    const uint32_t word = uint32_t(first >> 6);
    const uint32_t skip = uint32_t(first) & 63u;
    bits = shl(element(table, word), skip);
    bits = skip != 0 ? bits | shr(element(table, word + 1u), 64u - skip) : bits;
  }
  const F64 value = fp::to_f64(bits >> 11, mode);
  const int32_t scale = (field >= 1968 ? 75 : -53) - first;
  return fp::ldexp(value, scale, mode).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
