// Waves at barriers: what an instruction does there, and what the scheduler asks.
#pragma once

#include <cstdint>
#include <string_view>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/state_set.hpp"
#include "lockstep/state/barriers.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep {

/// The barrier of that number as an instruction of the wave sees it; null: none.
template <class W>
constexpr Barrier* find_barrier(const W& wave, std::int32_t number) {
  return wave.barriers.find(number, W::Isa::named_barriers);
}

/// May a wave that asks to wait at `number` go on? If not it waits there. A wave without a workgroup, or alone in it,
/// goes on, and so does one that has joined no named barrier.
template <class W>
constexpr bool passes_barrier(W& wave, std::int32_t number) {
  if (number >= 0) {
    if (wave.barriers.joined == 0) return true;
    number = wave.barriers.joined;
  }
  wave.barriers.awaited = number;
  const Barrier* barrier = find_barrier(wave, number);
  if (barrier == nullptr) {
    const bool nobody_signals = number == barrier_number::trap || number == barrier_number::cluster_trap;
    return wave.barriers.group == nullptr || wave.barriers.group->alone || !nobody_signals;
  }
  return wave.barriers.pass(number, *barrier);
}

/// S_BARRIER: signals the workgroup's barrier and will wait there.
template <class W>
constexpr void signal_workgroup(W& wave) {
  if (Barrier* barrier = find_barrier(wave, barrier_number::workgroup)) barrier->signal();
  wave.barriers.awaited = barrier_number::workgroup;
}

/// A wave that has ended counts as gone.
template <class W>
constexpr void leave_barriers(W& wave) {
  if (wave.barriers.group == nullptr) return;
  wave.barriers.group->workgroup.leave();
  if (wave.barriers.joined != 0)
    if (Barrier* barrier = find_barrier(wave, wave.barriers.joined)) barrier->leave();
  wave.barriers.joined = 0;
}

/// Nobody is left who could signal the barrier at which `wave` waits.
template <class W>
constexpr Fault barrier_fault(const W& wave) {
  const Fault fault = make_fault(FaultKind::barrier_deadlock,
                                 "the wave waits at a barrier that nobody is left to signal: a wave has waited, or "
                                 "ended, without signalling it");
  const std::int32_t number = wave.barriers.awaited;
  if (const Barrier* barrier = find_barrier(wave, number)) {
    const std::string_view which = number == barrier_number::workgroup ? "signals of the workgroup's barrier"
                                   : number == barrier_number::cluster ? "signals of the cluster's barrier"
                                                                       : "signals of the named barrier";
    return fault.about(which, barrier->signals, barrier->members);
  }
  return fault.about("barrier", static_cast<std::uint64_t>(static_cast<std::int64_t>(number)));
}

}  // namespace lockstep
