// Part of check `race`: two accesses that conflict, and the sentence about them.
#pragma once

#include <cstdint>

#include "lockstep/base/address_space.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "observe/check.hpp"
#include "observe/race_cells.hpp"
#include "observe/race_lanes.hpp"

namespace lockstep {

/// Two accesses that nothing orders, or that are ordered too early.
struct RaceConflict {
  RaceTouch before, now;
  bool before_writes = false, writes = false;
  bool late = false;  ///< the barrier or atomic between them came before the wave had waited for the first
  bool same = false;  ///< both write the same value
  AddressSpace space{};
  std::uint64_t address = 0;  ///< the first byte that both have
  FindingPlace at;

  /// Fills in `f`. `counter` covers the first access.
  void describe(Finding& f, bool one_group, bool one_cluster, WaitCounter counter) const;
};

/// Of lanes of one instruction. `lost`: they store what they computed from the byte, which both had read.
void describe_lanes(Finding& f, const RaceLanes::Pair& pair, bool lost);

}  // namespace lockstep
