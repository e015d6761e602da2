// Data movement between lanes that DS instructions do without touching LDS bytes, and the lane exchange of
// transposing LDS loads.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace lockstep {

/// DS_SWIZZLE_B32: the lane that lane `lane` reads, for the 16-bit offset.
/// From 0xe000 FFT order: the bits of the lane reversed within 32, those in the mask kept; from 0xc000
/// rotation within 32 lanes, right if bit 10 is set, mask bits kept; from 0x8000 quads, two bits a lane; else
/// and, or, xor masks within 32 lanes.
constexpr std::uint32_t swizzle_source(std::uint32_t lane, std::uint32_t offset) {
  const std::uint32_t group = lane & ~31u, within = lane & 31u, mask = offset & 31u;
  if (offset >= 0xe000u) {
    std::uint32_t reversed = 0;
    for (unsigned i = 0; i < 5; ++i) reversed |= (within >> i & 1u) << (4 - i);
    return group | reversed >> std::popcount(mask) | (within & mask);
  }
  if (offset >= 0xc000u) {
    const std::uint32_t count = offset >> 5 & 31u;
    const std::uint32_t rotated = (offset >> 10 & 1u) != 0 ? within - count : within + count;
    return group | (within & mask) | (rotated & ~mask & 31u);
  }
  if (offset >= 0x8000u) return (lane & ~3u) | (offset >> (2 * (lane & 3u)) & 3u);
  const std::uint32_t or_mask = offset >> 5 & 31u, xor_mask = offset >> 10 & 31u;
  return group | (((within & mask) | or_mask) ^ xor_mask);
}

/// DS_PERMUTE, DS_BPERMUTE: the lane a byte address names; the sum wraps at 32 bits, bits above the lane are
/// ignored.
template <std::uint32_t Lanes>
constexpr std::uint32_t permute_lane(std::uint32_t address, std::uint32_t offset) {
  return (address + offset) / 4 % Lanes;
}

/// DS_READ_B*_TR_B*: rows of sixteen elements of `bits` bits, each row the data of consecutive lanes;
/// afterwards lane i of the sixteen holds column i. `raw` and the result are the dwords of sixteen lanes,
/// `dwords` each (2 or 3).
struct TransposeGroup {
  std::array<std::array<std::uint32_t, 3>, 16> lane{};
};
constexpr TransposeGroup transpose(const TransposeGroup& raw, std::uint32_t bits, std::uint32_t dwords) {
  TransposeGroup result;
  const std::uint32_t elements = dwords * 32 / bits;  // of one lane, and rows
  const std::uint32_t lanes_a_row = 16 / elements;
  for (std::uint32_t column = 0; column < 16; ++column) {
    for (std::uint32_t row = 0; row < elements; ++row) {
      const auto& source = raw.lane[lanes_a_row * row + column / elements];
      for (std::uint32_t b = 0; b < bits; ++b) {
        const std::uint32_t from = column % elements * bits + b, to = row * bits + b;
        result.lane[column][to / 32] |= (source[from / 32] >> (from % 32) & 1u) << (to % 32);
      }
    }
  }
  return result;
}

}  // namespace lockstep
