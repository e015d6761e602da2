#include "lift.hpp"

#include <algorithm>

#include "lockstep/disasm/operands.hpp"
#include "lockstep/isa/memory_bits.hpp"

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
using lockstep::tested::Instruction;
using lockstep::tested::Isa;

class Lifter {
 public:
  Lifter(const Instruction& instruction, std::uint32_t wave_size)
      : instruction_(instruction), mask_dwords_(wave_size / 32) {}

  Statement statement() {
    const auto encoding = lockstep::assembler::detail::encoding_classes<Isa>[instruction_.form_info().encoding];
    using lockstep::assembler::detail::EncodingClass;
    switch (encoding) {
      case EncodingClass::vop3:
      case EncodingClass::vop3_literal: result_.variant = Variant::e64; break;
      case EncodingClass::dpp16:
      case EncodingClass::dpp8: result_.variant = Variant::dpp; break;
      case EncodingClass::vop3_dpp16:
      case EncodingClass::vop3_dpp8: result_.variant = Variant::e64_dpp; break;
      case EncodingClass::sdwa: result_.variant = Variant::sdwa; break;
      default: result_.variant = Variant::e32; break;
    }
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

  Operand scalar(std::uint32_t selector, unsigned dwords) const {
    const lockstep::Selector what = Isa::selectors[selector];
    if (what.kind == lockstep::SelectorKind::literal) return lit(instruction_.literal());
    if (what.kind == lockstep::SelectorKind::literal64) return lit64(instruction_.literal64());
    return {OperandClass::scalar, selector, what.is_register() ? dwords : 0};
  }

  Operand vgprs(const AsmOperand& operand, std::uint32_t number, unsigned dwords) const {
    const auto field = static_cast<Field>(operand.field);
    const bool acc =
        operand.file == AsmRegisterFile::accvgpr ||
        (operand.file == AsmRegisterFile::by_acc_bit && lockstep::disasm_detail::acc_bit(instruction_, field));
    if (acc) return a(number, dwords);
    if (!operand.half) return v(number, dwords);
    const std::string_view half = lockstep::disasm_detail::half_of(instruction_, operand, number);
    const Operand whole = v(instruction_.has(Field::op_sel) ? number : number & 127, dwords);
    return half == ".h" ? whole.h() : whole.l();
  }

  Operand source(const AsmOperand& operand, std::uint32_t value) const {
    unsigned dwords = operand.dwords;
    if (operand.f8f6f4) dwords = instruction_.formatted_dwords(static_cast<Field>(operand.field));
    return value >= Isa::vgpr_first ? vgprs(operand, value - Isa::vgpr_first, dwords) : scalar(value, dwords);
  }

  int signed_offset() const {
    return static_cast<int>(lockstep::offset_field(instruction_).offset(get(Field::offset)));
  }

  /// The number of NULL; one that no selector has where the ISA lacks it.
  template <class AnyIsa>
  static constexpr std::uint32_t null_selector() {
    if constexpr (requires { AnyIsa::null; }) return AnyIsa::null;
    return 256;
  }

  Operand smem_offset() {
    const int offset = signed_offset();
    if constexpr (Isa::assembly_family == lockstep::AssemblyFamily::gfx9) {
      if (get(Field::soffset_en) == 0)
        return get(Field::imm) != 0 ? Operand(offset) : scalar(get(Field::offset) & 0x7f, 1);
      if (get(Field::imm) != 0) result_.options.offset = offset;
    } else {
      if (get(Field::soffset) == null_selector<Isa>()) return offset;
      result_.options.offset = offset;
    }
    return scalar(get(Field::soffset), 1);
  }

  Operand vcc() const { return {OperandClass::scalar, Isa::vcc_lo, mask_dwords_}; }

  Operand image(Field field) const {
    const lockstep::ImageRegisters registers = lockstep::image_registers(instruction_);
    if (field == Field::vdata)
      return get(Field::acc) != 0 ? a(get(field), registers.data) : v(get(field), registers.data);
    const auto group = [&](std::size_t i) {
      return v(get(lockstep::image_address_field(instruction_, i)), registers.address[i]);
    };
    switch (registers.groups) {
      case 1: return group(0);
      case 2: return lockstep::assembler::list(group(0), group(1));
      case 3: return lockstep::assembler::list(group(0), group(1), group(2));
      case 4: return lockstep::assembler::list(group(0), group(1), group(2), group(3));
      default: return lockstep::assembler::list(group(0), group(1), group(2), group(3), group(4));
    }
  }

  Operand exported(Field field, std::uint32_t value) const {
    const unsigned index = field == Field::vsrc0 ? 0 : field == Field::vsrc1 ? 1 : field == Field::vsrc2 ? 2 : 3;
    if ((get(Field::en) >> index & 1u) == 0) return off;
    return v(get(Field::compr) == 0 ? value : get(index < 2 ? Field::vsrc0 : Field::vsrc1));
  }

  Operand plain(AsmOperand operand) {
    const auto field = static_cast<Field>(operand.field);
    const std::uint32_t value = get(field);
    if (operand.mask) operand.dwords = static_cast<std::uint8_t>(mask_dwords_);
    if (operand.spread && mask_dwords_ == 2) operand.dwords = static_cast<std::uint8_t>((operand.dwords + 1) / 2);
    if (field == Field::vdata && get(Field::tfe) != 0) ++operand.dwords;
    switch (operand.kind) {
      case AsmKind::vgpr:
        return operand.file == AsmRegisterFile::sgpr ? scalar(value, operand.dwords)
                                                     : vgprs(operand, value, operand.dwords);
      case AsmKind::source: return source(operand, value);
      case AsmKind::scalar: return scalar(value, operand.dwords);
      case AsmKind::scalar_group: return scalar(instruction_.scalar_register(field), operand.dwords);
      case AsmKind::sdwa_source:
        return source(operand,
                      get(field == Field::vsrc1 ? Field::s1 : Field::s0) != 0 ? value : value + Isa::vgpr_first);
      case AsmKind::sdwa_destination: return get(Field::sd) == 0 ? vcc() : scalar(value, mask_dwords_);
      case AsmKind::vcc: return vcc();
      case AsmKind::literal:
      case AsmKind::literal_constant:
        return Isa::layout(instruction_.encoding(), Field::literal).ranges[1].width != 0
                   ? lit64(instruction_.literal64())
                   : lit(instruction_.literal());
      case AsmKind::smem_offset: return smem_offset();
      case AsmKind::signed_offset: return signed_offset();
      case AsmKind::global_address: return v(value, get(Field::saddr) == Isa::saddr_off ? 2 : 1);
      case AsmKind::scratch_address: return lockstep::scratch_has_vgpr(instruction_) ? v(value) : off;
      case AsmKind::scalar_address:
      case AsmKind::flat_scalar_address:
        return value == Isa::saddr_off || value == Isa::scratch_unaddressed ? off : scalar(value, operand.dwords);
      case AsmKind::buffer_address: {
        const unsigned count = get(Field::idxen) + get(Field::offen);
        return count == 0 ? off : v(value, count);
      }
      case AsmKind::image_registers: return image(field);
      case AsmKind::export_source: return exported(field, value);
      case AsmKind::attribute:
        if (instruction_.has(Field::attr_chan)) return attr(value, "xyzw"[get(Field::attr_chan)]);
        return attr(value & 63u, "xyzw"[value >> 6 & 3u]);
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
        options.fi = flag(Field::fetch_inactive);
        break;
      case AsmModifier::dpp8: {
        const auto lane = [&](Field field) { return static_cast<int>(get(field)); };
        options.dpp8 = {lane(Field::lane_sel_0), lane(Field::lane_sel_1), lane(Field::lane_sel_2),
                        lane(Field::lane_sel_3), lane(Field::lane_sel_4), lane(Field::lane_sel_5),
                        lane(Field::lane_sel_6), lane(Field::lane_sel_7)};
        options.fi = Isa::selectors[get(Field::src0)].index != 0;
        break;
      }
      case AsmModifier::dst_sel: options.dst_sel = static_cast<Select>(get(Field::dst_sel)); break;
      case AsmModifier::dst_unused: options.dst_unused = static_cast<Unused>(get(Field::dst_unused)); break;
      case AsmModifier::src0_sel: options.src0_sel = static_cast<Select>(get(Field::src0_sel)); break;
      case AsmModifier::src1_sel: options.src1_sel = static_cast<Select>(get(Field::src1_sel)); break;
      case AsmModifier::offset:
      case AsmModifier::swizzle:
        options.offset = instruction_.has(Field::offset0)
                             ? static_cast<int>(get(Field::offset0) | get(Field::offset1) << 8)
                             : signed_offset();
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
      case AsmModifier::format:
        options.format = static_cast<int>(instruction_.has(Field::format) ? get(Field::format)
                                                                          : get(Field::dfmt) | get(Field::nfmt) << 4);
        break;
      case AsmModifier::slc: options.slc = flag(Field::slc); break;
      case AsmModifier::dlc: options.dlc = flag(Field::dlc); break;
      case AsmModifier::scc: options.scc = flag(Field::scc); break;
      case AsmModifier::tfe: options.tfe = flag(Field::tfe); break;
      case AsmModifier::th: options.th = static_cast<Hint>(get(Field::th)); break;
      case AsmModifier::scope: options.scope = static_cast<Scope>(get(Field::scope)); break;
      case AsmModifier::nv: options.nv = flag(Field::nv); break;
      case AsmModifier::done: options.done = flag(Field::done); break;
      case AsmModifier::compr: options.compr = flag(Field::compr); break;
      case AsmModifier::vm: options.vm = flag(Field::vm); break;
      case AsmModifier::high: options.high = (get(Field::src0) & 256u) != 0; break;
      case AsmModifier::row_en: options.row_en = flag(Field::row); break;
      case AsmModifier::dmask: options.dmask = number(Field::dmask); break;
      case AsmModifier::dim: options.dim = static_cast<lockstep::assembler::Dim>(get(Field::dim)); break;
      case AsmModifier::unorm: options.unorm = flag(Field::unrm); break;
      case AsmModifier::r128: options.r128 = flag(Field::r128); break;
      case AsmModifier::a16: options.a16 = flag(Field::a16); break;
      case AsmModifier::lwe: options.lwe = flag(Field::lwe); break;
      case AsmModifier::da: options.da = flag(Field::da); break;
      case AsmModifier::d16: options.d16 = flag(Field::d16); break;
      case AsmModifier::scale_offset: options.scale_offset = flag(Field::scale_offset); break;
      default: numbered(use.kind);
    }
  }

  void numbered(AsmModifier kind) {
    Options& options = result_.options;
    const lockstep::disasm_detail::ModifierRow& row = *lockstep::disasm_detail::modifier_row(kind);
    const auto number = static_cast<std::uint8_t>(lockstep::disasm_detail::modifier_number(instruction_, row));
    switch (kind) {
      case AsmModifier::index_key: options.index_key = number; break;
      case AsmModifier::matrix_a_fmt: options.matrix_a_fmt = static_cast<MatrixFormat>(number); break;
      case AsmModifier::matrix_b_fmt: options.matrix_b_fmt = static_cast<MatrixFormat>(number); break;
      case AsmModifier::matrix_a_scale: options.matrix_a_scale = static_cast<ScaleRow>(number); break;
      case AsmModifier::matrix_b_scale: options.matrix_b_scale = static_cast<ScaleRow>(number); break;
      case AsmModifier::matrix_a_scale_fmt: options.matrix_a_scale_fmt = static_cast<MatrixScaleFormat>(number); break;
      case AsmModifier::matrix_b_scale_fmt: options.matrix_b_scale_fmt = static_cast<MatrixScaleFormat>(number); break;
      case AsmModifier::matrix_a_reuse: options.matrix_a_reuse = number != 0; break;
      case AsmModifier::matrix_b_reuse: options.matrix_b_reuse = number != 0; break;
      case AsmModifier::source_byte_sel:
      case AsmModifier::byte_sel: options.byte_sel = number; break;
      case AsmModifier::scale_sel: options.scale_sel = number; break;
      case AsmModifier::dual_bitop3: options.bitop3 = number; break;
      case AsmModifier::wait_exp: options.wait_exp = number; break;
      case AsmModifier::wait_vdst: options.wait_vdst = number; break;
      case AsmModifier::wait_va_vdst: options.wait_va_vdst = number; break;
      case AsmModifier::wait_vm_vsrc: options.wait_vm_vsrc = number; break;
      default: break;
    }
  }

  const Instruction& instruction_;
  std::uint32_t mask_dwords_;
  Statement result_;
};

DualHalf<Isa> half(const Instruction& instruction) {
  const Statement statement = lift(instruction, 32);
  DualHalf<Isa> result{.opcode = instruction.opcode,
                       .count = static_cast<std::uint8_t>(statement.operands.size()),
                       .options = statement.options};
  std::copy(statement.operands.begin(), statement.operands.end(), result.operands.begin());
  return result;
}

}  // namespace

Statement lift(const Instruction& instruction, std::uint32_t wave_size) {
  return Lifter(instruction, wave_size).statement();
}

Encoded encode_lifted(const Instruction& instruction, std::uint32_t wave_size) {
  if (instruction.dual()) {
    const bool vopd3 = instruction.dwords == 3 && !instruction.has(Field::literal);
    return encode_dual(half(instruction), half(instruction.second_half()), vopd3 ? DualVariant::e96 : DualVariant::e64);
  }
  const Statement statement = lift(instruction, wave_size);
  return encode<Isa>(instruction.opcode, statement.variant, statement.operands, statement.options);
}

}  // namespace asm_test
