// Handlers that move control: blocks, jumps, changes of EXEC, ends; and leaving the dispatch loop.
#pragma once

#include <cstdint>

#include "fast/program/micro_op.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"
#include "lockstep/engine/update_order.hpp"

namespace lockstep::fast {

/// Leaves the dispatch loop for `why`; the wave's pc says where it goes on.
inline const MicroOp* leave(Context& context, Stop why) {
  context.stop = why;
  return &context.program->stop;
}

/// Handler of Program::stop.
inline const MicroOp* stay(const MicroOp* op, Context&, FastWave&, Constants) { return op; }

/// Start of a basic block.
inline const MicroOp* enter_block(const MicroOp* op, Context& context, FastWave&, Constants) {
  const BlockView block{*op};
  context.left -= block.length();
  if (context.left < 0) [[unlikely]] {
    context.left += block.length();
    context.wave->pc = context.program->places[block.first_instruction()].pc;
    return leave(context, Stop::budget);
  }
  return op + 1;
}

/// Counts an instruction before it executes.
inline const MicroOp* count_instruction(const MicroOp* op, Context& context, FastWave&, Constants) {
  ++context.counts[CountView{*op}.opcode()];
  return op + 1;
}

/// Takes back the count of an instruction that did not execute.
inline void uncount(Context& context, const InstructionPlace& at) {
  if (context.counts != nullptr) --context.counts[at.opcode];
}

/// Which stream the wave's EXEC asks for.
inline std::size_t stream_of(const FastWave& wave) {
  return wave.exec() == wave.lanes_of_wave ? Program::full : Program::partial;
}

/// Goes on at instruction `index`, which is the one at the wave's pc.
inline const MicroOp* resume_at(Context& context, std::uint32_t index) {
  const Program& program = *context.program;
  const InstructionPlace& instruction = program.places[index];
  if (instruction.in_block != 0) {
    if (instruction.inside) return leave(context, Stop::inside);
    const std::int64_t rest = instruction.block_length - instruction.in_block;
    if (context.left < rest) return leave(context, Stop::budget);
    context.left -= rest;
  }
  return &program.ops[program.first[stream_of(*context.wave)][index]];
}

/// Goes on at the wave's pc, in this program if it has that instruction and the wave's MODE is the program's.
inline const MicroOp* resume(Context& context) {
  const Program& program = *context.program;
  const Mode mode = context.wave->mode;
  if (mode.default_float() != program.key.default_float || mode.gpr_idx_en() || mode.vskip())
    return leave(context, Stop::leave);
  const std::uint32_t index = program.find(context.wave->pc, mode.vgpr_msb());
  return index == Program::absent ? leave(context, Stop::leave) : resume_at(context, index);
}

/// Gives back the block's instructions after instruction `index`, and moves pc behind it.
inline void settle_after(Context& context, std::uint32_t index) {
  const InstructionPlace& at = context.program->places[index];
  context.left += at.block_length - at.in_block - 1;
}

/// After an instruction that may have changed EXEC: picks the stream for the next one. `whole_row`: in a wave of 64
/// lanes. Mostly it is the stream in which this stands. It is a branch because processors guess branches: after a
/// choice without a branch everything would wait until EXEC is known.
template <bool whole_row>
const MicroOp* exec_changed(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const bool full = whole_row ? wave.exec_pair() == ~std::uint64_t{0}
                              : wave.load_single(FastWave::exec_lo) == (wave.lanes_of_wave & 0xffffffffu);
  const ExecChangeView at{*op};
  const std::uint32_t stream = at.stream();
  if (full == (stream == Program::full)) [[likely]]
    return next(op + 1, context, wave, constants);
  static_assert(Program::full == 0 && Program::partial == 1);
  const Program& program = *context.program;
  return &program.ops[program.first[1 - stream][at.instruction() + 1]];
}

/// Goes on behind an instruction, where this program may have nothing.
inline const MicroOp* go_on(const MicroOp* op, Context& context, FastWave&, Constants) {
  const InstructionView at{*op};
  settle_after(context, at.instruction());
  context.wave->pc = context.program->places[at.instruction()].next_pc();
  return resume(context);
}

/// S_SET_VGPR_MSB: sets MODE's field. What follows is translated for it.
inline const MicroOp* set_vgpr_msb(const MicroOp* op, Context& context, FastWave&, Constants) {
  Mode& mode = context.wave->mode;
  mode = Mode((mode.bits() & ~0xff000u) | VgprMsbView{*op}.bits() << 12);
  return op + 1;
}

inline const MicroOp* jump(const MicroOp* op, Context&, FastWave&, Constants) { return op + JumpView{*op}.distance(); }

/// Is the turn over before this access?
[[gnu::always_inline]] inline bool is_turn_over(const MicroOp* op, const Context& context) {
  return context.left + AccessView{*op}.rest_of_block() <= context.turn_end;
}

/// Ends the wave's turn before the micro-op's instruction.
[[gnu::noinline, gnu::cold]] inline const MicroOp* end_turn_before(const MicroOp* op, Context& context) {
  const InstructionView at{*op};
  settle_after(context, at.instruction());
  ++context.left;
  context.wave->pc = context.program->places[at.instruction()].pc;
  context.result.reason = StopReason::yielded;
  return leave(context, Stop::run);
}

/// The same at an access to memory.
[[gnu::noinline, gnu::cold]] inline const MicroOp* end_turn_at_access(const MicroOp* op, Context& context) {
  context.result.at_access = true;
  return end_turn_before(op, context);
}

/// Before an access to memory whose handler does not ask this itself, and before one that is counted or streamed.
inline const MicroOp* turn_point(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  if (is_turn_over(op, context)) [[unlikely]]
    return end_turn_at_access(op, context);
  return next(op + 1, context, wave, constants);
}

/// Before a copy to LDS.
inline const MicroOp* copy_turn_point(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  if (context.left + AccessView{*op}.rest_of_block() <= context.copy_end) [[unlikely]]
    return end_turn_at_access(op, context);
  return next(op + 1, context, wave, constants);
}

/// Before an atomic that has a place in the order of workgroups' updates.
inline const MicroOp* await_order(const MicroOp* op, Context& context, FastWave&, Constants) {
  return context.order == nullptr || context.order->await() ? op + 1 : end_turn_before(op, context);
}

/// An instruction that does nothing but end the wave's turn.
inline const MicroOp* end_turn(const MicroOp* op, Context& context, FastWave&, Constants) {
  const TurnEndView end{*op};
  settle_after(context, end.instruction());
  context.wave->pc = context.program->places[end.instruction()].next_pc();
  context.result.reason = end.reason();
  return leave(context, Stop::run);
}

}  // namespace lockstep::fast
