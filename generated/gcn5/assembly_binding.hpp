// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5/isa.xml.
// Hash of what this file is made of: 8c5d644d6d0422f1
// The assembly tables of the ISA bound for lockstep::disassemble and the encoder.
#pragma once

#include <cstddef>
#include <span>

#include "assembly_forms.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/traits/gcn5.hpp"

namespace lockstep {

template <>
struct Assembly<gcn5::Isa> {
  static constexpr const AsmForm& form(std::size_t index) { return gcn5::assembly::forms[index]; }
  static constexpr std::span<const AsmOperand> operands(const AsmForm& form) {
    return { gcn5::assembly::operands + form.operands, form.operand_count};
  }
  static constexpr std::span<const AsmModifierUse> modifiers(const AsmForm& form) {
    return { gcn5::assembly::modifiers + form.modifiers, form.modifier_count};
  }
  static constexpr std::span<const AsmSelector> selectors() { return gcn5::assembly::selectors; }
  static constexpr std::span<const AsmName> hwregs() { return gcn5::assembly::hwregs; }
  static constexpr std::span<const AsmMessage> messages() { return gcn5::assembly::messages; }
  static constexpr std::span<const AsmName> data_formats() { return gcn5::assembly::data_formats; }
  static constexpr std::span<const AsmName> number_formats() { return gcn5::assembly::number_formats; }
};

}  // namespace lockstep
