// What the judges of both families share (cdna_legality.hpp, rdna_legality.hpp): reasons, and the rules of register
// tuples and of the kinds of operands.
#pragma once

#include <cstdint>
#include <string_view>

#include "lockstep/isa/illegal_operand.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/memory_bits.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep {

template <class Isa>
class OperandLegality {
 public:
  /// In a wave of `wave_size` lanes: lane masks have that many bits. The instruction outlives the judge.
  constexpr OperandLegality(const Instruction<Isa>& instruction, std::uint32_t wave_size)
      : instruction_(instruction), wave_size_(wave_size) {}

 protected:
  /// Why something is refused; empty if it is not.
  using Reason = std::string_view;
  static constexpr Reason fine{},
      misaligned = "the register tuple starts at a number that is not aligned to its size",
      beyond = "the register tuple runs past the last register of its kind", reserved = "the number is reserved",
      not_vector = "it must be a vector register", not_scalar = "it must be a scalar register",
      no_literal = "this encoding has no literal", not_here = "the operand does not take this register or constant",
      reserved_select = "the SDWA selection is reserved", reserved_format = "the matrix format is reserved",
      no_permutation = "no DPP permutation has this number",
      no_components = "the instruction has no such choice of components",
      reserved_hint = "the temporal hint is reserved for this instruction and scope";

  constexpr decltype(auto) isa() const { return instruction_.isa(); }
  constexpr std::uint32_t field(Field name) const { return instruction_.field(name); }
  constexpr IllegalOperand at(Field name, Reason reason) const { return {reason, name, field(name)}; }

  /// The field where an operand's number stands: SDWA and DPP move SRC0 to the control word.
  constexpr Field operand_field(Field name) const {
    return name == Field::src0 && instruction_.has(Field::vsrc0) ? Field::vsrc0 : name;
  }

  /// `half`: the number names half a register, and its bit 7 says which. A tuple may lie across banks of 256.
  constexpr Reason vgprs(std::uint32_t first, std::uint32_t dwords, bool half = false) const {
    return vgprs(first, dwords, half, instruction_.info().any_vgpr_alignment);
  }
  constexpr Reason vgprs(std::uint32_t first, std::uint32_t dwords, bool half, bool any_alignment) const {
    if (half) first &= 127;
    if (first + dwords > isa().arch_vgprs) return beyond;
    return dwords == 1 || !isa().aligned_vgprs || first % 2 == 0 || any_alignment ? fine : misaligned;
  }

  /// `dwords` scalar registers from selector `first`: within one file, pairs aligned to 2, larger tuples to 4.
  constexpr Reason scalars(std::uint32_t first, std::uint32_t dwords) const {
    const SelectorTable& selectors = isa().selectors;
    if (first >= selectors.size() || selectors[first].kind == SelectorKind::reserved) return reserved;
    if (selectors[first].is_null()) return fine;
    if (!selectors[first].is_register()) return not_scalar;
    if (!is_register_tuple(selectors, first, dwords)) return beyond;
    return is_aligned_tuple(selectors, first, dwords) ? fine : misaligned;
  }

  /// Selections of SDWA, and the SGPRs of its mask.
  constexpr IllegalOperand sdwa_controls() const {
    if (field(Field::sd) != 0)
      if (const Reason reason = scalars(field(Field::sdst), wave_size_ / 32); !reason.empty())
        return at(Field::sdst, reason);
    for (const Field name : {Field::src0_sel, Field::src1_sel, Field::dst_sel})
      if (field(name) > 6) return at(name, reserved_select);
    return field(Field::dst_unused) > 2 ? at(Field::dst_unused, reserved_select) : IllegalOperand{};
  }

  /// What an operand that is a source of 8 or 9 bits may name.
  struct AllowedSources {
    bool vgprs = false, scalars = false, constants = false;
  };
  static constexpr AllowedSources allowed_sources(OperandKind kind) {
    switch (kind) {
      case OperandKind::src:
      case OperandKind::src_nolit:
      case OperandKind::src_nolds:
      case OperandKind::src_simple: return {true, true, true};
      case OperandKind::src_vgpr:
      case OperandKind::vgpr_or_lds:
      case OperandKind::src_accvgpr:
      case OperandKind::src_vgpr_or_accvgpr: return {true, false, false};
      case OperandKind::src_vgpr_or_accvgpr_or_const:
      case OperandKind::src_vgpr_or_inline: return {true, false, true};
      case OperandKind::ssrc:
      case OperandKind::ssrc_nolit:
      case OperandKind::ssrc_lanesel:
      case OperandKind::sreg_m0_inl:
      case OperandKind::sreg_literal: return {false, true, true};
      default: return {false, true, false};
    }
  }

  /// Has a memory instruction of the FLAT family data and so, where it has a destination, an old value to give?
  constexpr bool has_data() const {
    for (const OperandInfo& info : instruction_.operands())
      if (!info.implicit && static_cast<Field>(info.field) == Field::data) return true;
    return false;
  }

  /// FLAT, GLOBAL, SCRATCH: does it write its destination? An atomic does only where it returns the old value.
  constexpr bool returns() const { return !has_data() || (field(returning_field(instruction_)) & 1u) != 0; }

  /// Operands of parameter interpolation. Where ATTR stands in a source, bits above the lowest six are its channel.
  static constexpr Reason interpolation(OperandKind kind, std::uint32_t value) {
    if (kind == OperandKind::vintrp_param) return value < 3 ? fine : "there are P10, P20 and P0 only";
    return (value & 63u) <= 32 ? fine : "there are parameters 0 to 32 only";
  }

  const Instruction<Isa>& instruction_;
  std::uint32_t wave_size_;
};

}  // namespace lockstep
