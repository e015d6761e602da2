// One matrix instruction as the fast engine sees it: planned once when a kernel is compiled, run on the registers of a
// wave. Same bits as MatrixModel::sequential_fma.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/matrix/layout.hpp"
#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::fast {

/// Registers, a row of 64 lanes each.
using Rows = std::uint32_t (*)[64];
using ConstRows = const std::uint32_t (*)[64];

/// Exponents (biased by 127) of blocks of 32 elements along k: [block of k][row of A or column of B].
struct BlockScales {
  alignas(64) std::int32_t a[4][32];
  alignas(64) std::int32_t b[4][32];
};

struct MatrixPlan;

/// Operands of one execution. D overlaps C entirely or not at all, and never A or B.
struct MatrixJob {
  const MatrixPlan* plan;
  ConstRows a, b, c;
  Rows d;
  const BlockScales* scales = nullptr;  ///< formats of 8, 6 and 4 bits chosen by CBSZ and BLGP only
};

/// Unpacks an operand into f32 numbers [block][k][row of A or column of B]; false if an element is an infinity or NaN
/// that it has not converted.
using Unpack = bool (*)(ConstRows from, float* to);
/// D from unpacked inputs.
using Multiply = void (*)(const MatrixJob& job, const float* a, const float* b);

struct MatrixPlan {
  /// D straight from the registers, for the most frequent formats.
  void (*direct)(const MatrixJob& job) = nullptr;
  Unpack unpack_a = nullptr, unpack_b = nullptr;  ///< none: the registers already are such numbers
  Multiply multiply = nullptr;                    ///< neither this nor `direct`: the plan covers nothing

  MatrixOp op{};
  Element a_format = Element::f32, b_format = Element::f32;
  std::uint16_t a = 0, b = 0, c = 0, d = 0;  ///< first rows
  std::uint8_t a_rows = 0, b_rows = 0, d_rows = 0;
  bool copy_inputs = false;  ///< D overlaps an input
  bool c_is_constant = false;
  bool scale = false;
  std::uint8_t negate = 0;  ///< f64: bits 0 to 2 negate A, B and C
  std::uint16_t c_selector = 0;
  std::array<std::uint16_t, 2> scale_selector{};
  std::array<std::uint8_t, 2> scale_shift{};

  explicit operator bool() const { return direct != nullptr || multiply != nullptr; }
};

/// Dwords from the first lane of an output operand's first register to those of row `row` of block `block`.
template <std::uint32_t M, std::uint32_t N>
constexpr std::uint32_t output_row(std::uint32_t block, std::uint32_t row) {
  constexpr std::uint32_t lane_rows = 64 / N;
  return ((block * (M / lane_rows) + row / (4 * lane_rows) * 4 + row % 4) * 64) + row / 4 % lane_rows * N;
}

/// Does output_row say what the layout says?
template <std::uint32_t M, std::uint32_t N>
constexpr bool output_rows_match(std::uint8_t blocks) {
  const MatrixLayout layout = output_layout(MatrixOp{.c = Element::f32, .m = M, .n = N, .k = 1, .blocks = blocks});
  for (std::uint16_t block = 0; block < blocks; ++block) {
    for (std::uint16_t row = 0; row < M; ++row) {
      const Place place = layout.place({row, 0, block});
      if (place.item * 64u + place.lane != output_row<M, N>(block, row)) return false;
    }
  }
  return true;
}
static_assert(output_rows_match<32, 32>(1) && output_rows_match<32, 32>(2));
static_assert(output_rows_match<16, 16>(1) && output_rows_match<16, 16>(4));

}  // namespace lockstep::fast
