// A launch with an observer: each instruction of either engine, told in the observer's terms. The reference engine
// executes one at a time; the fast one runs programs that ask before each instruction (fast/program/watched.hpp), and
// what tells the machine something is left to the reference engine's step.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <exception>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "fast/program/watched.hpp"
#include "launch/known_instruction.hpp"
#include "launch/lane_moves.hpp"
#include "launch/observation.hpp"
#include "launch/observed_tensor.hpp"
#include "launch/planned_access.hpp"
#include "lockstep/device/observer.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/engine/instruction_counter.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/uses/lane_sources.hpp"

namespace lockstep {

/// Tells `observer` what the waves W of a dispatch do.
template <class W>
class ObservedWaves final : public Observation<W>, private fast::StepWatcher, private LaneMover {
 public:
  using Isa = typename W::Isa;

  ObservedWaves(Observer& observer, const Dispatch& dispatch, const MemoryView& memory) : observer_(observer) {
    LaunchView launch;
    const Dim3 grid = dispatch.workgroups();
    launch.grid = {grid.x, grid.y, grid.z};
    launch.wave_lanes = W::wave_size;
    launch.lds_bytes = (dispatch.lds_bytes + 3) / 4 * 4;
    launch.scratch_bytes = dispatch.scratch_bytes;
    launch.hazards = Isa::hazards;
    for (const WaitField& field : Isa::wait_fields()) {
      launch.counts_translations |= field.counter == WaitCounter::xcnt;
      std::uint8_t& most =
          launch.counter_most[static_cast<std::size_t>(field.counter)];  // a wait can say all it counts
      most = std::max(most, static_cast<std::uint8_t>(field.most()));
    }
    launch.waves_apart = dispatch.waves_apart;
    launch.geometry = Isa::geometry;
    launch.entry = dispatch.entry;
    launch.file_entry = dispatch.file_entry;
    launch.selectors = &Isa::selectors;
    launch.disassemble = [](std::span<const std::uint32_t> words) {
      return lockstep::disassemble(decode<Isa>(words).at_end().instruction);
    };
    launch.disassemble_with_halves = [](std::span<const std::uint32_t> words) {
      return lockstep::disassemble(decode<Isa>(words).at_end().instruction, {.name_halves = true});
    };
    launch.block = {dispatch.block.x, dispatch.block.y, dispatch.block.z};
    launch.cluster = {dispatch.cluster.x, dispatch.cluster.y, dispatch.cluster.z};
    launch.exec_number = Isa::exec_lo;
    launch.vcc_number = Isa::vcc_lo;
    launch.memory = &memory;
    groups_.resize(dispatch.cluster_size());
    tell([&] { observer_.launch_begins(launch); });
  }

  /// Before the waves of a workgroup are started.
  void begin(std::uint32_t member, const std::array<std::uint32_t, 3>& id, std::uint32_t waves) override {
    member_ = member;
    groups_[member].id = id;
    groups_[member].signals.assign(waves, {});
    tell([&] { observer_.workgroup_begins(std::span<const std::uint32_t, 3>(id), waves); });
  }

  /// What a start sets is found by a mark that all registers hold before.
  void before_start(W& wave) override {
    for (std::uint32_t n = 0; n < Isa::sgpr_count; ++n) wave.s[n] = mark;
    for (std::uint32_t n = 0; n < looked_at; ++n) wave.v[n].fill(mark);
  }
  void after_start(W& wave, std::uint32_t index) override {
    StartView view;
    for (std::uint32_t n = 0; n < Isa::sgpr_count; ++n) {
      if (wave.s[n] == mark) {
        wave.s[n] = 0;
      } else {
        view.scalars[n / 64] |= std::uint64_t{1} << n % 64;
      }
    }
    for (std::uint32_t n = 0; n < looked_at; ++n) {
      bool any = false;
      for (std::uint32_t& value : wave.v[n]) {
        any |= value != mark;
        value = value == mark ? 0 : value;
      }
      view.vgprs[n] = any ? wave.exec() : 0;  // lanes beyond the workgroup's end have no work-item
    }
    index_ = index;
    look_at(wave, view.wave);
    tell([&] { observer_.wave_begins(view); });
  }

  WaveRun run(W& wave, std::uint32_t member, std::uint32_t index, const WatchedMachine<W>& on,
              const TurnLength& turn) override {
    member_ = member;
    wave_ = &wave;
    index_ = index;
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

  void end(const Fault& fault) override {
    tell([&] { observer_.workgroup_ends(fault); });
  }

 private:
  using Observation<W>::failed_, Observation<W>::failure_text_, Observation<W>::failure;
  static constexpr std::uint32_t mark = 0xa5c396e7, looked_at = 8;

  using Known = KnownInstruction<W>;

  /// By the fast engine, to the end of the turn or to an instruction that is executed here. False: the turn is over.
  template <class Runner>
  bool run_some(Runner& runner, const TurnLength& turn, WaveRun& run) {
    const WaveRun& part = runner.run(*wave_, *machine_, turn.after(run.executed), [] { return false; });
    run.executed += part.executed;
    result_.signal = Signal::none;
    result_.fault = part.reason == StopReason::fault && !failed_ ? part.fault : Fault{};
    const bool at_fault = result_.fault && pending_ != nullptr && pending_->told.pc == result_.fault.pc;
    if (at_fault) {
      Known& what = *std::exchange(pending_, nullptr);
      if (goes_without_lanes(what)) ++run.executed;
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
  /// What has come of the last instruction, in `result_`. False: the turn is over.
  bool settle(WaveRun& run) const {
    if (result_.fault) {
      run.reason = StopReason::fault;
      run.fault = result_.fault;
      return false;
    }
    switch (result_.signal) {
      case Signal::end_program: run.reason = StopReason::ended; return false;
      case Signal::barrier: run.reason = StopReason::at_barrier; return false;
      case Signal::barrier_wait: run.reason = StopReason::waits; return false;
      case Signal::barrier_passed:
      case Signal::sleep: return false;
      default: return true;
    }
  }
  /// One instruction by the reference engine. False: the turn is over.
  bool step(const TurnLength& turn, WaveRun& run) {
    result_.signal = Signal::none;
    if (result_.fault) result_.fault = {};
    if (!step(*wave_, *machine_, turn, run.executed)) return false;
    if (!result_.fault) ++run.executed;
    return settle(run);
  }

  /// The fast engine comes to an instruction.
  bool begins(const fast::Program& program, std::uint32_t index, const fast::MemoryPlan* plan) override {
    W& wave = *wave_;
    const std::uint64_t pc = program.places[index].pc;
    wave.pc = pc;
    // The engine counts when it leaves a program, and where an instruction wants to know.
    if (pending_ != nullptr) wave.instructions = pending_->told.wave.instructions + 1;
    finish_pending(Signal::none);
    if (failed_) return false;
    if (known_program_ != &program) know(program);
    Known& what = (*known_instructions_)[index];
    if (what.instruction.dwords == 0)
      what.learn(static_cast<const fast::IsaProgram<Isa>&>(program).instructions[index].instruction, pc, ++last_number_,
                 wave.accum_offset());
    if (!what.watched) return false;
    Step& told = what.told;
    look_at(wave, told.wave);
    told.access = plan != nullptr ? &planned_.of(wave, *plan)
                  : what.requests && look_ahead(wave, what.instruction, *what.instruction.info().memory) ? &access_
                                                                                                         : nullptr;
    told.signal = Signal::none;
    told.signalled = false;
    told.signalled_cluster = false;
    told.barriers = machine_->barriers;
    told.joined = wave.barriers.joined;
    if (what.moves_lanes) moving_ = &what, told.lane_mover = this;
    tell([&] { observer_.before(told); });
    if (failed_) {
      fail_at(pc, what.instruction);
      return false;
    }
    pending_ = &what;
    return true;
  }
  /// The instruction that came last has executed, and the wave's pc is behind it.
  void finish_pending(Signal signal) {
    if (pending_ == nullptr) return;
    finish(*std::exchange(pending_, nullptr), signal);
  }
  void finish(Known& what, Signal signal) {
    Step& told = what.told;
    told.signal = signal;
    told.signalled =
        signal == Signal::barrier && find_barrier<Isa>(machine_->barriers, barrier_number::workgroup) != nullptr;
    if (told.signalled) ++groups_[member_].signals[index_].workgroup;
    look_again(*wave_, told.wave);
    tell([&] { observer_.after(told); });
    if (failed_) fail_at(told.pc, what.instruction);
  }
  /// An instruction that the fast engine executed has faulted. True: it has executed without the lanes at fault.
  bool goes_without_lanes(Known& what) {
    if (can_leave_out(what.instruction)) without_lanes(*wave_, what.instruction, *machine_, what.told);
    if (failed_) fail_at(what.told.pc, what.instruction);
    if (failed_ || result_.fault) return false;
    finish(what, Signal::none);
    return !failed_;
  }
  /// What is known of a program's instructions is looked for in their order from now on.
  void know(const fast::Program& program) {
    known_program_ = &program;
    known_instructions_ = &known_of_[&program];
    if (known_instructions_->empty()) known_instructions_->resize(program.places.size());
  }

  /// Nothing that an observer throws gets past here.
  template <class Call>
  void tell(Call&& call) {
    if (failed_) return;
#if defined(__cpp_exceptions)
    try {
      call();
    } catch (const std::exception& thrown) {
      failed_ = true;
      failure_text_ = thrown.what();
    } catch (...) {
      failed_ = true;
      failure_text_ = "what it threw is no std::exception";
    }
#else
    call();
#endif
  }
  void fail_at(std::uint64_t pc, const Instruction<Isa>& instruction) {
    result_ = {failure()};
    result_.fault.pc = pc;
    result_.fault.words = instruction.words;
    result_.fault.dwords = instruction.dwords;
    failed_at_ = result_.fault;
  }

  void look_at(const W& wave, WaveView& view) const {
    view.workgroup = groups_[member_].id;
    view.member = member_;
    view.wave = index_;
    view.lanes = W::wave_size;
    look_again(wave, view);
    view.scalars = wave.s.data();
    view.selectors = &Isa::selectors;
    view.rows = wave.v.front().data();
    view.accumulators = wave.v[wave.row(W::first_accvgpr) % wave.v.size()].data();
  }
  /// What an instruction may have changed of it.
  void look_again(const W& wave, WaveView& view) const {
    view.exec = wave.exec();
    view.vcc = wave.vcc();
    view.pc = wave.pc;
    view.instructions = wave.instructions;
    view.scc = wave.scc;
    view.vgprs = wave.vgpr_limit;
    view.accvgprs = wave.accvgpr_limit;
    view.sgprs = wave.sgpr_limit;
    const Signals& signals = groups_[member_].signals[index_];
    view.barrier_signals = signals.workgroup;
    view.barrier_waits = wave.barriers.seen[WaveBarriers::kind(barrier_number::workgroup)];
    view.cluster_signals = signals.cluster;
    view.cluster_waits = wave.barriers.seen[WaveBarriers::kind(barrier_number::cluster)];
  }

  static std::uint8_t vgpr_msb(const W& wave) {
    if constexpr (has_vgpr_banks<Isa>()) return static_cast<std::uint8_t>(wave.mode.vgpr_msb());
    return 0;
  }
  /// What is known of the instruction at the wave's pc, by that and MODE's high bits of VGPR numbers.
  Known& known_of(const W& wave) {
    const std::uint64_t place = wave.pc | std::uint64_t{vgpr_msb(wave)} << 56;
    Recent& recent = recent_[wave.pc / 4 % recent_.size()];
    if (recent.known == nullptr || recent.place != place) recent = {place, &known_[place]};
    return *recent.known;
  }
  /// Reads the instruction at the wave's pc, if it is not the known one. False: there is none, `result_` says why.
  template <class Global>
  bool look_up(const W& wave, Machine<Global>& machine, Known& known) {
    const detail::Fetched<Isa> fetched = detail::fetch<Isa>(machine.global, wave.pc);
    if (fetched.fault) {
      result_.fault = fetched.fault;
      result_.fault.pc = wave.pc;
      return false;
    }
    Instruction<Isa> instruction = fetched.instruction;
    instruction.vgpr_msb = vgpr_msb(wave);
    if (known.instruction.dwords == 0 || known.instruction.words != instruction.words ||
        known.instruction.vgpr_msb != instruction.vgpr_msb) {
      known.learn(instruction, wave.pc, ++last_number_, wave.accum_offset());
    }
    return true;
  }

  void execute(W& wave, const Instruction<Isa>& instruction) {
    result_ = counts_ != nullptr ? step_decoded(wave, instruction, *machine_, InstructionCounter{counts_})
                                 : step_decoded(wave, instruction, *machine_);
  }
  /// False: the instruction is an access at which the turn ends, after `executed` instructions.
  template <class Global>
  bool step(W& wave, Machine<Global>& machine, const TurnLength& turn, std::uint64_t executed) {
    Known& what = known_of(wave);
    if (!look_up(wave, machine, what)) return true;
    if (ends_turn(turn, executed, what.instruction)) return false;
    if (what.executes) {
      step(wave, machine, what);
    } else {
      execute(wave, what.instruction);
    }
    return true;
  }
  template <class Global>
  void step(W& wave, Machine<Global>& machine, Known& what) {
    const std::uint64_t pc = wave.pc;
    const Instruction<Isa>& instruction = what.instruction;
    Step& told = what.told;
    look_at(wave, told.wave);
    told.access = what.requests && look_ahead(wave, instruction, *instruction.info().memory) ? &access_ : nullptr;
    told.signal = Signal::none;
    told.signalled = false;
    told.signalled_cluster = false;
    told.barriers = machine.barriers;
    told.joined = wave.barriers.joined;
    if (what.moves_lanes) moving_ = &what, told.lane_mover = this;
    std::span<const tensor::Part> parts;
    if constexpr (lockstep::detail::has_tensors<Isa>) {
      if (instruction.info().memory != nullptr && instruction.info().memory->tensor())
        parts = tensor_.parts_of(wave, instruction, told);
    }
    tell([&] { observer_.before(told); });
    if (failed_) return fail_at(pc, instruction);
    const Barrier* barrier = find_barrier<Isa>(machine.barriers, barrier_number::workgroup);
    const Barrier* cluster = find_barrier<Isa>(machine.barriers, barrier_number::cluster);
    const Barrier before = barrier != nullptr ? *barrier : Barrier{};
    const Barrier cluster_before = cluster != nullptr ? *cluster : Barrier{};
    execute(wave, instruction);
    if (can_leave_out(instruction)) without_lanes(wave, instruction, machine, told);
    if (failed_) return fail_at(pc, instruction);
    if (result_.fault) return;
    // S_BARRIER signals when the scheduler hears of it.
    const bool ends = result_.signal == Signal::end_program;
    told.signalled = barrier != nullptr && !ends && (result_.signal == Signal::barrier || *barrier != before);
    told.signalled_cluster = cluster != nullptr && !ends && *cluster != cluster_before;
    if (told.signalled) ++groups_[member_].signals[index_].workgroup;
    if (told.signalled_cluster) ++groups_[member_].signals[index_].cluster;
    told.signal = result_.signal;
    told.joined = wave.barriers.joined;
    look_again(wave, told.wave);
    tell([&] { observer_.after(told); });
    if (!parts.empty()) tensor_.tell_parts(told, parts, [&] { tell([&] { observer_.moved(told); }); });
    if (failed_) fail_at(pc, instruction);
  }

  /// What the instruction will access. It faults by itself where that cannot be told.
  bool look_ahead(const W& wave, const Instruction<Isa>& instruction, const MemoryOp& op) {
    request_ = {};
    if (make_request(wave, instruction, op, request_)) return false;
    AccessView& access = access_;
    access.op = &request_.op;
    access.lanes = request_.lanes;
    access.bytes = request_.bytes;
    access.left_out = 0;
    access.returns = request_.returns;
    access.both = request_.both;
    access.space = request_.space.data();
    access.address = request_.address.data();
    access.address1 = request_.address1.data();
    access.dropped = request_.dropped.data();
    if constexpr (lockstep::detail::has_blocks<Isa>)
      if (op.block) look_at_block(wave, access);
    return true;
  }
  /// The parts of a block follow each other in memory and in registers: the first one's addresses are those of all.
  void look_at_block(const W& wave, AccessView& access) {
    const std::uint32_t dwords = wave.m0();
    access.left_out = ~dwords;
    access.bytes = 4 * static_cast<std::uint32_t>(std::bit_width(dwords));
    access.lanes = dwords != 0 ? lockstep::detail::active_lanes(wave) : 0;
    request_.dropped.fill(0);
  }

  void find(LaneSources& sources) const override { LaneMoves<W>::find(*wave_, moving_->instruction, probe_, sources); }

  /// Did an access fault that the rest of the launch can do without: a lane's, or a scalar instruction's?
  bool can_leave_out(const Instruction<Isa>& instruction) const {
    const MemoryOp* const op = instruction.info().memory;
    return result_.fault && result_.fault.size != 0 && op != nullptr && (result_.fault.lane >= 0 || op->scalar());
  }
  /// If the observer wants to go on, the instruction executes once more without the lane at fault, until no lane is
  /// left that faults. Lanes before it have done an atomic already and are left out with it. A scalar instruction does
  /// nothing.
  template <class Global>
  void without_lanes(W& wave, const Instruction<Isa>& instruction, Machine<Global>& machine, const Step& told) {
    const std::uint64_t exec = wave.exec();
    const MemoryOp& op = *instruction.info().memory;
    while (can_leave_out(instruction) && skips(told, result_.fault)) {
      if (op.scalar()) {
        wave.pc += instruction.bytes();
        ++wave.instructions;
        result_ = {};
        break;
      }
      const std::uint64_t lane = std::uint64_t{1} << result_.fault.lane;
      wave.set_exec(wave.exec() & ~(op.action == MemoryAction::atomic ? lane | (lane - 1) : lane));
      result_ = step_decoded(wave, instruction, machine);
    }
    wave.set_exec(exec);
  }
  bool skips(const Step& told, const Fault& fault) {
    bool skip = false;
    tell([&] { skip = observer_.skip_fault(told, fault); });
    return skip && !failed_;
  }

  /// Barriers that a wave has signalled.
  struct Signals {
    std::uint32_t workgroup = 0, cluster = 0;
  };
  struct Group {
    std::array<std::uint32_t, 3> id{};
    std::vector<Signals> signals;  ///< by wave
  };

  Observer& observer_;
  std::uint32_t member_ = 0;                        ///< whose turn it is
  std::vector<Group> groups_;                       ///< by member of the cluster
  std::unordered_map<std::uint64_t, Known> known_;  ///< by place
  struct Recent {
    std::uint64_t place = 0;
    Known* known = nullptr;
  };
  std::array<Recent, 1024> recent_{};  ///< where to find those of the last instructions
  std::unordered_map<const fast::Program*, std::vector<Known>> known_of_;  ///< the same, by program and its order
  const fast::Program* known_program_ = nullptr;                           ///< that ran last,
  std::vector<Known>* known_instructions_ = nullptr;                       ///< and its
  std::uint32_t last_number_ = 0;                                          ///< Step::number
  W* wave_ = nullptr;                                                      ///< whose turn it is
  std::uint32_t index_ = 0;                                                ///< in its workgroup
  Machine<MemoryView>* machine_ = nullptr;
  std::uint64_t* counts_ = nullptr;
  const Known* moving_ = nullptr;  ///< of those that move lanes, the one that executes
  mutable LaneProbe<W> probe_;
  Known* pending_ = nullptr;           ///< what the fast engine executes; null: it has been told that it has executed
  Fault failed_at_{};                  ///< where the observer threw
  MemoryRequest<W::lanes> request_{};  ///< of the instruction that executes
  AccessView access_{};                ///< the same
  PlannedAccess<W> planned_;           ///< the same, by the fast engine's plan
  ObservedTensor<W> tensor_;           ///< of the tensor data mover's instruction that executes
  ExecuteResult result_{};             ///< the same: to make one anew takes longer than most instructions
};

}  // namespace lockstep
