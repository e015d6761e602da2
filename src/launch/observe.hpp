// Observers and checks for the launches of a program: one of its source files, or a library, calls use_observers.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "fast/program/fast_wave.hpp"
#include "launch/observation.hpp"
#include "launch/observed_waves.hpp"
#include "launch/stepped_waves.hpp"
#include "lockstep/device/observer.hpp"

namespace lockstep {

/// From now on launches on `Isa` may have observers and checks, and be stepped.
template <class Isa>
bool use_observers() {
  [&]<std::size_t... Index>(std::index_sequence<Index...>) {
    const auto use = []<class W>(std::atomic<MakeObservation<W>>& make) {
      make = [](Observer& observer, const Dispatch& dispatch,
                const MemoryView& memory) -> std::unique_ptr<Observation<W>> {
        return std::make_unique<ObservedWaves<W>>(observer, dispatch, memory);
      };
    };
    (use(make_observation<fast::SizedWave<Isa, Isa::wave_sizes[Index]>>), ...);
  }
  (std::make_index_sequence<Isa::wave_sizes.size()>{});
  make_checks = make_launch_checks<void>;
  make_stepped_launch<Isa> = [](PreparedLaunch&& launch, const LaunchOptions& options,
                                FinishStepped finish) -> std::unique_ptr<SteppedLaunch> {
    return make_stepped<Isa>(std::move(launch), options, std::move(finish));
  };
  return true;
}

}  // namespace lockstep

#ifndef LOCKSTEP_COMMON_LINKED  // there src/isas/common_checks.cpp has them
#include "launch/launch_checks.hpp"
#endif
