// From a decoded instruction back to what a program would have written: operands, options, and which encoding.
#pragma once

#include <vector>

#include "lockstep/cdna4_asm.hpp"

namespace asm_test {

struct Statement {
  std::vector<lockstep::assembler::Operand> operands;
  lockstep::assembler::Options options;
  lockstep::assembler::Variant variant = lockstep::assembler::Variant::e32;
};

/// `instruction` must be legal.
Statement lift(const lockstep::cdna4::Instruction& instruction);

}  // namespace asm_test
