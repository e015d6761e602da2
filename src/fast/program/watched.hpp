// Programs that are watched: before every instruction somebody is asked who looks at the wave
// (launch/observed_waves.hpp).
#pragma once

#include <cstdint>

#include "fast/memory/plan.hpp"
#include "fast/program/control.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"

namespace lockstep::fast {

class StepWatcher {
 public:
  /// Instruction `index` of the program comes next, and all before it are done; `plan` tells what it accesses, where it
  /// is not null. False: it is left to the reference engine, and the run ends before it.
  virtual bool begins(const Program& program, std::uint32_t index, const MemoryPlan* plan) = 0;

 protected:
  ~StepWatcher() = default;
};

/// Does the plan tell what a memory instruction accesses by a row of addresses, all in one space?
inline bool watched_by_plan(const MemoryPlan& plan) {
  const MemoryOp& op = plan.job.op;
  const bool moves =
      op.action == MemoryAction::load || op.action == MemoryAction::store || op.action == MemoryAction::atomic;
  const bool by_row = op.address == AddressForm::lds || op.address == AddressForm::global ||
                      op.address == AddressForm::scratch || op.address == AddressForm::scalar;
  return plan.run != nullptr && moves && by_row && op.transpose == 0 && !op.lds_address && plan.job.unit == 1;
}

/// Before an instruction.
inline const MicroOp* watch_instruction(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const Program& program = *context.program;
  const WatchView at{*op};
  const MemoryPlan* const plan = at.plan() == at.no_plan ? nullptr : &program.memory_plans[at.plan()];
  if (context.watcher->begins(program, at.instruction(), plan)) [[likely]]
    return next(op + 1, context, wave, constants);
  settle_after(context, at.instruction());
  ++context.left;
  wave.pc = program.places[at.instruction()].pc;
  return leave(context, Stop::step);
}

}  // namespace lockstep::fast
