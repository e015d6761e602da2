// Running a wave with compiled programs: the fast counterpart of run_wave (engine/reference.hpp).
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "fast/program/control.hpp"
#include "fast/program/fallback.hpp"
#include "fast/program/program_cache.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/engine/turns.hpp"
#include "observe/instruction_recorder.hpp"

namespace lockstep::fast {

/// Executes micro-ops until something stops them: those that handlers do not go on to themselves (`next`). The call
/// stands there many times: a processor predicts where it goes by where it is.
inline void dispatch(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const MicroOp* const stop = &context.program->stop;
  for (;;) {
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
    if (op == stop) return;
    op = op->handler(op, context, wave, constants);
  }
}

/// What one host thread needs to run waves W, a SizedWave, with the fast engine: programs it has met.
template <class W, class Global>
class Runner {
 public:
  using Isa = typename W::Isa;

  /// Before a launch: forgets all programs, because memory may hold other code. `counts`: executions by opcode are
  /// added there. `stream`: every instruction is written there.
  void begin(ProgramCache<Isa>& cache, std::uint64_t* counts = nullptr, InstructionWriter* stream = nullptr) {
    cache_ = &cache;
    counts_ = counts;
    stream_ = stream;
    watcher_ = nullptr;
    programs_.clear();
    context_ = {};
  }

  /// From now on `watcher` is asked before each instruction. A run then also ends, before its instructions are used up,
  /// where the reference engine has to step.
  void watch(StepWatcher* watcher) { watcher_ = watcher; }

  /// Runs `wave` until it ends, waits at a barrier, sleeps, faults, its turn is over, or, asked every few thousand
  /// instructions, `give_up()` holds. What it gives lasts until the next run.
  template <class GiveUp>
  const WaveRun& run(W& wave, Machine<Global>& machine, const TurnLength& turn, GiveUp&& give_up) {
    MachineContext<Global>& context = context_;
    context.wave = &wave;
    context.machine = &machine;
    context.counts = counts_;
    context.stream = stream_;
    context.watcher = watcher_;
    context.order = machine.order;
    context.left = 0;
    context.stop = Stop::running;
    if (context.result.fault) context.result.fault = {};
    context.result.at_access = false;
    if constexpr (std::is_same_v<Global, MemoryView>) context.ports.global = &machine.global;
    context.ports.lds = machine.lds;
    context.ports.scratch = machine.scratch;
    constexpr std::uint64_t largest = std::uint64_t{1} << 62;
    context.granted = static_cast<std::int64_t>(std::min(turn.most, largest));
    const auto interleave = static_cast<std::int64_t>(std::min(turn.interleave, largest));
    const auto until_copy = static_cast<std::int64_t>(std::min(turn.until_copy, largest));
    context.instructions_before = wave.instructions;
    context.reserve = context.granted;
    for (;;) {
      if (context.left <= 0 || context.stop == Stop::budget) {
        // More of what was granted; without any, the part of the block that still fits.
        if (context.reserve == 0 && context.left <= 0) return yield(context);
        const bool fresh = context.reserve == context.granted;
        if (context.reserve != 0 && !fresh && give_up()) return yield(context);
        const std::int64_t part = std::min<std::int64_t>(asking_interval, context.reserve);
        context.left += part;
        context.reserve -= part;
        context.turn_end = context.granted - context.reserve - interleave;
        context.copy_end = context.granted - context.reserve - until_copy;
      }
      std::uint32_t index = 0;
      const Program* program = program_for(wave, machine.global, index);
      if (program == nullptr || context.stop == Stop::step) {
        context.stop = Stop::running;
        if (watcher_ != nullptr) return yield(context);
        if (step_once(context, turn)) return finish(context);
        continue;
      }
      context.program = program;
      const Constants constants = constants_for(wave, program->constants.data());
      context.stop = Stop::running;
      const InstructionPlace& from = program->places[index];
      if (context.reserve == 0 && from.block_length - from.in_block > context.left) {
        run_part_of_block(context, wave, constants);
      } else {
        dispatch(resume_at(context, index), context, wave, constants);
        if (context.stop == Stop::inside) {
          context.stop = Stop::running;
          run_part_of_block(context, wave, constants);
        }
      }
      if (context.stop == Stop::run) return finish(context);
    }
  }

 private:
  using Pointer = std::shared_ptr<const IsaProgram<Isa>>;

  /// Runs a part of the block at the wave's pc. Either the budget is smaller than the block: it runs as many
  /// instructions as are left. Or the wave stands in a fused run, whose micro-ops have another order: it runs to the
  /// end of that run.
  void run_part_of_block(MachineContext<Global>& context, W& wave, Constants constants) {
    const Program& program = *context.program;
    std::uint32_t index = program.find(wave.pc);
    const InstructionPlace& from = program.places[index];
    const std::uint32_t rest = from.block_length - from.in_block, begin = index;
    std::uint32_t end = index + static_cast<std::uint32_t>(std::min<std::int64_t>(context.left, rest));
    if (from.inside)
      for (std::uint32_t i = index; i < end; ++i)
        if (!program.places[i].inside) end = i;
    context.left -= rest;
    while (context.stop == Stop::running && index != end) {
      // Handlers go on by themselves: a copy of their micro-ops ends where they have to.
      const MicroOp* ops = program.ops.data();
      part_.clear();
      for (std::uint32_t i = index; i != end; ++i) program.append_unfused(stream_of(wave), i, part_);
      part_.push_back(program.stop);
      const MicroOp *op = part_.data(), *const last = &part_.back();
      while (context.stop == Stop::running && op >= part_.data() && op < last)
        op = op->handler(op, context, wave, constants);
      if (context.stop != Stop::running) return;
      // EXEC has changed: on in the program, perhaps in the other stream.
      const std::vector<std::uint32_t>& next = program.first[stream_of(wave)];
      index =
          op == last
              ? end
              : static_cast<std::uint32_t>(
                    std::lower_bound(next.begin(), next.end(), static_cast<std::uint32_t>(op - ops)) - next.begin());
    }
    context.left += rest - (end - begin);
    wave.pc = program.places[end].pc;
  }

  /// Accounts for what the context has executed.
  static const WaveRun& finish(MachineContext<Global>& context) {
    WaveRun& run = context.result;
    run.executed = static_cast<std::uint64_t>(context.granted - context.reserve - context.left);
    context.wave->instructions = context.instructions_before + run.executed;
    // These count as executed by the wave, but not as its share.
    const bool counted =
        run.reason == StopReason::fault && (run.fault.kind == FaultKind::trap || run.fault.kind == FaultKind::halt);
    if (counted) ++context.wave->instructions;
    return run;
  }
  static const WaveRun& yield(MachineContext<Global>& context) {
    context.result.reason = StopReason::yielded;
    return finish(context);
  }

  /// One instruction with the reference engine. True if the run of the wave ends with it, or before it; `result` says
  /// how.
  static bool step_once(MachineContext<Global>& context, const TurnLength& turn);

  /// The program that has the wave's pc, and the `index` of its instruction there, or null where the reference engine
  /// must step: no instruction, VGPR indexing.
  const Program* program_for(const W& wave, Global& global, std::uint32_t& index) {
    if (wave.mode.gpr_idx_en() || wave.mode.vskip()) return nullptr;
    const auto vgpr_msb = static_cast<std::uint8_t>(has_vgpr_banks<Isa>() ? wave.mode.vgpr_msb() : 0u);
    for (const Pointer& each : programs_) {
      if (!each->key.serves(wave, counts_ != nullptr, stream_ != nullptr, watcher_ != nullptr)) continue;
      index = each->find(wave.pc, vgpr_msb);
      if (index != Program::absent) return each.get();
    }
    const ProgramKey key{wave.pc,
                         wave.vgpr_limit,
                         wave.accvgpr_limit,
                         wave.sgpr_limit,
                         W::wave_size,
                         vgpr_msb,
                         wave.mode.default_float(),
                         wave.mode.silicon(),
                         wave.raises_exceptions,
                         counts_ != nullptr,
                         stream_ != nullptr,
                         watcher_ != nullptr};
    Pointer made = cache_->template get<W>(global, key);
    if (made == nullptr) return nullptr;
    programs_.push_back(made);
    index = made->find(wave.pc, vgpr_msb);
    return index == Program::absent ? nullptr : made.get();
  }

  ProgramCache<Isa>* cache_ = nullptr;
  std::uint64_t* counts_ = nullptr;
  InstructionWriter* stream_ = nullptr;
  StepWatcher* watcher_ = nullptr;
  std::vector<Pointer> programs_;
  MachineContext<Global> context_;  // kept: to make one anew takes as long as a short turn of a wave
  std::vector<MicroOp> part_;       ///< of a block
};

template <class W, class Global>
bool Runner<W, Global>::step_once(MachineContext<Global>& context, const TurnLength& turn) {
  context.wave->instructions = context.executed();
  W& wave = static_cast<W&>(*context.wave);
  const auto fetched = lockstep::detail::fetch_next(wave, context.machine->global);
  context.result.executed = context.executed() - context.instructions_before;
  context.result.reason = StopReason::yielded;
  if (lockstep::detail::stops_before(fetched, turn, *context.machine, context.result)) return true;
  const ExecuteResult result = lockstep::detail::step_fetched(wave, fetched, *context.machine,
                                                              InstructionRecorder{context.stream, context.counts});
  if (!result.fault) --context.left;
  return take_result(context, result);
}

}  // namespace lockstep::fast
