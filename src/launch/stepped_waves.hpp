// A stepped launch of waves W.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "launch/engine_worker.hpp"
#include "launch/launching_device.hpp"
#include "launch/parallel.hpp"
#include "launch/rdna_scalar_loads.hpp"
#include "launch/run_launch.hpp"
#include "launch/wave_store.hpp"
#include "launch/wave_sync_store.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/engine/workgroup.hpp"
#include "lockstep/launch/cluster.hpp"
#include "lockstep/launch/float_environment.hpp"
#include "lockstep/launch/prepare.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep {

template <class W>
class SteppedWaves final : public SteppedLaunch {
 public:
  using Isa = typename W::Isa;

  SteppedWaves(const Isa& isa, PreparedLaunch launch, const LaunchOptions& options, FinishStepped finish,
               LaunchResources& resources)
      : isa_(isa),
        launch_(std::move(launch)),
        options_(options),
        finish_(std::move(finish)),
        wave_sync_(resources.wave_sync),
        wave_sync_left_(wave_sync_.get(options.cooperative ? options.meeting_waves : 0)),
        all_waves_(std::size_t{waves_of(launch_.dispatch.block, W::wave_size)} * launch_.dispatch.resident()),
        lds_(first_bytes(lds_lines_, RunningCluster::lds_step(lds_bytes()) * launch_.dispatch.resident())),
        scratch_(first_bytes(scratch_lines_, wave_scratch() * all_waves_)),
        machine_{launch_.memory} {
    runner_.begin(resources.programs);
    machine_.matrix_model = options.matrix_model.value_or(default_matrix_model(isa.matrix_model, options.numerics));
    machine_.scratch.bytes_per_lane = launch_.dispatch.scratch_bytes;
    machine_.scratch.device = device_scratch(isa, launch_.dispatch, scratch_);
    now_.wave_sync = wave_sync_left_;
    begin_cluster();
  }

  bool over() const override { return now_.over; }
  const Fault& fault() const override { return now_.turns.fault; }
  std::uint64_t executed() const override { return now_.statistics.instructions; }
  void step() override {
    if (now_.over) return;
    const FloatEnvironment environment;
    const std::uint32_t index = now_.turns.wave;
    enter(index);
    const std::uint64_t before = waves_[index].instructions;
    const ExecuteResult result = lockstep::step(waves_[index], machine_);
    now_.statistics.instructions += waves_[index].instructions - before;  // a trap has executed, though it is a fault
    now_.turns.take_one(waves_, barriers_of(), now_.budget, result);
    now_.in_turn = now_.turns.left == 0 ? 0 : now_.in_turn + 1;
    if (now_.in_turn != 0 && turn_ends(waves_[index])) {
      now_.turns.take(waves_, barriers_of(), now_.budget, {});
      now_.in_turn = 0;
    }
    settle();
  }
  void run(const RunUntil& until) override {
    const std::uint64_t most = until.instructions.value_or(~std::uint64_t{0});
    while (!now_.over && executed() < most) {
      const bool reached = !until.cluster || now_.index >= *until.cluster;
      if (reached && !until.pc && until.cluster) return;
      if (reached && until.pc) {
        if (waves_[now_.turns.wave].pc == *until.pc) return;
        step();
      } else {
        run_fast(most - executed());
      }
    }
  }

  std::string_view isa_target() const override { return isa_.target; }
  const Dispatch& dispatch() const override { return launch_.dispatch; }
  MatrixModel matrix_model() const override { return machine_.model(isa_); }
  Barriers& barriers(std::uint32_t wave) override { return now_.cluster.barriers_of(wave); }
  std::span<std::uint8_t> lds_blocks(std::uint32_t wave) override { return lds_of(wave); }
  void changed(std::uint64_t instructions) override {
    now_.statistics.instructions += instructions;
    now_.budget.refund(now_.turns.left);
    now_.budget.left -= std::min(now_.budget.left, instructions);
    now_.turns = {};
    now_.in_turn = 0;
    now_.over = false;
    settle();
  }
  bool begin_at(std::uint64_t cluster) override {
    if (now_.over || cluster <= now_.index || cluster >= launch_.dispatch.residencies().volume()) return false;
    for (; now_.index < cluster; ++now_.index) count_cluster();
    begin_cluster();
    return true;
  }
  LaunchResult result() const override {
    GridOutcome outcome;
    outcome.statistics = now_.statistics;
    outcome.fault = now_.turns.fault;
    if (outcome.fault) now_.cluster.place(outcome.fault);
    outcome.reached = (now_.index + 1) * launch_.dispatch.resident();
    return finish_(outcome, launch_);
  }

  std::uint64_t cluster_index() const override { return now_.index; }
  std::uint32_t cluster_workgroups() const override { return launch_.dispatch.resident(); }
  std::uint64_t workgroups() const override { return launch_.dispatch.workgroups().volume(); }
  std::uint32_t waves() const override { return now_.cluster.waves(); }
  std::uint32_t next_wave() const override { return std::min(now_.turns.wave, waves() - 1); }
  std::array<std::uint32_t, 3> workgroup(std::uint32_t wave) const override { return group_of(wave).id; }
  std::uint32_t wave_in_workgroup(std::uint32_t wave) const override { return wave - group_of(wave).first; }
  std::uint64_t workgroup_index(std::uint32_t wave) const override {
    return launch_.dispatch.number_of(group_of(wave).id);
  }
  SteppedWave wave(std::uint32_t index) override {
    W& wave = waves_[index];
    return {&wave,           wave.v.front().data(), wave.v[wave.row(wave.first_accvgpr()) % wave.v.size()].data(),
            wave.vgpr_limit, wave.accvgpr_limit,    wave.sgpr_limit,
            wave.vgpr_end()};
  }
  std::uint32_t wave_lanes() const override { return W::wave_size; }
  /// What the kernel asks for, of the blocks that the workgroup has.
  std::span<std::uint8_t> lds(std::uint32_t wave) override {
    return lds_of(wave).first((std::size_t{launch_.dispatch.lds_bytes} + 3) / 4 * 4);
  }
  std::span<std::uint8_t> scratch(std::uint32_t wave, std::uint32_t lane) override {
    const std::size_t bytes = launch_.dispatch.scratch_bytes;
    return scratch_.subspan(wave * wave_scratch() + lane * bytes, bytes);
  }
  const MemoryView& memory() const override { return launch_.memory; }
  const LoadedCode& code() const override { return *launch_.code; }
  std::uint32_t exec_number() const override { return isa_.exec_lo; }
  std::uint32_t vcc_number() const override { return isa_.vcc_lo; }
  std::uint32_t m0_number() const override { return isa_.m0; }
  const SelectorTable& selectors() const override { return isa_.selectors; }

  SteppedInstruction instruction(std::uint64_t pc) const override {
    SteppedInstruction result;
    detail::Fetched<Isa> fetched = detail::fetch(isa_, launch_.memory, pc);
    if (fetched.fault) {
      if (fetched.fault.dwords == 0) return result;
      result.words[0] = fetched.fault.words[0];
      result.dwords = 1;
      result.text = ".long " + hex_word(result.words[0]);
      return result;
    }
    result.words = fetched.instruction.words;
    result.dwords = fetched.instruction.dwords;
    restore_words(launch_.memory, pc, result.words, result.dwords);
    result.mnemonic = fetched.instruction.info().mnemonic;
    result.text = disassemble(fetched.instruction);
    if (fetched.instruction.info().status != Status::unsupported && isa_.legal(fetched.instruction, W::wave_size))
      result.uses = uses(fetched.instruction, W::wave_size, waves_[0].accum_offset());
    return result;
  }

  std::vector<SteppedStore> next_stores() const override {
    std::vector<SteppedStore> stores;
    if (now_.over) return stores;
    const W& wave = waves_[next_wave()];
    const detail::Fetched<Isa> fetched = detail::fetch(isa_, launch_.memory, wave.pc);
    if (fetched.fault || fetched.instruction.info().memory == nullptr) return stores;
    const MemoryOp& op = *fetched.instruction.info().memory;
    const bool tells = op.action == MemoryAction::load || op.action == MemoryAction::load_to_lds ||
                       op.action == MemoryAction::store || op.action == MemoryAction::store_from_lds ||
                       op.action == MemoryAction::atomic;
    for (std::uint32_t part = 0; tells && part < op.parts(); ++part) {
      MemoryRequest<W::lanes> request;
      if (make_request(wave, fetched.instruction, op, request, part)) return stores;
      const bool to_lds = request.op.action == MemoryAction::load_to_lds;
      if (request.op.action == MemoryAction::load) continue;
      for (std::uint32_t lane = 0; lane < W::lanes; ++lane) {
        if (!request.takes_part(lane)) continue;
        if (to_lds) {
          stores.push_back({AddressSpace::lds, lane, request.address1[lane], request.bytes});
          continue;
        }
        const std::uint32_t owner = request.owner_of(lane);
        if (request.dropped[lane] != 0) {
          // What a buffer's bounds, or a block's M0, exclude is not written.
          for (std::uint32_t i = 0; 4 * i < request.bytes; ++i)
            if ((request.dropped[lane] >> i & 1) == 0)
              stores.push_back({request.space[lane], owner, request.address[lane] + 4 * i, 4});
          continue;
        }
        stores.push_back({request.space[lane], owner, request.address[lane], request.bytes});
        if (request.both) stores.push_back({request.space[lane], lane, request.address1[lane], request.bytes});
      }
    }
    return stores;
  }

  std::unique_ptr<SteppedState> save() const override {
    auto saved = std::make_unique<Saved>();
    saved->now = now_;
    for (const W& wave : waves_) {
      SavedWave& to = saved->waves.emplace_back();
      to.state = wave;
      to.rows.assign(wave.v.begin(), wave.v.begin() + wave.allocated_rows());
    }
    saved->lds.assign(lds_.begin(), lds_.end());
    saved->scratch.assign(scratch_.begin(), scratch_.end());
    return saved;
  }
  void restore(const SteppedState& state) override {
    const auto& saved = static_cast<const Saved&>(state);
    now_ = saved.now;
    waves_ = storage_.first(saved.waves.size());
    for (std::size_t i = 0; i < saved.waves.size(); ++i) {
      const SavedWave& from = saved.waves[i];
      static_cast<WaveState&>(waves_[i]) = from.state;
      std::copy(from.rows.begin(), from.rows.end(), waves_[i].v.begin());
    }
    std::copy(saved.lds.begin(), saved.lds.end(), lds_.begin());
    std::copy(saved.scratch.begin(), saved.scratch.end(), scratch_.begin());
  }

 private:
  /// What moves from instruction to instruction, but for the waves and their memories.
  struct Now {
    std::uint64_t index = 0;  // of the cluster
    bool over = false;
    WaveTurns turns{};
    std::uint64_t in_turn = 0;  // instructions of the turn
    InstructionBudget budget{};
    RunningCluster cluster{};
    WaveSyncResources wave_sync{};
    Statistics statistics{};
  };
  struct SavedWave {
    WaveState state{};
    std::vector<typename W::Row> rows;
  };
  struct Saved final : SteppedState {
    Now now;
    std::vector<SavedWave> waves;
    std::vector<std::uint8_t> lds, scratch;
  };

  std::size_t wave_scratch() const { return std::size_t{launch_.dispatch.scratch_bytes} * W::wave_size; }

  /// The machine is that of the wave's workgroup, and has its scratch.
  void enter(std::uint32_t index) {
    machine_.lds = lds_of(index);
    machine_.barriers = &now_.cluster.barriers_of(index);
    if (wave_scratch() != 0) machine_.scratch.bytes = scratch_.subspan(index * wave_scratch(), wave_scratch());
  }

  /// At most `most` instructions of the wave whose turn it is, no more than its turn has.
  void run_fast(std::uint64_t most) {
    const FloatEnvironment environment;
    const std::uint32_t index = now_.turns.wave;
    enter(index);
    W& wave = waves_[index];
    const std::uint64_t before = wave.instructions;
    const TurnLength whole{now_.turns.left + now_.in_turn, now_.cluster.interleave(options_.interleave)};
    TurnLength turn = whole.after(now_.in_turn);
    const bool part = most < turn.most;
    if (part) turn.most = most;
    const WaveRun& run = runner_.run(wave, machine_, turn, [] { return false; });
    now_.statistics.instructions += wave.instructions - before;
    if (part && run.reason == StopReason::yielded && !run.at_access && run.executed == most) {
      now_.turns.left -= run.executed;
      now_.in_turn += run.executed;
      if (!turn_ends(wave)) return;  // the turn goes on
      now_.turns.take(waves_, barriers_of(), now_.budget, {});
      now_.in_turn = 0;
      return settle();
    }
    now_.turns.take(waves_, barriers_of(), now_.budget, run);
    now_.in_turn = 0;
    settle();
  }

  /// Before the next instruction.
  bool turn_ends(const W& wave) {
    const TurnLength turn{TurnLength::no_limit, now_.cluster.interleave(options_.interleave)};
    if (now_.in_turn < turn.until_copy) return false;
    const auto next = lockstep::detail::fetch(isa_, launch_.memory, wave.pc);
    return !next.fault && ends_turn(turn, now_.in_turn, next.instruction);
  }

  std::size_t lds_bytes() const { return allocated_lds(isa_, launch_.dispatch); }
  std::span<std::uint8_t> lds_of(std::uint32_t wave) {
    return lds_.subspan(now_.cluster.member_of(wave) * RunningCluster::lds_step(lds_bytes()), lds_bytes());
  }
  const RunningWorkgroup& group_of(std::uint32_t wave) const { return now_.cluster[now_.cluster.member_of(wave)]; }
  auto barriers_of() {
    return [this](std::uint32_t index) -> Barriers& { return now_.cluster.barriers_of(index); };
  }

  void begin_cluster() {
    const Dispatch& dispatch = launch_.dispatch;
    std::fill(lds_.begin(), lds_.end(), std::uint8_t{0});
    std::fill(scratch_.begin(), scratch_.end(), std::uint8_t{0});
    now_.cluster.begin(dispatch, dispatch.cluster_at(now_.index), &now_.wave_sync);
    waves_ = storage_.first(waves());
    for (std::uint32_t i = 0; i < waves_.size(); ++i) {
      const std::uint32_t own = wave_in_workgroup(i);
      waves_[i].begin(isa_, dispatch.vgprs, dispatch.accvgprs);
      start_wave(waves_[i], dispatch, workgroup(i), own,
                 abi::scratch_base(isa_.memory.abi, std::uint64_t{own} * wave_scratch()));
    }
    now_.turns = {};
    now_.budget.left = now_.cluster.budget(options_.max_instructions);
    now_.turns.settle(waves_, barriers_of(), now_.budget);
  }
  /// Finds whose instruction is next, in the next cluster if need be.
  void settle() {
    now_.turns.settle(waves_, barriers_of(), now_.budget);
    if (!now_.turns.over) return;
    if (now_.turns.fault) return end();
    count_cluster();
    if (now_.index + 1 == launch_.dispatch.residencies().volume()) return end();
    ++now_.index;
    begin_cluster();
  }

  /// The cluster that runs has ended.
  void count_cluster() {
    now_.statistics.workgroups += now_.cluster.workgroups();
    now_.statistics.waves += waves();
  }

  void end() {
    now_.over = true;
    wave_sync_.put(wave_sync_left_, now_.wave_sync);
    wave_sync_left_ = now_.wave_sync;
  }

  const Isa& isa_;
  PreparedLaunch launch_;
  LaunchOptions options_;
  FinishStepped finish_;
  WaveSyncStore& wave_sync_;
  WaveSyncResources wave_sync_left_;  // what the device has of this launch
  std::size_t all_waves_;             // that run together
  WaveStore<W> storage_;
  std::span<W> waves_;  // of this one
  std::vector<WorkerMemoryLine> lds_lines_, scratch_lines_;
  std::span<std::uint8_t> lds_, scratch_;
  Machine<MemoryView> machine_;
  fast::Runner runner_;
  Now now_{};
};

}  // namespace lockstep
