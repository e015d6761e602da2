// The launch, as observers see it before its first workgroup.
#pragma once

#include <cstdint>

#include "lockstep/device/observer.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/memory/memory_view.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep {

/// Of a dispatch of waves of `lanes` lanes. `memory` outlives the view.
LaunchView launch_view(const IsaTables& isa, std::uint32_t lanes, const Dispatch& dispatch, const MemoryView& memory);

}  // namespace lockstep
