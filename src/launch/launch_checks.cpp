#include "launch/launch_checks.hpp"

#include <utility>

#include "lockstep/device/finding_observer.hpp"
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

/// The same, and tells `next` of each new finding.
class ToldChecks final : public CheckRun, private Observer {
 public:
  ToldChecks(CheckSet kinds, const FidelityRule& fidelity, LaunchArguments arguments, FindingObserver& next)
      : checks_(kinds, fidelity, std::move(arguments), nullptr), next_(next) {}
  Observer& observer() override { return *this; }
  std::vector<Finding> take_findings() override { return checks_.findings().take(); }

 private:
  void launch_begins(const LaunchView& launch) override {
    checks_.launch_begins(launch);
    next_.launch_begins(launch);
  }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override {
    checks_.workgroup_begins(id, waves);
    next_.workgroup_begins(id, waves);
  }
  void wave_begins(const StartView& start) override {
    checks_.wave_begins(start);
    next_.wave_begins(start);
  }
  void before(const Step& step) override {
    checks_.before(step);
    tell();
    next_.before(step);
  }
  void after(const Step& step) override {
    checks_.after(step);
    tell();
    next_.after(step);
  }
  void moved(const Step& step) override {
    checks_.moved(step);
    tell();
    next_.moved(step);
  }
  bool skip_fault(const Step& step, const Fault& fault) override {
    const bool skip = checks_.skip_fault(step, fault);
    tell();
    return next_.skip_fault(step, fault) || skip;
  }
  void workgroup_ends(const Fault& fault) override {
    checks_.workgroup_ends(fault);
    tell();
    next_.workgroup_ends(fault);
  }
  void tell() {
    for (const std::vector<Finding>& list = checks_.findings().list(); told_ < list.size(); ++told_)
      next_.found(list[told_]);
  }

  Checks checks_;
  FindingObserver& next_;
  std::size_t told_ = 0;
};

}  // namespace

std::unique_ptr<CheckRun> make_launch_checks(CheckSet kinds, const FidelityRule& fidelity, LaunchArguments arguments,
                                             Observer* next) {
  if (auto* const told = dynamic_cast<FindingObserver*>(next))
    return std::make_unique<ToldChecks>(kinds, fidelity, std::move(arguments), *told);
  return std::make_unique<LaunchChecks>(kinds, fidelity, std::move(arguments), next);
}

}  // namespace lockstep
