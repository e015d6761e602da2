// V_RCP_F32, V_RSQ_F32, V_SQRT_F32, V_EXP_F32 and V_LOG_F32 as RDNA3 and RDNA4 compute them. MODE plays no part but for
// signalling NaNs of GFX11: subnormal sources and results are zeros of their sign, the result is rounded to nearest.
//
// Each cuts the argument into a row of coefficients and a fraction f, and adds up
//   constant, linear term c1 * f, and (c2 + c3 * f) * f^2
// where the square takes the upper 17 or 18 bits of f. Stages: staging.hpp.
#pragma once

#include "lockstep/core/silicon/logarithm.hpp"
#include "lockstep/core/silicon/rows.hpp"
#include "lockstep/core/silicon/staging.hpp"

namespace lockstep::fp::silicon {

inline constexpr F32 f32_one{0x3f800000u}, f32_infinity{0x7f800000u}, f32_invalid = default_nan<F32>();

namespace detail {

/// The significand of 1/m, m in [1, 2) with these 23 bits behind the point: an f32 in (1/4, 1/2].
LOCKSTEP_LANE_INLINE constexpr std::uint32_t reciprocal(std::uint32_t fraction) {
  const std::uint32_t row = fraction >> 18;
  const std::uint64_t f = fraction & 0x3ffffu, product = reciprocal_rows.c1[row] * f, upper = f & ~std::uint64_t{1};
  const std::uint64_t linear = product >> 38 != 0 ? rounded(product, 15) : rounded_up(rounded(product, 14), 1);
  const std::uint64_t inner =
      rounded((std::uint64_t{reciprocal_rows.c2[row]} << 20) - reciprocal_rows.c3[row] * (4 * f + 1), 12);
  const std::uint64_t quadratic = product_24(inner, upper * upper >> 12);
  const std::uint64_t sum = (std::uint64_t{reciprocal_rows.c0[row]} << 10) - (linear << 7) + 2 * quadratic;
  return 0x3e800000u + static_cast<std::uint32_t>(rounded(sum, 12));
}

/// An f32 as m * 4^half, m in [1, 4): the 24 bits of m - 1, where the top one says whether m >= 2, and `half`.
struct OverFour {
  std::uint32_t argument;
  std::int32_t half;
};
LOCKSTEP_LANE_INLINE constexpr OverFour over_four(std::uint32_t normal) {
  const std::int32_t exponent = static_cast<std::int32_t>(normal >> 23) - 127;
  return {(static_cast<std::uint32_t>(exponent) & 1u) << 23 | (normal & 0x7fffffu), exponent >> 1};
}

/// 1/sqrt(m), an f32 in (1/4, 1/2].
LOCKSTEP_LANE_INLINE constexpr std::uint32_t reciprocal_root(std::uint32_t argument) {
  const std::uint32_t row = argument >> 18;
  const std::uint64_t f = argument & 0x3ffffu, product = reciprocal_root_rows.c1[row] * f,
                      upper = f & ~std::uint64_t{1};
  const std::uint64_t linear =
      product >> 37 != 0 ? rounded_up(rounded(product, 14), 1) : rounded_up(rounded(product, 13), 2);
  const std::uint64_t inner =
      rounded((std::uint64_t{reciprocal_root_rows.c2[row]} << 20) - reciprocal_root_rows.c3[row] * (4 * f + 1), 11);
  const std::uint64_t quadratic = product_24(inner, upper * upper >> 12);
  const std::uint64_t sum = (std::uint64_t{reciprocal_root_rows.c0[row]} << 10) - (linear << 7) + quadratic;
  return 0x3e800000u + static_cast<std::uint32_t>(rounded(sum, 12));
}

/// sqrt(m), an f32 in [1, 2).
LOCKSTEP_LANE_INLINE constexpr std::uint32_t root(std::uint32_t argument) {
  const std::uint32_t row = argument >> 19;
  const std::uint64_t f = argument & 0x7ffffu, product = root_rows.c1[row] * f, upper = f & ~std::uint64_t{3};
  const std::uint64_t linear = product >> 40 != 0 ? rounded(product, 17) : rounded(product, 16) >> 1;
  const std::uint64_t inner = rounded((std::uint64_t{root_rows.c2[row]} << 19) - root_rows.c3[row] * (2 * f + 1), 11);
  const std::uint64_t quadratic = product_24(inner, upper * upper >> 14);
  const std::uint64_t sum = (std::uint64_t{root_rows.c0[row]} << 10) + (linear << 7) - quadratic;
  return 0x3f800000u + static_cast<std::uint32_t>(rounded(sum, 12));
}

/// 2^x in two parts: the whole power, and the significand in (1, 2) in units of 2^-36, not rounded.
struct Exponential {
  std::int32_t power;
  std::uint64_t significand;
};
/// Of numbers with 2^-24 <= |x| < 128, x >= -126. Of x 29 bits behind the point count; of a negative one those of -x
/// are inverted, so that it is 2^-29 less.
LOCKSTEP_LANE_INLINE constexpr Exponential exponential(F32 x) {
  const std::int32_t shift = static_cast<std::int32_t>((x.bits & 0x7fffffffu) >> 23) - 121;
  const std::uint64_t significand = (x.bits & 0x7fffffu) | 0x800000u;
  const std::uint64_t magnitude = shift >= 0 ? significand << shift : significand >> -shift;
  const auto phase = static_cast<std::int64_t>(sign(x) ? ~magnitude : magnitude);
  const std::uint32_t row = static_cast<std::uint32_t>(phase >> 24) & 31u;
  const std::uint64_t f = static_cast<std::uint64_t>(phase) & 0xffffffu, upper = f >> 6;
  const std::uint64_t product = exponential_rows.c1[row] * f;
  const std::uint64_t linear = product >> 47 != 0 ? rounded(product, 24) : rounded(product, 23) >> 1;
  const std::uint64_t inner =
      rounded((std::uint64_t{exponential_rows.c2[row]} << 7) + exponential_rows.c3[row] * upper, 7);
  const std::uint64_t quadratic = product_24(inner, upper * upper >> 12);
  return {static_cast<std::int32_t>(phase >> 29), ((exponential_rows.c0[row] + linear) << 8) + quadratic};
}

/// 2^x where `exponential` does not serve; else nothing is true of it.
template <class M>
constexpr bool special_exponential(F32 x, const M& mode, F32& result) {
  const std::uint32_t magnitude = magnitude_bits(x);
  if (is_nan(x)) {
    result = of_nan(x, mode);
  } else if (magnitude < 0x33800000u) {  // below 2^-24
    result = f32_one;
  } else if (!sign(x) && magnitude >= 0x43000000u) {  // 128
    result = f32_infinity;
  } else if (sign(x) && magnitude > 0x42fc0000u) {  // -126
    result = F32{0};
  } else {
    return false;
  }
  return true;
}

}  // namespace detail

/// 1 / x.
template <class M>
constexpr F32 rcp(F32 x, const M& mode) {
  const std::uint32_t sign = x.bits & 0x80000000u, magnitude = magnitude_bits(x);
  if (is_nan(x)) return of_nan(x, mode);
  if (magnitude < 0x800000u) return F32{sign | f32_infinity.bits};
  const std::uint32_t significand = detail::reciprocal(magnitude & 0x7fffffu);
  const std::int32_t field =
      static_cast<std::int32_t>(significand >> 23) + 127 - static_cast<std::int32_t>(magnitude >> 23);
  if (field <= 0 || magnitude == f32_infinity.bits) return F32{sign};
  return F32{sign | static_cast<std::uint32_t>(field) << 23 | (significand & 0x7fffffu)};
}

/// 1 / sqrt(x).
template <class M>
constexpr F32 rsq(F32 x, const M& mode) {
  if (is_nan(x)) return of_nan(x, mode);
  if (magnitude_bits(x) < 0x800000u) return F32{(x.bits & 0x80000000u) | f32_infinity.bits};
  if (sign(x)) return f32_invalid;
  if (x == f32_infinity) return F32{0};
  const auto [argument, half] = detail::over_four(x.bits);
  return F32{detail::reciprocal_root(argument) - (static_cast<std::uint32_t>(half) << 23)};
}

/// sqrt(x).
template <class M>
constexpr F32 sqrt(F32 x, const M& mode) {
  if (is_nan(x)) return of_nan(x, mode);
  if (magnitude_bits(x) < 0x800000u) return F32{x.bits & 0x80000000u};
  if (sign(x)) return f32_invalid;
  if (x == f32_infinity) return x;
  const auto [argument, half] = detail::over_four(x.bits);
  return F32{detail::root(argument) + (static_cast<std::uint32_t>(half) << 23)};
}

/// 2^x.
template <class M>
constexpr F32 exp2(F32 x, const M& mode) {
  F32 result;
  if (detail::special_exponential(x, mode, result)) return result;
  const auto [power, significand] = detail::exponential(x);
  return F32{(static_cast<std::uint32_t>(power + 126) << 23) + static_cast<std::uint32_t>(rounded(significand, 13))};
}

/// Base-2 logarithm.
template <class M>
constexpr F32 log2(F32 x, const M& mode) {
  if (is_nan(x)) return of_nan(x, mode);
  if (magnitude_bits(x) < 0x800000u) return F32{f32_infinity.bits | 0x80000000u};
  if (sign(x)) return f32_invalid;
  if (x == f32_infinity) return x;
  return detail::logarithm(x);
}

}  // namespace lockstep::fp::silicon
