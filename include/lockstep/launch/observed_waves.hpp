// A launch with an observer: the reference engine, one step after the other, told in the observer's terms.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/observe/observer.hpp"
#include "lockstep/observe/uses.hpp"

namespace lockstep {

/// Tells `observer` what the waves W of a dispatch do.
template <class W>
class ObservedWaves {
 public:
  using Isa = typename W::Isa;

  ObservedWaves(Observer& observer, const Dispatch& dispatch) : observer_(observer) {
    LaunchView launch;
    const Dim3 grid = dispatch.workgroups();
    launch.grid = {grid.x, grid.y, grid.z};
    launch.wave_lanes = W::wave_size;
    launch.lds_bytes = (dispatch.lds_bytes + 3) / 4 * 4;
    launch.scratch_bytes = dispatch.scratch_bytes;
    launch.hazards = Isa::hazards;
    launch.exec_number = Isa::exec_lo;
    launch.vcc_number = Isa::vcc_lo;
    observer_.launch_begins(launch);
  }

  /// Before the waves of a workgroup are started.
  void begin(const std::array<std::uint32_t, 3>& id, std::uint32_t waves) {
    workgroup_ = id;
    signals_.assign(waves, 0);
    observer_.workgroup_begins(std::span<const std::uint32_t, 3>(id), waves);
  }

  /// Starts `wave` by `start()` and finds out what that sets: all registers hold a mark before.
  template <class Start>
  void start(W& wave, std::uint32_t index, Start&& start) {
    constexpr std::uint32_t mark = 0xa5c396e7, looked_at = 8;
    for (std::uint32_t n = 0; n < Isa::sgpr_count; ++n) wave.s[n] = mark;
    for (std::uint32_t n = 0; n < looked_at; ++n) wave.v[n].fill(mark);
    start();
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
      for (std::uint32_t lane = 0; lane < 64; ++lane) any = any || wave.v[n][lane] != mark;
      // Lanes beyond the workgroup's end have an id, too, which nobody looks at.
      view.vgprs[n] = any ? ~std::uint64_t{0} : 0;
      for (std::uint32_t& value : wave.v[n])
        if (value == mark) value = 0;
    }
    view.wave = wave_view(wave, index);
    observer_.wave_begins(view);
  }

  /// run_wave, observed.
  template <class Global>
  WaveRun run(W& wave, std::uint32_t index, Machine<Global>& machine, std::uint64_t instructions) {
    WaveRun run;
    while (run.executed < instructions) {
      const ExecuteResult result = step(wave, index, machine);
      if (result.fault) {
        run.reason = StopReason::fault;
        run.fault = result.fault;
        return run;
      }
      ++run.executed;
      switch (result.signal) {
        case Signal::end_program: run.reason = StopReason::ended; return run;
        case Signal::barrier: run.reason = StopReason::at_barrier; return run;
        case Signal::barrier_wait: run.reason = StopReason::waits; return run;
        case Signal::sleep: return run;
        default: break;
      }
    }
    return run;
  }

  void end(const Fault& fault) { observer_.workgroup_ends(fault); }

 private:
  struct Known {
    std::array<std::uint32_t, 4> words{};
    Uses uses{};
  };

  WaveView wave_view(const W& wave, std::uint32_t index) const {
    WaveView view;
    view.workgroup = workgroup_;
    view.wave = index;
    view.lanes = W::wave_size;
    view.exec = wave.exec();
    view.vcc = wave.vcc();
    view.pc = wave.pc;
    view.instructions = wave.instructions;
    view.scc = wave.scc;
    view.barrier_signals = signals_[index];
    view.barrier_waits = wave.barriers.seen[WaveBarriers::kind(barrier_number::workgroup)];
    view.vgprs = wave.vgpr_limit;
    view.accvgprs = wave.accvgpr_limit;
    view.sgprs = wave.sgpr_limit;
    view.scalars = wave.s.data();
    view.rows = wave.v.front().data();
    view.accumulators = wave.v[W::row(W::first_accvgpr) % wave.v.size()].data();
    return view;
  }

  /// Uses of an instruction are the same each time it executes.
  const Uses& uses_of(std::uint64_t pc, const Instruction<Isa>& instruction) {
    Known& known = known_[pc];
    if (known.words != instruction.words) known = {instruction.words, uses(instruction, W::wave_size)};
    return known.uses;
  }

  template <class Global>
  ExecuteResult step(W& wave, std::uint32_t index, Machine<Global>& machine) {
    const std::uint64_t pc = wave.pc;
    const detail::Fetched<Isa> fetched = detail::fetch<Isa>(machine.global, pc);
    if (fetched.fault) {
      ExecuteResult result{fetched.fault};
      result.fault.pc = pc;
      return result;
    }
    const Instruction<Isa>& instruction = fetched.instruction;
    const InstructionInfo& info = instruction.info();
    if (info.status == Status::unsupported || !Isa::legal(instruction, W::wave_size))
      return step_decoded(wave, instruction, machine);
    Step told;
    told.info = &info;
    told.words = std::span(instruction.words).first(instruction.dwords);
    told.uses = &uses_of(pc, instruction);
    told.pc = pc;
    told.dpp = instruction.has(Field::dpp_ctrl);
    told.wide_elements = info.formats_by_cbsz && (f8f6f4_dwords(instruction.field(Field::cbsz)) == 8 ||
                                                  f8f6f4_dwords(instruction.field(Field::blgp)) == 8);
    if (info.mnemonic == "s_nop") told.idle_states = instruction.field(Field::simm16) & 0xfu;
    told.wave = wave_view(wave, index);
    AccessView access;
    if (info.memory != nullptr && has_request(*info.memory) && look_ahead(wave, instruction, *info.memory, access))
      told.access = &access;
    observer_.before(told);
    const Barrier* barrier = find_barrier<Isa>(machine.barriers, barrier_number::workgroup);
    const Barrier before = barrier != nullptr ? *barrier : Barrier{};
    ExecuteResult result = step_decoded(wave, instruction, machine);
    if (result.fault && result.fault.size != 0 && result.fault.lane >= 0)
      result = without_lanes(wave, instruction, machine, told, result);
    if (result.fault) return result;
    told.signalled = barrier != nullptr && result.signal != Signal::end_program &&
                     (barrier->signals != before.signals || barrier->completions != before.completions);
    if (told.signalled) ++signals_[index];
    told.signal = result.signal;
    told.wave = wave_view(wave, index);
    observer_.after(told);
    return result;
  }

  /// What the instruction will access. It faults by itself where that cannot be told.
  bool look_ahead(const W& wave, const Instruction<Isa>& instruction, const MemoryOp& op, AccessView& access) {
    request_ = {};
    if (make_request(wave, instruction, op, request_)) return false;
    access.op = &request_.op;
    access.lanes = request_.lanes;
    access.bytes = request_.bytes;
    access.returns = request_.returns;
    access.both = request_.both;
    access.space = request_.space.data();
    access.address = request_.address.data();
    access.address1 = request_.address1.data();
    access.dropped = request_.dropped.data();
    return true;
  }

  /// A lane's access faulted. If the observer wants to go on, the instruction executes once more without that lane,
  /// until no lane is left that faults. Lanes before it have done an atomic already and are left out with it.
  template <class Global>
  ExecuteResult without_lanes(W& wave, const Instruction<Isa>& instruction, Machine<Global>& machine, const Step& told,
                              ExecuteResult result) {
    const std::uint64_t exec = wave.exec();
    const MemoryOp& op = *instruction.info().memory;
    while (result.fault && result.fault.size != 0 && result.fault.lane >= 0 &&
           observer_.skip_fault(told, result.fault)) {
      if (op.scalar()) {
        wave.pc += instruction.bytes();
        result = {};
        break;
      }
      const std::uint64_t lane = std::uint64_t{1} << result.fault.lane;
      wave.set_exec(wave.exec() & ~(op.action == MemoryAction::atomic ? lane | (lane - 1) : lane));
      result = step_decoded(wave, instruction, machine);
    }
    wave.set_exec(exec);
    return result;
  }

  Observer& observer_;
  std::array<std::uint32_t, 3> workgroup_{};
  std::vector<std::uint32_t> signals_;  ///< by wave
  std::unordered_map<std::uint64_t, Known> known_;
  MemoryRequest<W::lanes> request_{};
};

}  // namespace lockstep
