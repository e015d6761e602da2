// How many waves a SIMD holds at a time, and what keeps more of them out.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "lockstep/timing/parameters.hpp"

namespace lockstep::timing {

/// What a workgroup needs of a compute unit.
struct WorkgroupNeeds {
  std::uint32_t waves = 1;
  std::uint32_t lanes = 64;  ///< of a wave
  std::uint32_t vgprs = 0;   ///< of a wave, with AccVGPRs
  std::uint32_t lds_bytes = 0;
};

struct Occupancy {
  std::uint32_t groups = 1;  ///< workgroups that a compute unit holds at a time
  std::uint32_t waves = 1;   ///< waves that a SIMD holds then
  std::uint32_t most = 1;    ///< waves that a SIMD holds at most
  std::string_view limit;    ///< what keeps more waves out: "waves", "VGPRs", "LDS" or "workgroups"
};

namespace detail {
constexpr std::uint32_t up_to(std::uint32_t value, std::int32_t granule) {
  const auto block = static_cast<std::uint32_t>(std::max(granule, 1));
  return (value + block - 1) / block * block;
}
}  // namespace detail

/// A workgroup that does not fit counts as one that does: launches are checked elsewhere.
inline Occupancy occupancy(const Parameters& parameters, const WorkgroupNeeds& needs) {
  const auto number = [&](Value value) { return static_cast<std::uint32_t>(std::max(parameters[value], 0)); };
  const std::uint32_t simds = std::max(number(Value::simds), 1u), waves = std::max(needs.waves, 1u);
  Occupancy result;
  result.most = std::max(number(Value::waves), 1u);
  std::uint32_t of_simd = result.most;
  result.limit = "waves";
  // A wave of twice the lanes has twice the registers.
  const std::uint32_t parts = std::max(needs.lanes / std::max(number(Value::vgpr_lanes), 1u), 1u);
  const std::uint64_t vgprs =
      std::uint64_t{detail::up_to(std::max(needs.vgprs, 1u), parameters[Value::vgpr_granule])} * parts;
  if (const auto fit = static_cast<std::uint32_t>(std::max<std::uint64_t>(number(Value::vgprs) / vgprs, 1));
      fit < of_simd) {
    of_simd = fit;
    result.limit = "VGPRs";
  }
  std::uint32_t groups = std::max(of_simd * simds / waves, 1u);
  if (needs.lds_bytes != 0) {
    const std::uint32_t lds = detail::up_to(needs.lds_bytes, parameters[Value::lds_granule]);
    if (const std::uint32_t fit = std::max(number(Value::lds) / lds, 1u); fit < groups) {
      groups = fit;
      result.limit = "LDS";
    }
  }
  // A workgroup of one wave needs no barrier, so it takes none of the unit's places for workgroups.
  if (waves > 1 && number(Value::groups) != 0 && number(Value::groups) < groups) {
    groups = number(Value::groups);
    result.limit = "workgroups";
  }
  result.groups = groups;
  result.waves = std::min((groups * waves + simds - 1) / simds, result.most);
  return result;
}

}  // namespace lockstep::timing
