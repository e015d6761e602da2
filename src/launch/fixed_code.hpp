// Code of a raw dispatch lies in ordinary memory. Kernels must not change it while it runs: hardware gives no answer
// there that could be relied on (its instruction cache may or may not have the old words), so a write is a fault.
#pragma once

#include <cstdint>
#include <utility>

#include "fast/program/discover.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace lockstep {

/// The view with all code that direct branches reach from `entry` read-only: in each range, what lies between the first
/// and the last of these instructions.
inline MemoryView with_fixed_code(const IsaTables& isa, const MemoryView& memory, std::uint64_t entry) {
  RangeTable ranges = memory.ranges();
  MemoryRange range;  // the one with the last instruction; of size 0 before there is one
  for (const auto& at : fast::discover(isa, memory, entry)) {
    if (!range.holds(at.pc, at.instruction.bytes())) {
      if (range.size != 0) ranges.replace(std::move(range));
      range = {};
      if (const MemoryRange* in = memory.find(at.pc, at.instruction.bytes()); in != nullptr && in->writable)
        range = *in;
      if (range.size == 0) continue;
      range.code_begin = at.pc;
    }
    range.code_end = at.next_pc();
  }
  if (range.size != 0) ranges.replace(std::move(range));
  MemoryView fixed(std::move(ranges));
  fixed.reencode(memory.reencoding());
  return fixed;
}

}  // namespace lockstep
