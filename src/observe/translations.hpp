// Accesses of a wave whose addresses may not have been translated yet, where the ISA counts them (XCNT).
//
// Vector accesses are translated in order, scalar accesses are not. Only one of the two kinds is on its way at a time:
// hardware waits before it begins the other kind. An access that has returned has been translated, and so have the
// accesses before it. If a vector access writes a register that another access reads, compilers take the other access
// as translated. Compilers forget all accesses at calls and returns, and so does this class. (Source: LLVM's insertion
// of S_WAIT_XCNT.)
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/device/observer.hpp"

namespace lockstep {

class Translations {
 public:
  void clear() { on_way_.clear(); }

  /// Adds an access that raises a counter. Gives its number, from 1; 0: it has no address that is translated.
  std::uint64_t add(const Step& step);
  /// S_WAIT_XCNT.
  void wait(std::uint32_t limit);
  /// The access of that number has returned.
  void landed(std::uint64_t number);
  /// Calls `report(pc of the access, use, register, younger accesses)` for each register that the instruction
  /// overwrites too early.
  template <class Report>
  void look(const Step& step, Report&& report) {
    if (on_way_.empty()) return;
    if (step.uses->branch == BranchKind::indirect) return clear();
    if (!scalar_ && step.uses->access == AccessClass::scalar) return;
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.written) continue;
      for (std::size_t i = on_way_.size(); i-- > 0;) {
        const UntranslatedAccess& access = on_way_[i];
        const auto end = access.registers.begin() + access.count;
        const auto met = std::find_if(access.registers.begin(), end,
                                      [&](const RegisterUse& r) { return r.file == use.file && access.meets(r, use); });
        if (met == end) continue;
        if (!is_vector(step.uses->access))
          report(access.pc, use, std::max(met->first, use.first), scalar_ ? 0 : on_way_.size() - 1 - i);
        on_way_.erase(on_way_.begin(), on_way_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        break;
      }
    }
  }

 private:
  static constexpr std::uint32_t scalar_registers = 108;  ///< SGPRs and VCC
  static constexpr std::size_t most = 63;                 ///< that the counter can count

  static bool is_vector(AccessClass kind);
  struct UntranslatedAccess {
    std::uint64_t number = 0, pc = 0;
    std::array<RegisterUse, 6> registers{};  ///< that it reads
    std::uint8_t count = 0;
    std::uint32_t left_out = 0;  ///< of a block: registers that it does not read, by bits (AccessView)

    /// `use` has a register in common with `r`, which the access reads.
    bool meets(const RegisterUse& r, const RegisterUse& use) const {
      const std::uint32_t end = static_cast<std::uint32_t>(std::min(r.first + r.count, use.first + use.count));
      std::uint32_t shared = std::max(r.first, use.first);
      const bool data = left_out != 0 && (r.role == Role::data || r.role == Role::d0);
      while (data && shared < end && (left_out >> (shared - r.first) & 1) != 0) ++shared;
      return shared < end;
    }
  };
  std::vector<UntranslatedAccess> on_way_;  ///< the oldest first
  std::uint64_t last_ = 0;
  bool scalar_ = false;  ///< the accesses on their way are scalar
};

}  // namespace lockstep
