// The last instructions of a wave, to find out what a value was computed from.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>

#include "lockstep/device/observer.hpp"

namespace lockstep {

class RecentInstructions {
 public:
  void clear() { count_ = 0; }
  void add(const Step& step) { all_[count_++ % all_.size()] = {step.pc, step.uses, step.access != nullptr}; }

  /// Do registers that the instruction of `uses` stores come from what the instruction at `load` read? False where that
  /// is too long ago. `exec`: the number of EXEC_LO, which decides about lanes alone.
  bool stores_what_comes_from(const Uses& uses, std::uint64_t load, std::uint32_t exec) const {
    Registers wanted;
    for (const RegisterUse& use : uses.all())
      if (use.read && (use.role == Role::data || use.role == Role::data1)) set(wanted, use, true);
    for (std::size_t back = 1; back <= all_.size() && back <= count_ && wanted.any(); ++back) {
      const Entry& entry = all_[(count_ - back) % all_.size()];
      bool gives = false;
      for (const RegisterUse& use : entry.uses->all())
        if (use.written && holds(wanted, use)) gives = true;
      if (!gives) continue;
      if (entry.pc == load) return true;
      for (const RegisterUse& use : entry.uses->all())
        if (use.written) set(wanted, use, false);
      if (entry.accesses) continue;
      for (const RegisterUse& use : entry.uses->all())
        if (use.read && !use.holds(UsedFile::scalar, exec)) set(wanted, use, true);
    }
    return false;
  }

 private:
  static constexpr std::size_t vgprs = 1536, registers = vgprs + 256;
  using Registers = std::bitset<registers>;
  struct Entry {
    std::uint64_t pc = 0;
    const Uses* uses = nullptr;
    bool accesses = false;
  };
  static std::size_t number(const RegisterUse& use, std::uint32_t i) {
    return use.file == UsedFile::scalar ? vgprs + ((use.first + i) & 255u) : (use.first + i) % vgprs;
  }
  static void set(Registers& all, const RegisterUse& use, bool to) {
    for (std::uint32_t i = 0; i < use.count; ++i) all.set(number(use, i), to);
  }
  static bool holds(const Registers& all, const RegisterUse& use) {
    for (std::uint32_t i = 0; i < use.count; ++i)
      if (all.test(number(use, i))) return true;
    return false;
  }

  std::array<Entry, 64> all_{};
  std::size_t count_ = 0;
};

}  // namespace lockstep
