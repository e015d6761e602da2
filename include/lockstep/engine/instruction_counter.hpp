// Counting executed instructions.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lockstep {

/// An observer (see reference.hpp) that counts executions by opcode.
struct InstructionCounter {
  std::uint64_t* counts = nullptr;  ///< by opcode

  template <class Wave, class Instruction>
  void after(const Wave&, const Instruction& instruction) const {
    ++counts[static_cast<std::size_t>(instruction.opcode)];
  }
};

}  // namespace lockstep
