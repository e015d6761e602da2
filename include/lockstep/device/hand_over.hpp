// A launch of the library that continues in embedded waves and then in the library again: fast to the place of
// interest, by a simulator's clock from there, then fast again.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/embed/cluster.hpp"

namespace lockstep {

namespace detail {

/// Calls visit(wave of the launch, embedded wave, its workgroup) for all waves, workgroup after workgroup.
template <class Cluster, class Visit>
void each_handed_wave(Cluster& cluster, Visit&& visit) {
  std::uint32_t index = 0;
  for (std::size_t member = 0; member < cluster.workgroups(); ++member)
    for (std::size_t i = 0; i < cluster[member].waves(); ++i) visit(index++, cluster[member][i], cluster[member]);
}

/// Why the launch cannot be handed over to waves of the ISA; empty: it can.
inline std::string why_not_handed(const SteppedLaunch& launch, std::string_view target, std::uint32_t lanes) {
  if (launch.over()) return "the launch is over: there is nothing to hand over";
  if (launch.isa_target() != target || launch.wave_lanes() != lanes)
    return "the launch is of " + std::string(launch.isa_target()) + " in waves of " + decimal(launch.wave_lanes()) +
           " lanes, and the embedded waves are of " + std::string(target) + " with " + decimal(lanes) + " lanes";
  if (launch.dispatch().together)
    return "the launch is cooperative: its workgroups run together, and one cluster alone cannot be handed over";
  return {};
}

}  // namespace detail

/// The cluster that runs, or the workgroup where there are no clusters, as embedded waves: registers, LDS, scratch and
/// barriers as they are now, nothing on its way. Their memory is `launch.memory()`, a copy of which `perform` takes: it
/// is the device's. The launch must not be stepped until the cluster is given back, and must
/// outlive it: resources of global wave sync stay with the launch. Errors: the launch is over, is
/// cooperative, or has another ISA or size of waves.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
Result<embed::Cluster<Isa, size>> take_over(SteppedLaunch& launch, const Isa& isa = Isa{}) {
  if (const std::string why = detail::why_not_handed(launch, isa.target, size); !why.empty()) return Error{why};
  const Dispatch& dispatch = launch.dispatch();
  embed::Cluster<Isa, size> cluster(isa, dispatch, dispatch.cluster_at(launch.cluster_index()));
  detail::each_handed_wave(cluster, [&](std::uint32_t index, auto& wave, auto& group) {
    const SteppedWave from = launch.wave(index);
    static_cast<WaveState&>(wave.registers) = *from.state;
    for (std::size_t row = 0; row < wave.registers.v.size(); ++row)
      std::copy_n(from.rows + 64 * row, size, wave.registers.v[row].begin());
    wave.matrix_model = launch.matrix_model();
    for (std::uint32_t lane = 0; lane < size; ++lane) {
      const std::span<std::uint8_t> bytes = launch.scratch(index, lane);
      std::copy(bytes.begin(), bytes.end(), wave.scratch.lane(lane).begin());
    }
    if (launch.wave_in_workgroup(index) != 0) return;
    const std::span<std::uint8_t> lds = launch.lds_blocks(index);
    std::copy(lds.begin(), lds.end(), group.lds().begin());
    Barrier* const shared = group.barriers().cluster;
    group.barriers() = launch.barriers(index);
    group.barriers().cluster = shared;
    if (shared != nullptr) *shared = *launch.barriers(index).cluster;
  });
  return Result<embed::Cluster<Isa, size>>(std::move(cluster));
}

/// The way back: the launch goes on where the embedded waves are, with the next cluster if all have ended. Errors,
/// after which nothing has changed: an access is still on its way; the cluster is another one than the launch's.
template <class Isa, std::uint16_t size>
Result<void> give_back(SteppedLaunch& launch, embed::Cluster<Isa, size>& cluster) {
  const Isa& isa = cluster[0][0].registers.isa();
  if (const std::string why = detail::why_not_handed(launch, isa.target, size); !why.empty()) return Error{why};
  const Dispatch& dispatch = launch.dispatch();
  std::uint32_t waves = 0;
  bool same = cluster.workgroups() == launch.cluster_workgroups();
  std::string problem;
  detail::each_handed_wave(cluster, [&](std::uint32_t index, auto& wave, auto& group) {
    same = same && waves++ < launch.waves();
    if (!same) return;
    const SteppedWave to = launch.wave(index);
    same = group.id() == launch.workgroup(index) && group.lds().size() == launch.lds_blocks(index).size() &&
           wave.scratch.bytes_per_lane == dispatch.scratch_bytes && wave.registers.vgpr_limit == to.vgprs &&
           wave.registers.accvgpr_limit == to.accvgprs;
    if (!wave.in_flight().empty() && problem.empty())
      problem = "wave " + decimal(index) + " has accesses on their way (" + decimal(wave.in_flight().size()) +
                "): complete all before the cluster is given back";
  });
  if (!same || waves != launch.waves()) return Error{"the cluster is not the one that the launch runs"};
  if (!problem.empty()) return Error{problem};
  std::uint64_t executed = 0;
  detail::each_handed_wave(cluster, [&](std::uint32_t index, auto& wave, auto& group) {
    const SteppedWave to = launch.wave(index);
    executed += wave.registers.instructions - to.state->instructions;
    *to.state = wave.registers;
    for (std::size_t row = 0; row < wave.registers.v.size(); ++row)
      std::copy_n(wave.registers.v[row].begin(), size, to.rows + 64 * row);
    for (std::uint32_t lane = 0; lane < size; ++lane) {
      const std::span<std::uint8_t> bytes = wave.scratch.lane(lane);
      std::copy(bytes.begin(), bytes.end(), launch.scratch(index, lane).begin());
    }
    if (launch.wave_in_workgroup(index) != 0) return;
    const std::span<std::uint8_t> lds = group.lds();
    std::copy(lds.begin(), lds.end(), launch.lds_blocks(index).begin());
    Barriers& barriers = launch.barriers(index);
    Barrier* const shared = barriers.cluster;
    WaveSyncResources* const sync = barriers.wave_sync;
    barriers = group.barriers();
    barriers.cluster = shared;
    barriers.wave_sync = sync;
    if (shared != nullptr) *shared = *group.barriers().cluster;
  });
  launch.changed(executed);
  return {};
}

}  // namespace lockstep
