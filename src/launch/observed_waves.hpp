// A launch with an observer, on either engine. The reference engine executes one instruction at a time. The fast engine
// runs programs that ask before each instruction (fast/program/watched.hpp); the reference engine's step executes the
// instructions that ask something of the machine.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "fast/any_wave.hpp"
#include "fast/program/run.hpp"
#include "fast/program/watched.hpp"
#include "launch/guarded_observer.hpp"
#include "launch/known_instructions.hpp"
#include "launch/lane_moves.hpp"
#include "launch/launch_view.hpp"
#include "launch/observed_sample.hpp"
#include "launch/observed_tensor.hpp"
#include "launch/planned_access.hpp"
#include "launch/requested_access.hpp"
#include "launch/start_marks.hpp"
#include "launch/wave_views.hpp"
#include "lockstep/device/observer.hpp"
#include "lockstep/engine/instruction_counter.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/memory/memory_view.hpp"
#include "lockstep/uses/lane_sources.hpp"

namespace lockstep {

/// What runs the waves W of a launch that is watched.
template <class W>
struct WatchedMachine {
  Machine<MemoryView>& machine;
  fast::Runner* runner = nullptr;   ///< of the fast engine; null: the reference engine
  std::uint64_t* counts = nullptr;  ///< executions by opcode, where they are reported
};

/// Runs the waves W of a dispatch, and calls an observer for what they do.
template <class W>
class ObservedWaves final : private fast::StepWatcher, private LaneMover {
 public:
  using Isa = typename W::Isa;

  ObservedWaves(const Isa& isa, Observer& observer, const Dispatch& dispatch, const MemoryView& memory)
      : call_(observer, failed_, failure_text_), views_(dispatch.resident()) {
    call_([&](Observer& o) { o.launch_begins(launch_view(isa, W::wave_size, dispatch, memory)); });
  }

  /// Has the observer thrown? Then the launch is over.
  bool failed() const { return failed_; }
  static Fault failure() { return make_fault(FaultKind::observer, "the observer of the launch threw an exception"); }
  /// What the exception said.
  const std::string& failure_text() const { return failure_text_; }

  /// Before the waves of a workgroup are started: its number among those that run together.
  void begin(std::uint32_t member, const std::array<std::uint32_t, 3>& id, std::uint32_t waves) {
    views_.begin(member, id, waves);
    call_([&](Observer& o) { o.workgroup_begins(std::span<const std::uint32_t, 3>(id), waves); });
  }
  /// Around the start of a wave of the workgroup that began last.
  void before_start(W& wave) { StartMarks<W>::put(wave); }
  void after_start(W& wave, std::uint32_t index) {
    StartView view;
    StartMarks<W>::take(wave, view);
    views_.turn(index);
    views_.look(wave, view.wave);
    call_([&](Observer& o) { o.wave_begins(view); });
  }

  /// run_wave, observed. Wave `index` of that member.
  WaveRun run(W& wave, std::uint32_t member, std::uint32_t index, const WatchedMachine<W>& on, const TurnLength& turn) {
    views_.turn(member, index);
    wave_ = &wave;
    machine_ = &on.machine;
    counts_ = on.counts;
    WaveRun run;
    bool goes_on = true;
    if (on.runner != nullptr) {
      on.runner->watch(this);
      while (goes_on && run.executed < turn.most) goes_on = run_some(*on.runner, turn, run);
    } else {
      while (goes_on && run.executed < turn.most) goes_on = step(turn, run);
    }
    return run;
  }

  /// Of each member, in their order, when all have ended.
  void end(const Fault& fault) {
    call_([&](Observer& o) { o.workgroup_ends(fault); });
  }

 private:
  using Known = KnownInstruction<W>;

  /// Runs the fast engine, to the end of the turn or to an instruction that the reference engine executes. False: the
  /// turn is over.
  bool run_some(fast::Runner& runner, const TurnLength& turn, WaveRun& run) {
    const WaveRun& part = runner.run(*wave_, *machine_, turn.after(run.executed), [] { return false; });
    run.executed += part.executed;
    result_.signal = Signal::none;
    result_.fault = part.reason == StopReason::fault && !failed_ ? part.fault : Fault{};
    const bool at_fault = result_.fault && pending_ != nullptr && pending_->told.pc == result_.fault.pc;
    if (at_fault) {
      Known& known = *std::exchange(pending_, nullptr);
      if (goes_without_lanes(known)) ++run.executed;
    } else {
      if (part.reason == StopReason::ended) result_.signal = Signal::end_program;
      if (part.reason == StopReason::at_barrier) result_.signal = Signal::barrier;
      finish_pending(result_.signal);
    }
    if (failed_) result_.fault = failed_at_;
    if (result_.fault || result_.signal != Signal::none) return settle(run);
    if (part.at_access) return false;
    return run.executed == turn.most || at_fault || step(turn, run);
  }
  /// Puts the result of the last instruction into `run`. False: the turn is over.
  bool settle(WaveRun& run) const {
    if (result_.fault) {
      run.reason = StopReason::fault;
      run.fault = result_.fault;
      return false;
    }
    switch (result_.signal) {
      case Signal::end_program: run.reason = StopReason::ended; return false;
      case Signal::barrier: run.reason = StopReason::at_barrier; return false;
      case Signal::barrier_wait:
      case Signal::wave_sync_wait: run.reason = StopReason::waits; return false;
      case Signal::barrier_passed:
      case Signal::sleep: return false;
      default: return true;
    }
  }

  /// The fast engine comes to an instruction.
  bool begins(const fast::Program& program, std::uint32_t index, const fast::MemoryPlan* plan) override {
    W& wave = *wave_;
    const std::uint64_t pc = program.places[index].pc;
    wave.pc = pc;
    // The engine counts instructions when it leaves a program, and where an instruction reads the count.
    if (pending_ != nullptr) wave.instructions = pending_->told.wave.instructions + 1;
    finish_pending(Signal::none);
    if (failed_) return false;
    Known& known = known_.of(program, index, pc, wave);
    if (!known.watched) return false;
    start(known, plan != nullptr ? &planned_.of(wave, *plan) : access_of(known));
    call_([&](Observer& o) { o.before(known.told); });
    if (failed_) {
      fail_at(pc, known.instruction);
      return false;
    }
    pending_ = &known;
    return true;
  }
  /// The instruction that the fast engine began last has executed, and the wave's pc is behind it.
  void finish_pending(Signal signal) {
    if (pending_ == nullptr) return;
    finish(*std::exchange(pending_, nullptr), signal);
  }
  void finish(Known& known, Signal signal) {
    Step& told = known.told;
    told.signal = signal;
    told.signalled = signal == Signal::barrier &&
                     find_barrier(wave_->isa(), machine_->barriers, barrier_number::workgroup) != nullptr;
    if (told.signalled) views_.signal_workgroup();
    views_.look_again(*wave_, told.wave);
    call_([&](Observer& o) { o.after(told); });
    if (failed_) fail_at(told.pc, known.instruction);
  }
  /// An instruction that the fast engine executed has faulted. True: it has executed without the lanes at fault.
  bool goes_without_lanes(Known& known) {
    if (can_leave_out(known.instruction)) without_lanes(known);
    if (failed_) fail_at(known.told.pc, known.instruction);
    if (failed_ || result_.fault) return false;
    finish(known, Signal::none);
    return !failed_;
  }

  /// Executes one instruction by the reference engine. False: the turn is over.
  bool step(const TurnLength& turn, WaveRun& run) {
    result_.signal = Signal::none;
    if (result_.fault) result_.fault = {};
    if (Known* const known = known_.at(*wave_, machine_->global, result_.fault)) {
      if (ends_turn(turn, run.executed, known->instruction)) return false;
      if (known->executes) {
        step(*known);
      } else {
        execute(known->instruction);
      }
    }
    if (!result_.fault) ++run.executed;
    return settle(run);
  }
  void step(Known& known) {
    W& wave = *wave_;
    const std::uint64_t pc = wave.pc;
    const Instruction<Isa>& instruction = known.instruction;
    Step& told = known.told;
    start(known, access_of(known));
    std::span<const tensor::Part> parts;
    if (known.tensor) parts = tensor_.parts_of(wave, instruction, told);
    if (known.samples) sampled_.find(wave, instruction);
    call_([&](Observer& o) { o.before(told); });
    if (failed_) return fail_at(pc, instruction);
    const Barrier* barrier = find_barrier(wave_->isa(), machine_->barriers, barrier_number::workgroup);
    const Barrier* cluster = find_barrier(wave_->isa(), machine_->barriers, barrier_number::cluster);
    const Barrier before = barrier != nullptr ? *barrier : Barrier{};
    const Barrier cluster_before = cluster != nullptr ? *cluster : Barrier{};
    execute(instruction);
    if (can_leave_out(instruction)) without_lanes(known);
    if (failed_) return fail_at(pc, instruction);
    if (result_.fault) return;
    // S_BARRIER signals when the scheduler takes its result.
    const bool ends = result_.signal == Signal::end_program;
    told.signalled = barrier != nullptr && !ends && (result_.signal == Signal::barrier || *barrier != before);
    told.signalled_cluster = cluster != nullptr && !ends && *cluster != cluster_before;
    if (told.signalled) views_.signal_workgroup();
    if (told.signalled_cluster) views_.signal_cluster();
    told.signal = result_.signal;
    told.joined = wave.barriers.joined;
    told.sync_resource = wave.barriers.sync.resource;
    views_.look_again(wave, told.wave);
    call_([&](Observer& o) { o.after(told); });
    const auto moved = [&] { call_([&](Observer& o) { o.moved(told); }); };
    if (!parts.empty()) tensor_.tell_parts(told, parts, moved);
    if (known.samples) sampled_.tell(told, moved);
    if (failed_) fail_at(pc, instruction);
  }

  /// Fills in the step of an instruction that is about to execute.
  void start(Known& known, const AccessView* access) {
    Step& told = known.told;
    views_.look(*wave_, told.wave);
    told.access = access;
    told.signal = Signal::none;
    told.signalled = false;
    told.signalled_cluster = false;
    told.barriers = machine_->barriers;
    told.joined = wave_->barriers.joined;
    if (known.moves_lanes) moving_ = &known, told.lane_mover = this;
  }
  const AccessView* access_of(const Known& known) {
    return known.requests ? requested_.of(*wave_, known.instruction) : nullptr;
  }
  void execute(const Instruction<Isa>& instruction) {
    result_ = counts_ != nullptr ? step_decoded(*wave_, instruction, *machine_, InstructionCounter{counts_})
                                 : step_decoded(*wave_, instruction, *machine_);
  }
  void find(LaneSources& sources) const override { LaneMoves<W>::find(*wave_, moving_->instruction, probe_, sources); }

  /// The observer has thrown at this instruction: it is the launch's fault.
  void fail_at(std::uint64_t pc, const Instruction<Isa>& instruction) {
    result_ = {failure()};
    result_.fault.pc = pc;
    result_.fault.words = instruction.words;
    result_.fault.dwords = instruction.dwords;
    failed_at_ = result_.fault;
  }

  /// The fault is of one access, of a lane or of a scalar instruction: the launch can go on without it.
  bool can_leave_out(const Instruction<Isa>& instruction) const {
    const MemoryOp* const op = instruction.info().memory;
    return result_.fault && result_.fault.size != 0 && op != nullptr && (result_.fault.lane >= 0 || op->scalar());
  }
  /// If the observer wants to go on, the instruction executes once more without the lane at fault, until no lane
  /// faults. Lanes before it have done their atomic already and are left out, too. A scalar instruction does nothing.
  void without_lanes(const Known& known) {
    W& wave = *wave_;
    const std::uint64_t exec = wave.exec();
    const MemoryOp& op = *known.instruction.info().memory;
    while (can_leave_out(known.instruction) && skips(known.told)) {
      if (op.scalar()) {
        wave.pc += known.instruction.bytes();
        ++wave.instructions;
        result_ = {};
        break;
      }
      const std::uint64_t lane = std::uint64_t{1} << result_.fault.lane;
      wave.set_exec(wave.exec() & ~(op.action == MemoryAction::atomic ? lane | (lane - 1) : lane));
      result_ = step_decoded(wave, known.instruction, *machine_);
    }
    wave.set_exec(exec);
  }
  bool skips(const Step& told) {
    bool skip = false;
    call_([&](Observer& o) { skip = o.skip_fault(told, result_.fault); });
    return skip && !failed_;
  }

  bool failed_ = false;
  std::string failure_text_;
  GuardedObserver call_;
  WaveViews<W> views_;
  KnownInstructions<W> known_;
  W* wave_ = nullptr;  ///< whose turn it is
  Machine<MemoryView>* machine_ = nullptr;
  std::uint64_t* counts_ = nullptr;
  const Known* moving_ = nullptr;  ///< the instruction that reads other lanes' registers and executes
  mutable LaneProbe<W> probe_;
  Known* pending_ = nullptr;  ///< the instruction that the fast engine executes; null: its end has been reported
  Fault failed_at_{};         ///< where the observer threw
  RequestedAccess<W> requested_;
  PlannedAccess<W> planned_;
  ObservedTensor<W> tensor_;
  ObservedSample<W> sampled_;
  ExecuteResult result_{};  ///< of the last instruction: to make one anew takes longer than most instructions
};

}  // namespace lockstep
