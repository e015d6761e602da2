#include "observe/sync_check.hpp"

#include <algorithm>
#include <stdexcept>

namespace lockstep {

void SyncCheck::workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) {
  SyncGroup& group = groups_.next();
  group = {};
  group.waves.resize(waves);
  group.locks.begin(waves);
}

void SyncCheck::before(const Step& step) {
  if (step.access != nullptr) groups_.of(step.wave).locks.before(step);
  if (step.uses->instruction_class != InstructionClass::barrier || step.barriers == nullptr) return;
  SyncGroup& group = groups_.of(step.wave);
  for (std::size_t i = 0; i < group.named.size(); ++i) group.named[i].state = step.barriers->named[i];
  if (step.barrier > 0 && step.joined == 0 && step.barriers->allocated != 0)
    findings().add(CheckKind::sync, place(step), {}, not_joined, [](Finding& f) {
      f.what = "the wave waits at a named barrier without having joined one, so it does not wait";
      f.advice = "needs s_barrier_join before";
    });
}

void SyncCheck::after(const Step& step) {
  SyncGroup& group = groups_.of(step.wave);
  if (step.uses->instruction_class == InstructionClass::barrier && step.barriers != nullptr) look_at_named(step, group);
  if (step.access != nullptr)
    group.locks.after(step, [&](std::uint32_t lane, std::uint32_t holder, AddressSpace space, std::uint64_t address) {
      findings().add(CheckKind::sync, place(step, static_cast<std::int32_t>(lane)), {}, own_lock, [&](Finding& f) {
        f.what = "lanes wait for a lock at " + std::string(space == AddressSpace::lds ? "LDS byte " : "") +
                 hex(address) + " that lane " + decimal(holder) +
                 " of the same wave has: it goes on only when all have left the loop";
        f.advice = "let one lane of a wave take the lock for all";
        f.bytes = {space, address, 4};
      });
      throw std::runtime_error("a wave waits for a lock that one of its own lanes has, so the launch would never end");
    });
  PassedBarriers& wave = group.waves[step.wave.wave];
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

void SyncCheck::workgroup_ends(const Fault& fault) {
  SyncGroup& group = groups_.next();
  if (fault) faulted_ = true;
  if (!fault)
    for (const PassedBarriers& wave : group.waves) {
      compare(group.waves.front(), wave);
      compare_waits(group, wave);
    }
  if (!fault) look_for_lost_signals(group);
  if (++ended_ < groups_.all().size()) return;
  if (!faulted_)
    for (const SyncGroup& other : groups_.all()) compare_cluster(groups_.all().front(), other);
  ended_ = 0;
  faulted_ = false;
}

/// After an instruction that may have changed named barriers.
void SyncCheck::look_at_named(const Step& step, SyncGroup& group) {
  const FindingPlace here = place(step);
  const bool leaves = step.info->traits.barrier == BarrierAction::leave;
  for (std::size_t i = 0; i < group.named.size(); ++i) {
    typename SyncGroup::Named& known = group.named[i];
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

void SyncCheck::look_for_lost_signals(const SyncGroup& group) {
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
void SyncCheck::signal(const Step& step, SyncGroup& group, PassedBarriers& wave) {
  const FindingPlace here = place(step);
  const auto behind = [&](const PassedBarriers& other) {
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
void SyncCheck::signal_cluster(const Step& step, SyncGroup& group) {
  const FindingPlace here = place(step);
  const auto behind = [&](const SyncGroup& other) {
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

void SyncCheck::compare_waits(const SyncGroup& group, const PassedBarriers& wave) {
  if (group.signals.empty()) return;
  for (const PassedBarriers& other : group.waves) {
    if (other.cluster_waits <= wave.cluster_waits) continue;
    findings().add(CheckKind::sync, wave.end, group.signals.back(), not_waited, [](Finding& f) {
      f.what = "the wave ended without waiting at the cluster's barrier, as other waves of its workgroup did";
      f.advice = "all waves of a cluster wait at its barrier: its completion is told to each";
    });
    return;
  }
}

void SyncCheck::compare_cluster(const SyncGroup& first, const SyncGroup& other) {
  if (first.signals.size() == other.signals.size()) return;
  const SyncGroup& shorter = first.signals.size() < other.signals.size() ? first : other;
  const SyncGroup& longer = &shorter == &first ? other : first;
  findings().add(CheckKind::sync, longer.signals[shorter.signals.size()], shorter.last_end, not_signalled,
                 [](Finding& f) {
                   f.what = "a workgroup of the cluster ended without signalling this barrier";
                   f.advice = "the cluster's barrier must be signalled by all workgroups of the cluster";
                 });
}

void SyncCheck::compare(const PassedBarriers& first, const PassedBarriers& other) {
  if (first.barriers.size() == other.barriers.size()) return;
  const PassedBarriers& shorter = first.barriers.size() < other.barriers.size() ? first : other;
  const PassedBarriers& longer = &shorter == &first ? other : first;
  const std::size_t passed = shorter.barriers.size();
  findings().add(CheckKind::sync, longer.barriers[passed], shorter.end, no_barrier, [&](Finding& f) {
    f.what = "a wave of the workgroup ended without reaching this barrier, after " + count_of(passed, "barrier") +
             " of " + decimal(longer.barriers.size());
    f.advice =
        "a barrier must be reached by all waves of the workgroup: take it out of the branch, or give the other "
        "side of the branch one, too";
  });
}

}  // namespace lockstep
