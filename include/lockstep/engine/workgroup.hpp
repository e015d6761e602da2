// Running the waves of one workgroup, or of the workgroups of a cluster, to their end. Knows nothing of instructions:
// the engine hands in how to run a wave.
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "lockstep/engine/turns.hpp"

namespace lockstep {

/// How many instructions a workgroup may execute, for one thread. A launcher with several threads passes an object
/// of its own with these members.
struct InstructionBudget {
  std::uint64_t left = std::numeric_limits<std::uint64_t>::max();

  /// At most `wanted` instructions; 0 when the budget is spent.
  constexpr std::uint64_t grant(std::uint64_t wanted) {
    const std::uint64_t granted = wanted < left ? wanted : left;
    left -= granted;
    return granted;
  }
  /// Gives back what was granted and not used.
  constexpr void refund(std::uint64_t unused) { left += unused; }
  /// Did the caller ask to stop? Looked at before each wave's turn.
  constexpr bool stopped() const { return false; }
};

/// Runs the waves of a workgroup, or of the workgroups that share a cluster's barrier, until all have ended; else gives
/// the fault that stopped them. `barriers_of(index)` are the started barriers of that wave's workgroup, which its
/// machine has, too. `run_wave(wave, index, instructions) -> WaveRun` executes at most that many instructions of one
/// wave, and less where turns end earlier (TurnLength). The order is that of WaveTurns.
template <class W, class BarriersOf, class RunWave, class Budget>
constexpr Fault run_waves(std::span<W> waves, BarriersOf&& barriers_of, RunWave&& run_wave, Budget& budget,
                          std::uint64_t turn = default_turn) {
  WaveTurns turns;
  for (turns.settle(waves, barriers_of, budget, turn); !turns.over; turns.settle(waves, barriers_of, budget, turn)) {
    const WaveRun& run = run_wave(waves[turns.wave], turns.wave, turns.left);
    turns.take(waves, barriers_of, budget, run);
  }
  return turns.fault;
}

/// Runs the waves of one workgroup, as above. `barriers`, which are also those of the machine that `run_wave` runs on,
/// are started here.
template <class W, class RunWave, class Budget>
constexpr Fault run_workgroup(std::span<W> waves, Barriers& barriers, RunWave&& run_wave, Budget& budget,
                              std::uint64_t turn = default_turn) {
  barriers.start(static_cast<std::uint32_t>(waves.size()));
  return run_waves(
      waves, [&](std::uint32_t) -> Barriers& { return barriers; }, run_wave, budget, turn);
}

}  // namespace lockstep
