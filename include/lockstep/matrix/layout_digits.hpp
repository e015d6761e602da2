// How it is written down where the elements of a matrix operand stand in the registers of a wave.
//
// A place is (lane, item): `item` counts the lane's elements, packed from bit 0 of the operand's first register.
// A coordinate is (row, k, block): for A the row of A, for B the column of B, for C and D see below. Both are
// written in mixed radix, and the layout is the list that says which digit of the place is which digit of the
// coordinate. Both directions follow from that one list.
#pragma once

#include <array>
#include <cstdint>

namespace lockstep {

/// Coordinate of an element. A: row = i, k. B: row = j, k. C and D: row = i, k = j (the column).
struct Coordinate {
  std::uint16_t row = 0;
  std::uint16_t k = 0;
  std::uint16_t block = 0;
  constexpr bool operator==(const Coordinate&) const = default;
};

struct Place {
  std::uint16_t lane = 0;
  std::uint16_t item = 0;
  constexpr bool operator==(const Place&) const = default;
};

/// One digit: `radix` values that count `stride` apart along `axis`.
struct LayoutDigit {
  enum class Axis : std::uint8_t { row, k, block };
  std::uint16_t radix = 1;
  Axis axis = Axis::row;
  std::uint16_t stride = 1;
};

/// Digits from the lowest up; the first `lane_digits` make up the lane, the others the item.
struct MatrixLayout {
  std::array<LayoutDigit, 8> digits{};
  std::uint8_t lane_digits = 0;
  std::uint8_t digit_count = 0;
  std::uint16_t items = 1;  ///< elements a lane holds
  std::uint16_t lanes = 1;  ///< lanes that hold elements, from lane 0 on

  constexpr void add(bool lane, std::uint32_t radix, LayoutDigit::Axis axis, std::uint32_t stride) {
    if (radix <= 1) return;
    digits[digit_count++] = {static_cast<std::uint16_t>(radix), axis, static_cast<std::uint16_t>(stride)};
    if (lane) {
      ++lane_digits;
      lanes = static_cast<std::uint16_t>(lanes * radix);
    } else {
      items = static_cast<std::uint16_t>(items * radix);
    }
  }

  /// The element that stands at `place`.
  constexpr Coordinate coordinate(Place place) const {
    Coordinate result;
    std::uint32_t rest = place.lane;
    for (std::uint32_t d = 0; d < digit_count; ++d) {
      if (d == lane_digits) rest = place.item;
      const auto value = static_cast<std::uint16_t>(rest % digits[d].radix * digits[d].stride);
      rest /= digits[d].radix;
      if (digits[d].axis == LayoutDigit::Axis::row) result.row = static_cast<std::uint16_t>(result.row + value);
      if (digits[d].axis == LayoutDigit::Axis::k) result.k = static_cast<std::uint16_t>(result.k + value);
      if (digits[d].axis == LayoutDigit::Axis::block) result.block = static_cast<std::uint16_t>(result.block + value);
    }
    return result;
  }

  /// Where the element at `coordinate` stands.
  constexpr Place place(Coordinate coordinate) const {
    std::uint32_t lane = 0, item = 0, lane_weight = 1, item_weight = 1;
    for (std::uint32_t d = 0; d < digit_count; ++d) {
      const std::uint32_t along = digits[d].axis == LayoutDigit::Axis::row ? coordinate.row
                                  : digits[d].axis == LayoutDigit::Axis::k ? coordinate.k
                                                                           : coordinate.block;
      const std::uint32_t value = along / digits[d].stride % digits[d].radix;
      if (d < lane_digits) {
        lane += value * lane_weight;
        lane_weight *= digits[d].radix;
      } else {
        item += value * item_weight;
        item_weight *= digits[d].radix;
      }
    }
    return {static_cast<std::uint16_t>(lane), static_cast<std::uint16_t>(item)};
  }
};

}  // namespace lockstep
