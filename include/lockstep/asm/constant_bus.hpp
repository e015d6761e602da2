// The constant bus: a vector instruction reads one scalar value, a register or the literal; from RDNA3 on it reads two.
// Decoding does not ask for it; assemblers do, and so does the encoder.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/isa/families.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/scalar_sources.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep::assembler {

/// Counts the scalar values that an instruction, or both halves of a dual one, reads: the same one read twice counts
/// once; VCC read implicitly is one; a register and a pair that holds it are two, as llvm-mc has it.
template <class Isa>
class ConstantBus {
 public:
  constexpr ConstantBus(const Instruction<Isa>& instruction, std::uint32_t wave_size) : wave_size_(wave_size) {
    add(instruction);
    if (instruction.dual()) add(instruction.second_half());
  }

  constexpr std::size_t values() const { return count_; }

 private:
  constexpr void use(std::uint32_t selector, std::uint32_t dwords) {
    if (selector >= Isa::selectors.size()) return;  // a vector register
    const Selector what = Isa::selectors[selector];
    const bool literal = what.kind == SelectorKind::literal || what.kind == SelectorKind::literal64;
    if (!what.is_register() && !what.is_state() && !literal) return;
    const std::uint32_t read = (literal ? 1 : dwords) << 8 | selector;
    for (std::size_t i = 0; i < count_; ++i)
      if (seen_[i] == read) return;
    if (count_ < seen_.size()) seen_[count_++] = read;
  }

  constexpr void add(const Instruction<Isa>& instruction) {
    if (!instruction.has(Field::src0)) return;
    if (instruction.has(Field::literal)) use(Isa::src_literal, 1);
    for (const OperandInfo& info : instruction.operands()) {
      if (!info.input) continue;
      if (info.implicit) {
        if (info.kind == OperandKind::vcc && !ScalarSources<Isa>::names_mask(instruction))
          use(Isa::vcc_lo, wave_size_ / 32);
        continue;
      }
      const auto field = static_cast<Field>(info.field);
      const std::uint32_t bits = instruction.operand_bits(info, wave_size_), dwords = bits > 32 ? bits / 32u : 1u;
      const bool control_word = instruction.has(Field::vsrc0);
      if (field == Field::src0 && control_word) {
        if (instruction.field(Field::s0) != 0) use(instruction.field(Field::vsrc0), dwords);
      } else if (field == Field::vsrc1) {
        if (instruction.field(Field::s1) != 0) use(instruction.field(Field::vsrc1), dwords);
      } else if (info.kind == OperandKind::ssrc_lanesel && instruction.field(field) == Isa::m0) {
        continue;  // M0 as the lane's number comes another way
      } else if (field == Field::src0 || field == Field::src1 || field == Field::src2 || field == Field::scale_src0 ||
                 field == Field::scale_src1 ||
                 (field == Field::vsrc2 && info.kind != OperandKind::vgpr && info.kind != OperandKind::simm8)) {
        use(instruction.field(field), dwords);
      }
    }
  }

  std::array<std::uint32_t, 8> seen_{};  ///< dwords above the selector
  std::size_t count_ = 0;
  std::uint32_t wave_size_;
};

/// Whether the scalar sources of `instruction` are as few as its ISA wants, in a wave of `wave_size` lanes.
template <class Isa>
constexpr bool within_constant_bus(const Instruction<Isa>& instruction, std::uint32_t wave_size) {
  return ConstantBus<Isa>(instruction, wave_size).values() <= (Isa::assembly_family == AssemblyFamily::gfx9 ? 1u : 2u);
}

}  // namespace lockstep::assembler
