// Instructions that the reference engine executes, or makes the request of, told to an InstructionWriter.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/complete.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/memory/tensor/parts.hpp"
#include "observe/instruction_words.hpp"

namespace lockstep {

namespace detail {

/// An instruction of several parts. False: nothing has been told, for a part cannot be made.
template <class W>
[[gnu::noinline]] bool record_parts(InstructionWriter& to, const W& wave,
                                    const Instruction<typename W::Isa>& instruction, std::uint64_t pc,
                                    const MemoryOp& op) {
  std::array<MemoryRequest<W::lanes>, MemoryOp::most_parts> requests{};
  for (std::uint32_t part = 0; part < op.parts(); ++part)
    if (make_request(wave, instruction, op, requests[part], part)) return false;
  bool continued = false;
  for (std::uint32_t part = 0; part < op.parts(); ++part) {
    if (requests[part].lanes == 0) continue;
    to.request(pc, wave.exec(), requests[part], continued);
    continued = true;
  }
  if (!continued) to.request(pc, wave.exec(), requests[0]);
  return true;
}

/// A tile, by its lines. False: there is none.
template <class W>
bool record_lines(InstructionWriter& to, const W& wave, const Instruction<typename W::Isa>& instruction,
                  std::uint64_t pc, const MemoryOp& op) {
  tensor::Descriptor tile;
  if (tensor::read_descriptor(wave, instruction, tile)) return false;
  bool continued = false;
  tensor::each_line(tile, op.action == MemoryAction::tensor_store, [&](const tensor::Part& line) {
    to.line(pc, wave.exec(), line.address, line.lds, line.bytes, continued);
    continued = true;
  });
  return continued;
}

/// What an instruction accesses. False: nothing.
template <class W>
bool record_access(InstructionWriter& to, const W& wave, const Instruction<typename W::Isa>& instruction,
                   std::uint64_t pc) {
  const MemoryOp* const op = instruction.info().memory;
  if (op == nullptr || is_skipped(wave, instruction)) return false;
  if constexpr (has_tensors<typename W::Isa>)
    if (op->tensor()) return record_lines(to, wave, instruction, pc, *op);
  if (!has_request(*op)) return false;
  if constexpr (has_blocks<typename W::Isa>)
    if (op->parts() > 1) return record_parts(to, wave, instruction, pc, *op);
  MemoryRequest<W::lanes> request{};
  if (make_request(wave, instruction, *op, request)) return false;
  to.request(pc, wave.exec(), request);
  return true;
}

}  // namespace detail

/// `instruction`, at `pc`, is about to execute. `refusal` has nothing against it.
template <class W>
[[gnu::noinline]] void record_instruction(InstructionWriter& to, const W& wave,
                                          const Instruction<typename W::Isa>& instruction, std::uint64_t pc) {
  if (!detail::record_access(to, wave, instruction, pc)) to.instruction(pc, wave.exec());
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
