#include "launch/launch_checks.hpp"

#include <utility>

#include "observe/checks.hpp"

namespace lockstep {

namespace {

class LaunchChecks final : public CheckRun {
 public:
  LaunchChecks(CheckSet kinds, const FidelityRule& fidelity, LaunchArguments arguments, Observer* next)
      : checks_(kinds, fidelity, std::move(arguments), next) {}
  Observer& observer() override { return checks_; }
  std::vector<Finding> take_findings() override { return checks_.findings().take(); }

 private:
  Checks checks_;
};

}  // namespace

std::unique_ptr<CheckRun> make_launch_checks(CheckSet kinds, const FidelityRule& fidelity, LaunchArguments arguments,
                                             Observer* next) {
  return std::make_unique<LaunchChecks>(kinds, fidelity, std::move(arguments), next);
}

}  // namespace lockstep
