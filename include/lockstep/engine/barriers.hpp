// Waves at barriers: what an instruction does there, and what the scheduler asks.
#pragma once

#include <cstdint>
#include <string_view>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/state_set.hpp"
#include "lockstep/state/barriers.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

/// The barrier of that number as an instruction of a wave of that ISA sees it; null: none. `group` is null where nobody
/// schedules waves, here and below.
template <class Isa>
constexpr Barrier* find_barrier(const Isa& isa, Barriers* group, std::int32_t number) {
  return group == nullptr ? nullptr : group->find(number, isa.named_barriers);
}

/// May a wave that asks to wait at `number` go on? If not it waits there. A wave without a workgroup, or alone in it,
/// goes on, and so does one that has joined no named barrier.
template <class W>
constexpr bool passes_barrier(W& wave, Barriers* group, std::int32_t number) {
  if (number == barrier_number::wave_sync) {
    const auto [resource, ticket] = wave.barriers.sync;
    return group == nullptr || group->wave_sync == nullptr || group->wave_sync->all[resource].serves(ticket);
  }
  if (number >= 0) {
    if (wave.barriers.joined == 0) return true;
    number = wave.barriers.joined;
  }
  wave.barriers.awaited = number;
  const Barrier* barrier = find_barrier(wave.isa(), group, number);
  if (barrier == nullptr) {
    const bool nobody_signals = number == barrier_number::trap || number == barrier_number::cluster_trap;
    return group == nullptr || group->alone || !nobody_signals;
  }
  return wave.barriers.pass(number, *barrier);
}

/// S_BARRIER: signals the workgroup's barrier and will wait there.
template <class W>
constexpr void signal_workgroup(W& wave, Barriers& group) {
  if (Barrier* barrier = find_barrier(wave.isa(), &group, barrier_number::workgroup)) barrier->signal();
  wave.barriers.awaited = barrier_number::workgroup;
}

/// A wave that has ended counts as gone, and with the last wave its workgroup.
template <class W>
constexpr void leave_barriers(W& wave, Barriers& group) {
  group.workgroup.leave();
  if (group.workgroup.members == 0 && group.cluster != nullptr) group.cluster->leave();
  if (wave.barriers.joined != 0)
    if (Barrier* barrier = find_barrier(wave.isa(), &group, wave.barriers.joined)) barrier->leave();
  wave.barriers.joined = 0;
}

/// Nobody is left who could signal the barrier at which `wave` waits.
template <class W>
constexpr Fault barrier_fault(const W& wave, Barriers* group) {
  const Fault fault = make_fault(FaultKind::barrier_deadlock,
                                 "the wave waits at a barrier that nobody is left to signal: a wave has waited, or "
                                 "ended, without signalling it");
  const std::int32_t number = wave.barriers.awaited;
  if (number == barrier_number::wave_sync && group != nullptr && group->wave_sync != nullptr) {
    const WaveSyncResource& resource = group->wave_sync->all[wave.barriers.sync.resource];
    if (!resource.barrier)
      return make_fault(FaultKind::barrier_deadlock,
                        "the wave waits at a semaphore of global wave sync that nobody is left to release: all other "
                        "waves of the launch have ended, or wait, too")
          .about("semaphore", wave.barriers.sync.resource);
    return make_fault(FaultKind::barrier_deadlock,
                      "the wave waits at a barrier of global wave sync to which not enough waves come: all other waves "
                      "of the launch have ended, or wait, too")
        .about("waves that are missing", std::uint64_t{resource.counter} + 1);
  }
  if (const Barrier* barrier = find_barrier(wave.isa(), group, number)) {
    const std::string_view which = number == barrier_number::workgroup ? "signals of the workgroup's barrier"
                                   : number == barrier_number::cluster ? "signals of the cluster's barrier"
                                                                       : "signals of the named barrier";
    return fault.about(which, barrier->signals, barrier->members);
  }
  return fault.about("barrier", static_cast<std::uint64_t>(static_cast<std::int64_t>(number)));
}

}  // namespace lockstep
