// The checks of launches, where they are compiled: in the library lockstep::common, or in a program that has no
// libraries.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "launch/observation.hpp"
#include "observe/checks.hpp"

namespace lockstep {

namespace detail {

class LaunchChecks final : public CheckRun {
 public:
  LaunchChecks(CheckSet kinds, Observer* next) : checks_(kinds, next) {}
  Observer& observer() override { return checks_; }
  std::vector<Finding> take_findings() override { return checks_.findings().take(); }

 private:
  Checks checks_;
};

}  // namespace detail

template <class>
std::unique_ptr<CheckRun> make_launch_checks(CheckSet kinds, Observer* next) {
  return std::make_unique<detail::LaunchChecks>(kinds, next);
}

}  // namespace lockstep
