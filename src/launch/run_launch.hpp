// Launches of waves of one size: where a device meets the engines. The source files waves32.cpp and waves64.cpp have
// them.
#pragma once

#include <cstdint>
#include <memory>

#include "fast/program/program_cache.hpp"
#include "launch/grid_outcome.hpp"
#include "launch/instruction_tally.hpp"
#include "launch/launching_device.hpp"
#include "launch/wave_sync_store.hpp"
#include "launch/worker_pool.hpp"
#include "launch/worker_states.hpp"
#include "lockstep/device/options.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/memory/memory_view.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep {

/// What a device keeps from launch to launch: compiled programs, states of waves, threads, what global wave sync
/// remembers.
struct LaunchResources {
  explicit LaunchResources(const IsaTables& isa) : programs(isa) {}

  fast::ProgramCache programs;
  WorkerStates<fast::AnyWave<32>> states32;
  WorkerStates<fast::AnyWave<64>> states64;
  WorkerPool pool;
  WaveSyncStore wave_sync;
};

/// Runs the grid of `dispatch`, of waves of `size` lanes, with the engine of `options`: both engines are behind it.
/// `wave_sync` is the launch's own.
template <std::uint16_t size>
GridOutcome run_launch(const IsaTables& isa, const Dispatch& dispatch, const MemoryView& memory,
                       const LaunchOptions& options, LaunchResources& resources, InstructionTally& tally,
                       WaveSyncResources& wave_sync);
template <>
GridOutcome run_launch<32>(const IsaTables& isa, const Dispatch& dispatch, const MemoryView& memory,
                           const LaunchOptions& options, LaunchResources& resources, InstructionTally& tally,
                           WaveSyncResources& wave_sync);
template <>
GridOutcome run_launch<64>(const IsaTables& isa, const Dispatch& dispatch, const MemoryView& memory,
                           const LaunchOptions& options, LaunchResources& resources, InstructionTally& tally,
                           WaveSyncResources& wave_sync);

/// A stepped launch of waves of `size` lanes.
template <std::uint16_t size>
std::unique_ptr<SteppedLaunch> make_stepped(const IsaTables& isa, PreparedLaunch launch, const LaunchOptions& options,
                                            FinishStepped finish, LaunchResources& resources);
template <>
std::unique_ptr<SteppedLaunch> make_stepped<32>(const IsaTables& isa, PreparedLaunch launch,
                                                const LaunchOptions& options, FinishStepped finish,
                                                LaunchResources& resources);
template <>
std::unique_ptr<SteppedLaunch> make_stepped<64>(const IsaTables& isa, PreparedLaunch launch,
                                                const LaunchOptions& options, FinishStepped finish,
                                                LaunchResources& resources);

}  // namespace lockstep
