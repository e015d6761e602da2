#include "checks.hpp"

#include "observe/hazard_check.hpp"
#include "observe/init_check.hpp"
#include "observe/wait_check.hpp"

namespace lockstep::web {

struct SessionChecks::Checks {
  Findings findings;
  WaitCheck wait{findings};
  HazardCheck hazard{findings};
  InitCheck init{findings};

  template <class Visit>
  void each(Visit&& visit) {
    visit(wait), visit(hazard), visit(init);
  }
};

SessionChecks::SessionChecks() : checks_(std::make_unique<Checks>()) {}
SessionChecks::~SessionChecks() = default;

void SessionChecks::launch_begins(const LaunchView& launch) {
  checks_->each([&](auto& check) { check.launch_begins(launch); });
}
void SessionChecks::workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) {
  checks_->each([&](auto& check) { check.workgroup_begins(id, waves); });
}
void SessionChecks::wave_begins(const StartView& start) {
  checks_->each([&](auto& check) { check.wave_begins(start); });
}
void SessionChecks::before(const Step& step) {
  checks_->each([&](auto& check) { check.before(step); });
}
void SessionChecks::after(const Step& step) {
  checks_->each([&](auto& check) { check.after(step); });
}
void SessionChecks::workgroup_ends() {
  checks_->each([&](auto& check) { check.workgroup_ends({}); });
}
const std::vector<Finding>& SessionChecks::found() const { return checks_->findings.list(); }

}  // namespace lockstep::web
