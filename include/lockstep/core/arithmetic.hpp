// fp::add sub mul div fma for F16, BF16, F32 and F64: rounding, denormal flushing and FP16_OVFL by MODE,
// NaNs as nan.hpp says. Constant evaluation uses the soft implementation; so does run time unless the host
// gives the same bits.
#pragma once

#include <type_traits>

#include "lockstep/core/host_arithmetic.hpp"
#include "lockstep/core/inlining.hpp"
#include "lockstep/core/select.hpp"
#include "lockstep/core/soft/arithmetic.hpp"
#include "lockstep/core/unchecked_mode.hpp"

namespace lockstep::fp {

namespace detail {
/// A host result with NaNs as nan.hpp says; a select, so that lane loops vectorise. With UncheckedMode, a note of it.
template <class F, class M, class... Sources>
LOCKSTEP_LANE_INLINE inline F checked(const M& mode, F result, Sources... sources) {
  if constexpr (is_unchecked<M>) {
    mode.note(result);
    return result;
  }
  const F nan = nan_result(sources...);
  return select(is_nan(result), nan, result);
}

/// The NaN of a * b + c. An invalid product comes before a NaN addend where MODE names a silicon (nan.hpp).
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F fma_nan(F a, F b, F c, const M& mode) {
  if (mode.silicon() != Silicon::none && soft::invalid_product(a, b)) return default_nan<F>();
  return nan_result(a, b, c);
}

/// `checked` for a * b + c.
template <class F, class M>
LOCKSTEP_LANE_INLINE inline F checked_fma(const M& mode, F result, F a, F b, F c) {
  if constexpr (is_unchecked<M>) {
    mode.note(result);
    return result;
  }
  const F nan = fma_nan(a, b, c, mode);
  return select(is_nan(result), nan, result);
}

/// a * b + c, rounded once, by the host.
template <class M, class F>
LOCKSTEP_LANE_INLINE inline F host_fma(F a, F b, F c) {
  if constexpr (is_without_fma<M> && std::is_same_v<F, F32>)
    return hardware::from_host(hardware::fma_by_doubles(hardware::host(a), hardware::host(b), hardware::host(c)));
  else
    return hardware::fma(a, b, c);
}

/// 2^scale * (a * b + c) where scaling a rounded sum is exact; a doubt where either is no normal number.
template <class F, class M>
LOCKSTEP_LANE_INLINE inline F fma_scaled_note(F a, F b, F c, std::int32_t scale, const M& mode) {
  using Bits = typename F::Bits;
  constexpr std::int32_t limit = F::bias - 1;
  const std::int32_t at_most = select<std::int32_t>(scale > limit, limit, scale);
  const std::int32_t clamped = select<std::int32_t>(at_most < -limit, -limit, at_most);
  const F power{static_cast<Bits>(static_cast<Bits>(clamped + F::bias) << F::fraction_bits)};
  const F sum = host_fma<M>(a, b, c), result = hardware::mul(sum, power);
  const auto normal = [](F x) { return eager_and(exponent(x) != 0, exponent(x) != F::exponent_max); };
  const bool exact = eager_and(eager_and(normal(sum), normal(result)), clamped == scale);
  mode.note_doubt(select<std::uint32_t>(eager_or(exact, scale == 0), 0u, 1u));
  mode.note(sum);
  return select(scale == 0, sum, result);
}
}  // namespace detail

template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F add(F a, F b, const M& mode) {
  if constexpr (hardware::computes<F>) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<F>(mode)) {
      return detail::checked(mode, hardware::add(a, b), a, b);
    }
  }
  return soft::add(a, b, environment<F>(mode));
}

template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F sub(F a, F b, const M& mode) {
  if constexpr (hardware::computes<F>) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<F>(mode)) {
      return detail::checked(mode, hardware::sub(a, b), a, b);
    }
  }
  return soft::sub(a, b, environment<F>(mode));
}

template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F mul(F a, F b, const M& mode) {
  if constexpr (hardware::computes<F>) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<F>(mode)) {
      return detail::checked(mode, hardware::mul(a, b), a, b);
    }
  }
  return soft::mul(a, b, environment<F>(mode));
}

template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F div(F a, F b, const M& mode) {
  if constexpr (hardware::computes<F>) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<F>(mode)) {
      return detail::checked(mode, hardware::div(a, b), a, b);
    }
  }
  return soft::div(a, b, environment<F>(mode));
}

/// a * b + c, rounded once.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F fma(F a, F b, F c, const M& mode) {
  if constexpr (hardware::computes_fma<F> || (hardware::computes<F> && is_unchecked<M>)) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<F>(mode)) {
      return detail::checked_fma(mode, detail::host_fma<M>(a, b, c), a, b, c);
    }
  }
  return soft::fma(a, b, c, environment<F>(mode));
}

/// 2^scale * (a * b + c), rounded once, after the scale; denormal sources are kept whatever MODE says
/// (V_DIV_FMAS).
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F fma_scaled(F a, F b, F c, std::int32_t scale, const M& mode) {
  if constexpr (is_unchecked<M> && hardware::available && hardware::native<F>) {
    if (!std::is_constant_evaluated()) return detail::fma_scaled_note(a, b, c, scale, mode);
  }
  soft::Environment env = environment<F>(mode);
  env.denorm_in = true;
  constexpr std::int32_t limit = 8192;  // beyond every format's range
  return soft::fma(a, b, c, env, scale > limit ? limit : scale < -limit ? -limit : scale);
}

}  // namespace lockstep::fp
