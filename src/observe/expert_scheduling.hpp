// Registers that hardware does not wait for when a kernel has turned its checks off: DEP_MODE 2 of SCHED_MODE, "expert
// scheduling" of gfx12. S_WAIT_ALU does then what hardware does else.
//
// - va_vdst: vector instructions on their way. A memory instruction neither reads nor writes what one of them writes.
// - vm_vsrc: memory instructions that have not read their registers yet. A vector instruction does not write these, nor
//   does a memory instruction of another kind. One that has returned has read them, and so have those of its kind
//   before it.
//
// A wait for n leaves the n youngest, where all are of one kind; kinds overtake each other, and then only a wait for 0
// says anything. Kinds: of vector instructions transcendental, matrix, all others (64-bit floats are one more, which is
// not told apart here); of memory instructions LDS, buffer, all others. (LLVM's insertion of waits.)
//
// Not followed: a memory instruction that writes what a vector instruction before it reads, for which LLVM 22 does not
// wait either.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "observe/check.hpp"

namespace lockstep {

/// Of one wave.
class ExpertScheduling {
 public:
  void clear() { *this = {}; }

  /// Before an instruction executes. Calls `report(pc of the other instruction, register, what is wrong, advice)`.
  template <class Report>
  void look(const Step& step, Report&& report) {
    number_ = 0;
    if (step.info->traits.hardware_register == HardwareRegisterAccess::set) return set_register(step);
    if (!on_) return;
    if (step.info->traits.timing == TimingAction::wait_alu) {
      vectors_.wait(step.words[0] >> 12 & 15, most_vectors);
      return reads_.wait(step.words[0] >> 2 & 7, most_reads);
    }
    const Kind kind = kind_of(step);
    if (kind == Kind::none) return;
    const bool memory = is_memory(kind);
    for (const RegisterUse& use : step.uses->all()) {
      if (use.file != UsedFile::vgpr) continue;
      if (memory)
        vectors_.find(use, Kind::none, [&](std::uint64_t pc, std::uint32_t number, std::size_t left) {
          report(pc, number,
                 (use.read ? "reads " : "overwrites ") + register_name(UsedFile::vgpr, number, step.wave) +
                     " before the vector instruction that writes it has: SCHED_MODE says that hardware does not wait",
                 "needs s_wait_alu depctr_va_vdst(" + decimal(left) + ") before");
        });
      if (use.written)
        reads_.find(use, kind, [&](std::uint64_t pc, std::uint32_t number, std::size_t left) {
          report(pc, number,
                 "overwrites " + register_name(UsedFile::vgpr, number, step.wave) +
                     ", which a memory instruction may not have read: SCHED_MODE says that hardware does not wait",
                 "needs s_wait_alu depctr_vm_vsrc(" + decimal(left) + ") before");
        });
    }
    if (memory) number_ = ++last_;
    OnWay& on_way = memory ? reads_ : vectors_;
    on_way.add(step, kind, last_, memory ? most_reads : most_vectors);
    // A matrix instruction with scales is two in one, and counts as two.
    if (!memory && step.words.size() == 4) on_way.add(step, kind, last_, most_vectors);
  }
  /// Of the instruction looked at last, for `returned`; 0: it is none that reads registers late.
  std::uint64_t number() const { return number_; }
  /// The memory instruction of that number has returned.
  void returned(std::uint64_t number) {
    const auto found =
        std::find_if(reads_.list.begin(), reads_.list.end(), [&](const Instruction& i) { return i.number == number; });
    if (found == reads_.list.end()) return;
    const Kind kind = found->kind;
    std::erase_if(reads_.list, [&](const Instruction& i) { return i.kind == kind && i.number <= number; });
  }

 private:
  static constexpr std::size_t most_vectors = 15, most_reads = 7;  ///< that the counters count
  static constexpr std::uint32_t sched_mode = 26;                  ///< number of the hardware register

  enum class Kind : std::uint8_t { none, vector, transcendental, matrix, lds, buffer, memory };
  static bool is_memory(Kind kind) { return kind >= Kind::lds; }
  static Kind kind_of(const Step& step) {
    switch (step.uses->instruction_class) {
      case InstructionClass::valu: return Kind::vector;
      case InstructionClass::transcendental: return Kind::transcendental;
      case InstructionClass::matrix: return Kind::matrix;
      case InstructionClass::lds: return Kind::lds;
      case InstructionClass::vmem:
        return step.info->memory != nullptr && step.info->memory->address == AddressForm::buffer ? Kind::buffer
                                                                                                 : Kind::memory;
      default: return Kind::none;
    }
  }

  struct Instruction {
    std::uint64_t pc = 0, number = 0;
    Kind kind{};
    std::array<RegisterUse, 6> registers{};  ///< a vector instruction writes, a memory instruction reads
    std::uint8_t count = 0;
  };
  struct OnWay {
    std::vector<Instruction> list;  ///< the oldest first

    bool one_kind() const {
      return std::all_of(list.begin(), list.end(), [&](const Instruction& i) { return i.kind == list.front().kind; });
    }
    void wait(std::size_t limit, std::size_t most) {
      if (limit == most || limit >= list.size() || (limit != 0 && !one_kind())) return;
      list.erase(list.begin(), list.end() - static_cast<std::ptrdiff_t>(limit));
    }
    void add(const Step& step, Kind kind, std::uint64_t number, std::size_t most) {
      Instruction added{step.pc, number, kind, {}, 0};
      for (const RegisterUse& use : step.uses->all())
        if (use.file == UsedFile::vgpr && (is_memory(kind) ? use.read : use.written) &&
            added.count < added.registers.size())
          added.registers[added.count++] = use;
      if (list.size() == most) list.erase(list.begin());
      list.push_back(added);
    }
    /// Calls `met(pc, register, how many may be left)` for the youngest entry that has a register of `use` and is not
    /// of the kind `but`. That entry and all older ones then count as waited for.
    template <class Met>
    void find(const RegisterUse& use, Kind but, Met&& met) {
      for (std::size_t i = list.size(); i-- > 0;) {
        if (list[i].kind == but) continue;
        const auto end = list[i].registers.begin() + list[i].count;
        const auto found = std::find_if(list[i].registers.begin(), end, [&](const RegisterUse& r) {
          return r.first < use.first + use.count && use.first < r.first + r.count;
        });
        if (found == end) continue;
        met(list[i].pc, std::max<std::uint32_t>(found->first, use.first), one_kind() ? list.size() - 1 - i : 0);
        list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        return;
      }
    }
  };

  /// S_SETREG. What was on its way when checks go off is left out: hardware has seen to some of it.
  void set_register(const Step& step) {
    const std::uint32_t word = step.words[0], offset = word >> 6 & 31, size = (word >> 11 & 31) + 1;
    if ((word & 63) != sched_mode || offset > 1) return;
    std::uint32_t value = step.words.size() > 1 ? step.words[1] : 0;
    for (const RegisterUse& use : step.uses->all())
      if (use.read && !use.implicit && use.file == UsedFile::scalar) value = step.wave.scalar(use.first);
    const std::uint32_t bits = (size >= 2 - offset ? 3u << offset : 1u << offset) & 3;
    dep_mode_ = (dep_mode_ & ~bits) | (value << offset & bits);
    on_ = dep_mode_ == 2;
    vectors_.list.clear();
    reads_.list.clear();
  }

  OnWay vectors_, reads_;
  std::uint64_t last_ = 0, number_ = 0;
  std::uint32_t dep_mode_ = 0;
  bool on_ = false;
};

}  // namespace lockstep
