// Elements taken out of registers, and which of them a sparse row has.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/matrix/layout_digits.hpp"

namespace lockstep::matrix {

/// Item `item` of `bits` bits, packed from bit 0 of register `number` on.
template <class Wave>
constexpr std::uint32_t read_item(const Wave& wave, std::uint32_t number, std::uint32_t lane, std::uint32_t item,
                                  std::uint32_t bits) {
  const std::uint32_t offset = item * bits, shift = offset % 32;
  std::uint64_t value = wave.vgpr(lane, number + offset / 32);
  if (shift + bits > 32) value |= static_cast<std::uint64_t>(wave.vgpr(lane, number + offset / 32 + 1)) << 32;
  return static_cast<std::uint32_t>(value >> shift & ((std::uint64_t{1} << bits) - 1));
}

/// Dense position along k of the stored element `item` of a sparse A row: its group of four, and within the group
/// the two bits of the index register that belong to it.
constexpr std::uint32_t sparse_k(std::uint32_t stored_k, std::uint32_t index, std::uint32_t item) {
  return stored_k / 2 * 4 + (index >> (item * 2) & 3u);
}

/// Dense position along k of every stored element of a sparse A: row by row, op.k / 2 of them a row.
struct StoredK {
  std::array<std::uint8_t, 32 * 64> k{};
};

/// One input matrix, element [(block * rows + row) * k + k'].
template <class T>
using Elements = std::array<T, 32 * 128>;

}  // namespace lockstep::matrix
