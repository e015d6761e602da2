// One step of the units that add products of short floats to an accumulator: V_DOT2, V_DOT4 and the steps that WMMA is
// made of. RDNA3 adds two products in a step, RDNA4 two (V_DOT2) or four.
//
// Products are exact. Products and accumulator are cut to one grid, added as integers, and the sum is rounded once.
// The rules give every result recorded on gfx1100 and gfx1201 (tests/silicon); of 8-bit floats none with a cut is
// recorded.
#pragma once

#include <bit>
#include <cstdint>

#include "lockstep/core/nan.hpp"
#include "lockstep/core/soft/arithmetic.hpp"

namespace lockstep::fp::silicon {

enum class DotUnit : std::uint8_t { gfx11, gfx12 };
/// What the accumulator and the result are.
enum class DotResult : std::uint8_t { f32, f16, bf16 };

/// Factors, widened to f32, and what they were. The accumulator is widened, too.
struct DotStep {
  const F32* a = nullptr;
  const F32* b = nullptr;
  std::uint32_t count = 0;                          ///< products, four at most
  std::int32_t a_minimum = -126, b_minimum = -126;  ///< exponents of the formats' smallest normal numbers
  DotResult result = DotResult::f32;
  bool flushes_factors = false;  ///< bf16 on RDNA3: factors below the normal numbers are zeros
  bool bytes = false;            ///< 8-bit floats: one group of products, not pairs
  bool saturate = false;         ///< an f16 sum that overflows is the largest number
};

namespace dot {

inline constexpr std::int32_t nothing = -1024;  ///< exponent of a zero

/// magnitude * 2^(exponent - 46), exact. The exponent is the sum of those of the factors; a factor's is never below
/// that of its format's smallest normal number.
struct Product {
  std::uint64_t magnitude = 0;
  std::int32_t exponent = nothing;
  bool sign = false;

  constexpr std::int64_t value() const {
    const auto number = static_cast<std::int64_t>(magnitude);
    return sign ? -number : number;
  }
};

struct Factor {
  std::uint64_t significand = 0;  ///< in units of 2^(exponent - 23)
  std::int32_t exponent = 0;
};
constexpr Factor factor(F32 x, std::int32_t minimum, bool flushes) {
  const std::int32_t field = exponent(x);
  std::uint64_t significand = x.bits & F32::fraction_mask;
  if (field != 0) significand |= std::uint64_t{1} << F32::fraction_bits;
  const std::int32_t exponent = (field != 0 ? field : 1) - F32::bias;
  if (field == 0 && flushes) significand = 0;
  if (exponent >= minimum) return {significand, exponent};
  return {minimum - exponent < 24 ? significand >> (minimum - exponent) : 0, minimum};  // its low bits are zeros
}
constexpr Product product(F32 a, F32 b, const DotStep& step) {
  const Factor x = factor(a, step.a_minimum, step.flushes_factors), y = factor(b, step.b_minimum, step.flushes_factors);
  const std::uint64_t magnitude = x.significand * y.significand;
  return {magnitude, magnitude != 0 ? x.exponent + y.exponent : nothing, sign(a) != sign(b)};
}

/// magnitude * 2^exponent.
struct Addend {
  std::uint64_t magnitude = 0;
  std::int32_t exponent = 0;
  bool sign = false;

  /// Weight of the leading bit.
  constexpr std::int32_t lead() const {
    return magnitude == 0 ? nothing : exponent + static_cast<std::int32_t>(std::bit_width(magnitude)) - 1;
  }
};
constexpr Addend addend(F32 x, bool flushes) {
  const std::int32_t field = exponent(x);
  if (field == 0) return {flushes ? 0 : x.bits & F32::fraction_mask, -149, sign(x)};
  return {(x.bits & F32::fraction_mask) | 1u << F32::fraction_bits, field - 150, sign(x)};
}

/// The number in units of 2^`shift` of what it was; what lies below is dropped. Only zero lies 64 places above the
/// grid.
constexpr std::uint64_t cut(std::uint64_t magnitude, std::int32_t shift) {
  if (shift <= 0) return magnitude == 0 ? 0 : magnitude << -shift;
  return shift < 64 ? magnitude >> shift : 0;
}
constexpr std::int64_t floor_cut(std::int64_t value, std::int32_t shift) { return value >> (shift < 63 ? shift : 63); }

constexpr std::int32_t larger(std::int32_t a, std::int32_t b) { return a > b ? a : b; }

/// A number or NaN of the accumulator's format, as f32.
constexpr F32 shortened(F32 x, DotResult result) {
  return F32{x.bits & (result == DotResult::f32 ? 0xffffffffu : result == DotResult::f16 ? 0xffffe000u : 0xffff0000u)};
}
/// The one NaN that stands for any among the factors.
constexpr F32 factor_nan(DotResult result) {
  return F32{result == DotResult::f32 ? 0xffc00a3du : result == DotResult::f16 ? 0xffc7a000u : 0xfffd0000u};
}

/// The result where a factor or the accumulator is no number.
struct Special {
  bool found = false;
  F32 result{};
};
constexpr Special special(const DotStep& step, F32 c) {
  bool invalid = false, infinite[2]{};
  for (std::uint32_t i = 0; i < step.count; ++i) {
    const F32 a = step.a[i], b = step.b[i];
    if (is_nan(a) || is_nan(b)) return {true, factor_nan(step.result)};
    if (!is_infinity(a) && !is_infinity(b)) continue;
    const bool zero = factor(a, step.a_minimum, step.flushes_factors).significand == 0 ||
                      factor(b, step.b_minimum, step.flushes_factors).significand == 0;
    invalid = invalid || zero;
    infinite[sign(a) != sign(b) ? 1 : 0] = true;
  }
  const F32 not_defined = step.bytes ? factor_nan(step.result) : default_nan<F32>();
  if (invalid || (infinite[0] && infinite[1])) return {true, not_defined};
  if (is_nan(c)) return {true, shortened(quiet(c), step.result)};
  if (is_infinity(c)) infinite[sign(c) ? 1 : 0] = true;
  if (infinite[0] && infinite[1]) return {true, not_defined};
  if (infinite[0] || infinite[1]) return {true, soft::infinity<F32>(infinite[1])};
  return {};
}

/// sum * 2^grid in the accumulator's format: f16 rounded once, bf16 an f32 without its lower half. A sum that is zero,
/// or becomes zero in f16 or f32, is +0.
constexpr F32 pack(std::int64_t sum, bool sign, std::int32_t grid, const DotStep& step, bool flushes) {
  if (sum == 0) return F32{};
  const auto magnitude = static_cast<std::uint64_t>(sum);
  const int zeros = std::countl_zero(magnitude);
  const std::int32_t lead = grid + 63 - zeros;
  if (step.result == DotResult::f16) {
    const F16 narrow = soft::round_pack<F16>(sign, lead, magnitude << zeros, {.saturate = step.saturate});
    return is_zero(narrow) ? F32{} : soft::convert<F32>(narrow, soft::Environment{}, soft::Environment{});
  }
  const F32 result = soft::round_pack<F32>(sign, lead, magnitude << zeros, {.denorm_out = !flushes});
  return is_zero(result) ? F32{} : shortened(result, step.result);
}

/// RDNA3. In the frame of the accumulator's sign, addends of the other sign are complements.
constexpr F32 gfx11(const DotStep& step, F32 c) {
  const Addend start = addend(c, true);
  Product products[4]{};
  std::int32_t largest = nothing;
  for (std::uint32_t i = 0; i < step.count; ++i) {
    products[i] = product(step.a[i], step.b[i], step);
    largest = larger(largest, products[i].exponent);
  }
  if (start.magnitude == 0 && largest == nothing) return F32{};
  const std::int32_t lead = step.result == DotResult::f16 ? larger(-14, start.lead()) : start.lead();
  const std::int32_t grid = larger(largest - 24, lead - 26);
  auto sum = static_cast<std::int64_t>(cut(start.magnitude, grid - start.exponent));
  for (std::uint32_t i = 0; i < step.count; ++i) {
    const auto number = static_cast<std::int64_t>(cut(products[i].magnitude, grid - (products[i].exponent - 46)));
    sum += products[i].sign != start.sign ? ~number : number;
  }
  return pack(sum < 0 ? -sum : sum, (sum < 0) != start.sign, grid, step, true);
}

/// RDNA4. Each group of products is summed on a grid of its own before.
constexpr F32 gfx12(const DotStep& step, F32 c) {
  const std::uint32_t length = step.bytes ? 4 : 2;
  std::int64_t sums[2]{};
  std::int32_t grids[2] = {nothing, nothing}, largest = nothing;
  for (std::uint32_t from = 0, group = 0; from < step.count; from += length, ++group) {
    Product products[4]{};
    const std::uint32_t count = step.count - from < length ? step.count - from : length;
    for (std::uint32_t i = 0; i < count; ++i) {
      products[i] = product(step.a[from + i], step.b[from + i], step);
      grids[group] = larger(grids[group], products[i].exponent - 24);
    }
    for (std::uint32_t i = 0; i < count; ++i)
      sums[group] += floor_cut(products[i].value(), grids[group] - (products[i].exponent - 46));
    largest = larger(largest, grids[group]);
  }
  const Addend start = addend(c, false);
  const std::int32_t least = step.result == DotResult::f16 ? -14 : -126;
  const std::int32_t grid = larger(largest, larger(least, start.lead()) - 26);
  const std::int32_t shift = grid - start.exponent;
  const auto number = static_cast<std::int64_t>(cut(start.magnitude, shift));
  std::int64_t sum = number;
  if (start.sign) {  // cut downwards; but one that keeps no bit is nothing, unless the grid is the lowest
    const bool inexact = shift > 0 && cut(start.magnitude, shift) << (shift < 63 ? shift : 0) != start.magnitude;
    sum = -number - (inexact && (number != 0 || grid <= least) ? 1 : 0);
  }
  for (std::uint32_t group = 0; group < 2; ++group) sum += floor_cut(sums[group], grid - grids[group]);
  return pack(sum < 0 ? -sum : sum, sum < 0, grid, step, false);
}

}  // namespace dot

/// The accumulator after one step, as f32; `c` is what it was.
constexpr F32 dot_step(DotUnit unit, const DotStep& step, F32 c) {
  if (const dot::Special special = dot::special(step, c); special.found) return special.result;
  return unit == DotUnit::gfx11 ? dot::gfx11(step, c) : dot::gfx12(step, c);
}

}  // namespace lockstep::fp::silicon
