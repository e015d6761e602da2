#include "observe/hazard_check.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace lockstep {

void HazardCheck::launch_begins(const LaunchView& launch) {
  waves_.launch_begins(launch);
  rules_ = hazard_rules(launch.hazards);
  exec_ = launch.exec_number;
  vcc_ = launch.vcc_number;
  for (m0_ = 0; m0_ < 255 && (*launch.selectors)[m0_].kind != SelectorKind::m0;) ++m0_;
  prepared_.clear();
}

void HazardCheck::workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) {
  std::vector<Wave>& all = waves_.next();
  all.resize(waves);
  for (Wave& wave : all) wave.clear();
}

void HazardCheck::before(const Step& step) {
  Wave& wave = waves_.of(step.wave)[step.wave.wave];
  now_ = &prepared_.of(step, [&] { return facts_of(step); });
  if (const std::uint32_t rules = now_->second_of & wave.first_of; rules != 0) follow(rules, step, wave);
  for (const PastInstruction& past : wave.matrices) look_at_result(step, past, wave.time - past.time - 1);
  wave.clauses.look(step, rules_.clauses, [&](std::uint64_t pc, const std::string& what, const std::string& advice) {
    report(step, pc, 0, "", what, advice);
  });
  if (wave.freed_at != 0) look_at_freed(step, wave.freed_at);
  if (now_->reversed) report_reversed(step);
  if (now_->wrong_branch)
    report(step, step.pc, 0, "", std::string(rules_.wrong_branch->what), std::string(rules_.wrong_branch->advice));
  if (!rules_.open.empty())
    wave.open.look(step, now_->open, rules_.open,
                   [&](std::uint64_t pc, const OpenHazardRule& rule, const std::string& name) {
                     report(step, pc, 0, name, (name.empty() ? "" : "writes " + name + ", ") + std::string(rule.what),
                            std::string(rule.advice));
                   });
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

void HazardCheck::after(const Step& step) {
  Wave& wave = waves_.of(step.wave)[step.wave.wave];
  if (now_->kept) keep(step, wave);
  if (now_->frees_vgprs) wave.freed_at = step.pc;
  wave.time += !rules_.vector_time_only ? 1 + step.idle_states : now_->vector ? 1 : 0;
  if (wave.past.empty() && wave.matrices.empty()) return;
  if (rules_.ended_by_wait && (now_->vector || step.uses->wait_count != 0)) wave.past.clear();
  if (rules_.vector_time_only && now_->vector_memory)
    for (PastInstruction& past : wave.past) past.memory_since = true;
  if (step.uses->branch == BranchKind::indirect) wave.past.clear();  // compilers do not look across calls
  forget(wave.matrices, wave.time, farthest_result);
  if (wave.past.size() < past_at_most) return;
  forget(wave.past, wave.time, farthest);  // not each time: rules compare the time themselves
  wave.first_of = 0;
  for (const PastInstruction& past : wave.past) wave.first_of |= past.facts->first_of;
}

HazardCheck::HazardFacts HazardCheck::facts_of(const Step& step) const {
  HazardFacts facts;
  std::uint64_t classes = 0;  // bits of HazardClass
  for (unsigned i = 0; i < hazard_classes; ++i)
    if (is_of_class(static_cast<HazardClass>(i), step, exec_)) classes |= std::uint64_t{1} << i;
  facts.vector = step.uses->vector_alu() || step.uses->instruction_class == InstructionClass::matrix;
  const bool writes_m0 = (classes & bit(HazardClass::salu)) != 0 && step.uses->writes_register(UsedFile::scalar, m0_);
  facts.kept =
      facts.vector || writes_m0 ||
      (classes & (bit(HazardClass::wide_store) | bit(HazardClass::set_register) | bit(HazardClass::float_atomic))) != 0;
  facts.moves_acc = (classes & (bit(HazardClass::acc_read) | bit(HazardClass::acc_write))) != 0;
  facts.vector_memory = step.info->memory != nullptr && !step.info->memory->scalar();
  std::array<bool, 2> writes{};  // VGPRs; scalar registers
  for (const RegisterUse& use : step.uses->all())
    if (use.written) writes[use.file == UsedFile::scalar ? 1 : 0] = true;
  // Messages with an answer write a register. Their numbers mean something else.
  facts.frees_vgprs = rules_.frees_vgprs != 0 && step.uses->instruction_class == InstructionClass::message &&
                      !writes[1] && (step.words[0] & 0xffu) == rules_.frees_vgprs;
  std::uint32_t rule_bit = 1;
  for (const HazardRule& rule : rules_.distances) {
    if ((classes & bit(rule.first)) != 0 && (writes[writes_scalar(rule.link) ? 1 : 0] || !rule_writes(rule)))
      facts.first_of |= rule_bit;
    if ((classes & bit(rule.second)) != 0) facts.second_of |= rule_bit;
    rule_bit <<= 1;
  }
  facts.f64_matrix = step.info->matrix != nullptr && step.info->matrix->a == Element::f64;
  facts.reversed = step.by_dpp && step.info->dpp_source != 0;
  if (step.info->matrix != nullptr) {
    if (rules_.matrix == MatrixHazards::wmma)
      facts.wmma = wmma_result_states(*step.info->matrix);
    else if (rules_.matrix == MatrixHazards::cdna1_mfma)
      facts.states = cdna1_matrix_states(*step.info->matrix);
    else if (rules_.matrix == MatrixHazards::cdna2_mfma)
      facts.states = cdna2_matrix_states(*step.info->matrix);
    else
      facts.states = matrix_states(*step.info->matrix, step.wide_elements, rules_.matrix == MatrixHazards::longer_mfma);
  }
  if (rules_.alu_waits) facts.waits = alu_wait_use(step);
  facts.open = open_hazard_use(step, classes, rules_.open);
  facts.wrong_branch = rules_.wrong_branch && step.info->branch && !step.info->indirect_branch && !step.uses->call &&
                       static_cast<std::int16_t>(step.words[0] & 0xffffu) == rules_.wrong_branch->simm16;
  if (rules_.looks_at_halves()) facts.halves = HalfRegisters(step);
  facts.pc = step.pc;
  facts.info = step.info;
  facts.uses = step.uses;
  facts.hardware_register = step.words[0] & 63u;
  return facts;
}

void HazardCheck::follow(std::uint32_t rules, const Step& step, const Wave& wave) {
  for (; rules != 0; rules &= rules - 1) {
    const HazardRule& rule = rules_.distances[static_cast<std::size_t>(std::countr_zero(rules))];
    for (auto past = wave.past.rbegin(); past != wave.past.rend(); ++past) {
      const std::uint64_t between = wave.time - past->time - 1;
      if (between >= rule.states) break;
      const PastInstruction& last = wave.past.back();
      if ((rule.link == HazardLink::behind_acc && !(last.time + 1 == wave.time && last.facts->moves_acc)) ||
          (rule.link == HazardLink::behind_f64_matrix && !(last.time + 1 == wave.time && last.facts->f64_matrix)))
        break;
      if ((past->facts->first_of & rules & (~rules + 1)) != 0) look_at(step, *past, rule, between);
    }
  }
}

void HazardCheck::keep(const Step& step, Wave& wave) const {
  const PastInstruction past{now_, wave.time, false};
  if (step.info->matrix != nullptr) wave.matrices.push_back(past);
  wave.past.push_back(past);
  wave.first_of |= now_->first_of;
}

void HazardCheck::forget(std::vector<PastInstruction>& past, std::uint64_t time, std::uint64_t after) {
  const auto kept =
      std::find_if(past.begin(), past.end(), [&](const PastInstruction& p) { return time - p.time <= after; });
  if (kept != past.begin()) past.erase(past.begin(), kept);
}

/// The operand is the C of a matrix instruction. Where C and D are one operand, its role is D. The S2 of a sparse
/// instruction is its index.
bool HazardCheck::is_c(const RegisterUse& use, bool sparse) {
  return use.role == Role::d0 || (!sparse && use.role == Role::s2);
}

bool HazardCheck::share_half(const PastInstruction& first, const RegisterUse& before, const RegisterUse& use,
                             std::uint32_t number) const {
  return (first.facts->halves.of(before, number) & now_->halves.of(use, number)) != 0;
}

/// The use by which the instruction of `step` depends on `first` in the rule's way; null: it does not. `number` is set
/// to the first register that both name.
const RegisterUse* HazardCheck::shared(const HazardRule& rule, const PastInstruction& first, const Step& step,
                                       std::uint32_t& number) const {
  const Uses& second = *step.uses;
  const bool sparse = is_sparse(*step.info);
  for (const RegisterUse& w : first.facts->all()) {
    for (const RegisterUse& r : second.all()) {
      if (w.file != r.file || w.first >= r.first + r.count || r.first >= w.first + w.count) continue;
      number = std::max(w.first, r.first);
      if (rule.link == HazardLink::data && is_stored_data(w) && r.written) return &r;
      if (rule.link == HazardLink::dot && w.written && r.file == UsedFile::vgpr &&
          !(first.facts->info == step.info && (r.role == Role::s2 || r.role == Role::d0)))
        return &r;
      if (rule.link == HazardLink::either && r.file == UsedFile::vgpr &&
          (first.memory_since || is_dual(second) ? w.written && r.read
                                                 : (w.written && r.read) || (w.read && r.written)) &&
          share_half(first, w, r, number))
        return &r;
      if (!w.written || !r.read) continue;
      const bool is_scalar = r.file == UsedFile::scalar;
      const bool is_exec = is_scalar && r.first == exec_, is_vcc = is_scalar && r.first == vcc_;
      switch (rule.link) {
        case HazardLink::vgpr:
          if (r.file == UsedFile::vgpr && !(rule.first == HazardClass::matrix && is_c(r, sparse))) return &r;
          break;
        case HazardLink::factor:
        case HazardLink::addend:
          if (r.file == UsedFile::vgpr && is_c(r, sparse) == (rule.link == HazardLink::addend)) return &r;
          break;
        case HazardLink::behind_acc:
        case HazardLink::behind_f64_matrix:
          if (r.file == UsedFile::vgpr) return &r;
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
        case HazardLink::vccz:  // Uses has VCC, and the operation itself does not read VCC
          if (is_vcc && r.implicit && !step.info->reads.has(State::vcc) && !step.info->reads.has(State::vcc_lane))
            return &r;
          break;
        case HazardLink::m0:
        case HazardLink::order:
        case HazardLink::overwrites:
        case HazardLink::branch_between: break;
      }
    }
  }
  return nullptr;
}

void HazardCheck::look_at(const Step& step, const PastInstruction& past, const HazardRule& rule,
                          std::uint64_t between) {
  std::uint32_t number = 0;
  if (rule.link == HazardLink::exec) {
    report(step, past, rule.states, between, "exec_lo", "EXEC, which the other writes");
  } else if (rule.link == HazardLink::m0) {
    if (past.facts->uses->writes_register(UsedFile::scalar, m0_))
      report(step, past, rule.states, between, "m0", "M0, which the other writes");
  } else if (rule.link == HazardLink::order) {
    report(step, past, rule.states, between, "", "the denormals of MODE, which the other still reads",
           "a vector instruction, s_waitcnt or s_nop " + decimal(rule.states - between - 1));
  } else if (rule.link == HazardLink::hardware_register) {
    if (past.facts->hardware_register == (step.words[0] & 63u))
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

void HazardCheck::look_at_result(const Step& step, const PastInstruction& past, std::uint64_t between) {
  switch (rules_.matrix) {
    case MatrixHazards::none: return;
    case MatrixHazards::cdna1_mfma:
    case MatrixHazards::cdna2_mfma:
    case MatrixHazards::mfma:
    case MatrixHazards::longer_mfma: return look_at_mfma_result(step, past, between);
    case MatrixHazards::wmma: return look_at_wmma_result(step, past, between);
  }
}

void HazardCheck::look_at_wmma_result(const Step& step, const PastInstruction& past, std::uint64_t between) {
  const WmmaStates& states = past.facts->wmma;
  const bool matrix = step.info->matrix != nullptr;
  const std::uint32_t needed = matrix ? states.before_wmma : states.before_vector;
  if (between >= needed || (!matrix && !step.uses->vector_alu())) return;
  for (const RegisterUse& first : past.facts->all()) {
    const bool source = first.role == Role::s0 || first.role == Role::s1 ||
                        (first.role == Role::s2 && is_sparse(*past.facts->info));  // A, B, the index
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

void HazardCheck::look_at_mfma_result(const Step& step, const PastInstruction& past, std::uint64_t between) {
  const InstructionClass kind = step.uses->instruction_class;
  const bool valu = step.uses->vector_alu(), matrix = kind == InstructionClass::matrix;
  if (!matrix && !valu && kind != InstructionClass::vmem && kind != InstructionClass::lds) return;
  for (const RegisterUse& first : past.facts->all()) {
    for (const RegisterUse& use : step.uses->all()) {
      if (use.file != first.file || use.first >= first.first + first.count || first.first >= use.first + use.count)
        continue;
      const std::uint32_t states = matrix              ? before_matrix(step, past, first, use)
                                   : valu || !use.read ? before_valu(past, first, use)
                                   : first.written     ? past.facts->states.before_memory
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

/// Wait states that must lie between a matrix instruction with operand `first` and a later one with operand `use`.
std::uint32_t HazardCheck::before_matrix(const Step& step, const PastInstruction& past, const RegisterUse& first,
                                         const RegisterUse& use) const {
  const MatrixStates& states = past.facts->states;
  if (!first.written || !use.read) return 0;
  if (!is_c(use, is_sparse(*step.info))) return states.before_matrix;
  const MatrixOp &before = *past.facts->info->matrix, &now = *step.info->matrix;
  if (use.first == first.first && use.count == first.count)
    return before.a == Element::f64 && now.a != Element::f64 ? 0 : states.before_same_c;
  const bool one_unit = rules_.matrix == MatrixHazards::cdna1_mfma || rules_.matrix == MatrixHazards::cdna2_mfma;
  const bool xdl = now.a != Element::f64 && (now.a != Element::f32 || one_unit);  // f32 matrices share the unit
  if (xdl && !states.xdl) return 0;
  return states.before_other_c + (one_unit && !xdl && states.xdl ? 1 : 0) + (xdl ? states.xdl_adds : 0);
}

std::uint32_t HazardCheck::before_valu(const PastInstruction& past, const RegisterUse& first, const RegisterUse& use) {
  if (first.written) return past.facts->states.before_valu - (use.read ? 0 : past.facts->states.less_if_written);
  return use.written && is_c(first, is_sparse(*past.facts->info)) ? past.facts->states.before_c_is_free : 0;
}

void HazardCheck::look_at_freed(const Step& step, std::uint64_t pc) {
  for (const RegisterUse& use : step.uses->all()) {
    if (use.file != UsedFile::vgpr) continue;
    const std::string name = register_name(use.file, use.first, step.wave);
    return report(step, pc, 0, name,
                  "uses " + name + " after the other instruction gave the wave's vector registers back",
                  "move that message behind the last instruction that uses a vector register");
  }
}

/// LLVM up to 22 folds DPP into reversed subtractions and shifts, as if it took source 0 from another lane.
void HazardCheck::report_reversed(const Step& step) {
  report(step, step.pc, 0, "",
         "gets source 1 of another lane by DPP, and source 0 of its own: hardware swaps the sources of reversed "
         "subtractions and shifts before DPP",
         "LLVM up to 22 writes this where it means source 0 of another lane (llvm-project#216835): compile with a "
         "later one, or with -mllvm -amdgpu-dpp-combine=0");
}

/// `name`: of a register, or empty.
void HazardCheck::report(const Step& step, const PastInstruction& past, std::uint64_t states, std::uint64_t between,
                         const std::string& name, const std::string& what, const std::string& remedy) {
  report(step, past.facts->pc, states, name,
         "comes " + count_of(between, "wait state") + " after an instruction that it depends on by " + what,
         "needs " + decimal(states) + " between them: " +
             (remedy.empty() ? "s_nop " + decimal(states - between - 1) + ", or other instructions" : remedy));
}

void HazardCheck::report(const Step& step, std::uint64_t pc, std::uint64_t subject, const std::string& name,
                         const std::string& what, const std::string& advice) {
  FindingPlace other = place(step);
  other.pc = pc;
  findings().add(CheckKind::hazard, place(step), other, subject, [&](Finding& f) {
    f.what = what;
    f.advice = advice;
    f.register_name = name;
  });
}

}  // namespace lockstep
