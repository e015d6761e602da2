#include "observe/race_conflict.hpp"

namespace lockstep {

void RaceConflict::describe(Finding& f, bool one_group, bool one_cluster, WaitCounter counter) const {
  f.what = std::string(writes ? "writes" : "reads") + (space == AddressSpace::lds ? " LDS byte " : " memory at ") +
           hex(address) + ", which " + (one_group ? "another wave of the workgroup " : "another workgroup ") +
           (before_writes ? "wrote" : "read") +
           (!late       ? " and nothing orders the two"
            : one_group ? " and had not waited for when it signalled the barrier"
                        : " and had not waited for before the atomic that orders the two");
  f.info = same;
  if (same) f.what += "; both write the same value";
  f.advice =
      late ? "needs " + wait_text(counter, 0) + " in the other wave, before the " + (one_group ? "barrier" : "atomic")
      : one_group   ? "needs a barrier between them, and before it a wait for the access"
      : one_cluster ? "needs the cluster's barrier between them, and in each workgroup a barrier before it is signalled"
                    : "workgroups of one launch run in any order: use atomics, or another launch";
  f.bytes = {space, address, 1};
}

void describe_lanes(Finding& f, const RaceLanes::Pair& pair, bool lost) {
  f.what = "lanes " + decimal(pair.first) + " and " + decimal(pair.second) + " of one wave write " +
           (pair.space == AddressSpace::lds ? "LDS byte " : "memory at ") + hex(pair.address) +
           " in one instruction, " +
           (lost ? "each what it computed from the value that both had read there: one of the updates is lost"
                 : "and different values: which one stays is not defined");
  f.advice = lost ? "use an atomic" : "let one lane write, or use an atomic";
  f.bytes = {pair.space, pair.address, 1};
}

}  // namespace lockstep
