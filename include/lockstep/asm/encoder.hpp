// One form of an instruction from operands and options: the inverse of disassembly, by the same tables, for the CDNA
// family.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/asm/constant_bus.hpp"
#include "lockstep/asm/operand_encoder.hpp"
#include "lockstep/isa/families.hpp"

namespace lockstep::assembler {

/// Fills the fields of one form. Use once: encode(), then instruction and failure.
template <class Isa>
class Encoder : public OperandEncoder<Isa> {
  using Base = OperandEncoder<Isa>;

 public:
  using Base::Base, Base::failure, Base::instruction, Base::set;
  using typename Base::Encoding;

  constexpr void encode(std::span<const Operand> operands, const Options& options) {
    if (Isa::assembly_family != AssemblyFamily::gfx9) return fail(AsmError::family_not_supported);
    select_variant();
    Base::operands(operands, options);
    if (failure) return;
    unlisted_defaults();
    for (const AsmModifierUse& use : Assembly<Isa>::modifiers(syntax_)) modifier(use);
    if (failure) return;
    if (rest_ != Options{}) return fail(AsmError::option_not_available);
    if (!Isa::encoding_condition(encoding_, instruction.words)) return fail(AsmError::no_such_form);
    require(Isa::legal(instruction), AsmError::illegal_operand);
    require(within_constant_bus(instruction), AsmError::constant_bus);
  }

 private:
  using Base::encoding_, Base::fail, Base::has, Base::options_, Base::require, Base::rest_, Base::syntax_;

  constexpr void select_variant() {
    if (has(Field::dpp_ctrl)) set(Field::src0, Isa::src_dpp);
    if (has(Field::src0_sel)) set(Field::src0, Isa::src_sdwa);
  }

  /// Takes an option: sets the field and marks the option as used.
  template <class T>
  constexpr void take(Field field, T Options::*option) {
    set(field, static_cast<std::uint32_t>(rest_.*option));
    rest_.*option = {};
  }

  /// A list of bits; those of `otherwise` behind its end.
  constexpr std::uint32_t take_list(BitList Options::*option, unsigned count, std::uint32_t otherwise) {
    const BitList list = rest_.*option;
    rest_.*option = {};
    require(list.count <= count, AsmError::value_range);
    return list.bits | (otherwise & ~((1u << list.count) - 1));
  }

  constexpr std::uint32_t take_select(Select Options::*option) {
    const Select select = rest_.*option;
    rest_.*option = Select::not_given;
    return static_cast<std::uint32_t>(select == Select::not_given ? Select::dword : select);
  }

  static constexpr std::uint32_t value_or(OptionalNumber number, std::uint32_t otherwise) {
    return number.given ? static_cast<std::uint32_t>(number.value) : otherwise;
  }

  constexpr void offset() {
    const std::int32_t offset = rest_.offset.value;
    rest_.offset = {};
    if (has(Field::offset0)) {
      require(offset >= 0 && offset <= 0xffff, AsmError::value_range);
      if (failure) return;
      set(Field::offset0, static_cast<std::uint32_t>(offset) & 0xffu);
      return set(Field::offset1, static_cast<std::uint32_t>(offset) >> 8);
    }
    // 13 bits have a sign; FLAT's and the buffers' 12 bits have none.
    const bool has_sign = Isa::layout(encoding_, Field::offset).ranges[0].width == 13;
    require(offset >= (has_sign ? -4096 : 0) && offset < 4096, AsmError::value_range);
    if (!failure) set(Field::offset, static_cast<std::uint32_t>(offset) & (has_sign ? 0x1fffu : 0xfffu));
  }

  constexpr void dpp() {
    set(Field::dpp_ctrl, value_or(rest_.dpp, 0xe4));
    set(Field::row_mask, value_or(rest_.row_mask, 15));
    set(Field::bank_mask, value_or(rest_.bank_mask, 15));
    rest_.dpp = rest_.row_mask = rest_.bank_mask = {};
    take(Field::bound_ctrl, &Options::bound_ctrl);
  }

  constexpr void set_op_sel_hi(std::uint32_t bits) {
    set(Field::op_sel_hi, bits & 3u);
    if (has(Field::op_sel_hi_2)) set(Field::op_sel_hi_2, bits >> 2 & 1u);
  }

  /// OP_SEL_HI of packed instructions without such a list, or with a shorter one: all ones, as LLVM has it.
  constexpr void unlisted_defaults() {
    if (has(Field::op_sel_hi)) set_op_sel_hi(7);
  }

  constexpr void modifier(const AsmModifierUse& use) {
    const std::uint32_t all = (1u << use.count) - 1;
    switch (use.kind) {
      case AsmModifier::op_sel: {
        const std::uint32_t bits = take_list(&Options::op_sel, use.count, 0);
        // VOP3 with two sources: the list ends with the destination's bit.
        const bool gap = use.count == 3 && encoding_ == Encoding::vop3;
        return set(Field::op_sel, gap ? (bits & 3u) | (bits & 4u) << 1 : bits);
      }
      case AsmModifier::op_sel_hi: return set_op_sel_hi(take_list(&Options::op_sel_hi, use.count, all) | (~all & 7u));
      case AsmModifier::mix_op_sel_hi: return set_op_sel_hi(take_list(&Options::op_sel_hi, use.count, 0));
      case AsmModifier::neg_lo: return set(Field::neg, take_list(&Options::neg_lo, use.count, 0));
      case AsmModifier::neg_hi: return set(Field::neg_hi, take_list(&Options::neg_hi, use.count, 0));
      case AsmModifier::neg: return set(Field::blgp, take_list(&Options::neg, use.count, 0));
      case AsmModifier::clamp: return take(Field::clamp, &Options::clamp);
      case AsmModifier::omod: return take(Field::omod, &Options::omod);
      case AsmModifier::bitop3:
        set(Field::neg, rest_.bitop3 & 7u);
        set(Field::abs, rest_.bitop3 >> 3 & 7u);
        set(Field::omod, rest_.bitop3 >> 6);
        rest_.bitop3 = 0;
        return;
      case AsmModifier::bound_ctrl:
      case AsmModifier::fi:
        set(Field::op_sel, (options_.bound_ctrl ? 2u : 0u) | (options_.fi ? 1u : 0u));
        rest_.bound_ctrl = rest_.fi = false;
        return;
      case AsmModifier::cbsz: return take(Field::cbsz, &Options::cbsz);
      case AsmModifier::abid: return take(Field::abid, &Options::abid);
      case AsmModifier::blgp: return take(Field::blgp, &Options::blgp);
      case AsmModifier::dpp: return dpp();
      case AsmModifier::dst_sel: return set(Field::dst_sel, take_select(&Options::dst_sel));
      case AsmModifier::dst_unused: {
        const Unused unused = rest_.dst_unused;
        rest_.dst_unused = Unused::not_given;
        return set(Field::dst_unused,
                   static_cast<std::uint32_t>(unused == Unused::not_given ? Unused::preserve : unused));
      }
      case AsmModifier::src0_sel: return set(Field::src0_sel, take_select(&Options::src0_sel));
      case AsmModifier::src1_sel: return set(Field::src1_sel, take_select(&Options::src1_sel));
      case AsmModifier::offset:
      case AsmModifier::swizzle: return offset();
      case AsmModifier::offset0: return take(Field::offset0, &Options::offset0);
      case AsmModifier::offset1: return take(Field::offset1, &Options::offset1);
      case AsmModifier::gds: return take(Field::gds, &Options::gds);
      case AsmModifier::sc0: return take(Field::sc0, &Options::sc0);
      case AsmModifier::sc1: return take(Field::sc1, &Options::sc1);
      case AsmModifier::nt: return take(Field::nt, &Options::nt);
      case AsmModifier::glc: return take(Field::glc, &Options::glc);
      case AsmModifier::lds: return take(Field::lds, &Options::lds);
      case AsmModifier::idxen: return take(Field::idxen, &Options::idxen);
      case AsmModifier::offen: return take(Field::offen, &Options::offen);
      case AsmModifier::format: {
        const std::uint32_t format = value_or(rest_.format, 1);
        rest_.format = {};
        set(Field::dfmt, format & 15u);
        return set(Field::nfmt, format >> 4);
      }
      case AsmModifier::dpp8:
      case AsmModifier::slc:
      case AsmModifier::dlc:
      case AsmModifier::tfe:
      case AsmModifier::th:
      case AsmModifier::scope:
      case AsmModifier::nv:
      case AsmModifier::scale_offset: return fail(AsmError::family_not_supported);
    }
  }
};

}  // namespace lockstep::assembler
