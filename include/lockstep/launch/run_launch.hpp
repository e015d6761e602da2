// Running all workgroups of a launch: where the launch API meets the engines.
#pragma once

#include "lockstep/launch/engine_worker.hpp"
#include "lockstep/launch/parallel.hpp"

namespace lockstep {

/// What a device keeps from launch to launch: compiled programs, states of waves, threads.
template <class Isa>
struct LaunchResources {
  fast::ProgramCache<Isa> programs;
  WorkerStates<Isa> states;
  WorkerPool pool;
};

/// Runs the grid of `dispatch` with the engine of `options`: both engines are behind it.
template <class Isa>
GridOutcome run_launch(const Dispatch& dispatch, const MemoryView& memory, const LaunchOptions& options,
                       LaunchResources<Isa>& resources, InstructionTally<Isa>& tally) {
  return run_grid(dispatch.workgroups(), options, resources.pool, [&] {
    return EngineWorker<Isa>(dispatch, memory, options, resources.programs, resources.states, tally);
  });
}

}  // namespace lockstep
