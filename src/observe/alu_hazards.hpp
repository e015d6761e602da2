// What S_WAIT_ALU, and S_WAITCNT_DEPCTR of RDNA3, is for: results that hardware does not wait for by itself.
// Source: LLVM's GCNHazardRecognizer and AMDGPUWaitSGPRHazards, whose rules these are, followed along the path that a
// wave takes.
//
// - RDNA4: vector instructions keep the scalar registers that they read, by pairs. Of a pair that has been kept, a new
//   value is seen only after the wait: who wrote it by a scalar instruction, before any reads it (sa_sdst); who wrote
//   it by a vector instruction, before another vector instruction does (va_sdst, for VCC va_vcc). Scalar loads and
//   buffer instructions wait for both; DS_NOPs, eight of them, four in waves of 32 lanes, empty what is kept.
// - RDNA3 and RDNA3.5 in waves of 64 lanes: a scalar register that was a vector instruction's lane mask and is then
//   written by a scalar instruction must be waited for before a scalar instruction reads it (sa_sdst).
// - RDNA3: a transcendental's result, read by a vector instruction with at most five others and one transcendental
//   between them (va_vdst). Memory instructions wait for it.
// - RDNA3 and RDNA3.5 in waves of 64 lanes: a vector instruction that reads two registers, one written before and one
//   after a scalar instruction wrote EXEC, with at most two vector instructions between those two and four behind them
//   (va_vdst). Memory instructions wait for it.
//
// No rule asks for va_ssrc, vm_vsrc or hold_cnt: hardware keeps those orders by itself unless SCHED_MODE says
// otherwise; expert_scheduling.hpp checks kernels that set it.
//
// Calls and returns are where the compiler's view ends, and so do these.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <vector>

#include "observe/check.hpp"
#include "observe/half_registers.hpp"
#include "observe/hazard_rules.hpp"

namespace lockstep {

/// Of one wave. `halves`: of the instruction's registers. `Report` is called with the pc of the other instruction, the
/// register, what is wrong, and what to do.
class AluHazards {
 public:
  template <class Report>
  void look(const Step& step, const HalfRegisters& halves, const AluHazardRules& rules, std::uint32_t vcc,
            std::uint32_t exec, Report&& report) {
    if (leaves_function(*step.uses)) {
      lane_masks_.reset();
      written_masks_.reset();
      transcendentals_.clear();
      forget_results();
      return;
    }
    const bool wait = step.info->traits.timing == TimingAction::wait_alu;
    const bool wave64 = step.wave.lanes == 64;
    if (rules.kept_registers) look_at_kept(step, wait, vcc, report);
    if (rules.lane_masks && wave64) look_at_masks(step, wait, report);
    if (rules.exec_changes && wave64) look_at_results(step, wait, exec, report);
    if (rules.transcendentals) look_at_transcendentals(step, halves, wait, report);
  }

 private:
  static constexpr std::uint32_t registers = 124;  ///< SGPRs, VCC, TTMPs: not M0, EXEC

  struct WaitFields {
    explicit WaitFields(const Step& step) : bits(step.words[0]) {}
    std::uint32_t bits;
    bool sa_sdst() const { return (bits & 1) == 0; }
    bool va_vcc() const { return (bits >> 1 & 1) == 0; }
    bool va_sdst() const { return (bits >> 9 & 7) == 0; }
    bool va_vdst() const { return (bits >> 12 & 15) == 0; }
  };
  static bool is_vector(const Uses& uses) {
    return uses.vector_alu() || uses.instruction_class == InstructionClass::matrix;
  }
  static bool is_scalar(const Uses& uses) {
    return uses.instruction_class == InstructionClass::salu || uses.instruction_class == InstructionClass::branch;
  }
  static bool is_lds_nop(const MemoryOp* op) {
    return op != nullptr && op->action == MemoryAction::none && op->address == AddressForm::lds;
  }
  static bool is_register(const RegisterUse& use) { return use.file == UsedFile::scalar && use.first < registers; }
  template <class Visit>
  static void each(const RegisterUse& use, Visit&& visit) {
    for (std::uint32_t n = use.first; n < std::min<std::uint32_t>(use.first + use.count, registers); ++n) visit(n);
  }

  template <class Report>
  void look_at_kept(const Step& step, bool wait, std::uint32_t vcc, Report& report) {
    if (is_lds_nop(step.info->memory)) {
      if (++nops_ >= step.wave.lanes / 8) kept_.reset();
      return;
    }
    nops_ = 0;
    const Uses& uses = *step.uses;
    const bool buffer = step.info->memory != nullptr && step.info->memory->address == AddressForm::buffer;
    if (buffer || uses.instruction_class == InstructionClass::smem) {
      by_scalar_.reset();
      by_vector_.reset();
      return;
    }
    const auto is_vcc = [&](std::uint32_t number) { return number == vcc || number == vcc + 1; };
    const auto vector_landed = [&](bool of_vcc) {
      for (std::uint32_t n = 0; n < registers; ++n)
        if (is_vcc(n) == of_vcc) by_vector_.reset(n);
    };
    if (wait) {
      const WaitFields fields(step);
      if (fields.sa_sdst()) by_scalar_.reset();
      if (fields.va_sdst()) vector_landed(false);
      if (fields.va_vcc()) vector_landed(true);
      return;
    }
    const bool vector = is_vector(uses), scalar = is_scalar(uses);
    if (!vector && !scalar) return;
    for (const RegisterUse& use : uses.all()) {
      if (!use.read || !is_register(use)) continue;
      // Any scalar reader: compilers keep what is kept on any path, here it is what was on this one.
      if (scalar) vector_landed(is_vcc(use.first));
      if (!kept_[use.first / 2]) {
        if (vector) kept_.set(use.first / 2);
        continue;
      }
      each(use, [&](std::uint32_t n) {
        const bool late = by_scalar_[n];
        if (!late && !(vector && by_vector_[n])) return;
        const std::string name = register_name(UsedFile::scalar, n, step.wave);
        report(writer_[n], name,
               "reads " + name + ", which vector instructions have read before, and may see its old value",
               std::string("needs s_wait_alu depctr_") +
                   (late        ? "sa_sdst"
                    : is_vcc(n) ? "va_vcc"
                                : "va_sdst") +
                   "(0) before");
        (late ? by_scalar_ : by_vector_).reset(n);
      });
    }
    for (const RegisterUse& use : uses.all()) {
      if (!use.written || !is_register(use) || !kept_[use.first / 2]) continue;
      each(use, [&](std::uint32_t n) {
        writer_[n] = step.pc;
        (scalar ? by_scalar_ : by_vector_).set(n);
        if (is_vcc(n)) (scalar ? by_vector_ : by_scalar_).reset(n);
      });
    }
  }

  template <class Report>
  void look_at_masks(const Step& step, bool wait, Report& report) {
    const Uses& uses = *step.uses;
    if (wait && WaitFields(step).sa_sdst()) {
      lane_masks_.reset();
      written_masks_.reset();
    } else if (is_vector(uses)) {
      std::bitset<registers> masks;
      bool other = step.words.size() > 1;  // perhaps a literal: it, or another register, ends what was
      for (const RegisterUse& use : uses.all()) {
        if (!use.read || !is_register(use)) continue;
        other = true;
        if (use.implicit || use.role == Role::vcc_in) each(use, [&](std::uint32_t n) { masks.set(n); });
      }
      if (other) lane_masks_ = masks;
    } else if (is_scalar(uses)) {
      for (const RegisterUse& use : uses.all()) {
        if (!use.read || !is_register(use)) continue;
        each(use, [&](std::uint32_t n) {
          if (!written_masks_[n]) return;
          written_masks_.reset(n);
          const std::string name = register_name(UsedFile::scalar, n, step.wave);
          report(writer_[n], name,
                 "reads " + name + ", which was a vector instruction's lane mask before it was written",
                 "needs s_waitcnt_depctr depctr_sa_sdst(0) before");
        });
      }
      for (const RegisterUse& use : uses.all()) {
        if (!use.written || !is_register(use)) continue;
        each(use, [&](std::uint32_t n) {
          written_masks_[n] = lane_masks_[n];
          writer_[n] = step.pc;
        });
      }
    }
  }

  struct Transcendental {
    RegisterUse written{};
    std::uint32_t vectors = 0, transcendentals = 0;  ///< since
    std::uint64_t pc = 0;
    HalfRegisters halves{};
  };
  /// A VGPR of which the instruction uses more than what its result leaves there.
  static bool is_vector_source(const Step& step, const RegisterUse& use) {
    return use.read && !use.implicit && use.file == UsedFile::vgpr &&
           (use.role != Role::d0 || step.info->reads.has(State::d0) || step.info->matrix != nullptr);
  }
  template <class Report>
  void look_at_transcendentals(const Step& step, const HalfRegisters& halves, bool wait, Report& report) {
    const Uses& uses = *step.uses;
    const bool memory =
        uses.instruction_class == InstructionClass::vmem || uses.instruction_class == InstructionClass::lds;
    if (memory || (wait && WaitFields(step).va_vdst())) transcendentals_.clear();
    if (!is_vector(uses)) return;
    for (const RegisterUse& use : uses.all()) {
      if (!is_vector_source(step, use)) continue;
      const auto found = std::find_if(transcendentals_.begin(), transcendentals_.end(), [&](const Transcendental& t) {
        if (t.written.first >= use.first + use.count || use.first >= t.written.first + t.written.count) return false;
        const std::uint32_t number = std::max(t.written.first, use.first);
        return (t.halves.of(t.written, number) & halves.of(use, number)) != 0;
      });
      if (found == transcendentals_.end()) continue;
      const std::string name = register_name(UsedFile::vgpr, std::max(found->written.first, use.first), step.wave);
      report(found->pc, name, "reads " + name + " too soon after the transcendental instruction that writes it",
             "needs s_waitcnt_depctr depctr_va_vdst(0) before");
      transcendentals_.erase(found);
    }
    const bool transcendental = uses.instruction_class == InstructionClass::transcendental;
    for (Transcendental& t : transcendentals_) {
      ++t.vectors;
      if (transcendental) ++t.transcendentals;
    }
    std::erase_if(transcendentals_, [](const Transcendental& t) { return t.vectors > 5 || t.transcendentals > 1; });
    if (!transcendental) return;
    for (const RegisterUse& use : uses.all())
      if (use.written && use.file == UsedFile::vgpr) transcendentals_.push_back({use, 0, 0, step.pc, halves});
  }

  /// A vector instruction's, or that EXEC was written by a scalar one.
  struct Result {
    RegisterUse written{};      ///< count 0: EXEC
    std::uint64_t vectors = 0;  ///< executed before
    std::uint64_t pc = 0;
  };
  void forget_results() { results_.clear(); }

  template <class Report>
  void look_at_results(const Step& step, bool wait, std::uint32_t exec, Report& report) {
    const Uses& uses = *step.uses;
    const bool memory =
        uses.instruction_class == InstructionClass::vmem || uses.instruction_class == InstructionClass::lds;
    if (memory || (wait && WaitFields(step).va_vdst())) return forget_results();
    if (is_scalar(uses) &&
        (uses.writes_register(UsedFile::scalar, exec) || uses.writes_register(UsedFile::scalar, exec + 1)))
      results_.push_back({{}, vectors_, step.pc});
    if (!is_vector(uses)) return;
    if (const Result* const late = forwarded_badly(step)) {
      const std::string name = register_name(UsedFile::vgpr, late->written.first, step.wave);
      report(late->pc, name,
             "reads " + name + " too soon after its writer, and another register that was written just before EXEC was",
             "needs s_waitcnt_depctr depctr_va_vdst(0) before");
      forget_results();
    }
    for (const RegisterUse& use : uses.all())
      if (use.written && use.file == UsedFile::vgpr) results_.push_back({use, vectors_, step.pc});
    ++vectors_;
    std::erase_if(results_, [&](const Result& r) { return vectors_ - r.vectors > most_between + most_behind + 2; });
  }
  /// The last writer of a register that the instruction reads, behind a write of EXEC and near enough to it, if what
  /// was before that wrote another one of its sources.
  const Result* forwarded_badly(const Step& step) const {
    std::array<const Result*, 4> writers{};  // the last of each source
    std::size_t count = 0;
    for (const RegisterUse& use : step.uses->all()) {
      if (!is_vector_source(step, use) || count == writers.size()) continue;
      const auto found = std::find_if(results_.rbegin(), results_.rend(), [&](const Result& r) {
        return r.written.first < use.first + use.count && use.first < r.written.first + r.written.count;
      });
      if (found != results_.rend()) writers[count++] = &*found;
    }
    if (count < 2) return nullptr;
    const Result *after = nullptr, *before = nullptr, *wrote_exec = nullptr;
    const auto youngest = std::max_element(writers.begin(), writers.begin() + count);  // the list is in order
    for (const Result& r : results_)
      if (r.written.count == 0 && &r < *youngest) wrote_exec = &r;
    if (wrote_exec == nullptr) return nullptr;
    for (std::size_t i = 0; i < count; ++i) {
      const Result*& side = writers[i] > wrote_exec ? after : before;
      if (side == nullptr || writers[i] > side) side = writers[i];
    }
    if (before == nullptr || after == nullptr) return nullptr;
    const std::uint64_t between = after->vectors - before->vectors - 1, behind = vectors_ - after->vectors - 1;
    return between <= most_between && behind <= most_behind ? after : nullptr;
  }
  static constexpr std::uint64_t most_between = 2, most_behind = 4;

  std::vector<Result> results_;  ///< the oldest first
  std::uint64_t vectors_ = 0;    ///< vector instructions so far

  std::bitset<registers / 2> kept_;                    ///< pairs of registers that vector instructions have read
  std::bitset<registers> by_scalar_, by_vector_;       ///< written since by such an instruction, and not waited for
  std::bitset<registers> lane_masks_, written_masks_;  ///< masks of the last vector instruction with any; written since
  std::array<std::uint64_t, registers> writer_{};      ///< pc of who wrote a register last, where that matters
  std::uint32_t nops_ = 0;                             ///< DS_NOPs in a row
  std::vector<Transcendental> transcendentals_;
};

}  // namespace lockstep
