// VGPR indexing (S_SET_GPR_IDX_ON), which compilers use for arrays in registers: always around one move. Translated for
// the instructions between it and S_SET_GPR_IDX_OFF in one block; who gets among them otherwise leaves the program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "common/semantics/sopc.hpp"
#include "common/semantics/sopp.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"

namespace lockstep::fast {

/// Is VGPR indexing on after the instruction, which comes to its end in a block where it was `on` before?
inline bool gpr_index_after(const AnyInstruction& instruction, bool on) {
  switch (instruction.info().traits.vgpr_numbers) {
    case VgprNumbers::index_on: return true;
    case VgprNumbers::index_off: return false;
    default: return on;
  }
}

/// S_SET_GPR_IDX_ON.
inline const MicroOp* gpr_index_on(const MicroOp* op, Context&, FastWave& wave, Constants constants) {
  std::uint32_t index;
  std::memcpy(&index, wave.at(op, slot_s0, constants), sizeof index);
  const std::uint32_t operands = GprIndexView{*op}.operands();
  const GprIndexResult result = common::sem::s_set_gpr_idx_on(index, wave.m0(), wave.mode.bits(), operands);
  wave.set_m0(result.m0);
  wave.mode = Mode(result.mode);
  return op + 1;
}

/// S_SET_GPR_IDX_OFF.
inline const MicroOp* gpr_index_off(const MicroOp* op, Context&, FastWave& wave, Constants) {
  wave.mode = Mode(common::sem::s_set_gpr_idx_off(wave.mode.bits()));
  return op + 1;
}

/// V_MOV_B32 under VGPR indexing. Where there is no such register, the reference says so.
template <bool from_scalar>
const MicroOp* indexed_move(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const std::uint32_t index = wave.m0() & 0xffu, roles = wave.m0() >> 12;
  const VgprMoveView move{*op};
  const std::uint32_t from = from_scalar ? 0 : move.from() + ((roles & 1u) != 0 ? index : 0);
  const std::uint32_t to = move.to() + ((roles & 8u) != 0 ? index : 0);
  const std::uint32_t limit = move.limit();
  if (from >= limit || to >= limit) [[unlikely]]
    return context.program->synchronising(op, context, wave, constants);
  const std::uint32_t* const source = wave.vgprs()[from];
  std::uint32_t* const target = wave.vgprs()[to];
  std::uint32_t scalar = 0;
  if constexpr (from_scalar) std::memcpy(&scalar, wave.at(op, slot_s0, constants), sizeof scalar);
  const std::uint64_t exec = wave.exec_pair();
  for (std::uint32_t lane = 0; lane < row_lanes; ++lane) {
    const std::uint32_t value = from_scalar ? scalar : source[lane];
    target[lane] = (exec >> lane & 1u) != 0 ? value : target[lane];
  }
  return op + 1;
}

}  // namespace lockstep::fast
