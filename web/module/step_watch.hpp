// Steps of a session as the checks see them: each step once, the first time that it is made.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "checks.hpp"
#include "launch/known_instruction.hpp"
#include "launch/lane_moves.hpp"
#include "launch/launch_view.hpp"
#include "launch/requested_access.hpp"
#include "launch/start_marks.hpp"
#include "launch/wave_views.hpp"
#include "lockstep/embed/workgroup.hpp"
#include "lockstep/engine/barriers.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/launch/prepare.hpp"

namespace lockstep::web {

template <class Isa, std::uint16_t size>
class StepWatch final : private LaneMover {
 public:
  using Group = embed::Workgroup<Isa, size>;
  using WaveType = typename Group::WaveType;
  using Registers = embed::Registers<Isa, size>;
  using Decoded = embed::DecodedInstruction<Isa>;

  /// `launch` outlives this object.
  explicit StepWatch(const PreparedLaunch& launch) : launch_(launch) {
    checks_.launch_begins(plain_launch_view(Isa{}, size, launch.dispatch, launch.memory));
  }

  /// The waves of a workgroup are at their first instruction.
  void workgroup_begins(Group& group) {
    const auto waves = static_cast<std::uint32_t>(group.waves());
    const Dispatch& dispatch = launch_.dispatch;
    if (began_) checks_.workgroup_ends();
    began_ = true;
    views_.begin(0, group.id(), waves);
    checks_.workgroup_begins(std::span<const std::uint32_t, 3>(group.id()), waves);
    if (started_ == nullptr)
      started_ = std::make_unique<Registers>(
          Isa{}, std::max<std::uint32_t>(StartMarks<Registers>::marked_vgprs, dispatch.vgprs), dispatch.accvgprs);
    for (std::uint32_t i = 0; i < waves; ++i) {
      // Which registers a start sets, the start of another wave says, whose registers hold marks.
      StartView view;
      StartMarks<Registers>::put(*started_);
      start_wave(*started_, dispatch, group.id(), i, 0);
      StartMarks<Registers>::take(*started_, view);
      turn(group[i].registers, i, view.wave);
      checks_.wave_begins(view);
    }
  }

  /// An instruction that is legal is about to execute. What was found is in found().
  void before(WaveType& wave, std::uint32_t index, const Decoded& next, std::uint64_t pc) {
    Known& known = *(known_now_ = &known_of(wave, next, pc));
    Step& told = known.told;
    Registers& registers = wave.registers;
    turn(registers, index, told.wave);
    stage_rows(registers, *told.uses);
    told.access = known.requests ? requested_.of(registers, known.instruction) : nullptr;
    told.signal = Signal::none;
    told.signalled = told.signalled_cluster = false;
    told.barriers = wave.barriers;
    told.joined = registers.barriers.joined;
    if (known.moves_lanes) {
      moving_ = &known;
      registers_ = &registers;
      told.lane_mover = this;
    }
    const Barrier* const barrier = find_barrier(registers.isa(), wave.barriers, barrier_number::workgroup);
    barrier_before_ = barrier != nullptr ? *barrier : Barrier{};
    checks_.before(told);
  }
  /// That instruction has executed without a fault.
  void after(WaveType& wave, embed::Event event) {
    Known& known = *known_now_;
    Step& told = known.told;
    told.signal = event == embed::Event::ended ? Signal::end_program : Signal::none;
    const Barrier* const barrier = find_barrier(wave.registers.isa(), wave.barriers, barrier_number::workgroup);
    told.signalled =
        barrier != nullptr && event != embed::Event::ended &&
        (known.instruction.info().traits.barrier == BarrierAction::synchronise || *barrier != barrier_before_);
    if (told.signalled) views_.signal_workgroup();
    told.joined = wave.registers.barriers.joined;
    views_.look_again(wave.registers, told.wave);
    checks_.after(told);
  }

  const std::vector<Finding>& found() const { return checks_.found(); }

 private:
  using Known = KnownInstruction<Registers>;
  static constexpr std::uint32_t most_rows = std::max<std::uint32_t>(Isa::arch_vgprs, 2 * first_accvgpr);

  /// By address and MODE's high bits of VGPR numbers, as waves decode it.
  Known& known_of(const WaveType& wave, const Decoded& next, std::uint64_t pc) {
    Known& known = known_[pc | std::uint64_t{next.instruction.vgpr_msb} << 56];
    if (known.instruction.dwords == 0)
      known.learn(next.instruction, pc, static_cast<std::uint32_t>(known_.size()), wave.registers.accum_offset());
    return known;
  }
  void turn(const Registers& registers, std::uint32_t index, WaveView& view) {
    views_.turn(index);
    views_.look(registers, view);
    if constexpr (size < 64) {
      view.rows = rows_.data();
      view.accumulators = rows_.data() + std::size_t{64} * first_accvgpr;
    }
  }
  /// Observers see rows of 64 lanes. Where those of the wave are shorter: the rows that the instruction reads.
  void stage_rows(const Registers& registers, const Uses& uses) {
    if constexpr (size == 64) return;
    for (const RegisterUse& use : uses.all()) {
      if (!use.read || use.file != UsedFile::vgpr) continue;
      for (std::uint32_t number = use.first; number < std::uint32_t{use.first} + use.count; ++number)
        if (number < most_rows && registers.has_vgprs(number))
          std::copy_n(registers.v[registers.row(number)].begin(), size, rows_.begin() + std::ptrdiff_t{64} * number);
    }
  }
  void find(LaneSources& sources) const override {
    LaneMoves<Registers>::find(*registers_, moving_->instruction, probe_, sources);
  }

  const PreparedLaunch& launch_;
  SessionChecks checks_{};
  bool began_ = false;
  WaveViews<Registers> views_{1};
  std::unique_ptr<Registers> started_{};
  std::unordered_map<std::uint64_t, Known> known_{};
  Known* known_now_ = nullptr;  ///< the instruction that executes
  RequestedAccess<Registers> requested_{};
  std::vector<std::uint32_t> rows_ = std::vector<std::uint32_t>(size < 64 ? std::size_t{64} * most_rows : 0);
  mutable LaneProbe<Registers> probe_{};
  const Known* moving_ = nullptr;         ///< the instruction that reads other lanes' registers and executes
  const Registers* registers_ = nullptr;  ///< of its wave
  Barrier barrier_before_{};
};

}  // namespace lockstep::web
