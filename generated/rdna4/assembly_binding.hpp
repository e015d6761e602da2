// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: a6fbddb4f5f0b610
// The assembly tables of the ISA bound for lockstep::disassemble and the encoder.
#pragma once

#include <cstddef>
#include <span>

#include "assembly_forms.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/traits/rdna4.hpp"

namespace lockstep {

template <>
struct Assembly<rdna4::Isa> {
  static constexpr const AsmForm& form(std::size_t index) { return rdna4::assembly::forms[index]; }
  static constexpr std::span<const AsmOperand> operands(const AsmForm& form) {
    return { rdna4::assembly::operands + form.operands, form.operand_count};
  }
  static constexpr std::span<const AsmModifierUse> modifiers(const AsmForm& form) {
    return { rdna4::assembly::modifiers + form.modifiers, form.modifier_count};
  }
  static constexpr std::span<const AsmSelector> selectors() { return rdna4::assembly::selectors; }
  static constexpr std::span<const AsmName> hwregs() { return rdna4::assembly::hwregs; }
  static constexpr std::span<const AsmMessage> messages() { return rdna4::assembly::messages; }
  static constexpr std::span<const AsmName> data_formats() { return rdna4::assembly::data_formats; }
  static constexpr std::span<const AsmName> number_formats() { return rdna4::assembly::number_formats; }
};

}  // namespace lockstep
