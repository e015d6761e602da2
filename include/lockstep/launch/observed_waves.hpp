// A launch with an observer: one instruction after the other, by either engine, told in the observer's terms.
#pragma once

#include <array>
#include <cstdint>
#include <exception>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/engine/instruction_counter.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/launch/observation.hpp"
#include "lockstep/memory/tensor/parts.hpp"
#include "lockstep/observe/observer.hpp"
#include "lockstep/observe/uses.hpp"

namespace lockstep {

/// Tells `observer` what the waves W of a dispatch do.
template <class W>
class ObservedWaves final : public Observation<W> {
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
    for (const WaitField& field : Isa::wait_fields()) launch.counts_translations |= field.counter == WaitCounter::xcnt;
    launch.geometry = Isa::geometry;
    launch.entry = dispatch.entry;
    launch.file_entry = dispatch.file_entry;
    launch.selectors = &Isa::selectors;
    launch.disassemble = [](std::span<const std::uint32_t> words) {
      return lockstep::disassemble(decode<Isa>(words).at_end().instruction);
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
      // Lanes beyond the workgroup's end have an id, too, which nobody looks at.
      view.vgprs[n] = any ? ~std::uint64_t{0} : 0;
    }
    view.wave = wave_view(wave, index);
    tell([&] { observer_.wave_begins(view); });
  }

  WaveRun run(W& wave, std::uint32_t member, std::uint32_t index, const WatchedMachine<W>& on,
              std::uint64_t instructions) override {
    member_ = member;
    const auto by_reference = [&](W& of, const Instruction<Isa>& instruction) {
      result_ = on.counts != nullptr ? step_decoded(of, instruction, on.machine, InstructionCounter{on.counts})
                                     : step_decoded(of, instruction, on.machine);
    };
    if (on.runner == nullptr) return run_by(wave, index, on.machine, instructions, by_reference, false);
    const auto by_fast = [&](W& of, const Instruction<Isa>& instruction) {
      // What asks something of the machine the fast engine itself leaves to the reference's step.
      if (instruction.info().writes.has(State::signal)) return by_reference(of, instruction);
      const WaveRun& run = on.runner->run(of, on.machine, 1, [] { return false; });
      if (run.reason == StopReason::fault) result_.fault = run.fault;
    };
    return run_by(wave, index, on.machine, instructions, by_fast, true);
  }

  void end(const Fault& fault) override {
    tell([&] { observer_.workgroup_ends(fault); });
  }

 private:
  using Observation<W>::failed_, Observation<W>::failure_text_, Observation<W>::failure;
  static constexpr std::uint32_t mark = 0xa5c396e7, looked_at = 8;

  /// `execute(wave, instruction)` executes the one at the wave's pc and puts what step_decoded gives into `result_`,
  /// which is empty. With `fixed_code` memory is not asked again for an instruction that is known.
  template <class Execute>
  WaveRun run_by(W& wave, std::uint32_t index, Machine<MemoryView>& machine, std::uint64_t instructions,
                 Execute&& execute, bool fixed_code) {
    WaveRun run;
    while (run.executed < instructions) {
      result_.signal = Signal::none;
      if (result_.fault) result_.fault = {};
      step(wave, index, machine, execute, fixed_code);
      if (result_.fault) {
        run.reason = StopReason::fault;
        run.fault = result_.fault;
        return run;
      }
      ++run.executed;
      switch (result_.signal) {
        case Signal::end_program: run.reason = StopReason::ended; return run;
        case Signal::barrier: run.reason = StopReason::at_barrier; return run;
        case Signal::barrier_wait: run.reason = StopReason::waits; return run;
        case Signal::sleep: return run;
        default: break;
      }
    }
    return run;
  }

  struct Known {
    Instruction<Isa> instruction{};
    Uses uses{};
    bool executes = false;  ///< supported and legal
    bool requests = false;  ///< it accesses memory by a request
    Step told{};            ///< what is told of it, all but the wave's part each time the same
  };

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
  }

  WaveView wave_view(const W& wave, std::uint32_t index) const {
    WaveView view;
    look_at(wave, index, view);
    return view;
  }
  void look_at(const W& wave, std::uint32_t index, WaveView& view) const {
    view.workgroup = groups_[member_].id;
    view.member = member_;
    view.wave = index;
    view.lanes = W::wave_size;
    look_again(wave, index, view);
    view.scalars = wave.s.data();
    view.rows = wave.v.front().data();
    view.accumulators = wave.v[W::row(W::first_accvgpr) % wave.v.size()].data();
  }
  /// What an instruction may have changed of it.
  void look_again(const W& wave, std::uint32_t index, WaveView& view) const {
    view.exec = wave.exec();
    view.vcc = wave.vcc();
    view.pc = wave.pc;
    view.instructions = wave.instructions;
    view.scc = wave.scc;
    view.vgprs = wave.vgpr_limit;
    view.accvgprs = wave.accvgpr_limit;
    view.sgprs = wave.sgpr_limit;
    const Signals& signals = groups_[member_].signals[index];
    view.barrier_signals = signals.workgroup;
    view.barrier_waits = wave.barriers.seen[WaveBarriers::kind(barrier_number::workgroup)];
    view.cluster_signals = signals.cluster;
    view.cluster_waits = wave.barriers.seen[WaveBarriers::kind(barrier_number::cluster)];
  }

  static std::uint8_t vgpr_msb(const W& wave) {
    if constexpr (has_vgpr_banks<Isa>()) return static_cast<std::uint8_t>(wave.mode.vgpr_msb());
    return 0;
  }
  /// What is known of an instruction is the same each time it executes.
  Known& known_at(std::uint64_t pc) {
    Recent& recent = recent_[pc / 4 % recent_.size()];
    if (recent.known == nullptr || recent.pc != pc) recent = {pc, &known_[pc]};
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
      learn(known, instruction, wave.pc);
    }
    return true;
  }
  static void learn(Known& known, const Instruction<Isa>& instruction, std::uint64_t pc) {
    known = {};
    known.instruction = instruction;
    known.uses = uses(instruction, W::wave_size);
    const InstructionInfo& info = instruction.info();
    known.executes = info.status != Status::unsupported && Isa::legal(instruction, W::wave_size);
    known.requests = info.memory != nullptr && has_request(*info.memory);
    Step& told = known.told;
    told.info = &info;
    if (instruction.dual()) told.second = &instruction.second_half().info();
    told.words = std::span(known.instruction.words).first(instruction.dwords);
    told.uses = &known.uses;
    told.pc = pc;
    told.dpp = instruction.has(Field::dpp_ctrl);
    told.part = instruction.has(Field::dst_sel)
                    ? instruction.field(Field::dst_sel) != sdwa_dword
                    : info.high_half != HighHalf::not_applicable && (instruction.field(Field::op_sel) & 8u) != 0;
    told.wide_elements = info.formats_by_cbsz && (f8f6f4_dwords(instruction.field(Field::cbsz)) == 8 ||
                                                  f8f6f4_dwords(instruction.field(Field::blgp)) == 8);
    if (info.mnemonic == "s_barrier_wait") told.barrier = static_cast<std::int16_t>(instruction.field(Field::simm16));
    if (info.mnemonic == "s_nop") told.idle_states = instruction.field(Field::simm16) & 0xfu;
  }

  template <class Global, class Execute>
  void step(W& wave, std::uint32_t index, Machine<Global>& machine, Execute& execute, bool fixed_code) {
    const std::uint64_t pc = wave.pc;
    Known& what = known_at(pc);
    const Instruction<Isa>& instruction = what.instruction;
    const bool same = fixed_code && instruction.dwords != 0 && instruction.vgpr_msb == vgpr_msb(wave);
    if (!same && !look_up(wave, machine, what)) return;
    if (!what.executes) return execute(wave, instruction);
    Step& told = what.told;
    look_at(wave, index, told.wave);
    told.access = what.requests && look_ahead(wave, instruction, *instruction.info().memory) ? &access_ : nullptr;
    told.signal = Signal::none;
    told.signalled = false;
    told.signalled_cluster = false;
    told.barriers = machine.barriers;
    told.joined = wave.barriers.joined;
    std::span<const tensor::Part> parts;
    if constexpr (lockstep::detail::has_tensors<Isa>) {
      if (instruction.info().memory != nullptr && instruction.info().memory->tensor())
        parts = parts_of(wave, instruction, told);
    }
    tell([&] { observer_.before(told); });
    if (failed_) return fail_at(pc, instruction);
    const Barrier* barrier = find_barrier<Isa>(machine.barriers, barrier_number::workgroup);
    const Barrier* cluster = find_barrier<Isa>(machine.barriers, barrier_number::cluster);
    const Barrier before = barrier != nullptr ? *barrier : Barrier{};
    const Barrier cluster_before = cluster != nullptr ? *cluster : Barrier{};
    execute(wave, instruction);
    if (result_.fault && result_.fault.size != 0 && result_.fault.lane >= 0)
      without_lanes(wave, instruction, machine, told);
    if (failed_) return fail_at(pc, instruction);
    if (result_.fault) return;
    // S_BARRIER signals when the scheduler hears of it.
    const bool ends = result_.signal == Signal::end_program;
    told.signalled = barrier != nullptr && !ends && (result_.signal == Signal::barrier || *barrier != before);
    told.signalled_cluster = cluster != nullptr && !ends && *cluster != cluster_before;
    if (told.signalled) ++groups_[member_].signals[index].workgroup;
    if (told.signalled_cluster) ++groups_[member_].signals[index].cluster;
    told.signal = result_.signal;
    told.joined = wave.barriers.joined;
    look_again(wave, index, told.wave);
    tell([&] { observer_.after(told); });
    if (!parts.empty()) tell_parts(told, parts);
    if (failed_) fail_at(pc, instruction);
  }

  /// What the tensor data mover will access. Where it tells of its end by a barrier's cell in LDS, that is what orders,
  /// and nothing is told.
  std::span<const tensor::Part> parts_of(const W& wave, const Instruction<Isa>& instruction, Step& told) {
    tensor::Descriptor descriptor;
    told.moves = !tensor::read_descriptor(wave, instruction, descriptor) && !descriptor.barrier;
    if (!told.moves) return {};
    return parts_.of(descriptor, instruction.info().memory->action == MemoryAction::tensor_store);
  }
  /// As many pieces of one size at a time as a wave has lanes.
  void tell_parts(Step& told, std::span<const tensor::Part> parts) {
    static constexpr MemoryOp load{.action = MemoryAction::load_to_lds, .address = AddressForm::global};
    static constexpr MemoryOp store{.action = MemoryAction::store_from_lds, .address = AddressForm::global};
    static constexpr MemoryOp zeros{.action = MemoryAction::store, .address = AddressForm::lds};
    const bool stores = told.info->memory->action == MemoryAction::tensor_store;
    AccessView access;
    request_ = {};
    std::uint32_t lanes = 0;
    const auto flush = [&] {
      if (lanes == 0) return;
      access.lanes = ~std::uint64_t{0} >> (64 - lanes);
      tell([&] { observer_.moved(told); });
      lanes = 0;
    };
    access.space = request_.space.data();
    access.address = request_.address.data();
    access.address1 = request_.address1.data();
    access.dropped = request_.dropped.data();
    told.access = &access;
    for (const tensor::Part& part : parts) {
      const MemoryOp* const op = part.zeros ? &zeros : stores ? &store : &load;
      for (std::uint32_t at = 0; at < part.bytes;) {
        const std::uint32_t left = part.bytes - at, bytes = left >= 16 ? 16 : left >= 4 ? 4 : 1;
        if (lanes == W::wave_size || access.op != op || access.bytes != bytes) flush();
        access.op = op;
        access.bytes = bytes;
        request_.space[lanes] = part.zeros ? AddressSpace::lds : AddressSpace::global;
        request_.address[lanes] = part.zeros ? part.lds + at : part.address + at;
        request_.address1[lanes] = part.lds + at;
        ++lanes;
        at += bytes;
      }
    }
    flush();
    told.access = nullptr;
  }

  /// What the instruction will access. It faults by itself where that cannot be told.
  bool look_ahead(const W& wave, const Instruction<Isa>& instruction, const MemoryOp& op) {
    request_ = {};
    if (make_request(wave, instruction, op, request_)) return false;
    AccessView& access = access_;
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
  void without_lanes(W& wave, const Instruction<Isa>& instruction, Machine<Global>& machine, const Step& told) {
    const std::uint64_t exec = wave.exec();
    const MemoryOp& op = *instruction.info().memory;
    while (result_.fault && result_.fault.size != 0 && result_.fault.lane >= 0 && skips(told, result_.fault)) {
      if (op.scalar()) {
        wave.pc += instruction.bytes();
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
  std::unordered_map<std::uint64_t, Known> known_;  ///< by pc
  struct Recent {
    std::uint64_t pc = 0;
    Known* known = nullptr;
  };
  std::array<Recent, 1024> recent_{};  ///< where to find those of the last instructions
  MemoryRequest<W::lanes> request_{};  ///< of the instruction that executes
  AccessView access_{};                ///< the same
  tensor::PartList parts_;             ///< of the tensor data mover's instruction that executes
  ExecuteResult result_{};             ///< the same: to make one anew takes longer than most instructions
};

}  // namespace lockstep
