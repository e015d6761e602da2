#include "fast/program/machine_handlers.hpp"

#include "fast/any_wave.hpp"
#include "fast/matrix/group.hpp"
#include "fast/matrix/plan.hpp"
#include "fast/matrix/wmma/run.hpp"
#include "fast/matrix/wmma/silicon/run.hpp"
#include "fast/program/control.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"
#include "fast/program/streamed.hpp"

namespace lockstep::fast {

namespace {

/// Ends the run of the wave with a fault of instruction `index`, which was not executed.
const MicroOp* raise(Context& context, std::uint32_t index, Fault fault) {
  const CompiledInstruction& at = context.program->instructions[index];
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

/// A memory instruction of a wave W, an AnyWave, as everywhere below. A turn may end before it, here and below.
template <class W>
const MicroOp* run_memory_reference(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  if (is_turn_over(op, context)) [[unlikely]]
    return end_turn_at_access(op, context);
  Machine<MemoryView>& machine = *machine_context(context).machine;
  const AccessView access{*op};
  const AnyInstruction& instruction = context.program->instructions[access.instruction()].instruction;
  if (const Fault fault =
          execute_memory(static_cast<W&>(wave), instruction, machine.global, machine.lds, machine.scratch)) [[unlikely]]
    return raise(context, access.instruction(), fault);
  return op + 1;
}

/// A memory instruction with a plan.
const MicroOp* run_memory_op(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  if (is_turn_over(op, context)) [[unlikely]]
    return end_turn_at_access(op, context);
  if (run_memory(context.program->memory_plans[AccessView{*op}.plan()], wave, context.ports)) [[likely]]
    return op + 1;
  return context.program->memory_reference(op, context, wave, constants);
}

/// A matrix instruction.
template <class W>
const MicroOp* run_matrix_reference(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  const MatrixView view{*op};
  const AnyInstruction& instruction = context.program->instructions[view.instruction()].instruction;
  const MatrixModel model = machine_context(context).machine->model(*context.program->isa);
  if (const Fault fault = execute_matrix(static_cast<W&>(wave), instruction, *instruction.info().matrix, model))
      [[unlikely]]
    return raise(context, view.instruction(), fault);
  return op + 1;
}

/// Are the micro-ops of a group's instructions there, beginning with `op`? (Not so in parts of blocks.)
template <class Group>
bool is_whole(const Group& group, const MicroOp* op) {
  for (std::uint32_t i = 1; i < group.count(); ++i)
    if (op[i].handler != op->handler) return false;
  return true;
}

/// A matrix instruction by its plan, where that covers it; or all instructions of the group that it begins.
template <class W>
const MicroOp* run_matrix_op(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const MatrixModel model = machine_context(context).machine->model(*context.program->isa);
  const MatrixView at{*op};
  const MatrixPlan& plan = context.program->matrix_plans[at.plan()];
  const RunMatrix run = matrix_run(plan, model);
  const RunMatrixGroup run_group = matrix_group_run(plan, model);
  if (at.has_group() && run_group != nullptr) {
    const MatrixGroup& group = context.program->matrix_groups[at.group()];
    if (is_whole(group, op) && run_matrix_group(group, &plan, run_group, wave)) return op + group.count();
  }
  if (run != nullptr && run_matrix(plan, run, wave)) return op + 1;
  return run_matrix_reference<W>(op, context, wave, constants);
}

/// The same of WMMA and SWMMAC.
template <class W>
const MicroOp* run_wmma_op(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const MatrixModel model = machine_context(context).machine->model(*context.program->isa);
  const MatrixView at{*op};
  const WmmaPlan& plan = context.program->wmma_plans[at.plan()];
  const bool chain = matrix::is_fma_chain(model, plan.op.a) || matrix::wmma::is_integer(plan.op);
  const auto v = reinterpret_cast<Rows>(wave.vgprs());
  const std::uint32_t* const s = wave.s.data();
  const bool ovfl = wave.mode.fp16_ovfl();
  if (at.has_group()) {
    const WmmaGroup& group = context.program->wmma_groups[at.group()];
    if (is_whole(group, op) &&
        (chain ? run_wmma_group(group, &plan, v, s, ovfl) : run_silicon_wmma_group(group, &plan, v, model)))
      return op + group.count();
  }
  if (chain ? run_wmma(plan, v, s, ovfl) : run_silicon_wmma(plan, v, model, ovfl)) return op + 1;
  return run_matrix_reference<W>(op, context, wave, constants);
}

/// An instruction that changes no state that chooses the next micro-op.
template <class W>
const MicroOp* run_reference(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  const InstructionView view{*op};
  const CompiledInstruction& at = context.program->instructions[view.instruction()];
  wave.pc = at.pc;
  const ExecuteResult result = execute(static_cast<W&>(wave), at.instruction, *machine_context(context).machine);
  if (result.fault) [[unlikely]]
    return raise(context, view.instruction(), result.fault);
  return op + 1;
}

/// The same with a plan: operands are neither looked for nor checked again.
template <class W>
const MicroOp* run_planned(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  const PlannedView view{*op};
  const CompiledInstruction& at = context.program->instructions[view.instruction()];
  wave.pc = at.pc;
  const ExecuteResult result =
      execute_planned(static_cast<W&>(wave), at.instruction, context.program->operand_plans[view.plan()],
                      machine_context(context).machine->barriers);
  if (result.fault) [[unlikely]]
    return raise(context, view.instruction(), result.fault);
  return op + 1;
}

/// An instruction that may jump, change EXEC or MODE, or tell the machine something, or that reads the count of
/// instructions. `planned`: there is a plan of its operands.
template <class W, bool planned>
const MicroOp* run_synchronising(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  auto& machine = machine_context(context);
  const PlannedView view{*op};
  const CompiledInstruction& at = context.program->instructions[view.instruction()];
  settle_after(context, view.instruction());
  ++context.left;
  wave.pc = at.pc;
  wave.instructions = machine.executed();
  Barriers* barriers = machine.machine->barriers;
  const ExecuteResult result = step_by(static_cast<W&>(wave), at.instruction, barriers, [&] {
    if constexpr (planned) {
      return execute_planned(static_cast<W&>(wave), at.instruction, context.program->operand_plans[view.plan()],
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

template <class W>
MachineHandlers handlers_of(const KernelSet& kernels) {
  MachineHandlers handlers{.memory = {},
                           .memory_reference = run_memory_reference<W>,
                           .matrix = run_matrix_op<W>,
                           .wmma = run_wmma_op<W>,
                           .matrix_reference = run_matrix_reference<W>,
                           .reference = run_reference<W>,
                           .planned = run_planned<W>,
                           .synchronising = run_synchronising<W, false>,
                           .planned_synchronising = run_synchronising<W, true>,
                           .stream_request = fast::stream_request<W>};
  for (std::size_t i = 0; i < handlers.memory.size(); ++i)
    handlers.memory[i] = kernels.memory_handlers[i] != nullptr ? kernels.memory_handlers[i] : run_memory_op;
  return handlers;
}

}  // namespace

MachineHandlers machine_handlers(std::uint32_t wave_size, const KernelSet& kernels) {
  return wave_size == 32 ? handlers_of<AnyWave<32>>(kernels) : handlers_of<AnyWave<64>>(kernels);
}

}  // namespace lockstep::fast
