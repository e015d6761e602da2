// Which operands a decoded instruction of the CDNA family may have: selectors that name something, register tuples in
// line, DPP and SDWA controls that exist. The one judge of that: engines, disassembler and encoder ask here. Follows
// what LLVM 22's disassembler accepts without remark; tests/conformance lists the differences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/isa/illegal_operand.hpp"
#include "lockstep/isa/image_registers.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/matrix_formats.hpp"
#include "lockstep/isa/memory_bits.hpp"
#include "lockstep/isa/operand_legality.hpp"
#include "lockstep/isa/selector.hpp"

namespace lockstep {

template <class Isa>
class CdnaLegality : OperandLegality<Isa> {
  using Base = OperandLegality<Isa>;

 public:
  using Base::Base;

  /// The first operand or control that the ISA does not define, with the reason; false if there is none.
  constexpr IllegalOperand illegal() const {
    if (is_image(instruction_) && !image_mask_fits(instruction_)) return at(Field::dmask, no_components);
    if (instruction_.has(Field::target) && export_target_name(isa().assembly_family, field(Field::target)).empty())
      return at(Field::target, reserved);
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
  using Base::allowed_sources, Base::at, Base::field, Base::interpolation, Base::isa, Base::operand_field,
      Base::returns, Base::scalars, Base::sdwa_controls, Base::vgprs;
  using Base::fine, Base::beyond, Base::reserved, Base::not_vector, Base::not_scalar;
  using Base::instruction_, Base::wave_size_;
  using Base::no_literal, Base::not_here, Base::reserved_format, Base::no_permutation, Base::no_components;
  using typename Base::AllowedSources, typename Base::Reason;

  constexpr Reason selector(OperandKind kind, std::uint32_t value, std::uint32_t dwords) const {
    const AllowedSources allowed = allowed_sources(kind);
    if (value >= isa().vgpr_first) return allowed.vgprs ? vgprs(value - isa().vgpr_first, dwords) : not_scalar;
    const Selector what = isa().selectors[value];
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
    const bool inline_only =
        kind == OperandKind::src_vgpr_or_accvgpr_or_const || kind == OperandKind::src_vgpr_or_inline;
    return what.is_constant() || !inline_only ? fine : not_here;
  }

  /// A DPP or SDWA source: a VGPR, or with the S bit of SDWA a scalar selector.
  constexpr Reason control_word_source(std::uint32_t value, bool scalar, std::uint32_t dwords) const {
    if (!scalar) return vgprs(value, dwords);
    return isa().selectors[value].kind == SelectorKind::literal ? no_literal
                                                                : selector(OperandKind::src, value, dwords);
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
    if ((name == Field::vdata || name == Field::vdst) && field(Field::lds) != 0)
      return field(Field::acc) == 0 && field(Field::tfe) == 0 ? fine : not_here;
    if (name == Field::vdst && instruction_.has(Field::saddr)) return returns() ? vgprs(value, dwords) : fine;
    if (name == Field::saddr) {
      if (value == isa().saddr_off) return fine;
      if (dwords > 1 && value == isa().exec_lo) return not_here;
      return scalars(value, dwords);
    }
    if (name == Field::sdata && info.kind == OperandKind::sreg) {
      const Reason reason = scalars(value, dwords);
      return reason.empty() && value >= isa().m0 ? not_here : reason;
    }
    if (name == Field::vaddr) return vgprs(value, buffer_address_dwords());
    if (name == Field::vdata && is_image(instruction_)) return vgprs(value, image_registers(instruction_).data);
    if (name == Field::vdata && field(Field::tfe) != 0 && !info.output)
      return "TFE asks for the status of a load, and this is a store";
    if (name == Field::vdata) return vgprs(value, dwords + field(Field::tfe));  // which asks for a word of status
    if (name == Field::sbase || name == Field::srsrc || name == Field::ssamp)
      return scalars(instruction_.scalar_register(name), dwords);
    if (instruction_.info().formats_by_cbsz) return f8f6f4_operand(info, name, value, dwords);
    switch (info.kind) {
      case OperandKind::vgpr:
      case OperandKind::accvgpr:
      case OperandKind::vgpr_or_accvgpr: return vgprs(value, dwords);
      case OperandKind::smem_offset: return smem_offset();
      case OperandKind::vintrp_param:
      case OperandKind::attr: return interpolation(info.kind, value);
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
    if (instruction_.form_info().encoding == isa().scratch_encoding) return 1;
    const bool no_base = field(Field::saddr) == isa().saddr_off;
    return no_base || instruction_.form_info().encoding == isa().flat_encoding ? 2 : listed == 2 ? 1 : listed;
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
    return number > 4 ? reserved_format : selector(info.kind, value, f8f6f4_dwords(number));
  }

  /// DPP_CTRL names a permutation; 64-bit operations know row_newbcast only (the manual forbids DPP there altogether).
  constexpr Reason dpp_control() const {
    const std::uint32_t control = field(Field::dpp_ctrl), low = control & 15;
    if (control >= 0x150 && control <= 0x15f) return isa().row_newbcast ? fine : no_permutation;
    for (const OperandInfo& info : instruction_.operands())
      if (info.bits == 64 && !info.implicit) return "DPP of 64-bit operations knows row_newbcast only";
    switch (control >> 4) {
      case 0x10:
      case 0x11:
      case 0x12: return low != 0 ? fine : no_permutation;
      case 0x13: return low % 4 == 0 ? fine : no_permutation;
      case 0x14: return low <= 3 ? fine : no_permutation;
      default: return control < 0x100 ? fine : no_permutation;
    }
  }

  /// DOT instructions must not use OPSEL (CDNA2, CDNA3 and CDNA4 ISA manuals, limitations for SDWA and OPSEL).
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
    if (c < isa().vgpr_first || c - isa().vgpr_first == d) return false;
    for (const OperandInfo& info : instruction_.operands()) {
      if (static_cast<Field>(info.field) != Field::src2 || info.role != Role::s2) continue;
      const std::uint32_t dwords = info.bits / 32u, first = c - isa().vgpr_first;
      return dwords > 4 && first < d + dwords && d < first + dwords;
    }
    return false;
  }
};

}  // namespace lockstep
