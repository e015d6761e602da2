// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_float.xml.
// Hash of what this file is made of: cfddd08994e9f78b
// What the vop3_float operations compute: one pure function each, its pseudocode above it. Names that are
// only used here stand in generated/common.
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
#include "common/semantics/vop3_float.hpp"


namespace lockstep::rdna4::sem {
using common::sem::v_add_f64;
using common::sem::v_cvt_pk_i16_f32;
using common::sem::v_cvt_pk_norm_i16_f16;
using common::sem::v_cvt_pk_norm_i16_f32;
using common::sem::v_cvt_pk_norm_u16_f16;
using common::sem::v_cvt_pk_norm_u16_f32;
using common::sem::v_cvt_pk_u16_f32;
using common::sem::v_cvt_pk_u8_f32;
using common::sem::v_fma_dx9_zero_f32;
using common::sem::v_fma_f16;
using common::sem::v_fma_f32;
using common::sem::v_fma_f64;
using common::sem::v_ldexp_f32;
using common::sem::v_ldexp_f64;
using common::sem::v_mul_dx9_zero_f32;
using common::sem::v_mul_f64;
using common::sem::v_pack_b32_f16;

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

// V_CUBEID_F32
//   x = flushDenorm(S0.f32);
//   y = flushDenorm(S1.f32);
//   z = flushDenorm(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = (z<0.0F?5.0F:4.0F)
//   elsif abs(y) >= abs(x) then
//     D0.f32 = (y<0.0F?3.0F:2.0F)
//   else
//     D0.f32 = (x<0.0F?1.0F:0.0F)
//   endif
template <class M>
constexpr uint32_t v_cubeid_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_denormal(as_f32(s0));
  const F32 y = fp::flush_denormal(as_f32(s1));
  const F32 z = fp::flush_denormal(as_f32(s2));
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      select(fp::lt(z, F32{}, mode), as_f32(0x40a00000 /* 5 */), as_f32(0x40800000 /* 4 */)),
      select(fp::ge(fp::abs(y), fp::abs(x), mode),
      select(fp::lt(y, F32{}, mode), as_f32(0x40400000 /* 3 */), as_f32(0x40000000 /* 2 */)),
      select(fp::lt(x, F32{}, mode), as_f32(0x3f800000 /* 1 */), F32{}))).bits;
}

// V_CUBEMA_F32
//   x = flushDenorm(S0.f32);
//   y = flushDenorm(S1.f32);
//   z = flushDenorm(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = (z==0.0F?0.0F:z*2.0F)
//   elsif abs(y) >= abs(x) then
//     D0.f32 = (y==0.0F?0.0F:y*2.0F)
//   else
//     D0.f32 = (x==0.0F?0.0F:x*2.0F)
//   endif
template <class M>
constexpr uint32_t v_cubema_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_denormal(as_f32(s0));
  const F32 y = fp::flush_denormal(as_f32(s1));
  const F32 z = fp::flush_denormal(as_f32(s2));
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      select(fp::eq(z, F32{}, mode), F32{}, fp::mul(z, as_f32(0x40000000 /* 2 */), mode)),
      select(fp::ge(fp::abs(y), fp::abs(x), mode),
      select(fp::eq(y, F32{}, mode), F32{}, fp::mul(y, as_f32(0x40000000 /* 2 */), mode)),
      select(fp::eq(x, F32{}, mode), F32{}, fp::mul(x, as_f32(0x40000000 /* 2 */), mode)))).bits;
}

// V_CUBESC_F32
//   x = flushDenorm(S0.f32);
//   y = flushDenorm(S1.f32);
//   z = flushDenorm(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = cvtToQuietNAN(z<0.0F?-S0.f32:S0.f32)
//   elsif abs(y) >= abs(x) then
//     D0.f32 = cvtToQuietNAN(S0.f32)
//   else
//     D0.f32 = cvtToQuietNAN(x<0.0F?S2.f32:-S2.f32)
//   endif
template <class M>
constexpr uint32_t v_cubesc_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_denormal(as_f32(s0));
  const F32 y = fp::flush_denormal(as_f32(s1));
  const F32 z = fp::flush_denormal(as_f32(s2));
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      fp::quiet(select(fp::lt(z, F32{}, mode), fp::neg(as_f32(s0)), as_f32(s0))),
      select(fp::ge(fp::abs(y), fp::abs(x), mode), fp::quiet(as_f32(s0)),
      fp::quiet(select(fp::lt(x, F32{}, mode), as_f32(s2), fp::neg(as_f32(s2)))))).bits;
}

// V_CUBETC_F32
//   x = flushDenorm(S0.f32);
//   y = flushDenorm(S1.f32);
//   z = flushDenorm(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = cvtToQuietNAN(-S1.f32)
//   elsif abs(y) >= abs(x) then
//     D0.f32 = cvtToQuietNAN(y<0.0F?-S2.f32:S2.f32)
//   else
//     D0.f32 = cvtToQuietNAN(-S1.f32)
//   endif
template <class M>
constexpr uint32_t v_cubetc_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_denormal(as_f32(s0));
  const F32 y = fp::flush_denormal(as_f32(s1));
  const F32 z = fp::flush_denormal(as_f32(s2));
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      fp::quiet(fp::neg(as_f32(s1))),
      select(fp::ge(fp::abs(y), fp::abs(x), mode),
      fp::quiet(select(fp::lt(y, F32{}, mode), fp::neg(as_f32(s2)), as_f32(s2))),
      fp::quiet(fp::neg(as_f32(s1))))).bits;
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

// V_MULLIT_F32
//   lowest = 0xff7fffffU.f32;
//   if S1.f32 <= lowest || S2.f32 <= 0.0F || isNAN(S1.f32) || isNAN(S2.f32) then
//     D0.f32 = lowest
//   elsif S0.f32 == 0.0F || S1.f32 == 0.0F then
//     D0.f32 = 0.0F
//   else
//     D0.f32 = S0.f32 * S1.f32
//   endif
template <class M>
constexpr uint32_t v_mullit_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 lowest = as_f32(0xff7fffff /* -3.40282347e+38 */);
  return select(eager_or(eager_or(eager_or(fp::le(as_f32(s1), lowest, mode),
      fp::le(as_f32(s2), F32{}, mode)), fp::is_nan(as_f32(s1), mode)), fp::is_nan(as_f32(s2), mode)), lowest,
      select(eager_or(fp::eq(as_f32(s0), F32{}, mode), fp::eq(as_f32(s1), F32{}, mode)), F32{},
      fp::mul(as_f32(s0), as_f32(s1), mode))).bits;
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
//   table[18] = 0x5603304600000000ULL;
//   table[19] = 0ULL;
//   declare bits : 64'U;
//   field = exponent(S0.f64);
//   first = 32'I(S1.u32[4 : 0]) * 53 + (field > 1077 ? field - 1077 : 0);
//   bits = 0ULL;
//   if first < 1184 then
//     word = first >> 6U;
//     skip = 32'U(first & 63);
//     bits = table[word] << skip;
//     if skip != 0U then
//       bits = bits | (table[word + 1] >> (64U - skip))
//     endif
//   endif;
//   value = 64'F(bits >> 11U);
//   scale = (field >= 1968 ? 75 : -53) - first;
//   ROUND_MODE = ROUND_TOWARD_ZERO; D0.f64 = ldexp(value, scale)
template <class M>
constexpr uint64_t v_trig_preop_f64(uint64_t s0, uint32_t s1, const M& mode) {
  const auto toward_zero = with_round<Round::toward_zero>(mode);
  constexpr std::array<uint64_t, 20> table{
      0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u, 0xfe5163abdebbc561u,
      0xb7246e3a424dd2e0u, 0x6492eea09d1921cu, 0xfe1deb1cb129a73eu, 0xe88235f52ebb4484u,
      0xe99c7026b45f7e41u, 0x3991d639835339f4u, 0x9c845f8bbdf9283bu, 0x1ff897ffde05980fu,
      0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du, 0x7527bac7ebe5f17bu,
      0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x5603304600000000u, 0};
  const int32_t field = fp::exponent(as_f64(s0));
  const int32_t first = int32_t(s1 & 0x1f) * 53 + (field > 1077 ? field - 1077 : 0);
  uint64_t bits = 0;
  if (first < 1184) {
    const uint32_t word = uint32_t(first >> 6);
    const uint32_t skip = uint32_t(first) & 63u;
    bits = shl(element(table, word), skip);
    bits = skip != 0 ? bits | shr(element(table, word + 1u), 64u - skip) : bits;
  }
  const F64 value = fp::to_f64(bits >> 11, mode);
  const int32_t scale = (field >= 1968 ? 75 : -53) - first;
  return fp::ldexp(value, scale, toward_zero).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna4::sem
