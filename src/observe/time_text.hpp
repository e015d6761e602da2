// Words for estimates of time that its texts and pages share.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/device/time_estimate.hpp"

namespace lockstep {

/// "a load", "a barrier"
std::string stall_text(timing::Stall stall);
/// The stall that took most of the cycles; issue if there was none.
timing::Stall worst_stall(const std::array<std::uint64_t, timing::stalls>& by_stall);
/// Of that stall: "issue", "does nothing", "waits for a load".
std::string stall_phrase(const std::array<std::uint64_t, timing::stalls>& by_stall);
/// "waits for a load at 0x1638"; empty: it does not wait.
std::string wait_remark(const EstimatedInstruction& instruction);
/// Those with cycles, the most first.
std::vector<timing::Stall> stalls_by_cycles(const TimeEstimate& estimate);
/// "occupancy: 8 waves a SIMD of 8; ..."
std::string occupancy_text(const TimeEstimate& estimate);

}  // namespace lockstep
