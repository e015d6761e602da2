// Several observers of one launch.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "lockstep/device/observer.hpp"

namespace lockstep {

/// Tells each of them everything, in their order. They live as long as the launch.
class Observers final : public Observer {
 public:
  explicit Observers(std::vector<Observer*> list) : list_(std::move(list)) {}

  void launch_begins(const LaunchView& launch) override {
    for (Observer* each : list_) each->launch_begins(launch);
  }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override {
    for (Observer* each : list_) each->workgroup_begins(id, waves);
  }
  void wave_begins(const StartView& start) override {
    for (Observer* each : list_) each->wave_begins(start);
  }
  void before(const Step& step) override {
    for (Observer* each : list_) each->before(step);
  }
  void after(const Step& step) override {
    for (Observer* each : list_) each->after(step);
  }
  void moved(const Step& step) override {
    for (Observer* each : list_) each->moved(step);
  }
  bool skip_fault(const Step& step, const Fault& fault) override {
    for (Observer* each : list_)
      if (each->skip_fault(step, fault)) return true;
    return false;
  }
  void workgroup_ends(const Fault& fault) override {
    for (Observer* each : list_) each->workgroup_ends(fault);
  }

 private:
  std::vector<Observer*> list_;
};

}  // namespace lockstep
