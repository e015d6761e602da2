// Sums of products without rounding, for the matrix models that round once at the end of a block.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "lockstep/core/soft/unpacked.hpp"

namespace lockstep::matrix {

/// A number as sign, significand and weight: (-1)^sign * significand * 2^exponent. Exact for every float format
/// up to f32 and for their products.
struct Term {
  std::uint64_t significand = 0;
  std::int32_t exponent = 0;
  bool sign = false;
};

/// A fixed-point accumulator from 2^-320 to 2^383: wide enough for 2^60 products of f32 numbers.
class ExactSum {
 public:
  static constexpr std::int32_t lowest = -320;

  /// Adds a term. Its lowest bit must weigh at least 2^-320, its highest less than 2^320.
  constexpr void add(const Term& term) {
    const auto position = static_cast<std::uint32_t>(term.exponent - lowest);
    const std::uint32_t word = position / 64, shift = position % 64;
    const std::uint64_t low = term.significand << shift;
    const std::uint64_t high = shift == 0 ? 0 : term.significand >> (64 - shift);
    if (term.sign)
      subtract_at(word, low, high);
    else
      add_at(word, low, high);
  }

  constexpr void add(const ExactSum& other) {
    std::uint64_t carry = 0;
    for (std::uint32_t i = 0; i < words; ++i) {
      const std::uint64_t sum = word_[i] + other.word_[i];
      const std::uint64_t total = sum + carry;
      carry = (sum < word_[i] ? 1u : 0u) | (total < sum ? 1u : 0u);
      word_[i] = total;
    }
  }

  /// Drops what lies below 2^exponent, towards minus infinity.
  constexpr void floor_to(std::int32_t exponent) {
    const auto position = static_cast<std::uint32_t>(exponent - lowest);
    for (std::uint32_t i = 0; i < position / 64 && i < words; ++i) word_[i] = 0;
    if (position / 64 < words) word_[position / 64] &= ~std::uint64_t{0} << position % 64;
  }

  constexpr bool is_zero() const {
    for (const std::uint64_t w : word_) {
      if (w != 0) return false;
    }
    return true;
  }

  /// Weight of the highest bit of the magnitude; only if not zero.
  constexpr std::int32_t exponent() const {
    const ExactSum magnitude = absolute();
    for (std::uint32_t i = words; i-- > 0;) {
      if (magnitude.word_[i] != 0)
        return lowest + static_cast<std::int32_t>(i * 64 + 63) - std::countl_zero(magnitude.word_[i]);
    }
    return lowest;
  }

  /// The sum in format F, rounded once; an exact zero is +0.
  template <class F>
  constexpr F round(const fp::soft::Environment& env = {}) const {
    if (is_zero()) return fp::soft::zero<F>(false);
    const ExactSum magnitude = absolute();
    const std::int32_t top = magnitude.exponent();
    // 64 bits from the top down, with what is below in the sticky lowest bit.
    const std::int32_t bottom = top - 63 - lowest;
    std::uint64_t significand = 0;
    bool sticky = false;
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(words); ++i) {
      const std::int32_t offset = i * 64 - bottom;
      const std::uint64_t w = magnitude.word_[static_cast<std::uint32_t>(i)];
      if (offset >= 64 || w == 0) continue;
      if (offset >= 0)
        significand |= w << offset;
      else if (offset > -64) {
        significand |= w >> -offset;
        sticky = sticky || w << (64 + offset) != 0;
      } else
        sticky = true;
    }
    return fp::soft::round_pack<F>(negative(), top, significand | (sticky ? 1u : 0u), env);
  }

 private:
  static constexpr std::uint32_t words = 11;

  constexpr bool negative() const { return word_[words - 1] >> 63 != 0; }
  constexpr ExactSum absolute() const {
    if (!negative()) return *this;
    ExactSum result;
    std::uint64_t carry = 1;
    for (std::uint32_t i = 0; i < words; ++i) {
      result.word_[i] = ~word_[i] + carry;
      carry = carry != 0 && result.word_[i] == 0 ? 1 : 0;
    }
    return result;
  }
  constexpr void add_at(std::uint32_t at, std::uint64_t low, std::uint64_t high) {
    std::uint64_t carry = 0;
    for (std::uint32_t i = at; i < words; ++i) {
      const std::uint64_t part = i == at ? low : i == at + 1 ? high : 0;
      const std::uint64_t sum = word_[i] + part;
      const std::uint64_t total = sum + carry;
      carry = (sum < part ? 1u : 0u) | (total < sum ? 1u : 0u);
      word_[i] = total;
      if (i > at && carry == 0) return;
    }
  }
  constexpr void subtract_at(std::uint32_t at, std::uint64_t low, std::uint64_t high) {
    std::uint64_t borrow = 0;
    for (std::uint32_t i = at; i < words; ++i) {
      const std::uint64_t part = i == at ? low : i == at + 1 ? high : 0;
      const std::uint64_t difference = word_[i] - part;
      const std::uint64_t total = difference - borrow;
      borrow = (word_[i] < part ? 1u : 0u) | (difference < borrow ? 1u : 0u);
      word_[i] = total;
      if (i > at && borrow == 0) return;
    }
  }

  std::array<std::uint64_t, words> word_{};  // two's complement, lowest first
};

}  // namespace lockstep::matrix
