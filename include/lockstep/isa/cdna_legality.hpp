// Which operands a decoded instruction of the CDNA family may have: selectors that name something, register tuples in
// line, DPP and SDWA controls that exist. Follows what LLVM 22's disassembler accepts without remark; tests/conformance
// lists the differences.
#pragma once

#include <cstddef>
#include <cstdint>

#include "lockstep/isa/instruction.hpp"

namespace lockstep {

template <class Isa>
class CdnaLegality {
 public:
  explicit constexpr CdnaLegality(const Instruction<Isa>& instruction) : instruction_(instruction) {}

  /// Whether every operand and control is one the ISA defines.
  constexpr bool legal() const {
    for (const OperandInfo& info : instruction_.operands())
      if (!info.implicit && !operand(info)) return false;
    if (instruction_.has(Field::dpp_ctrl) && !dpp_control()) return false;
    return !instruction_.has(Field::src0_sel) || sdwa_selects();
  }

 private:
  constexpr std::uint32_t field(Field name) const { return instruction_.field(name); }

  /// VGPR tuples start at an even number; the 6-bit transposing load is the one instruction that does not ask for it.
  constexpr bool vgprs(std::uint32_t first, std::uint32_t dwords) const {
    if (first + dwords > Isa::arch_vgprs) return false;
    return dwords == 1 || first % 2 == 0 || instruction_.opcode == Isa::Opcode::ds_read_b96_tr_b6;
  }

  /// `dwords` scalar registers from selector `first`: within one file, pairs aligned to 2, larger tuples to 4.
  static constexpr bool scalars(std::uint32_t first, std::uint32_t dwords) {
    const std::uint32_t alignment = dwords < 4 ? dwords : 4;
    if (first < Isa::sgpr_count) return first % alignment == 0 && first + dwords <= Isa::sgpr_count;
    if (first >= Isa::ttmp0 && first < Isa::ttmp0 + Isa::ttmp_count)
      return (first - Isa::ttmp0) % alignment == 0 && first + dwords <= Isa::ttmp0 + Isa::ttmp_count;
    if (dwords == 2)
      return first == Isa::flat_scratch_lo || first == Isa::xnack_mask_lo || first == Isa::vcc_lo ||
             first == Isa::exec_lo;
    return dwords == 1 && (first <= Isa::vcc_hi || first == Isa::m0 || first == Isa::exec_lo || first == Isa::exec_hi);
  }

  static constexpr bool inline_constant(std::uint32_t selector) {
    return (selector >= Isa::inline_zero && selector <= Isa::inline_int_last) ||
           (selector >= Isa::inline_float_first && selector <= Isa::inline_float_last);
  }
  /// Inline constants and the special sources.
  static constexpr bool constant(std::uint32_t selector) {
    if (inline_constant(selector)) return true;
    if (selector >= Isa::src_shared_base && selector <= Isa::src_private_limit) return true;
    return selector >= Isa::src_vccz && selector <= Isa::src_scc;
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

  constexpr bool selector(OperandKind kind, std::uint32_t value, std::uint32_t dwords) const {
    const Rules allowed = rules(kind);
    if (value >= Isa::vgpr_first) return allowed.vgprs && vgprs(value - Isa::vgpr_first, dwords);
    if (value < Isa::inline_zero)
      return allowed.scalars && scalars(value, dwords) && (kind != OperandKind::sreg_novcc || value != Isa::m0);
    if (value == Isa::src_literal) return allowed.constants && instruction_.has(Field::literal);
    if (value == Isa::src_lds_direct)
      return dwords == 1 && (kind == OperandKind::vgpr_or_lds || (allowed.vgprs && allowed.scalars));
    return allowed.constants &&
           (kind == OperandKind::src_vgpr_or_accvgpr_or_const ? inline_constant(value) : constant(value));
  }

  /// A DPP or SDWA source: a VGPR, or with the S bit of SDWA a scalar selector.
  constexpr bool control_word_source(std::uint32_t value, bool scalar, std::uint32_t dwords) const {
    return scalar ? value != Isa::src_literal && selector(OperandKind::src, value, dwords) : vgprs(value, dwords);
  }

  constexpr bool operand(const OperandInfo& info) const {
    const auto name = static_cast<Field>(info.field);
    const std::uint32_t dwords = info.bits > 32 ? info.bits / 32u : 1u;
    const std::uint32_t value = field(name);
    const bool sdwa = instruction_.has(Field::src0_sel), dpp = instruction_.has(Field::dpp_ctrl);
    if (name == Field::src0 && (sdwa || dpp))
      return control_word_source(field(Field::vsrc0), field(Field::s0) != 0, dwords);
    if (name == Field::vsrc1 && sdwa) return control_word_source(value, field(Field::s1) != 0, dwords);
    if (name == Field::addr && instruction_.has(Field::saddr)) return vgprs(value, flat_address_dwords(dwords));
    if (name == Field::vdst && instruction_.has(Field::saddr))
      return (flat_atomic() && field(Field::sc0) == 0) || vgprs(value, dwords);
    if (name == Field::saddr)
      return value == 0x7f || (scalars(value, dwords) && (dwords == 1 || value != Isa::exec_lo));
    if (name == Field::sdata && info.kind == OperandKind::sreg) return scalars(value, dwords) && value < Isa::m0;
    if (name == Field::vaddr) return vgprs(value, buffer_address_dwords());
    if (name == Field::vdata && field(Field::lds) != 0) return field(Field::acc) == 0;
    if (name == Field::sbase || name == Field::srsrc) return scalars(instruction_.scalar_register(name), dwords);
    if (instruction_.has(Field::cbsz) && f8f6f4()) return f8f6f4_operand(info, name, value, dwords);
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
      case OperandKind::waitcnt: return true;
      default: return selector(info.kind, value, dwords);
    }
  }

  /// FLAT takes a 64-bit address; GLOBAL and SCRATCH a 32-bit one, GLOBAL without SADDR a 64-bit one.
  constexpr std::uint32_t flat_address_dwords(std::uint32_t listed) const {
    if (instruction_.encoding() == Isa::Encoding::scratch) return 1;
    return field(Field::saddr) == 0x7f || instruction_.encoding() == Isa::Encoding::flat ? 2 : listed == 2 ? 1 : listed;
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

  constexpr bool smem_offset() const {
    if (field(Field::soffset_en) != 0) return scalars(field(Field::soffset), 1);
    return field(Field::imm) != 0 || scalars(field(Field::offset) & 0x7f, 1);
  }

  constexpr bool f8f6f4() const {
    using O = typename Isa::Opcode;
    const O opcode = instruction_.opcode;
    return opcode == O::v_mfma_f32_16x16x128_f8f6f4 || opcode == O::v_mfma_f32_32x32x64_f8f6f4 ||
           opcode == O::v_mfma_scale_f32_16x16x128_f8f6f4 || opcode == O::v_mfma_scale_f32_32x32x64_f8f6f4;
  }
  /// A and B have as many registers as their format needs.
  constexpr bool f8f6f4_operand(const OperandInfo& info, Field name, std::uint32_t value, std::uint32_t dwords) const {
    if (name != Field::src0 && name != Field::src1)
      return name == Field::vdst ? vgprs(value, dwords) : selector(info.kind, value, dwords);
    const std::uint32_t format = field(name == Field::src0 ? Field::cbsz : Field::blgp);
    return format <= 4 && selector(info.kind, value, format < 2 ? 8 : format < 4 ? 6 : 4);
  }

  /// DPP_CTRL names a permutation; 64-bit operations know row_newbcast only.
  constexpr bool dpp_control() const {
    const std::uint32_t control = field(Field::dpp_ctrl), low = control & 15;
    if (control >= 0x150 && control <= 0x15f) return true;
    for (const OperandInfo& info : instruction_.operands())
      if (info.bits == 64 && !info.implicit) return false;
    switch (control >> 4) {
      case 0x10:
      case 0x11:
      case 0x12: return low != 0;
      case 0x13: return low % 4 == 0;
      case 0x14: return low <= 3;
      default: return control < 0x100;
    }
  }

  constexpr bool sdwa_selects() const {
    if (field(Field::sd) != 0 && !scalars(field(Field::sdst), 2)) return false;
    return field(Field::src0_sel) <= 6 && field(Field::src1_sel) <= 6 && field(Field::dst_sel) <= 6 &&
           field(Field::dst_unused) <= 2;
  }

  const Instruction<Isa>& instruction_;
};

}  // namespace lockstep
