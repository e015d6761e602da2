// Soft add, multiply, fused multiply-add, divide and square root, each rounded once.
#pragma once

#include <type_traits>

#include "lockstep/core/nan.hpp"
#include "lockstep/core/soft/unpacked.hpp"

namespace lockstep::fp::soft {

/// Sums of aligned magnitudes; `Word` has its numbers' leading bits at the second highest position.
template <class F, class Word>
constexpr F add_aligned(bool sign_a, std::int32_t exponent_a, Word a, bool sign_b, std::int32_t exponent_b, Word b,
                        const Environment& env) {
  if (exponent_a < exponent_b || (exponent_a == exponent_b && a < b)) {
    const Word w = a;
    a = b;
    b = w;
    const std::int32_t e = exponent_a;
    exponent_a = exponent_b;
    exponent_b = e;
    const bool s = sign_a;
    sign_a = sign_b;
    sign_b = s;
  }
  b = shift_right_sticky(b, exponent_a - exponent_b);
  const Word sum = sign_a == sign_b ? a + b : a - b;
  if (sum == 0) return zero<F>(env.round == Round::minus_infinity);
  const int zeros = leading_zeros(sum);
  return round_pack<F>(sign_a, exponent_a + 1 - zeros, top_word(static_cast<Word>(sum << zeros)), env);
}

template <class F>
[[gnu::noinline]] constexpr F add(F a, F b, const Environment& env) {
  const Unpacked x = unpack(a, env.denorm_in), y = unpack(b, env.denorm_in);
  if (x.kind == Class::nan || y.kind == Class::nan) return nan_result(a, b);
  if (x.kind == Class::infinity) {
    return y.kind == Class::infinity && x.sign != y.sign ? default_nan<F>() : infinity<F>(x.sign);
  }
  if (y.kind == Class::infinity) return infinity<F>(y.sign);
  if (x.kind == Class::zero) {
    if (y.kind != Class::zero) return round_pack<F>(y.sign, y.exponent, y.significand, env);
    return zero<F>(x.sign == y.sign ? x.sign : env.round == Round::minus_infinity);
  }
  if (y.kind == Class::zero) return round_pack<F>(x.sign, x.exponent, x.significand, env);
  return add_aligned<F, std::uint64_t>(x.sign, x.exponent, x.significand >> 1, y.sign, y.exponent, y.significand >> 1,
                                       env);
}

template <class F>
[[gnu::noinline]] constexpr F sub(F a, F b, const Environment& env) {
  return add(a, is_nan(b) ? b : neg(b), env);
}

/// The exact product of two significands, leading bit at the highest position but one or two.
template <class F>
struct Product {
  using Word = std::conditional_t<(F::fraction_bits < 32), std::uint64_t, U128>;
  static constexpr Word of(std::uint64_t a, std::uint64_t b) {
    if constexpr (sizeof(Word) == 8) {
      return (a >> 32) * (b >> 32) >> 1;
    } else {
      return static_cast<U128>(a) * b >> 1;
    }
  }
};

template <class F>
[[gnu::noinline]] constexpr F mul(F a, F b, const Environment& env) {
  const Unpacked x = unpack(a, env.denorm_in), y = unpack(b, env.denorm_in);
  const bool sign = x.sign != y.sign;
  if (x.kind != Class::finite || y.kind != Class::finite) {
    if (x.kind == Class::nan || y.kind == Class::nan) return nan_result(a, b);
    if (x.kind == Class::infinity) return y.kind == Class::zero ? default_nan<F>() : infinity<F>(sign);
    if (y.kind == Class::infinity) return x.kind == Class::zero ? default_nan<F>() : infinity<F>(sign);
    return zero<F>(sign);
  }
  const auto product = Product<F>::of(x.significand, y.significand);
  const int zeros = leading_zeros(product);
  return round_pack<F>(sign, x.exponent + y.exponent + 2 - zeros,
                       top_word(static_cast<typename Product<F>::Word>(product << zeros)), env);
}

/// Is one of them infinite and the other one zero? Denormals are no zeros.
template <class F>
constexpr bool invalid_product(F a, F b) {
  return eager_or(eager_and(is_infinity(a), is_zero(b)), eager_and(is_zero(a), is_infinity(b)));
}

/// From one format to another. NaNs keep sign and the high end of their payload, quieted.
template <class To, class From>
[[gnu::noinline]] constexpr To convert(From a, const Environment& from_env, const Environment& to_env) {
  const Unpacked x = unpack(a, from_env.denorm_in);
  switch (x.kind) {
    case Class::zero: return zero<To>(x.sign);
    case Class::infinity: return infinity<To>(x.sign);
    case Class::finite: return round_pack<To>(x.sign, x.exponent, x.significand, to_env);
    case Class::nan: break;
  }
  if constexpr (From::specials == Specials::ieee && To::specials == Specials::ieee) {
    const std::uint64_t fraction = static_cast<std::uint64_t>(a.bits & From::fraction_mask)
                                   << (63 - From::fraction_bits);
    return with_sign<To>(To::exponent_mask | To::quiet_bit | fraction >> (63 - To::fraction_bits), x.sign);
  } else if constexpr (To::specials == Specials::none) {
    return with_sign<To>(To::max_finite, x.sign);
  } else {
    return with_sign<To>(To::default_nan, x.sign);
  }
}

/// 2^scale * (a * b + c) with one rounding, to format To as `to` says. A NaN is From's, converted.
template <class To, class From>
[[gnu::noinline]] constexpr To fma_to(From a, From b, From c, const Environment& from, const Environment& to,
                                      std::int32_t scale) {
  Unpacked x = unpack(a, from.denorm_in), z = unpack(c, from.denorm_in);
  const Unpacked y = unpack(b, from.denorm_in);
  x.exponent += scale;
  z.exponent += scale;
  const bool sign = x.sign != y.sign;
  const bool invalid =
      (x.kind == Class::infinity && y.kind == Class::zero) || (x.kind == Class::zero && y.kind == Class::infinity);
  if (from.product_first && invalid) return default_nan<To>();
  if (x.kind == Class::nan || y.kind == Class::nan || z.kind == Class::nan) {
    const From nan = nan_result(a, b, c);
    if constexpr (std::is_same_v<To, From>) return nan;
    return convert<To>(nan, from, to);
  }
  if (invalid) return default_nan<To>();
  if (x.kind == Class::infinity || y.kind == Class::infinity)
    return z.kind == Class::infinity && z.sign != sign ? default_nan<To>() : infinity<To>(sign);
  if (z.kind == Class::infinity) return infinity<To>(z.sign);
  if (x.kind == Class::zero || y.kind == Class::zero) {
    if (z.kind != Class::zero) return round_pack<To>(z.sign, z.exponent, z.significand, to);
    return zero<To>(sign == z.sign ? sign : to.round == Round::minus_infinity);
  }
  using Word = typename Product<From>::Word;
  Word product = Product<From>::of(x.significand, y.significand);
  std::int32_t exponent = x.exponent + y.exponent + 1;
  if (leading_zeros(product) == 2) {
    product <<= 1;
    exponent -= 1;
  }
  if (z.kind == Class::zero) return round_pack<To>(sign, exponent, top_word(static_cast<Word>(product << 1)), to);
  const Word addend = static_cast<Word>(static_cast<Word>(z.significand) << (sizeof(Word) * 8 - 64)) >> 1;
  return add_aligned<To, Word>(sign, exponent, product, z.sign, z.exponent, addend, to);
}

/// 2^scale * (a * b + c) with one rounding.
template <class F>
constexpr F fma(F a, F b, F c, const Environment& env, std::int32_t scale = 0) {
  return fma_to<F>(a, b, c, env, env, scale);
}

template <class F>
[[gnu::noinline]] constexpr F div(F a, F b, const Environment& env) {
  const Unpacked x = unpack(a, env.denorm_in), y = unpack(b, env.denorm_in);
  const bool sign = x.sign != y.sign;
  if (x.kind != Class::finite || y.kind != Class::finite) {
    if (x.kind == Class::nan || y.kind == Class::nan) return nan_result(a, b);
    if (x.kind == y.kind) return default_nan<F>();  // 0/0, inf/inf
    return x.kind == Class::infinity || y.kind == Class::zero ? infinity<F>(sign) : zero<F>(sign);
  }
  // A quotient of 62 or 63 bits; what is left over is sticky.
  const U128 dividend = static_cast<U128>(x.significand) << 62;
  const std::uint64_t quotient = static_cast<std::uint64_t>(dividend / y.significand);
  const bool exact = static_cast<U128>(quotient) * y.significand == dividend;
  const int zeros = std::countl_zero(quotient);
  return round_pack<F>(sign, x.exponent - y.exponent + 1 - zeros, quotient << zeros | (exact ? 0u : 1u), env);
}

/// The first binary digits of a square root.
struct RootDigits {
  std::uint64_t root = 0;
  bool exact = false;  ///< no digit behind them is 1
};
/// `digits` of them, the first from the highest two bits of `radicand`.
constexpr RootDigits root_digits(U128 radicand, int digits) {
  U128 remainder = 0;
  std::uint64_t root = 0;
  for (int i = 0; i < digits; ++i) {
    remainder = remainder << 2 | radicand >> 126;
    radicand <<= 2;
    const U128 trial = static_cast<U128>(root) << 2 | 1u;
    root <<= 1;
    if (remainder >= trial) {
      remainder -= trial;
      root |= 1u;
    }
  }
  return {root, remainder == 0 && radicand == 0};
}

/// The square root of significand * 2^exponent (see Unpacked) to `digits` bits, the rest sticky.
constexpr std::uint64_t square_root(std::uint64_t significand, bool odd_exponent, int digits) {
  const RootDigits found = root_digits(static_cast<U128>(significand) << (odd_exponent ? 64 : 63), digits);
  return found.root << (64 - digits) | (found.exact ? 0u : 1u);
}

template <class F>
[[gnu::noinline]] constexpr F sqrt(F a, const Environment& env) {
  const Unpacked x = unpack(a, env.denorm_in);
  if (x.kind == Class::nan) return nan_result(a);
  if (x.kind == Class::zero) return zero<F>(x.sign);
  if (x.sign) return default_nan<F>();
  if (x.kind == Class::infinity) return infinity<F>(false);
  const bool odd = (x.exponent & 1) != 0;
  return round_pack<F>(false, (x.exponent - (odd ? 1 : 0)) / 2, square_root(x.significand, odd, F::fraction_bits + 3),
                       env);
}

}  // namespace lockstep::fp::soft
