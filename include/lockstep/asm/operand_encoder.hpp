// The operands of one form: from what a program writes to the fields of the instruction, for the CDNA family.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/asm/constant.hpp"
#include "lockstep/asm/error.hpp"
#include "lockstep/asm/operand.hpp"
#include "lockstep/asm/options.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/matrix_formats.hpp"

namespace lockstep::assembler {

namespace detail {

/// By encoding the bits that mark it.
template <class Isa>
inline constexpr auto fixed_bits = [] {
  std::array<std::array<std::uint32_t, 4>, Isa::encoding_count> table{};
  for (const EncodingMatch& match : Isa::encoding_matches()) table[match.encoding] = match.value;
  return table;
}();

}  // namespace detail

/// Holds an instruction of one form and fills its operand fields.
template <class Isa>
class OperandEncoder {
 public:
  using Encoding = typename Isa::Encoding;

  explicit constexpr OperandEncoder(std::size_t form) : syntax_(Assembly<Isa>::form(form)) {
    const FormInfo& info = Isa::form(form);
    instruction.form = static_cast<std::uint16_t>(form);
    instruction.opcode = static_cast<typename Isa::Opcode>(info.opcode);
    encoding_ = static_cast<Encoding>(info.encoding);
    instruction.dwords = Isa::encoding_info(encoding_).dwords;
    instruction.words = detail::fixed_bits<Isa>[info.encoding];
    for (std::size_t i = 0; i < instruction.dwords; ++i) instruction.words[i] |= Isa::reserved(info).value[i];
    set(Field::op, info.number);
  }

  Instruction<Isa> instruction{};
  Failure failure{};

  /// Sets a field's bits; a value too large for it is a failure.
  constexpr void set(Field field, std::uint32_t value) {
    std::uint64_t rest = value;
    for (const BitRange& range : Isa::layout(encoding_, field).ranges) {
      if (range.width == 0) break;
      const std::uint32_t mask = range.width >= 32 ? ~0u : (1u << range.width) - 1;
      std::uint32_t& word = instruction.words[range.offset / 32];
      word = (word & ~(mask << range.offset % 32)) | (static_cast<std::uint32_t>(rest) & mask) << range.offset % 32;
      rest >>= range.width;
    }
    if (rest != 0) fail(AsmError::value_range);
  }

 protected:
  constexpr bool has(Field field) const { return Isa::layout(encoding_, field).present(); }
  constexpr void fail(AsmError error) {
    if (!failure) failure = {error, position_};
  }
  constexpr void require(bool fine, AsmError error) {
    if (!fine) fail(error);
  }

  /// The operands in the order of the text, those that the options leave out excepted.
  constexpr void operands(std::span<const Operand> given, const Options& options) {
    options_ = rest_ = options;
    given_ = given;
    std::size_t next = 0;
    for (const AsmOperand& wanted : Assembly<Isa>::operands(syntax_)) {
      if (!shown(wanted)) continue;
      position_ = static_cast<std::uint8_t>(next + 1);
      if (next >= given.size()) {
        if (wanted.kind == AsmKind::end_program) continue;
        return fail(AsmError::operand_count);
      }
      operand(wanted, given[next++]);
      if (failure) return;
    }
    position_ = 0;
    require(next == given.size(), AsmError::operand_count);
  }

  const AsmForm& syntax_;
  Encoding encoding_{};
  Options options_{};  ///< as given
  Options rest_{};     ///< what nothing has used yet

 private:
  using Style = detail::ConstantStyle;

  /// As disassembly shows them: see disasm_detail::operand_shown.
  constexpr bool shown(const AsmOperand& operand) const {
    if (operand.returned) return options_.sc0;
    return static_cast<Field>(operand.field) != Field::vdata || !options_.lds;
  }

  /// Which of the ACC bits governs a field: 0 and 1 of ACC, 2 for ACC_CD.
  constexpr unsigned acc_bit(Field field) const {
    if (field == Field::src1) return 1;
    return has(Field::acc_cd) && (field == Field::vdst || field == Field::src2) ? 2 : 0;
  }

  constexpr void vgpr_file(const AsmOperand& wanted, const Operand& given) {
    const bool acc = given.kind == OperandClass::accvgpr;
    if (!acc && given.kind != OperandClass::vgpr)
      return fail(wanted.file == AsmRegisterFile::accvgpr ? AsmError::not_an_accvgpr : AsmError::not_a_vgpr);
    if (wanted.file == AsmRegisterFile::accvgpr) return require(acc, AsmError::not_an_accvgpr);
    if (wanted.file != AsmRegisterFile::by_acc_bit) return require(!acc, AsmError::not_a_vgpr);
    const unsigned bit = acc_bit(static_cast<Field>(wanted.field));
    require((acc_seen_ >> bit & 1u) == 0 || (acc_value_ >> bit & 1u) == (acc ? 1u : 0u), AsmError::mixed_files);
    acc_seen_ |= 1u << bit;
    if (!acc) return;
    acc_value_ |= 1u << bit;
    if (bit == 2)
      set(Field::acc_cd, 1);
    else
      set(Field::acc, acc_value_ & 3u);
  }

  constexpr void registers(const Operand& given, std::uint32_t dwords) {
    require(given.count == dwords || given.count == 0, AsmError::register_count);
  }

  constexpr void vgprs(const AsmOperand& wanted, const Operand& given, std::uint32_t dwords, std::uint32_t base) {
    vgpr_file(wanted, given);
    registers(given, dwords);
    require(given.first < Isa::arch_vgprs, AsmError::value_range);
    if (!failure) set(static_cast<Field>(wanted.field), base + given.first);
  }

  /// How the operand reads constants: by the format of the operand of the operation.
  constexpr Style style(Field field) const {
    if (field == Field::vsrc0) field = Field::src0;
    for (const OperandInfo& info : Isa::operands(instruction.form_info()))
      if (!info.implicit && static_cast<Field>(info.field) == field) return disasm_detail::constant_style(&info);
    return Style::word;
  }

  /// The one literal of the instruction; two operands may have it when it is the same.
  constexpr void literal(std::uint32_t bits) {
    if (!has(Field::literal)) return fail(AsmError::literal_not_allowed);
    require(!literal_seen_ || instruction.literal() == bits, AsmError::two_literals);
    literal_seen_ = true;
    set(Field::literal, bits);
  }

  /// A scalar register, a special source or a constant: its selector.
  constexpr std::uint32_t scalar_selector(Field field, const Operand& given, std::uint32_t dwords) {
    if (given.kind == OperandClass::scalar) {
      const bool is_register = given.first < Isa::inline_zero;
      if (is_register) registers(given, dwords);
      return given.first;
    }
    const bool number = given.kind == OperandClass::integer || given.kind == OperandClass::floating ||
                        given.kind == OperandClass::literal;
    if (!number) {
      fail(AsmError::not_a_scalar);
      return 0;
    }
    const Constant found = constant<Isa>(given, style(field));
    require(found.error == AsmError::none, found.error);
    if (found.literal) literal(found.bits);
    return found.literal ? Isa::src_literal : found.selector;
  }

  constexpr void scalar(Field field, const Operand& given, std::uint32_t dwords) {
    const std::uint32_t selector = scalar_selector(field, given, dwords);
    if (!failure) set(field, selector);
  }

  /// Registers of a source: matrix sources of F8F6F4 need as many as the format in CBSZ or BLGP asks for.
  constexpr std::uint32_t source_dwords(const AsmOperand& wanted) const {
    if (!wanted.f8f6f4) return wanted.dwords;
    return f8f6f4_dwords(static_cast<Field>(wanted.field) == Field::src0 ? options_.cbsz : options_.blgp);
  }

  constexpr void source(const AsmOperand& wanted, const Operand& given) {
    const bool vector = given.kind == OperandClass::vgpr || given.kind == OperandClass::accvgpr;
    if (vector && wanted.file == AsmRegisterFile::sgpr) return fail(AsmError::not_a_scalar);
    if (vector || wanted.file == AsmRegisterFile::accvgpr)
      return vgprs(wanted, given, source_dwords(wanted), Isa::vgpr_first);
    scalar(static_cast<Field>(wanted.field), given, wanted.dwords);
  }

  constexpr void sdwa_source(const AsmOperand& wanted, const Operand& given) {
    if (given.kind == OperandClass::vgpr) return vgprs(wanted, given, wanted.dwords, 0);
    const auto field = static_cast<Field>(wanted.field);
    scalar(field, given, wanted.dwords);
    if (!failure) set(field == Field::vsrc1 ? Field::s1 : Field::s0, 1);
  }

  constexpr void scalar_group(const AsmOperand& wanted, const Operand& given) {
    if (given.kind != OperandClass::scalar) return fail(AsmError::not_a_scalar);
    const auto field = static_cast<Field>(wanted.field);
    const std::uint32_t group = Isa::layout(encoding_, field).group;
    registers(given, wanted.dwords);
    require(given.first % group == 0, AsmError::alignment);
    if (!failure) set(field, given.first / group);
  }

  static constexpr bool is_vcc(const Operand& given) {
    return given.kind == OperandClass::scalar && given.first == Isa::vcc_lo && given.count == 2;
  }

  constexpr void sdwa_destination(const Operand& given) {
    if (is_vcc(given)) return;
    if (given.kind != OperandClass::scalar) return fail(AsmError::not_a_scalar);
    scalar(Field::sdst, given, 2);
    if (!failure) set(Field::sd, 1);
  }

  /// A number of the field's width; of 16 bits it may have a sign.
  constexpr void immediate(Field field, const Operand& given) {
    if (given.kind != OperandClass::integer && given.kind != OperandClass::literal)
      return fail(AsmError::not_an_immediate);
    const bool negative =
        given.integer < 0 && given.integer >= -0x8000 && Isa::layout(encoding_, field).ranges[0].width == 16;
    require(negative || (given.integer >= 0 && given.integer <= 0xffffffff), AsmError::value_range);
    if (!failure) set(field, static_cast<std::uint32_t>(given.integer) & (negative ? 0xffffu : ~0u));
  }

  /// A 21-bit byte offset, a scalar register, or both.
  constexpr void smem_offset(const Operand& given) {
    const auto bytes = [&](std::int64_t offset) {
      require(offset >= -(1 << 20) && offset < 1 << 20, AsmError::value_range);
      if (failure) return;
      set(Field::imm, 1);
      set(Field::offset, static_cast<std::uint32_t>(offset) & 0x1fffffu);
    };
    if (given.kind == OperandClass::integer) return bytes(given.integer);
    if (given.kind != OperandClass::scalar) return fail(AsmError::not_an_address);
    registers(given, 1);
    if (!rest_.offset.given) return set(Field::offset, given.first);
    set(Field::soffset_en, 1);
    set(Field::soffset, given.first);
    bytes(rest_.offset.value);
    rest_.offset = {};
  }

  /// SADDR, which stands behind the address and decides its width.
  constexpr bool scalar_address_off() const {
    std::size_t i = 0;
    for (const AsmOperand& wanted : Assembly<Isa>::operands(syntax_)) {
      if (!shown(wanted)) continue;
      if (wanted.kind == AsmKind::scalar_address && i < given_.size()) return given_[i].kind == OperandClass::off;
      ++i;
    }
    return true;
  }

  constexpr void address(const AsmOperand& wanted, const Operand& given) {
    const bool none = given.kind == OperandClass::off;
    require(none || given.kind == OperandClass::vgpr, AsmError::not_an_address);
    switch (wanted.kind) {
      case AsmKind::global_address: return vgprs(wanted, given, scalar_address_off() ? 2 : 1, 0);
      case AsmKind::scratch_address:
        if (none) return;
        set(Field::sve, 1);
        return vgprs(wanted, given, 1, 0);
      default: {
        const std::uint32_t count = (options_.idxen ? 1u : 0u) + (options_.offen ? 1u : 0u);
        if (none) return require(count == 0, AsmError::not_an_address);
        return vgprs(wanted, given, count, 0);
      }
    }
  }

  constexpr void plain_operand(const AsmOperand& wanted, const Operand& given) {
    const auto field = static_cast<Field>(wanted.field);
    switch (wanted.kind) {
      case AsmKind::vgpr:
        if (wanted.file != AsmRegisterFile::sgpr) return vgprs(wanted, given, wanted.dwords, 0);
        return scalar(field, given, wanted.dwords);
      case AsmKind::source: return source(wanted, given);
      case AsmKind::scalar: return scalar(field, given, wanted.dwords);
      case AsmKind::scalar_group: return scalar_group(wanted, given);
      case AsmKind::sdwa_source: return sdwa_source(wanted, given);
      case AsmKind::sdwa_destination: return sdwa_destination(given);
      case AsmKind::vcc: return require(is_vcc(given), AsmError::not_vcc);
      case AsmKind::literal:
      case AsmKind::literal_constant: return literal_operand(given);
      case AsmKind::label:
        if (given.kind == OperandClass::label) return;  // known when the program is put together
        return given.kind == OperandClass::integer ? immediate(field, given) : fail(AsmError::not_a_label);
      case AsmKind::smem_offset: return smem_offset(given);
      case AsmKind::global_address:
      case AsmKind::scratch_address:
      case AsmKind::buffer_address: return address(wanted, given);
      case AsmKind::scalar_address:
        if (given.kind == OperandClass::off) return set(field, Isa::saddr_off);
        return scalar(field, given, wanted.dwords);
      case AsmKind::hexadecimal:
      case AsmKind::immediate:
      case AsmKind::hwreg:
      case AsmKind::message:
      case AsmKind::waitcnt:
      case AsmKind::gpr_index:
      case AsmKind::end_program: return immediate(field, given);
      case AsmKind::message_return:
      case AsmKind::delay:
      case AsmKind::depctr:
      case AsmKind::version:
      case AsmKind::signed_offset: return fail(AsmError::family_not_supported);
    }
  }

  /// An operand that is always a literal: of floats its bits, of integers itself.
  constexpr void literal_operand(const Operand& given) {
    if (given.kind == OperandClass::floating) {
      const Constant found = detail::float_literal(given.real, style(Field::src0));
      require(found.error == AsmError::none, found.error);
      return literal(found.bits);
    }
    if (given.kind != OperandClass::integer && given.kind != OperandClass::literal)
      return fail(AsmError::not_an_immediate);
    require(given.integer >= -0x80000000ll && given.integer <= 0xffffffffll, AsmError::value_range);
    literal(static_cast<std::uint32_t>(given.integer));
  }

  constexpr void operand(const AsmOperand& wanted, const Operand& given) {
    plain_operand(wanted, given);
    if (failure || !given.modified()) return;
    require(given.sign_extend ? wanted.sext : wanted.fp, AsmError::source_modifier);
    require(!given.sign_extend || !(given.negate || given.absolute), AsmError::source_modifier);
    if (failure) return;
    const auto field = static_cast<Field>(wanted.field);
    if (has(Field::src0_neg)) {  // control words of DPP and SDWA
      const bool second = field == Field::vsrc1;
      if (given.sign_extend) set(second ? Field::src1_sext : Field::src0_sext, 1);
      if (given.negate) set(second ? Field::src1_neg : Field::src0_neg, 1);
      if (given.absolute) set(second ? Field::src1_abs : Field::src0_abs, 1);
      return;
    }
    const unsigned index = field == Field::src0 ? 0 : field == Field::src1 ? 1 : 2;
    const Field absolute = has(Field::abs) ? Field::abs : Field::neg_hi;  // MAD_MIX, in VOP3P, takes NEG_HI for it
    if (given.negate) set(Field::neg, instruction.field(Field::neg) | 1u << index);
    if (given.absolute) set(absolute, instruction.field(absolute) | 1u << index);
  }

  std::span<const Operand> given_{};
  std::uint8_t position_ = 0;
  std::uint32_t acc_seen_ = 0, acc_value_ = 0;
  bool literal_seen_ = false;
};

}  // namespace lockstep::assembler
