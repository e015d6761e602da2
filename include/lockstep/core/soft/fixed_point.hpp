// Fixed-point numbers of N 64-bit limbs for the elementary functions: enough bits that the last rounding
// decides.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/core/soft/unpacked.hpp"

namespace lockstep::fp::soft {

/// An unsigned number with 16 integer bits and 64 * N - 16 fraction bits, lowest limb first. Products and
/// quotients are truncated, each at most one unit in the last place too small.
template <int N>
struct Fixed {
  static constexpr int fraction_bits = 64 * N - 16;
  std::array<std::uint64_t, static_cast<std::size_t>(N)> limbs{};

  /// A small integer.
  static constexpr Fixed integer(std::uint64_t value) {
    Fixed result;
    result.limbs[N - 1] = value << 48;
    return result;
  }
  /// significand * 2^exponent / 2^63; bits below the last place are dropped. The value must be below 2^16.
  static constexpr Fixed from_parts(std::uint64_t significand, std::int32_t exponent) {
    Fixed result;
    const std::int32_t shift = fraction_bits - 63 + exponent;  // of the significand's lowest bit
    if (shift < 0) {
      result.limbs[0] = shift > -64 ? significand >> -shift : 0;
      return result;
    }
    const int limb = shift / 64, rest = shift % 64;
    result.limbs[static_cast<unsigned>(limb)] = significand << rest;
    if (rest != 0 && limb + 1 < N) result.limbs[static_cast<unsigned>(limb) + 1] = significand >> (64 - rest);
    return result;
  }

  constexpr bool is_zero() const {
    for (const std::uint64_t limb : limbs) {
      if (limb != 0) return false;
    }
    return true;
  }

  friend constexpr Fixed operator+(const Fixed& a, const Fixed& b) {
    Fixed result;
    U128 carry = 0;
    for (unsigned i = 0; i < N; ++i) {
      carry += static_cast<U128>(a.limbs[i]) + b.limbs[i];
      result.limbs[i] = static_cast<std::uint64_t>(carry);
      carry >>= 64;
    }
    return result;
  }
  /// a - b, a >= b.
  friend constexpr Fixed operator-(const Fixed& a, const Fixed& b) {
    Fixed result;
    std::uint64_t borrow = 0;
    for (unsigned i = 0; i < N; ++i) {
      const U128 difference = static_cast<U128>(a.limbs[i]) - b.limbs[i] - borrow;
      result.limbs[i] = static_cast<std::uint64_t>(difference);
      borrow = static_cast<std::uint64_t>(difference >> 64) & 1u;
    }
    return result;
  }
  friend constexpr Fixed operator*(const Fixed& a, const Fixed& b) {
    std::array<std::uint64_t, static_cast<std::size_t>(2 * N)> product{};
    for (unsigned i = 0; i < N; ++i) {
      std::uint64_t carry = 0;
      for (unsigned j = 0; j < N; ++j) {
        const U128 sum = static_cast<U128>(a.limbs[i]) * b.limbs[j] + product[i + j] + carry;
        product[i + j] = static_cast<std::uint64_t>(sum);
        carry = static_cast<std::uint64_t>(sum >> 64);
      }
      product[i + N] = carry;
    }
    Fixed result;
    for (unsigned i = 0; i < N; ++i) result.limbs[i] = product[i + N] << 16 | product[i + N - 1] >> 48;
    return result;
  }
  friend constexpr Fixed operator/(const Fixed& a, std::uint64_t divisor) {
    Fixed result;
    U128 remainder = 0;
    for (unsigned i = N; i-- > 0;) {
      const U128 part = remainder << 64 | a.limbs[i];
      result.limbs[i] = static_cast<std::uint64_t>(part / divisor);
      remainder = part % divisor;
    }
    return result;
  }
};

/// A 240-bit constant (16 integer bits) cut to N limbs.
template <int N>
constexpr Fixed<N> constant(const std::array<std::uint64_t, 4>& all) {
  Fixed<N> result;
  for (unsigned i = 0; i < N; ++i) result.limbs[i] = all[4 - N + i];
  return result;
}
inline constexpr std::array<std::uint64_t, 4> ln_2_bits = {0xb62d8a0d175b8babu, 0xf6af40f343267298u,
                                                           0x79abc9e3b39803f2u, 0x0000b17217f7d1cfu};
inline constexpr std::array<std::uint64_t, 4> one_over_ln_2_bits = {0xb4b1164a2cd9a342u, 0x7d11d6aef551bad2u,
                                                                    0xe1777d0ffda0d23au, 0x000171547652b82fu};
inline constexpr std::array<std::uint64_t, 4> two_pi_bits = {0x63a0105df531d89du, 0xe68948127044533eu,
                                                             0x11a62633145c06e0u, 0x0006487ed5110b46u};

/// value * 2^exponent in format F, rounded once. value is not zero; a sticky bit stands for its lowest limbs.
template <class F, int N>
constexpr F round_fixed(bool sign, const Fixed<N>& value, std::int32_t exponent, const Environment& env) {
  int top = N - 1;
  while (value.limbs[static_cast<unsigned>(top)] == 0) --top;
  const std::uint64_t high = value.limbs[static_cast<unsigned>(top)];
  const int zeros = std::countl_zero(high);
  std::uint64_t significand = high << zeros;
  std::uint64_t sticky = 0;
  if (top > 0) {
    const std::uint64_t next = value.limbs[static_cast<unsigned>(top) - 1];
    if (zeros != 0) significand |= next >> (64 - zeros);
    sticky = next << zeros;
    for (int i = 0; i < top - 1; ++i) sticky |= value.limbs[static_cast<unsigned>(i)];
  }
  const std::int32_t leading = 64 * top + 63 - zeros - Fixed<N>::fraction_bits;
  return round_pack<F>(sign, leading + exponent, significand | (sticky != 0 ? 1u : 0u), env);
}

}  // namespace lockstep::fp::soft
