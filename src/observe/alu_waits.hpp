// What CDNA5 leaves to S_WAIT_ALU, by the rules gfx1250_waits: between two instructions there must have been a wait for
// certain fields. LLVM puts the waits there always; here they are asked for where a first instruction was before, and
// not where the memory instructions of a rule have been waited for by their counters.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>

#include "lockstep/operand/plan.hpp"
#include "observe/check.hpp"
#include "observe/hazard_rules.hpp"

namespace lockstep {

/// Of an instruction, the same each time it executes: bits of rules of which it may be the first or the second.
struct AluWaitUse {
  std::uint8_t first = 0, second = 0;
  bool writes_scalar = false;
};

/// Is a half of the base of scratch memory, 0 or 1, a source?
inline bool reads_scratch_base(const Step& step, std::uint32_t half) {
  for (const OperandPlan* const plan : step.operands) {
    if (plan == nullptr) continue;
    for (const OperandSlot& source : plan->s) {
      if (source.file != RegisterFile::scalar) continue;
      for (std::uint32_t i = 0; i < source.dwords(); ++i) {
        const Selector selector = (*step.wave.selectors)[source.number + i];
        if (selector.kind == SelectorKind::scratch_base && static_cast<std::uint32_t>(selector.index) == half)
          return true;
      }
    }
  }
  return false;
}

inline AluWaitUse alu_wait_use(const Step& step) {
  const Uses& uses = *step.uses;
  const InstructionClass kind = uses.instruction_class;
  const bool vector = uses.vector_alu(), get = step.info->traits.hardware_register == HardwareRegisterAccess::get;
  const bool memory = kind == InstructionClass::vmem || kind == InstructionClass::lds;
  const bool arrive = uses.memory != nullptr && uses.memory->atomic == AtomicOperation::barrier_arrive_one;
  bool writes = uses.writes.has(State::scc), writes_scalar = writes;
  for (const RegisterUse& use : uses.all()) {
    writes = writes || use.written;
    writes_scalar = writes_scalar || (use.written && use.file == UsedFile::scalar);
  }
  const std::uint32_t hardware_register = step.words[0] & 63u;
  const auto reads_base = [&](std::uint32_t number, std::uint32_t half) {
    if (!uses.reads.has(State::flat_scratch) || uses.memory != nullptr) return false;
    return get ? hardware_register == number : reads_scratch_base(step, half);
  };
  const auto is = [&](AluWaitKind what) {
    switch (what) {
      case AluWaitKind::changes_state:
        return vector || memory || kind == InstructionClass::matrix ||
               (kind == InstructionClass::salu && writes && !get);
      case AluWaitKind::reads_state:
        return get && std::find(gfx1250_state_registers.begin(), gfx1250_state_registers.end(), hardware_register) !=
                          gfx1250_state_registers.end();
      case AluWaitKind::writes_s102: return uses.writes_register(UsedFile::scalar, 102);
      case AluWaitKind::writes_s103: return uses.writes_register(UsedFile::scalar, 103);
      case AluWaitKind::reads_scratch_base_lo: return reads_base(20, 0);
      case AluWaitKind::reads_scratch_base_hi: return reads_base(21, 1);
      case AluWaitKind::memory: return memory;
      case AluWaitKind::arrive: return arrive;
      case AluWaitKind::overwrites: return (vector || kind == InstructionClass::matrix) && writes;
    }
    return false;
  };
  AluWaitUse result;
  result.writes_scalar = writes_scalar && (vector || kind == InstructionClass::salu);
  for (std::size_t i = 0; i < gfx1250_waits.size(); ++i) {
    const AluWaitRule& rule = gfx1250_waits[i];
    const bool two_arrive = arrive && rule.second == AluWaitKind::arrive;  // the next rule says that
    if (is(rule.first) && !two_arrive) result.first = static_cast<std::uint8_t>(result.first | 1u << i);
    if (is(rule.second)) result.second = static_cast<std::uint8_t>(result.second | 1u << i);
  }
  return result;
}

/// Of one wave.
class AluWaits {
 public:
  /// Before an instruction executes. Calls `report(pc of the other instruction, rule, register or "")`.
  template <class Report>
  void look(const Step& step, const AluWaitUse& use, Report&& report) {
    if (leaves_function(*step.uses)) return clear(~0u);  // compilers do not look there
    if (step.info->traits.timing == TimingAction::wait_alu) {
      each(pending_, [&](std::uint32_t i) {
        if ((step.words[0] & gfx1250_waits[i].fields) == 0) clear(1u << i);
      });
      return;
    }
    for (const Wait& wait : step.uses->all_waits())
      if (wait.limit == 0) returned(wait.counter);
    each(pending_ & use.second, [&](std::uint32_t i) {
      const AluWaitRule& rule = gfx1250_waits[i];
      std::string name(rule.register_name);
      if (rule.second == AluWaitKind::overwrites && !shares(*firsts_[i].uses, step, name)) return;
      report(firsts_[i].pc, rule, name);
      clear(1u << i);
    });
    if (use.writes_scalar)
      each(pending_, [&](std::uint32_t i) {
        const std::uint32_t enough = gfx1250_waits[i].scalar_writes;
        if (enough != 0 && ++firsts_[i].writes == enough) clear(1u << i);
      });
    each(use.first, [&](std::uint32_t i) {
      const WaitCounterSet raised{static_cast<std::uint16_t>(firsts_[i].raised.bits | step.uses->raises.bits)};
      firsts_[i] = {step.uses, step.pc, 0, raised};
      pending_ |= 1u << i;
    });
  }

 private:
  /// The last instruction that was the first of a rule.
  struct First {
    const Uses* uses = nullptr;
    std::uint64_t pc = 0;
    std::uint32_t writes = 0;  ///< instructions since that wrote scalar registers
    WaitCounterSet raised{};   ///< by all of them, and not waited for
  };
  template <class Visit>
  static void each(std::uint32_t rules, Visit&& visit) {
    for (; rules != 0; rules &= rules - 1) visit(static_cast<std::uint32_t>(std::countr_zero(rules)));
  }
  void clear(std::uint32_t rules) {
    each(pending_ & rules, [&](std::uint32_t i) { firsts_[i] = {}; });
    pending_ &= ~rules;
  }
  void returned(WaitCounter counter) {
    each(pending_, [&](std::uint32_t i) {
      WaitCounterSet& raised = firsts_[i].raised;
      if (!gfx1250_waits[i].until_returned || !raised.has(counter)) return;
      raised.bits = static_cast<std::uint16_t>(raised.bits & ~(1u << static_cast<unsigned>(counter)));
      if (raised.bits == 0) clear(1u << i);
    });
  }
  /// Does the instruction write a VGPR that `first` reads?
  static bool shares(const Uses& first, const Step& step, std::string& name) {
    for (const RegisterUse& r : first.all())
      for (const RegisterUse& w : step.uses->all()) {
        if (!w.written || w.file != UsedFile::vgpr || r.file != w.file) continue;
        if (w.first >= r.first + r.count || r.first >= w.first + w.count) continue;
        name = register_name(w.file, std::max(w.first, r.first), step.wave);
        return true;
      }
    return false;
  }

  std::array<First, gfx1250_waits.size()> firsts_{};
  std::uint32_t pending_ = 0;  ///< rules, by bits, whose first instruction was there and has not been waited for
};

}  // namespace lockstep
