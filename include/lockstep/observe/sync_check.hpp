// Check `sync`: barriers of a workgroup. All waves must pass the same barriers, in the same order; a wave that ends
// early lets the others through on hardware, which is seldom what was meant. Barriers that never open are faults
// already.
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/observe/check.hpp"

namespace lockstep {

class SyncCheck final : public Check {
 public:
  using Check::Check;

  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override { waves_.assign(waves, {}); }
  void after(const Step& step) override {
    if (step.signal == Signal::end_program) waves_[step.wave.wave].end = place(step);
    if (step.signalled) waves_[step.wave.wave].barriers.push_back(place(step));
  }
  void workgroup_ends(const Fault& fault) override {
    if (fault) return;
    for (const Passed& wave : waves_) compare(waves_.front(), wave);
  }

 private:
  struct Passed {
    std::vector<FindingPlace> barriers;
    FindingPlace end;
  };

  void compare(const Passed& first, const Passed& other) {
    const std::size_t common = std::min(first.barriers.size(), other.barriers.size());
    for (std::size_t i = 0; i < common; ++i) {
      if (first.barriers[i].pc == other.barriers[i].pc) continue;
      findings().add(CheckKind::sync, other.barriers[i], first.barriers[i], 0, [](Finding& f) {
        f.what = "waves of one workgroup meet at different barriers";
        f.advice = "a barrier must be reached by all waves of the workgroup: take it out of the branch";
      });
      return;
    }
    if (first.barriers.size() == other.barriers.size()) return;
    const Passed& shorter = first.barriers.size() < other.barriers.size() ? first : other;
    const Passed& longer = &shorter == &first ? other : first;
    findings().add(CheckKind::sync, longer.barriers[common], shorter.end, 1, [](Finding& f) {
      f.what = "a wave of the workgroup ended without reaching this barrier";
      f.advice = "a barrier must be reached by all waves of the workgroup";
    });
  }

  std::vector<Passed> waves_;
};

}  // namespace lockstep
