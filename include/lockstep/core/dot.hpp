// V_DOT2 and V_DOT4 of floats where MODE names a silicon. Each function takes the result of the rounded model last, and
// gives it where MODE names none.
//
// Of MODE, silicon looks at FP16_OVFL alone, and that for f16 results. Of DOT2 with f32 results, results are recorded;
// DOT2 with 16-bit results and DOT4 follow published models of the same units (tests/silicon/SOURCES.md).
#pragma once

#include <type_traits>

#include "lockstep/core/silicon/dot_step.hpp"
#include "lockstep/core/small_floats.hpp"
#include "lockstep/core/unchecked_mode.hpp"

namespace lockstep::fp {

namespace detail {
/// An exact number of a short format as f32. NaNs stay NaNs.
template <class F>
constexpr F32 dot_factor(F x) {
  if constexpr (std::is_same_v<F, F32>) return x;
  return soft::convert<F32>(x, soft::Environment{}, soft::Environment{});
}
template <class F>
inline constexpr std::int32_t dot_minimum = 1 - F::bias;

template <class C>
inline constexpr silicon::DotResult dot_result = std::is_same_v<C, F16>    ? silicon::DotResult::f16
                                                 : std::is_same_v<C, BF16> ? silicon::DotResult::bf16
                                                                           : silicon::DotResult::f32;

/// The step in the accumulator's own format.
template <class A, class B, class C>
[[gnu::noinline]] constexpr C dot_of(Silicon silicon, const F32* a, const F32* b, std::uint32_t count, C c,
                                     bool saturate) {
  silicon::DotStep step{.a = a, .b = b, .count = count, .a_minimum = dot_minimum<A>, .b_minimum = dot_minimum<B>};
  step.result = dot_result<C>;
  step.flushes_factors = silicon == Silicon::gfx11 && std::is_same_v<A, BF16>;
  step.bytes = sizeof(typename A::Bits) == 1;
  step.saturate = saturate;
  const silicon::DotUnit unit = silicon == Silicon::gfx11 ? silicon::DotUnit::gfx11 : silicon::DotUnit::gfx12;
  const F32 sum = silicon::dot_step(unit, step, dot_factor(c));
  if constexpr (std::is_same_v<C, F32>) return sum;
  return soft::convert<C>(sum, soft::Environment{}, soft::Environment{});
}
}  // namespace detail

/// c + a0 * b0 + a1 * b1.
template <class F, class C, class M>
LOCKSTEP_LANE_INLINE constexpr C dot2(F a0, F b0, F a1, F b1, C c, C rounded, const M& mode) {
  if constexpr (has_silicon<M>) {
    if (mode.silicon() != Silicon::none) {
      const F32 a[2] = {detail::dot_factor(a0), detail::dot_factor(a1)};
      const F32 b[2] = {detail::dot_factor(b0), detail::dot_factor(b1)};
      return detail::dot_of<F, F, C>(mode.silicon(), a, b, 2, c, mode.fp16_ovfl());
    }
  }
  return rounded;
}

/// c + the products of four numbers each, which `a` and `b` hold from the lowest byte up.
template <class A, class B, class M>
LOCKSTEP_LANE_INLINE constexpr F32 dot4(std::uint32_t a, std::uint32_t b, F32 c, F32 rounded, const M& mode) {
  if constexpr (has_silicon<M>) {
    if (mode.silicon() != Silicon::none) {
      F32 left[4], right[4];
      for (std::uint32_t i = 0; i < 4; ++i) {
        left[i] = detail::dot_factor(A{static_cast<std::uint8_t>(a >> 8 * i)});
        right[i] = detail::dot_factor(B{static_cast<std::uint8_t>(b >> 8 * i)});
      }
      return detail::dot_of<A, B, F32>(mode.silicon(), left, right, 4, c, false);
    }
  }
  return rounded;
}

}  // namespace lockstep::fp
