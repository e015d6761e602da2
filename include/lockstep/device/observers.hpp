// Several observers of one launch.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "lockstep/device/observer.hpp"

namespace lockstep {

/// Passes every call on to each observer of a list, in its order. The observers live as long as the launch.
class Observers final : public Observer {
 public:
  explicit Observers(std::vector<Observer*> list) : list_(std::move(list)) {}

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override;
  void wave_begins(const StartView& start) override;
  void before(const Step& step) override;
  void after(const Step& step) override;
  void moved(const Step& step) override;
  bool skip_fault(const Step& step, const Fault& fault) override;
  void workgroup_ends(const Fault& fault) override;

 private:
  std::vector<Observer*> list_;
};

}  // namespace lockstep
