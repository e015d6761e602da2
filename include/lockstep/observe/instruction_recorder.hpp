// Instructions that the reference engine executes, or makes the request of, told to an InstructionWriter.
#pragma once

#include <cstddef>
#include <cstdint>

#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/complete.hpp"
#include "lockstep/observe/instruction_words.hpp"

namespace lockstep {

/// `instruction`, at `pc`, is about to execute. `refusal` has nothing against it.
template <class W>
[[gnu::noinline]] void record_instruction(InstructionWriter& to, const W& wave,
                                          const Instruction<typename W::Isa>& instruction, std::uint64_t pc) {
  const MemoryOp* const op = instruction.info().memory;
  MemoryRequest<W::lanes> request{};
  const bool accesses = op != nullptr && has_request(*op) && !is_skipped(wave, instruction) &&
                        !make_request(wave, instruction, *op, request);
  if (accesses)
    to.request(pc, wave.exec(), request);
  else
    to.instruction(pc, wave.exec());
}

/// An observer of the reference engine (see engine/reference.hpp) that tells what is about to execute, and counts.
struct InstructionRecorder {
  InstructionWriter* to = nullptr;  ///< may be null
  std::uint64_t* counts = nullptr;  ///< by opcode; may be null

  template <class W>
  void before(const W& wave, const Instruction<typename W::Isa>& instruction) const {
    if (to != nullptr && !refusal(instruction, W::wave_size)) record_instruction(*to, wave, instruction, wave.pc);
  }
  template <class W>
  void after(const W&, const Instruction<typename W::Isa>& instruction) const {
    if (counts != nullptr) ++counts[static_cast<std::size_t>(instruction.opcode)];
  }
};

}  // namespace lockstep
