// Compares of floats as V_CMP_* names them. Denormal sources count as zero when MODE flushes them.
#pragma once

#include <type_traits>

#include "lockstep/core/hardware.hpp"
#include "lockstep/core/inlining.hpp"
#include "lockstep/core/select.hpp"

namespace lockstep::fp {

namespace detail {
/// A number's place in the order, as a signed integer; both zeros give 0. Not for NaNs.
template <class F>
constexpr auto order(F x) {
  using Place = std::conditional_t<F::total_bits == 64, std::int64_t, std::int32_t>;
  const auto m = static_cast<Place>(magnitude_bits(x));
  return select<Place>(sign(x), -m, m);
}
}  // namespace detail

template <class F>
constexpr bool unordered(F a, F b) {
  return eager_or(is_nan(a), is_nan(b));
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool lt(F a, F b, const M& mode) {
  if constexpr (hardware::available && hardware::native<F>) {
    if (!std::is_constant_evaluated() && environment<F>(mode).denorm_in) {
      return hardware::host(a) < hardware::host(b);
    }
  }
  return eager_and(!unordered(a, b), detail::order(flush_input(a, mode)) < detail::order(flush_input(b, mode)));
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool eq(F a, F b, const M& mode) {
  if constexpr (hardware::available && hardware::native<F>) {
    if (!std::is_constant_evaluated() && environment<F>(mode).denorm_in) {
      return hardware::host(a) == hardware::host(b);
    }
  }
  return eager_and(!unordered(a, b), detail::order(flush_input(a, mode)) == detail::order(flush_input(b, mode)));
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool le(F a, F b, const M& mode) {
  if constexpr (hardware::available && hardware::native<F>) {
    if (!std::is_constant_evaluated() && environment<F>(mode).denorm_in) {
      return hardware::host(a) <= hardware::host(b);
    }
  }
  return eager_and(!unordered(a, b), detail::order(flush_input(a, mode)) <= detail::order(flush_input(b, mode)));
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool gt(F a, F b, const M& mode) {
  return lt(b, a, mode);
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool ge(F a, F b, const M& mode) {
  return le(b, a, mode);
}
/// Less or greater: ordered and not equal (the notation's `<>`).
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool lg(F a, F b, const M& mode) {
  return eager_or(lt(a, b, mode), lt(b, a, mode));
}
/// Not equal, true for NaNs (`!=`, V_CMP_NEQ).
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool ne(F a, F b, const M& mode) {
  return !eq(a, b, mode);
}
/// The negated compares, true for NaNs.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool nlt(F a, F b, const M& mode) {
  return !lt(a, b, mode);
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool nle(F a, F b, const M& mode) {
  return !le(a, b, mode);
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool ngt(F a, F b, const M& mode) {
  return !gt(a, b, mode);
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool nge(F a, F b, const M& mode) {
  return !ge(a, b, mode);
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool nlg(F a, F b, const M& mode) {
  return !lg(a, b, mode);
}
/// Ordered and unordered (V_CMP_O, V_CMP_U).
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool o(F a, F b, const M&) {
  return !unordered(a, b);
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr bool u(F a, F b, const M&) {
  return unordered(a, b);
}

}  // namespace lockstep::fp
