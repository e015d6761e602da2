// The checks of one launch, as one observer.
#pragma once

#include <memory>
#include <vector>

#include "lockstep/device/finding.hpp"
#include "observe/launch_arguments.hpp"

namespace lockstep {

class Observer;
struct FidelityRule;

class CheckRun {
 public:
  virtual ~CheckRun() = default;
  virtual Observer& observer() = 0;
  virtual std::vector<Finding> take_findings() = 0;
};

/// The checks of `kinds`. They pass everything on to `next`, which may be null.
std::unique_ptr<CheckRun> make_launch_checks(CheckSet kinds, const FidelityRule& fidelity, LaunchArguments arguments,
                                             Observer* next);

}  // namespace lockstep
