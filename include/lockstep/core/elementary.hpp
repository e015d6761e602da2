// fp::rcp rsq sqrt exp2 log2 sin_2pi cos_2pi for F16, F32 and F64.
//
// Where MODE names a silicon, they are as it computes (silicon/).
// Otherwise they are correctly rounded to nearest even whatever MODE's rounding says; the hardware approximates
// within 1 ULP (f16, f32) or 2^29 ULP (f64). Rules from the CDNA4 ISA manual's notes and examples for V_RCP,
// V_RSQ, V_SQRT, V_EXP, V_LOG, V_SIN, V_COS:
//  - f32 rcp, rsq, sqrt, exp2 and log2 flush denormals in and out whatever MODE says; everything else by
//  MODE;
//  - rsq, sqrt, log2 of negative numbers, sin and cos of infinities give default_nan (0xffc00000, 0xfe00);
//  - sin and cos take turns (V_SIN_F32 multiplies by 2 pi itself) over the full range; sin of a whole or half
//  number
//    of turns is +0, except that sin(-0) = -0; cos of a quarter is +0.
#pragma once

#include <type_traits>

#include "lockstep/core/arithmetic.hpp"
#include "lockstep/core/host_elementary.hpp"
#include "lockstep/core/inlining.hpp"
#include "lockstep/core/silicon/double_seeds.hpp"
#include "lockstep/core/silicon/half_functions.hpp"
#include "lockstep/core/soft/elementary.hpp"
#include "lockstep/core/unchecked_mode.hpp"

namespace lockstep::fp {

/// MODE as rcp, rsq, sqrt, exp2 and log2 see it.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr soft::Environment elementary_environment(const M& mode) {
  soft::Environment env = environment<F>(mode);
  if constexpr (F::mode_group == ModeGroup::f32) env.denorm_in = env.denorm_out = false;
  return env;
}

namespace detail {
/// Is the estimate the result? With UncheckedMode always, and a doubt becomes a note.
template <class To, class M>
inline bool accepted(const fast::Estimate<To>& estimate, const M& mode) {
  if constexpr (is_unchecked<M>) {
    mode.note_doubt(estimate.doubt);
    return true;
  }
  return estimate.certain();
}

/// Are f32 estimates usable for F? They widen f16 and flush f32's denormals; f16's and those of sin and cos are kept.
template <class F, bool keeps_denormals, class M>
LOCKSTEP_LANE_INLINE constexpr bool estimates(const M& mode) {
  if (std::is_constant_evaluated()) return false;
  if constexpr (std::is_same_v<F, F16>) return hardware::same_rounding<F16>(mode);
  return !keeps_denormals || (mode.denorm_in_f32() && mode.denorm_out_f32());
}
template <class F>
inline F32 as_estimated(F x) {
  if constexpr (std::is_same_v<F, F16>) {
    return hardware::to_f32(x);
  } else {
    return x;
  }
}
template <class F>
inline constexpr bool estimated = hardware::available && (std::is_same_v<F, F32> || std::is_same_v<F, F16>);
}  // namespace detail

/// 1 / x; infinities of zeros, zeros of infinities, sign kept.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F rcp(F x, const M& mode) {
  if constexpr (has_silicon<M> && requires { silicon::rcp(x, mode); })
    if (mode.silicon() != Silicon::none) return silicon::rcp(x, mode);
  if constexpr (hardware::available && std::is_same_v<F, F32>) {
    if (!std::is_constant_evaluated()) return fast::rcp(x);
  } else if constexpr (hardware::computes<F>) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<F>(mode))
      return detail::checked(mode, hardware::div(soft::one<F>(), x), x);
  }
  return soft::rcp(x, elementary_environment<F>(mode));
}

/// 1 / sqrt(x); rsq(-0) = -infinity.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F rsq(F x, const M& mode) {
  if constexpr (has_silicon<M> && requires { silicon::rsq(x, mode); })
    if (mode.silicon() != Silicon::none) return silicon::rsq(x, mode);
  if constexpr (detail::estimated<F>) {
    if (detail::estimates<F, false>(mode)) {
      const fast::Estimate estimate = fast::rsq<F>(detail::as_estimated(x));
      if (detail::accepted(estimate, mode)) return estimate.value;
    }
  } else if constexpr (hardware::available && std::is_same_v<F, F64>) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<F>(mode)) {
      const fast::Estimate estimate = fast::rsq_f64(x);
      if (detail::accepted(estimate, mode)) return estimate.value;
    }
  }
  return soft::rsq(x, elementary_environment<F>(mode));
}

/// sqrt(-0) = -0.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F sqrt(F x, const M& mode) {
  if constexpr (has_silicon<M> && requires { silicon::sqrt(x, mode); })
    if (mode.silicon() != Silicon::none) return silicon::sqrt(x, mode);
  if constexpr (hardware::available && std::is_same_v<F, F32>) {
    if (!std::is_constant_evaluated()) return fast::sqrt(x);
  } else if constexpr (hardware::computes<F>) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<F>(mode)) return fast::sqrt_with_denormals(x);
  }
  return soft::root(x, elementary_environment<F>(mode));
}

/// 2^x.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F exp2(F x, const M& mode) {
  if constexpr (has_silicon<M> && requires { silicon::exp2(x, mode); })
    if (mode.silicon() != Silicon::none) return silicon::exp2(x, mode);
  if constexpr (detail::estimated<F>) {
    if (detail::estimates<F, false>(mode)) {
      const fast::Estimate estimate = fast::exp2<F>(detail::as_estimated(x));
      if (detail::accepted(estimate, mode)) return estimate.value;
    }
  }
  return soft::exp2(x, elementary_environment<F>(mode));
}

/// Base-2 logarithm; of zeros -infinity.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F log2(F x, const M& mode) {
  if constexpr (has_silicon<M> && requires { silicon::log2(x, mode); })
    if (mode.silicon() != Silicon::none) return silicon::log2(x, mode);
  if constexpr (detail::estimated<F>) {
    if (detail::estimates<F, false>(mode)) {
      const fast::Estimate estimate = fast::log2<F>(detail::as_estimated(x));
      if (detail::accepted(estimate, mode)) return estimate.value;
    }
  }
  return soft::log2(x, elementary_environment<F>(mode));
}

/// sin(2 pi x): V_SIN. x counts turns.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F sin_2pi(F x, const M& mode) {
  if constexpr (has_silicon<M> && requires { silicon::sin_2pi(x, mode); })
    if (mode.silicon() != Silicon::none) return silicon::sin_2pi(x, mode);
  if constexpr (detail::estimated<F>) {
    if (detail::estimates<F, true>(mode)) {
      const fast::Estimate estimate = fast::sin_2pi<F>(detail::as_estimated(x));
      if (detail::accepted(estimate, mode)) return estimate.value;
    }
  }
  return soft::sin_cos_2pi(x, false, environment<F>(mode));
}

/// cos(2 pi x): V_COS. x counts turns.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F cos_2pi(F x, const M& mode) {
  if constexpr (has_silicon<M> && requires { silicon::cos_2pi(x, mode); })
    if (mode.silicon() != Silicon::none) return silicon::cos_2pi(x, mode);
  if constexpr (detail::estimated<F>) {
    if (detail::estimates<F, true>(mode)) {
      const fast::Estimate estimate = fast::cos_2pi<F>(detail::as_estimated(x));
      if (detail::accepted(estimate, mode)) return estimate.value;
    }
  }
  return soft::sin_cos_2pi(x, true, environment<F>(mode));
}

}  // namespace lockstep::fp
