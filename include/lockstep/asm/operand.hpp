// Operands as they are written in a C++ program: v(0), s(2, 2), 1.0f, 7, lit(0x12345678), -v(1), "loop".
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "lockstep/isa/wait_counter.hpp"

namespace lockstep::assembler {

enum class OperandClass : std::uint8_t {
  none,
  vgpr,
  accvgpr,
  scalar,  ///< scalar selector: SGPR, special register, inline constant by number
  integer,
  floating,
  literal,    ///< 32 bits as they are, never an inline constant
  literal64,  ///< the same with 64 bits
  waitcnt,    ///< counters of s_waitcnt; the family says where each stands in the number
  off,
  attribute,  ///< number and channel of a parameter
  label,
  vgpr_list,  ///< groups of addresses of an image instruction
};

/// Which half of a 32-bit register an operand of 16 bits is.
enum class RegisterHalf : std::uint8_t { not_given, low, high };

/// By which rule a number becomes a constant: the C++ program's (constant.hpp), or that of assembly text, also for
/// lit() and lit64() (text_constant.hpp).
enum class NumberRule : std::uint8_t { program, text, literal, literal64 };

/// One operand. Numbers convert by themselves.
struct Operand {
  OperandClass kind = OperandClass::none;
  std::uint16_t first = 0;  ///< register number or selector
  std::uint8_t count = 1;   ///< registers; 0: as many as the instruction wants
  bool negate = false, absolute = false, sign_extend = false;
  RegisterHalf half = RegisterHalf::not_given;
  NumberRule rule = NumberRule::program;
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
  /// The lower half of a VGPR: v(1).l() is v1.l. An operand of 16 bits that says neither is that, too.
  constexpr Operand l() const { return with(RegisterHalf::low); }
  /// The upper half: v(1).h() is v1.h.
  constexpr Operand h() const { return with(RegisterHalf::high); }

 private:
  constexpr Operand with(RegisterHalf chosen) const {
    Operand operand = *this;
    operand.half = chosen;
    return operand;
  }
};

/// VGPR n, or `count` of them from n on.
constexpr Operand v(unsigned n, unsigned count = 1) { return {OperandClass::vgpr, n, count}; }
/// AccVGPR n, or `count` of them from n on.
constexpr Operand a(unsigned n, unsigned count = 1) { return {OperandClass::accvgpr, n, count}; }
/// SGPR n, or `count` of them from n on.
constexpr Operand s(unsigned n, unsigned count = 1) { return {OperandClass::scalar, n, count}; }

/// Groups of VGPRs that hold the addresses of an image: list(v(4), v(7), v(9, 3)), at most five.
template <class... Groups>
constexpr Operand list(const Groups&... groups) {
  static_assert(sizeof...(Groups) >= 1 && sizeof...(Groups) <= 5,
                "an image instruction has one to five address groups");
  Operand operand(OperandClass::vgpr_list, 0, sizeof...(Groups));
  unsigned place = 0;
  const auto add = [&](const Operand& group) {
    if (group.kind != OperandClass::vgpr || group.first > 255 || group.count > 15 || group.modified())
      operand.kind = OperandClass::none;  // refused where it is used
    operand.integer |= static_cast<std::int64_t>(group.first | static_cast<unsigned>(group.count) << 8) << place;
    place += 12;
  };
  (add(groups), ...);
  return operand;
}

/// A 32-bit literal with these bits, also where an inline constant has the same value.
constexpr Operand lit(std::uint32_t bits) {
  Operand operand;
  operand.kind = OperandClass::literal;
  operand.integer = bits;
  return operand;
}

/// A 64-bit literal, of instructions that have such a form.
constexpr Operand lit64(std::uint64_t bits) {
  Operand operand;
  operand.kind = OperandClass::literal64;
  operand.integer = static_cast<std::int64_t>(bits);
  return operand;
}

/// No address register.
inline constexpr Operand off{OperandClass::off, 0, 0};

/// Channel 'x', 'y', 'z' or 'w' of parameter n, of lds_param_load.
constexpr Operand attr(unsigned n, char channel) {
  Operand operand(OperandClass::attribute, n, 1);
  operand.integer = channel == 'w' ? 3 : channel - 'x';
  return operand;
}

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

/// Counters of s_waitcnt, to be joined with &: vmcnt(0) & lgkmcnt(0). What is not named is not waited for.
struct Waitcnt {
  static constexpr std::uint32_t not_named = 255;
  std::uint32_t vm = not_named, exp = not_named, lgkm = not_named;
  /// Of a counter in such an operand.
  static constexpr std::uint32_t limit(const Operand& given, WaitCounter counter) {
    const unsigned place = counter == WaitCounter::vmcnt ? 0 : counter == WaitCounter::expcnt ? 8 : 16;
    return static_cast<std::uint32_t>(given.integer >> place) & 255u;
  }
  constexpr operator Operand() const {
    Operand operand;
    operand.kind = OperandClass::waitcnt;
    operand.integer = vm | exp << 8 | lgkm << 16;
    return operand;
  }
  constexpr Waitcnt operator&(Waitcnt other) const {
    const auto less = [](std::uint32_t one, std::uint32_t two) { return one < two ? one : two; };
    return {less(vm, other.vm), less(exp, other.exp), less(lgkm, other.lgkm)};
  }
};
constexpr Waitcnt vmcnt(std::uint32_t n) { return {.vm = n}; }
constexpr Waitcnt expcnt(std::uint32_t n) { return {.exp = n}; }
constexpr Waitcnt lgkmcnt(std::uint32_t n) { return {.lgkm = n}; }

/// `count` bits from bit `first` of hardware register `id`, for s_getreg_b32 and s_setreg_b32.
constexpr Operand hwreg(std::uint32_t id, std::uint32_t first = 0, std::uint32_t count = 32) {
  return Operand(id | first << 6 | (count - 1) << 11);
}
/// A message of s_sendmsg by number; operation and stream where the family has them.
constexpr Operand message(std::uint32_t id, std::uint32_t operation = 0, std::uint32_t stream = 0) {
  return Operand(id | operation << 4 | stream << 8);
}

/// What an instruction waits for by s_delay_alu: the number of cycles or instructions, as LLVM's names have it.
enum class Delay : std::uint8_t {
  none,
  valu_dep_1,
  valu_dep_2,
  valu_dep_3,
  valu_dep_4,
  trans32_dep_1,
  trans32_dep_2,
  trans32_dep_3,
  fma_accum_cycle_1,
  salu_cycle_1,
  salu_cycle_2,
  salu_cycle_3,
};
/// s_delay_alu: `first` before the next instruction, `second` before the one that is `skip` further on (1: NEXT, 2:
/// SKIP_1, ...; 0: the same).
constexpr Operand delay(Delay first, std::uint32_t skip = 0, Delay second = Delay::none) {
  return Operand(static_cast<std::uint32_t>(first) | skip << 4 | static_cast<std::uint32_t>(second) << 7);
}

}  // namespace lockstep::assembler
