// Levels of the host's vectors that tests of matrices go through.
#pragma once

#include <algorithm>
#include <vector>

#include "../../weekly.hpp"
#include "fast/host/host_isa.hpp"

namespace fast_test {

/// Those that this machine has. Two levels, whose kernels are nearly those of the ones above them, are for the weekly
/// run, unless one is the best that the machine has.
inline std::vector<lockstep::fast::HostIsa> tested_levels() {
  std::vector<lockstep::fast::HostIsa> levels;
  for (const lockstep::fast::HostIsa level : lockstep::fast::host_isas) {
    const bool between = level == lockstep::fast::HostIsa::avx512 || level == lockstep::fast::HostIsa::avx512vnni;
    if (lockstep::fast::has_host_isa(level) && (!between || lockstep_test::weekly())) levels.push_back(level);
  }
  if (std::find(levels.begin(), levels.end(), lockstep::fast::host_isa()) == levels.end())
    levels.push_back(lockstep::fast::host_isa());
  return levels;
}

}  // namespace fast_test
