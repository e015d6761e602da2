// The checks of a session: `wait`, `hazard` and `init` of the library (src/observe), compiled once for all modules.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "lockstep/device/finding.hpp"
#include "lockstep/device/observer.hpp"

namespace lockstep::web {

/// Gets the calls of an observer, in their order.
class SessionChecks {
 public:
  SessionChecks();
  ~SessionChecks();

  void launch_begins(const LaunchView& launch);
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves);
  void wave_begins(const StartView& start);
  void before(const Step& step);
  void after(const Step& step);
  void workgroup_ends();

  /// All so far. Places have addresses in memory, and no texts.
  const std::vector<Finding>& found() const;

 private:
  struct Checks;
  std::unique_ptr<Checks> checks_;
};

}  // namespace lockstep::web
