// Elementary functions on the host: an estimate in double precision, and whether its rounding to f32 or f16 is
// certain.
//
// The estimate's relative error is below 2^-48. When both ends of +-2^-46 around it round to the same number,
// that is the correctly rounded result; otherwise (about one argument in 2^21) the soft implementation must
// decide. No branches: lane loops vectorise, and a row falls back as a whole or lane by lane. Special cases
// as elementary.hpp says, for the default MODE.
#pragma once

#include <type_traits>

#include "lockstep/core/host_convert.hpp"
#include "lockstep/core/select.hpp"

namespace lockstep::fp::fast {

/// A rounded estimate; `doubt` is 0 when it is certain. OR the doubts of a row together.
template <class To>
struct Estimate {
  To value;
  std::uint32_t doubt;
  constexpr bool certain() const { return doubt == 0; }
};

namespace detail {

using hardware::from_host;
using hardware::host;

/// Adding and subtracting it rounds a double of magnitude below 2^51 to an integer.
inline constexpr double rounder = 6755399441055744.0;  // 1.5 * 2^52

template <class To>
inline To narrow(double value) {
  if constexpr (std::is_same_v<To, F32>) {
    return from_host(static_cast<float>(value));
  } else {
    return hardware::to_f16(from_host(value));
  }
}
template <class To>
inline Estimate<To> rounded(double value) {
  const double slack = value * 1.4210854715202004e-14;  // 2^-46
  const To low = narrow<To>(value - slack), high = narrow<To>(value + slack);
  return {low, static_cast<std::uint32_t>(low.bits ^ high.bits)};
}
/// A special case, as f32; f16 has it, too.
template <class To>
inline Estimate<To> choose(bool condition, F32 fixed, Estimate<To> otherwise) {
  To value;
  if constexpr (std::is_same_v<To, F32>) {
    value = fixed;
  } else {
    value = hardware::to_f16(fixed);
  }
  return {select(condition, value, otherwise.value), select<std::uint32_t>(condition, 0u, otherwise.doubt)};
}
inline double double_of(std::uint64_t bits) { return __builtin_bit_cast(double, bits); }
/// condition ? yes : no without a branch.
inline double select_double(bool condition, double yes, double no) {
  return double_of(
      select<std::uint64_t>(condition, __builtin_bit_cast(std::uint64_t, yes), __builtin_bit_cast(std::uint64_t, no)));
}

inline constexpr F32 negative_nan = default_nan<F32>(), infinity{0x7f800000u}, negative_infinity{0xff800000u};

/// sin(2 pi t) / (2 pi t) and cos(2 pi t) for |t| <= 1/8, from angle squared.
inline double sine_ratio(double square) {
  double sum = 2.8114572543455208e-15;          // 1/17!
  sum = sum * square - 7.6471637318198165e-13;  // 1/15!
  sum = sum * square + 1.6059043836821613e-10;  // 1/13!
  sum = sum * square - 2.5052108385441720e-08;  // 1/11!
  sum = sum * square + 2.7557319223985893e-06;  // 1/9!
  sum = sum * square - 1.9841269841269841e-04;  // 1/7!
  sum = sum * square + 8.3333333333333332e-03;  // 1/5!
  sum = sum * square - 1.6666666666666666e-01;  // 1/3!
  return sum * square + 1.0;
}
inline double cosine(double square) {
  double sum = -1.5619206968586225e-16;         // 1/18!
  sum = sum * square + 4.7794773323873853e-14;  // 1/16!
  sum = sum * square - 1.1470745597729725e-11;  // 1/14!
  sum = sum * square + 2.0876756987868100e-09;  // 1/12!
  sum = sum * square - 2.7557319223985888e-07;  // 1/10!
  sum = sum * square + 2.4801587301587302e-05;  // 1/8!
  sum = sum * square - 1.3888888888888889e-03;  // 1/6!
  sum = sum * square + 4.1666666666666664e-02;  // 1/4!
  sum = sum * square - 0.5;
  return sum * square + 1.0;
}

template <class To>
inline Estimate<To> sine_of_turns(F32 x, bool want_cosine) {
  const std::uint32_t magnitude = x.bits & 0x7fffffffu;
  const bool whole = magnitude >= 0x4b800000u;  // 2^24 and more: whole turns; also infinities and NaNs
  const double turns = select_double(whole, 0.0, static_cast<double>(host(x)));
  // turns = n / 4 + t with |t| <= 1/8, exactly.
  const double shifted = turns * 4.0 + rounder;
  const std::uint64_t quarters = __builtin_bit_cast(std::uint64_t, shifted) + (want_cosine ? 1u : 0u);
  const double t = turns - (shifted - rounder) * 0.25;
  const double angle = t * 6.283185307179586;
  const double square = angle * angle;
  const double s = angle * sine_ratio(square), c = cosine(square);
  const double picked = select_double((quarters & 1u) != 0, c, s);
  const double turned = double_of(__builtin_bit_cast(std::uint64_t, picked) ^ (quarters & 2u) << 62);
  Estimate<To> result = rounded<To>(turned + 0.0);  // zeros are positive, but for sin(-0)
  result = choose(eager_and(magnitude == 0, !want_cosine), x, result);
  result = choose(magnitude >= 0x7f800000u, negative_nan, result);
  return choose(magnitude > 0x7f800000u, F32{x.bits | 0x400000u}, result);
}

}  // namespace detail

/// 2^x.
template <class To>
inline Estimate<To> exp2(F32 x) {
  using namespace detail;
  const std::uint32_t magnitude = x.bits & 0x7fffffffu;
  const float value = host(x);
  const bool high = value >= 128.0f, low = value < -126.0f;
  const double inside =
      select_double(eager_or(eager_or(high, low), magnitude > 0x7f800000u), 0.0, static_cast<double>(value));
  const double shifted = inside + rounder;
  const std::uint64_t whole = __builtin_bit_cast(std::uint64_t, shifted);
  const double y = (inside - (shifted - rounder)) * 0.6931471805599453;  // |y| <= 0.3466
  double sum = 2.0876756987868100e-09;                                   // 1/12!
  sum = sum * y + 2.5052108385441720e-08;
  sum = sum * y + 2.7557319223985888e-07;
  sum = sum * y + 2.7557319223985893e-06;
  sum = sum * y + 2.4801587301587302e-05;
  sum = sum * y + 1.9841269841269841e-04;
  sum = sum * y + 1.3888888888888889e-03;
  sum = sum * y + 8.3333333333333332e-03;
  sum = sum * y + 4.1666666666666664e-02;
  sum = sum * y + 1.6666666666666666e-01;
  sum = sum * y + 0.5;
  sum = sum * y + 1.0;
  sum = sum * y + 1.0;
  const double scaled = double_of(__builtin_bit_cast(std::uint64_t, sum) + (whole << 52));
  Estimate<To> result = rounded<To>(scaled);
  result = choose(high, infinity, result);
  result = choose(low, F32{0}, result);
  return choose(magnitude > 0x7f800000u, F32{x.bits | 0x400000u}, result);
}

/// Base-2 logarithm.
template <class To>
inline Estimate<To> log2(F32 x) {
  using namespace detail;
  const std::uint32_t magnitude = x.bits & 0x7fffffffu;
  const bool normal = eager_and(magnitude >= 0x00800000u, magnitude < 0x7f800000u);
  const std::uint32_t bits = select<std::uint32_t>(normal, magnitude, 0x3f800000u);
  // m in [sqrt(1/2), sqrt(2)), so that nothing cancels against the exponent.
  const std::int32_t exponent = static_cast<std::int32_t>(bits - 0x3f3504f3u) >> 23;
  const double m = static_cast<double>(host(F32{bits - (static_cast<std::uint32_t>(exponent) << 23)}));
  const double s = (m - 1.0) / (m + 1.0);
  const double square = s * s;  // <= 0.02944
  double sum = 1.0 / 21;
  sum = sum * square + 1.0 / 19;
  sum = sum * square + 1.0 / 17;
  sum = sum * square + 1.0 / 15;
  sum = sum * square + 1.0 / 13;
  sum = sum * square + 1.0 / 11;
  sum = sum * square + 1.0 / 9;
  sum = sum * square + 1.0 / 7;
  sum = sum * square + 1.0 / 5;
  sum = sum * square + 1.0 / 3;
  sum = sum * square + 1.0;
  const double logarithm = static_cast<double>(exponent) + s * sum * 2.8853900817779268;  // 2 / ln 2
  Estimate<To> result = rounded<To>(logarithm);
  result = choose(x.bits >= 0x80800000u, negative_nan, result);
  result = choose(magnitude < 0x00800000u, negative_infinity, result);
  result = choose(x.bits == 0x7f800000u, infinity, result);
  return choose(magnitude > 0x7f800000u, F32{x.bits | 0x400000u}, result);
}

/// 1 / sqrt(x).
template <class To>
inline Estimate<To> rsq(F32 x) {
  using namespace detail;
  const std::uint32_t magnitude = x.bits & 0x7fffffffu;
  const bool normal = eager_and(x.bits >= 0x00800000u, x.bits < 0x7f800000u);
  const double value = normal ? static_cast<double>(host(x)) : 1.0;
  Estimate<To> result = rounded<To>(1.0 / hardware::sqrt(value));
  result = choose(x.bits >= 0x80800000u, negative_nan, result);
  result = choose(magnitude < 0x00800000u, F32{(x.bits & 0x80000000u) | 0x7f800000u}, result);
  result = choose(x.bits == 0x7f800000u, F32{0}, result);
  return choose(magnitude > 0x7f800000u, F32{x.bits | 0x400000u}, result);
}

/// 1 / sqrt(x) of f64: the host's, and what is missing from it by its remainder, to 2^-98. Their sum is rounded once.
inline Estimate<F64> rsq_f64(F64 x) {
  using namespace detail;
  const std::uint64_t magnitude = x.bits & ~F64::sign_mask;
  const bool denormal = magnitude < std::uint64_t{1} << 52;
  const std::uint64_t scaled =
      hardware::from_host(hardware::mul(double_of(magnitude), 18014398509481984.0)).bits;  // 2^54
  const std::uint64_t bits = select<std::uint64_t>(denormal, scaled, magnitude);
  // x = m * 4^(n - 512) with m in [1, 4).
  const std::uint64_t exponent = bits >> 52, n = (exponent + 1) >> 1;
  const double m = double_of((bits & F64::fraction_mask) | (exponent - 2 * n + 1024) << 52);
  const double root = hardware::div(1.0, hardware::sqrt(m));  // in [1/2, 1]
  const double square = hardware::mul(root, root), rest = hardware::fma(root, root, -square);
  const double remainder = hardware::fma(-m, rest, hardware::fma(-m, square, 1.0));  // 1 - m root^2
  const double missing = root * (remainder * (0.5 + 0.375 * remainder));
  constexpr double slack = 3.1554436208840472e-30;  // 2^-98
  const F64 low = hardware::from_host(root + (missing - slack)), high = hardware::from_host(root + (missing + slack));
  const std::uint64_t difference = low.bits ^ high.bits, halved = select<std::uint64_t>(denormal, 512 + 27, 512);
  F64 result{low.bits - ((n - halved) << 52)};
  result = select(sign(x), default_nan<F64>(), result);
  result = select(magnitude == 0, F64{x.bits | F64::exponent_mask}, result);
  result = select(x.bits == F64::exponent_mask, F64{0}, result);
  const bool special = eager_or(eager_or(sign(x), magnitude == 0), magnitude >= F64::exponent_mask);
  const std::uint64_t doubt = select<std::uint64_t>(special, 0u, difference);
  return {select(is_nan(x), quiet(x), result), static_cast<std::uint32_t>(doubt | doubt >> 32)};
}

/// sin and cos of 2 pi x.
template <class To>
inline Estimate<To> sin_2pi(F32 x) {
  return detail::sine_of_turns<To>(x, false);
}
template <class To>
inline Estimate<To> cos_2pi(F32 x) {
  return detail::sine_of_turns<To>(x, true);
}

/// 1 / x, always certain: the host divides correctly; denormals are flushed on both sides.
inline F32 rcp(F32 x) {
  const std::uint32_t magnitude = x.bits & 0x7fffffffu, sign = x.bits & 0x80000000u;
  const std::uint32_t divisor = select<std::uint32_t>(magnitude < 0x00800000u, sign, x.bits);
  const std::uint32_t quotient = hardware::from_host(hardware::div(1.0f, hardware::host(F32{divisor}))).bits;
  const std::uint32_t result = select<std::uint32_t>((quotient & 0x7fffffffu) < 0x00800000u, sign, quotient);
  return F32{select<std::uint32_t>(magnitude > 0x7f800000u, x.bits | 0x400000u, result)};
}

/// sqrt(x) of f16 and f64, always certain: f32 has more than twice f16's bits and two.
template <class F>
inline F sqrt_with_denormals(F x) {
  F root;
  if constexpr (std::is_same_v<F, F64>) {
    root = hardware::from_host(hardware::sqrt(hardware::host(x)));
  } else {
    root = hardware::to_f16(hardware::from_host(hardware::sqrt(hardware::host(hardware::to_f32(x)))));
  }
  const bool negative = eager_and(sign(x), magnitude_bits(x) != 0);
  return select(is_nan(x), quiet(x), select(negative, default_nan<F>(), root));
}

/// sqrt(x), always certain; f32 denormals are flushed.
inline F32 sqrt(F32 x) {
  const std::uint32_t magnitude = x.bits & 0x7fffffffu;
  const std::uint32_t radicand = x.bits >= 0x00800000u && x.bits <= 0x7f800000u ? x.bits : 0u;
  std::uint32_t result = hardware::from_host(hardware::sqrt(hardware::host(F32{radicand}))).bits;
  result = select<std::uint32_t>(x.bits >= 0x80800000u, detail::negative_nan.bits, result);
  result = select<std::uint32_t>(magnitude < 0x00800000u, x.bits & 0x80000000u, result);
  return F32{select<std::uint32_t>(magnitude > 0x7f800000u, x.bits | 0x400000u, result)};
}

}  // namespace lockstep::fp::fast
