// DPP8: every lane picks any lane of its group of eight.
// Source: RDNA3 ISA manual, DPP8.
#pragma once

#include <cstdint>

#include "lockstep/crosslane/dpp_lane.hpp"

namespace lockstep::dpp8 {

/// The lane that `lane` reads its routed source from. `selects`: eight numbers of 3 bits, that of lane 0 lowest.
constexpr std::uint32_t source(std::uint32_t selects, std::uint32_t lane) {
  return (lane & ~7u) | (selects >> (3 * (lane & 7u)) & 7u);
}

/// A source lane that is switched off gives 0, or what it holds where lanes are fetched that are inactive (DPP8FI).
constexpr DppLane lane(const DppControls& dpp, std::uint64_t exec, std::uint32_t number) {
  const std::uint32_t from = source(dpp.control, number);
  const bool read = dpp.fetch_inactive || (exec >> from & 1u) != 0;
  return {true, read ? static_cast<std::int32_t>(from) : dpp_out_of_range};
}

}  // namespace lockstep::dpp8
