// The sizes of operands decide what execution reads and writes. They come from the ISA description; the register counts
// in LLVM's text (vendor-xml/isas/*/llvm_syntax.xml) are a second opinion.
#include <doctest/doctest.h>

#include <string>

#include "tested_isa.hpp"

namespace {

using lockstep::AsmKind;
using lockstep::AsmOperand;
using lockstep::Assembly;
using lockstep::DataFormat;
using lockstep::Field;
using lockstep::FormInfo;
using lockstep::OperandInfo;
using lockstep::tested::Isa;

/// Register counts that depend on other fields, or no registers at all.
bool has_width(const AsmOperand& operand) {
  switch (operand.kind) {
    case AsmKind::vgpr:
    case AsmKind::source:
    case AsmKind::scalar:
    case AsmKind::scalar_group:
    case AsmKind::sdwa_source:
    case AsmKind::scalar_address: return true;
    default: return false;
  }
}

/// The description's operand in the field; the control words of DPP and SDWA hold source 0 in VSRC0.
const OperandInfo* described(const FormInfo& form, Field field) {
  if (field == Field::vsrc0) field = Field::src0;
  for (const OperandInfo& info : Isa::operands(form))
    if (!info.implicit && static_cast<Field>(info.field) == field) return &info;
  return nullptr;
}

}  // namespace

TEST_CASE("every register operand of LLVM's text is as wide as the ISA description says") {
  std::size_t index = 0, compared = 0;
  for (const FormInfo& form : Isa::forms()) {
    const std::string name(Isa::info(static_cast<lockstep::tested::Opcode>(form.opcode)).name);
    for (const AsmOperand& operand : Assembly<Isa>::operands(Assembly<Isa>::form(index))) {
      if (!has_width(operand)) continue;
      // How many addresses an image of GFX9 has stands in its descriptor.
      const auto opcode = static_cast<lockstep::tested::Opcode>(form.opcode);
      if (Isa::info(opcode).image.action != lockstep::ImageAction::none &&
          static_cast<Field>(operand.field) == Field::vaddr)
        continue;
      const OperandInfo* const info = described(form, static_cast<Field>(operand.field));
      CAPTURE(name);
      CAPTURE(Isa::encoding_info(static_cast<lockstep::tested::Encoding>(form.encoding)).name);
      REQUIRE(info != nullptr);
      // A lane mask has the width of the wave: 64 bits in the description, unless all waves have 32 lanes.
      if (operand.mask)
        CHECK(info->format.kind == DataFormat::Kind::lane_mask);
      else
        CHECK((info->bits > 32 ? info->bits / 32u : 1u) == operand.dwords);
      ++compared;
    }
    ++index;
  }
  CHECK(compared > 5000);
}
