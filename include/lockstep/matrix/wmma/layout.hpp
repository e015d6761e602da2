// Where WMMA and SWMMAC operands stand in the registers of a wave, as a table: one row an operand shape of a family
// and wave size. Lanes come in groups of 16 that run along the rows of A, or the columns of B, C and D; a row says
// which step along the other axis the group's number stands for, and which steps the lane's own elements make.
//
// Sources: RDNA3 ISA manual 7.9 and RDNA4 ISA manual 7.12.2; for C and D of RDNA3 in waves of 64, and wherever tables
// are lost in the manuals' conversions, AMD's matrix instruction calculator; CDNA5 ISA manual 7.12.2 to 7.12.6.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/matrix/layout_digits.hpp"
#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::matrix::wmma {

/// What a row of the table is about. `depth` is K as stored: of a sparse A half the instruction's.
enum class Use : std::uint8_t {
  input,         ///< A, and B beside a dense A
  sparse_b,      ///< B beside a sparse A
  scaled_input,  ///< A and B of the instructions that choose formats, or have fp4
  result,        ///< C and D: `depth` counts rows
};

struct Step {
  std::uint8_t radix = 1;
  std::uint8_t stride = 0;
};

struct LayoutRow {
  MatrixFamily family;
  Use use;
  std::uint8_t bits, depth, wave;
  std::uint8_t group_bit[2];  ///< stride for which lane bit 4 and lane bit 5 count; 0: such lanes hold nothing of it
  Step item[3];               ///< the lane's elements, lowest first
};

inline constexpr LayoutRow layout_rows[] = {
    // RDNA3: every group of lanes holds all of A and B.
    {MatrixFamily::gfx11, Use::input, 16, 16, 32, {0, 0}, {{16, 1}}},
    {MatrixFamily::gfx11, Use::input, 16, 16, 64, {0, 0}, {{16, 1}}},
    {MatrixFamily::gfx11, Use::input, 8, 16, 32, {0, 0}, {{16, 1}}},
    {MatrixFamily::gfx11, Use::input, 8, 16, 64, {0, 0}, {{16, 1}}},
    {MatrixFamily::gfx11, Use::input, 4, 16, 32, {0, 0}, {{16, 1}}},
    {MatrixFamily::gfx11, Use::input, 4, 16, 64, {0, 0}, {{16, 1}}},
    {MatrixFamily::gfx11, Use::result, 32, 16, 32, {1, 0}, {{8, 2}}},
    {MatrixFamily::gfx11, Use::result, 32, 16, 64, {1, 2}, {{4, 4}}},
    // RDNA4, dense.
    {MatrixFamily::gfx12, Use::input, 16, 16, 32, {4, 0}, {{4, 1}, {2, 8}}},
    {MatrixFamily::gfx12, Use::input, 16, 16, 64, {4, 8}, {{4, 1}}},
    {MatrixFamily::gfx12, Use::input, 8, 16, 32, {8, 0}, {{8, 1}}},
    {MatrixFamily::gfx12, Use::input, 8, 16, 64, {8, 4}, {{4, 1}}},
    {MatrixFamily::gfx12, Use::input, 4, 16, 32, {8, 0}, {{8, 1}}},
    {MatrixFamily::gfx12, Use::input, 4, 16, 64, {8, 0}, {{8, 1}}},
    {MatrixFamily::gfx12, Use::input, 4, 32, 32, {16, 0}, {{16, 1}}},
    {MatrixFamily::gfx12, Use::input, 4, 32, 64, {16, 8}, {{8, 1}}},
    // RDNA4, B beside a sparse A.
    {MatrixFamily::gfx12, Use::sparse_b, 16, 32, 32, {8, 0}, {{8, 1}, {2, 16}}},
    {MatrixFamily::gfx12, Use::sparse_b, 16, 32, 64, {8, 16}, {{8, 1}}},
    {MatrixFamily::gfx12, Use::sparse_b, 8, 32, 32, {16, 0}, {{16, 1}}},
    {MatrixFamily::gfx12, Use::sparse_b, 8, 32, 64, {16, 8}, {{8, 1}}},
    {MatrixFamily::gfx12, Use::sparse_b, 4, 32, 32, {16, 0}, {{16, 1}}},
    {MatrixFamily::gfx12, Use::sparse_b, 4, 32, 64, {16, 8}, {{8, 1}}},
    {MatrixFamily::gfx12, Use::sparse_b, 4, 64, 32, {32, 0}, {{32, 1}}},
    {MatrixFamily::gfx12, Use::sparse_b, 4, 64, 64, {32, 16}, {{16, 1}}},
    {MatrixFamily::gfx12, Use::result, 32, 16, 32, {8, 0}, {{8, 1}}},
    {MatrixFamily::gfx12, Use::result, 32, 16, 64, {8, 4}, {{4, 1}}},
    {MatrixFamily::gfx12, Use::result, 16, 16, 32, {8, 0}, {{8, 1}}},
    {MatrixFamily::gfx12, Use::result, 16, 16, 64, {8, 4}, {{4, 1}}},
    // CDNA5.
    {MatrixFamily::gfx1250, Use::input, 32, 4, 32, {2, 0}, {{2, 1}}},
    {MatrixFamily::gfx1250, Use::input, 16, 32, 32, {8, 0}, {{8, 1}, {2, 16}}},
    {MatrixFamily::gfx1250, Use::input, 8, 64, 32, {8, 0}, {{8, 1}, {4, 16}}},
    {MatrixFamily::gfx1250, Use::input, 8, 128, 32, {8, 0}, {{8, 1}, {8, 16}}},
    {MatrixFamily::gfx1250, Use::sparse_b, 16, 64, 32, {16, 0}, {{16, 1}, {2, 32}}},
    {MatrixFamily::gfx1250, Use::sparse_b, 8, 128, 32, {16, 0}, {{16, 1}, {4, 32}}},
    {MatrixFamily::gfx1250, Use::scaled_input, 8, 128, 32, {16, 0}, {{16, 1}, {4, 32}}},
    {MatrixFamily::gfx1250, Use::scaled_input, 6, 128, 32, {32, 0}, {{32, 1}, {2, 64}}},
    {MatrixFamily::gfx1250, Use::scaled_input, 4, 128, 32, {32, 0}, {{32, 1}, {2, 64}}},
    {MatrixFamily::gfx1250, Use::result, 32, 16, 32, {8, 0}, {{8, 1}}},
    {MatrixFamily::gfx1250, Use::result, 16, 16, 32, {8, 0}, {{8, 1}}},
};

/// The layout of an operand with `rows` rows (A) or columns (B), of which every 16 stand in registers of their own; of
/// a result with `rows` rows and 16 columns. No lanes: there is no such operand.
constexpr MatrixLayout layout_of(MatrixFamily family, Use use, std::uint32_t bits, std::uint32_t depth,
                                 std::uint32_t wave, std::uint32_t rows) {
  using Axis = LayoutDigit::Axis;
  // A result's lanes run along its columns, which are its coordinate `k`.
  const Axis along = use == Use::result ? Axis::k : Axis::row, other = use == Use::result ? Axis::row : Axis::k;
  // One 16-bit number of a result stands in each register of RDNA3, in the half that OPSEL names.
  const std::uint32_t slot = use == Use::result && family == MatrixFamily::gfx11 ? 32 : bits;
  MatrixLayout layout;
  for (const LayoutRow& row : layout_rows) {
    if (row.family != family || row.use != use || row.bits != slot || row.depth != depth || row.wave != wave) continue;
    layout.add(true, 16, along, 1);
    for (const std::uint8_t stride : row.group_bit) layout.add(true, stride != 0 ? 2 : 1, other, stride);
    for (const Step& step : row.item) layout.add(false, step.radix, other, step.stride);
    layout.add(false, rows / 16, Axis::row, 16);
    return layout;
  }
  layout.lanes = 0;
  return layout;
}

constexpr MatrixLayout layout_of_a(const MatrixOp& op, Element element, std::uint32_t wave) {
  const Use use = op.block_summed() ? Use::scaled_input : Use::input;
  return layout_of(op.family, use, element_bits(element), op.sparse ? op.k / 2u : op.k, wave, op.m);
}
constexpr MatrixLayout layout_of_b(const MatrixOp& op, Element element, std::uint32_t wave) {
  const Use use = op.sparse ? Use::sparse_b : op.block_summed() ? Use::scaled_input : Use::input;
  return layout_of(op.family, use, element_bits(element), op.k, wave, op.n);
}
/// Layout of C or D, whose elements are `element`.
constexpr MatrixLayout layout_of_result(const MatrixOp& op, Element element, std::uint32_t wave) {
  return layout_of(op.family, Use::result, element_bits(element), 16, wave, op.m);
}

/// How many copies of A and B the wave holds, and which of them the lane belongs to.
constexpr std::uint32_t copies(const MatrixOp& op, std::uint32_t wave) {
  return op.family == MatrixFamily::gfx11 ? wave / 16 : 1;
}
constexpr std::uint32_t copy_of_lane(const MatrixOp& op, std::uint32_t lane) {
  return op.family == MatrixFamily::gfx11 ? lane / 16 : 0;
}

}  // namespace lockstep::matrix::wmma
