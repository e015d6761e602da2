// MPFR as oracle: operations rounded once into a format, with the ISA's NaN and flush rules on top.
#pragma once

#include <mpfr.h>

#include <cmath>
#include <cstring>

#include "inputs.hpp"

namespace oracle {

using namespace lockstep;

class Number {
 public:
  explicit Number(mpfr_prec_t precision) { mpfr_init2(value_, precision); }
  ~Number() { mpfr_clear(value_); }
  Number(const Number&) = delete;
  Number& operator=(const Number&) = delete;
  operator mpfr_ptr() { return value_; }

 private:
  mpfr_t value_;
};

constexpr mpfr_rnd_t direction(Round round) {
  switch (round) {
    case Round::plus_infinity: return MPFR_RNDU;
    case Round::minus_infinity: return MPFR_RNDD;
    case Round::toward_zero: return MPFR_RNDZ;
    default: return MPFR_RNDN;
  }
}

/// Every format's values are doubles.
template <class F>
double to_double(F x) {
  if constexpr (F::total_bits == 64) {
    double result;
    std::memcpy(&result, &x.bits, sizeof result);
    return result;
  } else {
    const int field = static_cast<int>((x.bits & F::exponent_mask) >> F::fraction_bits);
    const double fraction = x.bits & F::fraction_mask;
    const double sign = (x.bits & F::sign_mask) != 0 ? -1.0 : 1.0;
    if (F::specials == Specials::ieee && field == F::exponent_max) return sign * (fraction != 0 ? NAN : INFINITY);
    if (F::specials == Specials::nan_only && (x.bits & (F::sign_mask - 1u)) == F::default_nan) return NAN;
    if (field == 0) return sign * std::ldexp(fraction, 1 - F::bias - F::fraction_bits);
    return sign * std::ldexp(fraction + std::ldexp(1.0, F::fraction_bits), field - F::bias - F::fraction_bits);
  }
}

/// A double that is a number of format F (or infinite).
template <class F>
F from_double(double x) {
  if constexpr (F::total_bits == 64) {
    std::uint64_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    return F{bits};
  } else {
    const std::uint64_t sign = std::signbit(x) ? F::sign_mask : 0u;
    x = std::fabs(x);
    if (std::isinf(x)) return fp::from_bits<F>(sign | F::exponent_mask);
    if (x == 0) return fp::from_bits<F>(sign);
    int exponent;
    std::frexp(x, &exponent);
    if (exponent - 1 < 1 - F::bias) {
      return fp::from_bits<F>(sign | static_cast<std::uint64_t>(std::ldexp(x, F::bias - 1 + F::fraction_bits)));
    }
    const auto field = static_cast<std::uint64_t>(exponent - 1 + F::bias);
    const auto fraction = static_cast<std::uint64_t>(std::ldexp(x, F::fraction_bits - exponent + 1));
    return fp::from_bits<F>(sign | ((field << F::fraction_bits) + (fraction - (std::uint64_t{1} << F::fraction_bits))));
  }
}

/// `operation(mpfr_ptr result, mpfr_rnd_t) -> int ternary`, rounded once into format F under env.
template <class F, class Operation>
F rounded(const fp::soft::Environment& env, Operation operation) {
  constexpr int emin = 2 - F::bias - F::fraction_bits;  // MPFR counts significands in [1/2, 1)
  constexpr int emax = F::bias + 1;
  const mpfr_rnd_t rnd = direction(env.round);
  const mpfr_exp_t old_min = mpfr_get_emin(), old_max = mpfr_get_emax();
  Number y(F::fraction_bits + 1);
  int ternary = operation(static_cast<mpfr_ptr>(y), rnd);
  mpfr_set_emin(emin);
  mpfr_set_emax(emax);
  const bool infinite = mpfr_inf_p(static_cast<mpfr_ptr>(y));
  ternary = mpfr_check_range(y, ternary, rnd);
  const bool overflowed = mpfr_inf_p(static_cast<mpfr_ptr>(y)) && !infinite;
  if (env.denorm_out) {
    mpfr_subnormalize(y, ternary, rnd);
  } else if (mpfr_regular_p(static_cast<mpfr_ptr>(y)) && mpfr_get_exp(static_cast<mpfr_ptr>(y)) < 2 - F::bias) {
    mpfr_set_zero(y, mpfr_signbit(static_cast<mpfr_ptr>(y)) ? -1 : 1);
  }
  mpfr_set_emin(old_min);
  mpfr_set_emax(old_max);
  if (mpfr_nan_p(static_cast<mpfr_ptr>(y))) return fp::default_nan<F>();
  if (overflowed && env.saturate) {
    return fp::soft::with_sign<F>(F::max_finite, mpfr_signbit(static_cast<mpfr_ptr>(y)) != 0);
  }
  return from_double<F>(mpfr_get_d(y, MPFR_RNDN));
}

template <class F>
void set(Number& target, F x) {
  mpfr_set_d(target, to_double(x), MPFR_RNDN);
}

/// A source as the operation sees it.
template <class F>
F source(F x, const fp::soft::Environment& env) {
  return !env.denorm_in && fp::is_denormal(x) ? fp::from_bits<F>(x.bits & F::sign_mask) : x;
}

/// All rounding modes, with and without each flush.
inline std::vector<fp::soft::Environment> environments() {
  std::vector<fp::soft::Environment> result;
  for (int round = 0; round < 4; ++round) {
    for (int flush = 0; flush < 4; ++flush) {
      result.push_back({static_cast<Round>(round), (flush & 1) == 0, (flush & 2) == 0, round == 3 && flush == 0});
    }
  }
  return result;
}

}  // namespace oracle
