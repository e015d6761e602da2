// One matrix instruction as the fast engine sees it: planned once when a kernel is compiled, run on the registers of a
// wave. `run` gives the bits of MatrixModel::sequential_fma, `run_cdna1` to `run_cdna3` those of these models.
#pragma once

#include <array>
#include <cstdint>

#include "fast/matrix/places.hpp"
#include "lockstep/matrix/layout.hpp"
#include "lockstep/matrix/matrix_op.hpp"
#include "lockstep/matrix/scale.hpp"

namespace lockstep::fast {

/// Registers, a row of 64 lanes each.
using Rows = std::uint32_t (*)[64];
using ConstRows = const std::uint32_t (*)[64];
inline constexpr std::uint32_t row_dwords = 64;  ///< from one register to the next

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

/// How A or B is unpacked, into [block][k][row of A or column of B]: the layout of the operand as data.
struct InputPlan {
  Element format = Element::f32;
  Widening form{};
  std::uint8_t rows = 16;      ///< of A, or columns of B: 16 or 32. A set of more comes in further registers
  std::uint8_t sets = 1;       ///< of so many rows
  std::uint8_t items = 0;      ///< elements of a lane
  std::uint8_t groups = 0;     ///< groups of sixteen lanes that hold any
  std::uint8_t registers = 0;  ///< that the items take
  std::uint8_t chunks = 0;     ///< see `chunk`; none where elements cross registers
  /// Dwords from the first register's to sixteen lanes of one, in the order of their k's, those of the first sixteen
  /// rows before the others; and two of them once more.
  std::array<std::uint16_t, 34> chunk{};
  std::array<std::array<std::uint16_t, 4>, 64> place{};  ///< of an item's sixteen numbers, by group of lanes
};

/// The chunks of an MFMA's operand of one block, whose lanes hold one run of k's each.
template <std::uint32_t rows, std::uint32_t registers>
constexpr std::array<std::uint16_t, registers * 4> mfma_chunk_table() {
  std::array<std::uint16_t, registers * 4> result{};
  for (std::uint32_t i = 0; i < result.size(); ++i) {
    const std::uint32_t k = i / (rows / 16);
    result[i] = static_cast<std::uint16_t>(k % registers * row_dwords + k / registers * rows + i % (rows / 16) * 16);
  }
  return result;
}
template <std::uint32_t rows, std::uint32_t registers>
inline constexpr auto mfma_chunks = mfma_chunk_table<rows, registers>();

/// A and B as f32 numbers, [k][row or column].
struct Numbers {
  const float* a;
  const float* b;
  std::uint32_t depth;
  bool exact = false;  ///< products of any two numbers of these formats are floats
};
/// Scales of blocks of `length` k's, [block][row or column].
struct BlockScales {
  std::uint32_t length;
  const float* a;
  const float* b;
};
struct UnpackedScales {
  alignas(64) float a[2][128];  ///< by set
  alignas(64) float b[128];
};
/// Two results of sixteen columns with the same A, or the halves of one of 32. `scales`: none without blocks.
struct NumbersPair {
  const float* a;
  std::array<const float*, 2> b;
  std::uint32_t depth;
  std::array<const BlockScales*, 2> scales{};
};
struct PairResults {
  std::array<const std::uint32_t*, 2> c;
  std::array<std::uint32_t*, 2> d;
};
/// The same where two bf16 numbers stay together in a dword: [k / 2][row or column].
struct PairsOfBf16 {
  const std::uint32_t* a;
  std::array<const std::uint32_t*, 2> b;
  std::uint32_t chunks;
};

/// Where the scales of an operand are: exponents of sixteen rows or columns, `runs` times.
struct ScaleSource {
  matrix::ScaleFormat format = matrix::ScaleFormat::e8m0;
  const std::uint32_t* from = nullptr;
  std::uint32_t runs = 0;
  std::uint32_t shift = 0;  ///< to the byte; runs are sixteen lanes each
  bool in_bytes = false;    ///< or the runs are bytes of the same lanes, then those of the next register
};
/// The smallest and the largest of some scales that are not 0; and 1.
struct ScaleRange {
  float smallest = 1, largest = 1;
};

struct MatrixPlan;
/// Operands of one execution. D overlaps C entirely or not at all, and never A or B.
struct MatrixJob {
  const MatrixPlan* plan;
  ConstRows a, b, c;
  Rows d;
  const BlockScales* scales = nullptr;  ///< formats of 8, 6 and 4 bits chosen by CBSZ and BLGP only
};

/// Sixteen or 32 rows of an operand as f32; false if an element is an infinity or NaN that it has not converted.
using Unpack = bool (*)(const InputPlan& plan, ConstRows from, float* to);
/// D = C + A * B. D is C, or does not overlap it.
using Multiply = void (*)(const Numbers& in, const BlockScales* scales, const std::uint32_t* c, std::uint32_t* d);
using MultiplyPair = void (*)(const NumbersPair& in, const PairResults& results);
/// As floats; widens `range` to them. False if one is NaN, or no normal number though it is not 0.
using ReadScales = bool (*)(const ScaleSource& source, float* to, ScaleRange& range);

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
  RunMatrix run_cdna1 = nullptr;             ///< sums in blocks as CDNA1 has them; none: not covered
  RunMatrix run_cdna2 = nullptr;             ///< sums in groups as CDNA2 has them; none: not covered
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

  explicit operator bool() const {
    return run != nullptr || run_cdna3 != nullptr || run_cdna2 != nullptr || run_cdna1 != nullptr;
  }
};

}  // namespace lockstep::fast
