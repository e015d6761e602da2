// Conversions between F16 and FP8, BF8 without a scale (CDNA5). Rules as in small_floats.hpp: NaN is the negative quiet
// one without a payload, FP16_OVFL decides overflow, the stochastic forms take the highest random bits and truncate.
#pragma once

#include "lockstep/core/small_floats.hpp"

namespace lockstep::fp {

template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 fp8_to_f16(FP8 x, const M& mode) {
  return detail::widen(x, default_nan<F16>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 bf8_to_f16(BF8 x, const M& mode) {
  return detail::widen(x, default_nan<F16>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 f16_to_fp8(F16 x, const M& mode) {
  return detail::narrow(x, default_nan<FP8>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 f16_to_bf8(F16 x, const M& mode) {
  return detail::narrow(x, default_nan<BF8>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr FP8 f16_to_fp8_sr(F16 x, std::uint32_t random, const M& mode) {
  return detail::narrow_stochastic(x, random, 0, default_nan<FP8>(), mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF8 f16_to_bf8_sr(F16 x, std::uint32_t random, const M& mode) {
  return detail::narrow_stochastic(x, random, 0, default_nan<BF8>(), mode);
}

}  // namespace lockstep::fp
