// Modifiers whose number stands in bits of other fields: formats, scales and reuse of matrices, index keys, bytes and
// scales that conversions pick, waits of parameter loads. Where the bits are, for disassembly and encoder, and the
// names of the numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/base/common.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/disasm/text.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep::disasm_detail {

/// `width` bits from bit `low` of `field` on, and above them one bit that is a field of its own.
struct ModifierPlace {
  Field field = Field::count_;  ///< count_: the modifier has no such place
  std::uint8_t low = 0;
  std::uint8_t width = 0;
  Field top = Field::count_;

  constexpr explicit operator bool() const { return field != Field::count_; }
  constexpr std::uint32_t mask() const { return ((1u << width) - 1) << low; }
};

/// Where the number of a modifier stands. `scaled`: in an instruction that has scales in words of their own.
constexpr ModifierPlace modifier_place(AsmModifier modifier, bool scaled) {
  switch (modifier) {
    case AsmModifier::index_key: return {Field::op_sel, 0, 2};
    case AsmModifier::matrix_a_fmt: return {Field::op_sel, 0, 3};
    case AsmModifier::matrix_b_fmt: return {Field::op_sel_hi, 0, 2, Field::op_sel_hi_2};
    case AsmModifier::matrix_a_scale: return {Field::scl_op_sel, 0, 1};
    case AsmModifier::matrix_b_scale: return {Field::scl_op_sel_hi, 0, 1};
    case AsmModifier::matrix_a_scale_fmt: return {Field::scl_neg, 0, 2};
    case AsmModifier::matrix_b_scale_fmt: return {Field::scl_neg_hi, 0, 2};
    case AsmModifier::matrix_a_reuse: return {scaled ? Field::scl_op_sel : Field::op_sel, 2, 1};
    case AsmModifier::matrix_b_reuse: return {scaled ? Field::scl_op_sel_hi_2 : Field::op_sel_hi_2, 0, 1};
    case AsmModifier::source_byte_sel: return {Field::op_sel, 0, 2};
    case AsmModifier::byte_sel: return {Field::op_sel, 2, 2};
    case AsmModifier::scale_sel: return {Field::op_sel, 0, 4};
    case AsmModifier::dual_bitop3: return {Field::vsrc2, 0, 8};
    case AsmModifier::wait_exp: return {Field::waitexp, 0, 3};
    case AsmModifier::wait_vdst: return {Field::wait_vdst, 0, 4};
    case AsmModifier::wait_va_vdst: return {Field::wait_va_vdst, 0, 4};
    case AsmModifier::wait_vm_vsrc: return {Field::wait_vm_vsrc, 0, 1};
    default: return {};
  }
}

/// The byte of a source has its two bits in the other order.
constexpr std::uint32_t swap_two_bits(std::uint32_t value) { return (value >> 1 & 1u) | (value & 1u) << 1; }

/// The number of a modifier that has a place.
template <class Isa>
constexpr std::uint32_t modifier_number(const Instruction<Isa>& instruction, AsmModifier modifier) {
  const ModifierPlace place = modifier_place(modifier, instruction.has(Field::scl_op_sel));
  std::uint32_t number = instruction.field(place.field) >> place.low & ((1u << place.width) - 1);
  if (place.top != Field::count_) number |= instruction.field(place.top) << place.width;
  return modifier == AsmModifier::source_byte_sel ? swap_two_bits(number) : number;
}

/// Bits of OP_SEL that pick bytes and so no halves of registers.
template <class Isa>
constexpr std::uint32_t byte_sel_bits(const Instruction<Isa>& instruction) {
  for (const AsmModifierUse& use : Assembly<Isa>::modifiers(Assembly<Isa>::form(instruction.form)))
    if (use.kind == AsmModifier::byte_sel || use.kind == AsmModifier::source_byte_sel)
      return modifier_place(use.kind, false).mask();
  return 0;
}

/// A truth table: in decimal up to 10.
void append_truth_table(std::string& text, std::uint32_t table);

/// " matrix_a_fmt:MATRIX_FMT_BF8", " index_key:1": nothing for 0, waits aside.
void append_numbered_modifier(std::string& text, AsmModifier modifier, std::uint32_t number);

}  // namespace lockstep::disasm_detail

#if !defined(LOCKSTEP_COMMON_LINKED)

namespace lockstep::disasm_detail {

LOCKSTEP_COMMON void append_truth_table(std::string& text, std::uint32_t table) {
  if (table == 0) return;
  text += " bitop3:";
  if (table <= 10)
    append_decimal(text, table);
  else
    append_hex(text, table);
}

LOCKSTEP_COMMON void append_numbered_modifier(std::string& text, AsmModifier modifier, std::uint32_t number) {
  constexpr std::string_view formats[] = {"FP8", "BF8", "FP6", "BF6", "FP4"}, rows[] = {"ROW0", "ROW1"},
                             scale_formats[] = {"E8", "E5M3", "E4M3"};
  const auto named = [&](std::string_view word, std::string_view prefix, const auto& names) {
    if (number == 0) return;
    if (number >= std::size(names)) return append_number(text, word, number);
    text += ' ';
    text += word;
    text += ':';
    text += prefix;
    text += names[number];
  };
  const auto plain = [&](std::string_view word) {
    if (number != 0) append_number(text, word, number);
  };
  switch (modifier) {
    case AsmModifier::index_key: return plain("index_key");
    case AsmModifier::matrix_a_fmt: return named("matrix_a_fmt", "MATRIX_FMT_", formats);
    case AsmModifier::matrix_b_fmt: return named("matrix_b_fmt", "MATRIX_FMT_", formats);
    case AsmModifier::matrix_a_scale: return named("matrix_a_scale", "MATRIX_SCALE_", rows);
    case AsmModifier::matrix_b_scale: return named("matrix_b_scale", "MATRIX_SCALE_", rows);
    case AsmModifier::matrix_a_scale_fmt: return named("matrix_a_scale_fmt", "MATRIX_SCALE_FMT_", scale_formats);
    case AsmModifier::matrix_b_scale_fmt: return named("matrix_b_scale_fmt", "MATRIX_SCALE_FMT_", scale_formats);
    case AsmModifier::matrix_a_reuse:
      if (number != 0) text += " matrix_a_reuse";
      return;
    case AsmModifier::matrix_b_reuse:
      if (number != 0) text += " matrix_b_reuse";
      return;
    case AsmModifier::source_byte_sel:
    case AsmModifier::byte_sel: return plain("byte_sel");
    case AsmModifier::scale_sel: return plain("scale_sel");
    case AsmModifier::dual_bitop3: return append_truth_table(text, number);
    case AsmModifier::wait_exp: return append_number(text, "wait_exp", number);
    case AsmModifier::wait_vdst: return append_number(text, "wait_vdst", number);
    case AsmModifier::wait_va_vdst: return append_number(text, "wait_va_vdst", number);
    case AsmModifier::wait_vm_vsrc: return append_number(text, "wait_vm_vsrc", number);
    default: return;
  }
}

}  // namespace lockstep::disasm_detail

#endif
