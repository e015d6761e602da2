// Where the elements of a matrix operand stand in the registers of a wave, whatever the family.
#pragma once

#include <cstdint>

#include "lockstep/matrix/layout_digits.hpp"
#include "lockstep/matrix/matrix_op.hpp"
#include "lockstep/matrix/mfma/layout.hpp"
#include "lockstep/matrix/wmma/layout.hpp"

namespace lockstep {

/// Layout of A in a wave of `wave` lanes; `element` is the format actually used (see Element::selected).
constexpr MatrixLayout a_layout(const MatrixOp& op, Element element, std::uint32_t wave = 64) {
  if (op.family != MatrixFamily::mfma) return matrix::wmma::layout_of_a(op, element, wave);
  if (op.sparse) return sparse_a_layout(op.m, op.k / 2, element_bits(element));
  return input_layout(op.m, op.k, op.blocks, element_bits(element));
}

/// Layout of B; `element` is the format actually used.
constexpr MatrixLayout b_layout(const MatrixOp& op, Element element, std::uint32_t wave = 64) {
  if (op.family != MatrixFamily::mfma) return matrix::wmma::layout_of_b(op, element, wave);
  if (op.sparse) return sparse_b_layout(op.n, op.k, element_bits(element));
  return input_layout(op.n, op.k, op.blocks, element_bits(element));
}

/// Layout of D, and of C if its elements are those of D.
constexpr MatrixLayout output_layout(const MatrixOp& op, std::uint32_t wave = 64) {
  if (op.family != MatrixFamily::mfma) return matrix::wmma::layout_of_result(op, op.result(), wave);
  return mfma_output_layout(op);
}

}  // namespace lockstep
