// fp::tanh: V_TANH_F32 (CDNA5). The manual gives the ends: below 2^-10 the argument itself, from 8 on 1. Between them
// the hardware's cubic approximation is not public: here the hyperbolic tangent correctly rounded, to nearest even.
// Denormals by MODE.
#pragma once

#include "lockstep/core/nan.hpp"
#include "lockstep/core/soft/fixed_point.hpp"

namespace lockstep::fp {

namespace soft {

using Fixed112 = Fixed<2>;

constexpr bool less(const Fixed112& a, const Fixed112& b) {
  return a.limbs[1] != b.limbs[1] ? a.limbs[1] < b.limbs[1] : a.limbs[0] < b.limbs[0];
}

/// 2^-t, 0 < t < 32.
constexpr Fixed112 exp2_of_negative(const Fixed112& t) {
  const std::uint64_t whole = t.limbs[1] >> 48;
  // 2^-t = 2^(1 - fraction) / 2^(whole + 1).
  const Fixed112 rest = Fixed112::integer(1) - (t - Fixed112::integer(whole));
  const Fixed112 y = rest * constant<2>(ln_2_bits);
  Fixed112 sum = Fixed112::integer(1);
  for (unsigned n = 27; n > 0; --n) sum = Fixed112::integer(1) + y * sum / n;
  return sum / (std::uint64_t{2} << whole);
}

/// tanh(x) of x = significand / 2^63 * 2^exponent in [2^-10, 8).
constexpr F32 tanh_between(bool sign, std::int32_t exponent, std::uint64_t significand) {
  // tanh(x) = (1 - e) / (1 + e), e = 2^-(2 x / ln 2).
  const Fixed112 twice = Fixed112::from_parts(significand, exponent + 1);
  const Fixed112 e = exp2_of_negative(twice * constant<2>(one_over_ln_2_bits));
  const Fixed112 divisor = Fixed112::integer(1) + e;
  Fixed112 rest = Fixed112::integer(1) - e;
  std::uint64_t quotient = 0;  // in units of 2^-64; at least 2^-11
  for (int i = 0; i < 64; ++i) {
    rest = rest + rest;
    quotient <<= 1;
    if (!less(rest, divisor)) {
      rest = rest - divisor;
      quotient |= 1u;
    }
  }
  const int zeros = std::countl_zero(quotient);
  const Environment env{Round::nearest_even, true, true, false};
  return round_pack<F32>(sign, -1 - zeros, quotient << zeros | 1u, env);
}

}  // namespace soft

template <class M>
constexpr F32 tanh(F32 x, const M& mode) {
  if (is_nan(x)) return quiet(x);
  constexpr std::uint32_t small = 0x3a800000u, large = 0x41000000u;  // 2^-10, 8
  const std::uint32_t magnitude = magnitude_bits(x);
  if (magnitude < small) return flush_output(flush_input(x, mode), mode);
  if (magnitude >= large) return copysign(F32{0x3f800000u}, x);
  const soft::Unpacked u = soft::unpack(x);
  return soft::tanh_between(u.sign, u.exponent, u.significand);
}

}  // namespace lockstep::fp
