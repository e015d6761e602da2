// Running all workgroups of a launch: where the launch API meets the engines.
#pragma once

#include <cstddef>
#include <tuple>
#include <utility>

#include "launch/engine_worker.hpp"
#include "launch/parallel.hpp"

namespace lockstep {

namespace detail {

template <class Isa, class Sizes>
struct StatesBySize;
template <class Isa, std::size_t... Index>
struct StatesBySize<Isa, std::index_sequence<Index...>> {
  using Type = std::tuple<WorkerStates<fast::SizedWave<Isa, Isa::wave_sizes[Index]>>...>;
};

}  // namespace detail

/// What a device keeps from launch to launch: compiled programs, states of waves (by Isa::wave_sizes), threads.
template <class Isa>
struct LaunchResources {
  explicit LaunchResources(const Isa& isa) : programs(isa) {}

  fast::ProgramCache<Isa> programs;
  typename detail::StatesBySize<Isa, std::make_index_sequence<Isa::wave_sizes.size()>>::Type states;
  WorkerPool pool;
};

/// Runs the grid of `dispatch`, whose wave size is one of the ISA's, with the engine of `options`: both engines are
/// behind it.
template <class Isa, std::size_t size_index = 0>
GridOutcome run_launch(const Isa& isa, const Dispatch& dispatch, const MemoryView& memory, const LaunchOptions& options,
                       LaunchResources<Isa>& resources, InstructionTally<Isa>& tally) {
  if constexpr (size_index + 1 < Isa::wave_sizes.size()) {
    if (dispatch.wave_size != Isa::wave_sizes[size_index])
      return run_launch<Isa, size_index + 1>(isa, dispatch, memory, options, resources, tally);
  }
  using W = fast::SizedWave<Isa, Isa::wave_sizes[size_index]>;
  const auto make_worker = [&] {
    return EngineWorker<W>(isa, dispatch, memory, options, resources.programs, std::get<size_index>(resources.states),
                           tally);
  };
  return run_grid(dispatch.clusters(), options, resources.pool, make_worker, dispatch.cluster_size());
}

}  // namespace lockstep
