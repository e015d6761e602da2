// What the inline constants and the literal stand for, by operand format.
// Source: CDNA4 ISA manual, scalar and vector source operands; 16-bit and packed rules as LLVM's assembler encodes
// them for gfx950 (see engine/README.md).
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/isa/selector.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep {

/// 0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0, 1/(2*pi), in the order of their operand numbers.
inline constexpr std::uint32_t inline_float_count = 9;
inline constexpr std::array<std::uint32_t, inline_float_count> inline_f32 = {
    0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000, 0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983};
inline constexpr std::array<std::uint16_t, inline_float_count> inline_f16 = {0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000,
                                                                             0xc000, 0x4400, 0xc400, 0x3118};
inline constexpr std::array<std::uint16_t, inline_float_count> inline_bf16 = {0x3f00, 0xbf00, 0x3f80, 0xbf80, 0x4000,
                                                                              0xc000, 0x4080, 0xc080, 0x3e22};
inline constexpr std::array<std::uint64_t, inline_float_count> inline_f64 = {
    0x3fe0000000000000, 0xbfe0000000000000, 0x3ff0000000000000, 0xbff0000000000000, 0x4000000000000000,
    0xc000000000000000, 0x4010000000000000, 0xc010000000000000, 0x3fc45f306dc9c882};

/// An inline float for an operand of `bits` bits in `format`, as 64 bits with the unused upper part zero.
/// 16-bit floats stand in the low half with the high half zero, also where the operand is a pair; 16-bit integers
/// and all else of at most 32 bits see the f32; 64-bit operands see the f64, pairs of dwords the f32 in the low one.
constexpr std::uint64_t inline_float(std::uint32_t index, DataFormat format, std::uint32_t bits) {
  if (bits == 64 && format.element_bits != 32) return inline_f64[index];
  if (format.element_bits == 16 && format.kind == DataFormat::Kind::floating) return inline_f16[index];
  if (format.element_bits == 16 && format.kind == DataFormat::Kind::bfloat) return inline_bf16[index];
  return inline_f32[index];
}

/// An inline integer (-16..64, two's complement in 32 bits) for an operand of `bits` bits.
constexpr std::uint64_t inline_integer(std::uint32_t value, std::uint32_t bits) {
  if (bits <= 32) return value;
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(static_cast<std::int32_t>(value)));
}

/// The constant that a selector stands for, for an operand of `bits` bits in `format`.
constexpr std::uint64_t inline_constant(Selector selector, DataFormat format, std::uint32_t bits) {
  if (selector.kind == SelectorKind::floating)
    return inline_float(static_cast<std::uint32_t>(selector.index), format, bits);
  return inline_integer(static_cast<std::uint32_t>(std::int32_t{selector.index}), bits);
}

/// The literal for an operand of `bits` bits: the upper half of an f64, sign-extended for 64-bit signed integers,
/// zero-extended for other 64-bit operands.
constexpr std::uint64_t literal_value(std::uint32_t literal, DataFormat format, std::uint32_t bits) {
  if (bits <= 32) return literal;
  if (format.kind == DataFormat::Kind::floating) return static_cast<std::uint64_t>(literal) << 32;
  if (format.kind == DataFormat::Kind::signed_int) return inline_integer(literal, bits);
  return literal;
}

}  // namespace lockstep
