// Where A, B, C and D of a 16x16x16 WMMA of 16-bit numbers stand in the recorded registers.
#pragma once

#include <cstdint>

namespace silicon {

constexpr std::uint32_t a_at = 0, b_at = 8, c_at = 16, d_at = 24;

/// RDNA3: each sixteen lanes hold all of A and B. RDNA4: each sixteen lanes hold k's that follow each other.
template <class Wave>
void set_input(Wave& wave, bool gfx11, std::uint32_t size, std::uint32_t first, std::uint32_t row, std::uint32_t k,
               std::uint32_t bits) {
  const auto put = [&](std::uint32_t lane, std::uint32_t item) {
    std::uint32_t& dword = wave.v[first + item / 2][lane];
    const std::uint32_t shift = item % 2 * 16;
    dword = (dword & ~(0xffffu << shift)) | bits << shift;
  };
  if (gfx11) {
    for (std::uint32_t lane = row; lane < size; lane += 16) put(lane, k);
  } else {
    const std::uint32_t each = size == 32 ? 8 : 4;
    put(row + k / each * 16, k % each);
  }
}

struct ResultPlace {
  std::uint32_t lane, item;
};
inline ResultPlace result_place(bool gfx11, std::uint32_t size, std::uint32_t row, std::uint32_t column) {
  if (gfx11) {
    const std::uint32_t groups = size / 16;
    return {column + row % groups * 16, row / groups};
  }
  if (size == 32) return {column + row / 8 * 16, row % 8};
  return {column + row / 8 * 16 + row / 4 % 2 * 32, row % 4};
}

/// Of a packed result: its register, and the bit at which it begins.
struct PackedPlace {
  std::uint32_t lane, number, shift;
};
inline PackedPlace packed_place(bool gfx11, std::uint32_t row, std::uint32_t column, std::uint32_t size = 32) {
  const ResultPlace at = result_place(gfx11, size, row, column);
  if (gfx11) return {at.lane, at.item, 0};
  return {at.lane, at.item / 2, at.item % 2 * 16};
}

}  // namespace silicon
