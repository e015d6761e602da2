// Ids of a wave on gfx9, gfx10 and gfx11: in SGPRs, behind the user SGPRs.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/abi/place.hpp"
#include "lockstep/isa/memory_traits.hpp"

namespace lockstep::abi::gfx9 {

/// Workgroup ids as the descriptor enables them, then what the wave has to know of its workgroup: is it the first wave
/// (bit 31), its number (24:20), how many there are (5:0). Gives the number of the SGPR after them.
template <class Wave>
constexpr std::uint32_t set_ids(Wave& wave, ComputePgmRsrc2 rsrc2, std::uint32_t next, const WavePlace& place) {
  for (unsigned dimension = 0; dimension < 3; ++dimension)
    if (rsrc2.workgroup_id(dimension)) wave.s[next++] = place.workgroup[dimension];
  if (rsrc2.workgroup_info())
    wave.s[next++] = (place.index == 0 ? 1u << 31 : 0u) | (place.index & 31u) << 20 | (place.waves & 63u);
  return next;
}

/// GPR_ALLOC and LDS_ALLOC of gfx9: how much the wave has got. Where it lies, which is the hardware's business, reads
/// as 0. From gfx90a on VGPR_SIZE counts eight registers, AccVGPRs included: the CDNA3 manual's table 21 has the four
/// of gfx908, but six bits have to hold 512, and AMD's own handler that saves waves multiplies by eight from gfx90a on.
template <class Wave>
constexpr void set_allocation(Wave& wave, LaunchAbi family, std::uint32_t vgprs, std::uint32_t accvgprs,
                              std::uint32_t lds_bytes) {
  const auto size = [](std::uint32_t count, std::uint32_t unit) {
    return count == 0 ? 0 : (count + unit - 1) / unit - 1;
  };
  constexpr std::uint32_t sgprs = 112;  // all that there are, VCC and what is reserved beside it included
  if (family == LaunchAbi::gfx900)      // fields of other widths; sizes in four VGPRs, eight SGPRs (Vega ISA manual)
    wave.gpr_alloc = size(vgprs, 4) << 8 | size(sgprs, 8) << 24;
  else
    wave.gpr_alloc = size(vgprs + accvgprs, 8) << 6 | size(vgprs, 4) << 12 | size(sgprs, 16) << 24;
  wave.lds_alloc = lds_bytes / 256 << 12;
}

}  // namespace lockstep::abi::gfx9
