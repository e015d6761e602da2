// DPP as tables, made once when a program is compiled: which lane each lane reads, and which lanes are written.
#pragma once

#include <array>
#include <cstdint>

#include "fast/program/fast_wave.hpp"
#include "lockstep/crosslane/dpp.hpp"
#include "lockstep/operand/plan.hpp"

namespace lockstep::fast {

/// What `dpp_lane` says of all lanes. It looks at one bit of EXEC alone, that of the source lane: so a lane is one of
/// two, by that bit.
struct DppPlan {
  alignas(64) std::array<std::uint32_t, row_lanes> source{};  ///< lane to read; any one where there is none
  std::uint64_t has_source = 0;
  std::uint64_t enabled = 0;         ///< while the source lane is in EXEC
  std::uint64_t enabled_anyway = 0;  ///< while it is not
  std::uint64_t always_read = 0;     ///< lanes whose source lane is read even then
};

template <DppFamily family>
DppPlan plan_dpp_rows(const DppControls& controls, std::uint32_t wave_size) {
  DppPlan result;
  for (std::uint32_t lane = 0; lane < row_lanes; ++lane) {
    const auto of = [&](std::uint64_t exec) { return dpp_lane(family, controls, exec, lane, wave_size); };
    const DppLane in = of(~std::uint64_t{0}), out = of(0);
    if (in.source >= 0) result.source[lane] = static_cast<std::uint32_t>(in.source);
    result.has_source |= static_cast<std::uint64_t>(in.source >= 0) << lane;
    result.enabled |= static_cast<std::uint64_t>(in.enabled) << lane;
    result.enabled_anyway |= static_cast<std::uint64_t>(out.enabled) << lane;
    result.always_read |= static_cast<std::uint64_t>(out.source >= 0) << lane;
  }
  return result;
}

}  // namespace lockstep::fast
