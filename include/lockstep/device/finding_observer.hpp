// An observer that gets findings when checks meet them.
#pragma once

#include "lockstep/device/finding.hpp"
#include "lockstep/device/observer.hpp"

namespace lockstep {

/// As LaunchOptions::observer of a launch with checks.
class FindingObserver : public Observer {
 public:
  /// A check has met this for the first time, at the call of `before` or `after` that the observer gets next, or at
  /// the end of a workgroup. Addresses are those in memory. LaunchResult::findings has the same ones in this order.
  virtual void found(const Finding& finding) = 0;
};

}  // namespace lockstep
