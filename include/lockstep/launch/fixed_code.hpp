// Code of a raw dispatch lies in ordinary memory. Kernels must not change it while it runs: hardware gives no answer
// there that could be relied on (its instruction cache may or may not have the old words), so a write is a fault.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>

#include "lockstep/fast/program/discover.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace lockstep {

/// The view with all code that direct branches reach from `entry` read-only: in each range, what lies between the first
/// and the last of these instructions.
template <class Isa>
MemoryView with_fixed_code(const MemoryView& memory, std::uint64_t entry) {
  std::shared_ptr<RangeTable> ranges;
  for (const auto& at : fast::discover<Isa>(memory, entry)) {
    const MemoryRange* in = memory.find(at.pc, at.instruction.bytes());
    if (in == nullptr || !in->writable) continue;
    if (ranges == nullptr) ranges = std::make_shared<RangeTable>(memory.ranges());
    MemoryRange& range = (*ranges)[static_cast<std::size_t>(in - memory.ranges().data())];
    range.code_begin = range.code_end == 0 ? at.pc : std::min(range.code_begin, at.pc);
    range.code_end = std::max(range.code_end, at.next_pc());
  }
  return ranges == nullptr ? memory : MemoryView(std::move(ranges));
}

}  // namespace lockstep
