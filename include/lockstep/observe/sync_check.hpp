// Check `sync`: barriers of a workgroup and of a cluster. All waves must pass the same barriers, in the same order; a
// wave that ends early lets the others through on hardware, which is seldom what was meant. The cluster's barrier
// counts workgroups: each signals it as often as the others, once between two waits, and all waves wait there. Barriers
// that never open are faults already.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/observe/check.hpp"
#include "lockstep/observe/members.hpp"

namespace lockstep {

class SyncCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override { groups_.launch_begins(launch); }
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override {
    Group& group = groups_.next();
    group = {};
    group.waves.resize(waves);
  }
  void after(const Step& step) override {
    Group& group = groups_.of(step.wave);
    Passed& wave = group.waves[step.wave.wave];
    if (step.signal == Signal::end_program) {
      wave.end = place(step);
      wave.cluster_waits = step.wave.cluster_waits;
      group.last_end = wave.end;
      ++group.ended;
    }
    if (step.signalled) wave.barriers.push_back(place(step));
    if (step.signalled_cluster) signal_cluster(step, group);
  }
  void workgroup_ends(const Fault& fault) override {
    Group& group = groups_.next();
    if (fault) faulted_ = true;
    if (!fault)
      for (const Passed& wave : group.waves) {
        compare(group.waves.front(), wave);
        compare_waits(group, wave);
      }
    if (++ended_ < groups_.all().size()) return;
    if (!faulted_)
      for (const Group& other : groups_.all()) compare_cluster(groups_.all().front(), other);
    ended_ = 0;
    faulted_ = false;
  }

 private:
  struct Passed {
    std::vector<FindingPlace> barriers;
    FindingPlace end;
    std::uint32_t cluster_waits = 0;  ///< completions of the cluster's barrier that it has waited for
  };
  struct Group {
    std::vector<Passed> waves;
    std::vector<FindingPlace> signals;  ///< of the cluster's barrier
    FindingPlace last_end;              ///< of the last wave that ended
    std::size_t ended = 0;              ///< waves
  };

  /// Subjects of findings: those above 1 are of the cluster's barrier.
  enum Subject : std::uint64_t { other_barrier, no_barrier, signalled_twice, not_waited, not_signalled };

  /// A second signal of a workgroup before the barrier has completed stands for that of another workgroup.
  void signal_cluster(const Step& step, Group& group) {
    const FindingPlace here = place(step);
    const auto behind = [&](const Group& other) {
      return &other != &group && other.ended < other.waves.size() && other.signals.size() < group.signals.size();
    };
    if (std::any_of(groups_.all().begin(), groups_.all().end(), behind)) {
      findings().add(CheckKind::sync, here, group.signals.back(), signalled_twice, [](Finding& f) {
        f.what = "the workgroup signals the cluster's barrier again before another workgroup has signalled it";
        f.advice = "one wave of each workgroup signals the cluster's barrier, once between two waits";
      });
    }
    group.signals.push_back(here);
  }
  void compare_waits(const Group& group, const Passed& wave) {
    if (group.signals.empty()) return;
    for (const Passed& other : group.waves) {
      if (other.cluster_waits <= wave.cluster_waits) continue;
      findings().add(CheckKind::sync, wave.end, group.signals.back(), not_waited, [](Finding& f) {
        f.what = "the wave ended without waiting at the cluster's barrier, as other waves of its workgroup did";
        f.advice = "all waves of a cluster wait at its barrier: its completion is told to each";
      });
      return;
    }
  }
  void compare_cluster(const Group& first, const Group& other) {
    if (first.signals.size() == other.signals.size()) return;
    const Group& shorter = first.signals.size() < other.signals.size() ? first : other;
    const Group& longer = &shorter == &first ? other : first;
    findings().add(CheckKind::sync, longer.signals[shorter.signals.size()], shorter.last_end, not_signalled,
                   [](Finding& f) {
                     f.what = "a workgroup of the cluster ended without signalling this barrier";
                     f.advice = "the cluster's barrier must be signalled by all workgroups of the cluster";
                   });
  }

  void compare(const Passed& first, const Passed& other) {
    const std::size_t common = std::min(first.barriers.size(), other.barriers.size());
    for (std::size_t i = 0; i < common; ++i) {
      if (first.barriers[i].pc == other.barriers[i].pc) continue;
      findings().add(CheckKind::sync, other.barriers[i], first.barriers[i], other_barrier, [](Finding& f) {
        f.what = "waves of one workgroup meet at different barriers";
        f.advice = "a barrier must be reached by all waves of the workgroup: take it out of the branch";
      });
      return;
    }
    if (first.barriers.size() == other.barriers.size()) return;
    const Passed& shorter = first.barriers.size() < other.barriers.size() ? first : other;
    const Passed& longer = &shorter == &first ? other : first;
    findings().add(CheckKind::sync, longer.barriers[common], shorter.end, no_barrier, [](Finding& f) {
      f.what = "a wave of the workgroup ended without reaching this barrier";
      f.advice = "a barrier must be reached by all waves of the workgroup";
    });
  }

  OfMembers<Group> groups_;
  std::size_t ended_ = 0;  ///< workgroups of the cluster
  bool faulted_ = false;   ///< one of them
};

}  // namespace lockstep
