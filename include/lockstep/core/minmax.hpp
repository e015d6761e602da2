// fp::min max (V_MIN, V_MAX) and minimum maximum (V_MINIMUM3, V_MAXIMUM3).
#pragma once

#include "lockstep/core/compare.hpp"

namespace lockstep::fp {

namespace detail {
template <class F>
constexpr bool below(F a, F b) {
  return order(a) < order(b) || (order(a) == order(b) && sign(a) && !sign(b));
}
template <class F, class M>
constexpr F number_of(F a, F b, bool want_smaller, const M& mode) {
  if (mode.ieee() && is_signal_nan(a)) return quiet(a);
  if (mode.ieee() && is_signal_nan(b)) return quiet(b);
  const F x = flush_input(a, mode), y = flush_input(b, mode);
  if (is_nan(a)) return y;
  if (is_nan(b)) return x;
  return below(x, y) == want_smaller ? x : y;
}
template <class F, class M>
constexpr F nan_or(F a, F b, bool want_smaller, const M& mode) {
  if (is_nan(a) || is_nan(b)) return nan_result(a, b);
  const F x = flush_input(a, mode), y = flush_input(b, mode);
  return below(x, y) == want_smaller ? x : y;
}
}  // namespace detail

/// The smaller number, -0 below +0. With IEEE a signalling NaN is returned quieted, the first operand's
/// first; otherwise one NaN gives the other operand (both: the second).
template <class F, class M>
constexpr F min(F a, F b, const M& mode) {
  return detail::number_of(a, b, true, mode);
}
/// The larger number; NaNs as min.
template <class F, class M>
constexpr F max(F a, F b, const M& mode) {
  return detail::number_of(a, b, false, mode);
}
/// The smaller number; a NaN operand gives that NaN quieted (IEEE 754-2019 minimum).
template <class F, class M>
constexpr F minimum(F a, F b, const M& mode) {
  return detail::nan_or(a, b, true, mode);
}
/// The larger number; a NaN operand gives that NaN quieted.
template <class F, class M>
constexpr F maximum(F a, F b, const M& mode) {
  return detail::nan_or(a, b, false, mode);
}

}  // namespace lockstep::fp
