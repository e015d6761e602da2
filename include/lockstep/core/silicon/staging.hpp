// What the hardware's units for functions have in common: each stage of a polynomial of degree three is rounded to the
// width of its adder or multiplier. Fixed-point numbers are unsigned integers; the unit of their last bit is said where
// they are used. Source: fitted to results recorded on gfx1100 and gfx1201 (tests/silicon).
#pragma once

#include <bit>
#include <cstdint>

#include "lockstep/core/float_types.hpp"
#include "lockstep/core/inlining.hpp"
#include "lockstep/core/nan.hpp"

namespace lockstep::fp::silicon {

/// value / 2^bits, rounded to nearest, ties to even.
LOCKSTEP_LANE_INLINE constexpr std::uint64_t rounded(std::uint64_t value, std::uint32_t bits) {
  return (value + (std::uint64_t{1} << (bits - 1)) - 1 + (value >> bits & 1u)) >> bits;
}

/// value / 2^bits, rounded up.
LOCKSTEP_LANE_INLINE constexpr std::uint64_t rounded_up(std::uint64_t value, std::uint32_t bits) {
  return (value + (std::uint64_t{1} << bits) - 1) >> bits;
}

/// a * b / 2^23 of two numbers of 24 bits, rounded to 24 significant bits.
LOCKSTEP_LANE_INLINE constexpr std::uint64_t product_24(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t product = a * b;
  return product >> 47 != 0 ? 2 * rounded(product, 24) : rounded(product, 23);
}

/// Bits up to the highest one that is set.
constexpr std::int32_t width(std::uint64_t value) { return static_cast<std::int32_t>(std::bit_width(value)); }

/// The result for a NaN: the quiet one of the same sign and payload. GFX11 leaves a signalling NaN as it is where
/// MODE.IEEE is off.
template <class F, class M>
LOCKSTEP_LANE_INLINE constexpr F of_nan(F x, const M& mode) {
  return mode.silicon() == Silicon::gfx11 && !mode.ieee() ? x : quiet(x);
}

}  // namespace lockstep::fp::silicon
