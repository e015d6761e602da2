// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: 214c1e74f792d208
// The assembly tables of the ISA bound for lockstep::disassemble and the encoder.
#pragma once

#include <cstddef>
#include <span>

#include "assembly_forms.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/traits/cdna4.hpp"

namespace lockstep {

template <>
struct Assembly<cdna4::Isa> {
  static constexpr const AsmForm& form(std::size_t index) { return cdna4::assembly::forms[index]; }
  static constexpr std::span<const AsmOperand> operands(const AsmForm& form) {
    return { cdna4::assembly::operands + form.operands, form.operand_count};
  }
  static constexpr std::span<const AsmModifierUse> modifiers(const AsmForm& form) {
    return { cdna4::assembly::modifiers + form.modifiers, form.modifier_count};
  }
  static constexpr std::span<const AsmSelector> selectors() { return cdna4::assembly::selectors; }
  static constexpr std::span<const AsmName> hwregs() { return cdna4::assembly::hwregs; }
  static constexpr std::span<const AsmMessage> messages() { return cdna4::assembly::messages; }
  static constexpr std::span<const AsmName> data_formats() { return cdna4::assembly::data_formats; }
  static constexpr std::span<const AsmName> number_formats() { return cdna4::assembly::number_formats; }
};

}  // namespace lockstep
