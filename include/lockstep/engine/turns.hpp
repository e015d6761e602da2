// run_waves (workgroup.hpp) one instruction at a time, in the same order, for whoever wants to stop between two of
// them.
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "lockstep/engine/workgroup.hpp"
#include "lockstep/isa/state_set.hpp"

namespace lockstep {

/// Whose turn it is among the waves of a workgroup. A value: a copy of it, of the waves, of their barriers and memories
/// is a point to come back to.
struct WaveTurns {
  std::uint32_t wave = 0;  ///< the one whose instruction is next, unless the workgroup is over
  bool over = false;       ///< all waves have ended, or `fault` stopped them
  Fault fault{};
  std::uint64_t budget = std::numeric_limits<std::uint64_t>::max();  ///< instructions that are left
  std::uint64_t left = 0;                                            ///< of the wave's turn; 0: it has none yet
  bool running = false;                                              ///< somebody goes on in the next round

  /// Before the first instruction, and after each: finds who executes the next one.
  template <class W>
  void settle(std::span<W> waves, Barriers& barriers) {
    while (!over && left == 0) {
      while (wave < waves.size() && waves[wave].state != WaveStatus::running) ++wave;
      if (wave < waves.size()) {
        left = budget < default_turn ? budget : default_turn;
        if (left == 0) stop(detail::budget_fault(waves, wave));
        continue;
      }
      end_round(waves, barriers);
    }
  }

  /// The wave has executed an instruction, which gave `result`.
  template <class W, class Result>
  void take(std::span<W> waves, Barriers& barriers, const Result& result) {
    W& of = waves[wave];
    if (result.fault) {
      stop(result.fault);
      fault.wave = wave;
      return;
    }
    --budget;
    --left;
    switch (result.signal) {
      case Signal::end_program:
        of.state = WaveStatus::ended;
        leave_barriers(of, barriers);
        return next();
      case Signal::barrier:
        signal_workgroup(of, barriers);
        of.state = WaveStatus::at_barrier;
        return next();
      case Signal::barrier_wait: of.state = WaveStatus::at_barrier; return next();
      case Signal::sleep: running = true; return next();
      default: break;
    }
    if (left != 0) return;
    running = true;
    next();
  }

 private:
  void next() {
    left = 0;
    ++wave;
  }
  void stop(const Fault& by) {
    over = true;
    fault = by;
  }
  template <class W>
  void end_round(std::span<W> waves, Barriers& barriers) {
    bool waiting = false;
    for (W& each : waves) {
      if (each.state != WaveStatus::at_barrier) continue;
      waiting = true;
      if (!passes_barrier(each, &barriers, each.barriers.awaited)) continue;
      each.state = WaveStatus::running;
      running = true;
    }
    if (!running) {
      over = true;
      if (waiting) fault = detail::deadlock_fault(waves, [&](std::uint32_t) -> Barriers& { return barriers; });
    }
    running = false;
    wave = 0;
  }
};

}  // namespace lockstep
