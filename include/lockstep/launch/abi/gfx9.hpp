// Ids of a wave on gfx9 and gfx11: in SGPRs, behind the user SGPRs.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/launch/abi/place.hpp"

namespace lockstep::abi::gfx9 {

/// Workgroup ids as the descriptor enables them, then what the wave has to know of its workgroup: is it the first wave
/// (bit 31), its number (24:20), how many there are (5:0).
template <class Wave>
constexpr void set_ids(Wave& wave, ComputePgmRsrc2 rsrc2, std::uint32_t next, const WavePlace& place) {
  for (unsigned dimension = 0; dimension < 3; ++dimension)
    if (rsrc2.workgroup_id(dimension)) wave.s[next++] = place.workgroup[dimension];
  if (rsrc2.workgroup_info())
    wave.s[next++] = (place.index == 0 ? 1u << 31 : 0u) | (place.index & 31u) << 20 | (place.waves & 63u);
}

}  // namespace lockstep::abi::gfx9
