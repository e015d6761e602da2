#include "launch/launch_view.hpp"

#include <algorithm>
#include <cstddef>
#include <span>

#include "common/caches.hpp"
#include "fast/any_instruction.hpp"

namespace lockstep {

namespace {

const CacheRules& cache_rules_of(const IsaTables& isa) {
  return std::ranges::find(all_caches, isa.targets.front(), &CachesOfTarget::target)->rules;
}

}  // namespace

LaunchView launch_view(const IsaTables& isa, std::uint32_t lanes, const Dispatch& dispatch, const MemoryView& memory) {
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
  launch.disassemble = [&isa](std::span<const std::uint32_t> words) {
    return lockstep::disassemble(decode(isa, words).at_end().instruction);
  };
  launch.caches = &cache_rules_of(isa);
  launch.cache_use = [&isa, &rules = *launch.caches](std::span<const std::uint32_t> words) {
    return cache_use(decode(isa, words).at_end().instruction, rules);
  };
  return launch;
}

}  // namespace lockstep
