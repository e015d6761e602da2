// What checks share: an observer that collects findings.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "lockstep/base/text.hpp"
#include "lockstep/device/observer.hpp"
#include "lockstep/device/register_name.hpp"
#include "observe/findings.hpp"

namespace lockstep {

/// One kind of check. It writes to a collection that several checks share.
class Check : public Observer {
 public:
  explicit Check(Findings& findings) : findings_(findings) {}

 protected:
  /// The instruction of `step`, of lane `lane`; -1: of no lane. A scalar access has no lane.
  static FindingPlace place(const Step& step, std::int32_t lane = -1) {
    FindingPlace place;
    place.pc = step.pc;
    place.workgroup = step.wave.workgroup;
    place.wave = step.wave.wave;
    place.lane = step.access != nullptr && step.access->op->scalar() ? -1 : lane;
    place.known = true;
    return place;
  }
  Findings& findings() { return findings_; }

 private:
  Findings& findings_;
};

/// The instruction is a call, a return, or a jump to an address in a register.
inline bool leaves_function(const Uses& uses) {
  if (uses.branch == BranchKind::none || uses.branch == BranchKind::indirect) return uses.branch != BranchKind::none;
  const auto all = uses.all();
  return std::any_of(all.begin(), all.end(), [](const RegisterUse& use) { return use.written; });
}

/// How a program waits until at most `n` accesses of a counter are on their way.
inline std::string wait_text(WaitCounter counter, std::uint64_t n) {
  const std::string name(wait_counter_name(counter));
  switch (counter) {
    case WaitCounter::vmcnt:
    case WaitCounter::lgkmcnt:
    case WaitCounter::expcnt: return "s_waitcnt " + name + "(" + decimal(n) + ")";
    case WaitCounter::vscnt: return "s_waitcnt_vscnt null, " + decimal(n);
    default: return "s_wait_" + name + " " + decimal(n);
  }
}

}  // namespace lockstep
