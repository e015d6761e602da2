// fp::min max (V_MIN, V_MAX) and minimum maximum (V_MINIMUM3, V_MAXIMUM3).
#pragma once

#include "lockstep/core/compare.hpp"

namespace lockstep::fp {

namespace detail {
/// Is a below b, -0 below +0? Not for NaNs. Patterns as signed numbers, negative ones with the magnitude
/// inverted.
template <class F>
constexpr bool below(F a, F b) {
  using Signed = std::make_signed_t<typename F::Bits>;
  const auto key = [](F x) {
    const auto bits = static_cast<Signed>(x.bits);
    return static_cast<Signed>(bits ^ static_cast<Signed>(bits < 0 ? F::sign_mask - 1u : 0u));
  };
  return key(a) < key(b);
}
template <class F, class M>
constexpr F number_of(F a, F b, bool want_smaller, const M& mode) {
  const F x = flush_input(a, mode), y = flush_input(b, mode);
  const bool a_nan = is_nan(a), b_nan = is_nan(b);
  F result = select(below(x, y) == want_smaller, x, y);
  result = select(b_nan, x, result);
  result = select(a_nan, y, result);
  if (!mode.ieee()) return result;
  result =
      select(b_nan & ((b.bits & F::quiet_bit) == 0), F{static_cast<typename F::Bits>(b.bits | F::quiet_bit)}, result);
  return select(a_nan & ((a.bits & F::quiet_bit) == 0), F{static_cast<typename F::Bits>(a.bits | F::quiet_bit)},
                result);
}
template <class F, class M>
constexpr F nan_or(F a, F b, bool want_smaller, const M& mode) {
  const F x = flush_input(a, mode), y = flush_input(b, mode);
  const F number = select(below(x, y) == want_smaller, x, y);
  const F nan = nan_result(a, b);
  return select(is_nan(a), nan, select(is_nan(b), nan, number));
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
