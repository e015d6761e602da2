// One form of an instruction from operands and options: the inverse of disassembly, by the same tables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/asm/constant_bus.hpp"
#include "lockstep/asm/operand_encoder.hpp"
#include "lockstep/disasm/modifier_table.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/isa_defaults.hpp"

namespace lockstep::assembler {

/// Fills the fields of one form. Use once: encode(), then instruction and failure.
template <class Isa>
class Encoder : public OperandEncoder<Isa> {
  using Base = OperandEncoder<Isa>;

 public:
  using Base::Base, Base::failure, Base::instruction, Base::set;
  using typename Base::Encoding;

  constexpr void encode(std::span<const Operand> operands, const Options& options) {
    fields(operands, options);
    if (failure) return;
    if (!isa().encoding_condition(encoding_, instruction.words)) return fail(AsmError::no_such_form);
    // The judge asks for that, too: here it has a name of its own.
    require(within_constant_bus(instruction, wave_size()), AsmError::constant_bus);
    require(legal(instruction), AsmError::illegal_operand);
  }

  /// The fields of the form alone, without the rules about several of them.
  constexpr void fields(std::span<const Operand> operands, const Options& options) {
    options_ = rest_ = options;
    select_variant();
    unlisted_defaults();
    Base::operands(operands);
    if (failure) return;
    for (const AsmModifierUse& use : assembly().modifiers(syntax_)) modifier(use);
    if (failure) return;
    require(rest_ == Options{}, AsmError::option_not_available);
  }

  /// The second half of a dual instruction goes into the words of the first.
  constexpr void join(const Encoder& first) {
    for (std::size_t i = 0; i < instruction.words.size(); ++i) instruction.words[i] |= first.instruction.words[i];
    literal_seen_ = first.literal_seen_;
  }

  /// Lanes of the wave, as the lane masks show them.
  constexpr std::uint32_t wave_size() const { return mask_dwords_ != 0 ? 32 * mask_dwords_ : isa().wave_sizes[0]; }

  /// Legal in a wave of the size that the lane masks show; of any size that the ISA has if there are none.
  constexpr bool legal(const Instruction<Isa>& whole) const {
    for (const std::uint32_t lanes : isa().wave_sizes)
      if ((mask_dwords_ == 0 || mask_dwords_ == lanes / 32) && isa().legal(whole, lanes)) return true;
    return false;
  }

 private:
  using Base::assembly, Base::isa;
  using Base::encoding_, Base::fail, Base::has, Base::options_, Base::require, Base::rest_, Base::syntax_;
  using Base::literal_seen_, Base::mask_dwords_, Base::byte_offset;

  constexpr void select_variant() {
    if (has(Field::dpp_ctrl)) set(Field::src0, isa().src_dpp);
    if (has(Field::src0_sel)) set(Field::src0, isa().src_sdwa);
    if (has(Field::lane_sel_0)) set(Field::src0, options_.fi ? isa().src_dpp8_fi : isa().src_dpp8);
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
    byte_offset(offset);
  }

  constexpr void dpp() {
    set(Field::dpp_ctrl, value_or(rest_.dpp, 0xe4));
    set(Field::row_mask, value_or(rest_.row_mask, 15));
    set(Field::bank_mask, value_or(rest_.bank_mask, 15));
    rest_.dpp = rest_.row_mask = rest_.bank_mask = {};
    take(Field::bound_ctrl, &Options::bound_ctrl);
    if (has(Field::fetch_inactive)) take(Field::fetch_inactive, &Options::fi);
  }

  /// Eight lanes; each its own where nothing is said.
  constexpr void dpp8() {
    constexpr Field fields[] = {Field::lane_sel_0, Field::lane_sel_1, Field::lane_sel_2, Field::lane_sel_3,
                                Field::lane_sel_4, Field::lane_sel_5, Field::lane_sel_6, Field::lane_sel_7};
    require(rest_.dpp8.count == 0 || rest_.dpp8.count == 8, AsmError::value_range);
    for (unsigned i = 0; i < 8; ++i) set(fields[i], rest_.dpp8.count == 0 ? i : rest_.dpp8.lanes >> 3 * i & 7u);
    rest_.dpp8 = {};
    rest_.fi = false;  // has chosen the number in SRC0
  }

  /// In VOP3 a list longer than the sources ends with the destination's bit; the other families have no such bit.
  constexpr std::uint32_t op_sel_bits(std::uint32_t list, unsigned count) const {
    if (isa().encoding_info(encoding_).base != isa().vop3_encoding || count > 3) return list;
    unsigned sources = 0;
    for (const OperandInfo& info : instruction.operands()) {
      const auto field = static_cast<Field>(info.field);
      sources += !info.implicit && (field == Field::src0 || field == Field::src1 || field == Field::src2);
    }
    if (count != sources + 1 && (isa().assembly_family != AssemblyFamily::gfx9 || count != 3)) return list;
    const std::uint32_t destination = list >> (count - 1);
    return (list & ~(destination << (count - 1))) | destination << 3;
  }

  constexpr void set_op_sel_hi(std::uint32_t bits) {
    set(Field::op_sel_hi, bits & 3u);
    if (has(Field::op_sel_hi_2)) set(Field::op_sel_hi_2, bits >> 2 & 1u);
  }

  /// Compares for EXEC: VDST stands for it and is no operand.
  constexpr bool writes_exec_alone() const {
    bool exec = false;
    for (const OperandInfo& info : instruction.operands()) {
      if (!info.output) continue;
      if (!info.implicit) return false;
      exec = exec || info.kind == OperandKind::exec;
    }
    return exec;
  }

  /// Fields that neither operands nor options mention get what LLVM puts there: the format of a buffer without one;
  /// DIM, DMASK and the last address of a tensor; all ones in what a list for OP_SEL_HI leaves open, unless the form
  /// fixes the field.
  constexpr void unlisted_defaults() {
    if (has(Field::format)) set(Field::format, 1);
    if (is_image(instruction)) {
      if (has(Field::nsa) && has(Field::vaddr1)) set(Field::nsa, 1);
    } else if (has(Field::dmask) && has(Field::dim)) {
      set(Field::dmask, 1);
      set(Field::dim, 1);
      if (isa().null != no_selector) set(Field::vaddr4, isa().null);
    }
    if (has(Field::vdst) && writes_exec_alone()) set(Field::vdst, isa().exec_lo);
    if (!has(Field::op_sel_hi)) return;
    // Where the form fixes the field, or has the formats of a matrix there, the third bit means something else.
    const ReservedBits& reserved = isa().reserved(instruction.form_info());
    const BitRange range = isa().layout(encoding_, Field::op_sel_hi).ranges[0];
    if ((reserved.mask[range.offset / 32] >> range.offset % 32 & 1u) != 0) return;
    for (const AsmOperand& operand : assembly().operands(syntax_))
      if (operand.f8f6f4) return;
    set_op_sel_hi(7);
    for (std::size_t i = 0; i < instruction.dwords; ++i)
      instruction.words[i] = (instruction.words[i] & ~reserved.mask[i]) | reserved.value[i];
  }

  constexpr void modifier(const AsmModifierUse& use) {
    if (const disasm_detail::ModifierRow* const row = disasm_detail::modifier_row(use.kind)) return number(*row);
    const std::uint32_t all = (1u << use.count) - 1;
    switch (use.kind) {
      case AsmModifier::op_sel: {
        const std::uint32_t bits = op_sel_bits(take_list(&Options::op_sel, use.count, 0), use.count);
        require((bits & disasm_detail::byte_sel_bits(instruction)) == 0, AsmError::value_range);
        return set(Field::op_sel, instruction.field(Field::op_sel) | bits);  // halves of registers are there already
      }
      case AsmModifier::op_sel_hi: {
        // Of scaled matrices it picks a byte of the scales: the first one.
        const std::uint32_t usual = has(Field::scale_src0) ? 0 : all;
        return set_op_sel_hi(take_list(&Options::op_sel_hi, use.count, usual) | (~all & 7u));
      }
      case AsmModifier::mix_op_sel_hi: return set_op_sel_hi(take_list(&Options::op_sel_hi, use.count, 0));
      case AsmModifier::neg_lo: return set(Field::neg, take_list(&Options::neg_lo, use.count, 0));
      case AsmModifier::neg_hi: return set(Field::neg_hi, take_list(&Options::neg_hi, use.count, 0));
      case AsmModifier::neg: return set(Field::blgp, take_list(&Options::neg, use.count, 0));
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
      case AsmModifier::format: {
        const std::uint32_t format = value_or(rest_.format, 1);
        rest_.format = {};
        if (has(Field::format)) return set(Field::format, format);
        set(Field::dfmt, format & 15u);
        return set(Field::nfmt, format >> 4);
      }
      case AsmModifier::dpp8: return dpp8();
      default: return;  // it has a row
    }
  }

  /// Takes the option of a row and puts its number where the row says.
  constexpr void number(const disasm_detail::ModifierRow& row) {
    const disasm_detail::ModifierPlace place = row.place_in(has(Field::scl_op_sel));
    std::uint32_t value = row.option.take(rest_);
    if (place.width == 0) return set(place.field, value);
    const unsigned width = place.width + (place.top != Field::count_ ? 1u : 0u);
    require(value >> width == 0, AsmError::value_range);
    if (failure) return;
    if (row.reversed) value = disasm_detail::swap_two_bits(value);
    set(place.field, (instruction.field(place.field) & ~place.mask()) | (value << place.low & place.mask()));
    if (place.top != Field::count_) set(place.top, value >> place.width);
  }
};

}  // namespace lockstep::assembler
