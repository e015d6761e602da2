// What one host thread needs to run workgroups, or several of them together: an engine, the waves' state, LDS and
// scratch, allocated once and used for one after another.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "fast/any_wave.hpp"
#include "fast/program/run.hpp"
#include "launch/instruction_tally.hpp"
#include "launch/observed_waves.hpp"
#include "launch/parallel.hpp"
#include "launch/worker_states.hpp"
#include "lockstep/device/options.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/engine/turns.hpp"
#include "lockstep/engine/workgroup.hpp"
#include "lockstep/launch/cluster.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "observe/instruction_recorder.hpp"

namespace lockstep {

template <class W>
class EngineWorker {
 public:
  using Isa = typename W::Isa;

  EngineWorker(const Isa& isa, const Dispatch& dispatch, MemoryView memory, const LaunchOptions& options,
               fast::ProgramCache& programs, WorkerStates<W>& states, InstructionTally& tally,
               WaveSyncResources& wave_sync)
      : isa_(isa),
        dispatch_(dispatch),
        memory_(std::move(memory)),
        options_(options),
        counts_(options.report_fidelity ? isa.opcode_count : 0),
        tally_(tally),
        states_(states),
        wave_sync_(wave_sync),
        state_(states.take()),
        machine_{memory_} {
    const std::size_t waves = std::size_t{waves_of(dispatch.block, W::wave_size)} * dispatch.resident();
    waves_ = state_->waves.first(waves);
    lds_ = first_bytes(state_->lds, RunningCluster::lds_step(lds_bytes()) * dispatch.resident());
    scratch_ = first_bytes(state_->scratch, wave_scratch() * waves);
    machine_.matrix_model = options.matrix_model.value_or(default_matrix_model(isa.matrix_model, options.numerics));
    if (options.atomics != nullptr) memory_.log_writes(*options.atomics);
    machine_.scratch.bytes_per_lane = dispatch_.scratch_bytes;
    machine_.scratch.device = device_scratch(isa, dispatch_, scratch_);
    if (options.observer != nullptr)
      observed_ = std::make_unique<ObservedWaves<W>>(isa, *options.observer, dispatch, memory_);
    state_->runner.begin(programs, counted(), options.stream);
  }
  ~EngineWorker() { states_.give_back(std::move(state_)); }
  EngineWorker(const EngineWorker&) = delete;
  EngineWorker& operator=(const EngineWorker&) = delete;

  /// Runs the workgroups of the cluster at `at`, or all, to their end, a fault, or until `give_up()`. `order` is that
  /// of the clusters; it may be null.
  template <class GiveUp>
  WorkgroupOutcome operator()(const std::array<std::uint32_t, 3>& at, GiveUp&& give_up, UpdateOrder* order) {
    std::fill(lds_.begin(), lds_.end(), std::uint8_t{0});
    std::fill(scratch_.begin(), scratch_.end(), std::uint8_t{0});
    cluster_.begin(dispatch_, at, &wave_sync_);
    const std::span waves = waves_.first(cluster_.waves());
    WorkgroupOutcome outcome;
    for (std::uint32_t member = 0; member < cluster_.workgroups(); ++member) start(member);
    // After turns that ended at an access, which are short, it is asked every few thousand instructions.
    struct Budget : InstructionBudget {
      GiveUp& give_up;
      std::uint64_t unasked = asking_interval;
      bool stopped() {
        if (unasked < asking_interval) return false;
        unasked = 0;
        return give_up();
      }
      void note(const WaveRun& turn) { unasked = turn.at_access ? unasked + turn.executed : asking_interval; }
    } budget{{}, give_up};
    budget.left = cluster_.budget(options_.max_instructions);
    enter(0);
    const std::uint64_t interleave = cluster_.interleave(options_.interleave);
    machine_.order = order;
    const auto run_turn = [&](W& wave, std::uint32_t index, std::uint64_t instructions) -> const WaveRun& {
      if (wave_scratch() != 0) machine_.scratch.bytes = scratch_.subspan(index * wave_scratch(), wave_scratch());
      if (cluster_.workgroups() > 1) enter(cluster_.member_of(index));
      if (observed_) return run_ = run_observed(wave, index, {instructions, interleave});
      if (options_.stream != nullptr) {
        const RunningWorkgroup& group = cluster_[member_];
        StreamEncoder(*options_.stream).turn(dispatch_.number_of(group.id), index - group.first, wave.exec());
      }
      const TurnLength turn{instructions, interleave};
      if (fast()) return state_->runner.run(wave, machine_, turn, give_up);
      const bool recorded = counted() != nullptr || options_.stream != nullptr;
      return run_ = recorded ? run_wave(wave, machine_, turn, recorder()) : run_by_reference(wave, machine_, turn);
    };
    const auto run = [&](W& wave, std::uint32_t index, std::uint64_t instructions) -> const WaveRun& {
      const WaveRun& turn = run_turn(wave, index, instructions);
      budget.note(turn);
      return turn;
    };
    const auto barriers_of = [&](std::uint32_t index) -> Barriers& { return cluster_.barriers_of(index); };
    outcome.waves = cluster_.waves();
    outcome.fault =
        observed_ && observed_->failed() ? ObservedWaves<W>::failure() : run_waves(waves, barriers_of, run, budget);
    for (const W& wave : waves) outcome.instructions += wave.instructions;
    if (outcome.fault) cluster_.place(outcome.fault);
    if (observed_) end_observed(outcome);
    if (options_.report_fidelity) tally_.take(counts_);
    return outcome;
  }

 private:
  bool fast() const { return options_.engine == Engine::fast; }
  /// Executions by opcode, where they are reported; or null.
  std::uint64_t* counted() { return options_.report_fidelity ? counts_.data() : nullptr; }
  InstructionRecorder recorder() { return {options_.stream, counted()}; }
  std::size_t wave_scratch() const { return std::size_t{dispatch_.scratch_bytes} * W::wave_size; }
  std::size_t lds_bytes() const { return allocated_lds(isa_, dispatch_); }

  /// Sets the waves of a workgroup to their first instruction.
  void start(std::uint32_t member) {
    const RunningWorkgroup& group = cluster_[member];
    if (observed_) observed_->begin(member, group.id, group.waves);
    for (std::uint32_t i = 0; i < group.waves; ++i) {
      W& wave = waves_[group.first + i];
      wave.begin(isa_, dispatch_.vgprs, dispatch_.accvgprs);
      if (observed_) observed_->before_start(wave);
      start_wave(wave, dispatch_, group.id, i, abi::scratch_base(isa_.memory.abi, std::uint64_t{i} * wave_scratch()));
      if (observed_) observed_->after_start(wave, i);
    }
  }
  /// From now on the machine is that of a workgroup's waves.
  void enter(std::uint32_t member) {
    member_ = member;
    machine_.lds = lds_.subspan(member * RunningCluster::lds_step(lds_bytes()), lds_bytes());
    machine_.barriers = &cluster_[member].barriers;
  }

  WaveRun run_observed(W& wave, std::uint32_t index, const TurnLength& turn) {
    const WatchedMachine<W> on{machine_, fast() ? &state_->runner : nullptr, counted()};
    return observed_->run(wave, member_, index - cluster_[member_].first, on, turn);
  }
  void end_observed(WorkgroupOutcome& outcome) {
    for (std::uint32_t member = 0; member < cluster_.workgroups(); ++member)
      observed_->end(cluster_[member].id == outcome.fault.workgroup ? outcome.fault : Fault{});
    if (!observed_->failed()) return;
    if (outcome.fault.kind != FaultKind::observer) outcome.fault = ObservedWaves<W>::failure();
    outcome.explanation = observed_->failure_text();
  }

  const Isa& isa_;
  const Dispatch& dispatch_;
  MemoryView memory_;
  const LaunchOptions& options_;
  std::vector<std::uint64_t> counts_;  // by opcode, where they are reported
  InstructionTally& tally_;
  WorkerStates<W>& states_;
  WaveSyncResources& wave_sync_;  // used where all workgroups run together, by one thread
  typename WorkerStates<W>::Pointer state_;
  std::span<W> waves_;
  std::span<std::uint8_t> lds_, scratch_;
  RunningCluster cluster_;
  std::uint32_t member_ = 0;     // that has the turn
  Machine<MemoryView> machine_;  // of the wave whose turn it is; kept, because a turn may be short
  std::unique_ptr<ObservedWaves<W>> observed_;
  WaveRun run_{};
};

}  // namespace lockstep
