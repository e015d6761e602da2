// Running a wave with compiled programs: the fast counterpart of run_wave (engine/reference.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "fast/program/machine_handlers.hpp"
#include "fast/program/micro_op.hpp"
#include "fast/program/program.hpp"
#include "fast/program/program_cache.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/engine/turns.hpp"

namespace lockstep::fast {

/// What a runner asks every few thousand instructions, as a reference to a function.
class GiveUp {
 public:
  template <class Ask>
  explicit GiveUp(const Ask& ask)
      : ask_(&ask), call_([](const void* of) { return static_cast<bool>((*static_cast<const Ask*>(of))()); }) {}

  bool operator()() const { return call_(ask_); }

 private:
  const void* ask_;
  bool (*call_)(const void*);
};

/// What one host thread needs to run waves with the fast engine: programs it has met. Waves are AnyWaves, of one size.
class Runner {
 public:
  /// Before a launch: forgets all programs, because memory may hold other code. `counts`: executions by opcode are
  /// added there. `stream`: every instruction is written there.
  void begin(ProgramCache& cache, std::uint64_t* counts = nullptr, InstructionWriter* stream = nullptr);

  /// From now on `watcher` is asked before each instruction. A run then also ends, before its instructions are used up,
  /// where the reference engine has to step.
  void watch(StepWatcher* watcher) { watcher_ = watcher; }

  /// Runs `wave` until it ends, waits at a barrier, sleeps, faults, its turn is over, or, asked every few thousand
  /// instructions, `give_up()` holds. What it gives lasts until the next run.
  template <class Ask>
  const WaveRun& run(FastWave& wave, Machine<MemoryView>& machine, const TurnLength& turn, Ask&& give_up) {
    return run_turn(wave, machine, turn, GiveUp(give_up));
  }

 private:
  const WaveRun& run_turn(FastWave& wave, Machine<MemoryView>& machine, const TurnLength& turn, GiveUp give_up);
  [[gnu::noinline]] void run_part_of_block(MachineContext& context, FastWave& wave, Constants constants);
  const Program* program_for(const FastWave& wave, const MemoryView& memory, std::uint32_t& index);
  [[gnu::noinline]] const Program* new_program_for(const FastWave& wave, std::uint8_t vgpr_msb,
                                                   const MemoryView& memory, std::uint32_t& index);

  ProgramCache* cache_ = nullptr;
  bool vgpr_banks_ = false;  ///< of the ISA
  std::uint64_t* counts_ = nullptr;
  InstructionWriter* stream_ = nullptr;
  StepWatcher* watcher_ = nullptr;
  std::vector<ProgramCache::Pointer> programs_;
  MachineContext context_;     // kept: to make one anew takes as long as a short turn of a wave
  std::vector<MicroOp> part_;  ///< of a block
};

}  // namespace lockstep::fast
