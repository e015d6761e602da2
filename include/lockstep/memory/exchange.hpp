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

/// DS_PERMUTE, DS_BPERMUTE: the lane of `lane`'s group of `group` lanes, a power of two, that a byte address names; the
/// sum wraps at 32 bits, bits above the lane are ignored.
constexpr std::uint32_t permute_lane(std::uint32_t group, std::uint32_t lane, std::uint32_t address,
                                     std::uint32_t offset) {
  return (lane & ~(group - 1)) | ((address + offset) / 4 & (group - 1));
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

/// gfx12's transposing loads: where element `k` of column `m` of a tile is read. A lane loads eight or sixteen elements
/// of a row k; rows of 16 and 8 bit elements are two lanes' work. Source: the diagram of 10.9.2 in the CDNA5 ISA
/// manual; for 16 and 8 bits Triton's layouts for gfx1250 agree with it. For 6 and 4 bits, where the diagram's labels
/// can be read in more than one way, Triton's layout: row k is lane k.
struct TileElement {
  std::uint32_t lane = 0, element = 0;
};
constexpr TileElement tile_element(std::uint32_t bits, std::uint32_t k, std::uint32_t m) {
  if (bits < 8) return {k, m};
  const std::uint32_t apart = bits == 16 ? 8 : 4;  // lanes from one half of a row to the other
  return {k / apart * 2 * apart + m / 8 * apart + k % apart, m % 8};
}

/// Such a load's result in dwords, `to_dwords` a lane, from what the lanes read, four dwords of room a lane. Lane l
/// ends with column l % 16; the rows are shared out evenly to the wave's groups of sixteen.
template <std::uint32_t lanes>
constexpr void transpose_tile(const std::array<std::uint32_t, 4 * lanes>& raw, std::uint32_t bits,
                              std::uint32_t to_dwords, std::array<std::uint32_t, 4 * lanes>& result) {
  const std::uint32_t elements = to_dwords * 32 / bits;
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    std::array<std::uint32_t, 4> to{};
    for (std::uint32_t i = 0; i < elements; ++i) {
      const TileElement from = tile_element(bits, lane / 16 * elements + i, lane % 16);
      for (std::uint32_t b = 0; b < bits; ++b) {
        const std::uint32_t source = from.element * bits + b, target = i * bits + b;
        to[target / 32] |= (raw[4 * from.lane + source / 32] >> (source % 32) & 1u) << (target % 32);
      }
    }
    for (std::uint32_t i = 0; i < to_dwords; ++i) result[4 * lane + i] = to[i];
  }
}

}  // namespace lockstep
