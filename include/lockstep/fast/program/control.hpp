// Handlers that move control: blocks, jumps, changes of EXEC, ends; and leaving the dispatch loop.
#pragma once

#include <cstdint>

#include "lockstep/fast/program/micro_op.hpp"
#include "lockstep/fast/program/program.hpp"

namespace lockstep::fast {

/// Leaves the dispatch loop for `why`; the wave's pc says where it goes on.
template <class Isa>
const MicroOp<Isa>* leave(Context<Isa>& context, Stop why) {
  context.stop = why;
  return &context.program->stop;
}

/// Handler of Program::stop.
template <class Isa>
const MicroOp<Isa>* stay(const MicroOp<Isa>* op, Context<Isa>&, FastWave<Isa>&, Constants) {
  return op;
}

/// Start of a basic block of offset[slot_d] instructions; `extra` is the index of its first one.
template <class Isa>
const MicroOp<Isa>* enter_block(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>&, Constants) {
  context.left -= op->offset[slot_d];
  if (context.left < 0) [[unlikely]] {
    context.left += op->offset[slot_d];
    context.wave->pc = context.program->instructions[op->extra].pc;
    return leave(context, Stop::budget);
  }
  return op + 1;
}

/// Counts an instruction of opcode `extra`, before it executes.
template <class Isa>
const MicroOp<Isa>* count_instruction(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>&, Constants) {
  ++context.counts[op->extra];
  return op + 1;
}

/// Takes back the count of an instruction that did not execute.
template <class Isa>
void uncount(Context<Isa>& context, const Instruction<Isa>& instruction) {
  if (context.counts != nullptr) --context.counts[static_cast<std::size_t>(instruction.opcode)];
}

/// Which stream the wave's EXEC asks for.
template <class Isa>
std::size_t stream_of(const FastWave<Isa>& wave) {
  return wave.exec() == wave.lanes_of_wave ? Program<Isa>::full : Program<Isa>::partial;
}

/// Goes on at the wave's pc, in this program if it has that instruction and the wave's MODE is the program's.
template <class Isa>
const MicroOp<Isa>* resume(Context<Isa>& context) {
  const Program<Isa>& program = *context.program;
  const Mode mode = context.wave->mode;
  if (mode.default_float() != program.key.default_float || mode.gpr_idx_en() || mode.vskip())
    return leave(context, Stop::leave);
  const std::uint32_t index = program.find(context.wave->pc);
  if (index == Program<Isa>::absent) return leave(context, Stop::leave);
  const CompiledInstruction<Isa>& instruction = program.instructions[index];
  if (instruction.in_block != 0) {
    const std::int64_t rest = instruction.block_length - instruction.in_block;
    if (context.left < rest) return leave(context, Stop::budget);
    context.left -= rest;
  }
  return &program.ops[program.first[stream_of(*context.wave)][index]];
}

/// Gives back the block's instructions after instruction `index`, and moves pc behind it.
template <class Isa>
void settle_after(Context<Isa>& context, std::uint32_t index) {
  const CompiledInstruction<Isa>& at = context.program->instructions[index];
  context.left += at.block_length - at.in_block - 1;
}

/// After instruction `extra`, which may have changed EXEC: picks the stream for the next one. `whole_row`: in a wave of
/// 64 lanes.
template <bool whole_row, class Isa>
const MicroOp<Isa>* exec_changed(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>&, Constants) {
  const Program<Isa>& program = *context.program;
  const FastWave<Isa>& wave = *context.wave;
  const bool full = whole_row ? wave.exec_pair() == ~std::uint64_t{0} : wave.exec() == wave.lanes_of_wave;
  return &program.ops[program.first[full ? Program<Isa>::full : Program<Isa>::partial][op->extra + 1]];
}

/// After instruction `extra`: goes on behind it, where this program may have nothing.
template <class Isa>
const MicroOp<Isa>* go_on(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>&, Constants) {
  settle_after(context, op->extra);
  context.wave->pc = context.program->instructions[op->extra].next_pc();
  return resume(context);
}

/// To the micro-op `offset[slot_d]` (signed) places from this one.
template <class Isa>
const MicroOp<Isa>* jump(const MicroOp<Isa>* op, Context<Isa>&, FastWave<Isa>&, Constants) {
  return op + static_cast<std::int32_t>(op->offset[slot_d]);
}

/// The pc after instruction `extra` is no instruction: the reference engine says why.
template <class Isa>
const MicroOp<Isa>* step_next(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>&, Constants) {
  settle_after(context, op->extra);
  context.wave->pc = context.program->instructions[op->extra].next_pc();
  return leave(context, Stop::step);
}

/// Instruction `extra`, which does nothing but end the wave's turn, for the StopReason offset[slot_d].
template <class Isa>
const MicroOp<Isa>* end_turn(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>&, Constants) {
  settle_after(context, op->extra);
  context.wave->pc = context.program->instructions[op->extra].next_pc();
  context.result.reason = static_cast<StopReason>(op->offset[slot_d]);
  return leave(context, Stop::run);
}

/// Ends the run of the wave with a fault of instruction `index`, which was not executed.
template <class Isa>
const MicroOp<Isa>* raise(Context<Isa>& context, std::uint32_t index, Fault fault) {
  const CompiledInstruction<Isa>& at = context.program->instructions[index];
  settle_after(context, index);
  ++context.left;
  uncount(context, at.instruction);
  fault.pc = at.pc;
  fault.words = at.instruction.words;
  fault.dwords = at.instruction.dwords;
  context.wave->pc = at.pc;
  context.result.reason = StopReason::fault;
  context.result.fault = fault;
  return leave(context, Stop::run);
}

}  // namespace lockstep::fast
