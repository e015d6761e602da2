// The sources of the recorded cases, by rule.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "lockstep/core/exceptions.hpp"

namespace silicon::exceptions {

using namespace lockstep;

template <class F>
using Row = std::array<F, 3>;

/// The sixteen values at the edges of format F.
template <class F>
constexpr std::array<std::uint64_t, 16> edges() {
  constexpr std::uint64_t sign = F::sign_mask, infinity = F::exponent_mask, unit = std::uint64_t{1} << F::fraction_bits;
  constexpr std::uint64_t one = static_cast<std::uint64_t>(F::bias) << F::fraction_bits;
  return {0,
          sign,
          1,
          sign | 1,
          unit - 1,
          unit,
          one,
          sign | one,
          one + unit,
          infinity - 1,
          infinity - 1 - unit,
          infinity,
          sign | infinity,
          infinity | 1,
          sign | infinity | unit >> 1 | 3,
          2 * unit};
}

/// 4,096 triples of the edges, then 4,096 random ones.
template <class F>
std::vector<Row<F>> triples() {
  std::vector<Row<F>> all(8192);
  for (std::uint64_t i = 0; i < all.size(); ++i) {
    std::uint64_t state = i * 0x9e3779b97f4a7c15;
    for (unsigned j = 0; j < 3; ++j) {
      state ^= state >> 12;
      state ^= state << 25;
      state ^= state >> 27;
      const std::uint64_t value = i < 4096 ? edges<F>()[i >> (8 - 4 * j) & 15] : state * 0x2545f4914f6cdd1d;
      all[i][j] = fp::from_bits<F>(value);
    }
  }
  return all;
}

/// 4,096 products about the smallest normal number, then 4,096 about the largest one.
template <class F>
std::vector<Row<F>> at_the_ends() {
  constexpr std::uint64_t sign = F::sign_mask, one = static_cast<std::uint64_t>(F::bias) << F::fraction_bits;
  constexpr std::uint64_t half_unit = static_cast<std::uint64_t>(2 * F::bias - F::fraction_bits - 2)
                                      << F::fraction_bits;
  constexpr std::uint64_t unit = half_unit + (std::uint64_t{1} << F::fraction_bits);
  constexpr std::uint64_t small[] = {0, 1, 2, 3, sign, sign | 1, sign | 2, sign | 3};
  constexpr std::uint64_t large[] = {0, 1, one, sign | one, half_unit, sign | half_unit, unit, sign | unit};
  std::vector<Row<F>> all;
  for (std::uint64_t i = 0; i < 8192; ++i) {
    const std::uint64_t k = i & 4095;
    const bool low = i < 4096;
    const std::uint64_t first =
        low ? (std::uint64_t{1} << F::fraction_bits) - 64 + (k >> 5) : F::exponent_mask - 1 - (k >> 5);
    all.push_back({fp::from_bits<F>(first), fp::from_bits<F>(one - 2 + (k >> 3 & 3)),
                   fp::from_bits<F>(low ? small[k & 7] : large[k & 7])});
  }
  return all;
}

/// The high halves of V_PK_FMA_F16's sources beside `row`, which is number `i` of the triples.
inline Row<F16> high_halves(const Row<F16>& row, std::uint32_t i) {
  Row<F16> high;
  for (unsigned j = 0; j < 3; ++j)
    high[j] = fp::from_bits<F16>(i < 4096 ? edges<F16>()[((i >> (8 - 4 * j) & 15) + 5) % 16]
                                          : row[j].bits * 0x9e37u + 0x1234u);
  return high;
}

/// The modifiers of sixteen digests: OMOD and CLAMP, and what NEG and ABS make of the sources.
constexpr fp::ResultModifiers modifiers_of(std::uint32_t m) { return {static_cast<fp::Omod>(m & 3u), (m & 4u) != 0}; }
template <class F>
constexpr Row<F> modified(Row<F> row, std::uint32_t m, bool negates_addend) {
  if ((m & 8u) == 0) return row;
  return {fp::neg(fp::abs(row[0])), fp::abs(row[1]), negates_addend ? fp::neg(row[2]) : row[2]};
}

/// Sources of V_SIN_F32 and V_COS_F32: all upper halves, and what is near to multiples of a quarter.
inline std::vector<F32> scattered_turns() {
  std::vector<F32> all;
  for (std::uint32_t i = 0; i < 65536; ++i) all.push_back({i << 16 | (i * 0x9e37u & 0xffffu)});
  return all;
}
inline std::vector<F32> turns_at_boundaries() {
  constexpr std::uint32_t anchors[] = {0,          0x00145f30, 0x00800000, 0x3e800000, 0x3f000000, 0x3f800000,
                                       0x4a000000, 0x7f800000, 0x80000000, 0x80145f30, 0x80800000, 0xbe800000,
                                       0xbf000000, 0xbf800000, 0x7fc00000, 0xff800000};
  std::vector<F32> all;
  for (std::uint32_t i = 0; i < 65536; ++i) all.push_back({anchors[i / 4096] + i % 4096 - 2048});
  return all;
}
inline std::vector<F16> all_halves() {
  std::vector<F16> all;
  for (std::uint32_t i = 0; i < 65536; ++i) all.push_back({static_cast<std::uint16_t>(i)});
  return all;
}
/// Sources of S_CEIL_F32 and its kin.
inline std::vector<F32> scattered_numbers() {
  std::vector<F32> all;
  for (std::uint32_t i = 0; i < 65536; ++i) all.push_back({i << 16 | ((i * 1664525u + 1013904223u) & 0xffffu)});
  return all;
}

/// What comparisons compare.
template <class F>
constexpr std::array<F, 12> compared() {
  constexpr std::uint64_t sign = F::sign_mask, infinity = F::exponent_mask, quiet = F::quiet_bit;
  constexpr std::uint64_t unit = std::uint64_t{1} << F::fraction_bits;
  constexpr std::uint64_t one = static_cast<std::uint64_t>(F::bias) << F::fraction_bits;
  const std::array<std::uint64_t, 12> bits{0,
                                           sign,
                                           1,
                                           unit - 1,
                                           unit,
                                           one,
                                           infinity,
                                           sign | infinity,
                                           infinity | 1,
                                           infinity | quiet,
                                           sign | infinity | quiet | 1,
                                           sign | 1};
  std::array<F, 12> values{};
  for (std::size_t i = 0; i < 12; ++i) values[i] = fp::from_bits<F>(bits[i]);
  return values;
}

}  // namespace silicon::exceptions
