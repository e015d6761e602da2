// Conversions of FP8, BF8 (OCP and FNUZ), FP6, BF6 and FP4: plain, stochastic (`_sr`) and scaled (`_scale`,
// `_sr_scale`).
//
// Rules, CDNA4 ISA manual 7.3:
//  - narrowing rounds to nearest even; the stochastic forms add random bits below the last kept bit and
//  truncate;
//  - FP8, BF8: overflow and infinity give NaN (FP8) or infinity (BF8), with FP16_OVFL the largest number. Where MODE
//  names gfx12's silicon, FP16_OVFL leaves infinities alone (recorded on gfx1201);
//  - FP8Fnuz, BF8Fnuz (CDNA3 ISA manual 7.2): NaN, overflow and infinity give 0x80, the only NaN; with FP16_OVFL
//  overflow and infinity give the largest number of their sign. What rounds to a negative zero is 0x00. (The manual's
//  table promises BF8 an infinity, which the format does not have.) There are no scaled forms;
//  - FP6, BF6, FP4: overflow and infinity give the largest number; NaN too, having no other place to go;
//  - f32 sources flush denormals by MODE; the small formats keep theirs;
//  - scale is an E8M0 byte: 2^(scale - 127), 0xff is NaN. Narrowing divides by it, widening multiplies. There
//  is one
//    rounding, after scaling; a widened result overflows to infinity and rounds to nearest even.
//  - NaN: without a scale the negative quiet NaN without a payload (FP8 0xff, BF8 0xfe, f32 0xffc00000), as measured
//  on gfx1201; with a scale the same with the source's sign. Neither is known of gfx950.
// Where the manual is silent the host reference of AMD's HIP headers (amd_hip_ocp_host.hpp) was the guide:
// which random bits are used (the highest), what NaN and a NaN scale give when there is a scale.
#pragma once

#include "lockstep/core/convert.hpp"
#include "lockstep/core/host_small_floats.hpp"
#include "lockstep/core/inlining.hpp"

namespace lockstep::fp {

namespace detail {

/// 2^(scale - 127) as an exponent.
constexpr std::int32_t e8m0_exponent(std::uint32_t scale) { return static_cast<std::int32_t>(scale & 0xffu) - 127; }
constexpr bool e8m0_is_nan(std::uint32_t scale) { return (scale & 0xffu) == 0xffu; }

/// What a NaN becomes where the source's sign is kept: the target format's NaN, the largest number
/// if it has none.
template <class To>
constexpr To nan_of_sign(bool sign) {
  return soft::with_sign<To>(To::specials == Specials::none ? To::max_finite : To::default_nan, sign);
}

/// What an infinity becomes; `saturate` (FP16_OVFL) reaches true infinities in 8-bit targets only.
template <class To>
constexpr To small_infinity(bool sign, bool saturate) {
  return saturate && To::total_bits < 16 ? soft::with_sign<To>(To::max_finite, sign) : soft::infinity<To>(sign);
}

/// x / 2^scale_exponent in a small format, rounded to nearest even; `nan` if x is one.
template <class To, class From, class M>
[[gnu::noinline]] constexpr To narrow_soft(From x, std::int32_t scale_exponent, To nan, const M& mode) {
  const soft::Environment env = environment<To>(mode);
  const soft::Unpacked u = soft::unpack(x, From::total_bits < 32 || environment<From>(mode).denorm_in);
  switch (u.kind) {
    case soft::Class::zero: return soft::zero<To>(u.sign);
    case soft::Class::nan: return nan;
    case soft::Class::infinity: return small_infinity<To>(u.sign, env.saturate && mode.silicon() != Silicon::gfx12);
    case soft::Class::finite: break;
  }
  return soft::round_pack<To>(u.sign, u.exponent - scale_exponent, u.significand, env);
}

/// The same with stochastic rounding. As many random bits take part as the target has fewer fraction bits
/// than the source, taken from the top of `random`; below the normal range the source loses its lowest bits
/// first.
template <class To, class From, class M>
[[gnu::noinline]] constexpr To narrow_stochastic(From x, std::uint32_t random, std::int32_t scale_exponent, To nan,
                                                 const M& mode) {
  soft::Environment env = environment<To>(mode);
  env.round = Round::toward_zero;
  const soft::Unpacked u = soft::unpack(x, From::total_bits < 32 || environment<From>(mode).denorm_in);
  switch (u.kind) {
    case soft::Class::zero: return soft::zero<To>(u.sign);
    case soft::Class::nan: return nan;
    case soft::Class::infinity: return small_infinity<To>(u.sign, env.saturate && mode.silicon() != Silicon::gfx12);
    case soft::Class::finite: break;
  }
  constexpr int dropped = From::fraction_bits - To::fraction_bits;
  constexpr std::int32_t smallest = 1 - To::bias;  // exponent of the smallest normal number
  std::int32_t exponent = u.exponent - scale_exponent;
  std::uint64_t significand = u.significand >> (63 - From::fraction_bits);  // leading bit at From::fraction_bits
  if (exponent < smallest) {
    const std::int32_t shift = smallest - exponent;
    significand = shift < 64 ? significand >> shift : 0;
    exponent = smallest;
  }
  significand += random >> (32 - dropped);
  significand &= ~((std::uint64_t{1} << dropped) - 1);
  if (significand == 0) return soft::zero<To>(u.sign);
  const int zeros = std::countl_zero(significand);
  exponent += (63 - From::fraction_bits) - zeros;
  // Truncation is done; what is left to decide is overflow, which is away from zero.
  env.round = u.sign ? Round::minus_infinity : Round::plus_infinity;
  return soft::round_pack<To>(u.sign, exponent, significand << zeros, env);
}

/// x * 2^scale_exponent in a wider format; `nan` if x is one.
template <class To, class From, class M>
[[gnu::noinline]] constexpr To widen_soft(From x, std::int32_t scale_exponent, To nan, const M& mode) {
  soft::Environment env = environment<To>(mode);
  env.round = Round::nearest_even;
  const soft::Unpacked u = soft::unpack(x);
  switch (u.kind) {
    case soft::Class::zero: return soft::zero<To>(u.sign);
    case soft::Class::nan: return nan;
    case soft::Class::infinity: return soft::infinity<To>(u.sign);
    case soft::Class::finite: break;
  }
  return soft::round_pack<To>(u.sign, u.exponent + scale_exponent, u.significand, env);
}

/// narrow_soft without a scale, by the host where it can.
template <class To, class From, class M>
LOCKSTEP_LANE_INLINE constexpr To narrow(From x, To nan, const M& mode) {
  if constexpr (hardware::converts_small<M>) {
    if (!std::is_constant_evaluated()) return hardware::narrow(x, nan);
  }
  return narrow_soft(x, 0, nan, mode);
}
template <class To, class From, class M>
LOCKSTEP_LANE_INLINE constexpr To widen(From x, To nan, const M& mode) {
  if constexpr (hardware::converts_small<M>) {
    if (!std::is_constant_evaluated()) return hardware::widen(x, nan);
  }
  return widen_soft(x, 0, nan, mode);
}

template <class To, class From, class M>
LOCKSTEP_LANE_INLINE constexpr To narrow_scaled(From x, std::uint32_t scale, const M& mode) {
  const To nan = nan_of_sign<To>(sign(x));
  if constexpr (hardware::converts_small<M>) {
    if (!std::is_constant_evaluated())
      return select(e8m0_is_nan(scale), nan, hardware::narrow(x, e8m0_exponent(scale), nan));
  }
  if (e8m0_is_nan(scale)) return nan;
  return narrow_soft(x, e8m0_exponent(scale), nan, mode);
}
template <class To, class From, class M>
LOCKSTEP_LANE_INLINE constexpr To narrow_stochastic_scaled(From x, std::uint32_t random, std::uint32_t scale,
                                                           const M& mode) {
  const To nan = nan_of_sign<To>(sign(x));
  if (e8m0_is_nan(scale)) return nan;
  return narrow_stochastic(x, random, e8m0_exponent(scale), nan, mode);
}
template <class To, class From, class M>
LOCKSTEP_LANE_INLINE constexpr To widen_scaled(From x, std::uint32_t scale, const M& mode) {
  const To nan = nan_of_sign<To>(sign(x));
  if constexpr (hardware::converts_small<M>) {
    if (!std::is_constant_evaluated())
      return select(e8m0_is_nan(scale), nan, hardware::widen(x, e8m0_exponent(scale), nan));
  }
  if (e8m0_is_nan(scale)) return nan;
  return widen_soft(x, e8m0_exponent(scale), nan, mode);
}

}  // namespace detail

// The vendor's names. Arguments: value, random bits (`_sr`), E8M0 scale (`_scale`), mode.
// Unscaled.
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 fp8_to_f32(FP8 x, const M& mode) {
  return detail::widen(x, default_nan<F32>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 bf8_to_f32(BF8 x, const M& mode) {
  return detail::widen(x, default_nan<F32>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 f32_to_fp8(F32 x, const M& mode) {
  return detail::narrow(x, default_nan<FP8>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 f32_to_bf8(F32 x, const M& mode) {
  return detail::narrow(x, default_nan<BF8>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 f32_to_fp8_sr(F32 x, std::uint32_t random, const M& mode) {
  return detail::narrow_stochastic(x, random, 0, default_nan<FP8>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 f32_to_bf8_sr(F32 x, std::uint32_t random, const M& mode) {
  return detail::narrow_stochastic(x, random, 0, default_nan<BF8>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 f32_to_f16_sr(F32 x, std::uint32_t random, const M& mode) {
  return detail::narrow_stochastic(x, random, 0, detail::nan_of_sign<F16>(sign(x)), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 f32_to_bf16_sr(F32 x, std::uint32_t random, const M& mode) {
  return detail::narrow_stochastic(x, random, 0, detail::nan_of_sign<BF16>(sign(x)), mode);
}

template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 fp8_fnuz_to_f32(FP8Fnuz x, const M& mode) {
  return detail::widen(x, default_nan<F32>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 bf8_fnuz_to_f32(BF8Fnuz x, const M& mode) {
  return detail::widen(x, default_nan<F32>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8Fnuz f32_to_fp8_fnuz(F32 x, const M& mode) {
  return detail::narrow(x, default_nan<FP8Fnuz>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8Fnuz f32_to_bf8_fnuz(F32 x, const M& mode) {
  return detail::narrow(x, default_nan<BF8Fnuz>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8Fnuz f32_to_fp8_fnuz_sr(F32 x, std::uint32_t random, const M& mode) {
  return detail::narrow_stochastic(x, random, 0, default_nan<FP8Fnuz>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8Fnuz f32_to_bf8_fnuz_sr(F32 x, std::uint32_t random, const M& mode) {
  return detail::narrow_stochastic(x, random, 0, default_nan<BF8Fnuz>(), mode);
}

// Scaled.
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 f32_to_fp8_scale(F32 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<FP8>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 f32_to_fp8_sr_scale(F32 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<FP8>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 fp8_to_f32_scale(FP8 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F32>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 f32_to_bf8_scale(F32 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<BF8>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 f32_to_bf8_sr_scale(F32 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<BF8>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 bf8_to_f32_scale(BF8 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F32>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP6 f32_to_fp6_scale(F32 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<FP6>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP6 f32_to_fp6_sr_scale(F32 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<FP6>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 fp6_to_f32_scale(FP6 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F32>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF6 f32_to_bf6_scale(F32 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<BF6>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF6 f32_to_bf6_sr_scale(F32 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<BF6>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 bf6_to_f32_scale(BF6 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F32>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP4 f32_to_fp4_scale(F32 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<FP4>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP4 f32_to_fp4_sr_scale(F32 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<FP4>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 fp4_to_f32_scale(FP4 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F32>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 f16_to_fp8_scale(F16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<FP8>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 f16_to_fp8_sr_scale(F16 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<FP8>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 fp8_to_f16_scale(FP8 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F16>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 f16_to_bf8_scale(F16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<BF8>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 f16_to_bf8_sr_scale(F16 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<BF8>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 bf8_to_f16_scale(BF8 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F16>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP6 f16_to_fp6_scale(F16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<FP6>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP6 f16_to_fp6_sr_scale(F16 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<FP6>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 fp6_to_f16_scale(FP6 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F16>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF6 f16_to_bf6_scale(F16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<BF6>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF6 f16_to_bf6_sr_scale(F16 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<BF6>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 bf6_to_f16_scale(BF6 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F16>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP4 f16_to_fp4_scale(F16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<FP4>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP4 f16_to_fp4_sr_scale(F16 x, std::uint32_t random, std::uint32_t scale,
                                                       const M& mode) {
  return detail::narrow_stochastic_scaled<FP4>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 fp4_to_f16_scale(FP4 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<F16>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 bf16_to_fp8_scale(BF16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<FP8>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 bf16_to_fp8_sr_scale(BF16 x, std::uint32_t random, std::uint32_t scale,
                                                        const M& mode) {
  return detail::narrow_stochastic_scaled<FP8>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 fp8_to_bf16_scale(FP8 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<BF16>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 bf16_to_bf8_scale(BF16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<BF8>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 bf16_to_bf8_sr_scale(BF16 x, std::uint32_t random, std::uint32_t scale,
                                                        const M& mode) {
  return detail::narrow_stochastic_scaled<BF8>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 bf8_to_bf16_scale(BF8 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<BF16>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP6 bf16_to_fp6_scale(BF16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<FP6>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP6 bf16_to_fp6_sr_scale(BF16 x, std::uint32_t random, std::uint32_t scale,
                                                        const M& mode) {
  return detail::narrow_stochastic_scaled<FP6>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 fp6_to_bf16_scale(FP6 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<BF16>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF6 bf16_to_bf6_scale(BF16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<BF6>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF6 bf16_to_bf6_sr_scale(BF16 x, std::uint32_t random, std::uint32_t scale,
                                                        const M& mode) {
  return detail::narrow_stochastic_scaled<BF6>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 bf6_to_bf16_scale(BF6 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<BF16>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP4 bf16_to_fp4_scale(BF16 x, std::uint32_t scale, const M& mode) {
  return detail::narrow_scaled<FP4>(x, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP4 bf16_to_fp4_sr_scale(BF16 x, std::uint32_t random, std::uint32_t scale,
                                                        const M& mode) {
  return detail::narrow_stochastic_scaled<FP4>(x, random, scale, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 fp4_to_bf16_scale(FP4 x, std::uint32_t scale, const M& mode) {
  return detail::widen_scaled<BF16>(x, scale, mode);
}

}  // namespace lockstep::fp
