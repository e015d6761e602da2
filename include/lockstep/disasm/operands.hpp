// Operands of an instruction as assembly text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/disasm/gfx11_operands.hpp"
#include "lockstep/disasm/registers.hpp"
#include "lockstep/disasm/special_operands.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/image_registers.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/matrix_formats.hpp"
#include "lockstep/isa/memory_bits.hpp"

namespace lockstep::disasm_detail {

/// Whether the ACC bit that governs `field` is set: one for the data of memory instructions; of matrix instructions
/// one for each of A and B, and one for the accumulator and the result together.
template <class Isa>
bool acc_bit(const Instruction<Isa>& instruction, Field field) {
  if (field == Field::src1) return (instruction.field(Field::acc) & 2u) != 0;
  const bool accumulator = instruction.has(Field::acc_cd) && (field == Field::vdst || field == Field::src2);
  return (instruction.field(accumulator ? Field::acc_cd : Field::acc) & 1u) != 0;
}

/// Vector registers, then those meant, where MODE's high bits make them others: "v1 /*v257*/". `half`: of a register.
template <class Isa>
void append_vector(std::string& text, const Instruction<Isa>& instruction, Field field, std::uint32_t first,
                   std::uint32_t count, std::string_view half = {}) {
  append_registers(text, "v", first, count);
  text += half;
  if (instruction.isa().vgpr_banks) {
    const std::uint32_t high = vgpr_high_bits(instruction.vgpr_msb, vgpr_bank(field, instruction.addend_last()));
    if (high == 0) return;
    text += " /*";
    append_registers(text, "v", first | high, count);
    text.append(half).append("*/");
  }
}

/// Whether an operand that is a half of a VGPR is the high one: OP_SEL picks it where the encoding has one, else bit 7
/// of the number.
template <class Isa>
bool is_high_half(const Instruction<Isa>& instruction, const AsmOperand& operand, std::uint32_t number) {
  const Field field = static_cast<Field>(operand.field);
  const unsigned index = field == Field::src1 ? 1 : field == Field::src2 ? 2 : field == Field::vdst ? 3 : 0;
  return instruction.has(Field::op_sel) ? (instruction.field(Field::op_sel) >> index & 1u) != 0 : (number & 128u) != 0;
}

/// ".l" or ".h" of a 16-bit VGPR.
template <class Isa>
std::string_view half_of(const Instruction<Isa>& instruction, const AsmOperand& operand, std::uint32_t number) {
  if (!operand.half) return {};
  return is_high_half(instruction, operand, number) ? ".h" : ".l";
}

template <class Isa>
void append_vgprs(std::string& text, const Instruction<Isa>& instruction, const AsmOperand& operand,
                  std::uint32_t first, std::uint32_t count) {
  const Field field = static_cast<Field>(operand.field);
  if (operand.file == AsmRegisterFile::accvgpr ||
      (operand.file == AsmRegisterFile::by_acc_bit && acc_bit(instruction, field)))
    return append_registers(text, "a", first, count);
  const std::string_view half = half_of(instruction, operand, first);
  if (operand.half && !instruction.has(Field::op_sel)) first &= 127;
  append_vector(text, instruction, field, first, count, half);
}

/// Is the literal one of 64 bits?
template <class Isa>
constexpr bool has_wide_literal(const Instruction<Isa>& instruction) {
  return instruction.isa().layout(instruction.encoding(), Field::literal).ranges[1].width != 0;
}

/// A 9-bit source.
template <class Isa>
void append_source(std::string& text, const Instruction<Isa>& instruction, const AsmOperand& operand,
                   std::uint32_t value) {
  const auto& isa = instruction.isa();
  std::uint32_t dwords = operand.dwords;
  if (operand.f8f6f4) dwords = instruction.formatted_dwords(static_cast<Field>(operand.field));
  if (value >= isa.vgpr_first) return append_vgprs(text, instruction, operand, value - isa.vgpr_first, dwords);
  append_scalar(isa, text, value, dwords, instruction.literal64(), style_of(instruction, operand));
}

/// Source modifiers of the operand: bit 0 negate, bit 1 absolute value, bit 2 sign extension.
template <class Isa>
std::uint32_t source_modifiers(const Instruction<Isa>& instruction, const AsmOperand& operand) {
  const Field field = static_cast<Field>(operand.field);
  if (instruction.has(Field::src0_neg) &&
      !instruction.has(Field::neg)) {  // DPP and SDWA control words of VOP1, VOP2, VOPC
    const bool second = field == Field::vsrc1;
    const std::uint32_t sext = operand.sext ? instruction.field(second ? Field::src1_sext : Field::src0_sext) << 2 : 0;
    if (!operand.fp) return sext;
    return instruction.field(second ? Field::src1_neg : Field::src0_neg) |
           instruction.field(second ? Field::src1_abs : Field::src0_abs) << 1;
  }
  if (!operand.fp) return 0;
  const unsigned index = field == Field::src0 || field == Field::vsrc0   ? 0
                         : field == Field::src1 || field == Field::vsrc1 ? 1
                                                                         : 2;
  // MAD_MIX, in VOP3P, takes NEG_HI for the absolute value.
  const std::uint32_t abs = instruction.has(Field::abs)      ? instruction.field(Field::abs)
                            : instruction.has(Field::neg_hi) ? instruction.field(Field::neg_hi)
                                                             : 0;
  return (instruction.field(Field::neg) >> index & 1u) | (abs >> index & 1u) << 1;
}

/// VDATA, or the addresses: "v[4:5]", and "[v4, v7, v[9:11]]" where there are several groups.
template <class Isa>
void append_image_registers(std::string& text, const Instruction<Isa>& instruction, Field field) {
  const ImageRegisters registers = image_registers(instruction);
  if (field == Field::vdata)
    return append_registers(text, instruction.field(Field::acc) != 0 ? "a" : "v", instruction.field(field),
                            registers.data);
  if (registers.groups > 1) text += '[';
  for (std::size_t i = 0; i < registers.groups; ++i) {
    if (i != 0) text += ", ";
    append_registers(text, "v", instruction.field(image_address_field(instruction, i)), registers.address[i]);
  }
  if (registers.groups > 1) text += ']';
}

template <class Isa>
void append_plain_operand(std::string& text, const Instruction<Isa>& instruction, AsmOperand operand,
                          std::uint32_t wave_size) {
  const auto& isa = instruction.isa();
  const std::uint32_t value = instruction.field(static_cast<Field>(operand.field));
  if (operand.mask) operand.dwords = static_cast<std::uint8_t>(wave_size / 32);
  if (operand.spread && wave_size == 64) operand.dwords = static_cast<std::uint8_t>((operand.dwords + 1) / 2);
  if (static_cast<Field>(operand.field) == Field::vdata && instruction.field(Field::tfe) != 0) ++operand.dwords;
  const std::uint64_t literal = instruction.literal64();
  switch (operand.kind) {
    case AsmKind::vgpr:
      if (operand.file == AsmRegisterFile::sgpr) return append_scalar(isa, text, value, operand.dwords);
      return append_vgprs(text, instruction, operand, value, operand.dwords);
    case AsmKind::source: return append_source(text, instruction, operand, value);
    case AsmKind::scalar:
      return append_scalar(isa, text, value, operand.dwords, instruction.literal64(), style_of(instruction, operand));
    case AsmKind::scalar_group:
      return append_scalar(isa, text, instruction.scalar_register(static_cast<Field>(operand.field)), operand.dwords);
    case AsmKind::sdwa_source: {
      const bool scalar =
          instruction.field(static_cast<Field>(operand.field) == Field::vsrc1 ? Field::s1 : Field::s0) != 0;
      return append_source(text, instruction, operand, scalar ? value : value + isa.vgpr_first);
    }
    case AsmKind::sdwa_destination:
      if (instruction.field(Field::sd) == 0)
        append_scalar(isa, text, isa.vcc_lo, wave_size / 32);
      else
        append_scalar(isa, text, value, wave_size / 32);
      return;
    case AsmKind::vcc: return append_scalar(isa, text, isa.vcc_lo, wave_size / 32);
    case AsmKind::literal:
      if (has_wide_literal(instruction)) return append_wide_literal(text, ConstantStyle::long_float, literal);
      return append_hex(text, literal);
    case AsmKind::literal_constant: return append_constant(isa, text, static_cast<std::uint32_t>(literal));
    case AsmKind::hexadecimal: return append_hex(text, value);
    case AsmKind::immediate: return append_immediate(text, value);
    case AsmKind::label: return append_decimal(text, value);
    case AsmKind::hwreg: return append_hwreg(isa, text, value);
    case AsmKind::message:
      return isa.assembly_family <= AssemblyFamily::gfx10 ? append_message(isa, text, value)
                                                          : append_gfx11_message(isa, text, value);
    case AsmKind::message_return: return append_gfx11_message(isa, text, value);
    case AsmKind::waitcnt: return append_waitcnt(text, instruction, value);
    case AsmKind::delay: return append_delay(text, value);
    case AsmKind::depctr: return append_depctr(text, value, isa.depctr_bits);
    case AsmKind::version: return append_version(text, value);
    case AsmKind::signed_offset: return append_signed_offset(text, instruction);
    case AsmKind::attribute: {
      const bool apart = instruction.has(Field::attr_chan);
      text += "attr";
      append_decimal(text, apart ? value : value & 63u);
      text += '.';
      text += "xyzw"[(apart ? instruction.field(Field::attr_chan) : value >> 6) & 3u];
      return;
    }
    case AsmKind::parameter: text += value == 0 ? "p10" : value == 1 ? "p20" : "p0"; return;
    case AsmKind::image_registers: return append_image_registers(text, instruction, static_cast<Field>(operand.field));
    case AsmKind::export_target: {
      const std::string_view name = export_target_name(isa.assembly_family, value);
      text += name.empty() ? "invalid_target_" : name;
      if (name.empty()) append_decimal(text, value);
      return;
    }
    case AsmKind::export_source: {
      const unsigned index = static_cast<Field>(operand.field) == Field::vsrc0   ? 0
                             : static_cast<Field>(operand.field) == Field::vsrc1 ? 1
                             : static_cast<Field>(operand.field) == Field::vsrc2 ? 2
                                                                                 : 3;
      if ((instruction.field(Field::en) >> index & 1u) == 0)
        text += "off";
      else  // COMPR: two halves of a register are two sources
        append_registers(
            text, "v",
            instruction.field(Field::compr) == 0 ? value : instruction.field(index < 2 ? Field::vsrc0 : Field::vsrc1),
            1);
      return;
    }
    case AsmKind::gpr_index: return append_gpr_index(text, value);
    case AsmKind::end_program:
      if (value != 0) append_decimal(text, value);
      return;
    case AsmKind::smem_offset:
      return isa.assembly_family == AssemblyFamily::gfx9 ? append_smem_offset(text, instruction)
                                                         : append_gfx11_smem_offset(text, instruction);
    case AsmKind::global_address:
      return append_vector(text, instruction, static_cast<Field>(operand.field), value,
                           instruction.field(Field::saddr) == isa.saddr_off ? 2 : 1);
    case AsmKind::scratch_address:
      if (!scratch_has_vgpr(instruction))
        text += "off";
      else
        append_vector(text, instruction, static_cast<Field>(operand.field), value, 1);
      return;
    case AsmKind::scalar_address:
      if (value == isa.saddr_off || value == isa.scratch_unaddressed)
        text += "off";
      else
        append_scalar(isa, text, value, operand.dwords);
      return;
    case AsmKind::flat_scalar_address:
      if (value != isa.saddr_off) append_scalar(isa, text, value, operand.dwords);
      return;
    case AsmKind::buffer_address: {
      const std::uint32_t count = instruction.field(Field::idxen) + instruction.field(Field::offen);
      if (count == 0)
        text += "off";
      else
        append_vector(text, instruction, static_cast<Field>(operand.field), value, count);
      return;
    }
  }
}

/// An operand with its source modifiers: -v1, |v1|, neg(1.0), sext(v1).
template <class Isa>
void append_operand(std::string& text, const Instruction<Isa>& instruction, const AsmOperand& operand,
                    std::uint32_t wave_size) {
  const std::uint32_t modifiers = source_modifiers(instruction, operand);
  std::string plain;
  append_plain_operand(plain, instruction, operand, wave_size);
  const bool negate = (modifiers & 1u) != 0, absolute = (modifiers & 2u) != 0, sext = (modifiers & 4u) != 0;
  // "-1" would read as the constant -1.
  const char first = plain.empty() ? 'v' : plain[0];
  const bool constant = (first >= '0' && first <= '9') || first == '-';
  const bool named = negate && constant && !absolute;
  if (sext) text += "sext(";
  if (negate) text += named ? "neg(" : "-";
  if (absolute) text += '|';
  text += plain;
  if (absolute) text += '|';
  if (named || sext) text += ')';
}

}  // namespace lockstep::disasm_detail
