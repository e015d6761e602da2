#include "launch/launch_checks.hpp"

#include "observe/checks.hpp"

namespace lockstep {

namespace {

class LaunchChecks final : public CheckRun {
 public:
  LaunchChecks(CheckSet kinds, const FidelityRule& fidelity, Observer* next) : checks_(kinds, fidelity, next) {}
  Observer& observer() override { return checks_; }
  std::vector<Finding> take_findings() override { return checks_.findings().take(); }

 private:
  Checks checks_;
};

}  // namespace

std::unique_ptr<CheckRun> make_launch_checks(CheckSet kinds, const FidelityRule& fidelity, Observer* next) {
  return std::make_unique<LaunchChecks>(kinds, fidelity, next);
}

}  // namespace lockstep
