// The constant bus: a vector instruction reads one scalar value, a register or the literal; from RDNA3 on it reads two.
// RDNA's judge of legality holds to it, CDNA's does not; assemblers do, and so does the encoder.
#pragma once

#include <cstdint>

#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/scalar_sources.hpp"

namespace lockstep::assembler {

/// Whether the scalar sources of `instruction`, both halves of a dual one together, are as few as its ISA wants, in a
/// wave of `wave_size` lanes.
template <class Isa>
constexpr bool within_constant_bus(const Instruction<Isa>& instruction, std::uint32_t wave_size) {
  ScalarSources<Isa> sources;
  sources.add(instruction, wave_size, instruction.isa().scalar_sources);
  if (instruction.dual()) sources.add(instruction.second_half(), wave_size, instruction.isa().scalar_sources);
  return !sources.too_many();
}

}  // namespace lockstep::assembler
