// fp::rcp rsq sqrt exp2 log2 sin_2pi cos_2pi for F16, F32 and F64.
//
// Here they are correctly rounded to nearest even whatever MODE's rounding says; the hardware approximates
// within 1 ULP (f16, f32) or 2^29 ULP (f64). Rules from the CDNA4 ISA manual's notes and examples for V_RCP,
// V_RSQ, V_SQRT, V_EXP, V_LOG, V_SIN, V_COS:
//  - f32 rcp, rsq, sqrt, exp2 and log2 flush denormals in and out whatever MODE says; everything else by
//  MODE;
//  - rsq, sqrt, log2 of negative numbers, sin and cos of infinities give the negative quiet NaN (0xffc00000,
//  0xfe00);
//  - sin and cos take turns (V_SIN_F32 multiplies by 2 pi itself) over the full range; sin of a whole or half
//  number
//    of turns is +0, except that sin(-0) = -0; cos of a quarter is +0.
#pragma once

#include "lockstep/core/nan.hpp"
#include "lockstep/core/soft/elementary.hpp"

namespace lockstep::fp {

namespace detail {
/// The environment of the transcendental unit; `supports_denormals` as the manual says of the operation's f32
/// form.
template <class F, class M>
constexpr soft::Environment elementary_environment(const M& mode, bool supports_denormals) {
  soft::Environment env = environment<F>(mode);
  env.round = Round::nearest_even;
  if (F::mode_group == ModeGroup::f32 && !supports_denormals) env.denorm_in = env.denorm_out = false;
  return env;
}
template <class F>
constexpr F invalid() {
  return F{static_cast<typename F::Bits>(F::default_nan | F::sign_mask)};
}
template <class F>
constexpr F one() {
  return F{static_cast<typename F::Bits>(static_cast<std::uint64_t>(F::bias) << F::fraction_bits)};
}
}  // namespace detail

/// 1 / x; infinities of zeros, zeros of infinities, sign kept.
template <class F, class M>
constexpr F rcp(F x, const M& mode) {
  return soft::div(detail::one<F>(), x, detail::elementary_environment<F>(mode, false));
}

/// 1 / sqrt(x); rsq(-0) = -infinity.
template <class F, class M>
constexpr F rsq(F x, const M& mode) {
  const soft::Environment env = detail::elementary_environment<F>(mode, false);
  const soft::Unpacked u = soft::unpack(x, env.denorm_in);
  if (u.kind == soft::Class::nan) return quiet(x);
  if (u.kind == soft::Class::zero) return soft::infinity<F>(u.sign);
  if (u.sign) return detail::invalid<F>();
  if (u.kind == soft::Class::infinity) return soft::zero<F>(false);
  return soft::reciprocal_square_root<F>(u, env);
}

/// sqrt(-0) = -0.
template <class F, class M>
constexpr F sqrt(F x, const M& mode) {
  const F result = soft::sqrt(x, detail::elementary_environment<F>(mode, false));
  return is_nan(result) && !is_nan(x) ? detail::invalid<F>() : result;
}

/// 2^x.
template <class F, class M>
constexpr F exp2(F x, const M& mode) {
  const soft::Environment env = detail::elementary_environment<F>(mode, false);
  const soft::Unpacked u = soft::unpack(x, env.denorm_in);
  switch (u.kind) {
    case soft::Class::nan: return quiet(x);
    case soft::Class::zero: return detail::one<F>();
    case soft::Class::infinity: return u.sign ? soft::zero<F>(false) : soft::infinity<F>(false);
    case soft::Class::finite: break;
  }
  return soft::exp2<F>(u, env);
}

/// Base-2 logarithm; of zeros -infinity.
template <class F, class M>
constexpr F log2(F x, const M& mode) {
  const soft::Environment env = detail::elementary_environment<F>(mode, false);
  const soft::Unpacked u = soft::unpack(x, env.denorm_in);
  if (u.kind == soft::Class::nan) return quiet(x);
  if (u.kind == soft::Class::zero) return soft::infinity<F>(true);
  if (u.sign) return detail::invalid<F>();
  if (u.kind == soft::Class::infinity) return soft::infinity<F>(false);
  return soft::log2<F>(u, env);
}

namespace detail {
template <class F, class M>
constexpr F sin_cos(F x, bool cosine, const M& mode) {
  const soft::Environment env = elementary_environment<F>(mode, true);
  const soft::Unpacked u = soft::unpack(x, env.denorm_in);
  switch (u.kind) {
    case soft::Class::nan: return quiet(x);
    case soft::Class::zero: return cosine ? one<F>() : soft::zero<F>(u.sign);
    case soft::Class::infinity: return invalid<F>();
    case soft::Class::finite: break;
  }
  return soft::sin_cos_2pi<F>(u, cosine, env);
}
}  // namespace detail

/// sin(2 pi x): V_SIN. x counts turns.
template <class F, class M>
constexpr F sin_2pi(F x, const M& mode) {
  return detail::sin_cos(x, false, mode);
}
/// cos(2 pi x): V_COS.
template <class F, class M>
constexpr F cos_2pi(F x, const M& mode) {
  return detail::sin_cos(x, true, mode);
}

}  // namespace lockstep::fp
