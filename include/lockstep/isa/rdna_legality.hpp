// Which operands a decoded instruction of RDNA or CDNA5 may have: selectors that name something, register tuples in
// line, DPP controls that exist, halves of dual issue that fit together. The one judge of that, as cdna_legality.hpp is
// for CDNA. Follows what LLVM 22's disassembler accepts without remark; tests/conformance lists the differences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/isa/families.hpp"
#include "lockstep/isa/illegal_operand.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep {

template <class Isa>
class RdnaLegality {
 public:
  /// In a wave of `wave_size` lanes: lane masks have that many bits.
  constexpr RdnaLegality(const Instruction<Isa>& instruction, std::uint32_t wave_size)
      : instruction_(instruction), wave_size_(wave_size) {}

  /// The first operand or control that the ISA does not define, with the reason; false if there is none.
  constexpr IllegalOperand illegal() const {
    if (Isa::encoding_info(instruction_.encoding()).half != Half::none && wave_size_ != 32)
      return at(Field::op, "dual issue exists in waves of 32 lanes only");
    for (const OperandInfo& info : instruction_.operands()) {
      if (info.implicit) continue;
      if (const Reason reason = operand(info); !reason.empty())
        return at(operand_field(static_cast<Field>(info.field)), reason);
    }
    if (instruction_.has(Field::dpp_ctrl))
      if (const Reason reason = dpp_control(); !reason.empty()) return at(Field::dpp_ctrl, reason);
    return instruction_.dual() ? RdnaLegality(instruction_.second_half(), wave_size_).illegal() : IllegalOperand{};
  }

 private:
  /// Why something is refused; empty if it is not.
  using Reason = std::string_view;
  static constexpr Reason fine{},
      misaligned = "the register tuple starts at a number that is not aligned to its size",
      beyond = "the register tuple runs past the last register of its kind", reserved = "the number is reserved",
      not_vector = "it must be a vector register", not_scalar = "it must be a scalar register",
      no_literal = "this encoding has no literal", not_here = "the operand does not take this register or constant";

  constexpr std::uint32_t field(Field name) const { return instruction_.field(name); }
  constexpr IllegalOperand at(Field name, Reason reason) const { return {reason, name, field(name)}; }

  /// The field where an operand's number stands: DPP moves SRC0 to the control word.
  constexpr Field operand_field(Field name) const {
    return name == Field::src0 && instruction_.has(Field::vsrc0) ? Field::vsrc0 : name;
  }

  constexpr Reason vgprs(std::uint32_t first, std::uint32_t dwords, bool half = false) const {
    if (half) first &= 127;
    if (first + dwords > 256) return beyond;
    return dwords == 1 || !Isa::aligned_vgprs || first % 2 == 0 || instruction_.info().any_vgpr_alignment ? fine
                                                                                                          : misaligned;
  }

  /// `dwords` scalar registers from selector `first`: within one file, pairs aligned to 2, larger tuples to 4.
  static constexpr Reason scalars(std::uint32_t first, std::uint32_t dwords) {
    if (first >= Isa::selectors.size() || Isa::selectors[first].kind == SelectorKind::reserved) return reserved;
    if (Isa::selectors[first].is_null()) return fine;
    if (!Isa::selectors[first].is_register()) return not_scalar;
    if (!is_register_tuple<Isa>(first, dwords)) return beyond;
    return is_aligned_tuple<Isa>(first, dwords) ? fine : misaligned;
  }

  struct Rules {
    bool vgprs = false, scalars = false, constants = false;
  };

  static constexpr Rules rules(OperandKind kind) {
    switch (kind) {
      case OperandKind::src:
      case OperandKind::src_simple: return {true, true, true};
      case OperandKind::src_vgpr: return {true, false, false};
      case OperandKind::src_vgpr_or_inline: return {true, false, true};
      case OperandKind::ssrc:
      case OperandKind::ssrc_lanesel:
      case OperandKind::sreg_m0_inl:
      case OperandKind::sreg_literal: return {false, true, true};
      default: return {false, true, false};
    }
  }

  constexpr Reason selector(const OperandInfo& info, std::uint32_t value, std::uint32_t dwords) const {
    const Rules allowed = rules(info.kind);
    if (value >= Isa::vgpr_first) return allowed.vgprs ? vgprs(value - Isa::vgpr_first, dwords, info.half) : not_scalar;
    const Selector what = Isa::selectors[value];
    if (what.is_register() || what.is_null()) return allowed.scalars ? scalars(value, dwords) : not_vector;
    switch (what.kind) {
      case SelectorKind::literal:
      case SelectorKind::literal64:
        return !allowed.constants ? not_here : instruction_.has(Field::literal) ? fine : no_literal;
      case SelectorKind::reserved:
      case SelectorKind::dpp8:
      case SelectorKind::dpp: return reserved;
      default: break;
    }
    if (!allowed.constants) return allowed.scalars ? not_scalar : not_vector;
    return what.is_constant() || info.kind != OperandKind::src_vgpr_or_inline ? fine : not_here;
  }

  constexpr Reason operand(const OperandInfo& info) const {
    const auto name = static_cast<Field>(info.field);
    const std::uint32_t bits = instruction_.operand_bits(info, wave_size_), dwords = bits > 32 ? bits / 32u : 1u;
    const std::uint32_t value = field(name);
    if (name == Field::src0 && instruction_.has(Field::vsrc0)) return vgprs(field(Field::vsrc0), dwords, info.half);
    if ((name == Field::addr || name == Field::vaddr) && instruction_.has(Field::saddr))
      return vgprs(value, address_dwords(dwords));
    if (name == Field::vdst && instruction_.has(Field::saddr) && !returns()) return fine;
    if (name == Field::vaddr) return vgprs(value, field(Field::idxen) != 0 && field(Field::offen) != 0 ? 2 : 1);
    if (name == Field::saddr) {
      if (value == Isa::saddr_off) return fine;
      const bool exec = Isa::selectors[value].kind == SelectorKind::exec;
      return exec && (dwords > 1 || value != Isa::exec_lo) ? not_here : scalars(value, dwords);
    }
    if (name == Field::sdata && info.kind == OperandKind::sreg) {
      const Reason reason = scalars(value, dwords);
      return reason.empty() && Isa::selectors[value].kind == SelectorKind::exec ? not_here : reason;
    }
    if (name == Field::sbase || name == Field::srsrc) return scalars(instruction_.scalar_register(name), dwords);
    switch (info.kind) {
      case OperandKind::vgpr: return vgprs(value, dwords, info.half);
      case OperandKind::smem_offset:
      case OperandKind::smem_offset_nok: return scalars(field(Field::soffset), 1);
      case OperandKind::src:
      case OperandKind::src_simple:
      case OperandKind::src_vgpr:
      case OperandKind::src_vgpr_or_inline:
      case OperandKind::ssrc:
      case OperandKind::ssrc_lanesel:
      case OperandKind::sreg:
      case OperandKind::sdst:
      case OperandKind::sdst_null:
      case OperandKind::sreg_m0:
      case OperandKind::sreg_m0_inl:
      case OperandKind::sreg_literal: return selector(info, value, dwords);
      case OperandKind::ssrc_barrier_id:
        return Isa::selectors[value].kind == SelectorKind::integer || value == Isa::m0 ? fine : not_here;
      default: return fine;  // immediates
    }
  }

  /// FLAT takes a 64-bit address; GLOBAL and SCRATCH a 32-bit one, GLOBAL without SADDR a 64-bit one.
  constexpr std::uint32_t address_dwords(std::uint32_t listed) const {
    if (listed == 1) return 1;
    return field(Field::saddr) == Isa::saddr_off ? 2 : 1;
  }

  /// FLAT, GLOBAL, SCRATCH: an atomic has data and a destination, and writes that only if GLC or TH asks for the old
  /// value.
  constexpr bool returns() const {
    bool data = false;
    for (const OperandInfo& info : instruction_.operands())
      data = data || (!info.implicit && static_cast<Field>(info.field) == Field::data);
    return !data || (field(Isa::assembly_family == AssemblyFamily::gfx11 ? Field::glc : Field::th) & 1u) != 0;
  }

  /// DPP_CTRL names a permutation.
  constexpr Reason dpp_control() const {
    const std::uint32_t control = field(Field::dpp_ctrl), low = control & 15;
    switch (control >> 4) {
      case 0x10:
      case 0x11:
      case 0x12:
        if (low != 0) return fine;
        break;
      case 0x14:
        if (low <= 1) return fine;
        break;
      case 0x15:
      case 0x16: return fine;
      default:
        if (control < 0x100) return fine;
    }
    return "no DPP permutation has this number";
  }

  const Instruction<Isa> instruction_;
  std::uint32_t wave_size_;
};

}  // namespace lockstep
