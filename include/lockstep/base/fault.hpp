// Why execution stopped. A fault is a plain value: it travels up through return values, never as an exception,
// and holds everything a message needs except text that would have to be allocated.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "lockstep/base/address_space.hpp"

namespace lockstep {

enum class FaultKind : std::uint8_t {
  none,
  illegal_instruction,      ///< the words are no instruction of this ISA
  unsupported_instruction,  ///< an instruction of this ISA that lockstep does not execute
  illegal_operand,          ///< a selector or field value the instruction does not allow
  out_of_bounds,            ///< memory access outside every registered range, or outside LDS or scratch
  misaligned,               ///< an alignment the hardware refuses
  pc_out_of_range,          ///< instruction fetch outside mapped memory, or a pc that is no multiple of 4
  register_out_of_range,    ///< a register beyond the wave's allocation
  barrier_deadlock,         ///< waves wait at a barrier that can never complete
  instruction_budget,       ///< the instruction budget is spent
  stopped,                  ///< the caller's stop token
  trap,                     ///< S_TRAP, or a wave that asked for a trap handler
  halt,                     ///< S_SETHALT 1, S_SENDMSGHALT: nobody can resume the wave
  observer,                 ///< whoever watches the launch (LaunchOptions::observer) threw an exception
};

/// Lower-case name with underscores, as the enumerator is spelled.
constexpr std::string_view fault_name(FaultKind kind) {
  switch (kind) {
    case FaultKind::none: return "none";
    case FaultKind::illegal_instruction: return "illegal_instruction";
    case FaultKind::unsupported_instruction: return "unsupported_instruction";
    case FaultKind::illegal_operand: return "illegal_operand";
    case FaultKind::out_of_bounds: return "out_of_bounds";
    case FaultKind::misaligned: return "misaligned";
    case FaultKind::pc_out_of_range: return "pc_out_of_range";
    case FaultKind::register_out_of_range: return "register_out_of_range";
    case FaultKind::barrier_deadlock: return "barrier_deadlock";
    case FaultKind::instruction_budget: return "instruction_budget";
    case FaultKind::stopped: return "stopped";
    case FaultKind::trap: return "trap";
    case FaultKind::halt: return "halt";
    case FaultKind::observer: return "observer";
  }
  return "unknown";
}

/// Kind `none` means "no fault". Whoever detects a fault fills in what it knows (kind, detail, lane, address, size);
/// `step` adds pc and words, the workgroup scheduler adds wave, the launcher adds the workgroup.
struct Fault {
  FaultKind kind = FaultKind::none;
  std::uint64_t pc = 0;                  ///< byte address of the instruction
  std::array<std::uint32_t, 4> words{};  ///< the instruction's dwords, as far as they could be read
  std::uint8_t dwords = 0;               ///< how many of `words` are meaningful
  std::array<std::uint32_t, 3> workgroup{};
  std::uint32_t wave = 0;                     ///< index of the wave in its workgroup
  std::int32_t lane = -1;                     ///< -1: no single lane is to blame
  AddressSpace space = AddressSpace::global;  ///< memory faults: where `address` is
  std::uint64_t address = 0;                  ///< memory faults: byte address in `space`
  std::uint32_t size = 0;                     ///< memory faults: bytes accessed; 0: not a memory fault
  std::string_view detail;                    ///< static text: what happened and what to do about it
  std::string_view subject;                   ///< static text: which operand, register or limit `detail` is about
  std::uint64_t number = 0;                   ///< its number or value; meaningless without a subject
  std::uint64_t limit = 0;                    ///< what `number` has to stay below; 0: not a matter of a limit

  /// The same fault, with what its text is about: "SRC0", 125; "VGPR", 200 of 64.
  constexpr Fault about(std::string_view what, std::uint64_t value, std::uint64_t below = 0) const {
    Fault fault = *this;
    fault.subject = what;
    fault.number = value;
    fault.limit = below;
    return fault;
  }

  /// True if something went wrong.
  constexpr explicit operator bool() const { return kind != FaultKind::none; }
};

/// No fault.
inline constexpr Fault no_fault{};

constexpr Fault make_fault(FaultKind kind, std::string_view detail, std::int32_t lane = -1) {
  Fault fault;
  fault.kind = kind;
  fault.detail = detail;
  fault.lane = lane;
  return fault;
}

/// A fault of one lane's access of `size` bytes at `address` of `space`.
constexpr Fault make_memory_fault(FaultKind kind, std::string_view detail, std::int32_t lane, AddressSpace space,
                                  std::uint64_t address, std::uint32_t size) {
  Fault fault = make_fault(kind, detail, lane);
  fault.space = space;
  fault.address = address;
  fault.size = size;
  return fault;
}

}  // namespace lockstep
