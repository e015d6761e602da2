// log2 of f32 as RDNA3 and RDNA4 compute it (functions.hpp). Near one, where the result has few bits before those that
// cancel, there are rows of their own, and the distance from one is moved up by a multiple of four bits first.
#pragma once

#include "lockstep/core/silicon/rows.hpp"
#include "lockstep/core/silicon/staging.hpp"

namespace lockstep::fp::silicon::detail {

/// How many bits a distance from one is moved up.
constexpr std::uint32_t normalizing_shift(std::uint64_t distance) {
  const std::int32_t bits = width(distance);
  return bits < 18 ? 4u * (static_cast<std::uint32_t>(18 - bits) / 4u) : 0u;
}

enum class Cut : std::uint8_t { down, up, down_plus_one };

/// (-1)^negative * magnitude * 2^-fraction as f32, `magnitude` cut to 24 bits. Zero is +0.
constexpr F32 cut_to_f32(bool negative, std::uint64_t magnitude, std::int32_t fraction, Cut cut) {
  if (magnitude == 0) return F32{0};
  const std::int32_t top = width(magnitude) - 1, shift = top - 23;
  std::uint64_t significand = shift <= 0       ? magnitude << -shift
                              : cut == Cut::up ? rounded_up(magnitude, static_cast<std::uint32_t>(shift))
                                               : magnitude >> shift;
  if (cut == Cut::down_plus_one) ++significand;
  // (A significand of 2^24 carries into the exponent.)
  return F32{(negative ? 0x80000000u : 0u) + (static_cast<std::uint32_t>(top - fraction + 126) << 23) +
             static_cast<std::uint32_t>(significand)};
}

/// Of 1 - distance * 2^-24, distance up to 2^18.
constexpr F32 logarithm_below_one(std::uint64_t distance) {
  const std::size_t row = distance >= 0x20000 ? 1 : 0;
  const auto& rows = logarithm_rows_below_one;
  const std::uint32_t up = normalizing_shift(distance);
  const std::uint32_t linear_cut = up < 14 ? 14 - up : 0, square_cut = up < 12 ? 12 - up : 0;
  const std::uint64_t linear = (2 * rows.c1[row] * distance) >> linear_cut << linear_cut;
  const std::uint64_t square = (distance * distance) >> square_cut << square_cut;
  const std::uint64_t inner = rounded((std::uint64_t{rows.c2[row]} << 22) + rows.c3[row] * (distance - 1), 22);
  const std::uint64_t quadratic = rounded_up(inner * square, 38 - up);
  const std::uint64_t sum = (linear << 2) + (quadratic << (16 - up)) - (std::uint64_t{rows.c0[row]} << 16);
  return cut_to_f32(true, sum, 50, Cut::up);
}

/// Of 1 + distance * 2^-23, distance below 2^18.
constexpr F32 logarithm_above_one(std::uint64_t distance) {
  const std::size_t row = distance < 0x10000 ? 0 : distance < 0x20000 ? 1 : 2;
  const auto& rows = logarithm_rows_above_one;
  const std::uint32_t up = row == 0 ? normalizing_shift(distance) : 0;
  const std::uint64_t normalized = distance << up;
  const std::uint64_t linear = (rows.c1[row] * normalized) >> 13 << 2;
  const std::uint64_t inner = rounded((std::uint64_t{rows.c2[row]} << 22) - rows.c3[row] * (2 * distance + 1), 22);
  const std::uint64_t quadratic = product_24(inner, (normalized * distance) >> 12);
  const auto fraction = static_cast<std::int32_t>(35 + up);
  return cut_to_f32(false, rows.c0[row] + linear - quadratic, fraction, Cut::down_plus_one);
}

/// Of a normal number that is positive.
constexpr F32 logarithm(F32 x) {
  constexpr std::uint32_t one = 0x3f800000u;
  if (x.bits == one) return F32{0};
  if (x.bits >= 0x3f7c0000u && x.bits < one) return logarithm_below_one(one - x.bits);
  if (x.bits > one && x.bits < 0x3f840000u) return logarithm_above_one(x.bits - one);
  const std::uint64_t f = x.bits & 0x3ffffu;
  const std::uint32_t piece = (x.bits >> 18) & 31u, row = piece == 1 && f >= 0x20000u ? 32 : piece;
  const auto& rows = logarithm_rows;
  const std::uint64_t linear = (rows.c1[row] * f) >> 16;
  const std::uint64_t inner = rounded((std::uint64_t{rows.c2[row]} << 22) - rows.c3[row] * (2 * f + 1), 22);
  const std::uint64_t of_fraction = ((rows.c0[row] + linear) << 5) - product_24(inner, (f * f) >> 12);
  const std::int64_t exponent = static_cast<std::int32_t>(x.bits >> 23) - 127;
  const std::int64_t sum = exponent * (std::int64_t{1} << 35) + static_cast<std::int64_t>(of_fraction);
  // Rounded toward minus infinity.
  return sum < 0 ? cut_to_f32(true, static_cast<std::uint64_t>(-sum), 35, Cut::up)
                 : cut_to_f32(false, static_cast<std::uint64_t>(sum), 35, Cut::down);
}

}  // namespace lockstep::fp::silicon::detail
