// Whether the operands of a decoded instruction name something, as members of an ISA of the core.
#pragma once

#include <cstdint>

#include "lockstep/isa/illegal_operand.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep {

/// A base of an ISA's traits. `Legality` is the judge of the ISA's family: CdnaLegality or RdnaLegality. Waves have the
/// ISA's first size where the caller names none.
template <class Isa, template <class> class Legality>
struct JudgedBy {
  /// Which operand of a decoded instruction names nothing, and why: what decode leaves open.
  static constexpr IllegalOperand illegal_operand(const Instruction<Isa>& instruction, std::uint32_t wave_size) {
    return Legality<Isa>(instruction, wave_size).illegal();
  }
  static constexpr IllegalOperand illegal_operand(const Instruction<Isa>& instruction) {
    return illegal_operand(instruction, Isa::wave_sizes[0]);
  }
  static constexpr bool legal(const Instruction<Isa>& instruction, std::uint32_t wave_size) {
    return !illegal_operand(instruction, wave_size);
  }
  static constexpr bool legal(const Instruction<Isa>& instruction) { return legal(instruction, Isa::wave_sizes[0]); }
};

}  // namespace lockstep
