// WMMA of RDNA3 and RDNA4 in the steps of their silicon (core/silicon/dot_step.hpp): inputs prepared for it, and the
// kernels of a level of the host. All is computed in doubles, in which a product is exact and a grid is a number whose
// last place is the grid's unit.
#pragma once

#include <cstdint>

#include "fast/matrix/kernels.hpp"
#include "lockstep/core/silicon/dot_step.hpp"

namespace lockstep::fast {

using fp::silicon::DotResult;
using fp::silicon::DotUnit;

/// What a step of an instruction does.
struct SiliconRule {
  DotUnit unit = DotUnit::gfx11;
  DotResult result = DotResult::f32;
  Element a = Element::f16, b = Element::f16;

  /// Products that have a grid of their own.
  constexpr std::uint32_t group() const { return element_bits(a) <= 8 ? 4 : 2; }
  constexpr std::uint32_t step() const { return unit == DotUnit::gfx11 ? 2 : 4; }
};

/// A or B of sixteen k's, [k][16].
///
/// RDNA3 counts an addend as less by one unit where its sign is not the accumulator's, also where nothing is cut off.
/// So A's numbers are larger by a 2^-40th, and zeros are numbers far below every grid: then cutting gives that by
/// itself.
struct SiliconInput {
  static constexpr double nudge = 1 + 0x1p-40, zero = 0x1p-300;
  static constexpr std::uint32_t small_below = (127u - 40) << 23;  ///< as bits of an f32
  static constexpr float large_from = 0x1p60f;

  alignas(64) double number[16][16];
  bool zeros;     ///< is one of them a zero?
  bool small;     ///< or another one below 2^-40, so that sums may be below the normal numbers?
  float largest;  ///< the power of two with which the largest begins; a format's smallest normal number at least
  union {
    alignas(64) double power[16][16];          ///< 2^exponent, 0 of a zero
    alignas(64) std::uint32_t fields[16][16];  ///< the same as a host's kernels take it
  };
};

/// Can sums stay doubles, rounded to 24 bits after each step? Then there is neither a number below the normal ones nor
/// an infinity; on RDNA3 there are no zeros, either.
constexpr bool in_range_of_doubles(DotUnit unit, const SiliconInput& a, const SiliconInput& b) {
  if (a.small || b.small || (unit == DotUnit::gfx11 && (a.zeros || b.zeros))) return false;
  return a.largest < SiliconInput::large_from && b.largest < SiliconInput::large_from;
}

/// Kernels of one level of the host.
struct SiliconKernels {
  /// `numbers`: [k][16] as f32. False if one of them is infinite or NaN.
  bool (*prepare)(const SiliconRule& rule, bool is_b, const float* numbers, SiliconInput& to);
  /// From C to D, f32 numbers of rows at these places; the two may overlap. False, and nothing is written, if an
  /// accumulator is infinite or NaN, or becomes so.
  bool (*multiply)(const SiliconRule& rule, const SiliconInput& a, const SiliconInput& b, RowPlaces places,
                   const std::uint32_t* c, std::uint32_t* d);
};

namespace silicon {

/// Sixteen rows of C or D, one after the other.
struct Tile {
  alignas(64) std::uint32_t number[16][16];
};
[[gnu::always_inline]] inline void load(Tile& tile, RowPlaces places, const std::uint32_t* from) {
  const auto& offsets = offsets_at(places);
  for (std::uint32_t row = 0; row < 16; ++row) __builtin_memcpy(tile.number[row], from + offsets[row], 64);
}
[[gnu::always_inline]] inline void store(const Tile& tile, RowPlaces places, std::uint32_t* to) {
  const auto& offsets = offsets_at(places);
  for (std::uint32_t row = 0; row < 16; ++row) __builtin_memcpy(to + offsets[row], tile.number[row], 64);
}
/// RDNA3 takes accumulators below the normal numbers for zeros of their sign.
[[gnu::always_inline]] inline void flush(Tile& tile) {
  for (auto& row : tile.number)
    for (std::uint32_t& bits : row) bits = (bits & F32::exponent_mask) != 0 ? bits : bits & F32::sign_mask;
}
/// False, and nothing is stored, if a number is infinite or NaN. It was from the beginning, or since an overflow.
[[gnu::always_inline]] inline bool store_finite(const Tile& tile, RowPlaces places, std::uint32_t* to) {
  std::uint32_t largest = 0;
  for (const auto& row : tile.number) {
    for (const std::uint32_t bits : row) {
      const std::uint32_t field = bits & F32::exponent_mask;
      largest = field > largest ? field : largest;
    }
  }
  if (largest == F32::exponent_mask) return false;
  store(tile, places, to);
  return true;
}

}  // namespace silicon
}  // namespace lockstep::fast
