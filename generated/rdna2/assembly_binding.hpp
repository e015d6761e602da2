// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna2/isa.xml.
// Hash of what this file is made of: 1978b4003d976ff4
// The assembly tables of the ISA bound for lockstep::disassemble and the encoder.
#pragma once

#include <cstddef>
#include <span>

#include "assembly_forms.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/traits/rdna2.hpp"

namespace lockstep {

template <>
struct Assembly<rdna2::Isa> {
  static constexpr const AsmForm& form(std::size_t index) { return rdna2::assembly::forms[index]; }
  static constexpr std::span<const AsmOperand> operands(const AsmForm& form) {
    return { rdna2::assembly::operands + form.operands, form.operand_count};
  }
  static constexpr std::span<const AsmModifierUse> modifiers(const AsmForm& form) {
    return { rdna2::assembly::modifiers + form.modifiers, form.modifier_count};
  }
  static constexpr std::span<const AsmSelector> selectors() { return rdna2::assembly::selectors; }
  static constexpr std::span<const AsmName> hwregs() { return rdna2::assembly::hwregs; }
  static constexpr std::span<const AsmMessage> messages() { return rdna2::assembly::messages; }
  static constexpr std::span<const AsmName> data_formats() { return rdna2::assembly::data_formats; }
  static constexpr std::span<const AsmName> number_formats() { return rdna2::assembly::number_formats; }
};

}  // namespace lockstep
