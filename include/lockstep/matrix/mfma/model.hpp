// Which model an MFMA's sums have.
#pragma once

#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::matrix {

/// The model for `op` where a launch has `model`. F8F6F4 is younger than the instructions that the published models
/// were measured on: in these, too, it is a chain of fused multiply-adds.
constexpr MatrixModel mfma_model(const MatrixOp& op, MatrixModel model) {
  return op.a == Element::selected && model != MatrixModel::exact ? MatrixModel::sequential_fma : model;
}

}  // namespace lockstep::matrix
