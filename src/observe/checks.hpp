// The checks that a launch asked for, as one observer.
#pragma once

#include <optional>

#include "observe/hazard_check.hpp"
#include "observe/init_check.hpp"
#include "observe/memory_check.hpp"
#include "observe/race_check.hpp"
#include "observe/sync_check.hpp"
#include "observe/wait_check.hpp"

namespace lockstep {

class Checks final : public Observer {
 public:
  /// `next`, if there is one, gets every call, too.
  explicit Checks(CheckSet kinds, Observer* next = nullptr) : next_(next) {
    if (kinds.has(CheckKind::wait)) wait_.emplace(findings_);
    if (kinds.has(CheckKind::hazard)) hazard_.emplace(findings_);
    if (kinds.has(CheckKind::init)) init_.emplace(findings_);
    if (kinds.has(CheckKind::race)) race_.emplace(findings_);
    if (kinds.has(CheckKind::sync)) sync_.emplace(findings_);
    if (kinds.has(CheckKind::memory)) memory_.emplace(findings_);
  }
  Findings& findings() { return findings_; }

  void launch_begins(const LaunchView& launch) override {
    each([&](auto& check) { check.launch_begins(launch); });
  }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override {
    each([&](auto& check) { check.workgroup_begins(id, waves); });
  }
  void wave_begins(const StartView& start) override {
    each([&](auto& check) { check.wave_begins(start); });
  }
  void before(const Step& step) override {
    each([&](auto& check) { check.before(step); });
  }
  void after(const Step& step) override {
    each([&](auto& check) { check.after(step); });
  }
  void moved(const Step& step) override {
    each([&](auto& check) { check.moved(step); });
  }
  bool skip_fault(const Step& step, const Fault& fault) override {
    bool skip = false;
    each([&](auto& check) { skip = skip || check.skip_fault(step, fault); });
    return skip;
  }
  void workgroup_ends(const Fault& fault) override {
    each([&](auto& check) { check.workgroup_ends(fault); });
  }

 private:
  /// By their types, so that the calls are direct: they come with every instruction.
  template <class Visit>
  void each(Visit&& visit) {
    const auto one = [&](auto& check) {
      if (check) visit(*check);
    };
    one(wait_), one(hazard_), one(init_), one(race_), one(sync_), one(memory_);
    if (next_ != nullptr) visit(*next_);
  }

  Observer* next_;
  Findings findings_;
  std::optional<WaitCheck> wait_;
  std::optional<HazardCheck> hazard_;
  std::optional<InitCheck> init_;
  std::optional<RaceCheck> race_;
  std::optional<SyncCheck> sync_;
  std::optional<MemoryCheck> memory_;
};

}  // namespace lockstep
