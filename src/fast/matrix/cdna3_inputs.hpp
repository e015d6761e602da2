// A and B of a matrix instruction in the CDNA3 model (matrix/model.hpp): f32 numbers, and the exponents that the model
// looks at beside them.
#pragma once

#include <array>
#include <cstdint>

#include "fast/matrix/inputs.hpp"
#include "fast/matrix/job.hpp"
#include "fast/matrix/nan_repair.hpp"

namespace lockstep::fast {

/// How many products a block of the model has; none: the model does not treat these elements in blocks.
constexpr std::uint32_t cdna3_block_length(Element format) {
  switch (element_bits(format)) {
    case 8: return 16;
    case 16: return 8;
    case 32: return format == Element::xf32 ? 4 : 0;
    default: return 0;
  }
}

/// One operand: numbers and exponents [block][k][row of A or column of B].
struct Cdna3Input {
  static constexpr std::int32_t zero_exponent = -1000;  ///< of zero: below every other, in sums of two as well

  MatrixInput numbers;
  alignas(64) std::int32_t exponent[128 * 16];
};

/// Which encodings of an operand are ordinary, and what its exponents are.
struct Cdna3Format {
  std::int32_t minimum;       ///< exponent of the smallest normal number, also of denormals
  std::int32_t not_a_number;  ///< an f32 that stands for NaN beside those of f32
};
inline Cdna3Format cdna3_format(Element format) {
  const bool fnuz = format == Element::fp8_fnuz || format == Element::bf8_fnuz;
  return {matrix::minimum_exponent(format), static_cast<std::int32_t>(fnuz ? 0x80000000u : 0xffffffffu)};
}

/// What the kernels for ordinary numbers can do. Exponents of sums of products (the largest of a block) from
/// `least_dot` on; products below 2^most_product, so that f32 holds whatever of them counts.
struct Cdna3Limits {
  static constexpr std::int32_t least_dot = -100;
  static constexpr std::int32_t most_product = 120;
  static constexpr float addend = 0x1p30f;  ///< of C in units of the last bit that counts of products
};

/// One element of D after the products `from` to `to`, as the reference computes it.
[[gnu::noinline, gnu::cold]] inline float cdna3_element(const MatrixJob& job, Coordinate at, std::uint32_t from,
                                                        std::uint32_t to, float c) {
  const MatrixPlan& plan = *job.plan;
  const MatrixLayout a_of = a_layout(plan.op, plan.a_format), b_of = b_layout(plan.op, plan.b_format);
  std::array<F32, 16> a{}, b{};
  for (std::uint32_t k = from; k < to; ++k) {
    const auto place = static_cast<std::uint16_t>(k);
    a[k - from] = input_number(job.a, plan.a_format, a_of.place({at.row, place, at.block}));
    b[k - from] = input_number(job.b, plan.b_format, b_of.place({at.k, place, at.block}));
  }
  const matrix::DotInputs in{a.data(), b.data(), to - from, plan.a_format, plan.b_format};
  const bool bytes = element_bits(plan.a_format) == 8;
  return __builtin_bit_cast(
      float, matrix::cdna3_block(in, 0, in.count, F32{__builtin_bit_cast(std::uint32_t, c)}, bytes).bits);
}

/// Some rows of a few columns of a block, and the products `from` to `to` that were added to them.
struct Cdna3Tile {
  std::uint16_t block, column;
  std::uint32_t from, to;

  /// The one after it: of the next k's, the next columns, the next block.
  constexpr Cdna3Tile next(std::uint32_t columns, std::uint32_t width, std::uint32_t depth,
                           std::uint32_t length) const {
    if (to < depth) return {block, column, to, to + length};
    if (column + width < columns) return {block, static_cast<std::uint16_t>(column + width), 0, length};
    return {static_cast<std::uint16_t>(block + 1), 0, 0, length};
  }
};
/// Element by element, those of `columns` results of a row that are outside `done`.
[[gnu::noinline, gnu::cold]] inline void repair_cdna3(const MatrixJob& job, const Cdna3Tile& tile, std::uint16_t row,
                                                      std::uint32_t done, const float* before, float* results,
                                                      std::uint32_t columns) {
  for (std::uint16_t i = 0; i < columns; ++i) {
    if ((done >> i & 1u) != 0) continue;
    const Coordinate at{row, static_cast<std::uint16_t>(tile.column + i), tile.block};
    results[i] = cdna3_element(job, at, tile.from, tile.to, before[i]);
  }
}

}  // namespace lockstep::fast
