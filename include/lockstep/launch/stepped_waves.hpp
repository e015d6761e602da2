// A stepped launch of waves W.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/engine/turns.hpp"
#include "lockstep/launch/engine_worker.hpp"
#include "lockstep/launch/float_environment.hpp"
#include "lockstep/launch/observation.hpp"
#include "lockstep/launch/parallel.hpp"
#include "lockstep/launch/prepare.hpp"
#include "lockstep/launch/stepped_launch.hpp"
#include "lockstep/observe/uses.hpp"

namespace lockstep {

template <class W>
class SteppedWaves final : public SteppedLaunch {
 public:
  using Isa = typename W::Isa;

  SteppedWaves(PreparedLaunch launch, const LaunchOptions& options, FinishStepped finish)
      : launch_(std::move(launch)),
        options_(options),
        finish_(std::move(finish)),
        grid_(launch_.dispatch.workgroups()),
        storage_(waves_of(launch_.dispatch.block, W::wave_size)),
        lds_((std::size_t{launch_.dispatch.lds_bytes} + 3) / 4 * 4),
        scratch_(wave_scratch() * storage_.size()),
        machine_{launch_.memory} {
    machine_.lds = lds_;
    machine_.matrix_model = options.matrix_model;
    machine_.scratch.bytes_per_lane = launch_.dispatch.scratch_bytes;
    machine_.barriers = &now_.barriers;
    begin_workgroup();
  }

  bool over() const override { return now_.over; }
  const Fault& fault() const override { return now_.turns.fault; }
  std::uint64_t executed() const override { return now_.statistics.instructions; }
  void step() override {
    if (now_.over) return;
    const FloatEnvironment environment;
    W& wave = waves_[now_.turns.wave];
    if (wave_scratch() != 0)
      machine_.scratch.bytes = std::span(scratch_).subspan(now_.turns.wave * wave_scratch(), wave_scratch());
    const ExecuteResult result = lockstep::step(wave, machine_);
    if (!result.fault) ++now_.statistics.instructions;
    now_.turns.take(waves_, now_.barriers, result);
    settle();
  }
  LaunchResult result() const override {
    GridOutcome outcome;
    outcome.statistics = now_.statistics;
    outcome.fault = now_.turns.fault;
    outcome.fault.workgroup = workgroup();
    outcome.begun = now_.index + 1;
    return finish_(outcome, launch_);
  }

  std::array<std::uint32_t, 3> workgroup() const override {
    const std::uint64_t index = now_.index;
    return {static_cast<std::uint32_t>(index % grid_.x), static_cast<std::uint32_t>(index / grid_.x % grid_.y),
            static_cast<std::uint32_t>(index / grid_.x / grid_.y)};
  }
  std::uint64_t workgroup_index() const override { return now_.index; }
  std::uint64_t workgroups() const override { return grid_.volume(); }
  std::uint32_t waves() const override { return static_cast<std::uint32_t>(waves_.size()); }
  std::uint32_t next_wave() const override { return std::min(now_.turns.wave, waves() - 1); }
  SteppedWave wave(std::uint32_t index) override {
    W& wave = waves_[index];
    return {&wave,           wave.v.front().data(), wave.v[W::row(W::first_accvgpr) % wave.v.size()].data(),
            wave.vgpr_limit, wave.accvgpr_limit,    wave.sgpr_limit};
  }
  std::uint32_t wave_lanes() const override { return W::wave_size; }
  std::span<std::uint8_t> lds() override { return lds_; }
  std::span<std::uint8_t> scratch(std::uint32_t wave, std::uint32_t lane) override {
    const std::size_t bytes = launch_.dispatch.scratch_bytes;
    return std::span(scratch_).subspan(wave * wave_scratch() + lane * bytes, bytes);
  }
  const MemoryView& memory() const override { return launch_.memory; }
  const LoadedCode& code() const override { return *launch_.code; }
  std::uint32_t exec_number() const override { return Isa::exec_lo; }
  std::uint32_t vcc_number() const override { return Isa::vcc_lo; }
  std::uint32_t m0_number() const override { return Isa::m0; }

  SteppedInstruction instruction(std::uint64_t pc) const override {
    SteppedInstruction result;
    detail::Fetched<Isa> fetched = detail::fetch<Isa>(launch_.memory, pc);
    if (fetched.fault) {
      if (fetched.fault.dwords == 0) return result;
      result.words[0] = fetched.fault.words[0];
      result.dwords = 1;
      result.text = ".long " + hex_word(result.words[0]);
      return result;
    }
    result.words = fetched.instruction.words;
    result.dwords = fetched.instruction.dwords;
    result.mnemonic = fetched.instruction.info().mnemonic;
    result.text = disassemble(fetched.instruction);
    if (fetched.instruction.info().status != Status::unsupported && Isa::legal(fetched.instruction, W::wave_size))
      result.uses = uses(fetched.instruction, W::wave_size);
    return result;
  }

  std::unique_ptr<SteppedState> save() const override {
    auto saved = std::make_unique<Saved>();
    saved->now = now_;
    for (const W& wave : waves_) {
      SavedWave& to = saved->waves.emplace_back();
      to.state = wave;
      to.rows.assign(wave.v.begin(), wave.v.begin() + wave.vgpr_limit);
      const auto accumulators = wave.v.begin() + W::row(W::first_accvgpr);
      to.accumulators.assign(accumulators, accumulators + wave.accvgpr_limit);
    }
    saved->lds = lds_;
    saved->scratch = scratch_;
    return saved;
  }
  void restore(const SteppedState& state) override {
    const auto& saved = static_cast<const Saved&>(state);
    now_ = saved.now;
    waves_ = std::span(storage_).first(saved.waves.size());
    for (std::size_t i = 0; i < saved.waves.size(); ++i) {
      const SavedWave& from = saved.waves[i];
      static_cast<WaveState&>(waves_[i]) = from.state;
      std::copy(from.rows.begin(), from.rows.end(), waves_[i].v.begin());
      std::copy(from.accumulators.begin(), from.accumulators.end(), waves_[i].v.begin() + W::row(W::first_accvgpr));
    }
    std::copy(saved.lds.begin(), saved.lds.end(), lds_.begin());
    std::copy(saved.scratch.begin(), saved.scratch.end(), scratch_.begin());
  }

 private:
  /// What moves from instruction to instruction, but for the waves and their memories.
  struct Now {
    std::uint64_t index = 0;  // of the workgroup
    bool over = false;
    WaveTurns turns{};
    Barriers barriers{};
    Statistics statistics{};
  };
  struct SavedWave {
    WaveState state{};
    std::vector<typename W::Row> rows, accumulators;
  };
  struct Saved final : SteppedState {
    Now now;
    std::vector<SavedWave> waves;
    std::vector<std::uint8_t> lds, scratch;
  };

  std::size_t wave_scratch() const { return std::size_t{launch_.dispatch.scratch_bytes} * W::wave_size; }

  void begin_workgroup() {
    const Dispatch& dispatch = launch_.dispatch;
    std::fill(lds_.begin(), lds_.end(), std::uint8_t{0});
    std::fill(scratch_.begin(), scratch_.end(), std::uint8_t{0});
    waves_ = std::span(storage_).first(waves_of(dispatch.size_of(workgroup()), W::wave_size));
    for (std::uint32_t i = 0; i < waves_.size(); ++i) {
      waves_[i].reset(dispatch.vgprs, dispatch.accvgprs);
      start_wave(waves_[i], dispatch, workgroup(), i,
                 abi::scratch_base(Isa::memory.abi, std::uint64_t{i} * wave_scratch()));
    }
    now_.barriers = {};
    now_.barriers.start(waves());
    now_.turns = {};
    if (options_.max_instructions != 0) now_.turns.budget = options_.max_instructions;
    now_.turns.settle(waves_, now_.barriers);
  }
  /// Finds whose instruction is next, in the next workgroup if need be.
  void settle() {
    now_.turns.settle(waves_, now_.barriers);
    if (!now_.turns.over) return;
    if (now_.turns.fault) {
      now_.over = true;
      return;
    }
    now_.statistics.workgroups += 1;
    now_.statistics.waves += waves();
    if (now_.index + 1 == workgroups()) {
      now_.over = true;
      return;
    }
    ++now_.index;
    begin_workgroup();
  }

  PreparedLaunch launch_;
  LaunchOptions options_;
  FinishStepped finish_;  // from how the grid ended to what a launch returns
  Dim3 grid_;
  std::vector<W> storage_;  // waves of a whole workgroup
  std::span<W> waves_;      // of this one
  std::vector<std::uint8_t> lds_, scratch_;
  Machine<MemoryView> machine_;
  Now now_{};
};

/// A stepped launch of the dispatch's wave size.
template <class Isa, std::size_t size_index = 0>
std::unique_ptr<SteppedLaunch> make_stepped(PreparedLaunch launch, const LaunchOptions& options, FinishStepped finish) {
  if constexpr (size_index + 1 < Isa::wave_sizes.size()) {
    if (launch.dispatch.wave_size != Isa::wave_sizes[size_index])
      return make_stepped<Isa, size_index + 1>(std::move(launch), options, std::move(finish));
  }
  using W = fast::SizedWave<Isa, Isa::wave_sizes[size_index]>;
  return std::make_unique<SteppedWaves<W>>(std::move(launch), options, std::move(finish));
}

}  // namespace lockstep
