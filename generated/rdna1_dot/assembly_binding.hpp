// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1_dot/isa.xml.
// Hash of what this file is made of: 6787adaba62b0817
// The assembly tables of the ISA bound for lockstep::disassemble and the encoder.
#pragma once

#include <cstddef>
#include <span>

#include "assembly_forms.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/traits/rdna1_dot.hpp"

namespace lockstep {

template <>
struct Assembly<rdna1_dot::Isa> {
  static constexpr const AsmForm& form(std::size_t index) { return rdna1_dot::assembly::forms[index]; }
  static constexpr std::span<const AsmOperand> operands(const AsmForm& form) {
    return { rdna1_dot::assembly::operands + form.operands, form.operand_count};
  }
  static constexpr std::span<const AsmModifierUse> modifiers(const AsmForm& form) {
    return { rdna1_dot::assembly::modifiers + form.modifiers, form.modifier_count};
  }
  static constexpr std::span<const AsmSelector> selectors() { return rdna1_dot::assembly::selectors; }
  static constexpr std::span<const AsmName> hwregs() { return rdna1_dot::assembly::hwregs; }
  static constexpr std::span<const AsmMessage> messages() { return rdna1_dot::assembly::messages; }
  static constexpr std::span<const AsmName> data_formats() { return rdna1_dot::assembly::data_formats; }
  static constexpr std::span<const AsmName> number_formats() { return rdna1_dot::assembly::number_formats; }
};

}  // namespace lockstep
