// V_PK_ADD_BF16, V_PK_MUL_BF16 and V_PK_FMA_BF16 (CDNA5 ISA manual, 7.7): to nearest even and with denormals, whatever
// MODE says; FP16_OVFL makes overflow the largest number.
#pragma once

#include "lockstep/core/arithmetic.hpp"

namespace lockstep::fp {

namespace detail {
constexpr soft::Environment saturating_bf16() { return {Round::nearest_even, true, true, true}; }
}  // namespace detail

template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 packed_add(BF16 a, BF16 b, const M& mode) {
  return mode.fp16_ovfl() ? soft::add(a, b, detail::saturating_bf16()) : add(a, b, DefaultMode{});
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 packed_mul(BF16 a, BF16 b, const M& mode) {
  return mode.fp16_ovfl() ? soft::mul(a, b, detail::saturating_bf16()) : mul(a, b, DefaultMode{});
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 packed_fma(BF16 a, BF16 b, BF16 c, const M& mode) {
  return mode.fp16_ovfl() ? soft::fma(a, b, c, detail::saturating_bf16()) : fma(a, b, c, DefaultMode{});
}

}  // namespace lockstep::fp
