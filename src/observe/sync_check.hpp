// Check `sync`: barriers of a workgroup and of a cluster. Hardware counts waves, not places: all waves must pass as
// many barriers, wherever these stand in the code (in ping-pong schedules half of the waves take one more at first and
// one less at the end), and signal them once between two waits; a wave that ends early lets the others through on
// hardware, which is seldom what was meant, and which OpenCL and HIP do not define. The cluster's barrier counts
// workgroups: each signals it as often as the others, once between two waits, and all waves wait there. A named barrier
// has members before it is signalled, keeps them while signals are on their way, is joined before it is waited for, and
// gets all its signals. Barriers that never open are faults already.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/state/barriers.hpp"
#include "observe/check.hpp"
#include "observe/members.hpp"

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
  void before(const Step& step) override {
    if (step.uses->instruction_class != InstructionClass::barrier || step.barriers == nullptr) return;
    Group& group = groups_.of(step.wave);
    for (std::size_t i = 0; i < group.named.size(); ++i) group.named[i].state = step.barriers->named[i];
    if (step.barrier > 0 && step.joined == 0 && step.barriers->allocated != 0)
      findings().add(CheckKind::sync, place(step), {}, not_joined, [](Finding& f) {
        f.what = "the wave waits at a named barrier without having joined one, so it does not wait";
        f.advice = "needs s_barrier_join before";
      });
  }
  void after(const Step& step) override {
    Group& group = groups_.of(step.wave);
    if (step.uses->instruction_class == InstructionClass::barrier && step.barriers != nullptr)
      look_at_named(step, group);
    Passed& wave = group.waves[step.wave.wave];
    if (step.signal == Signal::end_program) {
      wave.end = place(step);
      wave.cluster_waits = step.wave.cluster_waits;
      group.last_end = wave.end;
      ++group.ended;
      if (step.joined != 0 && step.joined <= group.named.size()) group.named[step.joined - 1].state.leave();
    }
    if (step.signalled) signal(step, group, wave);
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
    if (!fault) look_for_lost_signals(group);
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
    struct Named {
      Barrier state;          ///< as it was last
      FindingPlace signal{};  ///< the last
    };
    std::array<Named, Barriers::most_named> named{};
  };

  /// Subjects of findings: the workgroup's barrier, the cluster's, named ones.
  enum Subject : std::uint64_t {
    no_barrier,
    signalled_early,
    signalled_twice,
    not_waited,
    not_signalled,
    not_joined,
    no_members,
    other_members,
    lost_signals
  };

  /// After an instruction that may have changed named barriers.
  void look_at_named(const Step& step, Group& group) {
    const FindingPlace here = place(step);
    const bool leaves = step.info->traits.barrier == BarrierAction::leave;
    for (std::size_t i = 0; i < group.named.size(); ++i) {
      typename Group::Named& known = group.named[i];
      const Barrier before = known.state, now = step.barriers->named[i];
      if (before == now) continue;
      known.state = now;
      const std::string name = "named barrier " + decimal(i + 1);
      const bool signalled = now.signals > before.signals || now.completions != before.completions;
      if (signalled && now.members == 0)
        findings().add(CheckKind::sync, here, {}, no_members, [&](Finding& f) {
          f.what = "signals " + name + ", which has no members: it never completes";
          f.advice = "needs s_barrier_init before, or the number of members with the signal";
        });
      const bool forgets = now.signals == 0 && now.completions == before.completions;
      if (before.signals != 0 && (before.members != now.members || forgets) && !leaves)
        findings().add(CheckKind::sync, here, known.signal, other_members, [&](Finding& f) {
          f.what = "initialises " + name + " while it has " + count_of(before.signals, "signal") + " of " +
                   decimal(before.members);
          f.advice = "initialise it before the first signal, or after the barrier has completed";
        });
      if (signalled) known.signal = here;
    }
  }
  void look_for_lost_signals(const Group& group) {
    for (std::size_t i = 0; i < group.named.size(); ++i) {
      const Barrier& barrier = group.named[i].state;
      if (barrier.signals == 0 || barrier.members == 0) continue;
      findings().add(CheckKind::sync, group.named[i].signal, group.last_end, lost_signals, [&](Finding& f) {
        f.what = "named barrier " + decimal(i + 1) + " has " + count_of(barrier.signals, "signal") + " of " +
                 decimal(barrier.members) + " when the workgroup ends: it never completes";
        f.advice = "as many waves signal it as it has members";
      });
    }
  }

  /// A second signal of a wave before the barrier has completed stands for that of another wave.
  void signal(const Step& step, Group& group, Passed& wave) {
    const FindingPlace here = place(step);
    const auto behind = [&](const Passed& other) {
      return !other.end.known && other.barriers.size() < wave.barriers.size();
    };
    if (step.wave.barrier_waits < wave.barriers.size() && std::any_of(group.waves.begin(), group.waves.end(), behind)) {
      findings().add(CheckKind::sync, here, wave.barriers.back(), signalled_early, [](Finding& f) {
        f.what = "the wave signals the workgroup's barrier again before another wave has signalled it";
        f.advice = "each wave signals the barrier once between two waits";
      });
    }
    wave.barriers.push_back(here);
  }
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
    if (first.barriers.size() == other.barriers.size()) return;
    const Passed& shorter = first.barriers.size() < other.barriers.size() ? first : other;
    const Passed& longer = &shorter == &first ? other : first;
    const std::size_t passed = shorter.barriers.size();
    findings().add(CheckKind::sync, longer.barriers[passed], shorter.end, no_barrier, [&](Finding& f) {
      f.what = "a wave of the workgroup ended without reaching this barrier, after " + count_of(passed, "barrier") +
               " of " + decimal(longer.barriers.size());
      f.advice =
          "a barrier must be reached by all waves of the workgroup: take it out of the branch, or give the other "
          "side of the branch one, too";
    });
  }

  OfMembers<Group> groups_;
  std::size_t ended_ = 0;  ///< workgroups of the cluster
  bool faulted_ = false;   ///< one of them
};

}  // namespace lockstep
