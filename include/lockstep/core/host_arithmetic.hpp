// Arithmetic of F16, F32 and F64 on the host, NaN results as the host makes them.
//
// f16: sums, products and quotients are rounded to f32 and again to f16, which is harmless (f32 has more than
// twice f16's bits and two); a * b + c is summed in f32, where the product is exact, and rounded to odd.
#pragma once

#include "lockstep/core/host_convert.hpp"
#include "lockstep/core/inlining.hpp"

namespace lockstep::fp::hardware {

template <class F>
inline constexpr bool computes = available && (native<F> || std::is_same_v<F, F16>);
template <class F>
inline constexpr bool computes_fma = computes<F> && (has_fma || std::is_same_v<F, F16>);

template <class F>
LOCKSTEP_LANE_INLINE inline F add(F a, F b) {
  if constexpr (native<F>) {
    return from_host(add(host(a), host(b)));
  } else {
    return to_f16(add(to_f32(a), to_f32(b)));
  }
}
template <class F>
LOCKSTEP_LANE_INLINE inline F sub(F a, F b) {
  if constexpr (native<F>) {
    return from_host(sub(host(a), host(b)));
  } else {
    return to_f16(sub(to_f32(a), to_f32(b)));
  }
}
template <class F>
LOCKSTEP_LANE_INLINE inline F mul(F a, F b) {
  if constexpr (native<F>) {
    return from_host(mul(host(a), host(b)));
  } else {
    return to_f16(mul(to_f32(a), to_f32(b)));
  }
}
template <class F>
LOCKSTEP_LANE_INLINE inline F div(F a, F b) {
  if constexpr (native<F>) {
    return from_host(div(host(a), host(b)));
  } else {
    return to_f16(div(to_f32(a), to_f32(b)));
  }
}
template <class F>
LOCKSTEP_LANE_INLINE inline F fma(F a, F b, F c) {
  if constexpr (native<F>) {
    return from_host(fma(host(a), host(b), host(c)));
  } else {
    return to_f16(from_host(add_to_odd<std::uint32_t>(mul(host(to_f32(a)), host(to_f32(b))), host(to_f32(c)))));
  }
}

}  // namespace lockstep::fp::hardware
