// The operands of a dual instruction: those of its two halves.
#pragma once

#include <cstdint>

#include "lockstep/operand/plan.hpp"

namespace lockstep {

struct DualPlan {
  OperandPlan x{}, y{};
};

/// Classifies the operands of a dual instruction that is legal in waves of `wave_size` lanes.
template <class Isa>
constexpr DualPlan plan_dual(const Instruction<Isa>& instruction, std::uint32_t wave_size) {
  return {plan_operands(instruction, wave_size), plan_operands(instruction.second_half(), wave_size)};
}

}  // namespace lockstep
