// Part of check `hazard`: dependences that no wait states end (OpenHazardRule, RDNA1). They are followed along the path
// that a wave takes. Calls and returns are where the compiler's view ends, and so do these.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "observe/check.hpp"
#include "observe/hazard_class.hpp"
#include "observe/hazard_rules.hpp"

namespace lockstep {

/// Of an instruction, the same each time it executes: bits of rules of which it is the first, the second, or the end.
struct OpenHazardUse {
  std::uint8_t first = 0, second = 0, ends = 0;
};

/// `classes`: of the instruction, by bits of HazardClass.
inline OpenHazardUse open_hazard_use(const Step& step, std::uint64_t classes, std::span<const OpenHazardRule> rules) {
  const auto is = [&](HazardClass what) { return (classes >> static_cast<unsigned>(what) & 1) != 0; };
  const auto waits_for = [&](WaitCounterSet counters) {
    std::uint16_t rest = counters.bits;
    for (const Wait& wait : step.uses->all_waits())
      if (wait.limit == 0) rest = static_cast<std::uint16_t>(rest & ~wait_counter_set(wait.counter).bits);
    return counters && rest == 0;
  };
  const bool depctr = step.info->traits.timing == TimingAction::wait_alu;
  OpenHazardUse use;
  const auto bit = [&](std::uint8_t& bits, std::size_t i, bool set) {
    if (set) bits = static_cast<std::uint8_t>(bits | 1u << i);
  };
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const OpenHazardRule& rule = rules[i];
    bit(use.first, i, is(rule.first));
    bit(use.second, i, is(rule.second));
    bit(use.ends, i,
        is(rule.ended_by) || waits_for(rule.waits) ||
            (depctr && rule.depctr_field != 0 && (step.words[0] & rule.depctr_field) == 0));
  }
  return use;
}

/// Of one wave.
class OpenHazards {
 public:
  void clear() { pending_ = 0; }

  /// Before an instruction executes. Calls `report(pc of the other instruction, rule, register or "")`.
  template <class Report>
  void look(const Step& step, const OpenHazardUse& use, std::span<const OpenHazardRule> rules, Report&& report) {
    if (leaves_function(*step.uses)) return clear();
    const bool branch = step.uses->branch != BranchKind::none;
    for (std::size_t i = 0; i < rules.size(); ++i) {
      const OpenHazardRule& rule = rules[i];
      const auto bit = static_cast<std::uint8_t>(1u << i);
      Pending& pending = rules_[i];
      if ((pending_ & use.second & bit) != 0) {
        if (rule.link == HazardLink::overwrites)
          look_at_registers(step, pending, rule, report);
        else if (rule.link == HazardLink::order || pending.branch)
          report(pending.pc, rule, std::string());
      }
      if ((use.ends & bit) != 0) pending_ = static_cast<std::uint8_t>(pending_ & ~bit);
      if (branch) pending.branch = true;
      if ((use.first & bit) != 0) begin(step, pending, bit);
    }
  }

 private:
  static constexpr std::uint32_t registers = 128;  ///< that a scalar operand can name: SGPRs, VCC, M0, EXEC
  static constexpr std::size_t most_rules = 8;

  struct Pending {
    std::uint64_t pc = 0;                            ///< of the first instruction
    bool branch = false;                             ///< there was one since
    std::array<std::uint64_t, registers> readers{};  ///< by register: pc of the one that reads it; 0: none does
  };

  template <class Visit>
  static void each(const RegisterUse& use, Visit&& visit) {
    for (std::uint32_t n = use.first; n < std::min<std::uint32_t>(use.first + use.count, registers); ++n) visit(n);
  }

  void begin(const Step& step, Pending& pending, std::uint8_t bit) {
    if ((pending_ & bit) == 0) pending.readers = {};
    pending_ = static_cast<std::uint8_t>(pending_ | bit);
    pending.pc = step.pc;
    pending.branch = false;
    for (const RegisterUse& use : step.uses->all())
      if (use.file == UsedFile::scalar && use.read) each(use, [&](std::uint32_t n) { pending.readers[n] = step.pc; });
  }

  template <class Report>
  static void look_at_registers(const Step& step, Pending& pending, const OpenHazardRule& rule, Report& report) {
    for (const RegisterUse& use : step.uses->all()) {
      // LLVM looks at what fields name: it keeps nothing before S_AND_SAVEEXEC, which writes EXEC besides.
      if (use.file != UsedFile::scalar || !use.written || (use.implicit && rule.second == HazardClass::scalar_writer))
        continue;
      std::uint32_t first = registers;
      each(use, [&](std::uint32_t n) {
        if (first == registers && pending.readers[n] != 0) first = n;
      });
      if (first == registers) continue;
      report(pending.readers[first], rule, register_name(UsedFile::scalar, first, step.wave));
      each(use, [&](std::uint32_t n) { pending.readers[n] = 0; });
    }
  }

  std::uint8_t pending_ = 0;  ///< rules whose first instruction was there, by bits
  std::array<Pending, most_rules> rules_{};

  static_assert(gfx101_open_hazards.size() <= most_rules);
};

}  // namespace lockstep
