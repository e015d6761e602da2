// The launch, as observers see it before its first workgroup.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/device/observer.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep {

/// Of a dispatch of waves W. `memory` outlives the view.
template <class W>
LaunchView launch_view(const Dispatch& dispatch, const MemoryView& memory) {
  using Isa = typename W::Isa;
  LaunchView launch;
  const Dim3 grid = dispatch.workgroups();
  launch.grid = {grid.x, grid.y, grid.z};
  launch.block = {dispatch.block.x, dispatch.block.y, dispatch.block.z};
  launch.cluster = {dispatch.cluster.x, dispatch.cluster.y, dispatch.cluster.z};
  launch.wave_lanes = W::wave_size;
  launch.lds_bytes = (dispatch.lds_bytes + 3) / 4 * 4;
  launch.scratch_bytes = dispatch.scratch_bytes;
  launch.hazards = Isa::hazards;
  for (const WaitField& field : Isa::wait_fields()) {
    launch.counts_translations |= field.counter == WaitCounter::xcnt;
    // A wait's field holds every number that the counter holds.
    std::uint8_t& most = launch.counter_most[static_cast<std::size_t>(field.counter)];
    most = std::max(most, static_cast<std::uint8_t>(field.most()));
  }
  launch.waves_apart = dispatch.waves_apart;
  launch.geometry = Isa::geometry;
  launch.entry = dispatch.entry;
  launch.file_entry = dispatch.file_entry;
  launch.exec_number = Isa::exec_lo;
  launch.vcc_number = Isa::vcc_lo;
  launch.memory = &memory;
  launch.selectors = &Isa::selectors;
  launch.disassemble = [](std::span<const std::uint32_t> words) {
    return lockstep::disassemble(decode<Isa>(words).at_end().instruction);
  };
  return launch;
}

}  // namespace lockstep
