// The hottest spots of a launch: where most of the time goes, why, and what would help.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/device/profile.hpp"
#include "lockstep/device/time_estimate.hpp"

namespace lockstep {

struct HotSpot {
  std::string source;      ///< "FILE:LINE"; empty: the code object has no lines, the spot is one instruction
  std::uint64_t pc = 0;    ///< of the instruction there that costs most
  std::string text;        ///< that instruction
  std::uint64_t cost = 0;  ///< estimated cycles of all waves; without an estimate instructions and what they repeat
  std::uint64_t whole_cost = 0;  ///< of the launch
  std::string what;              ///< "waits for the load of line 7"
  std::string help;              ///< "pad rows by 4 bytes"; empty: nothing to be said
};

/// The costliest ones first. `time`: null where there is no estimate. Then an instruction costs its executions, and
/// each turn of LDS and each cache line that it takes beyond the least.
std::vector<HotSpot> hot_spots(const ProfileResult& profile, const TimeEstimate* time, std::size_t most = 5);
/// Lines for terminals; empty: nothing ran.
std::string hot_spots_text(const ProfileResult& profile, const TimeEstimate* time);
/// A JSON array; its objects have the members of HotSpot.
std::string hot_spots_json(const ProfileResult& profile, const TimeEstimate* time);

}  // namespace lockstep
