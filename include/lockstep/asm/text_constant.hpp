// Numbers of assembly text as operands, by LLVM's rules: an integer stands for its bits, and is inline where these are
// an inline integer's or float's; lit() and lit64() are never inline.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "lockstep/asm/error.hpp"
#include "lockstep/asm/operand.hpp"
#include "lockstep/core/convert.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/disasm/constants.hpp"

namespace lockstep::assembler {

/// A constant operand on its way into an instruction.
struct Constant {
  std::uint32_t selector = 0;  ///< an inline constant's, unless literal
  std::uint64_t bits = 0;      ///< of the literal
  bool literal = false;
  AsmError error = AsmError::none;
};

namespace detail {

using disasm_detail::ConstantStyle;

/// Does the number, with a sign or without, have at most `bits` bits?
constexpr bool fits_bits(std::int64_t value, unsigned bits) {
  if (bits >= 64) return true;
  const std::int64_t all = std::int64_t{1} << bits;
  return value >= -all / 2 && value < all;
}

constexpr bool takes_half(ConstantStyle style) {
  return style == ConstantStyle::half_float || style == ConstantStyle::half_bfloat ||
         style == ConstantStyle::half_integer;
}
constexpr bool is_packed(ConstantStyle style) {
  return style == ConstantStyle::packed_float || style == ConstantStyle::packed_bfloat ||
         style == ConstantStyle::packed_integer;
}
constexpr bool is_long(ConstantStyle style) {
  return style == ConstantStyle::long_float || style == ConstantStyle::long_integer;
}

/// The floating inline constant with these bits in the operand's format; 9: none.
constexpr std::size_t inline_float_of_bits(std::uint64_t bits, ConstantStyle style) {
  constexpr std::uint64_t inverse_two_pi = 0x3fc45f306dc9c882;
  const auto low = static_cast<std::uint32_t>(bits);
  switch (style) {
    case ConstantStyle::long_float:
    case ConstantStyle::long_integer: {
      if (bits == inverse_two_pi) return 8;
      const std::size_t place =
          disasm_detail::position(disasm_detail::inline_f64_high, static_cast<std::uint32_t>(bits >> 32));
      return low == 0 && place < 8 ? place : 9;
    }
    case ConstantStyle::half_float:
    case ConstantStyle::packed_float: return disasm_detail::position(disasm_detail::inline_f16, low & 0xffffu);
    case ConstantStyle::half_bfloat:
    case ConstantStyle::packed_bfloat: return disasm_detail::position(disasm_detail::inline_bf16, low & 0xffffu);
    default: return disasm_detail::position(disasm_detail::inline_f32, low);
  }
}

/// Inline, if these bits of an operand are: as an integer, or as a float.
template <class Isa>
constexpr Constant inline_of_bits(const Isa& isa, std::int64_t value, std::uint64_t bits, ConstantStyle style) {
  if (value >= 0 && value <= 64) return {.selector = isa.inline_zero + static_cast<std::uint32_t>(value)};
  if (value >= -16 && value < 0) return {.selector = isa.inline_minus_one - 1 + static_cast<std::uint32_t>(-value)};
  const std::size_t place = inline_float_of_bits(bits, style);
  if (place < 9) return {.selector = isa.inline_float_first + static_cast<std::uint32_t>(place)};
  return {.error = AsmError::inexact_constant};
}

template <class Isa>
constexpr Constant text_integer(const Isa& isa, const Operand& operand, ConstantStyle style, bool wide) {
  const std::int64_t value = operand.integer;
  const auto bits = static_cast<std::uint64_t>(value);
  if (operand.rule == NumberRule::text) {
    const unsigned size = is_long(style) ? 64 : takes_half(style) || is_packed(style) ? 16 : 32;
    if (fits_bits(value, size)) {
      // Of 16-bit integers 0xffff is not -1: LLVM looks at all 32 bits.
      const bool half_float = style == ConstantStyle::half_float || style == ConstantStyle::half_bfloat;
      const std::int64_t extended = half_float   ? static_cast<std::int16_t>(value)
                                    : size == 32 ? static_cast<std::int32_t>(value)
                                                 : value;
      const Constant found = inline_of_bits(isa, extended, bits, style);
      if (found.error == AsmError::none) return found;
    }
  }
  if (wide != (operand.rule == NumberRule::literal64) && !(wide && operand.rule == NumberRule::text && is_long(style)))
    return {.error = AsmError::literal_not_allowed};
  if (wide) return {.bits = bits, .literal = true};
  if (!fits_bits(value, takes_half(style) ? 16 : 32)) return {.error = AsmError::inexact_constant};
  return {.bits = bits & (takes_half(style) ? 0xffffu : 0xffffffffu), .literal = true};
}

/// A float's bits in the format: of 16-bit formats rounded; not finite: the format does not reach so far.
struct RoundedFloat {
  std::uint64_t bits = 0;
  bool finite = true;
};
constexpr RoundedFloat rounded_float(double value, ConstantStyle style) {
  if (is_long(style)) return {std::bit_cast<std::uint64_t>(value), true};
  const F32 single{std::bit_cast<std::uint32_t>(static_cast<float>(value))};
  std::uint32_t bits = single.bits, infinity = 0x7f800000;
  if (style == ConstantStyle::half_float || style == ConstantStyle::packed_float) {
    bits = fp::f32_to_f16(single, DefaultMode{}).bits;
    infinity = 0x7c00;
  } else if (style == ConstantStyle::half_bfloat || style == ConstantStyle::packed_bfloat) {
    bits = fp::f32_to_bf16(single, DefaultMode{}).bits;
    infinity = 0x7f80;
  }
  return {bits, (bits & infinity) != infinity};
}

template <class Isa>
constexpr Constant text_float(const Isa& isa, const Operand& operand, ConstantStyle style, bool wide) {
  RoundedFloat rounded = rounded_float(operand.real, style);
  // The inline constant 1/(2 pi) of bf16 is cut off, not rounded.
  const bool bfloat = style == ConstantStyle::half_bfloat || style == ConstantStyle::packed_bfloat;
  if (bfloat && static_cast<float>(operand.real) == 0.15915494f) rounded.bits = disasm_detail::inline_bf16[8];
  if (!rounded.finite) return {.error = AsmError::inexact_constant};
  if (operand.rule == NumberRule::text) {
    const auto value = static_cast<std::int64_t>(rounded.bits);
    const Constant found = inline_of_bits(isa, value, rounded.bits, style);
    if (found.error == AsmError::none) return found;
  }
  if (style == ConstantStyle::half_integer || style == ConstantStyle::long_integer)
    return {.error = AsmError::inexact_constant};
  if (wide) {
    if (style != ConstantStyle::long_float || operand.rule == NumberRule::literal)
      return {.error = AsmError::literal_not_allowed};
    return {.bits = rounded.bits, .literal = true};
  }
  if (operand.rule == NumberRule::literal64) return {.error = AsmError::literal_not_allowed};
  if (style != ConstantStyle::long_float) return {.bits = rounded.bits, .literal = true};
  if ((rounded.bits & 0xffffffffu) != 0) return {.error = AsmError::inexact_constant};
  return {.bits = rounded.bits >> 32, .literal = true};
}

/// A number of the text for an operand whose constants are read in `style`; `wide`: its literal, if it takes one, has
/// 64 bits.
template <class Isa>
constexpr Constant text_constant(const Isa& isa, const Operand& operand, ConstantStyle style, bool wide) {
  return operand.kind == OperandClass::floating ? text_float(isa, operand, style, wide)
                                                : text_integer(isa, operand, style, wide);
}

}  // namespace detail

}  // namespace lockstep::assembler
