// Check `hazard`: an instruction that comes too soon after another one on which it depends, where the ISA leaves the
// distance to software. lockstep executes one instruction after the other, so such a kernel computes the right thing
// here.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "observe/alu_hazards.hpp"
#include "observe/alu_waits.hpp"
#include "observe/check.hpp"
#include "observe/clauses.hpp"
#include "observe/half_registers.hpp"
#include "observe/hazard_class.hpp"
#include "observe/hazard_rules.hpp"
#include "observe/members.hpp"
#include "observe/prepared.hpp"

namespace lockstep {

class HazardCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override {
    waves_.launch_begins(launch);
    rules_ = hazard_rules(launch.hazards);
    disassemble_ = launch.disassemble_with_halves;
    exec_ = launch.exec_number;
    vcc_ = launch.vcc_number;
    for (m0_ = 0; m0_ < 255 && (*launch.selectors)[m0_].kind != SelectorKind::m0;) ++m0_;
    prepared_.clear();
  }
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override {
    std::vector<Wave>& all = waves_.next();
    all.resize(waves);
    for (Wave& wave : all) wave.clear();
  }

  void workgroup_ends(const Fault&) override { (void)waves_.next(); }

  void before(const Step& step) override {
    Wave& wave = waves_.of(step.wave)[step.wave.wave];
    now_ = &prepared_.of(step, [&] { return what_is(step); });
    if (const std::uint32_t rules = now_->second_of & wave.first_of; rules != 0) follow(rules, step, wave);
    for (const Past& past : wave.matrices) look_at_result(step, past, wave.time - past.time - 1);
    wave.clauses.look(step, rules_.clauses, [&](std::uint64_t pc, const std::string& what, const std::string& advice) {
      report(step, pc, 0, "", what, advice);
    });
    if (wave.freed_at != 0) look_at_freed(step, wave.freed_at);
    if (now_->reversed) report_reversed(step);
    if (rules_.alu.any())
      wave.alu.look(step, now_->halves, rules_.alu, vcc_, exec_,
                    [&](std::uint64_t pc, const std::string& name, const std::string& what, const std::string& advice) {
                      report(step, pc, 0, name, what, advice);
                    });
    if (rules_.alu_waits)
      wave.waits.look(step, now_->waits, [&](std::uint64_t pc, const AluWaitRule& rule, const std::string& name) {
        report(step, pc, 0, name, std::string(rule.what), std::string(rule.advice));
      });
  }

  void after(const Step& step) override {
    Wave& wave = waves_.of(step.wave)[step.wave.wave];
    if (now_->kept) keep(step, wave);
    if (now_->frees_vgprs) wave.freed_at = step.pc;
    wave.time += !rules_.vector_time_only ? 1 + step.idle_states : now_->vector ? 1 : 0;
    if (wave.past.empty() && wave.matrices.empty()) return;
    if (rules_.vector_time_only && now_->vector_memory)
      for (Past& past : wave.past) past.memory_since = true;
    if (step.uses->branch == BranchKind::indirect) wave.past.clear();  // compilers do not look across calls
    forget(wave.matrices, wave.time, farthest_result);
    if (wave.past.size() < past_at_most) return;
    forget(wave.past, wave.time, farthest);  // now and then: rules look at the time, too
    wave.first_of = 0;
    for (const Past& past : wave.past) wave.first_of |= past.what->first_of;
  }

 private:
  static constexpr std::uint64_t farthest = 6, farthest_result = 24;  ///< states that any rule asks for, and one more
  static constexpr std::size_t past_at_most = 32;

  static constexpr std::uint32_t bit(HazardClass what) { return 1u << static_cast<unsigned>(what); }

  /// Of an instruction, the same each time it executes.
  struct What {
    std::uint32_t first_of = 0, second_of = 0;  ///< rules, by bits, of which it may be the first or second instruction
    bool vector = false;
    bool kept = false;           ///< later instructions may depend on it
    bool vector_memory = false;  ///< a memory instruction, but no scalar one
    bool reversed = false;       ///< DPP on an instruction whose sources hardware swaps
    bool frees_vgprs = false;    ///< a message: the wave gives its vector registers back
    std::uint64_t pc = 0;
    const InstructionInfo* info = nullptr;
    const Uses* uses = nullptr;
    std::uint32_t hardware_register = 0;  ///< that S_SETREG names
    MatrixStates states{};                ///< of a matrix instruction of CDNA
    WmmaStates wmma{};                    ///< of one of CDNA5
    AluWaitUse waits{};
    std::string halves;  ///< its text, where it may be about halves of registers

    std::span<const RegisterUse> all() const { return uses->all(); }
  };
  What what_is(const Step& step) const {
    What what;
    std::uint32_t classes = 0;  // bits of HazardClass
    for (unsigned i = 0; i <= static_cast<unsigned>(HazardClass::access_register); ++i)
      if (is_of_class(static_cast<HazardClass>(i), step)) classes |= 1u << i;
    what.vector = step.uses->vector_alu() || step.uses->instruction_class == InstructionClass::matrix;
    const bool writes_m0 = (classes & bit(HazardClass::salu)) != 0 && step.uses->writes_register(UsedFile::scalar, m0_);
    what.kept =
        what.vector || writes_m0 || (classes & (bit(HazardClass::wide_store) | bit(HazardClass::set_register))) != 0;
    what.vector_memory = step.info->memory != nullptr && !step.info->memory->scalar();
    std::array<bool, 2> writes{};  // VGPRs; scalar registers
    for (const RegisterUse& use : step.uses->all())
      if (use.written) writes[use.file == UsedFile::scalar ? 1 : 0] = true;
    // A message with an answer writes a register, and has numbers of its own.
    what.frees_vgprs = rules_.frees_vgprs != 0 && step.uses->instruction_class == InstructionClass::message &&
                       !writes[1] && (step.words[0] & 0xffu) == rules_.frees_vgprs;
    std::uint32_t rule_bit = 1;
    for (const HazardRule& rule : rules_.distances) {
      if ((classes & bit(rule.first)) != 0 && (writes[writes_scalar(rule.link) ? 1 : 0] || !rule_writes(rule)))
        what.first_of |= rule_bit;
      if ((classes & bit(rule.second)) != 0) what.second_of |= rule_bit;
      rule_bit <<= 1;
    }
    what.reversed = step.by_dpp && step.info->dpp_source != 0;
    if (step.info->matrix != nullptr) {
      if (rules_.matrix == MatrixHazards::wmma)
        what.wmma = wmma_result_states(*step.info->matrix);
      else
        what.states =
            matrix_states(*step.info->matrix, step.wide_elements, rules_.matrix == MatrixHazards::longer_mfma);
    }
    if (rules_.alu_waits) what.waits = alu_wait_use(step, [&] { return disassemble_(step.words); });
    if (rules_.looks_at_halves()) what.halves = disassemble_(step.words);
    what.pc = step.pc;
    what.info = step.info;
    what.uses = step.uses;
    what.hardware_register = step.words[0] & 63u;
    return what;
  }

  /// An instruction that executed.
  struct Past {
    const What* what = nullptr;
    std::uint64_t time = 0;     ///< wait states since the wave began
    bool memory_since = false;  ///< then its registers may be written again, which clang 22 does
  };
  struct Wave {
    std::uint64_t time = 0;      ///< wait states since the wave began
    std::uint32_t first_of = 0;  ///< of all in `past`, or more
    std::vector<Past> past;      ///< the oldest first
    std::vector<Past> matrices;  ///< of these the matrix instructions, for longer
    AluHazards alu;
    AluWaits waits;
    Clauses clauses;
    std::uint64_t freed_at = 0;  ///< pc of the message by which it has given its vector registers back; 0: it has them

    void clear() {
      clauses.clear();
      freed_at = 0;
      alu = {};
      waits = {};
      time = 0;
      first_of = 0;
      past.clear();
      matrices.clear();
    }
  };
  void follow(std::uint32_t rules, const Step& step, const Wave& wave) {
    for (; rules != 0; rules &= rules - 1) {
      const HazardRule& rule = rules_.distances[static_cast<std::size_t>(std::countr_zero(rules))];
      for (auto past = wave.past.rbegin(); past != wave.past.rend(); ++past) {
        const std::uint64_t between = wave.time - past->time - 1;
        if (between >= rule.states) break;
        if ((past->what->first_of & rules & (~rules + 1)) != 0) look_at(step, *past, rule, between);
      }
    }
  }
  void keep(const Step& step, Wave& wave) const {
    const Past past{now_, wave.time, false};
    if (step.info->matrix != nullptr) wave.matrices.push_back(past);
    wave.past.push_back(past);
    wave.first_of |= now_->first_of;
  }
  static void forget(std::vector<Past>& past, std::uint64_t time, std::uint64_t after) {
    const auto kept = std::find_if(past.begin(), past.end(), [&](const Past& p) { return time - p.time <= after; });
    if (kept != past.begin()) past.erase(past.begin(), kept);
  }

  /// Is the operand of a matrix instruction its C? It may be told as D, which a sparse one's always is; S2 is its
  /// index.
  static bool is_c(const RegisterUse& use, bool sparse) {
    return use.role == Role::d0 || (!sparse && use.role == Role::s2);
  }

  static constexpr bool writes_scalar(HazardLink link) {
    return link != HazardLink::vgpr && link != HazardLink::either && link != HazardLink::dot;
  }
  /// Is it about what the first instruction writes?
  static constexpr bool rule_writes(const HazardRule& rule) {
    return rule.link != HazardLink::data && rule.link != HazardLink::hardware_register;
  }

  /// clang 22 keeps no distance on CDNA5 for what a dual instruction writes, only for what it reads.
  static bool is_dual(const Uses& uses) { return uses.second != 0; }
  bool share_half(const Past& first, const RegisterUse& before, const RegisterUse& use, std::uint32_t number,
                  const WaveView& wave) const {
    const std::string name = register_name(UsedFile::vgpr, number, wave);
    return (halves_of(before, first.what->halves, name) & halves_of(use, now_->halves, name)) != 0;
  }

  /// What `second` does with a register that `first` writes (or reads, where the rule is about either), as the rule
  /// says; none: they do not depend on each other. `number`: the first register that both name.
  const RegisterUse* shared(const HazardRule& rule, const Past& first, const Step& step, std::uint32_t& number) const {
    const Uses& second = *step.uses;
    const bool sparse = is_sparse(*step.info);
    for (const RegisterUse& w : first.what->all()) {
      for (const RegisterUse& r : second.all()) {
        if (w.file != r.file || w.first >= r.first + r.count || r.first >= w.first + w.count) continue;
        number = std::max(w.first, r.first);
        if (rule.link == HazardLink::data && is_stored_data(w) && r.written) return &r;
        if (rule.link == HazardLink::dot && w.written && r.file == UsedFile::vgpr &&
            !(first.what->info == step.info && (r.role == Role::s2 || r.role == Role::d0)))
          return &r;
        if (rule.link == HazardLink::either && r.file == UsedFile::vgpr &&
            (first.memory_since || is_dual(second) ? w.written && r.read : w.written || r.written) &&
            share_half(first, w, r, number, step.wave))
          return &r;
        if (!w.written || !r.read) continue;
        const bool is_scalar = r.file == UsedFile::scalar;
        const bool is_exec = is_scalar && r.first == exec_, is_vcc = is_scalar && r.first == vcc_;
        switch (rule.link) {
          case HazardLink::vgpr:
            if (r.file == UsedFile::vgpr && !(rule.first == HazardClass::matrix && is_c(r, sparse))) return &r;
            break;
          case HazardLink::scalar:  // a carry-in is forwarded
            if (is_scalar && !r.implicit && !is_exec && r.role != Role::vcc_in) return &r;
            break;
          case HazardLink::either:
          case HazardLink::dot:
          case HazardLink::data:
          case HazardLink::hardware_register: break;
          case HazardLink::lane:
            if (is_scalar && r.role == Role::s1) return &r;
            break;
          case HazardLink::vcc:
            if (is_vcc) return &r;
            break;
          case HazardLink::exec:
            if (is_exec) return &r;
            break;
          case HazardLink::exec_source:
            if (is_scalar && !r.implicit && (r.first == exec_ || r.first == exec_ + 1)) return &r;
            break;
          case HazardLink::vccz:  // told as VCC, which the operation itself does not read
            if (is_vcc && r.implicit && !step.info->reads.has(State::vcc) && !step.info->reads.has(State::vcc_lane))
              return &r;
            break;
          case HazardLink::m0: break;
        }
      }
    }
    return nullptr;
  }

  void look_at(const Step& step, const Past& past, const HazardRule& rule, std::uint64_t between) {
    std::uint32_t number = 0;
    if (rule.link == HazardLink::exec) {
      report(step, past, rule.states, between, "exec_lo", "EXEC, which the other writes");
    } else if (rule.link == HazardLink::m0) {
      if (past.what->uses->writes_register(UsedFile::scalar, m0_))
        report(step, past, rule.states, between, "m0", "M0, which the other writes");
    } else if (rule.link == HazardLink::hardware_register) {
      if (past.what->hardware_register == (step.words[0] & 63u))
        report(step, past, rule.states, between, "", "a hardware register, which the other sets");
    } else if (const RegisterUse* use = shared(rule, past, step, number)) {
      const std::string name = register_name(use->file, number, step.wave);
      const bool overwrites = rule.link == HazardLink::either && use->written && !use->read;
      report(step, past, rule.states, between, name,
             (rule.link == HazardLink::vccz ? "VCCZ of VCC" : name) + (rule.link == HazardLink::data
                                                                           ? ", which the other stores"
                                                                       : overwrites ? ", which the other uses"
                                                                                    : ", which the other writes"),
             rules_.vector_time_only ? "v_nop, or another vector instruction" : "");
    }
  }
  void look_at_result(const Step& step, const Past& past, std::uint64_t between) {
    switch (rules_.matrix) {
      case MatrixHazards::none: return;
      case MatrixHazards::mfma:
      case MatrixHazards::longer_mfma: return look_at_mfma_result(step, past, between);
      case MatrixHazards::wmma: return look_at_wmma_result(step, past, between);
    }
  }

  static bool is_sparse(const InstructionInfo& info) { return info.matrix != nullptr && info.matrix->sparse; }

  void look_at_wmma_result(const Step& step, const Past& past, std::uint64_t between) {
    const WmmaStates& states = past.what->wmma;
    const bool matrix = step.info->matrix != nullptr;
    const std::uint32_t needed = matrix ? states.before_wmma : states.before_vector;
    if (between >= needed || (!matrix && !step.uses->vector_alu())) return;
    for (const RegisterUse& first : past.what->all()) {
      const bool source = first.role == Role::s0 || first.role == Role::s1 ||
                          (first.role == Role::s2 && is_sparse(*past.what->info));  // A, B, the index
      if (first.file != UsedFile::vgpr || !(first.written || (source && !matrix))) continue;
      for (const RegisterUse& use : step.uses->all()) {
        if (use.file != first.file || use.first >= first.first + first.count || first.first >= use.first + use.count)
          continue;
        if (matrix && (!use.read || is_c(use, is_sparse(*step.info)))) continue;
        if (!first.written && !use.written) continue;
        if (!use.read && is_dual(*step.uses)) continue;
        const std::string name = register_name(use.file, std::max(use.first, first.first), step.wave);
        report(step, past, needed, between, name,
               name + (first.written ? ", which the matrix instruction still writes"
                                     : ", which the matrix instruction still reads"),
               "v_nop, or other vector instructions");
        return;
      }
    }
  }

  void look_at_mfma_result(const Step& step, const Past& past, std::uint64_t between) {
    const InstructionClass kind = step.uses->instruction_class;
    const bool valu = step.uses->vector_alu(), matrix = kind == InstructionClass::matrix;
    if (!matrix && !valu && kind != InstructionClass::vmem && kind != InstructionClass::lds) return;
    for (const RegisterUse& first : past.what->all()) {
      for (const RegisterUse& use : step.uses->all()) {
        if (use.file != first.file || use.first >= first.first + first.count || first.first >= use.first + use.count)
          continue;
        const std::uint32_t states = matrix          ? before_matrix(step, past, first, use)
                                     : valu          ? before_valu(past, first, use)
                                     : first.written ? (use.read ? past.what->states.before_memory : 0)
                                                     : 0;
        if (between >= states) continue;
        const std::string name = register_name(use.file, std::max(use.first, first.first), step.wave);
        report(step, past, states, between, name,
               name + (first.written ? ", which the matrix instruction still writes"
                                     : ", which the matrix instruction still reads"));
        return;
      }
    }
  }
  /// Wait states that a matrix instruction with operand `use` has to keep from one with `first`.
  static std::uint32_t before_matrix(const Step& step, const Past& past, const RegisterUse& first,
                                     const RegisterUse& use) {
    const MatrixStates& states = past.what->states;
    if (!first.written || !use.read) return 0;
    if (!is_c(use, is_sparse(*step.info))) return states.before_matrix;
    const MatrixOp &before = *past.what->info->matrix, &now = *step.info->matrix;
    if (use.first == first.first && use.count == first.count)
      return before.a == Element::f64 && now.a != Element::f64 ? 0 : states.before_same_c;
    const bool xdl = now.a != Element::f64 && now.a != Element::f32;
    return xdl && !states.xdl ? 0 : states.before_other_c;
  }
  static std::uint32_t before_valu(const Past& past, const RegisterUse& first, const RegisterUse& use) {
    if (first.written) return past.what->states.before_valu;
    return use.written && is_c(first, is_sparse(*past.what->info)) ? past.what->states.before_c_is_free : 0;
  }

  void look_at_freed(const Step& step, std::uint64_t pc) {
    for (const RegisterUse& use : step.uses->all()) {
      if (use.file != UsedFile::vgpr) continue;
      const std::string name = register_name(use.file, use.first, step.wave);
      return report(step, pc, 0, name,
                    "uses " + name + " after the other instruction gave the wave's vector registers back",
                    "move that message behind the last instruction that uses a vector register");
    }
  }

  /// LLVM up to 22 folds DPP into reversed subtractions and shifts as if source 0 were routed.
  void report_reversed(const Step& step) {
    report(step, step.pc, 0, "",
           "gets source 1 of another lane by DPP, and source 0 of its own: hardware swaps the sources of reversed "
           "subtractions and shifts before DPP",
           "LLVM up to 22 writes this where it means source 0 of another lane (llvm-project#216835): compile with a "
           "later one, or with -mllvm -amdgpu-dpp-combine=0");
  }

  /// `name`: of a register, or empty.
  void report(const Step& step, const Past& past, std::uint64_t states, std::uint64_t between, const std::string& name,
              const std::string& what, const std::string& remedy = "") {
    report(step, past.what->pc, states, name,
           "comes " + count_of(between, "wait state") + " after an instruction that it depends on by " + what,
           "needs " + decimal(states) + " between them: " +
               (remedy.empty() ? "s_nop " + decimal(states - between - 1) + ", or other instructions" : remedy));
  }
  void report(const Step& step, std::uint64_t pc, std::uint64_t subject, const std::string& name,
              const std::string& what, const std::string& advice) {
    FindingPlace other = place(step);
    other.pc = pc;
    findings().add(CheckKind::hazard, place(step), other, subject, [&](Finding& f) {
      f.what = what;
      f.advice = advice;
      f.register_name = name;
    });
  }

  HazardRules rules_;
  Prepared<What> prepared_;
  const What* now_ = nullptr;  ///< the instruction that executes
  std::uint32_t exec_ = 0, vcc_ = 0, m0_ = 0;
  std::string (*disassemble_)(std::span<const std::uint32_t>) = nullptr;
  OfMembers<std::vector<Wave>> waves_;
};

}  // namespace lockstep
