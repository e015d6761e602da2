// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1/isa.xml.
// Hash of what this file is made of: 9ae3bbdc0f0363ed
// The assembly tables of the ISA bound for lockstep::disassemble and the encoder.
#pragma once

#include <cstddef>
#include <span>

#include "assembly_forms.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/traits/rdna1.hpp"

namespace lockstep {

template <>
struct Assembly<rdna1::Isa> {
  static constexpr const AsmForm& form(std::size_t index) { return rdna1::assembly::forms[index]; }
  static constexpr std::span<const AsmOperand> operands(const AsmForm& form) {
    return { rdna1::assembly::operands + form.operands, form.operand_count};
  }
  static constexpr std::span<const AsmModifierUse> modifiers(const AsmForm& form) {
    return { rdna1::assembly::modifiers + form.modifiers, form.modifier_count};
  }
  static constexpr std::span<const AsmSelector> selectors() { return rdna1::assembly::selectors; }
  static constexpr std::span<const AsmName> hwregs() { return rdna1::assembly::hwregs; }
  static constexpr std::span<const AsmMessage> messages() { return rdna1::assembly::messages; }
  static constexpr std::span<const AsmName> data_formats() { return rdna1::assembly::data_formats; }
  static constexpr std::span<const AsmName> number_formats() { return rdna1::assembly::number_formats; }
};

}  // namespace lockstep
