// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_div.xml.
// Hash of what this file is made of: 21b1742142c5092e
// What the vop3_div operations compute: one pure function each, its pseudocode above it.
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

// V_DIV_FIXUP_F16
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
constexpr uint32_t v_div_fixup_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 den = fp::flush_input(as_f16(s1), mode);
  const F16 num = fp::flush_input(as_f16(s2), mode);
  const uint32_t minus = (uint32_t{den.bits} ^ uint32_t{num.bits}) & 0x8000u;
  return select<uint32_t>(fp::is_nan(num, mode), uint32_t{fp::quiet(num).bits},
      select<uint32_t>(fp::is_nan(den, mode), uint32_t{fp::quiet(den).bits},
      select<uint32_t>(eager_or(eager_and(fp::exponent(den) == 31, fp::exponent(num) == 31),
      ((uint32_t{den.bits} | uint32_t{num.bits}) << 1 & 0xffff) == 0), 0xfe00u,
      select<uint32_t>(eager_or((uint32_t{den.bits} << 1 & 0xffff) == 0, fp::exponent(num) == 31), minus
      | 0x7c00u, select<uint32_t>(eager_or((uint32_t{num.bits} << 1 & 0xffff) == 0, fp::exponent(den) == 31),
      minus, minus | (s0 & 0x7fffu))))));
}

// V_DIV_FIXUP_F32
//   den = flushInput(S1.f32);
//   num = flushInput(S2.f32);
//   minus = (den.u32 ^ num.u32) & 0x80000000U;
//   unit = minus == 32'U(0U) ? 1.0F : -1.0F;
//   // Below half the least denormal, and overflow: what MODE rounds them to.
//   least = ldexp(unit, -4000);
//   most = ldexp(unit, 4000);
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
//     D0.f32 = least
//   elsif exponent(S0.f32) == 255 then
//     D0.f32 = most
//   else
//     D0.u32 = minus | (S0.u32 & ~0x80000000U)
//   endif
template <class M>
constexpr uint32_t v_div_fixup_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 den = fp::flush_input(as_f32(s1), mode);
  const F32 num = fp::flush_input(as_f32(s2), mode);
  const uint32_t minus = (den.bits ^ num.bits) & 0x80000000u;
  const F32 unit = select(minus == 0, as_f32(0x3f800000 /* 1 */), as_f32(0xbf800000 /* -1 */));
  const F32 least = fp::ldexp(unit, -4000, mode);
  const F32 most = fp::ldexp(unit, 4000, mode);
  return select<uint32_t>(fp::is_nan(num, mode), fp::quiet(num).bits,
      select<uint32_t>(fp::is_nan(den, mode), fp::quiet(den).bits,
      select<uint32_t>(eager_or(eager_and(fp::exponent(den) == 255, fp::exponent(num) == 255),
      eager_and(fp::eq(den, F32{}, mode), fp::eq(num, F32{}, mode))), 0xffc00000u,
      select<uint32_t>(eager_or(fp::eq(den, F32{}, mode), fp::exponent(num) == 255), minus | 0x7f800000u,
      select<uint32_t>(eager_or(fp::eq(num, F32{}, mode), fp::exponent(den) == 255), minus,
      select<uint32_t>(fp::exponent(num) - fp::exponent(den) < -150, least.bits,
      select<uint32_t>(fp::exponent(as_f32(s0)) == 255, most.bits, minus | (s0 & 0x7fffffffu))))))));
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
  const F64 unit = select(minus == 0, as_f64(0x3ff0000000000000 /* 1 */),
      as_f64(0xbff0000000000000 /* -1 */));
  if (fp::is_nan(num, mode)) return fp::quiet(num).bits;
  if (fp::is_nan(den, mode)) return fp::quiet(den).bits;
  if (eager_or(eager_and(fp::exponent(den) == 2047, fp::exponent(num) == 2047),
      eager_and(fp::eq(den, F64{}, mode), fp::eq(num, F64{}, mode)))) {
    return 0xfff8000000000000u;
  }
  if (eager_or(fp::eq(den, F64{}, mode), fp::exponent(num) == 2047)) return minus | 0x7ff0000000000000u;
  if (eager_or(fp::eq(num, F64{}, mode), fp::exponent(den) == 2047)) return minus;
  if (fp::exponent(num) - fp::exponent(den) < -1075) return fp::ldexp(unit, -4000, mode).bits;
  if (fp::exponent(as_f64(s0)) == 2047) return fp::ldexp(unit, 4000, mode).bits;
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
  uint32_t scale = 0;
  scale = select<uint32_t>(vcc_lane, uint32_t(select<int32_t>(fp::exponent(as_f32(s2)) > 127, 64, -64)),
      scale);
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
  uint32_t scale = 0;
  scale = select<uint32_t>(vcc_lane, uint32_t(select<int32_t>(fp::exponent(as_f64(s2)) > 1023, 128, -128)),
      scale);
  return fp::fma_scaled(as_f64(s0), as_f64(s1), as_f64(s2), int32_t(scale), mode).bits;
}

// V_DIV_SCALE_F32
//   x = flushInput(S0.f32);
//   den = flushInput(S1.f32);
//   num = flushInput(S2.f32);
//   difference = exponent(num) - exponent(den);
//   denominator = x.u32 == den.u32;
//   scale = difference >= 96 ? (denominator ? 64 : 0)
//         : exponent(den) == 0 ? 64
//         : exponent(den) >= 253 ? (difference <= -96 && !denominator ? 0 : -64)
//         : difference <= -96 ? (denominator ? 0 : 64)
//         : exponent(num) <= 24 ? 64 : 0;
//   D1.u1 = difference >= 96 || exponent(den) != 0 && difference <= -96;
//   scaled = ldexp(x, scale);
//   if num == 0.0F || den == 0.0F then
//     D0.u32 = 0xffc00000U
//   else
//     D0.f32 = scaled
//   endif
template <class M>
constexpr D1Result<uint32_t> v_div_scale_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_input(as_f32(s0), mode);
  const F32 den = fp::flush_input(as_f32(s1), mode);
  const F32 num = fp::flush_input(as_f32(s2), mode);
  const int32_t difference = fp::exponent(num) - fp::exponent(den);
  const bool denominator = x.bits == den.bits;
  const int32_t scale = select<int32_t>(difference >= 96, denominator ? 64 : 0,
      select<int32_t>(fp::exponent(den) == 0, 64,
      select<int32_t>(fp::exponent(den) >= 253, difference <= -96 && !denominator ? 0 : -64,
      select<int32_t>(difference <= -96, denominator ? 0 : 64,
      select<int32_t>(fp::exponent(num) <= 24, 64, 0)))));
  const F32 scaled = fp::ldexp(x, scale, mode);
  return {select<uint32_t>(eager_or(fp::eq(num, F32{}, mode), fp::eq(den, F32{}, mode)), 0xffc00000u,
      scaled.bits), difference >= 96 || (fp::exponent(den) != 0 && difference <= -96)};
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
  const int32_t difference = fp::exponent(num) - fp::exponent(den);
  const bool denominator = x.bits == den.bits;
  int32_t scale = 0;
  bool uneven = false;
  if (difference >= 768) {
    uneven = true;
    scale = denominator ? 128 : 0;
  } else if (fp::exponent(den) == 0) {
    scale = 128;
  } else if (fp::exponent(den) >= 2045) {
    uneven = difference <= -768;
    scale = uneven && !denominator ? 0 : -128;
  } else if (difference <= -768) {
    uneven = true;
    scale = denominator ? 0 : 128;
  } else if (fp::exponent(num) <= 53) {
    scale = 128;
  }
  uint64_t d0 = 0;
  if (eager_or(fp::eq(num, F64{}, mode), fp::eq(den, F64{}, mode))) {
    d0 = 0xfff8000000000000u;
  } else {
    d0 = fp::ldexp(x, scale, mode).bits;
  }
  return {d0, uneven};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
