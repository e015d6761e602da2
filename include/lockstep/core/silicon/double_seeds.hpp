// V_RCP_F64, V_RSQ_F64 and V_SQRT_F64 as RDNA3 and RDNA4 compute them: seeds of some 26 bits, which programs refine, by
// the rows of f32. Of the fraction 28 or 29 bits count. MODE's rounding plays no part, its denormal fields do.
//
// Source: a published rule for gfx1100 and gfx1201, restated; it gives all 60 recorded values (tests/silicon).
#pragma once

#include "lockstep/core/silicon/functions.hpp"

namespace lockstep::fp::silicon {

namespace detail {

/// A finite number that is not zero: 2^exponent * (1 + fraction * 2^-52).
struct DoubleParts {
  std::int32_t exponent;
  std::uint64_t fraction;
};
constexpr DoubleParts double_parts(std::uint64_t magnitude) {
  const auto exponent = static_cast<std::int32_t>(magnitude >> 52) - 1023;
  const std::uint64_t fraction = magnitude & F64::fraction_mask;
  if (exponent != -1023) return {exponent, fraction};
  const std::int32_t up = 53 - width(fraction);
  return {-1022 - up, fraction << up & F64::fraction_mask};
}

/// The magnitude of such a number, subnormal ones truncated.
constexpr std::uint64_t double_of(const DoubleParts& parts) {
  if (parts.exponent > 1023) return F64::exponent_mask;
  if (parts.exponent >= -1022) return static_cast<std::uint64_t>(parts.exponent + 1023) << 52 | parts.fraction;
  const std::int32_t down = -1022 - parts.exponent;
  return down > 63 ? 0 : (parts.fraction | std::uint64_t{1} << 52) >> down;
}

/// What the three have in common: the argument's piece, its distance from the piece's start of 2^24, and the quadratic
/// term.
struct Seed {
  std::uint32_t piece;
  std::uint64_t f;
};
constexpr Seed seed_of(std::uint64_t fraction, std::uint32_t unread) {
  const std::uint64_t read = fraction >> unread;
  return {static_cast<std::uint32_t>(read >> 24), read & 0xffffffu};
}
constexpr std::uint64_t seed_quadratic(std::uint32_t c2, std::uint32_t c3, std::uint64_t f, std::uint32_t up,
                                       std::uint32_t cut) {
  const std::uint64_t upper = f >> 7;
  return product_24((std::uint64_t{c2} << up) - rounded(c3 * ((f >> 4) + 1), cut), upper * upper >> 10);
}

/// 1 / (1 + fraction): of numbers in (1/2, 1), the fraction of twice that.
constexpr std::uint64_t reciprocal_seed(std::uint64_t fraction) {
  const auto [row, f] = seed_of(fraction, 23);
  const auto& rows = reciprocal_rows;
  const std::uint64_t product = rows.c1[row] * f;
  const std::uint64_t linear = product >> 44 != 0 ? rounded(product, 21) : (product + 0x17ffff) >> 21;
  const std::uint64_t quadratic = seed_quadratic(rows.c2[row], rows.c3[row], f, 8, 12);
  const std::uint64_t sum = std::uint64_t{rows.c0[row]} * 512 + (row != 0 ? 256 : 0) - 64 * linear + quadratic;
  return (sum - (std::uint64_t{1} << 34)) << 18;
}
constexpr std::uint64_t reciprocal_root_seed(bool odd, std::uint64_t fraction) {
  const auto [piece, f] = seed_of(fraction, 23);
  const std::uint32_t row = (odd ? 32 : 0) + piece;
  const auto& rows = reciprocal_root_rows;
  const std::uint64_t product = rows.c1[row] * (piece == 31 ? f & ~std::uint64_t{0x30} : f);
  const std::uint64_t linear = (product + (product >> 43 != 0 ? 0x17ffff : 0x1bffff)) >> 21;
  const std::uint64_t quadratic = seed_quadratic(rows.c2[row], rows.c3[row], f, 9, 11);
  const std::uint64_t sum = std::uint64_t{rows.c0[row]} * 1024 + (piece != 0 ? 512 : 0) - 128 * linear + quadratic;
  return (sum - (std::uint64_t{1} << 35)) << 17;
}
constexpr std::uint64_t root_seed(bool odd, std::uint64_t fraction) {
  const auto [piece, f] = seed_of(fraction, 24);
  const std::uint32_t row = (odd ? 16 : 0) + piece;
  const auto& rows = root_rows;
  const std::uint64_t product = rows.c1[row] * f;
  const std::uint64_t linear = product >> 45 != 0 ? rounded(product, 22) : (product + (1u << 20)) >> 22;
  const std::uint64_t quadratic = seed_quadratic(rows.c2[row], rows.c3[row], f, 8, 11);
  const std::uint64_t sum = std::uint64_t{rows.c0[row]} * 1024 + (piece != 15 ? 512 : 0) + 128 * linear - quadratic;
  return sum << 17;
}

template <class M>
constexpr F64 with_denormals(F64 result, const M& mode) {
  const bool flushed = !mode.denorm_out_f16_f64() && magnitude_bits(result) < std::uint64_t{1} << 52;
  return flushed ? F64{result.bits & F64::sign_mask} : result;
}
template <class M>
constexpr bool reads_as_zero(F64 x, const M& mode) {
  return magnitude_bits(x) == 0 || (!mode.denorm_in_f16_f64() && magnitude_bits(x) < std::uint64_t{1} << 52);
}

}  // namespace detail

/// 1 / x.
template <class M>
constexpr F64 rcp(F64 x, const M& mode) {
  const std::uint64_t sign = x.bits & F64::sign_mask, magnitude = magnitude_bits(x);
  if (is_nan(x)) return of_nan(x, mode);
  if (detail::reads_as_zero(x, mode)) return F64{sign | F64::exponent_mask};
  if (magnitude == F64::exponent_mask) return F64{sign};
  const auto [exponent, fraction] = detail::double_parts(magnitude);
  std::uint64_t result = 0;
  if (fraction >> 23 == 0) {  // a power of two, or the number below one
    const std::uint64_t power = detail::double_of({-exponent, 0});
    result = fraction == 0 || power == F64::exponent_mask ? power : power - 1;
  } else if (fraction == F64::fraction_mask) {  // the number above a power of two
    const bool normal = -exponent - 1 >= -1022;
    result = normal ? detail::double_of({-exponent - 1, 1}) : detail::double_of({-exponent - 1, 0}) + 1;
  } else {
    result = detail::double_of({-exponent - 1, detail::reciprocal_seed(fraction)});
  }
  return detail::with_denormals(F64{sign | result}, mode);
}

/// 1 / sqrt(x).
template <class M>
constexpr F64 rsq(F64 x, const M& mode) {
  if (is_nan(x)) return of_nan(x, mode);
  if (detail::reads_as_zero(x, mode)) return F64{(x.bits & F64::sign_mask) | F64::exponent_mask};
  if (sign(x)) return default_nan<F64>();
  if (x.bits == F64::exponent_mask) return F64{0};
  const auto [exponent, fraction] = detail::double_parts(x.bits);
  const bool odd = (exponent & 1) != 0;
  const std::int32_t half = exponent >> 1;
  if (!odd && fraction >> 23 == 0) {
    const std::uint64_t power = detail::double_of({-half, 0});
    return F64{fraction == 0 ? power : power - 1};
  }
  return F64{detail::double_of({-half - 1, detail::reciprocal_root_seed(odd, fraction)})};
}

/// sqrt(x).
template <class M>
constexpr F64 sqrt(F64 x, const M& mode) {
  if (is_nan(x)) return of_nan(x, mode);
  if (detail::reads_as_zero(x, mode)) return F64{x.bits & F64::sign_mask};
  if (sign(x)) return default_nan<F64>();
  if (x.bits == F64::exponent_mask) return x;
  const auto [exponent, fraction] = detail::double_parts(x.bits);
  return F64{detail::double_of({exponent >> 1, detail::root_seed((exponent & 1) != 0, fraction)})};
}

}  // namespace lockstep::fp::silicon
