// Numbers as operands: the inline constant where there is one, else the bits of a literal in the operand's format.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "lockstep/asm/error.hpp"
#include "lockstep/asm/operand.hpp"
#include "lockstep/asm/text_constant.hpp"
#include "lockstep/core/convert.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/disasm/constants.hpp"

namespace lockstep::assembler {

namespace detail {

using disasm_detail::ConstantStyle;

/// Nine values that inline constants have, as they would be written.
constexpr std::size_t inline_float(double value, bool long_float) {
  constexpr double values[] = {0.5, -0.5, 1, -1, 2, -2, 4, -4};
  for (std::size_t i = 0; i < 8; ++i)
    if (value == values[i]) return i;
  const bool inverse_two_pi = long_float ? value == 0.15915494309189532 : static_cast<float>(value) == 0.15915494f;
  return inverse_two_pi ? 8 : 9;
}

constexpr bool narrow(ConstantStyle style) {
  return style == ConstantStyle::half_float || style == ConstantStyle::half_bfloat ||
         style == ConstantStyle::half_integer;
}

/// An integer's bits as a literal of the operand's format. 64-bit operands extend a literal by its sign or by zeros:
/// only numbers for which both give the same are taken.
constexpr Constant integer_literal(std::int64_t value, ConstantStyle style) {
  const bool wide = style == ConstantStyle::long_float || style == ConstantStyle::long_integer;
  const std::int64_t low = wide ? 0 : narrow(style) ? -0x8000 : std::numeric_limits<std::int32_t>::min();
  const std::int64_t high = wide ? 0x7fffffff : narrow(style) ? 0xffff : 0xffffffff;
  if (style == ConstantStyle::long_float || value < low || value > high) return {.error = AsmError::inexact_constant};
  const auto bits = static_cast<std::uint32_t>(value);
  return {.bits = narrow(style) ? bits & 0xffffu : bits, .literal = true};
}

/// A float's bits as a literal: rounded to the format. Of 64 bits a literal holds the upper half, so the lower must be
/// 0.
constexpr Constant float_literal(double value, ConstantStyle style) {
  const auto single = static_cast<float>(value);
  const F32 rounded{std::bit_cast<std::uint32_t>(single)};
  switch (style) {
    case ConstantStyle::word: return {.bits = rounded.bits, .literal = true};
    case ConstantStyle::half_float: return {.bits = fp::f32_to_f16(rounded, DefaultMode{}).bits, .literal = true};
    case ConstantStyle::half_bfloat: return {.bits = fp::f32_to_bf16(rounded, DefaultMode{}).bits, .literal = true};
    case ConstantStyle::long_float: {
      const auto bits = std::bit_cast<std::uint64_t>(value);
      if ((bits & 0xffffffffu) != 0) return {.error = AsmError::inexact_constant};
      return {.bits = static_cast<std::uint32_t>(bits >> 32), .literal = true};
    }
    default: return {.error = AsmError::inexact_constant};
  }
}

/// The same of 64 bits, which holds all of an operand of 64 bits.
constexpr Constant wide_literal(const Operand& operand, ConstantStyle style) {
  const bool integer = operand.kind == OperandClass::integer;
  if (operand.kind == OperandClass::literal64 || (integer && style == ConstantStyle::long_integer))
    return {.bits = static_cast<std::uint64_t>(operand.integer), .literal = true};
  if (operand.kind == OperandClass::floating && style == ConstantStyle::long_float)
    return {.bits = std::bit_cast<std::uint64_t>(operand.real), .literal = true};
  return {.error = AsmError::inexact_constant};
}

/// The literal that has the value of `operand`, of 64 bits if `wide`.
constexpr Constant literal_of(const Operand& operand, ConstantStyle style, bool wide) {
  const bool long_style = style == ConstantStyle::long_float || style == ConstantStyle::long_integer;
  if (wide && (long_style || operand.kind == OperandClass::literal64)) return wide_literal(operand, style);
  if (wide) return {.error = AsmError::literal_not_allowed};
  switch (operand.kind) {
    case OperandClass::literal: return {.bits = static_cast<std::uint32_t>(operand.integer), .literal = true};
    case OperandClass::integer: return integer_literal(operand.integer, style);
    case OperandClass::floating: return float_literal(operand.real, style);
    default: return {.error = AsmError::inexact_constant};
  }
}

}  // namespace detail

/// `operand`, an integer, a float or a literal, for an operand whose constants are read in `style`; `wide`: the
/// literal, if it takes one, has 64 bits.
template <class Isa>
constexpr Constant constant(const Isa& isa, const Operand& operand, detail::ConstantStyle style, bool wide) {
  using detail::ConstantStyle;
  if (operand.rule != NumberRule::program) return detail::text_constant(isa, operand, style, wide);
  if (operand.kind == OperandClass::integer) {
    if (operand.integer >= 0 && operand.integer <= 64)
      return {.selector = isa.inline_zero + static_cast<std::uint32_t>(operand.integer)};
    if (operand.integer >= -16 && operand.integer < 0)
      return {.selector = isa.inline_minus_one - 1 + static_cast<std::uint32_t>(-operand.integer)};
  }
  if (operand.kind == OperandClass::floating) {
    if (std::bit_cast<std::uint64_t>(operand.real) == 0) return {.selector = isa.inline_zero};
    if (style == ConstantStyle::half_integer || style == ConstantStyle::packed_integer)
      return {.error = AsmError::inexact_constant};
    const bool long_style = style == ConstantStyle::long_float || style == ConstantStyle::long_integer;
    const std::size_t place = detail::inline_float(operand.real, long_style);
    if (place < 9) return {.selector = isa.inline_float_first + static_cast<std::uint32_t>(place)};
  }
  return detail::literal_of(operand, style, wide);
}

}  // namespace lockstep::assembler
