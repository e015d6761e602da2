// Which operands a decoded instruction of the CDNA family may have: selectors that name something, register tuples in
// line, DPP and SDWA controls that exist. The one judge of that: engines, disassembler and encoder ask here. Follows
// what LLVM 22's disassembler accepts without remark; tests/conformance lists the differences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/isa/illegal_operand.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/matrix_formats.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep {

template <class Isa>
class CdnaLegality {
 public:
  /// In a wave of `wave_size` lanes: lane masks have that many bits.
  constexpr CdnaLegality(const Instruction<Isa>& instruction, std::uint32_t wave_size)
      : instruction_(instruction), wave_size_(wave_size) {}

  /// The first operand or control that the ISA does not define, with the reason; false if there is none.
  constexpr IllegalOperand illegal() const {
    for (const OperandInfo& info : instruction_.operands()) {
      if (info.implicit) continue;
      if (const std::string_view reason = operand(info); !reason.empty())
        return at(operand_field(static_cast<Field>(info.field)), reason);
    }
    if (instruction_.has(Field::dpp_ctrl))
      if (const std::string_view reason = dpp_control(); !reason.empty()) return at(Field::dpp_ctrl, reason);
    if (instruction_.has(Field::src0_sel)) return sdwa_controls();
    if (instruction_.info().dot && instruction_.has(Field::op_sel_hi)) return dot_controls();
    return instruction_.info().matrix != nullptr && part_of_d_is_c()
               ? at(Field::src2, "C and D of a matrix instruction overlap in part")
               : IllegalOperand{};
  }

 private:
  /// Why something is refused; empty if it is not.
  using Reason = std::string_view;
  static constexpr Reason fine{},
      misaligned = "the register tuple starts at a number that is not aligned to its size",
      beyond = "the register tuple runs past the last register of its kind", reserved = "the number is reserved",
      not_vector = "it must be a vector register", not_scalar = "it must be a scalar register",
      no_literal = "this encoding has no literal", not_here = "the operand does not take this register or constant",
      format = "the matrix format is reserved", select = "the SDWA selection is reserved";

  constexpr std::uint32_t field(Field name) const { return instruction_.field(name); }
  constexpr IllegalOperand at(Field name, Reason reason) const { return {reason, name, field(name)}; }

  /// The field where an operand's number stands: SDWA and DPP move SRC0 to the control word.
  constexpr Field operand_field(Field name) const {
    return name == Field::src0 && instruction_.has(Field::vsrc0) ? Field::vsrc0 : name;
  }

  /// VGPR tuples start at an even number, except where an instruction says that any will do.
  constexpr Reason vgprs(std::uint32_t first, std::uint32_t dwords) const {
    if (first + dwords > Isa::arch_vgprs) return beyond;
    return dwords == 1 || first % 2 == 0 || instruction_.info().any_vgpr_alignment ? fine : misaligned;
  }

  /// `dwords` scalar registers from selector `first`: within one file, pairs aligned to 2, larger tuples to 4.
  static constexpr Reason scalars(std::uint32_t first, std::uint32_t dwords) {
    if (first >= Isa::selectors.size() || Isa::selectors[first].kind == SelectorKind::reserved) return reserved;
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
      case OperandKind::src_nolit:
      case OperandKind::src_nolds:
      case OperandKind::src_simple: return {true, true, true};
      case OperandKind::src_vgpr:
      case OperandKind::vgpr_or_lds:
      case OperandKind::src_accvgpr:
      case OperandKind::src_vgpr_or_accvgpr: return {true, false, false};
      case OperandKind::src_vgpr_or_accvgpr_or_const: return {true, false, true};
      case OperandKind::ssrc:
      case OperandKind::ssrc_nolit:
      case OperandKind::ssrc_lanesel: return {false, true, true};
      default: return {false, true, false};
    }
  }

  constexpr Reason selector(OperandKind kind, std::uint32_t value, std::uint32_t dwords) const {
    const Rules allowed = rules(kind);
    if (value >= Isa::vgpr_first) return allowed.vgprs ? vgprs(value - Isa::vgpr_first, dwords) : not_scalar;
    const Selector what = Isa::selectors[value];
    if (what.is_register()) {
      if (!allowed.scalars) return not_vector;
      if (kind == OperandKind::sreg_novcc && what.kind == SelectorKind::m0) return not_here;
      return scalars(value, dwords);
    }
    switch (what.kind) {
      case SelectorKind::literal:
        return !allowed.constants ? not_here : instruction_.has(Field::literal) ? fine : no_literal;
      case SelectorKind::lds_direct:
        return dwords == 1 && (kind == OperandKind::vgpr_or_lds || (allowed.vgprs && allowed.scalars)) ? fine
                                                                                                       : not_here;
      case SelectorKind::reserved:
      case SelectorKind::sdwa:
      case SelectorKind::dpp: return reserved;
      default: break;
    }
    if (!allowed.constants) return allowed.scalars ? not_scalar : not_vector;
    return what.is_constant() || kind != OperandKind::src_vgpr_or_accvgpr_or_const ? fine : not_here;
  }

  /// A DPP or SDWA source: a VGPR, or with the S bit of SDWA a scalar selector.
  constexpr Reason control_word_source(std::uint32_t value, bool scalar, std::uint32_t dwords) const {
    if (!scalar) return vgprs(value, dwords);
    return Isa::selectors[value].kind == SelectorKind::literal ? no_literal : selector(OperandKind::src, value, dwords);
  }

  constexpr Reason operand(const OperandInfo& info) const {
    const auto name = static_cast<Field>(info.field);
    const std::uint32_t bits = instruction_.operand_bits(info, wave_size_), dwords = bits > 32 ? bits / 32u : 1u;
    const std::uint32_t value = field(name);
    const bool sdwa = instruction_.has(Field::src0_sel), dpp = instruction_.has(Field::dpp_ctrl);
    if (name == Field::src0 && (sdwa || dpp))
      return control_word_source(field(Field::vsrc0), field(Field::s0) != 0, dwords);
    if (name == Field::vsrc1 && sdwa) return control_word_source(value, field(Field::s1) != 0, dwords);
    if (name == Field::addr && instruction_.has(Field::saddr)) return vgprs(value, flat_address_dwords(dwords));
    if (name == Field::vdst && instruction_.has(Field::saddr))
      return flat_atomic() && field(Field::sc0) == 0 ? fine : vgprs(value, dwords);
    if (name == Field::saddr) {
      if (value == Isa::saddr_off) return fine;
      if (dwords > 1 && value == Isa::exec_lo) return not_here;
      return scalars(value, dwords);
    }
    if (name == Field::sdata && info.kind == OperandKind::sreg) {
      const Reason reason = scalars(value, dwords);
      return reason.empty() && value >= Isa::m0 ? not_here : reason;
    }
    if (name == Field::vaddr) return vgprs(value, buffer_address_dwords());
    if (name == Field::vdata && field(Field::lds) != 0) return field(Field::acc) == 0 ? fine : not_here;
    if (name == Field::sbase || name == Field::srsrc) return scalars(instruction_.scalar_register(name), dwords);
    if (instruction_.info().formats_by_cbsz) return f8f6f4_operand(info, name, value, dwords);
    switch (info.kind) {
      case OperandKind::vgpr:
      case OperandKind::accvgpr:
      case OperandKind::vgpr_or_accvgpr: return vgprs(value, dwords);
      case OperandKind::smem_offset: return smem_offset();
      case OperandKind::simm4:
      case OperandKind::simm8:
      case OperandKind::simm16:
      case OperandKind::simm32:
      case OperandKind::label:
      case OperandKind::hwreg:
      case OperandKind::sendmsg:
      case OperandKind::waitcnt: return fine;
      default: return selector(info.kind, value, dwords);
    }
  }

  /// FLAT takes a 64-bit address; GLOBAL and SCRATCH a 32-bit one, GLOBAL without SADDR a 64-bit one.
  constexpr std::uint32_t flat_address_dwords(std::uint32_t listed) const {
    if (instruction_.encoding() == Isa::Encoding::scratch) return 1;
    const bool no_base = field(Field::saddr) == Isa::saddr_off;
    return no_base || instruction_.encoding() == Isa::Encoding::flat ? 2 : listed == 2 ? 1 : listed;
  }
  /// Atomics are the instructions with data and a destination; they write it only with SC0.
  constexpr bool flat_atomic() const {
    for (const OperandInfo& info : instruction_.operands())
      if (!info.implicit && static_cast<Field>(info.field) == Field::data) return true;
    return false;
  }
  constexpr std::uint32_t buffer_address_dwords() const {
    return field(Field::idxen) != 0 && field(Field::offen) != 0 ? 2 : 1;
  }

  constexpr Reason smem_offset() const {
    if (field(Field::soffset_en) != 0) return scalars(field(Field::soffset), 1);
    return field(Field::imm) != 0 ? fine : scalars(field(Field::offset) & 0x7f, 1);
  }

  /// A and B have as many registers as their format needs.
  constexpr Reason f8f6f4_operand(const OperandInfo& info, Field name, std::uint32_t value,
                                  std::uint32_t dwords) const {
    if (name != Field::src0 && name != Field::src1)
      return name == Field::vdst ? vgprs(value, dwords) : selector(info.kind, value, dwords);
    const std::uint32_t number = field(name == Field::src0 ? Field::cbsz : Field::blgp);
    return number > 4 ? format : selector(info.kind, value, f8f6f4_dwords(number));
  }

  /// DPP_CTRL names a permutation; 64-bit operations know row_newbcast only (the manual forbids DPP there altogether).
  constexpr Reason dpp_control() const {
    constexpr Reason none = "no DPP permutation has this number";
    const std::uint32_t control = field(Field::dpp_ctrl), low = control & 15;
    if (control >= 0x150 && control <= 0x15f) return fine;
    for (const OperandInfo& info : instruction_.operands())
      if (info.bits == 64 && !info.implicit) return "DPP of 64-bit operations knows row_newbcast only";
    switch (control >> 4) {
      case 0x10:
      case 0x11:
      case 0x12: return low != 0 ? fine : none;
      case 0x13: return low % 4 == 0 ? fine : none;
      case 0x14: return low <= 3 ? fine : none;
      default: return control < 0x100 ? fine : none;
    }
  }

  /// DOT instructions must not use OPSEL (CDNA3 and CDNA4 ISA manuals, limitations for SDWA and OPSEL).
  constexpr IllegalOperand dot_controls() const {
    constexpr Reason no_op_sel = "a dot product takes halves as they are: OPSEL must be 0 and OPSEL_HI 7";
    if (field(Field::op_sel) != 0) return at(Field::op_sel, no_op_sel);
    if (field(Field::op_sel_hi) != 3) return at(Field::op_sel_hi, no_op_sel);
    return field(Field::op_sel_hi_2) != 1 ? at(Field::op_sel_hi_2, no_op_sel) : IllegalOperand{};
  }

  /// D and another C that it shares registers with: which is read first? As LLVM's assembler, which lets four registers
  /// pass.
  constexpr bool part_of_d_is_c() const {
    const std::uint32_t d = field(Field::vdst), c = field(Field::src2);
    if (c < Isa::vgpr_first || c - Isa::vgpr_first == d) return false;
    for (const OperandInfo& info : instruction_.operands()) {
      if (static_cast<Field>(info.field) != Field::src2 || info.role != Role::s2) continue;
      const std::uint32_t dwords = info.bits / 32u, first = c - Isa::vgpr_first;
      return dwords > 4 && first < d + dwords && d < first + dwords;
    }
    return false;
  }

  constexpr IllegalOperand sdwa_controls() const {
    if (field(Field::sd) != 0)
      if (const Reason reason = scalars(field(Field::sdst), wave_size_ / 32); !reason.empty())
        return at(Field::sdst, reason);
    for (const Field name : {Field::src0_sel, Field::src1_sel, Field::dst_sel})
      if (field(name) > 6) return at(name, select);
    return field(Field::dst_unused) > 2 ? at(Field::dst_unused, select) : IllegalOperand{};
  }

  const Instruction<Isa>& instruction_;
  std::uint32_t wave_size_;
};

}  // namespace lockstep
