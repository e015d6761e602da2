#include "launch/launch_checks.hpp"

#include "observe/checks.hpp"

namespace lockstep {

namespace {

class LaunchChecks final : public CheckRun {
 public:
  LaunchChecks(CheckSet kinds, Observer* next) : checks_(kinds, next) {}
  Observer& observer() override { return checks_; }
  std::vector<Finding> take_findings() override { return checks_.findings().take(); }

 private:
  Checks checks_;
};

}  // namespace

std::unique_ptr<CheckRun> make_launch_checks(CheckSet kinds, Observer* next) {
  return std::make_unique<LaunchChecks>(kinds, next);
}

}  // namespace lockstep
