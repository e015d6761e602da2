#include "lift.hpp"

#include <doctest/doctest.h>

#include "lockstep/disasm/operands.hpp"

namespace asm_test {
namespace {

using namespace lockstep::assembler;
using lockstep::AsmKind;
using lockstep::AsmModifier;
using lockstep::AsmModifierUse;
using lockstep::AsmOperand;
using lockstep::AsmRegisterFile;
using lockstep::Assembly;
using lockstep::Field;
using lockstep::cdna4::Instruction;
using lockstep::cdna4::Isa;
using lockstep::disasm_detail::ConstantStyle;

class Lifter {
 public:
  explicit Lifter(const Instruction& instruction) : instruction_(instruction) {}

  Statement statement() {
    const auto encoding = lockstep::assembler::detail::encoding_classes<Isa>[instruction_.form_info().encoding];
    using lockstep::assembler::detail::EncodingClass;
    result_.variant = encoding == EncodingClass::vop3   ? Variant::e64
                      : encoding == EncodingClass::dpp  ? Variant::dpp
                      : encoding == EncodingClass::sdwa ? Variant::sdwa
                                                        : Variant::e32;
    const lockstep::AsmForm& form = Assembly<Isa>::form(instruction_.form);
    for (const AsmModifierUse& use : Assembly<Isa>::modifiers(form)) modifier(use);
    for (const AsmOperand& operand : Assembly<Isa>::operands(form)) {
      if (!lockstep::disasm_detail::operand_shown(instruction_, operand)) continue;
      Operand lifted = plain(operand);
      const std::uint32_t modifiers = lockstep::disasm_detail::source_modifiers(instruction_, operand);
      lifted.negate = (modifiers & 1) != 0;
      lifted.absolute = (modifiers & 2) != 0;
      lifted.sign_extend = (modifiers & 4) != 0;
      result_.operands.push_back(lifted);
    }
    return result_;
  }

 private:
  std::uint32_t get(Field field) const { return instruction_.field(field); }

  Operand literal(const AsmOperand& operand) const {
    const ConstantStyle style = lockstep::disasm_detail::style_of(instruction_, operand);
    // As in the text: 16-bit operands show the lower half, unless it could be taken for an inline constant.
    const bool half = (style == ConstantStyle::half_float || style == ConstantStyle::half_integer) &&
                      !lockstep::disasm_detail::has_inline_form(style, instruction_.literal());
    return lit(half ? instruction_.literal() & 0xffff : instruction_.literal());
  }

  Operand scalar(const AsmOperand& operand, std::uint32_t selector, unsigned dwords) const {
    if (selector == Isa::src_literal) return literal(operand);
    return {OperandClass::scalar, selector, selector < Isa::inline_zero ? dwords : 0};
  }

  Operand vgprs(const AsmOperand& operand, std::uint32_t first, unsigned dwords) const {
    const bool acc = operand.file == AsmRegisterFile::accvgpr ||
                     (operand.file == AsmRegisterFile::by_acc_bit &&
                      lockstep::disasm_detail::acc_bit(instruction_, static_cast<Field>(operand.field)));
    return acc ? a(first, dwords) : v(first, dwords);
  }

  Operand source(const AsmOperand& operand, std::uint32_t value) const {
    unsigned dwords = operand.dwords;
    if (operand.f8f6f4)
      dwords =
          lockstep::f8f6f4_dwords(get(static_cast<Field>(operand.field) == Field::src0 ? Field::cbsz : Field::blgp));
    return value >= Isa::vgpr_first ? vgprs(operand, value - Isa::vgpr_first, dwords) : scalar(operand, value, dwords);
  }

  static int sign_extended(std::uint32_t value, unsigned bits) {
    return static_cast<int>(value << (32 - bits)) >> (32 - bits);
  }

  Operand smem_offset(const AsmOperand& operand) {
    const int offset = sign_extended(get(Field::offset), 21);
    if (get(Field::soffset_en) != 0) {
      if (get(Field::imm) != 0) result_.options.offset = offset;
      return scalar(operand, get(Field::soffset), 1);
    }
    return get(Field::imm) != 0 ? Operand(offset) : scalar(operand, get(Field::offset) & 0x7f, 1);
  }

  Operand plain(const AsmOperand& operand) {
    const auto field = static_cast<Field>(operand.field);
    const std::uint32_t value = get(field);
    switch (operand.kind) {
      case AsmKind::vgpr:
        return operand.file == AsmRegisterFile::sgpr ? scalar(operand, value, operand.dwords)
                                                     : vgprs(operand, value, operand.dwords);
      case AsmKind::source: return source(operand, value);
      case AsmKind::scalar: return scalar(operand, value, operand.dwords);
      case AsmKind::scalar_group: return scalar(operand, value * (field == Field::sbase ? 2 : 4), operand.dwords);
      case AsmKind::sdwa_source:
        return source(operand,
                      get(field == Field::vsrc1 ? Field::s1 : Field::s0) != 0 ? value : value + Isa::vgpr_first);
      case AsmKind::sdwa_destination:
        return get(Field::sd) == 0 ? Operand(lockstep::cdna4::assembler::vcc) : scalar(operand, value, 2);
      case AsmKind::vcc: return lockstep::cdna4::assembler::vcc;
      case AsmKind::literal:
      case AsmKind::literal_constant: return lit(instruction_.literal());
      case AsmKind::smem_offset: return smem_offset(operand);
      case AsmKind::global_address: return v(value, get(Field::saddr) == 0x7f ? 2 : 1);
      case AsmKind::scratch_address: return get(Field::sve) == 0 ? off : v(value);
      case AsmKind::scalar_address: return value == 0x7f ? off : scalar(operand, value, operand.dwords);
      case AsmKind::buffer_address: {
        const unsigned count = get(Field::idxen) + get(Field::offen);
        return count == 0 ? off : v(value, count);
      }
      default: return Operand(value);
    }
  }

  BitList list(std::uint32_t bits, unsigned count) const {
    BitList result;
    result.bits = static_cast<std::uint8_t>(bits & ((1u << count) - 1));
    result.count = static_cast<std::uint8_t>(count);
    return result;
  }

  void modifier(const AsmModifierUse& use) {
    Options& options = result_.options;
    const auto number = [&](Field field) { return static_cast<std::uint8_t>(get(field)); };
    const auto flag = [&](Field field) { return get(field) != 0; };
    switch (use.kind) {
      case AsmModifier::op_sel:
        options.op_sel = list(lockstep::disasm_detail::op_sel(instruction_, use.count), use.count);
        break;
      case AsmModifier::op_sel_hi:
      case AsmModifier::mix_op_sel_hi:
        options.op_sel_hi = list(lockstep::disasm_detail::op_sel_hi(instruction_), use.count);
        break;
      case AsmModifier::neg_lo: options.neg_lo = list(get(Field::neg), use.count); break;
      case AsmModifier::neg_hi: options.neg_hi = list(get(Field::neg_hi), use.count); break;
      case AsmModifier::neg: options.neg = list(get(Field::blgp), use.count); break;
      case AsmModifier::clamp: options.clamp = flag(Field::clamp); break;
      case AsmModifier::omod: options.omod = static_cast<Omod>(get(Field::omod)); break;
      case AsmModifier::bitop3:
        options.bitop3 = static_cast<std::uint8_t>(get(Field::neg) | get(Field::abs) << 3 | get(Field::omod) << 6);
        break;
      case AsmModifier::bound_ctrl: options.bound_ctrl = (get(Field::op_sel) & 2) != 0; break;
      case AsmModifier::fi: options.fi = (get(Field::op_sel) & 1) != 0; break;
      case AsmModifier::cbsz: options.cbsz = number(Field::cbsz); break;
      case AsmModifier::abid: options.abid = number(Field::abid); break;
      case AsmModifier::blgp: options.blgp = number(Field::blgp); break;
      case AsmModifier::dpp:
        options.dpp = static_cast<int>(get(Field::dpp_ctrl));
        options.row_mask = static_cast<int>(get(Field::row_mask));
        options.bank_mask = static_cast<int>(get(Field::bank_mask));
        options.bound_ctrl = flag(Field::bound_ctrl);
        break;
      case AsmModifier::dst_sel: options.dst_sel = static_cast<Select>(get(Field::dst_sel)); break;
      case AsmModifier::dst_unused: options.dst_unused = static_cast<Unused>(get(Field::dst_unused)); break;
      case AsmModifier::src0_sel: options.src0_sel = static_cast<Select>(get(Field::src0_sel)); break;
      case AsmModifier::src1_sel: options.src1_sel = static_cast<Select>(get(Field::src1_sel)); break;
      case AsmModifier::offset:
      case AsmModifier::swizzle:
        if (instruction_.has(Field::offset0))
          options.offset = static_cast<int>(get(Field::offset0) | get(Field::offset1) << 8);
        else if (Isa::layout(instruction_.encoding(), Field::offset).ranges[0].width == 13)
          options.offset = sign_extended(get(Field::offset), 13);
        else
          options.offset = static_cast<int>(get(Field::offset));
        break;
      case AsmModifier::offset0: options.offset0 = number(Field::offset0); break;
      case AsmModifier::offset1: options.offset1 = number(Field::offset1); break;
      case AsmModifier::gds: options.gds = flag(Field::gds); break;
      case AsmModifier::sc0: options.sc0 = flag(Field::sc0); break;
      case AsmModifier::sc1: options.sc1 = flag(Field::sc1); break;
      case AsmModifier::nt: options.nt = flag(Field::nt); break;
      case AsmModifier::glc: options.glc = flag(Field::glc); break;
      case AsmModifier::lds: options.lds = flag(Field::lds); break;
      case AsmModifier::idxen: options.idxen = flag(Field::idxen); break;
      case AsmModifier::offen: options.offen = flag(Field::offen); break;
      case AsmModifier::format: options.format = static_cast<int>(get(Field::dfmt) | get(Field::nfmt) << 4); break;
      case AsmModifier::dpp8:
      case AsmModifier::slc:
      case AsmModifier::dlc:
      case AsmModifier::tfe:
      case AsmModifier::th:
      case AsmModifier::scope:
      case AsmModifier::nv:
      case AsmModifier::scale_offset: FAIL("no form of CDNA4 has this"); break;
    }
  }

  const Instruction& instruction_;
  Statement result_;
};

}  // namespace

Statement lift(const Instruction& instruction) { return Lifter(instruction).statement(); }

}  // namespace asm_test
