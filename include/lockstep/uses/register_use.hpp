// What `uses` tells of an instruction: plain data, the same for every ISA.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/isa/state_set.hpp"
#include "lockstep/isa/tables.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep {

/// The number of the first AccVGPR where VGPRs and AccVGPRs are numbered together: an ISA that has them has as many
/// VGPRs (`arch_vgprs`).
inline constexpr std::uint32_t first_accvgpr = 256;

enum class UsedFile : std::uint8_t {
  vgpr,    ///< VGPRs, and AccVGPRs from first_accvgpr on
  scalar,  ///< by scalar operand number: SGPRs, VCC, M0, EXEC and the other registers among these numbers
};

/// `count` registers from `first` on.
struct RegisterUse {
  UsedFile file = UsedFile::vgpr;
  std::uint16_t first = 0;
  std::uint16_t count = 0;
  bool read = false;
  bool written = false;
  bool implicit = false;  ///< named by the instruction itself, not by one of its fields
  Role role = Role::none;
  /// Of an operand that begins in VGPRs and goes on in AccVGPRs, which are a use of their own: how many came before.
  std::uint16_t before = 0;

  constexpr bool holds(UsedFile in, std::uint32_t number) const {
    return file == in && number >= first && number < std::uint32_t{first} + count;
  }
  constexpr bool operator==(const RegisterUse&) const = default;
};

/// An instruction waits until no more than `limit` accesses of a counter are on their way.
struct Wait {
  WaitCounter counter{};
  std::uint32_t limit = 0;
  constexpr bool operator==(const Wait&) const = default;
};

/// Where an instruction may go on besides the next one.
enum class BranchKind : std::uint8_t {
  none,
  always,       ///< to Uses::branch_offset
  conditional,  ///< there, or to the next instruction
  indirect,     ///< to an address in a scalar register, which is among the registers read
};

/// Everything an instruction touches. Registers stand in `registers[0 .. count)`; the rest of the state is named by
/// `reads` and `writes` (SCC, MODE, PC, memory, ...), which also say what the registers are for.
struct Uses {
  static constexpr std::size_t most = 16;
  std::array<RegisterUse, most> registers{};
  std::uint8_t count = 0;
  std::uint8_t second = 0;  ///< of two instructions in one (dual issue): where the second one's begin; 0: there is one
  InstructionClass instruction_class = InstructionClass::salu;
  bool all_registers =
      false;  ///< it reaches registers of a number that M0 or MODE holds (S_MOVREL, V_MOVREL, S_CBRANCH_G_FORK)
  StateSet reads{}, writes{};
  AccessClass access = AccessClass::none;
  WaitCounterSet raises{};  ///< counters that the access counts in, once each
  std::array<Wait, 8> waits{};
  std::uint8_t wait_count = 0;
  const MemoryOp* memory = nullptr;  ///< what a memory instruction does: action, element, how its address is formed
  BranchKind branch = BranchKind::none;
  std::int32_t branch_offset = 0;  ///< bytes from this instruction to a direct branch's target
  bool call = false;               ///< a branch that leaves the address behind it in a register
  /// Of a matrix instruction: how long it keeps the matrix unit busy, MFMA and RDNA in passes of four cycles, CDNA5 in
  /// cycles of LLVM's model. 0: not public.
  std::uint8_t passes = 0;
  AccessScope scope = AccessScope::near;  ///< of a load or store
  std::uint8_t clause = 0;                ///< S_CLAUSE: as many instructions follow that are one clause

  /// Executed by lanes, for those that EXEC has.
  constexpr bool vector_alu() const {
    return instruction_class == InstructionClass::valu || instruction_class == InstructionClass::transcendental;
  }

  constexpr std::span<const Wait> all_waits() const { return std::span(waits).first(wait_count); }
  constexpr std::span<const RegisterUse> all() const { return std::span(registers).first(count); }
  constexpr bool reads_register(UsedFile file, std::uint32_t number) const {
    for (const RegisterUse& use : all())
      if (use.read && use.holds(file, number)) return true;
    return false;
  }
  constexpr bool writes_register(UsedFile file, std::uint32_t number) const {
    for (const RegisterUse& use : all())
      if (use.written && use.holds(file, number)) return true;
    return false;
  }
  constexpr bool operator==(const Uses&) const = default;
};

}  // namespace lockstep
