// Running a wave with compiled programs: the fast counterpart of run_wave (engine/reference.hpp).
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "lockstep/engine/instruction_counter.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/fast/control.hpp"
#include "lockstep/fast/fallback.hpp"
#include "lockstep/fast/program_cache.hpp"

namespace lockstep::fast {

/// Executes micro-ops until something stops them. The call stands there many times: a processor predicts where it goes
/// by where it is.
template <class Isa>
void dispatch(const MicroOp<Isa>* op, Context<Isa>& context, Frame<Isa> frame) {
  while (context.stop == Stop::running) {
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
    op = op->handler(op, context, frame);
  }
}

/// What one host thread needs to run waves with the fast engine: programs it has met.
template <class Isa, class Global>
class Runner {
 public:
  /// Before a launch: forgets what it knows, memory may hold other code now. With `counts`, executions are counted
  /// there, by opcode.
  void begin(ProgramCache<Isa>& cache, std::uint64_t* counts = nullptr) {
    cache_ = &cache;
    counts_ = counts;
    programs_.clear();
    context_ = {};
  }

  /// Runs `wave` until it ends, waits at a barrier, sleeps, faults, has executed `instructions` instructions, or, asked
  /// every few thousand, `give_up()` holds.
  template <class GiveUp>
  WaveRun run(FastWave<Isa>& wave, Machine<Global>& machine, std::uint64_t instructions, GiveUp&& give_up) {
    constexpr std::int64_t slice = 1 << 12;
    MachineContext<Isa, Global>& context = context_;
    context.wave = &wave;
    context.machine = &machine;
    context.counts = counts_;
    context.left = 0;
    context.stop = Stop::running;
    if (context.result.fault) context.result.fault = {};
    if constexpr (std::is_same_v<Global, MemoryView>) context.ports.global = &machine.global;
    context.ports.lds = machine.lds;
    context.ports.scratch = machine.scratch;
    context.granted = static_cast<std::int64_t>(std::min<std::uint64_t>(instructions, std::uint64_t{1} << 62));
    context.instructions_before = wave.instructions;
    context.reserve = context.granted;
    for (;;) {
      if (context.left <= 0 || context.stop == Stop::budget) {
        // More of what was granted; without any, the part of the block that still fits.
        if (context.reserve == 0 && context.left <= 0) return yield(context);
        const bool fresh = context.reserve == context.granted;
        if (context.reserve != 0 && !fresh && give_up()) return yield(context);
        const std::int64_t part = std::min(slice, context.reserve);
        context.left += part;
        context.reserve -= part;
      }
      const Program<Isa>* program = program_for(wave, machine.global);
      if (program == nullptr || context.stop == Stop::step) {
        context.stop = Stop::running;
        if (step_once(context)) return finish(context);
        continue;
      }
      context.program = program;
      const bool last_part = context.reserve == 0 && context.stop == Stop::budget;
      context.stop = Stop::running;
      if (last_part) {
        run_part_of_block(context, wave);
      } else {
        dispatch(resume(context), static_cast<Context<Isa>&>(context), frame_of(context, wave));
      }
      if (context.stop == Stop::run) return finish(context);
    }
  }

 private:
  using Pointer = std::shared_ptr<const Program<Isa>>;

  static Frame<Isa> frame_of(const Context<Isa>& context, FastWave<Isa>& wave) {
    return {&wave, reinterpret_cast<const std::byte*>(context.program->constants.data())};
  }

  /// The block at the wave's pc has more instructions than are left: as many of them as are.
  static void run_part_of_block(MachineContext<Isa, Global>& context, FastWave<Isa>& wave) {
    const Program<Isa>& program = *context.program;
    const std::uint32_t index = program.find(context.wave->pc);
    const CompiledInstruction<Isa>& from = program.instructions[index];
    const std::int64_t rest = from.block_length - from.in_block;
    if (rest <= context.left)
      return dispatch(resume(context), static_cast<Context<Isa>&>(context), frame_of(context, wave));
    const std::uint32_t end = index + static_cast<std::uint32_t>(context.left);
    const auto first = [&](std::size_t stream, std::uint32_t i) { return &program.ops[program.first[stream][i]]; };
    context.left -= rest;
    const Frame<Isa> frame = frame_of(context, wave);
    const MicroOp<Isa>* op = first(stream_of(*context.wave), index);
    if (from.in_block == 0) ++op;  // its count of instructions
    while (context.stop == Stop::running && op != first(0, end) && op != first(1, end))
      op = op->handler(op, context, frame);
    if (context.stop != Stop::running) return;
    context.left += from.block_length - program.instructions[end].in_block;
    context.wave->pc = program.instructions[end].pc;
  }

  /// Accounts for what the context has executed.
  static const WaveRun& finish(MachineContext<Isa, Global>& context) {
    WaveRun& run = context.result;
    run.executed = static_cast<std::uint64_t>(context.granted - context.reserve - context.left);
    context.wave->instructions = context.instructions_before + run.executed;
    // These count as executed by the wave, but not as its share.
    const bool counted =
        run.reason == StopReason::fault && (run.fault.kind == FaultKind::trap || run.fault.kind == FaultKind::halt);
    if (counted) ++context.wave->instructions;
    return run;
  }
  static const WaveRun& yield(MachineContext<Isa, Global>& context) {
    context.result.reason = StopReason::yielded;
    return finish(context);
  }

  /// One instruction with the reference engine. True if the run of the wave ends with it; `result` says how.
  static bool step_once(MachineContext<Isa, Global>& context) {
    context.wave->instructions = context.executed();
    const ExecuteResult result = context.counts != nullptr
                                     ? step(*context.wave, *context.machine, InstructionCounter{context.counts})
                                     : step(*context.wave, *context.machine);
    if (!result.fault) --context.left;
    return take_result(context, result);
  }

  /// The program that has the wave's pc, or null where the reference engine must step: no instruction, VGPR indexing.
  const Program<Isa>* program_for(const Wave<Isa>& wave, Global& global) {
    if (wave.mode.gpr_idx_en() || wave.mode.vskip()) return nullptr;
    const ProgramKey key{wave.pc,         wave.vgpr_limit,           wave.accvgpr_limit,
                         wave.sgpr_limit, wave.mode.default_float(), counts_ != nullptr};
    for (const Pointer& each : programs_) {
      ProgramKey same = key;
      same.entry = each->key.entry;
      if (same == each->key && each->find(wave.pc) != Program<Isa>::absent) return each.get();
    }
    Pointer made = cache_->get(global, key);
    if (made == nullptr) return nullptr;
    programs_.push_back(made);
    return made.get();
  }

  ProgramCache<Isa>* cache_ = nullptr;
  std::uint64_t* counts_ = nullptr;
  std::vector<Pointer> programs_;
  MachineContext<Isa, Global> context_;  // kept: to make one anew takes as long as a short turn of a wave
};

}  // namespace lockstep::fast
