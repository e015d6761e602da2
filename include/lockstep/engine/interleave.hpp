// How long a wave's turn is unless somebody says otherwise.
#pragma once

#include <cstdint>

namespace lockstep {

/// Instructions after which a turn ends at the next access to memory or LDS, where a launch does not say otherwise.
/// AMD publishes sixteen attention kernels for gfx950. If copies to LDS did not begin turns, all would be right with
/// 16, and six with 32.
inline constexpr std::uint32_t default_interleave = 16;

}  // namespace lockstep
