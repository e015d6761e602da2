#include "fast/program/run.hpp"

#include <algorithm>

#include "fast/any_wave.hpp"
#include "fast/program/control.hpp"
#include "observe/instruction_recorder.hpp"

namespace lockstep::fast {

namespace {

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

/// Accounts for what the context has executed.
const WaveRun& finish(MachineContext& context) {
  WaveRun& run = context.result;
  run.executed = static_cast<std::uint64_t>(context.granted - context.reserve - context.left);
  context.wave->instructions = context.instructions_before + run.executed;
  // These count as executed by the wave, but not as its share.
  const bool counted =
      run.reason == StopReason::fault && (run.fault.kind == FaultKind::trap || run.fault.kind == FaultKind::halt);
  if (counted) ++context.wave->instructions;
  return run;
}
const WaveRun& yield(MachineContext& context) {
  context.result.reason = StopReason::yielded;
  return finish(context);
}

/// One instruction with the reference engine. True if the run of the wave ends with it, or before it; `result` says
/// how.
bool step_once(MachineContext& context, const TurnLength& turn) {
  context.wave->instructions = context.executed();
  context.result.executed = context.executed() - context.instructions_before;
  context.result.reason = StopReason::yielded;
  return with_size(*context.wave, [&](auto& wave) {
    const auto fetched = lockstep::detail::fetch_next(wave, context.machine->global);
    if (lockstep::detail::stops_before(fetched, turn, *context.machine, context.result)) return true;
    const ExecuteResult result = lockstep::detail::step_fetched(wave, fetched, *context.machine,
                                                                InstructionRecorder{context.stream, context.counts});
    if (!result.fault) --context.left;
    return take_result(context, result);
  });
}

}  // namespace

void Runner::begin(ProgramCache& cache, std::uint64_t* counts, InstructionWriter* stream) {
  cache_ = &cache;
  vgpr_banks_ = cache.isa().vgpr_banks;
  counts_ = counts;
  stream_ = stream;
  watcher_ = nullptr;
  programs_.clear();
  context_ = {};
}

/// The program that has the wave's pc, and the `index` of its instruction there, or null where the reference engine
/// must step: no instruction, VGPR indexing.
inline const Program* Runner::program_for(const FastWave& wave, const MemoryView& memory, std::uint32_t& index) {
  if (wave.mode.gpr_idx_en() || wave.mode.vskip()) return nullptr;
  const auto vgpr_msb = static_cast<std::uint8_t>(vgpr_banks_ ? wave.mode.vgpr_msb() : 0u);
  for (const ProgramCache::Pointer& each : programs_) {
    if (!each->key.serves(wave, counts_ != nullptr, stream_ != nullptr, watcher_ != nullptr)) continue;
    index = each->find(wave.pc, vgpr_msb);
    if (index != Program::absent) return each.get();
  }
  return new_program_for(wave, vgpr_msb, memory, index);
}

const WaveRun& Runner::run_turn(FastWave& wave, Machine<MemoryView>& machine, const TurnLength& turn, GiveUp give_up) {
  MachineContext& context = context_;
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
  context.ports.global = &machine.global;
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

/// Runs a part of the block at the wave's pc. Either the budget is smaller than the block: it runs as many
/// instructions as are left. Or the wave stands in a fused run, whose micro-ops have another order: it runs to the
/// end of that run.
void Runner::run_part_of_block(MachineContext& context, FastWave& wave, Constants constants) {
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
    index = op == last
                ? end
                : static_cast<std::uint32_t>(
                      std::lower_bound(next.begin(), next.end(), static_cast<std::uint32_t>(op - ops)) - next.begin());
  }
  context.left += rest - (end - begin);
  wave.pc = program.places[end].pc;
}

const Program* Runner::new_program_for(const FastWave& wave, std::uint8_t vgpr_msb, const MemoryView& memory,
                                       std::uint32_t& index) {
  const ProgramKey key{wave.pc,
                       wave.vgpr_limit,
                       wave.accvgpr_limit,
                       wave.sgpr_limit,
                       static_cast<std::uint16_t>(wave.last_lane + 1),
                       vgpr_msb,
                       wave.mode.default_float(),
                       wave.mode.silicon(),
                       wave.raises_exceptions,
                       counts_ != nullptr,
                       stream_ != nullptr,
                       watcher_ != nullptr};
  ProgramCache::Pointer made = cache_->get(memory, key);
  if (made == nullptr) return nullptr;
  programs_.push_back(made);
  index = made->find(wave.pc, vgpr_msb);
  return index == Program::absent ? nullptr : made.get();
}

}  // namespace lockstep::fast
