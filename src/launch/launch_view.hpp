// The launch, as observers see it before its first workgroup.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "lockstep/device/observer.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/memory/memory_view.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep {

/// What an ISA and a dispatch of waves of `lanes` lanes say, without texts and caches. `isa` and `memory` outlive the
/// view.
template <class Isa>
LaunchView plain_launch_view(const Isa& isa, std::uint32_t lanes, const Dispatch& dispatch, const MemoryView& memory) {
  LaunchView launch;
  const Dim3 grid = dispatch.workgroups();
  launch.grid = {grid.x, grid.y, grid.z};
  launch.block = {dispatch.block.x, dispatch.block.y, dispatch.block.z};
  launch.cluster = {dispatch.cluster.x, dispatch.cluster.y, dispatch.cluster.z};
  launch.resident = dispatch.resident();
  launch.wave_lanes = lanes;
  launch.lds_bytes = (dispatch.lds_bytes + 3) / 4 * 4;
  launch.scratch_bytes = dispatch.scratch_bytes;
  launch.hazards = isa.hazards;
  for (const WaitField& field : isa.wait_fields()) {
    launch.counts_translations |= field.counter == WaitCounter::xcnt;
    // A wait's field holds every number that the counter holds.
    std::uint8_t& most = launch.counter_most[static_cast<std::size_t>(field.counter)];
    most = std::max(most, static_cast<std::uint8_t>(field.most()));
  }
  launch.waves_apart = dispatch.waves_apart;
  launch.geometry = isa.geometry;
  launch.entry = dispatch.entry;
  launch.file_entry = dispatch.file_entry;
  launch.exec_number = isa.exec_lo;
  launch.vcc_number = isa.vcc_lo;
  launch.memory = &memory;
  launch.selectors = &isa.selectors;
  return launch;
}

/// Of a dispatch of waves of `lanes` lanes. `memory` outlives the view.
LaunchView launch_view(const IsaTables& isa, std::uint32_t lanes, const Dispatch& dispatch, const MemoryView& memory);

}  // namespace lockstep
