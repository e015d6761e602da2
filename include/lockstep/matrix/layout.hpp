// Where the elements of a matrix operand stand in the registers of a wave.
//
// A place is (lane, item): `item` counts the lane's elements, packed from bit 0 of the operand's first register.
// A coordinate is (row, k, block): for A the row of A, for B the column of B, for C and D see below. Both are
// written in mixed radix, and the layout is the list that says which digit of the place is which digit of the
// coordinate. Both directions follow from that one list.
//
// Sources: CDNA3 ISA manual 7.1.4 and CDNA4 ISA manual 7.1.5 (element layouts); for 8-bit elements with 32 items
// a lane, the pieces of 16 that AMD's "Matrix Core programming" article shows; for SMFMAC of 8-bit elements the
// public emulator in ROCm/rocm-systems. CDNA4's sparse 8-bit layouts are not verified on silicon.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/matrix/matrix_op.hpp"

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

  constexpr void add(bool lane, std::uint32_t radix, LayoutDigit::Axis axis, std::uint32_t stride) {
    if (radix <= 1) return;
    digits[digit_count++] = {static_cast<std::uint16_t>(radix), axis, static_cast<std::uint16_t>(stride)};
    if (lane)
      ++lane_digits;
    else
      items = static_cast<std::uint16_t>(items * radix);
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

/// Layout of a dense input: `rows` x `k` elements of `bits` bits, `blocks` times. Lanes hold runs of consecutive k
/// of at most 16 bytes, taken in turn by the groups of lanes; elements below 8 bits form one run a lane.
constexpr MatrixLayout input_layout(std::uint32_t rows, std::uint32_t k, std::uint32_t blocks, std::uint32_t bits) {
  using Axis = LayoutDigit::Axis;
  const std::uint32_t groups = 64 / (rows * blocks);
  const std::uint32_t items = k / groups;
  const std::uint32_t run = bits >= 8 && items * bits > 128 ? 128 / bits : items;
  MatrixLayout layout;
  layout.add(true, rows, Axis::row, 1);
  layout.add(true, blocks, Axis::block, 1);
  layout.add(true, groups, Axis::k, run);
  layout.add(false, run, Axis::k, 1);
  layout.add(false, items / run, Axis::k, run * groups);
  return layout;
}

/// Layout of the compressed A of SMFMAC: `k` counts stored elements, half as many as the instruction's K.
constexpr MatrixLayout sparse_a_layout(std::uint32_t rows, std::uint32_t k, std::uint32_t bits) {
  using Axis = LayoutDigit::Axis;
  if (bits != 8) return input_layout(rows, k, 1, bits);
  const std::uint32_t groups = 64 / rows;
  const std::uint32_t items = k / groups;
  MatrixLayout layout;
  layout.add(true, rows, Axis::row, 1);
  if (items == 8) {  // two runs of four
    layout.add(true, groups, Axis::k, 4);
    layout.add(false, 4, Axis::k, 1);
    layout.add(false, 2, Axis::k, 4 * groups);
  } else if (groups == 4) {  // 16x16x128: sixteen items in runs of four
    layout.add(true, 2, Axis::k, 8);
    layout.add(true, 2, Axis::k, 32);
    layout.add(false, 4, Axis::k, 1);
    layout.add(false, 2, Axis::k, 16);
    layout.add(false, 2, Axis::k, 4);
  } else {  // 32x32x64
    layout.add(true, 2, Axis::k, 16);
    layout.add(false, 4, Axis::k, 1);
    layout.add(false, 2, Axis::k, 8);
    layout.add(false, 2, Axis::k, 4);
  }
  return layout;
}

/// Layout of SMFMAC's dense B: runs of eight bytes for 8-bit elements, of 16 bytes otherwise.
constexpr MatrixLayout sparse_b_layout(std::uint32_t columns, std::uint32_t k, std::uint32_t bits) {
  using Axis = LayoutDigit::Axis;
  const std::uint32_t groups = 64 / columns;
  const std::uint32_t items = k / groups;
  const std::uint32_t run = items < 8 ? items : 8;
  if (bits != 8) return input_layout(columns, k, 1, bits);
  MatrixLayout layout;
  layout.add(true, columns, Axis::row, 1);
  layout.add(true, groups, Axis::k, run);
  layout.add(false, run, Axis::k, 1);
  layout.add(false, items / run, Axis::k, run * groups);
  return layout;
}

/// Layout of C and D (coordinate: row = i, k = j). Lanes run along a row; groups of four rows (one for f64)
/// stand in consecutive registers.
constexpr MatrixLayout output_layout(const MatrixOp& op) {
  using Axis = LayoutDigit::Axis;
  const std::uint32_t m = op.m, n = op.n, blocks = op.blocks;
  const std::uint32_t height = op.c == Element::f64 ? 1 : 4;
  const std::uint32_t tiles = n * m / height;
  const std::uint32_t lane_blocks = tiles >= 64 ? 1 : 64 / tiles;
  const std::uint32_t lane_rows = 64 / lane_blocks / n;
  const std::uint32_t groups = m / (height * lane_rows);
  MatrixLayout layout;
  layout.add(true, n, Axis::k, 1);
  layout.add(true, lane_rows, Axis::row, height);
  layout.add(true, lane_blocks, Axis::block, 1);
  layout.add(false, height, Axis::row, 1);
  layout.add(false, groups, Axis::row, height * lane_rows);
  layout.add(false, blocks / lane_blocks, Axis::block, lane_blocks);
  return layout;
}

/// Layout of A; `element` is the format actually used (see Element::selected).
constexpr MatrixLayout a_layout(const MatrixOp& op, Element element) {
  if (op.sparse) return sparse_a_layout(op.m, op.k / 2, element_bits(element));
  return input_layout(op.m, op.k, op.blocks, element_bits(element));
}

/// Layout of B; `element` is the format actually used.
constexpr MatrixLayout b_layout(const MatrixOp& op, Element element) {
  if (op.sparse) return sparse_b_layout(op.n, op.k, element_bits(element));
  return input_layout(op.n, op.k, op.blocks, element_bits(element));
}

}  // namespace lockstep
