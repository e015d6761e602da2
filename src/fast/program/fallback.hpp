// Handlers that call the reference engine: for instructions without a handler of their own, memory and matrices.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "fast/matrix/group.hpp"
#include "fast/matrix/plan.hpp"
#include "fast/matrix/wmma/run.hpp"
#include "fast/matrix/wmma/silicon/run.hpp"
#include "fast/program/control.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/streamed.hpp"
#include "lockstep/engine/reference.hpp"

namespace lockstep::fast {

/// The context of handlers that reach memory. `Global` is the launch's memory.
template <class Global>
struct MachineContext : Context {
  Machine<Global>* machine = nullptr;
  std::uint64_t instructions_before = 0;  ///< wave.instructions when the run began
  std::int64_t granted = 0;
  std::int64_t reserve = 0;  ///< of `granted`, what is not in `left` yet

  /// The wave's count of instructions now.
  std::uint64_t executed() const { return instructions_before + static_cast<std::uint64_t>(granted - reserve - left); }
};

/// Sets `result` from an executed instruction's; true if the wave's turn is over.
inline bool take_result(Context& context, const ExecuteResult& result) {
  if (result.fault) {
    context.result.reason = StopReason::fault;
    context.result.fault = result.fault;
    return true;
  }
  switch (result.signal) {
    case Signal::end_program: context.result.reason = StopReason::ended; return true;
    case Signal::barrier: context.result.reason = StopReason::at_barrier; return true;
    case Signal::barrier_wait: context.result.reason = StopReason::waits; return true;
    case Signal::barrier_passed:
    case Signal::sleep: context.result.reason = StopReason::yielded; return true;
    default: return false;
  }
}

template <class Global>
MachineContext<Global>& machine_context(Context& context) {
  return static_cast<MachineContext<Global>&>(context);
}

/// Ends the run of the wave with a fault of instruction `index`, which was not executed.
template <class Isa>
const MicroOp* raise(Context& context, std::uint32_t index, Fault fault) {
  const CompiledInstruction<Isa>& at = isa_program<Isa>(context).instructions[index];
  settle_after(context, index);
  ++context.left;
  uncount(context, at);
  fault.pc = at.pc;
  fault.words = at.instruction.words;
  fault.dwords = at.instruction.dwords;
  context.wave->pc = at.pc;
  context.result.reason = StopReason::fault;
  context.result.fault = fault;
  return leave(context, Stop::run);
}

/// The handlers of this file for one type of memory and one size of waves, so that compiling programs depends on
/// neither.
struct MachineHandlers {
  using Handler = MicroOp::Handler;
  std::array<Handler, frequent_accesses> memory;  ///< by FrequentAccess
  Handler memory_reference, matrix, wmma, matrix_reference, reference, planned, synchronising, planned_synchronising;
  Handler stream_request;
};

/// Memory instruction `extra` of a wave W, a SizedWave, as everywhere below. A turn may end before it, here and below.
template <class W, class Global, class Isa = typename W::Isa>
const MicroOp* run_memory_reference(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  if (is_turn_over(op, context)) [[unlikely]]
    return end_turn_at_access(op, context);
  Machine<Global>& machine = *machine_context<Global>(context).machine;
  const Instruction<Isa>& instruction = isa_program<Isa>(context).instructions[op->extra].instruction;
  if (const Fault fault =
          execute_memory(static_cast<W&>(wave), instruction, machine.global, machine.lds, machine.scratch)) [[unlikely]]
    return raise<Isa>(context, op->extra, fault);
  return op + 1;
}

/// Memory instruction `extra`, with plan offset[slot_d] of the program.
inline const MicroOp* run_memory_op(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  if (is_turn_over(op, context)) [[unlikely]]
    return end_turn_at_access(op, context);
  if (run_memory(context.program->memory_plans[op->offset[slot_d]], wave, context.ports)) [[likely]]
    return op + 1;
  return context.program->memory_reference(op, context, wave, constants);
}

/// Matrix instruction `extra`.
template <class W, class Global, class Isa = typename W::Isa>
const MicroOp* run_matrix_reference(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  const Instruction<Isa>& instruction = isa_program<Isa>(context).instructions[op->extra].instruction;
  const MatrixModel model = machine_context<Global>(context).machine->model(static_cast<W&>(wave).isa());
  if (const Fault fault = execute_matrix(static_cast<W&>(wave), instruction, *instruction.info().matrix, model))
      [[unlikely]]
    return raise<Isa>(context, op->extra, fault);
  return op + 1;
}

/// Are the micro-ops of a group's instructions there, beginning with `op`? (Not so in parts of blocks.)
template <class Group>
bool is_whole(const Group& group, const MicroOp* op) {
  for (std::uint32_t i = 1; i < group.count(); ++i)
    if (op[i].handler != op->handler) return false;
  return true;
}

/// Matrix instruction `extra`, with plan offset[slot_d] of the program where that covers it; or, where offset[slot_s0]
/// is not 0, all that are in the group before that number.
template <class W, class Global, class Isa = typename W::Isa>
const MicroOp* run_matrix_op(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const MatrixModel model = machine_context<Global>(context).machine->model(static_cast<W&>(wave).isa());
  const MatrixPlan& plan = context.program->matrix_plans[op->offset[slot_d]];
  const RunMatrix run = matrix_run(plan, model);
  const RunMatrixGroup run_group = matrix_group_run(plan, model);
  if (op->offset[slot_s0] != 0 && run_group != nullptr) {
    const MatrixGroup& group = context.program->matrix_groups[op->offset[slot_s0] - 1];
    if (is_whole(group, op) && run_matrix_group(group, &plan, run_group, wave)) return op + group.count();
  }
  if (run != nullptr && run_matrix(plan, run, wave)) return op + 1;
  return run_matrix_reference<W, Global>(op, context, wave, constants);
}

/// Matrix instruction `extra`, with plan offset[slot_d] of the program; or, where offset[slot_s0] is not 0, all that
/// are in the group before that number.
template <class W, class Global, class Isa = typename W::Isa>
const MicroOp* run_wmma_op(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const MatrixModel model = machine_context<Global>(context).machine->model(static_cast<W&>(wave).isa());
  const WmmaPlan& plan = context.program->wmma_plans[op->offset[slot_d]];
  const bool chain = matrix::is_fma_chain(model, plan.op.a) || matrix::wmma::is_integer(plan.op);
  const auto v = reinterpret_cast<Rows>(wave.vgprs());
  const std::uint32_t* const s = wave.s.data();
  const bool ovfl = wave.mode.fp16_ovfl();
  if (op->offset[slot_s0] != 0) {
    const WmmaGroup& group = context.program->wmma_groups[op->offset[slot_s0] - 1];
    if (is_whole(group, op) &&
        (chain ? run_wmma_group(group, &plan, v, s, ovfl) : run_silicon_wmma_group(group, &plan, v, model)))
      return op + group.count();
  }
  if (chain ? run_wmma(plan, v, s, ovfl) : run_silicon_wmma(plan, v, model, ovfl)) return op + 1;
  return run_matrix_reference<W, Global>(op, context, wave, constants);
}

/// Instruction `extra`, which changes no state that chooses the next micro-op.
template <class W, class Global, class Isa = typename W::Isa>
const MicroOp* run_reference(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  const CompiledInstruction<Isa>& at = isa_program<Isa>(context).instructions[op->extra];
  wave.pc = at.pc;
  const ExecuteResult result =
      execute(static_cast<W&>(wave), at.instruction, *machine_context<Global>(context).machine);
  if (result.fault) [[unlikely]]
    return raise<Isa>(context, op->extra, result.fault);
  return op + 1;
}

/// The same with plan offset[slot_d] of the program: operands are neither looked for nor checked again.
template <class W, class Global, class Isa = typename W::Isa>
const MicroOp* run_planned(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  const CompiledInstruction<Isa>& at = isa_program<Isa>(context).instructions[op->extra];
  wave.pc = at.pc;
  const ExecuteResult result =
      execute_planned(static_cast<W&>(wave), at.instruction, context.program->operand_plans[op->offset[slot_d]],
                      machine_context<Global>(context).machine->barriers);
  if (result.fault) [[unlikely]]
    return raise<Isa>(context, op->extra, result.fault);
  return op + 1;
}

/// Instruction `extra`, which may jump, change EXEC or MODE, or tell the machine something. Also for those that read
/// the count of instructions. With `planned`, plan offset[slot_d] of the program is its operands'.
template <class W, class Global, bool planned, class Isa = typename W::Isa>
const MicroOp* run_synchronising(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  auto& machine = machine_context<Global>(context);
  const CompiledInstruction<Isa>& at = isa_program<Isa>(context).instructions[op->extra];
  settle_after(context, op->extra);
  ++context.left;
  wave.pc = at.pc;
  wave.instructions = machine.executed();
  Barriers* barriers = machine.machine->barriers;
  const ExecuteResult result = step_by(static_cast<W&>(wave), at.instruction, barriers, [&] {
    if constexpr (planned) {
      return execute_planned(static_cast<W&>(wave), at.instruction, context.program->operand_plans[op->offset[slot_d]],
                             barriers);
    } else {
      return execute(static_cast<W&>(wave), at.instruction, *machine.machine);
    }
  });
  if (!result.fault) {
    --context.left;
  } else if (result.fault.kind != FaultKind::trap && result.fault.kind != FaultKind::halt) {  // these have executed
    uncount(context, at);
  }
  return take_result(context, result) ? leave(context, Stop::run) : resume(context);
}

template <class W, class Global, class Isa = typename W::Isa>
MachineHandlers machine_handlers(const KernelSet& kernels) {
  MachineHandlers handlers{{},
                           run_memory_reference<W, Global>,
                           nullptr,
                           nullptr,
                           run_matrix_reference<W, Global>,
                           run_reference<W, Global>,
                           run_planned<W, Global>,
                           run_synchronising<W, Global, false>,
                           run_synchronising<W, Global, true>,
                           fast::stream_request<W>};
  if constexpr (matrix::has_family<typename W::Isa, true>) handlers.matrix = run_matrix_op<W, Global>;
  if constexpr (matrix::has_family<typename W::Isa, false>) handlers.wmma = run_wmma_op<W, Global>;
  // Plans reach memory as a launch has it; others' memories are the reference's business.
  if constexpr (std::is_same_v<Global, MemoryView>) {
    for (std::size_t i = 0; i < handlers.memory.size(); ++i)
      handlers.memory[i] = kernels.memory_handlers[i] != nullptr ? kernels.memory_handlers[i] : run_memory_op;
  } else {
    handlers.memory.fill(run_memory_reference<W, Global>);
  }
  return handlers;
}

}  // namespace lockstep::fast
