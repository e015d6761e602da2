// The checks that a launch asked for, as one observer.
#pragma once

#include <memory>
#include <vector>

#include "lockstep/observe/hazard_check.hpp"
#include "lockstep/observe/init_check.hpp"
#include "lockstep/observe/memory_check.hpp"
#include "lockstep/observe/race_check.hpp"
#include "lockstep/observe/sync_check.hpp"
#include "lockstep/observe/wait_check.hpp"

namespace lockstep {

class Checks final : public Observer {
 public:
  /// `next`, where there is one, is told everything, too.
  explicit Checks(CheckSet kinds, Observer* next = nullptr) : next_(next) {
    if (kinds.has(CheckKind::wait)) list_.push_back(std::make_unique<WaitCheck>(findings_));
    if (kinds.has(CheckKind::hazard)) list_.push_back(std::make_unique<HazardCheck>(findings_));
    if (kinds.has(CheckKind::init)) list_.push_back(std::make_unique<InitCheck>(findings_));
    if (kinds.has(CheckKind::race)) list_.push_back(std::make_unique<RaceCheck>(findings_));
    if (kinds.has(CheckKind::sync)) list_.push_back(std::make_unique<SyncCheck>(findings_));
    if (kinds.has(CheckKind::memory)) list_.push_back(std::make_unique<MemoryCheck>(findings_));
  }
  Findings& findings() { return findings_; }

  void launch_begins(const LaunchView& launch) override {
    for (const auto& check : list_) check->launch_begins(launch);
    if (next_ != nullptr) next_->launch_begins(launch);
  }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override {
    for (const auto& check : list_) check->workgroup_begins(id, waves);
    if (next_ != nullptr) next_->workgroup_begins(id, waves);
  }
  void wave_begins(const StartView& start) override {
    for (const auto& check : list_) check->wave_begins(start);
    if (next_ != nullptr) next_->wave_begins(start);
  }
  void before(const Step& step) override {
    for (const auto& check : list_) check->before(step);
    if (next_ != nullptr) next_->before(step);
  }
  void after(const Step& step) override {
    for (const auto& check : list_) check->after(step);
    if (next_ != nullptr) next_->after(step);
  }
  bool skip_fault(const Step& step, const Fault& fault) override {
    for (const auto& check : list_)
      if (check->skip_fault(step, fault)) return true;
    return next_ != nullptr && next_->skip_fault(step, fault);
  }
  void workgroup_ends(const Fault& fault) override {
    for (const auto& check : list_) check->workgroup_ends(fault);
    if (next_ != nullptr) next_->workgroup_ends(fault);
  }

 private:
  Observer* next_;
  Findings findings_;
  std::vector<std::unique_ptr<Check>> list_;
};

}  // namespace lockstep
