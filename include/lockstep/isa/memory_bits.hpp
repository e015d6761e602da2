// Bits of memory instructions that ISAs spell in different ways, and that text, operands and addresses all depend on.
#pragma once

#include "common/fields.hpp"

namespace lockstep {

/// The field whose lowest bit makes an atomic return the old value.
template <class Instruction>
constexpr Field returning_field(const Instruction& instruction) {
  return instruction.has(Field::sc0) ? Field::sc0 : instruction.has(Field::glc) ? Field::glc : Field::th;
}

/// Does SCRATCH add a VGPR to the address? SVE says so. Before CDNA3 it does where there is no SGPR.
template <class Instruction>
constexpr bool scratch_has_vgpr(const Instruction& instruction) {
  if (instruction.has(Field::sve)) return instruction.field(Field::sve) != 0;
  return instruction.field(Field::saddr) == instruction.isa().saddr_off;
}

}  // namespace lockstep
