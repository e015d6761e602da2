// What check `race` has found: two accesses, and the sentence about them.
#pragma once

#include <cstdint>
#include <string>

#include "lockstep/base/address_space.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "observe/check.hpp"
#include "observe/race_cells.hpp"

namespace lockstep {

/// Two accesses that nothing orders, or too early: all that a finding says of them.
struct RaceConflict {
  RaceTouch before, now;
  bool before_writes = false, writes = false;
  bool late = false;  ///< what orders them came before the first one was waited for
  AddressSpace space{};
  std::uint64_t address = 0;  ///< the first byte that both have
  FindingPlace at;

  /// `counter`: what covers the first access.
  void describe(Finding& f, bool one_group, bool one_cluster, WaitCounter counter) const {
    f.what = std::string(writes ? "writes" : "reads") + (space == AddressSpace::lds ? " LDS byte " : " memory at ") +
             hex(address) + ", which " + (one_group ? "another wave of the workgroup " : "another workgroup ") +
             (before_writes ? "wrote" : "read") +
             (!late       ? " and nothing orders the two"
              : one_group ? " and had not waited for when it signalled the barrier"
                          : " and had not waited for before the atomic that orders the two");
    f.advice =
        late ? "needs " + wait_text(counter, 0) + " in the other wave, before the " + (one_group ? "barrier" : "atomic")
        : one_group ? "needs a barrier between them, and before it a wait for the access"
        : one_cluster
            ? "needs the cluster's barrier between them, and in each workgroup a barrier before it is signalled"
            : "workgroups of one launch run in any order: use atomics, or another launch";
    f.bytes = {space, address, 1};
  }
};

}  // namespace lockstep
