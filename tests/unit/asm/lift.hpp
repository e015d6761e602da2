// From a decoded instruction back to what a program would have written: operands, options, and which encoding. For the
// ISA that this build of the test is about.
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/asm/dual.hpp"
#include "tested_isa.hpp"

namespace asm_test {

struct Statement {
  std::vector<lockstep::assembler::Operand> operands;
  lockstep::assembler::Options options;
  lockstep::assembler::Variant variant = lockstep::assembler::Variant::e32;
};

/// `instruction`, or one half of a dual one, must be legal in a wave of `wave_size` lanes.
Statement lift(const lockstep::tested::Instruction& instruction, std::uint32_t wave_size);

/// The words of `instruction` from what lift() makes of it.
lockstep::assembler::Encoded encode_lifted(const lockstep::tested::Instruction& instruction, std::uint32_t wave_size);

}  // namespace asm_test
