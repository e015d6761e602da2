// E5M3, CDNA5's unsigned float of 8 bits, a format of scales: bias 15, largest number 114688, 0xff is NaN, no infinity.
// Conversions from f32 round to nearest even (the stochastic one adds random bits and truncates). Overflow and infinity
// give NaN, with FP16_OVFL the largest number. Negative numbers give 0: the manual does not say; so does AMD's software
// replacement of these instructions (comgr, hotswap).
#pragma once

#include "lockstep/core/small_floats.hpp"

namespace lockstep::fp {

namespace detail {
/// E5M3 with a sign in front, which a result never has.
using SignedE5M3 = Float<std::uint16_t, 5, 3, 15, Specials::nan_only, ModeGroup::f32, 0>;

/// The number without a sign; `result` is what its magnitude becomes.
constexpr std::uint32_t without_sign(F32 x, SignedE5M3 result) {
  return sign(x) && !is_nan(x) ? 0u : static_cast<std::uint32_t>(magnitude_bits(result));
}
}  // namespace detail

template <class M>
LOCKSTEP_LANE_INLINE constexpr std::uint32_t f32_to_e5m3(F32 x, const M& mode) {
  return detail::without_sign(x, detail::narrow(x, default_nan<detail::SignedE5M3>(), mode));
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr std::uint32_t f32_to_e5m3_sr(F32 x, std::uint32_t random, const M& mode) {
  return detail::without_sign(x, detail::narrow_stochastic(x, random, 0, default_nan<detail::SignedE5M3>(), mode));
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 e5m3_to_f32(std::uint32_t x, const M& mode) {
  return detail::widen(detail::SignedE5M3{static_cast<std::uint16_t>(x & 0xffu)}, default_nan<F32>(), mode);
}

}  // namespace lockstep::fp
