// Check `hazard`: an instruction that comes too soon after another one on which it depends, where the ISA leaves the
// distance to software. lockstep executes one instruction after the other, so such a kernel computes the right thing
// here.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/observe/check.hpp"
#include "lockstep/observe/hazard_rules.hpp"

namespace lockstep {

class HazardCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override {
    family_ = launch.hazards;
    exec_ = launch.exec_number;
    vcc_ = launch.vcc_number;
  }
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override { waves_.assign(waves, {}); }

  void before(const Step& step) override {
    for (const Past& past : waves_[step.wave.wave].past)
      look_at(step, past, waves_[step.wave.wave].time - past.time - 1);
  }

  void after(const Step& step) override {
    Wave& wave = waves_[step.wave.wave];
    Past past;
    past.info = step.info;
    past.uses = *step.uses;
    past.pc = step.pc;
    past.time = wave.time;
    past.dpp = step.dpp;
    past.wide = step.wide_elements;
    wave.time += 1 + step.idle_states;
    const bool matters = step.uses->vector_alu() || step.uses->instruction_class == InstructionClass::matrix;
    if (matters) wave.past.push_back(past);
    while (!wave.past.empty() && wave.time - wave.past.front().time > farthest) wave.past.pop_front();
  }

 private:
  static constexpr std::uint64_t farthest = 24;

  struct Past {
    const InstructionInfo* info = nullptr;
    Uses uses{};
    std::uint64_t pc = 0, time = 0;
    bool dpp = false, wide = false;
  };
  struct Wave {
    std::uint64_t time = 0;  ///< wait states since the wave began
    std::deque<Past> past;
  };

  static bool is(HazardClass what, const InstructionInfo& info, const Uses& uses, bool dpp) {
    const std::string_view name = info.mnemonic;
    const auto one_of = [&](std::initializer_list<std::string_view> prefixes) {
      return std::any_of(prefixes.begin(), prefixes.end(), [&](std::string_view p) { return name.starts_with(p); });
    };
    const bool valu = uses.vector_alu();
    switch (what) {
      case HazardClass::valu: return valu;
      case HazardClass::transcendental: return uses.instruction_class == InstructionClass::transcendental;
      case HazardClass::plain_valu: return uses.instruction_class == InstructionClass::valu;
      case HazardClass::compare_exec: return one_of({"v_cmpx"});
      case HazardClass::dpp: return valu && dpp;
      case HazardClass::read_lane: return one_of({"v_readlane", "v_readfirstlane"});
      case HazardClass::lane_select: return one_of({"v_readlane", "v_writelane"});
      case HazardClass::permlane: return one_of({"v_permlane"});
      case HazardClass::div_fmas: return one_of({"v_div_fmas"});
      case HazardClass::matrix: return uses.instruction_class == InstructionClass::matrix;
      case HazardClass::vmem: return uses.instruction_class == InstructionClass::vmem;
    }
    return false;
  }

  /// What `second` does with a register that `first` writes, as the rule says; none: they do not depend on each other.
  /// `number`: the first register that both name.
  const RegisterUse* shared(const HazardRule& rule, const Uses& first, const Uses& second,
                            std::uint32_t& number) const {
    for (const RegisterUse& w : first.all()) {
      if (!w.written) continue;
      for (const RegisterUse& r : second.all()) {
        if (!r.read || w.file != r.file || w.first >= r.first + r.count || r.first >= w.first + w.count) continue;
        number = std::max(w.first, r.first);
        const bool is_exec = r.file == UsedFile::scalar && r.first == exec_;
        const bool is_vcc = r.file == UsedFile::scalar && r.first == vcc_;
        switch (rule.link) {
          case HazardLink::vgpr:
            if (r.file == UsedFile::vgpr && !(rule.first == HazardClass::matrix && r.role == Role::s2)) return &r;
            break;
          case HazardLink::scalar:  // a carry-in is forwarded
            if (r.file == UsedFile::scalar && !r.implicit && !is_exec && r.role != Role::vcc_in) return &r;
            break;
          case HazardLink::lane:
            if (r.file == UsedFile::scalar && r.role == Role::s1) return &r;
            break;
          case HazardLink::vcc:
            if (is_vcc) return &r;
            break;
          case HazardLink::exec:
            if (is_exec) return &r;
            break;
        }
      }
    }
    return nullptr;
  }

  void look_at(const Step& step, const Past& past, std::uint64_t between) {
    for (const HazardRule& rule : hazard_rules(family_)) {
      if (between >= rule.states || !is(rule.first, *past.info, past.uses, past.dpp) ||
          !is(rule.second, *step.info, *step.uses, step.dpp))
        continue;
      std::uint32_t number = 0;
      if (rule.link == HazardLink::exec) {
        report(step, past, rule.states, between, "EXEC, which the other writes");
      } else if (const RegisterUse* use = shared(rule, past.uses, *step.uses, number)) {
        report(step, past, rule.states, between, register_name(use->file, number, true) + ", which the other writes");
      }
    }
    if (family_ == HazardFamily::gfx940 && past.info->matrix != nullptr) look_at_matrix_result(step, past, between);
  }

  void look_at_matrix_result(const Step& step, const Past& past, std::uint64_t between) {
    const std::uint32_t states = matrix_result_states(*past.info->matrix, past.wide);
    if (between >= states) return;
    const InstructionClass kind = step.uses->instruction_class;
    const bool matrix = kind == InstructionClass::matrix;
    const bool valu = step.uses->vector_alu();
    if (!matrix && !valu && kind != InstructionClass::vmem && kind != InstructionClass::lds) return;
    for (const RegisterUse& w : past.uses.all()) {
      if (!w.written) continue;
      for (const RegisterUse& use : step.uses->all()) {
        if (use.file != w.file || use.first >= w.first + w.count || w.first >= use.first + use.count) continue;
        if (matrix && (!use.read || (use.role != Role::s0 && use.role != Role::s1)))
          continue;  // C: forwarded, or shorter
        if (!matrix && !valu && !use.read) continue;
        report(step, past, states, between,
               register_name(use.file, std::max(use.first, w.first), true) +
                   ", which the matrix instruction still writes");
        return;
      }
    }
  }

  void report(const Step& step, const Past& past, std::uint64_t states, std::uint64_t between,
              const std::string& what) {
    FindingPlace other = place(step);
    other.pc = past.pc;
    findings().add(CheckKind::hazard, place(step), other, states, [&](Finding& f) {
      f.what = "comes " + count_of(between, "wait state") + " after an instruction that it depends on by " + what;
      f.advice = "needs " + decimal(states) + " between them: s_nop " + decimal(states - between - 1) +
                 ", or other instructions";
    });
  }

  HazardFamily family_{};
  std::uint32_t exec_ = 0, vcc_ = 0;
  std::vector<Wave> waves_;
};

}  // namespace lockstep
