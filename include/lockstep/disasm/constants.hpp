// Inline constants and literals as assembly text, by the type of the operand they stand for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "lockstep/disasm/syntax.hpp"
#include "lockstep/disasm/text.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::disasm_detail {

/// How a constant is read, which decides how LLVM shows it.
enum class ConstantStyle : std::uint8_t {
  word,
  half_float,
  half_integer,
  half_bfloat,
  packed_float,
  packed_bfloat,
  packed_integer,
  long_float,
  long_integer
};

constexpr ConstantStyle constant_style(const OperandInfo* operand) {
  if (operand == nullptr) return ConstantStyle::word;
  const DataFormat& format = operand->format;
  const bool scalar = operand->kind == OperandKind::ssrc || operand->kind == OperandKind::ssrc_nolit;
  // The scalar unit of GFX9 has no 16-bit operands; that of GFX11 has floats.
  const bool scalar_float = scalar && format.kind == DataFormat::Kind::floating && format.element_bits == 16;
  if (scalar_float) return ConstantStyle::half_float;
  if (scalar && format.element_bits != 64) return ConstantStyle::word;
  const bool floating = format.kind == DataFormat::Kind::floating, bfloat = format.kind == DataFormat::Kind::bfloat;
  if (format.element_bits == 64) return floating ? ConstantStyle::long_float : ConstantStyle::long_integer;
  if (format.element_bits != 16) return ConstantStyle::word;
  if (format.count == 1)
    return floating ? ConstantStyle::half_float : bfloat ? ConstantStyle::half_bfloat : ConstantStyle::half_integer;
  return floating ? ConstantStyle::packed_float : bfloat ? ConstantStyle::packed_bfloat : ConstantStyle::packed_integer;
}

/// How constants of the operand are shown. The control words of DPP and SDWA hold source 0 in VSRC0.
template <class Isa>
constexpr ConstantStyle style_of(const Instruction<Isa>& instruction, const AsmOperand& operand) {
  const Field field =
      static_cast<Field>(operand.field) == Field::vsrc0 ? Field::src0 : static_cast<Field>(operand.field);
  for (const OperandInfo& info : instruction.operands())
    if (!info.implicit && static_cast<Field>(info.field) == field) {
      const ConstantStyle style = constant_style(&info);
      if (info.kind != OperandKind::ssrc || style != ConstantStyle::half_float) return style;
      // Scalar floats of 16 bits: LLVM has another class of operands in each format.
      if (!instruction.has(Field::sdst)) return ConstantStyle::half_integer;
      return instruction.has(Field::ssrc1) ? style : ConstantStyle::word;
    }
  return ConstantStyle::word;
}

/// 0.5 -0.5 1 -1 2 -2 4 -4 1/(2*pi), the floating inline constants, in each format.
inline constexpr std::array<std::uint32_t, 9> inline_f32{0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000,
                                                         0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983};
inline constexpr std::array<std::uint32_t, 9> inline_f16{0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000,
                                                         0xc000, 0x4400, 0xc400, 0x3118};
inline constexpr std::array<std::uint32_t, 9> inline_bf16{0x3f00, 0xbf00, 0x3f80, 0xbf80, 0x4000,
                                                          0xc000, 0x4080, 0xc080, 0x3e22};
/// Upper halves; 1/(2*pi) has a lower half that no literal can hold.
inline constexpr std::array<std::uint32_t, 8> inline_f64_high{0x3fe00000, 0xbfe00000, 0x3ff00000, 0xbff00000,
                                                              0x40000000, 0xc0000000, 0x40100000, 0xc0100000};

template <std::size_t size>
constexpr std::size_t position(const std::array<std::uint32_t, size>& values, std::uint32_t value) {
  std::size_t i = 0;
  while (i < size && values[i] != value) ++i;
  return i;
}
template <std::size_t size>
constexpr bool contains(const std::array<std::uint32_t, size>& values, std::uint32_t value) {
  return position(values, value) < size;
}

constexpr bool inline_integer(std::int32_t value) { return value >= -16 && value <= 64; }

/// Could an inline constant stand for the literal? Then it is written lit(0x..), so that it is assembled as a literal.
constexpr bool has_inline_form(ConstantStyle style, std::uint32_t literal) {
  const auto whole = static_cast<std::int32_t>(literal);
  const auto low = static_cast<std::int16_t>(literal & 0xffffu);
  switch (style) {
    case ConstantStyle::word: return inline_integer(whole) || contains(inline_f32, literal);
    case ConstantStyle::half_float: return inline_integer(low) || contains(inline_f16, literal & 0xffffu);
    case ConstantStyle::half_bfloat: return inline_integer(low) || contains(inline_bf16, literal & 0xffffu);
    case ConstantStyle::packed_float: return inline_integer(whole) || contains(inline_f16, literal);
    case ConstantStyle::packed_bfloat: return inline_integer(whole) || contains(inline_bf16, literal);
    case ConstantStyle::packed_integer: return inline_integer(whole);
    case ConstantStyle::half_integer: return inline_integer(whole) || contains(inline_f32, literal);
    case ConstantStyle::long_float: return false;
    case ConstantStyle::long_integer: return literal <= 64;
  }
  return false;
}

/// The 32-bit literal behind the instruction. f16 and 16-bit integers show its low half; a 64-bit float has it as upper
/// half.
inline void append_literal(std::string& text, ConstantStyle style, std::uint32_t literal) {
  if (has_inline_form(style, literal)) {
    text += "lit(";
    append_hex(text, literal);
    text += ')';
    return;
  }
  constexpr std::array<const char*, 8> names{"0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0"};
  if (style == ConstantStyle::long_float && literal == 0) {
    text += '0';
    return;
  }
  if (style == ConstantStyle::long_float && contains(inline_f64_high, literal)) {
    text += names[position(inline_f64_high, literal)];
    return;
  }
  const bool half = style == ConstantStyle::half_float || style == ConstantStyle::half_integer;
  append_hex(text, half ? literal & 0xffffu : literal);
}

/// The 64-bit literal behind the instruction: lit64(0x..) where it could be taken for an inline constant or for one of
/// 32 bits. A 32-bit operand takes its low half.
inline void append_wide_literal(std::string& text, ConstantStyle style, std::uint64_t literal) {
  constexpr std::array<const char*, 8> names{"0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0"};
  const auto high = static_cast<std::uint32_t>(literal >> 32), low = static_cast<std::uint32_t>(literal);
  if (style != ConstantStyle::long_float && style != ConstantStyle::long_integer) return append_hex(text, low);
  if (literal >= 0xfffffffffffffff0u) {
    text += '-';
    return append_decimal(text, 0u - low);
  }
  if (high == 0) {
    text += "lit64(";
    append_hex(text, literal);
    text += ')';
    return;
  }
  if (low == 0 && contains(inline_f64_high, high)) {
    text += names[position(inline_f64_high, high)];
    return;
  }
  if (low == 0 && style == ConstantStyle::long_float) return append_hex(text, high);
  append_hex(text, literal);
}

}  // namespace lockstep::disasm_detail
