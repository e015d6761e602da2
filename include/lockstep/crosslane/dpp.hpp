// DPP of all families: what becomes of a lane.
#pragma once

#include <cstdint>

#include "lockstep/crosslane/dpp8.hpp"
#include "lockstep/crosslane/dpp_gfx10.hpp"
#include "lockstep/crosslane/dpp_gfx9.hpp"
#include "lockstep/isa/families.hpp"

namespace lockstep {

/// Where lane `number` of a wave of `wave_size` lanes gets its source 0 from while the lanes of `exec` are on, and
/// whether it is written.
constexpr DppLane dpp_lane(DppFamily family, const DppControls& dpp, std::uint64_t exec, std::uint32_t number,
                           std::uint32_t wave_size) {
  if (dpp.eight) return dpp8::lane(dpp, exec, number);
  if (family == DppFamily::gfx9)
    return dpp_lane(dpp.control, dpp.row_mask, dpp.bank_mask, dpp.bound_ctrl, exec, number, wave_size);
  return dpp_gfx10::lane(dpp, exec, number, family == DppFamily::gfx10);
}

}  // namespace lockstep
