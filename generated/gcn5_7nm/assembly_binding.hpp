// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5_7nm/isa.xml.
// Hash of what this file is made of: 0921ab3f05aad188
// The assembly tables of the ISA bound for lockstep::disassemble and the encoder.
#pragma once

#include <cstddef>
#include <span>

#include "assembly_forms.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/traits/gcn5_7nm.hpp"

namespace lockstep {

template <>
struct Assembly<gcn5_7nm::Isa> {
  static constexpr const AsmForm& form(std::size_t index) { return gcn5_7nm::assembly::forms[index]; }
  static constexpr std::span<const AsmOperand> operands(const AsmForm& form) {
    return { gcn5_7nm::assembly::operands + form.operands, form.operand_count};
  }
  static constexpr std::span<const AsmModifierUse> modifiers(const AsmForm& form) {
    return { gcn5_7nm::assembly::modifiers + form.modifiers, form.modifier_count};
  }
  static constexpr std::span<const AsmSelector> selectors() { return gcn5_7nm::assembly::selectors; }
  static constexpr std::span<const AsmName> hwregs() { return gcn5_7nm::assembly::hwregs; }
  static constexpr std::span<const AsmMessage> messages() { return gcn5_7nm::assembly::messages; }
  static constexpr std::span<const AsmName> data_formats() { return gcn5_7nm::assembly::data_formats; }
  static constexpr std::span<const AsmName> number_formats() { return gcn5_7nm::assembly::number_formats; }
};

}  // namespace lockstep
