// Writes the instructions that the reference engine executes to an InstructionWriter.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/complete.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/memory/tensor/parts.hpp"
#include "observe/stream_encoder.hpp"

namespace lockstep {

namespace detail {

/// An instruction of several parts. False: nothing has been written, because the request of a part fails.
template <class W>
[[gnu::noinline]] bool record_parts(StreamEncoder to, const W& wave, const Instruction<typename W::Isa>& instruction,
                                    std::uint64_t pc, const MemoryOp& op) {
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

/// A tile, line by line. False: it has no lines.
template <class W>
bool record_lines(StreamEncoder to, const W& wave, const Instruction<typename W::Isa>& instruction, std::uint64_t pc,
                  const MemoryOp& op) {
  tensor::Descriptor tile;
  if (tensor::read_descriptor(wave, instruction, tile)) return false;
  bool continued = false;
  tensor::each_line(tile, op.action == MemoryAction::tensor_store, [&](const tensor::Part& line) {
    to.line(pc, wave.exec(), line.address, line.lds, line.bytes, continued);
    continued = true;
  });
  return continued;
}

/// Texel after texel of a sample. False: it reads none.
template <class W>
bool record_texels(StreamEncoder to, const W& wave, const Instruction<typename W::Isa>& instruction, std::uint64_t pc) {
  bool continued = false;
  image::each_texel(wave, instruction, [&](std::uint32_t lane, std::uint64_t address, std::uint32_t bytes) {
    to.texel(pc, wave.exec(), lane, address, bytes, continued);
    continued = true;
  });
  return continued;
}

/// An instruction's accesses. False: it has none.
template <class W>
bool record_access(StreamEncoder to, const W& wave, const Instruction<typename W::Isa>& instruction, std::uint64_t pc) {
  const MemoryOp* const op = instruction.info().memory;
  if (op == nullptr || is_skipped(wave, instruction)) return false;
  if constexpr (has_tensors<typename W::Isa>)
    if (op->tensor()) return record_lines(to, wave, instruction, pc, *op);
  if constexpr (has_images<typename W::Isa>)
    if (op->action == MemoryAction::sample) return record_texels(to, wave, instruction, pc);
  if (!has_request(*op)) return false;
  if constexpr (has_blocks<typename W::Isa>)
    if (op->parts() > 1) return record_parts(to, wave, instruction, pc, *op);
  MemoryRequest<W::lanes> request{};
  if (make_request(wave, instruction, *op, request)) return false;
  to.request(pc, wave.exec(), request);
  return true;
}

}  // namespace detail

/// `instruction`, at `pc`, is about to execute. It is supported and legal (`refusal`).
template <class W>
[[gnu::noinline]] void record_instruction(InstructionWriter& to, const W& wave,
                                          const Instruction<typename W::Isa>& instruction, std::uint64_t pc) {
  StreamEncoder encoder(to);
  if (!detail::record_access(encoder, wave, instruction, pc)) encoder.instruction(pc, wave.exec());
}

/// An observer of the reference engine (engine/reference.hpp) that streams instructions before they execute, and counts
/// them.
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
