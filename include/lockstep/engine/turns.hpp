// Whose turn it is among the waves of a workgroup, or of the workgroups of a cluster. Knows nothing of instructions:
// its user runs the wave, either for a whole turn (workgroup.hpp) or one instruction at a time
// (launch/stepped_waves.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/base/fault.hpp"
#include "lockstep/engine/barriers.hpp"
#include "lockstep/engine/interleave.hpp"
#include "lockstep/isa/state_set.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

enum class StopReason : std::uint8_t {
  ended,       ///< S_ENDPGM
  at_barrier,  ///< signals the workgroup's barrier and waits there; its pc is past S_BARRIER
  yielded,     ///< can go on: its share of instructions is spent, or it sleeps
  fault,
  waits,  ///< waits at `barriers.awaited`, signalled before; its pc is past the instruction
};

/// What came of running a wave for a while.
struct WaveRun {
  StopReason reason = StopReason::yielded;
  std::uint64_t executed = 0;  ///< instructions
  Fault fault{};               ///< when `reason` is `fault`
  bool at_access = false;      ///< yielded: at an access to memory, because the turn has lasted long enough
};

/// Instructions of a wave's turn at most: waves that wait for each other by polling registers make progress, and a stop
/// token is seen.
inline constexpr std::uint64_t default_turn = 1u << 16;

/// Instructions between two questions whether to give up, at least.
inline constexpr std::uint32_t asking_interval = 1u << 12;

/// How long a wave may run.
struct TurnLength {
  static constexpr std::uint64_t no_limit = ~std::uint64_t{0};
  std::uint64_t most = no_limit;        ///< instructions
  std::uint64_t interleave = no_limit;  ///< it ends before the first access to memory or LDS after so many
  std::uint64_t until_copy = no_limit;  ///< it ends before the first copy from memory to LDS after so many

  /// Where turns end at accesses, a copy to LDS begins one: on hardware it comes hundreds of cycles after its
  /// instruction.
  constexpr TurnLength(std::uint64_t instructions, std::uint64_t until_access = no_limit)
      : most(instructions),
        interleave(until_access),
        until_copy(until_access == no_limit || until_access == 0 ? until_access : 1) {}
  /// What is left after `executed` instructions.
  constexpr TurnLength after(std::uint64_t executed) const {
    TurnLength rest{most - executed, shortened(interleave, executed)};
    rest.until_copy = shortened(until_copy, executed);
    return rest;
  }

 private:
  static constexpr std::uint64_t shortened(std::uint64_t length, std::uint64_t executed) {
    return length == no_limit ? no_limit : length > executed ? length - executed : 0;
  }
};

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
    if (wave.state != WaveStatus::at_barrier) continue;
    const bool cluster = wave.barriers.awaited == barrier_number::cluster;
    if (wave.barriers.awaited == barrier_number::wave_sync)
      return scheduler_fault(waves, running, FaultKind::barrier_deadlock,
                             "the instruction budget is spent and this wave has not reached the global wave sync at "
                             "which other waves of the launch wait");
    return scheduler_fault(waves, running, FaultKind::barrier_deadlock,
                           cluster ? "the instruction budget is spent and this wave has not reached the barrier at "
                                     "which other waves of the cluster wait"
                                   : "the instruction budget is spent and this wave has not reached the barrier at "
                                     "which other waves of the workgroup wait");
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
  // Who tells the place goes back by one dword, and instructions of global wave sync have two.
  if (waves[first].barriers.awaited == barrier_number::wave_sync) fault.pc -= 4;
  return fault;
}

}  // namespace detail

/// Waves take turns in order, each until it ends, waits, comes to an access to memory after some instructions, or has
/// spent its share of them. After each round, waves whose barrier has completed go on. So the order depends on the
/// program alone. This is a value: who copies it with the budget, the waves, their barriers and memories can come back
/// to that point.
///
/// Everywhere `barriers_of(index)` are the barriers of that wave's workgroup, started. A fault made here has no
/// instruction words: nothing was fetched at its pc.
struct WaveTurns {
  std::uint32_t wave = 0;  ///< the one that runs next, unless all is over
  bool over = false;       ///< all waves have ended, or `fault` stopped them
  Fault fault{};
  std::uint64_t left = 0;  ///< instructions of the wave's turn; 0: it has none yet
  bool running = false;    ///< somebody goes on in the next round

  /// Before the first turn, and after each: finds who is next, and takes the instructions of a turn from the budget.
  template <class W, class BarriersOf, class Budget>
  constexpr void settle(std::span<W> waves, BarriersOf&& barriers_of, Budget& budget,
                        std::uint64_t turn = default_turn) {
    while (!over && left == 0) {
      while (wave < waves.size() && waves[wave].state != WaveStatus::running) ++wave;
      if (wave == waves.size()) {
        end_round(waves, barriers_of);
      } else if (budget.stopped()) {
        stop(detail::scheduler_fault(waves, wave, FaultKind::stopped, "the caller's stop token asked to stop"));
      } else {
        left = budget.grant(turn);
        if (left == 0) stop(detail::budget_fault(waves, wave));
      }
    }
  }

  /// The wave has had its turn, or what it wanted of it.
  template <class W, class BarriersOf, class Budget>
  constexpr void take(std::span<W> waves, BarriersOf&& barriers_of, Budget& budget, const WaveRun& run) {
    W& of = waves[wave];
    budget.refund(left - run.executed);
    left = 0;
    switch (run.reason) {
      case StopReason::ended:
        of.state = WaveStatus::ended;
        leave_barriers(of, barriers_of(wave));
        break;
      case StopReason::at_barrier:
        signal_workgroup(of, barriers_of(wave));
        of.state = WaveStatus::at_barrier;
        break;
      case StopReason::waits: of.state = WaveStatus::at_barrier; break;
      case StopReason::yielded: running = true; break;
      case StopReason::fault:
        stop(run.fault);
        fault.wave = wave;
        return;
    }
    ++wave;
  }

  /// The wave has executed one instruction, which gave `result`: its turn may go on.
  template <class W, class BarriersOf, class Budget, class Result>
  constexpr void take_one(std::span<W> waves, BarriersOf&& barriers_of, Budget& budget, const Result& result) {
    if (result.fault) return take(waves, barriers_of, budget, {StopReason::fault, 0, result.fault});
    const auto ends = [&](StopReason reason) { take(waves, barriers_of, budget, {reason, 1, {}}); };
    switch (result.signal) {
      case Signal::end_program: return ends(StopReason::ended);
      case Signal::barrier: return ends(StopReason::at_barrier);
      case Signal::barrier_wait:
      case Signal::wave_sync_wait: return ends(StopReason::waits);
      case Signal::barrier_passed:
      case Signal::sleep: return ends(StopReason::yielded);
      default: break;
    }
    if (left == 1) return ends(StopReason::yielded);
    --left;
  }

 private:
  constexpr void stop(const Fault& by) {
    over = true;
    fault = by;
  }
  template <class W, class BarriersOf>
  constexpr void end_round(std::span<W> waves, BarriersOf&& barriers_of) {
    bool waiting = false;
    for (std::uint32_t i = 0; i < waves.size(); ++i) {
      W& each = waves[i];
      if (each.state != WaveStatus::at_barrier) continue;
      waiting = true;
      if (!passes_barrier(each, &barriers_of(i), each.barriers.awaited)) continue;
      each.state = WaveStatus::running;
      running = true;
    }
    if (!running) {
      over = true;
      if (waiting) fault = detail::deadlock_fault(waves, barriers_of);
    }
    running = false;
    wave = 0;
  }
};

}  // namespace lockstep
