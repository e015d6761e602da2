// The fields of one form of an instruction: numbers, literals and constants into the bits that the tables give them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "lockstep/asm/constant.hpp"
#include "lockstep/asm/error.hpp"
#include "lockstep/asm/operand.hpp"
#include "lockstep/disasm/modifier_options.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/isa_pointer.hpp"
#include "lockstep/isa/memory_bits.hpp"
#include "lockstep/isa/wait_counter.hpp"

namespace lockstep::assembler {

namespace detail {

/// By encoding the bits that mark it, of an ISA that is an empty class.
template <class Isa>
inline constexpr auto fixed_bits = [] {
  std::array<std::array<std::uint32_t, 4>, Isa::encoding_count> table{};
  for (const EncodingMatch& match : Isa::encoding_matches()) table[match.encoding] = match.value;
  return table;
}();

/// The bits that mark an encoding. Constant evaluation counts steps, so it has a table.
template <class Isa>
constexpr std::array<std::uint32_t, 4> marking_bits(const Isa& isa, std::uint8_t encoding) {
  if constexpr (std::is_empty_v<Isa>) {
    return fixed_bits<Isa>[encoding];
  } else {
    std::array<std::uint32_t, 4> bits{};
    for (const EncodingMatch& match : isa.encoding_matches())
      if (match.encoding == encoding) bits = match.value;
    return bits;
  }
}

}  // namespace detail

/// Holds an instruction of one form and fills its fields.
template <class Isa>
class FieldEncoder {
 public:
  using Encoding = typename Isa::Encoding;

  /// `isa`: nothing to say of an ISA that is an empty class.
  explicit constexpr FieldEncoder(std::size_t form, IsaPointer<Isa> isa_pointer = {})
      : syntax_(assembly_of(*isa_pointer).form(form)) {
    instruction.isa_pointer = isa_pointer;
    const FormInfo& info = isa().form(form);
    instruction.form = static_cast<std::uint16_t>(form);
    instruction.opcode = static_cast<typename Isa::Opcode>(info.opcode);
    encoding_ = static_cast<Encoding>(info.encoding);
    instruction.dwords = isa().encoding_info(encoding_).dwords;
    instruction.words = detail::marking_bits(isa(), info.encoding);
    for (std::size_t i = 0; i < instruction.dwords; ++i) instruction.words[i] |= isa().reserved(info).value[i];
    set(Field::op, info.number);
  }

  Instruction<Isa> instruction{};
  Failure failure{};

  /// Sets a field's bits; a value too large for it is a failure.
  constexpr void set(Field field, std::uint64_t value) {
    const FieldLayout& layout = isa().layout(encoding_, field);
    std::uint64_t rest = value ^ layout.inverted;
    for (const BitRange& range : layout.ranges) {
      if (range.width == 0) break;
      const std::uint32_t mask = range.width >= 32 ? ~0u : (1u << range.width) - 1;
      std::uint32_t& word = instruction.words[range.offset / 32];
      word = (word & ~(mask << range.offset % 32)) | (static_cast<std::uint32_t>(rest) & mask) << range.offset % 32;
      rest >>= range.width;
    }
    if (rest != 0) fail(AsmError::value_range);
  }

 protected:
  using Style = detail::ConstantStyle;

  constexpr decltype(auto) isa() const { return instruction.isa(); }
  constexpr decltype(auto) assembly() const { return assembly_of(instruction.isa()); }
  constexpr bool has(Field field) const { return isa().layout(encoding_, field).present(); }
  constexpr void fail(AsmError error) {
    if (!failure) failure = {error, position_};
  }
  constexpr void require(bool fine, AsmError error) {
    if (!fine) fail(error);
  }

  constexpr void registers(const Operand& given, std::uint32_t dwords) {
    require(given.count == dwords || given.count == 0, AsmError::register_count);
  }

  /// How the operand reads constants: by the format of the operand of the operation.
  constexpr Style style(Field field) const {
    if (field == Field::vsrc0) field = Field::src0;
    for (const OperandInfo& info : isa().operands(instruction.form_info()))
      if (!info.implicit && static_cast<Field>(info.field) == field) return disasm_detail::constant_style(&info);
    return Style::word;
  }

  /// The same by LLVM's classes of operands, which decide what a number of the text means.
  constexpr Style text_style(Field field) const {
    AsmOperand operand;
    operand.field = static_cast<std::uint8_t>(field);
    return disasm_detail::style_of(instruction, operand);
  }

  /// The one literal of the instruction; two operands may have it when it is the same.
  constexpr void literal(std::uint64_t bits) {
    if (!has(Field::literal)) return fail(AsmError::literal_not_allowed);
    require(!literal_seen_ || instruction.literal64() == bits, AsmError::two_literals);
    literal_seen_ = true;
    set(Field::literal, bits);
  }

  /// Has the literal 64 bits?
  constexpr bool wide_literal() const { return isa().layout(encoding_, Field::literal).ranges[1].width != 0; }
  constexpr std::uint32_t literal_selector() const { return wide_literal() ? isa().src_literal64 : isa().src_literal; }

  /// A scalar register, a special source or a constant: its selector.
  constexpr std::uint32_t scalar_selector(Field field, const Operand& given, std::uint32_t dwords) {
    if (given.kind == OperandClass::scalar) {
      const bool is_register = given.first < isa().inline_zero;
      if (is_register) registers(given, dwords);
      return given.first;
    }
    const bool number = given.kind == OperandClass::integer || given.kind == OperandClass::floating ||
                        given.kind == OperandClass::literal || given.kind == OperandClass::literal64;
    if (!number) {
      fail(AsmError::not_a_scalar);
      return 0;
    }
    const bool of_text = given.rule != NumberRule::program;
    const Constant found = constant(isa(), given, of_text ? text_style(field) : style(field), wide_literal());
    require(found.error == AsmError::none, found.error);
    if (found.literal) literal(found.bits);
    return found.literal ? literal_selector() : found.selector;
  }

  /// A number of the field's width; of 16 bits it may have a sign.
  constexpr void immediate(Field field, const Operand& given) {
    if (given.kind != OperandClass::integer && given.kind != OperandClass::literal)
      return fail(AsmError::not_an_immediate);
    const bool negative =
        given.integer < 0 && given.integer >= -0x8000 && isa().layout(encoding_, field).ranges[0].width == 16;
    require(negative || (given.integer >= 0 && given.integer <= 0xffffffff), AsmError::value_range);
    if (!failure) set(field, static_cast<std::uint32_t>(given.integer) & (negative ? 0xffffu : ~0u));
  }

  /// Counters of S_WAITCNT as named, or their number.
  constexpr void wait_counts(Field field, const Operand& given) {
    if (given.kind != OperandClass::waitcnt) return immediate(field, given);
    std::uint32_t value = 0;
    each_waitcnt_field(instruction, [&](const WaitField& counter) {
      const std::uint32_t count = Waitcnt::limit(given, counter.counter), idle = counter.most();
      require(count == Waitcnt::not_named || count <= idle, AsmError::value_range);
      value |= counter.bits_of(count < idle ? count : idle);
    });
    set(field, value);
  }

  /// An offset in bytes of the field OFFSET. Of a buffer the uppermost bit must be 0 where the field has a sign.
  constexpr void byte_offset(std::int64_t offset) {
    const OffsetField field = offset_field(instruction);
    require(field.holds(offset) && (offset >= 0 || !has(Field::offen)), AsmError::value_range);
    const std::uint64_t mask = (std::uint64_t{1} << field.bits) - 1;
    if (!failure) set(Field::offset, static_cast<std::uint64_t>(offset) & mask);
  }

  /// An operand that is always a literal: of floats its bits, of integers itself.
  constexpr void literal_operand(const Operand& given) {
    if (wide_literal()) {
      const bool bits = given.rule != NumberRule::program && given.kind == OperandClass::integer;
      if (bits) return literal(static_cast<std::uint64_t>(given.integer));
      const Constant found = detail::wide_literal(given, style(Field::src0));
      require(found.error == AsmError::none, found.error);
      return literal(found.bits);
    }
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

  const AsmForm& syntax_;
  Encoding encoding_{};
  Options options_{};  ///< as given
  Options rest_{};     ///< what nothing has used yet
  /// There is a literal already: its field has a meaning.
  bool literal_seen_ = false;
  std::uint8_t position_ = 0;  ///< of the operand that is encoded, from 1; 0: none
};

}  // namespace lockstep::assembler
