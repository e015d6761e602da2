// Matrix instructions of every family: MFMA, SMFMAC, WMMA, SWMMAC.
#pragma once

#include <type_traits>

#include "lockstep/matrix/mfma/execute.hpp"
#include "lockstep/matrix/wmma/execute.hpp"

namespace lockstep {

namespace matrix {
/// May the ISA have MFMA instructions, or others? Of an ISA without data, its table says so.
template <class Isa, bool mfma>
inline constexpr bool has_family = [] {
  if constexpr (std::is_empty_v<Isa>) {
    for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
      const MatrixOp* const op = Isa::info(static_cast<typename Isa::Opcode>(i)).matrix;
      if (op != nullptr && (op->family == MatrixFamily::mfma) == mfma) return true;
    }
    return false;
  } else {
    return true;
  }
}();
}  // namespace matrix

/// Executes one matrix instruction, whose operation is `op`, on the whole wave. `model` names how float elements are
/// summed; f64 and integer forms do not depend on it. f64 never saturates. Faults: illegal_operand,
/// register_out_of_range; nothing is written then.
template <class Wave, class Instruction>
constexpr Fault execute_matrix(Wave& wave, const Instruction& instruction, const MatrixOp& op, MatrixModel model) {
  using Isa = typename Wave::Isa;
  // A family that the ISA lacks is not compiled for it.
  if constexpr (!matrix::has_family<Isa, true>) {
    return matrix::wmma::execute(wave, instruction, op, model);
  } else if constexpr (!matrix::has_family<Isa, false>) {
    return matrix::execute_mfma(wave, instruction, op, model);
  } else {
    return op.family == MatrixFamily::mfma ? matrix::execute_mfma(wave, instruction, op, model)
                                           : matrix::wmma::execute(wave, instruction, op, model);
  }
}

/// The same as the ISA's model has it.
template <class Wave, class Instruction>
constexpr Fault execute_matrix(Wave& wave, const Instruction& instruction, const MatrixOp& op) {
  return execute_matrix(wave, instruction, op, wave.isa().matrix_model);
}

}  // namespace lockstep
