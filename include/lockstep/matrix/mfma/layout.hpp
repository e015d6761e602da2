// Where MFMA and SMFMAC operands stand in the registers of a wave of 64 lanes.
//
// Sources: CDNA3 ISA manual 7.1.4 and CDNA4 ISA manual 7.1.5 (element layouts); for 8-bit elements with 32 items
// a lane, the pieces of 16 that AMD's "Matrix Core programming" article shows; for SMFMAC of 8-bit elements the
// public emulator in ROCm/rocm-systems. CDNA4's sparse 8-bit layouts are not verified on silicon.
#pragma once

#include <cstdint>

#include "lockstep/matrix/layout_digits.hpp"
#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep {

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
/// stand in consecutive registers. Of 4x4x4 f64, whose rows and blocks share a register, the manuals give lane
/// j + 4 * i + 16 * block; hardware has j + 4 * block + 16 * i (README.md).
constexpr MatrixLayout mfma_output_layout(const MatrixOp& op) {
  using Axis = LayoutDigit::Axis;
  const std::uint32_t m = op.m, n = op.n, blocks = op.blocks;
  const std::uint32_t height = op.c == Element::f64 ? 1 : 4;
  const std::uint32_t tiles = n * m / height;
  const std::uint32_t lane_blocks = tiles >= 64 ? 1 : 64 / tiles;
  const std::uint32_t lane_rows = 64 / lane_blocks / n;
  const std::uint32_t groups = m / (height * lane_rows);
  MatrixLayout layout;
  layout.add(true, n, Axis::k, 1);
  layout.add(true, lane_blocks, Axis::block, 1);
  layout.add(true, lane_rows, Axis::row, height);
  layout.add(false, height, Axis::row, 1);
  layout.add(false, groups, Axis::row, height * lane_rows);
  layout.add(false, blocks / lane_blocks, Axis::block, lane_blocks);
  return layout;
}

}  // namespace lockstep
