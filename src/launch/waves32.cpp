// Launches of waves of 32 lanes.
#include "launch/engine_worker.hpp"
#include "launch/parallel.hpp"
#include "launch/run_launch.hpp"
#include "launch/stepped_waves.hpp"

namespace lockstep {

template <>
GridOutcome run_launch<32>(const IsaTables& isa, const Dispatch& dispatch, const MemoryView& memory,
                           const LaunchOptions& options, LaunchResources& resources, InstructionTally& tally,
                           WaveSyncResources& wave_sync) {
  const auto make_worker = [&] {
    return EngineWorker<fast::AnyWave<32>>(isa, dispatch, memory, options, resources.programs, resources.states32,
                                           tally, wave_sync);
  };
  return run_grid(dispatch.residencies(), options, resources.pool, make_worker, dispatch.resident());
}

template <>
std::unique_ptr<SteppedLaunch> make_stepped<32>(const IsaTables& isa, PreparedLaunch launch,
                                                const LaunchOptions& options, FinishStepped finish,
                                                LaunchResources& resources) {
  return std::make_unique<SteppedWaves<fast::AnyWave<32>>>(isa, std::move(launch), options, std::move(finish),
                                                           resources);
}

}  // namespace lockstep
