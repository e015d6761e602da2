// One matrix instruction as the fast engine sees it: planned once when a kernel is compiled, run on the registers of a
// wave. `run` gives the bits of MatrixModel::sequential_fma, `run_cdna3` those of MatrixModel::cdna3.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/matrix/layout.hpp"
#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::fast {

/// Registers, a row of 64 lanes each.
using Rows = std::uint32_t (*)[64];
using ConstRows = const std::uint32_t (*)[64];

/// Exponents (biased by 127) of blocks of 32 elements along k, the blocks one after the other: [block of k][row of A or
/// column of B]. In this order they also stand in the lanes.
struct BlockScales {
  alignas(64) std::int32_t a[64];
  alignas(64) std::int32_t b[64];
};

struct MatrixPlan;

/// Operands of one execution. D overlaps C entirely or not at all, and never A or B.
struct MatrixJob {
  const MatrixPlan* plan;
  ConstRows a, b, c;
  Rows d;
  const BlockScales* scales = nullptr;  ///< formats of 8, 6 and 4 bits chosen by CBSZ and BLGP only
};

/// How a float format of 4 to 16 bits becomes f32: its bits at the top of a dword, shifted right so that the exponents'
/// low ends meet, masked, and scaled by the difference of the biases, which normalises denormals exactly.
struct Widening {
  std::uint8_t bits = 0, shift = 0;
  std::uint32_t mask = 0;
  float scale = 0;
  /// In a dword of such numbers: the bits of magnitudes, the sum that carries into the sign where one is special, and
  /// the signs. Zero for formats in which no number is special, or all f32 specials come out right.
  std::uint32_t magnitudes = 0, carry = 0, signs = 0;
};

/// How one operand is unpacked.
struct InputPlan {
  Widening form{};
  std::uint8_t items = 0;                                ///< of a lane
  std::array<std::array<std::uint16_t, 4>, 32> place{};  ///< where the numbers of an item go, by run of sixteen lanes

  std::uint32_t registers() const { return (items * form.bits + 31u) / 32; }
};

/// Unpacks an operand into f32 numbers [block][k][row of A or column of B]; false if an element is an infinity or NaN
/// that it has not converted.
using Unpack = bool (*)(const InputPlan& plan, ConstRows from, float* to);
/// D from unpacked inputs.
using Multiply = void (*)(const MatrixJob& job, const float* a, const float* b);
/// Exponents at bit `shift` of each lane's dword; widens `smallest` to `largest` to what it finds.
using ReadScales = void (*)(const std::uint32_t* row, std::uint32_t shift, std::int32_t* to, std::int32_t& smallest,
                            std::int32_t& largest);

/// Executes a plan on a MatrixJob's operands. They come in registers: stored on the stack just before, they may lie at
/// the same place of a page as operands do, whose loads then wait (16x16x4_f32 took up to half as long again).
using RunMatrix = void (*)(const MatrixPlan& plan, ConstRows a_rows, ConstRows b_rows, ConstRows c_rows, Rows d_rows,
                           const BlockScales* scales);

class MatrixGroup;
/// Executes a group on the registers of a wave. `plans` are its instructions', `scales`, if they have any, too. False:
/// nothing has been done, and they have to be executed one by one.
using RunMatrixGroup = bool (*)(const MatrixGroup& group, const MatrixPlan* plans, Rows v, const BlockScales* scales);

struct MatrixPlan {
  RunMatrix run = nullptr;                   ///< sums that are chains of fused multiply-adds; none: not covered
  RunMatrix run_cdna3 = nullptr;             ///< sums in blocks as CDNA3 has them; none: not covered
  RunMatrixGroup run_group = nullptr;        ///< as `run`, for instructions that follow each other; none: one by one
  RunMatrixGroup run_group_cdna3 = nullptr;  ///< the same as `run_cdna3`
  bool simple = false;                       ///< the operands are used as they stand in the registers
  bool reads_denormals = false;              ///< covered only if MODE keeps f32 denormals
  std::uint16_t a = 0, b = 0, c = 0, d = 0;  ///< first rows
  std::uint8_t a_rows = 0, b_rows = 0, d_rows = 0;

  Multiply multiply = nullptr;  ///< for `run`, and for inputs with infinities or NaNs
  Unpack unpack = nullptr;
  ReadScales read_scales = nullptr;

  MatrixOp op{};
  Element a_format = Element::f32, b_format = Element::f32;
  bool copy_inputs = false;  ///< D overlaps an input
  bool c_is_constant = false;
  bool scale = false;
  std::uint8_t negate = 0;                    ///< f64: bits 0 to 2 negate A, B and C
  bool obeys_fp16_ovfl = false;               ///< where MODE.FP16_OVFL is set, sums saturate: not covered
  std::array<std::uint32_t, 2> c_constant{};  ///< C in even and in odd rows, where it is a constant
  std::array<std::uint16_t, 2> scale_selector{};
  std::array<std::uint8_t, 2> scale_shift{};
  InputPlan a_input{}, b_input{};

  explicit operator bool() const { return run != nullptr || run_cdna3 != nullptr; }
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
