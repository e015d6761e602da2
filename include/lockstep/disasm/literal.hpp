// A 32-bit literal as LLVM 22 prints it: in hexadecimal, within lit() where an inline constant would have done.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/disasm/text.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep::disasm_detail {

/// The operand that the literal stands for.
enum class LiteralUse : std::uint8_t { word, half_float, half_integer, double_float, double_integer };

/// Would an inline integer constant give the same value?
constexpr bool inline_integer(std::int32_t value) { return value >= -16 && value <= 64; }

template <std::size_t N>
constexpr bool is_one_of(const std::array<std::uint32_t, N>& constants, std::uint32_t value) {
  return std::find(constants.begin(), constants.end(), value) != constants.end();
}

constexpr bool inline_word(std::uint32_t value) {
  constexpr std::array<std::uint32_t, 9> floats = {0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000,
                                                   0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983};
  return inline_integer(static_cast<std::int32_t>(value)) || is_one_of(floats, value);
}

constexpr bool inline_half(std::uint32_t value) {
  constexpr std::array<std::uint32_t, 9> floats = {0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118};
  return inline_integer(static_cast<std::int16_t>(value & 0xffffu)) || is_one_of(floats, value & 0xffffu);
}

/// A literal of a 64-bit float is its upper half; those that are inline constants are printed as such.
constexpr std::string_view double_constant(std::uint32_t upper_half) {
  switch (upper_half) {
    case 0x00000000: return "0";
    case 0x3fe00000: return "0.5";
    case 0xbfe00000: return "-0.5";
    case 0x3ff00000: return "1.0";
    case 0xbff00000: return "-1.0";
    case 0x40000000: return "2.0";
    case 0xc0000000: return "-2.0";
    case 0x40100000: return "4.0";
    case 0xc0100000: return "-4.0";
    default: return "";
  }
}

/// What the literal of the operand in `field` stands for. `half`: a 16-bit operand.
template <class Isa>
LiteralUse literal_use(const Instruction<Isa>& instruction, std::uint8_t field, bool half, std::uint32_t dwords) {
  bool floating = false;
  for (const OperandInfo& operand : instruction.operands())
    if (!operand.implicit && operand.field == field) floating = operand.format.kind == DataFormat::Kind::floating;
  if (half) return floating ? LiteralUse::half_float : LiteralUse::half_integer;
  if (dwords != 2) return LiteralUse::word;
  return floating ? LiteralUse::double_float : LiteralUse::double_integer;
}

inline void append_literal(std::string& text, std::uint32_t literal, LiteralUse use) {
  bool inline_possible = false;
  switch (use) {
    case LiteralUse::word: inline_possible = inline_word(literal); break;
    case LiteralUse::half_float: inline_possible = inline_half(literal); break;
    case LiteralUse::half_integer: inline_possible = inline_integer(static_cast<std::int32_t>(literal)); break;
    case LiteralUse::double_integer: inline_possible = literal <= 64; break;
    case LiteralUse::double_float:
      if (const std::string_view constant = double_constant(literal); !constant.empty()) {
        text += constant;
        return;
      }
      break;
  }
  const bool half = use == LiteralUse::half_float || use == LiteralUse::half_integer;
  if (inline_possible) text += "lit(";
  append_hex(text, half && !inline_possible ? literal & 0xffffu : literal);
  if (inline_possible) text += ')';
}

}  // namespace lockstep::disasm_detail
