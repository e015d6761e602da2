// Handlers that call the reference engine: for instructions without a handler of their own, memory and matrices.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "lockstep/engine/reference.hpp"
#include "lockstep/fast/matrix/plan.hpp"
#include "lockstep/fast/program/control.hpp"
#include "lockstep/fast/program/kernel_set.hpp"

namespace lockstep::fast {

/// The context of handlers that reach memory. `Global` is the launch's memory.
template <class Isa, class Global>
struct MachineContext : Context<Isa> {
  Machine<Global>* machine = nullptr;
  MemoryPorts ports{};                    ///< the machine's memories, for plans
  std::uint64_t instructions_before = 0;  ///< wave.instructions when the run began
  std::int64_t granted = 0;
  std::int64_t reserve = 0;  ///< of `granted`, what is not in `left` yet

  /// The wave's count of instructions now.
  std::uint64_t executed() const {
    return instructions_before + static_cast<std::uint64_t>(granted - reserve - this->left);
  }
};

/// Sets `result` from an executed instruction's; true if the wave's turn is over.
template <class Isa>
bool take_result(Context<Isa>& context, const ExecuteResult& result) {
  if (result.fault) {
    context.result.reason = StopReason::fault;
    context.result.fault = result.fault;
    return true;
  }
  switch (result.signal) {
    case Signal::end_program: context.result.reason = StopReason::ended; return true;
    case Signal::barrier: context.result.reason = StopReason::at_barrier; return true;
    case Signal::sleep: context.result.reason = StopReason::yielded; return true;
    default: return false;
  }
}

template <class Isa, class Global>
MachineContext<Isa, Global>& machine_context(Context<Isa>& context) {
  return static_cast<MachineContext<Isa, Global>&>(context);
}

/// The handlers of this file for one type of memory, so that compiling programs does not depend on it.
template <class Isa>
struct MachineHandlers {
  using Handler = typename MicroOp<Isa>::Handler;
  std::array<Handler, frequent_accesses> memory;  ///< by FrequentAccess
  Handler memory_reference, matrix, matrix_reference, reference, synchronising, planned_synchronising;
};

/// Memory instruction `extra`.
template <class Isa, class Global>
const MicroOp<Isa>* run_memory_reference(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave,
                                         Constants) {
  Machine<Global>& machine = *machine_context<Isa, Global>(context).machine;
  const Instruction<Isa>& instruction = context.program->instructions[op->extra].instruction;
  if (const Fault fault = execute_memory(wave.base(), instruction, machine.global, machine.lds, machine.scratch))
      [[unlikely]]
    return raise(context, op->extra, fault);
  return op + 1;
}

/// Memory instruction `extra`, with plan offset[slot_d] of the program.
template <class Isa, class Global>
const MicroOp<Isa>* run_memory_op(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave,
                                  Constants constants) {
  const MemoryPorts& ports = machine_context<Isa, Global>(context).ports;
  if (run_memory(context.program->memory_plans[op->offset[slot_d]], wave.base(), ports)) [[likely]]
    return op + 1;
  return run_memory_reference<Isa, Global>(op, context, wave, constants);
}

/// Matrix instruction `extra`.
template <class Isa, class Global>
const MicroOp<Isa>* run_matrix_reference(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave,
                                         Constants) {
  const Instruction<Isa>& instruction = context.program->instructions[op->extra].instruction;
  const MatrixModel model = machine_context<Isa, Global>(context).machine->matrix_model;
  if (const Fault fault = execute_matrix(wave.base(), instruction, *instruction.info().matrix, model)) [[unlikely]]
    return raise(context, op->extra, fault);
  return op + 1;
}

/// Matrix instruction `extra`, with plan offset[slot_d] of the program where that covers it.
template <class Isa, class Global>
const MicroOp<Isa>* run_matrix_op(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave,
                                  Constants constants) {
  const MatrixModel model = machine_context<Isa, Global>(context).machine->matrix_model;
  if (model == MatrixModel::sequential_fma &&
      run_matrix(context.program->matrix_plans[op->offset[slot_d]], wave.base()))
    return op + 1;
  return run_matrix_reference<Isa, Global>(op, context, wave, constants);
}

/// Instruction `extra`, which changes no state that chooses the next micro-op.
template <class Isa, class Global>
const MicroOp<Isa>* run_reference(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave, Constants) {
  const CompiledInstruction<Isa>& at = context.program->instructions[op->extra];
  wave.pc = at.pc;
  const ExecuteResult result = execute(wave.base(), at.instruction, *machine_context<Isa, Global>(context).machine);
  if (result.fault) [[unlikely]]
    return raise(context, op->extra, result.fault);
  return op + 1;
}

/// The same with plan offset[slot_d] of the program: operands are neither looked for nor checked again.
template <class Isa>
const MicroOp<Isa>* run_planned(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave, Constants) {
  const CompiledInstruction<Isa>& at = context.program->instructions[op->extra];
  wave.pc = at.pc;
  const ExecuteResult result =
      execute_planned(wave.base(), at.instruction, context.program->operand_plans[op->offset[slot_d]]);
  if (result.fault) [[unlikely]]
    return raise(context, op->extra, result.fault);
  return op + 1;
}

/// Instruction `extra`, which may jump, change EXEC or MODE, or tell the machine something. Also for those that read
/// the count of instructions. With `planned`, plan offset[slot_d] of the program is its operands'.
template <class Isa, class Global, bool planned>
const MicroOp<Isa>* run_synchronising(const MicroOp<Isa>* op, Context<Isa>& context, FastWave<Isa>& wave, Constants) {
  auto& machine = machine_context<Isa, Global>(context);
  const CompiledInstruction<Isa>& at = context.program->instructions[op->extra];
  settle_after(context, op->extra);
  ++context.left;
  wave.pc = at.pc;
  wave.instructions = machine.executed();
  const ExecuteResult result = step_by(wave.base(), at.instruction, [&] {
    if constexpr (planned) {
      return execute_planned(wave.base(), at.instruction, context.program->operand_plans[op->offset[slot_d]]);
    } else {
      return execute(wave.base(), at.instruction, *machine.machine);
    }
  });
  if (!result.fault) {
    --context.left;
  } else if (result.fault.kind != FaultKind::trap && result.fault.kind != FaultKind::halt) {  // these have executed
    uncount(context, at.instruction);
  }
  return take_result(context, result) ? leave(context, Stop::run) : resume(context);
}

template <class Isa, class Global>
MachineHandlers<Isa> machine_handlers(const KernelSet<Isa>& kernels) {
  MachineHandlers<Isa> handlers{{},
                                run_memory_reference<Isa, Global>,
                                run_matrix_op<Isa, Global>,
                                run_matrix_reference<Isa, Global>,
                                run_reference<Isa, Global>,
                                run_synchronising<Isa, Global, false>,
                                run_synchronising<Isa, Global, true>};
  // Plans reach memory as a launch has it; others' memories are the reference's business.
  if constexpr (std::is_same_v<Global, MemoryView>) {
    for (std::size_t i = 0; i < handlers.memory.size(); ++i)
      handlers.memory[i] =
          kernels.memory_handlers[i] != nullptr ? kernels.memory_handlers[i] : run_memory_op<Isa, Global>;
  } else {
    handlers.memory.fill(run_memory_reference<Isa, Global>);
  }
  return handlers;
}

}  // namespace lockstep::fast
