// Rounding to integral values, fract, ldexp and the frexp parts.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "lockstep/core/convert.hpp"
#include "lockstep/core/inlining.hpp"
#include "lockstep/core/select.hpp"

namespace lockstep::fp {

namespace detail {
/// x rounded to an integral value. Exact, so MODE's rounding plays no part; the sign of zero is kept, NaNs
/// become quiet. Conditions pick values, so that lane loops have no branch.
template <class F>
constexpr F round_integral(F x, Round round) {
  using Word = std::conditional_t<F::total_bits == 64, std::uint64_t, std::uint32_t>;
  constexpr Word one = static_cast<Word>(F::bias) << F::fraction_bits;
  const Word magnitude = magnitude_bits(x);
  const bool negative = sign(x);
  // Bits below the units; none from 2^fraction_bits on. Numbers below 1 are taken apart.
  const std::int32_t below = F::bias + F::fraction_bits - static_cast<std::int32_t>(magnitude >> F::fraction_bits);
  const std::int32_t cut = below < 0 ? 0 : below > F::fraction_bits ? F::fraction_bits : below;
  const Word unit = Word{1} << cut;
  const Word rest = magnitude & (unit - 1u), half = unit >> 1;
  const bool odd = (magnitude & unit) != 0;
  const bool toward = ((round == Round::plus_infinity) & !negative) | ((round == Round::minus_infinity) & negative);
  const bool nearest = round == Round::nearest_even;
  const bool up = (toward & (rest != 0)) | (nearest & (rest != 0) & ((rest > half) | ((rest == half) & odd)));
  const bool up_to_one = (toward & (magnitude != 0)) | (nearest & (magnitude > one - (Word{1} << F::fraction_bits)));
  const Word large = (magnitude & ~(unit - 1u)) + (up ? unit : Word{0});
  const Word small = up_to_one ? one : Word{0};
  const Word quieted = magnitude > F::exponent_mask ? magnitude | F::quiet_bit : large;
  return soft::with_sign<F>(magnitude < one ? small : quieted, negative);
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F round_to_integral(F x, Round round, const M& mode) {
  return round_integral(flush_input(x, mode), round);
}
}  // namespace detail

template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F floor(F x, const M& mode) {
  return detail::round_to_integral(x, Round::minus_infinity, mode);
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F ceil(F x, const M& mode) {
  return detail::round_to_integral(x, Round::plus_infinity, mode);
}
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F trunc(F x, const M& mode) {
  return detail::round_to_integral(x, Round::toward_zero, mode);
}
/// To nearest, ties to even.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F rndne(F x, const M& mode) {
  return detail::round_to_integral(x, Round::nearest_even, mode);
}

/// Is an integral value even? Infinities and numbers too large for an odd one are.
template <class F>
constexpr bool is_even(F x) {
  const std::int32_t e = exponent(x) - F::bias;
  if (e > F::fraction_bits || e < 0) return true;
  if (e == 0) return false;
  return (magnitude_bits(x) >> (F::fraction_bits - e) & 1u) == 0;
}

/// x - floor(x), rounded by MODE but kept below 1 (V_FRACT: the result for tiny negative numbers is the
/// largest number below 1, 0x3f7fffff for f32). Infinities give NaN, as inf - inf.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F fract(F x, const M& mode) {
  constexpr std::uint64_t one = static_cast<std::uint64_t>(F::bias) << F::fraction_bits;
  const F result = sub(x, floor(x, mode), mode);
  if (is_nan(result) || magnitude_bits(result) < one) return result;
  return F{static_cast<typename F::Bits>(one - 1)};
}

/// x * 2^n with one rounding.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F ldexp(F x, std::int32_t n, const M& mode) {
  if constexpr (hardware::available && (std::is_same_v<F, F32> || std::is_same_v<F, F16>)) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<F>(mode)) return hardware::ldexp(x, n);
  }
  const soft::Environment env = environment<F>(mode);
  const soft::Unpacked u = soft::unpack(x, env.denorm_in);
  switch (u.kind) {
    case soft::Class::zero: return soft::zero<F>(u.sign);
    case soft::Class::infinity: return soft::infinity<F>(u.sign);
    case soft::Class::nan: return quiet(x);
    case soft::Class::finite: break;
  }
  constexpr std::int32_t limit = 8192;  // beyond every format's range, far from overflow of the sum below
  const std::int32_t clamped = n > limit ? limit : n < -limit ? -limit : n;
  return soft::round_pack<F>(u.sign, u.exponent + clamped, u.significand, env);
}

namespace detail {
/// A number as frexp takes it apart; of zero, infinities and NaNs nothing is meant.
template <class Word>
struct FrexpParts {
  Word fraction = 0;  ///< of the significand, its leading bit gone
  std::int32_t exponent = 0;
};
/// By selects, so that lane loops have no branch: a denormal's leading bit is found by a conversion that is exact.
template <class F>
constexpr auto frexp_parts(F x) {
  constexpr bool wide = F::total_bits == 64;
  using Word = std::conditional_t<wide, std::uint64_t, std::uint32_t>;
  using Integer = std::conditional_t<wide, std::int64_t, std::int32_t>;
  using Host = std::conditional_t<wide, double, float>;
  constexpr std::int32_t host_fraction_bits = wide ? 52 : 23, host_bias = wide ? 1023 : 127;
  const Word magnitude = magnitude_bits(x), fraction = magnitude & F::fraction_mask;
  const Word converted = std::bit_cast<Word>(static_cast<Host>(static_cast<Integer>(fraction)));
  const bool normal = magnitude > F::fraction_mask;
  const Word small = converted >> (host_fraction_bits - F::fraction_bits) & F::fraction_mask;
  const std::int32_t leading = static_cast<std::int32_t>(converted >> host_fraction_bits) - host_bias;
  const std::int32_t exponent = static_cast<std::int32_t>(magnitude >> F::fraction_bits);
  return FrexpParts<Word>{select<Word>(normal, fraction, small),
                          select<std::int32_t>(normal, exponent, leading - F::fraction_bits + 1) - F::bias + 1};
}
}  // namespace detail

/// The significand as a number with magnitude in [0.5, 1), sign kept (V_FREXP_MANT). Zero, infinity:
/// themselves; NaN quieted.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F mantissa(F x, const M& mode) {
  const F flushed = flush_input(x, mode);
  const auto parts = detail::frexp_parts(flushed);
  using Word = decltype(parts.fraction);
  constexpr Word half = static_cast<Word>(F::bias - 1) << F::fraction_bits;
  const Word magnitude = magnitude_bits(flushed);
  const Word special = select<Word>(magnitude > F::exponent_mask, magnitude | F::quiet_bit, magnitude);
  const bool finite = (magnitude != 0) & (magnitude < F::exponent_mask);
  return soft::with_sign<F>(select<Word>(finite, half | parts.fraction, special), sign(flushed));
}
/// The n of x = mantissa * 2^n (V_FREXP_EXP); 0 for zero, infinity and NaN.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr std::int32_t frexp_exponent(F x, const M& mode) {
  const F flushed = flush_input(x, mode);
  const auto magnitude = magnitude_bits(flushed);
  const bool finite = (magnitude != 0) & (magnitude < F::exponent_mask);
  return select<std::int32_t>(finite, detail::frexp_parts(flushed).exponent, 0);
}

}  // namespace lockstep::fp
