// Executing a dual instruction (VOPD): two vector operations, each with a destination of its own.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/engine/vector.hpp"
#include "lockstep/operand/access.hpp"
#include "lockstep/operand/dual.hpp"

namespace lockstep {

/// All sources of both halves are read before either writes. No half looks at other lanes, so that is done lane by
/// lane.
template <class W>
constexpr ExecuteResult execute_planned_dual(W& wave, const Instruction<typename W::Isa>& instruction,
                                             const DualPlan& plan) {
  const Instruction<typename W::Isa> y = instruction.second_half();
  const InstructionInfo &x_info = instruction.info(), &y_info = y.info();
  detail::VectorExecution<W> first{wave, instruction, plan.x, x_info, detail::common_input(wave, plan.x, x_info)};
  detail::VectorExecution<W> second{wave, y, plan.y, y_info, detail::common_input(wave, plan.y, y_info)};
  first.begin();
  second.begin();
  for (std::uint32_t lane = 0; lane < W::lanes; ++lane) {
    if (!first.takes_part(lane)) continue;
    if (!first.compute_lane(lane) || !second.compute_lane(lane)) return {first.no_operation()};
    first.store_lane(lane);
    second.store_lane(lane);
  }
  wave.pc += instruction.bytes();
  return {};
}

/// Executes a dual instruction at `wave.pc` and moves `wave.pc` on.
template <class W>
constexpr ExecuteResult execute_dual(W& wave, const Instruction<typename W::Isa>& instruction) {
  const DualPlan plan = plan_dual(instruction, W::wave_size);
  for (const OperandPlan* half : {&plan.x, &plan.y})
    if (Fault fault = check_allocation(wave, *half)) return {fault};
  return execute_planned_dual(wave, instruction, plan);
}

}  // namespace lockstep
