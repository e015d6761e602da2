// What the two halves of a dual instruction may not share: results, the ports of the vector registers.
#pragma once

#include "lockstep/isa/dual_issue.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep::assembler {

/// Do the two results begin at different registers? VOPD leaves out the lowest bit of the second one's number, which is
/// the complement of the first one's: there one number is even and the other odd.
template <class Isa>
constexpr bool different_destinations(const Instruction<Isa>& instruction) {
  return instruction.field(Field::vdst) != instruction.second_half().field(Field::vdst);
}

/// Do the halves get their sources at the same time (isa/dual_issue.hpp)?
template <class Isa>
constexpr bool different_banks(const Instruction<Isa>& instruction) {
  if constexpr (has_dual_encodings<Isa>) return !DualIssue<Isa>(instruction).conflict();
  return true;
}

}  // namespace lockstep::assembler
