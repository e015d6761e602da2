// Soft reciprocal square root, exp2, log2, sin and cos of turns: correctly rounded to nearest even.
//
// Each is summed as a series with far more bits than the format has (112 fraction bits for f16 and f32, 240
// for f64), so that the error of the sum, below 2^-100 or 2^-180 of the result, cannot reach across a
// rounding boundary other than by a coincidence no known argument shows (the tests compare with MPFR). Exact
// results are taken apart first, so a tie never depends on the series.
#pragma once

#include "lockstep/core/soft/arithmetic.hpp"
#include "lockstep/core/soft/fixed_point.hpp"

namespace lockstep::fp::soft {

/// Limbs that decide the rounding of format F.
template <class F>
inline constexpr int limbs_for = F::fraction_bits > 23 ? 4 : 2;
template <class F>
using FixedFor = Fixed<limbs_for<F>>;

/// 1 / sqrt(x) of a positive finite x.
template <class F>
[[gnu::noinline]] constexpr F reciprocal_square_root(const Unpacked& x, const Environment& env) {
  const bool odd = (x.exponent & 1) != 0;
  const std::int32_t half = (x.exponent - (odd ? 1 : 0)) / 2;
  if (!odd && x.significand == std::uint64_t{1} << 63) return round_pack<F>(false, -half, x.significand, env);
  // m = significand / 2^63, doubled when odd, is in (1, 4). 2^124 / m = 2^187 / significand (2^186 when odd),
  // so the root of that quotient is 2^62 / sqrt(m): 61 or 62 bits. It is never a number of so few bits.
  const U128 high = static_cast<U128>(1) << (odd ? 122 : 123);
  const U128 first = high / x.significand;
  const U128 rest = high % x.significand;
  const U128 quotient = first << 64 | (rest << 64) / x.significand;
  const std::uint64_t root = root_digits(quotient << 2, 63).root;
  const int zeros = std::countl_zero(root);
  return round_pack<F>(false, 1 - zeros - half, root << zeros | 1u, env);
}

/// 2^x of a finite nonzero x.
template <class F>
[[gnu::noinline]] constexpr F exp2(const Unpacked& x, const Environment& env) {
  using Real = FixedFor<F>;
  constexpr std::uint64_t one = std::uint64_t{1} << 63;
  if (x.exponent > F::exponent_bits) {  // far out of range: overflows, or vanishes
    return round_pack<F>(false, x.sign ? -8192 : 8192, one, env);
  }
  // 2^x = 1 + x ln 2 ..., nearer to 1 than half a unit in the last place.
  if (x.exponent < -F::fraction_bits - 2) return round_pack<F>(false, 0, one, env);
  const Real magnitude = Real::from_parts(x.significand, x.exponent);
  auto whole = static_cast<std::int32_t>(magnitude.limbs.back() >> 48);
  Real fraction = magnitude - Real::integer(static_cast<std::uint64_t>(whole));
  if (x.sign) {
    whole = -whole;
    if (!fraction.is_zero()) {
      fraction = Real::integer(1) - fraction;
      --whole;
    }
  }
  if (fraction.is_zero()) return round_pack<F>(false, whole, one, env);
  const Real y = fraction * constant<limbs_for<F>>(ln_2_bits);
  Real sum = Real::integer(1);
  for (unsigned n = limbs_for<F> == 2 ? 27 : 50; n > 0; --n) sum = Real::integer(1) + y * sum / n;
  return round_fixed<F>(false, sum, whole, env);
}

/// log2(x) of a positive finite x.
template <class F>
[[gnu::noinline]] constexpr F log2(const Unpacked& x, const Environment& env) {
  using Real = FixedFor<F>;
  // x = m * 2^e with m in [0.75, 1.5): near 1 there is no integer part to cancel.
  const bool above = x.significand >= std::uint64_t{3} << 62;
  const std::int32_t e = x.exponent + (above ? 1 : 0);
  // s = (m - 1) / (m + 1), in units where m has F::fraction_bits bits; log2(m) = 2 / ln 2 * atanh(s).
  const std::uint64_t m = x.significand >> (63 - F::fraction_bits);
  const std::uint64_t unit = std::uint64_t{1} << (F::fraction_bits + (above ? 1 : 0));
  const bool below_one = m < unit;
  const std::uint64_t difference = below_one ? unit - m : m - unit;
  Real logarithm;
  if (difference != 0) {
    Real numerator;
    numerator.limbs.back() = difference;  // = difference * 2^-48 as a number
    Real quotient = numerator / (m + unit);
    // Shift the 48 bits back in; |s| <= 0.2, so nothing leaves at the top.
    Real s;
    for (unsigned i = limbs_for<F> - 1; i > 0; --i) s.limbs[i] = quotient.limbs[i] << 48 | quotient.limbs[i - 1] >> 16;
    s.limbs[0] = quotient.limbs[0] << 48;
    const Real square = s * s;
    Real sum;
    for (int n = limbs_for<F> == 2 ? 53 : 111; n > 0; n -= 2) {
      sum = square * sum + Real::integer(1) / static_cast<std::uint64_t>(n);
    }
    const Real half = s * sum * constant<limbs_for<F>>(one_over_ln_2_bits);
    logarithm = half + half;
  }
  const Real whole = Real::integer(static_cast<std::uint64_t>(e < 0 ? -e : e));
  if (e == 0) {
    if (difference == 0) return zero<F>(false);
    return round_fixed<F>(below_one, logarithm, 0, env);
  }
  const bool subtract = below_one != (e < 0);
  return round_fixed<F>(e < 0, subtract ? whole - logarithm : whole + logarithm, 0, env);
}

/// sin or cos of 2 pi t for t = significand / 2^63 * 2^exponent in [0, 1/8]; t = 0 is significand 0.
template <class F>
[[gnu::noinline]] constexpr F sine_of_turns(std::uint64_t significand, std::int32_t exponent, bool cosine,
                                            bool negative, const Environment& env) {
  using Real = FixedFor<F>;
  const Real two_pi = constant<limbs_for<F>>(two_pi_bits);
  const Real angle = two_pi * Real::from_parts(significand, exponent);
  const Real square = angle * angle;
  // 1 - square/((k+1)(k+2)) * (1 - square/((k+3)(k+4)) * ...), k = 0 for cos, 1 for sin / angle.
  const unsigned k = cosine ? 0 : 1;
  Real sum = Real::integer(1);
  for (unsigned n = limbs_for<F> == 2 ? 26 : 46; n > 0; n -= 2) {
    sum = Real::integer(1) - square * sum / ((n - 1 + k) * (n + k));
  }
  if (cosine) return round_fixed<F>(negative, sum, 0, env);
  // The angle again, normalised so that tiny ones keep all bits.
  return round_fixed<F>(negative, sum * (two_pi * Real::from_parts(significand, 0)), exponent, env);
}

/// sin(2 pi x) or cos(2 pi x) of a finite nonzero x. Exact at multiples of a quarter turn; zeros are +0.
template <class F>
[[gnu::noinline]] constexpr F sin_cos_2pi(const Unpacked& x, bool cosine, const Environment& env) {
  // The position within a turn in units of 2^-62 turns; tiny x is in the first octant as it stands.
  constexpr std::uint64_t eighth = std::uint64_t{1} << 59;
  if (x.exponent < -3) {
    return sine_of_turns<F>(x.significand, x.exponent, cosine, x.sign && !cosine, env);
  }
  // exponent >= -3, and the format's last bit stays above 2^-62: nothing is lost.
  const std::int32_t shift = x.exponent - 1;  // significand / 2^63 * 2^exponent = significand * 2^(shift - 62)
  const std::uint64_t phase = (shift >= 64  ? 0
                               : shift >= 0 ? x.significand << shift
                                            : x.significand >> -shift) &
                              (8 * eighth - 1);
  std::uint64_t octant = phase / eighth;
  std::uint64_t offset = phase % eighth;
  if (!cosine && x.sign && phase != 0) {  // sin(-x) = sin(1 turn - x)
    const std::uint64_t reversed = 8 * eighth - phase;
    octant = reversed / eighth;
    offset = reversed % eighth;
  }
  // Odd octants count back from the next quarter.
  if ((octant & 1u) != 0) offset = eighth - offset;
  const std::uint64_t quarter = (octant + 1) / 2;  // nearest multiple of a quarter turn: sin there is 0 1 0 -1 0
  const bool use_cosine = cosine != ((quarter & 1u) != 0);
  const std::uint64_t sine_quarter = cosine ? quarter + 1 : quarter;  // cos(x) = sin(x + 1/4)
  bool negative = false;
  if (use_cosine) {
    negative = (sine_quarter & 3u) == 3;
  } else {
    // sin near 0 grows, near 1/2 turn falls; before the quarter the offset is negative.
    negative = ((sine_quarter & 3u) == 2) != ((octant & 1u) != 0);
  }
  if (offset == 0)
    return use_cosine ? with_sign<F>(static_cast<std::uint64_t>(F::bias) << F::fraction_bits, negative)
                      : zero<F>(false);
  const int zeros = std::countl_zero(offset);
  return sine_of_turns<F>(offset << zeros, 1 - zeros, use_cosine, negative, env);
}

// The whole functions, special cases included (elementary.hpp states the rules). env.round is not looked at.

constexpr Environment to_nearest(Environment env) {
  env.round = Round::nearest_even;
  return env;
}
template <class F>
constexpr F one() {
  return with_sign<F>(static_cast<std::uint64_t>(F::bias) << F::fraction_bits, false);
}

template <class F>
[[gnu::noinline]] constexpr F rcp(F x, const Environment& env) {
  return div(one<F>(), x, to_nearest(env));
}
template <class F>
[[gnu::noinline]] constexpr F rsq(F x, const Environment& env) {
  const Unpacked u = unpack(x, env.denorm_in);
  if (u.kind == Class::nan) return quiet(x);
  if (u.kind == Class::zero) return infinity<F>(u.sign);
  if (u.sign) return default_nan<F>();
  if (u.kind == Class::infinity) return zero<F>(false);
  return reciprocal_square_root<F>(u, to_nearest(env));
}
template <class F>
[[gnu::noinline]] constexpr F root(F x, const Environment& env) {
  return sqrt(x, to_nearest(env));
}
template <class F>
[[gnu::noinline]] constexpr F exp2(F x, const Environment& env) {
  const Unpacked u = unpack(x, env.denorm_in);
  switch (u.kind) {
    case Class::nan: return quiet(x);
    case Class::zero: return one<F>();
    case Class::infinity: return u.sign ? zero<F>(false) : infinity<F>(false);
    case Class::finite: break;
  }
  return exp2<F>(u, to_nearest(env));
}
template <class F>
[[gnu::noinline]] constexpr F log2(F x, const Environment& env) {
  const Unpacked u = unpack(x, env.denorm_in);
  if (u.kind == Class::nan) return quiet(x);
  if (u.kind == Class::zero) return infinity<F>(true);
  if (u.sign) return default_nan<F>();
  if (u.kind == Class::infinity) return infinity<F>(false);
  return log2<F>(u, to_nearest(env));
}
template <class F>
[[gnu::noinline]] constexpr F sin_cos_2pi(F x, bool cosine, const Environment& env) {
  const Unpacked u = unpack(x, env.denorm_in);
  switch (u.kind) {
    case Class::nan: return quiet(x);
    case Class::zero: return cosine ? one<F>() : zero<F>(u.sign);
    case Class::infinity: return default_nan<F>();
    case Class::finite: break;
  }
  return sin_cos_2pi<F>(u, cosine, to_nearest(env));
}

}  // namespace lockstep::fp::soft
