// How the workgroups of a launch ended.
#pragma once

#include <cstdint>
#include <string>

#include "lockstep/device/options.hpp"

namespace lockstep {

struct GridOutcome {
  Fault fault{};  ///< of the first workgroup that faults, in the order x, y, z
  Statistics statistics{};
  std::uint64_t reached = 0;   ///< workgroups up to that one, or to the end of its cluster, in that order
  bool out_of_memory = false;  ///< the host had none left for the waves' state
  std::string explanation{};   ///< of the fault; may be empty
};

}  // namespace lockstep
