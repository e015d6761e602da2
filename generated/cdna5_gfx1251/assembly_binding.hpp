// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: 55252f95c202b215
// The assembly tables of the ISA bound for lockstep::disassemble and the encoder.
#pragma once

#include <cstddef>
#include <span>

#include "assembly_forms.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/traits/cdna5_gfx1251.hpp"

namespace lockstep {

template <>
struct Assembly<cdna5_gfx1251::Isa> {
  static constexpr const AsmForm& form(std::size_t index) { return cdna5_gfx1251::assembly::forms[index]; }
  static constexpr std::span<const AsmOperand> operands(const AsmForm& form) {
    return { cdna5_gfx1251::assembly::operands + form.operands, form.operand_count};
  }
  static constexpr std::span<const AsmModifierUse> modifiers(const AsmForm& form) {
    return { cdna5_gfx1251::assembly::modifiers + form.modifiers, form.modifier_count};
  }
  static constexpr std::span<const AsmSelector> selectors() { return cdna5_gfx1251::assembly::selectors; }
  static constexpr std::span<const AsmName> hwregs() { return cdna5_gfx1251::assembly::hwregs; }
  static constexpr std::span<const AsmMessage> messages() { return cdna5_gfx1251::assembly::messages; }
  static constexpr std::span<const AsmName> data_formats() { return cdna5_gfx1251::assembly::data_formats; }
  static constexpr std::span<const AsmName> number_formats() { return cdna5_gfx1251::assembly::number_formats; }
};

}  // namespace lockstep
