// Scheduling the waves of one workgroup. Knows nothing of instructions: the engine hands in how to run a wave.
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "lockstep/base/fault.hpp"
#include "lockstep/engine/barriers.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

enum class StopReason : std::uint8_t {
  ended,       ///< S_ENDPGM
  at_barrier,  ///< signals the workgroup's barrier and waits there; its pc is past S_BARRIER
  yielded,     ///< can go on: its share of instructions is spent, or it sleeps
  fault,
  waits,  ///< waits at `barriers.awaited`, signalled before; its pc is past S_BARRIER_WAIT
};

/// What came of running a wave for a while.
struct WaveRun {
  StopReason reason = StopReason::yielded;
  std::uint64_t executed = 0;  ///< instructions
  Fault fault{};               ///< when `reason` is `fault`
};

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

/// Instructions a wave executes before the others get a turn: waves that wait for each other by polling make
/// progress, and a stop token is seen.
inline constexpr std::uint64_t default_turn = 1u << 16;

namespace detail {

template <class W>
constexpr Fault scheduler_fault(std::span<W> waves, std::uint32_t wave, FaultKind kind, std::string_view text) {
  Fault fault = make_fault(kind, text);
  fault.wave = wave;
  fault.pc = waves[wave].pc;
  return fault;
}

/// The budget ran out on wave `running`. When others wait at a barrier that it never reached, that is the news.
template <class W>
constexpr Fault budget_fault(std::span<W> waves, std::uint32_t running) {
  for (const W& wave : waves) {
    if (wave.state == WaveStatus::at_barrier) {
      return scheduler_fault(waves, running, FaultKind::barrier_deadlock,
                             "the instruction budget is spent and this wave has not reached the barrier at which other "
                             "waves of the workgroup wait");
    }
  }
  return scheduler_fault(waves, running, FaultKind::instruction_budget,
                         "the instruction budget is spent: an endless loop, or a kernel that needs a larger budget");
}

/// Every wave that has not ended waits.
template <class W, class BarriersOf>
constexpr Fault deadlock_fault(std::span<W> waves, BarriersOf&& barriers_of) {
  std::uint32_t first = 0;
  while (waves[first].state != WaveStatus::at_barrier) ++first;
  Fault fault = barrier_fault(waves[first], &barriers_of(first));
  fault.wave = first;
  fault.pc = waves[first].pc;
  return fault;
}

}  // namespace detail

/// Runs waves until all have ended, and gives the fault that stopped them otherwise: those of a workgroup, or of
/// several that share a cluster's barrier. `barriers_of(index)` are those of that wave's workgroup, started; its
/// machine has the same. `run_wave(wave, index, instructions) -> WaveRun` executes at most that many instructions of
/// one wave. Waves take turns in order, each until it ends, waits or has spent `turn` instructions; after each round
/// those go on that wait at a barrier which has completed: the order depends on nothing but the program. A fault made
/// here has no instruction words: nothing was fetched at its pc.
template <class W, class BarriersOf, class RunWave, class Budget>
constexpr Fault run_waves(std::span<W> waves, BarriersOf&& barriers_of, RunWave&& run_wave, Budget& budget,
                          std::uint64_t turn = default_turn) {
  for (;;) {
    bool running = false;
    for (std::uint32_t i = 0; i < waves.size(); ++i) {
      W& wave = waves[i];
      if (wave.state != WaveStatus::running) continue;
      if (budget.stopped()) {
        return detail::scheduler_fault(waves, i, FaultKind::stopped, "the caller's stop token asked to stop");
      }
      const std::uint64_t granted = budget.grant(turn);
      if (granted == 0) return detail::budget_fault(waves, i);
      const WaveRun& run = run_wave(wave, i, granted);
      budget.refund(granted - run.executed);
      switch (run.reason) {
        case StopReason::ended:
          wave.state = WaveStatus::ended;
          leave_barriers(wave, barriers_of(i));
          break;
        case StopReason::at_barrier:
          signal_workgroup(wave, barriers_of(i));
          wave.state = WaveStatus::at_barrier;
          break;
        case StopReason::waits: wave.state = WaveStatus::at_barrier; break;
        case StopReason::yielded: running = true; break;
        case StopReason::fault: {
          Fault fault = run.fault;
          fault.wave = i;
          return fault;
        }
      }
    }
    bool waiting = false;
    for (std::uint32_t i = 0; i < waves.size(); ++i) {
      W& wave = waves[i];
      if (wave.state != WaveStatus::at_barrier) continue;
      waiting = true;
      if (!passes_barrier(wave, &barriers_of(i), wave.barriers.awaited)) continue;
      wave.state = WaveStatus::running;
      running = true;
    }
    if (running) continue;
    return waiting ? detail::deadlock_fault(waves, barriers_of) : Fault{};
  }
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
