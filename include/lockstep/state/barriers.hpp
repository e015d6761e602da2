// The barriers of a workgroup: who belongs to each, how many have signalled, and what a wave remembers of them.
// Source: RDNA4 and CDNA5 ISA manuals, workgroup barriers.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/state/wave_sync.hpp"

namespace lockstep {

/// One barrier. It completes when as many signals have come as it has members, and then counts from 0 again.
struct Barrier {
  std::uint32_t members = 0, signals = 0;
  std::uint32_t completions = 0;  ///< how often it has completed

  constexpr bool operator==(const Barrier&) const = default;

  constexpr void complete_if_due() {
    if (members == 0 || signals < members) return;
    signals = 0;
    ++completions;
  }
  constexpr void signal() {
    ++signals;
    complete_if_due();
  }
  /// A member goes away for good.
  constexpr void leave() {
    if (members != 0) --members;
    complete_if_due();
  }
};

/// The numbers of barriers. Positive ones are named barriers, 0 is none. No instruction can name the last one, which
/// stands for a resource of global wave sync.
namespace barrier_number {
inline constexpr std::int32_t workgroup = -1, trap = -2, cluster = -3, cluster_trap = -4, wave_sync = -0x10000;
}  // namespace barrier_number

/// The barriers that the waves of a workgroup share. The workgroups of a cluster share one more.
struct Barriers {
  static constexpr std::uint32_t most_named = 16;
  Barrier workgroup{};
  std::array<Barrier, most_named> named{};
  Barrier* cluster = nullptr;
  WaveSyncResources* wave_sync = nullptr;  ///< null: the workgroups of the launch do not run together
  std::uint32_t allocated = most_named;    ///< named barriers: others are not there

  /// A workgroup of one wave has nothing to wait for: its barriers are not there.
  bool alone = false;

  /// The state in which a workgroup of that many waves starts. `of_cluster`: the barrier of its cluster, null if it has
  /// none.
  constexpr void start(std::uint32_t waves, Barrier* of_cluster = nullptr, std::uint32_t named_barriers = most_named) {
    *this = {};
    workgroup.members = waves;
    cluster = of_cluster;
    alone = waves == 1;
    allocated = alone ? 0 : named_barriers;
  }

  /// Named barriers that the workgroup has allocated, at most `known`, which the ISA has.
  constexpr std::uint32_t named_of(std::uint32_t known) const { return known < allocated ? known : allocated; }
  /// The barrier of that number, null if there is none that a program may use. `known`: named barriers of the ISA.
  constexpr const Barrier* find(std::int32_t number, std::uint32_t known) const {
    if (number == barrier_number::cluster) return cluster;
    if (alone) return nullptr;
    if (number == barrier_number::workgroup) return &workgroup;
    if (number < 1 || static_cast<std::uint32_t>(number) > named_of(known)) return nullptr;
    return &named[static_cast<std::size_t>(number - 1)];
  }
  constexpr Barrier* find(std::int32_t number, std::uint32_t known) {
    return const_cast<Barrier*>(static_cast<const Barriers*>(this)->find(number, known));
  }
};

/// What a wave remembers: the named barrier it has joined, the one it waits at, and which completions it has waited
/// for, by kind: named, workgroup, cluster. The barriers themselves are the workgroup's: a wave does not point at them,
/// so it can be copied, compared, and be a constant.
struct WaveBarriers {
  std::uint8_t joined = 0;
  std::int32_t awaited = barrier_number::workgroup;
  WaveSyncTicket sync{};  ///< of barrier_number::wave_sync
  std::array<std::uint32_t, 3> seen{};

  constexpr bool operator==(const WaveBarriers&) const = default;

  /// Which of `seen` stands for a barrier.
  static constexpr std::size_t kind(std::int32_t number) {
    return number == barrier_number::workgroup ? 1 : number == barrier_number::cluster ? 2 : 0;
  }
  /// Has the barrier completed since this wave last waited for it? Then it has waited for it now.
  constexpr bool pass(std::int32_t number, const Barrier& barrier) {
    std::uint32_t& seen_of = seen[kind(number)];
    if (seen_of == barrier.completions) return false;
    seen_of = barrier.completions;
    return true;
  }
  constexpr void join(std::uint8_t number, const Barrier& barrier) {
    joined = number;
    seen[0] = barrier.completions;
  }
};

/// S_GETREG's view of a barrier (S_GET_BARRIER_STATE): whether it is there, its members, its signals, and how many
/// named barriers a workgroup has, in fours. 0 if there is none.
constexpr std::uint32_t barrier_state(const Barrier* barrier, std::uint32_t named) {
  if (barrier == nullptr) return 0;
  return 1u | (barrier->members & 0x7fu) << 4 | (barrier->signals & 0x7fu) << 16 | (named / 4u) << 24;
}

}  // namespace lockstep
