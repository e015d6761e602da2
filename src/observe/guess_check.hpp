// Check `guess`: a result that is not known to be the hardware's decides what the kernel does. Results of operations
// whose fidelity is bounded, extrapolated or not public are followed through registers, lanes, LDS, scratch and memory
// of the launch. A finding is where one reaches an address, a branch, EXEC or a hardware register.
//
// It errs on the loud side: no finding means that the launch takes the same way, and accesses the same places, whatever
// these results are. The check does not follow what depends on a finding: which lanes EXEC turns off, and what a branch
// skips. Which lane an instruction reads is data. If a value depends on several guesses, a finding names one. Memory
// begins as known, whoever wrote it before the launch.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "observe/check.hpp"
#include "observe/guess_flow.hpp"
#include "observe/guess_memory.hpp"
#include "observe/guess_origins.hpp"
#include "observe/members.hpp"
#include "observe/taint.hpp"
#include "observe/taint_registers.hpp"

namespace lockstep {

class GuessCheck final : public Check {
 public:
  GuessCheck(Findings& findings, const FidelityRule& rule) : Check(findings), origins_(rule) {}

  void launch_begins(const LaunchView& launch) override {
    launch_ = launch;
    groups_.launch_begins(launch);
    pages_.begin();
    origins_.begin();
    flow_.launch_begins(launch);
  }
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override {
    Group& group = groups_.next();
    group.lds.begin(launch_.lds_bytes, 0);
    group.lds.clear();
    group.waves.resize(waves);
  }
  void workgroup_ends(const Fault&) override { (void)groups_.next(); }
  void wave_begins(const StartView& start) override {
    Wave& wave = groups_.of(start.wave).waves[start.wave.wave];
    wave = {};
    wave.taints.vgprs.begin(start.wave.vgprs + start.wave.accvgprs);
    wave.taints.split = start.wave.accvgprs == 0 ? ~0u : start.wave.vgprs;
  }

  /// The guesses in a wave's registers. Tests look at them and change them.
  WaveTaints& guesses_of(const WaveView& wave) {
    Wave& all = groups_.of(wave).waves[wave.wave];
    all.any = true;
    return all.taints;
  }

  void before(const Step& step) override {
    own_ = origins_.of(step);
    group_ = &groups_.of(step.wave);
    wave_ = &group_->waves[step.wave.wave];
    const bool guesses = own_[0] != 0 || own_[1] != 0;
    const bool holds = !group_->lds.clean() || !pages_.clean();
    exec_ = step.wave.exec;
    follows_ = guesses || wave_->any || (step.info->memory != nullptr && holds);
    if (!follows_) return;
    const WaveTaints& w = wave_->taints;
    moves_ = false;
    lost_ = is_lost(step);
    kept_ = 0;
    addresses_.fill(0);
    name_registers(step);
    if (step.lane_mover != nullptr) {
      sources_ = {};
      step.lane_mover->find(sources_);
      moves_ = !sources_.computes;
      for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane)
        if (sources_.computes && sources_.from[lane] == LaneSources::keeps) kept_ |= std::uint64_t{1} << lane;
    }
    if (moves_) return move(step, w);
    if (step.info->memory != nullptr) return look_at_addresses(step, w);
    flow_.collect(step, uses(step), own_, w, step.lane_mover != nullptr ? &sources_ : nullptr, named_, wave_->flags);
    if (flow_.any() != 0 && !is_scalar_alu(step.uses->instruction_class)) wave_->flags = flow_.any();
    if (!named_ && w.scalars[flow_.m0()].taint != 0)
      report(step, w.scalars[flow_.m0()].taint, -1, "the number of a register comes from");
    look_at_control(step, w);
  }

  void after(const Step& step) override {
    group_ = &groups_.of(step.wave);
    wave_ = &group_->waves[step.wave.wave];
    if (!follows_) return;
    WaveTaints& w = wave_->taints;
    if (step.access != nullptr)
      access_.access(step, own_[0], addresses_, w, group_->lds, pages_, launch_.scratch_bytes);
    if (step.info->memory != nullptr && step.info->memory->tensor() && !step.moves) move_all();
    if (!named_ && !known_registers_) return reach_all(step, w);
    std::uint64_t lanes = writes_all_lanes(*step.info) || moves_ ? ~std::uint64_t{0} : exec_;
    lanes &= ~kept_;
    for (const RegisterUse& use : uses(step)) {
      if (!use.written) continue;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        if (step.access != nullptr && step.access->leaves_out(i)) continue;
        const std::uint32_t number = use.first + i;
        if (use.file == UsedFile::scalar) {
          if (number < w.scalars.size()) set_scalar(step, w, number, scalar(step, use, i));
          continue;
        }
        set_vector(step, w, use, i, lanes);
      }
    }
    if (step.uses->writes.has(State::scc)) {
      const Taint scc = step.info->memory != nullptr ? 0 : flow_.scc();
      if (scc != 0 || !lost_) w.scc = scc;
      wave_->any |= w.scc != 0;
    }
  }

  void moved(const Step& step) override {
    group_ = &groups_.of(step.wave);
    wave_ = &group_->waves[step.wave.wave];
    if (!follows_) return;
    WaveTaints& w = wave_->taints;
    access_.access(step, own_[0], addresses_, w, group_->lds, pages_, launch_.scratch_bytes);
    if (step.info->memory->tensor() || !access_.gives_any()) return;
    // A texel that a sample reads: the result depends on all of them.
    wave_->any = true;
    for (const RegisterUse& use : step.uses->all()) {
      for (std::uint32_t i = 0; use.written && use.file == UsedFile::vgpr && i < use.count; ++i)
        w.vgprs.change(w.row(use.first + i), step.access->lanes, [&](std::uint32_t lane) {
          const TaintedDword loaded = access_.loaded(lane, 0);
          return loaded.taint != 0 ? loaded : w.at(use.first + i, lane);
        });
    }
  }

 private:
  struct Wave {
    WaveTaints taints;
    bool any = false;  ///< has a register ever held a guess?
    Taint flags = 0;   ///< the last guess that it computed: exceptions depend on it
  };
  struct Group {
    TaintedBytes lds;
    std::vector<Wave> waves;
  };

  /// Finds out which registers the instruction reads and writes: its words name them, or M0 has their numbers.
  void name_registers(const Step& step) {
    const RegisterMove move = step.info->traits.move;
    const bool vector = step.uses->vector_alu() || step.uses->instruction_class == InstructionClass::matrix;
    const bool indexed = step.wave.gpr_idx_en && vector;
    named_ = !step.uses->all_registers && !indexed;
    known_registers_ = false;
    numbered_count_ = 0;
    if (named_ || step.lane_mover != nullptr) return;
    const std::uint32_t m0 = step.wave.scalar(flow_.m0());
    const OperandPlan* const plan = step.operands[0];
    if (step.uses->all_registers) {
      if (plan == nullptr || (move != RegisterMove::from_relative && move != RegisterMove::to_relative)) return;
      const bool from = move == RegisterMove::from_relative;
      known_registers_ = true;
      number_register(step, plan->s[0], from ? m0 : 0, Role::s0);
      number_register(step, plan->d0, from ? 0 : m0, Role::d0);
      return;
    }
    // VGPR indexing: M0[7:0] is added where M0[15:12] has the operand's bit.
    known_registers_ = true;
    for (const RegisterUse& use : step.uses->all()) {
      RegisterUse& here = numbered_[numbered_count_++] = use;
      const auto bit = use.role == Role::d0 ? 3u : static_cast<unsigned>(use.role) - static_cast<unsigned>(Role::s0);
      if (use.file == UsedFile::vgpr && bit < 4 && (m0 >> (12 + bit) & 1) != 0)
        here.first = static_cast<std::uint16_t>(here.first + (m0 & 0xff));
    }
  }
  void number_register(const Step& step, const OperandSlot& slot, std::uint32_t offset, Role role) {
    RegisterUse use;
    use.file = slot.is_vgpr() ? UsedFile::vgpr : UsedFile::scalar;
    if (slot.file != RegisterFile::vgpr &&
        (slot.file != RegisterFile::scalar || !(*launch_.selectors)[slot.number].is_register()))
      return;
    const std::uint32_t number = slot.number + offset;
    // Beyond the wave's registers hardware reads v0 and writes nothing.
    const bool beyond = slot.is_vgpr() && number >= step.wave.vgprs;
    if (beyond && role == Role::d0) return;
    use.first = static_cast<std::uint16_t>(beyond ? 0 : number);
    use.count = 1;
    use.read = role == Role::s0;
    use.written = role == Role::d0;
    use.role = role;
    numbered_[numbered_count_++] = use;
  }
  std::span<const RegisterUse> uses(const Step& step) const {
    return named_ ? step.uses->all() : std::span(numbered_).first(numbered_count_);
  }

  /// For an instruction whose registers are not known: it may read any register, and may write to all of them.
  void reach_all(const Step& step, WaveTaints& w) {
    Taint taint = own_[0];
    for (const TaintedDword& t : w.scalars)
      if (taint == 0) taint = t.taint;
    const bool vectors = step.uses->vector_alu();
    const std::uint32_t rows = step.wave.vgprs + step.wave.accvgprs;
    for (std::uint32_t row = 0; vectors && taint == 0 && row < rows; ++row)
      for (std::uint32_t lane = 0; lane < step.wave.lanes && w.vgprs.any(row); ++lane)
        if (taint == 0) taint = w.vgprs.at(row, lane).taint;
    if (taint == 0) return;
    wave_->any = true;
    if (vectors) {
      for (std::uint32_t row = 0; row < rows; ++row)
        w.vgprs.change(row, exec_, [&](std::uint32_t) { return guessed(taint); });
      return;
    }
    for (std::uint32_t number = 0; number < w.scalars.size(); ++number)
      if (is_general(number)) w.set_scalar(number, guessed(taint));
    if (step.info->writes.has(State::exec))
      for (const std::uint32_t upper : {0u, 1u}) set_scalar(step, w, launch_.exec_number + upper, guessed(taint));
    if (step.uses->branch != BranchKind::none) report(step, taint, -1, "a branch is decided by");
  }

  /// Reports a guess that decides a branch, or goes to state that is not followed. `set_scalar` looks at EXEC.
  void look_at_control(const Step& step, const WaveTaints& w) {
    const Taint taint = flow_.inputs();
    if (taint == 0) return;
    if (step.uses->branch == BranchKind::indirect) return report(step, taint, -1, "a branch goes to");
    if (step.uses->branch != BranchKind::none || step.uses->writes.has(State::pc)) {
      // VCCZ and EXECZ are known if one bit is known to be set.
      for (const RegisterUse& use : step.uses->all())
        for (std::uint32_t i = 0; step.info->conditional_branch && use.read && use.implicit && i < use.count; ++i) {
          const std::uint32_t number = (use.first + i) & 255u;
          if ((step.wave.scalar(number) & ~w.scalars[number].undefined) != 0) return;
        }
      return report(step, taint, -1, "a branch is decided by");
    }
    if (!is_scalar_alu(step.uses->instruction_class)) return;
    const StateSet& writes = step.uses->writes;
    for (const State state : {State::hwregs, State::mode, State::status, State::flat_scratch, State::signal})
      if (writes.has(state)) return report(step, taint, -1, "a hardware register is set from");
  }

  bool is_address(const RegisterUse& use, const MemoryOp& op) const {
    if (use.role == Role::address || use.role == Role::resource || use.role == Role::offset) return true;
    if (use.implicit) return use.holds(UsedFile::scalar, flow_.m0());
    return op.lds_address || op.tensor();
  }
  void look_at_addresses(const Step& step, const WaveTaints& w) {
    bool told = false;
    const auto found = [&](Taint taint, std::int32_t lane) {
      if (!told) report(step, taint, lane, "an address comes from");
      told = true;
    };
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.read || !w.any(use) || !is_address(use, *step.info->memory)) continue;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        if (use.file == UsedFile::scalar) {
          const Taint taint = w.scalars[(use.first + i) & 255u].taint;
          if (taint == 0) continue;
          found(taint, -1);
          addresses_.fill(taint);
          continue;
        }
        for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
          const Taint taint = w.at(use.first + i, lane).taint;
          if (taint == 0 || !step.wave.active(lane)) continue;
          found(taint, static_cast<std::int32_t>(lane));
          addresses_[lane] = taint;
        }
      }
    }
  }

  /// For an instruction that moves registers between lanes as they are.
  void move(const Step& step, const WaveTaints& w) {
    const std::uint32_t source = w.row(sources_.source), target = w.row(sources_.target);
    Taint chosen = own_[0];
    for (const LaneSources::Choice& choice : std::span(sources_.choice).first(sources_.choices)) {
      if (choice.file == UsedFile::scalar && chosen == 0) chosen = w.scalars[choice.number & 255u].taint;
      for (std::uint32_t lane = 0; choice.file == UsedFile::vgpr && lane < step.wave.lanes; ++lane)
        if (chosen == 0 && step.wave.active(lane)) chosen = w.at(choice.number, lane).taint;
    }
    if (step.uses->reads.has(State::scc) && chosen == 0) chosen = w.scc;
    for (std::uint32_t lane = 0; sources_.exchanges && source == target && lane < step.wave.lanes; ++lane)
      if (chosen == 0) chosen = w.vgprs.at(source, lane).taint;
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      results_[0][lane] = moved_to(w, source, target, sources_.from[lane], lane, chosen);
      if (sources_.exchanges) results_[1][lane] = moved_to(w, target, source, sources_.back[lane], lane, chosen);
    }
  }
  TaintedDword moved_to(const WaveTaints& w, std::uint32_t source, std::uint32_t target, std::int32_t from,
                        std::uint32_t lane, Taint chosen) const {
    if (chosen != 0) return guessed(chosen);
    if (from == LaneSources::keeps) return w.vgprs.at(target, lane);
    if (from == LaneSources::number) return {};
    return from == LaneSources::scalar ? w.scalars[sources_.from_scalar & 255u]
                                       : w.vgprs.at(source, static_cast<std::uint32_t>(from));
  }

  TaintedDword scalar(const Step& step, const RegisterUse& use, std::uint32_t index) const {
    if (step.access != nullptr) return access_.loaded_scalar(index);
    return step.info->memory != nullptr ? guessed(own_[0]) : flow_.scalar(step, use, index);
  }
  /// Is it an SGPR, or a register of the numbers behind them? M0 and EXEC are not.
  bool is_general(std::uint32_t number) const {
    if (launch_.selectors == nullptr) return false;
    const SelectorKind kind = (*launch_.selectors)[number].kind;
    return kind >= SelectorKind::sgpr && kind <= SelectorKind::ttmp;
  }
  /// What kernels write to trap temporaries is lost; RDNA4 does nothing then.
  bool is_lost(const Step& step) const {
    for (const RegisterUse& use : step.uses->all())
      if (use.written && use.file == UsedFile::scalar && launch_.selectors != nullptr &&
          (*launch_.selectors)[use.first & 255u].kind == SelectorKind::ttmp)
        return true;
    return false;
  }
  void set_scalar(const Step& step, WaveTaints& w, std::uint32_t number, const TaintedDword& taint) {
    if (taint.taint == 0 && lost_) return;
    w.set_scalar(number, taint);
    if (taint.taint == 0) return;
    wave_->any = true;
    const bool upper = number == launch_.exec_number + 1 && step.wave.lanes == 64 &&
                       w.scalars[launch_.exec_number & 255u].taint == 0;  // else there is a finding already
    if (number == launch_.exec_number || upper) report(step, taint.taint, -1, "EXEC is set from");
  }
  void set_vector(const Step& step, WaveTaints& w, const RegisterUse& use, std::uint32_t index, std::uint64_t lanes) {
    const std::uint32_t number = use.first + index, row = w.row(number);
    const bool any = moves_                         ? true
                     : step.access != nullptr       ? access_.gives_any()
                     : step.info->memory != nullptr ? own_[0] != 0
                                                    : flow_.any() != 0 || (use.read && w.vgprs.any(row));
    if (!any) return clear(step, w, use, index, lanes);
    wave_->any = true;
    w.vgprs.change(row, lanes, [&](std::uint32_t lane) -> TaintedDword {
      if (moves_) return results_[number == sources_.target ? 0 : 1][lane];
      if (step.access == nullptr)
        return step.info->memory != nullptr ? guessed(own_[0]) : flow_.vector(step, use, w, lane, index);
      const TaintedDword loaded = access_.loaded(lane, use.before + index);
      const MemoryOp& op = *step.access->op;
      if (!op.keeps_half() || index + 1 != use.count) return loaded;
      return GuessFlow::over(loaded, w.at(number, lane), op.d16 == D16::high ? 0xffff0000u : 0xffffu);
    });
  }
  /// The register gets what is known, and may keep a part of what it was.
  void clear(const Step& step, WaveTaints& w, const RegisterUse& use, std::uint32_t index, std::uint64_t lanes) {
    const std::uint32_t row = w.row(use.first + index);
    if (step.access == nullptr || !step.access->op->keeps_half() || index + 1 != use.count)
      return w.vgprs.clear(row, lanes);
    if (!w.vgprs.any(row)) return;
    const std::uint32_t loaded = step.access->op->d16 == D16::high ? 0xffff0000u : 0xffffu;
    w.vgprs.change(row, lanes, [&](std::uint32_t lane) { return GuessFlow::over({}, w.vgprs.at(row, lane), loaded); });
  }

  /// The tensor data mover does not say what it moves: it can be anything.
  void move_all() {
    Taint taint = own_[0] != 0 ? own_[0] : addresses_[0] != 0 ? addresses_[0] : pages_.any();
    for (std::uint64_t byte = 0; taint == 0 && byte < group_->lds.size(); ++byte) taint = group_->lds.at(byte);
    if (taint == 0) return;
    for (std::uint64_t byte = 0; byte < group_->lds.size(); ++byte) group_->lds.set(byte, taint);
    pages_.set_everywhere(taint);
  }

  void report(const Step& step, Taint taint, std::int32_t lane, const char* what) {
    findings().add(CheckKind::guess, place(step, lane), origins_.place(taint), taint, [&](Finding& f) {
      f.what = std::string(what) + " " + origins_.text(taint);
      f.advice = origins_.note(taint);
    });
  }

  LaunchView launch_;
  GuessOrigins origins_;
  OfMembers<Group> groups_;
  GuessPages pages_;
  GuessFlow flow_;
  GuessAccess access_;
  // Of the instruction that executes now.
  Group* group_ = nullptr;
  Wave* wave_ = nullptr;
  bool follows_ = false;  ///< it may read a guess, or make one
  std::array<Taint, 2> own_{};
  std::uint64_t exec_ = 0, kept_ = 0;
  bool named_ = true;             ///< its words name the registers; otherwise M0 does,
  bool known_registers_ = false;  ///< and these are numbered_
  std::array<RegisterUse, Uses::most> numbered_{};
  std::size_t numbered_count_ = 0;
  bool moves_ = false;  ///< registers between lanes, as they are
  bool lost_ = false;   ///< its results may be
  LaneSources sources_{};
  std::array<std::array<TaintedDword, 64>, 2> results_{};  ///< of the target; of the source, where they are exchanged
  std::array<Taint, 64> addresses_{};                      ///< by lane: what its address is a guess of
};

}  // namespace lockstep
