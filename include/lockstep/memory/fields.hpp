// Fields of memory instructions by what they are for: encodings of different ISAs spell and place them differently.
#pragma once

#include <cstdint>

#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/memory_bits.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep::detail {

/// The OFFSET field in bytes, modulo 2^64.
template <class Instruction>
constexpr std::uint64_t instruction_offset(const Instruction& instruction) {
  return static_cast<std::uint64_t>(offset_field(instruction).offset(instruction.field(Field::offset)));
}

/// Is `number` the register that reads as zero and keeps nothing?
template <class Isa>
constexpr bool names_null(const Isa& isa, std::uint32_t number) {
  return number == isa.saddr_off && !isa.selectors[number].is_register();
}

/// VGPR of the address, or of an offset to a scalar one.
template <class Instruction>
constexpr std::uint32_t vector_address(const Instruction& instruction) {
  return instruction.vgpr(instruction.has(Field::addr) ? Field::addr : Field::vaddr);
}

/// Does the instruction have a scalar base or offset?
template <class Instruction>
constexpr bool has_scalar_address(const Instruction& instruction) {
  if (!instruction.has(Field::saddr)) return false;
  const std::uint32_t number = instruction.field(Field::saddr);
  return number != instruction.isa().saddr_off && number != instruction.isa().scratch_unaddressed;
}

/// The register that holds SMEM's offset, if it has one.
struct ScalarOffset {
  bool present = false;
  std::uint32_t number = 0;
};
template <class Instruction>
constexpr ScalarOffset scalar_offset_register(const Instruction& instruction) {
  if (!instruction.has(Field::imm)) {
    const std::uint32_t number = instruction.field(Field::soffset);
    return {!names_null(instruction.isa(), number), number};
  }
  if (instruction.field(Field::soffset_en) != 0) return {true, instruction.field(Field::soffset)};
  return {instruction.field(Field::imm) == 0, instruction.field(Field::offset) & 0x7fu};
}

/// SMEM's offset in the instruction.
template <class Instruction>
constexpr std::uint64_t scalar_immediate(const Instruction& instruction) {
  const bool present = !instruction.has(Field::imm) || instruction.field(Field::imm) != 0;
  return present ? instruction_offset(instruction) : 0;
}

/// What an offset in a register counts: bytes, or elements of the access.
template <class Instruction>
constexpr std::uint32_t register_offset_unit(const Instruction& instruction, std::uint32_t bytes) {
  return instruction.field(Field::scale_offset) != 0 ? bytes : 1;
}

/// Does an atomic give the value from before it back?
template <class Instruction>
constexpr bool returns_old_value(const Instruction& instruction, const MemoryOp& op) {
  if (op.returns != Returns::by_bit) return op.returns == Returns::always;
  return (instruction.field(returning_field(instruction)) & 1u) != 0;
}

/// Does a load go to LDS, to the place that M0 names, by its LDS bit?
template <class Instruction>
constexpr bool loads_to_lds(const Instruction& instruction, const MemoryOp& op) {
  return op.action == MemoryAction::load && instruction.field(Field::lds) != 0;
}

/// LLVM's memory model (AMDGPUUsage) puts the wider scopes on loads and stores that are atomic, or volatile, and on no
/// others.
template <class Instruction>
constexpr AccessScope access_scope(const Instruction& instruction, const MemoryOp& op) {
  const auto scope = [](bool wide) { return wide ? AccessScope::device : AccessScope::near; };
  if (op.scalar() || op.address == AddressForm::lds) return AccessScope::near;
  if (instruction.has(Field::scope)) return scope(instruction.field(Field::scope) >= 2);
  if (instruction.has(Field::sc1)) return scope(instruction.field(Field::sc1) != 0);
  return op.action == MemoryAction::store ? AccessScope::unknown : scope(instruction.field(Field::glc) != 0);
}

}  // namespace lockstep::detail
