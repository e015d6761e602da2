// Text of one instruction, as llvm-mc 22 and llvm-objdump 22 print it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/disasm/modifiers.hpp"
#include "lockstep/disasm/operands.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/memory_bits.hpp"

namespace lockstep {

struct DisasmOptions {
  /// Branch targets as byte addresses ("0x1640") instead of LLVM's raw dword offsets.
  bool branch_addresses = false;
  /// Address of the instruction, bytes; used with branch_addresses.
  std::uint64_t address = 0;
  /// Lanes of the wave, which lane masks have bits for; 0: the first size that the ISA has.
  std::uint32_t wave_size = 0;
  /// Halves of registers as v1.l and v1.h, whatever LLVM does by default for the processor: a text for each
  /// instruction.
  bool name_halves = false;
};

/// The byte address a direct branch goes to: `offset`, a signed count of dwords, from the next instruction.
constexpr std::uint64_t branch_target(std::uint64_t address, std::uint32_t offset) {
  return address + 4 +
         static_cast<std::uint64_t>(static_cast<std::int64_t>(static_cast<std::int16_t>(offset & 0xffffu)) * 4);
}

namespace disasm_detail {

/// Whether the operand takes part in the text: the returned value of an atomic only with SC0, the data register of a
/// load not when the data goes to LDS, the last two groups of a tensor's descriptor not where both are NULL.
template <class Isa>
bool operand_shown(const Instruction<Isa>& instruction, const AsmOperand& operand) {
  if (operand.returned) return (instruction.field(returning_field(instruction)) & 1u) != 0;
  const Field field = static_cast<Field>(operand.field);
  if (operand.file == AsmRegisterFile::sgpr && (field == Field::vaddr2 || field == Field::vaddr3))
    return !instruction.isa().selectors[instruction.field(Field::vaddr2)].is_null() ||
           !instruction.isa().selectors[instruction.field(Field::vaddr3)].is_null();
  return (field != Field::vdata && field != Field::vdst) || instruction.field(Field::lds) == 0;
}

/// Whether halves are written as .l and .h: where the form has them so, and where high ones cannot be said otherwise.
template <class Isa>
bool names_halves(const Instruction<Isa>& instruction) {
  const auto& isa = instruction.isa();
  const auto& assembly = assembly_of(isa);
  const AsmForm& form = assembly.form(instruction.form);
  if (form.halves != AsmHalves::low) return form.halves == AsmHalves::named;
  for (const AsmOperand& operand : assembly.operands(form)) {
    const std::uint32_t number = instruction.field(static_cast<Field>(operand.field));
    const bool vector = operand.kind == AsmKind::vgpr || number >= isa.vgpr_first;
    if (operand.half && vector && is_high_half(instruction, operand, number)) return true;
  }
  return false;
}

}  // namespace disasm_detail

/// `instruction` must come from a successful decode. Cost: one string.
template <class Isa>
std::string disassemble(const Instruction<Isa>& instruction, const DisasmOptions& options = {}) {
  const auto& isa = instruction.isa();
  const auto& assembly = assembly_of(isa);
  const AsmForm& form = assembly.form(instruction.form);
  const std::uint32_t wave_size = options.wave_size != 0 ? options.wave_size : isa.wave_sizes[0];
  const bool halves = options.name_halves || disasm_detail::names_halves(instruction);
  std::string text(form.mnemonic);
  bool first = true;
  for (AsmOperand operand : assembly.operands(form)) {
    operand.half = operand.half && halves;
    if (!disasm_detail::operand_shown(instruction, operand)) continue;
    std::string part;
    if (operand.kind == AsmKind::label && options.branch_addresses)
      disasm_detail::append_hex(part,
                                branch_target(options.address, instruction.field(static_cast<Field>(operand.field))));
    else
      disasm_detail::append_operand(part, instruction, operand, wave_size);
    if (part.empty()) continue;
    text += first ? " " : ", ";
    text += part;
    first = operand.kind == AsmKind::export_target;  // which no comma follows
  }
  for (const AsmModifierUse& use : assembly.modifiers(form))
    if (halves || form.halves != AsmHalves::low || use.kind != AsmModifier::op_sel)
      disasm_detail::append_modifier(text, instruction, use);
  if (instruction.dual()) text += " :: " + disassemble(instruction.second_half(), options);
  return text;
}

}  // namespace lockstep
