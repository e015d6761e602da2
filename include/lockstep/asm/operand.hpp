// Operands as they are written in a C++ program: v(0), s(2, 2), 1.0f, 7, lit(0x12345678), -v(1), "loop".
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

namespace lockstep::assembler {

enum class OperandClass : std::uint8_t {
  none,
  vgpr,
  accvgpr,
  scalar,  ///< scalar selector: SGPR, special register, inline constant by number
  integer,
  floating,
  literal,  ///< 32 bits as they are, never an inline constant
  off,
  label,
};

/// One operand. Numbers convert by themselves.
struct Operand {
  OperandClass kind = OperandClass::none;
  std::uint16_t first = 0;  ///< register number or selector
  std::uint8_t count = 1;   ///< registers; 0: as many as the instruction wants
  bool negate = false, absolute = false, sign_extend = false;
  std::int64_t integer = 0;  ///< integer, or the bits of a literal
  double real = 0;
  std::string_view label{};

  constexpr Operand() = default;
  constexpr Operand(OperandClass what, unsigned number, unsigned registers)
      : kind(what), first(static_cast<std::uint16_t>(number)), count(static_cast<std::uint8_t>(registers)) {}
  template <std::integral T>
  constexpr Operand(T value) : kind(OperandClass::integer), integer(static_cast<std::int64_t>(value)) {}
  template <std::floating_point T>
  constexpr Operand(T value) : kind(OperandClass::floating), real(static_cast<double>(value)) {}
  constexpr Operand(const char* name) : kind(OperandClass::label), label(name) {}

  constexpr bool modified() const { return negate || absolute || sign_extend; }
};

/// VGPR n, or `count` of them from n on.
constexpr Operand v(unsigned n, unsigned count = 1) { return {OperandClass::vgpr, n, count}; }
/// AccVGPR n, or `count` of them from n on.
constexpr Operand a(unsigned n, unsigned count = 1) { return {OperandClass::accvgpr, n, count}; }
/// SGPR n, or `count` of them from n on.
constexpr Operand s(unsigned n, unsigned count = 1) { return {OperandClass::scalar, n, count}; }

/// A 32-bit literal with these bits, also where an inline constant has the same value.
constexpr Operand lit(std::uint32_t bits) {
  Operand operand;
  operand.kind = OperandClass::literal;
  operand.integer = bits;
  return operand;
}

/// No address register.
inline constexpr Operand off{OperandClass::off, 0, 0};

/// The NEG modifier; a number as operand of arithmetic needs neg(): -1.0f is a number of its own.
constexpr Operand neg(Operand operand) {
  operand.negate = !operand.negate;
  return operand;
}
constexpr Operand operator-(const Operand& operand) { return neg(operand); }
/// The ABS modifier: abs(v(1)), and -abs(v(1)) for both.
constexpr Operand abs(Operand operand) {
  operand.absolute = true;
  return operand;
}
/// The SEXT modifier of SDWA.
constexpr Operand sext(Operand operand) {
  operand.sign_extend = true;
  return operand;
}

/// Counters of s_waitcnt, to be joined with &: vmcnt(0) & lgkmcnt(0).
struct Waitcnt {
  std::uint32_t value;
  constexpr operator Operand() const { return Operand(value); }
  constexpr Waitcnt operator&(Waitcnt other) const { return {value & other.value}; }
};
constexpr Waitcnt vmcnt(std::uint32_t n) { return {0x3ff0u | (n & 0xf) | (n & 0x30) << 10}; }
constexpr Waitcnt expcnt(std::uint32_t n) { return {0xcf8fu | (n & 7) << 4}; }
constexpr Waitcnt lgkmcnt(std::uint32_t n) { return {0xc07fu | (n & 0xf) << 8}; }

/// `count` bits from bit `first` of hardware register `id`, for s_getreg_b32 and s_setreg_b32.
constexpr Operand hwreg(std::uint32_t id, std::uint32_t first = 0, std::uint32_t count = 32) {
  return Operand(id | first << 6 | (count - 1) << 11);
}
/// A message of s_sendmsg by number.
constexpr Operand message(std::uint32_t id, std::uint32_t operation = 0, std::uint32_t stream = 0) {
  return Operand(id | operation << 4 | stream << 8);
}

}  // namespace lockstep::assembler
