// The constant bus: a vector instruction of the CDNA family reads one scalar value, a register or the literal. Decoding
// does not ask for it; assemblers do, and so does the encoder.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep::assembler {

/// Whether the scalar sources of `instruction` are one at most, the same one read twice counts once.
/// VCC read implicitly is one; a register and a pair that holds it are two, as llvm-mc has it.
template <class Isa>
constexpr bool within_constant_bus(const Instruction<Isa>& instruction) {
  if (!instruction.has(Field::src0)) return true;
  std::uint32_t seen = 0;  // dwords above the selector
  bool fine = true;
  const auto use = [&](std::uint32_t selector, std::uint32_t dwords) {
    if (selector >= Isa::selectors.size()) return;  // a vector register
    const Selector what = Isa::selectors[selector];
    const bool literal = what.kind == SelectorKind::literal;
    if (!what.is_register() && !what.is_state() && !literal) return;
    const std::uint32_t read = (literal ? 1 : dwords) << 8 | selector;
    fine = fine && (seen == 0 || seen == read);
    seen = read;
  };
  if (instruction.has(Field::literal)) use(Isa::src_literal, 1);
  for (const OperandInfo& info : instruction.operands()) {
    if (!info.input) continue;
    if (info.implicit) {
      if (info.kind == OperandKind::vcc) use(Isa::vcc_lo, 2);
      continue;
    }
    const auto field = static_cast<Field>(info.field);
    const std::uint32_t dwords = info.bits > 32 ? info.bits / 32u : 1u;
    const bool control_word = instruction.has(Field::vsrc0);
    if (field == Field::src0 && control_word) {
      if (instruction.field(Field::s0) != 0) use(instruction.field(Field::vsrc0), dwords);
    } else if (field == Field::vsrc1) {
      if (instruction.field(Field::s1) != 0) use(instruction.field(Field::vsrc1), dwords);
    } else if (info.kind == OperandKind::ssrc_lanesel && instruction.field(field) == Isa::m0) {
      continue;  // M0 as the lane's number comes another way
    } else if (field == Field::src0 || field == Field::src1 || field == Field::src2 || field == Field::scale_src0 ||
               field == Field::scale_src1) {
      use(instruction.field(field), dwords);
    }
  }
  return fine;
}

}  // namespace lockstep::assembler
