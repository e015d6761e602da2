// Part of check `hazard`: which half of a VGPR an operand is. Instructions that use different halves of a register do
// not depend on each other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/device/observer.hpp"
#include "lockstep/operand/plan.hpp"
#include "lockstep/uses/register_use.hpp"

namespace lockstep {

inline constexpr std::uint32_t lower_half = 1, upper_half = 2, both_halves = 3;

/// Of the operands of one instruction. It has no pointers into the step.
class HalfRegisters {
 public:
  /// No operand is known: everything is both halves.
  constexpr HalfRegisters() = default;
  explicit constexpr HalfRegisters(const Step& step) {
    const OperandPlan* const plan = step.operands[0];
    if (plan == nullptr || step.second != nullptr) return;
    const InstructionInfo& info = *step.info;
    // Such an operation reads OP_SEL for something else.
    const bool plain = info.modifiers == SourceModifiers::plain && !info.reads.has(State::op_sel);
    for (std::size_t i = 0; i < plan->s.size(); ++i)
      operands_[i] = {plan->s[i], plain && plan->s[i].bits == 16 ? half(plan->modifiers[i].op_sel) : both_halves};
    const bool in_half = plan->d0.bits == 16 && info.high_half != HighHalf::not_applicable;
    result_ = {plan->d0, in_half ? half((plan->op_sel & 8u) != 0) : both_halves};
  }

  /// The halves of the VGPR `number` that are used: of the result if `use` is the result, else of all sources.
  constexpr std::uint32_t of(const RegisterUse& use, std::uint32_t number) const {
    std::uint32_t halves = 0;
    if (use.role == Role::d0) {
      if (result_.holds(number)) halves = result_.halves;
    } else {
      for (const Operand& source : operands_)
        if (source.holds(number)) halves |= source.halves;
    }
    return halves != 0 ? halves : both_halves;
  }

 private:
  struct Operand {
    std::uint32_t first = 0, count = 0;  ///< VGPRs
    std::uint32_t halves = both_halves;

    constexpr Operand() = default;
    constexpr Operand(const OperandSlot& slot, std::uint32_t of)
        : first(slot.number), count(slot.is_vgpr() ? slot.dwords() : 0), halves(of) {}
    constexpr bool holds(std::uint32_t number) const { return number >= first && number < first + count; }
  };
  static constexpr std::uint32_t half(bool upper) { return upper ? upper_half : lower_half; }

  std::array<Operand, 3> operands_{};
  Operand result_{};
};

}  // namespace lockstep
