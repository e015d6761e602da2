// Conversions to normalized integers: [-1, 1] to -32767..32767, [0, 1] to 0..65535.
//
// Values outside are clamped, NaN gives 0, rounding follows MODE (CDNA4 ISA manual, V_CVT_NORM_*: "0.5ULP,
// supports rounding and saturation, denormals are supported").
#pragma once

#include "lockstep/core/nan.hpp"

namespace lockstep::fp {

namespace detail {
/// |x| * limit rounded to an integer, at most limit; x is not NaN.
constexpr std::uint64_t scaled_magnitude(const soft::Unpacked& x, std::uint64_t limit, Round round) {
  if (x.kind == soft::Class::zero) return 0;
  if (x.kind == soft::Class::infinity || x.exponent >= 0) return limit;
  // limit < 2^16 and |x| < 1: the product's top 64 bits and a sticky bit decide.
  const soft::U128 product = static_cast<soft::U128>(x.significand) * limit << 48;
  const soft::U128 shifted = soft::shift_right_sticky(product, -x.exponent - 1);
  const std::uint64_t kept = static_cast<std::uint64_t>(shifted >> 112);
  const std::uint64_t rest = soft::top_word(static_cast<soft::U128>(shifted << 16));
  return kept + (soft::rounds_up(round, x.sign, (kept & 1u) != 0, rest) ? 1u : 0u);
}
template <class F, class M>
constexpr std::int16_t to_snorm(F x, const M& mode) {
  if (is_nan(x)) return 0;
  const soft::Environment env = environment<F>(mode);
  const soft::Unpacked u = soft::unpack(x, env.denorm_in);
  const auto magnitude = static_cast<std::int32_t>(scaled_magnitude(u, 32767, env.round));
  return static_cast<std::int16_t>(u.sign ? -magnitude : magnitude);
}
template <class F, class M>
constexpr std::uint16_t to_unorm(F x, const M& mode) {
  const soft::Environment env = environment<F>(mode);
  const soft::Unpacked u = soft::unpack(x, env.denorm_in);
  if (u.kind == soft::Class::nan || u.sign) return 0;
  return static_cast<std::uint16_t>(scaled_magnitude(u, 65535, env.round));
}
}  // namespace detail

template <class M>
constexpr std::int16_t f32_to_snorm(F32 x, const M& mode) {
  return detail::to_snorm(x, mode);
}
template <class M>
constexpr std::uint16_t f32_to_unorm(F32 x, const M& mode) {
  return detail::to_unorm(x, mode);
}
template <class M>
constexpr std::int16_t f16_to_snorm(F16 x, const M& mode) {
  return detail::to_snorm(x, mode);
}
template <class M>
constexpr std::uint16_t f16_to_unorm(F16 x, const M& mode) {
  return detail::to_unorm(x, mode);
}

}  // namespace lockstep::fp
