// What a launch finds out about a fault: the instruction at its pc, and where its address lies.
#pragma once

#include <algorithm>
#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/fault_text.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep {

namespace detail {
/// The words of the instruction at the fault's pc, for faults that come without: a spent budget, a stop, a barrier
/// deadlock. Where they are no instruction, one of them: nobody knows how long it is.
template <class Isa>
void read_instruction(const Isa& isa, Fault& fault, const MemoryView& memory) {
  const Fetched<Isa> fetched = fetch(isa, memory, fault.pc);
  fault.words = fetched.fault ? fetched.fault.words : fetched.instruction.words;
  fault.dwords = fetched.fault ? std::min<std::uint8_t>(fetched.fault.dwords, 1) : fetched.instruction.dwords;
}
}  // namespace detail

/// Reads the words of the instruction that a fault of the scheduler is about.
template <class Isa>
void complete_fault(const Isa& isa, Fault& fault, const MemoryView& memory) {
  if (fault.dwords != 0) return;
  // A wave that nobody will let go stands behind the dword that waits; one whose budget is spent has no subject.
  if (fault.kind == FaultKind::barrier_deadlock && !fault.subject.empty()) fault.pc -= 4;
  detail::read_instruction(isa, fault, memory);
}

/// All of a FaultPlace that the fault and the memory say; `pc` is the caller's business, as is the source line.
template <class Isa>
FaultPlace fault_place(const Isa& isa, const Fault& fault, const MemoryView& memory) {
  FaultPlace place;
  place.isa = isa.name;
  place.instruction = fault_instruction(isa, fault);
  if (fault.kind == FaultKind::illegal_instruction) place.near = near_instruction(isa, fault);
  if (fault.size != 0 && fault.space == AddressSpace::global) {
    place.memory = memory.describe(fault.address, fault.size);
    const MemoryRange* range = memory.find(fault.address, fault.size);
    place.read_only = fault.kind == FaultKind::out_of_bounds && range && !range->may_write(fault.address, fault.size);
  }
  return place;
}

}  // namespace lockstep
