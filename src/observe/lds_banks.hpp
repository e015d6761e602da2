// Turns of LDS that the accesses of an instruction take.
#pragma once

#include <cstdint>

#include "lockstep/device/observer.hpp"
#include "lockstep/isa/memory_geometry.hpp"

namespace lockstep {

/// `turns` that the accesses take, and `least` that they would take without conflicts.
struct LdsTurns {
  std::uint64_t turns = 0, least = 0;
};

/// The turns of one instruction's accesses. Lanes are served in groups of neighbours: a group is as large as all banks
/// together have bytes for. In one turn each bank gives one dword, to all lanes of the group that ask for it. So a
/// group takes as many turns as the bank with the most different dwords. Hardware does not document which lanes it
/// serves together. Groups of neighbours are what has been measured for 4 and 8 bytes a lane.
LdsTurns lds_turns(const AccessView& access, std::uint32_t lanes, const MemoryGeometry& geometry);

}  // namespace lockstep
