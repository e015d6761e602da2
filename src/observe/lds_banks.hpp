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

/// The turns of one instruction's accesses (lockstep/timing/lds_banks.hpp). The second addresses of lanes come after
/// the first ones.
LdsTurns lds_turns(const AccessView& access, std::uint32_t lanes, const MemoryGeometry& geometry);

}  // namespace lockstep
