// Accesses of a wave whose addresses may not have been translated yet, where the ISA counts them (XCNT).
//
// Vector accesses are translated in order, scalar ones are not; of the two kinds, one alone is ever on its way:
// hardware waits in between. An access that has returned has been translated, and so have those before it. A vector
// access may write a register that another one reads, and compilers take that one as translated then. Compilers begin
// anew after calls and returns, and so does this. (LLVM's insertion of S_WAIT_XCNT.)
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

  /// The instruction raises a counter. Its number from 1 on; 0: it has no address that is translated.
  std::uint64_t add(const Step& step) {
    const AccessClass kind = step.uses->access;
    const bool scalar = kind == AccessClass::scalar;
    if (!scalar && !is_vector(kind)) return 0;
    if (scalar != scalar_) on_way_.clear();
    scalar_ = scalar;
    Access access;
    access.number = ++last_;
    if (step.access != nullptr) access.left_out = step.access->left_out;
    access.pc = step.pc;
    for (const RegisterUse& use : step.uses->all())
      if (use.read && !use.implicit && access.count < access.registers.size() &&
          (use.file == UsedFile::vgpr || use.first < scalar_registers))
        access.registers[access.count++] = use;
    if (on_way_.size() == most) on_way_.erase(on_way_.begin());
    on_way_.push_back(access);
    return access.number;
  }
  /// S_WAIT_XCNT.
  void wait(std::uint32_t limit) {
    if (limit != 0 && scalar_) return;
    if (on_way_.size() > limit) on_way_.erase(on_way_.begin(), on_way_.end() - static_cast<std::ptrdiff_t>(limit));
  }
  /// The access of that number has returned.
  void landed(std::uint64_t number) {
    std::erase_if(on_way_, [&](const Access& a) { return scalar_ ? a.number == number : a.number <= number; });
  }
  /// Calls `report(pc of the access, use, register, accesses that may be on their way still)` for a register that the
  /// instruction overwrites too early.
  template <class Report>
  void look(const Step& step, Report&& report) {
    if (on_way_.empty()) return;
    if (step.uses->branch == BranchKind::indirect) return clear();
    if (!scalar_ && step.uses->access == AccessClass::scalar) return;
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.written) continue;
      for (std::size_t i = on_way_.size(); i-- > 0;) {
        const Access& access = on_way_[i];
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
  static constexpr std::size_t most = 63;                 ///< that the counter counts

  static bool is_vector(AccessClass kind) {
    return kind == AccessClass::vector_load || kind == AccessClass::vector_store || kind == AccessClass::flat_load ||
           kind == AccessClass::flat_store;
  }
  struct Access {
    std::uint64_t number = 0, pc = 0;
    std::array<RegisterUse, 6> registers{};  ///< that it reads
    std::uint8_t count = 0;
    std::uint32_t left_out = 0;  ///< of a block: registers that it does not (AccessView)

    /// Has `use` registers in common with `r`, which the access reads?
    bool meets(const RegisterUse& r, const RegisterUse& use) const {
      const std::uint32_t end = static_cast<std::uint32_t>(std::min(r.first + r.count, use.first + use.count));
      std::uint32_t shared = std::max(r.first, use.first);
      const bool data = left_out != 0 && (r.role == Role::data || r.role == Role::d0);
      while (data && shared < end && (left_out >> (shared - r.first) & 1) != 0) ++shared;
      return shared < end;
    }
  };
  std::vector<Access> on_way_;  ///< the oldest first
  std::uint64_t last_ = 0;
  bool scalar_ = false;  ///< those on their way are
};

}  // namespace lockstep
