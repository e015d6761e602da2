// Why an instruction cannot be encoded, as a value; in constant evaluation the sentence appears in the compiler's
// message.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string_view>

namespace lockstep::assembler {

enum class AsmError : std::uint8_t {
  none,
  operand_count,
  not_a_vgpr,
  not_an_accvgpr,
  not_a_scalar,
  not_vcc,
  not_an_immediate,
  not_a_label,
  not_an_address,
  not_an_attribute,
  not_a_parameter,
  mixed_files,
  register_count,
  alignment,
  literal_not_allowed,
  two_literals,
  inexact_constant,
  source_modifier,
  option_not_available,
  value_range,
  illegal_operand,
  constant_bus,
  no_such_form,
  unknown_label,
  label_twice,
  branch_range,
  program_too_long,
  half_register,
  image_addresses,
  wave_size,
  dual_destinations,
  dual_banks,
};

/// Which operand (1 is the first, 0: none in particular) and what is wrong with it.
struct Failure {
  AsmError error = AsmError::none;
  std::uint8_t operand = 0;
  std::uint16_t form = 0;  ///< of the ISA's forms, the one that came nearest
  constexpr explicit operator bool() const { return error != AsmError::none; }
};

/// What raise() throws at run time.
class AssemblyError : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

// Without exceptions the sentence goes to standard error, and the program ends.
#if defined(__cpp_exceptions)
#define LOCKSTEP_FAIL(sentence) throw AssemblyError(sentence)
#else
#define LOCKSTEP_FAIL(sentence) detail::Unthrown{} = AssemblyError(sentence)
namespace detail {
struct Unthrown {
  [[noreturn]] void operator=(const AssemblyError& error) const {
    std::fputs(error.what(), stderr);
    std::abort();
  }
};
}  // namespace detail
#endif

/// Throws unless there is no error. One line for each, so that compilers show the sentence when this ends a constant
/// evaluation; `operand` stands in their backtrace.
constexpr void raise(AsmError error, [[maybe_unused]] unsigned operand) {
  switch (error) {
    case AsmError::none: return;
    case AsmError::operand_count: LOCKSTEP_FAIL("the instruction takes another number of operands");
    case AsmError::not_a_vgpr: LOCKSTEP_FAIL("the operand must be a vector register: v(n) or v(n, count)");
    case AsmError::not_an_accvgpr: LOCKSTEP_FAIL("the operand must be an accumulation register: a(n) or a(n, count)");
    case AsmError::not_a_scalar:
      LOCKSTEP_FAIL("the operand must be a scalar register: s(n), s(n, count), vcc, exec, m0");
    case AsmError::not_vcc: LOCKSTEP_FAIL("the operand must be vcc in this form");
    case AsmError::not_an_immediate: LOCKSTEP_FAIL("the operand must be a number");
    case AsmError::not_a_label: LOCKSTEP_FAIL("the operand must be a label or a number of dwords");
    case AsmError::not_an_address: LOCKSTEP_FAIL("the address operand must be a register of its kind, or off");
    case AsmError::not_a_parameter: LOCKSTEP_FAIL("the operand must be 0, 1 or 2: p10, p20 or p0");
    case AsmError::not_an_attribute: LOCKSTEP_FAIL("the operand must be a parameter and its channel: attr(n, 'x')");
    case AsmError::mixed_files: LOCKSTEP_FAIL("these operands must be all v(n) or all a(n)");
    case AsmError::register_count:
      LOCKSTEP_FAIL("the operand must have another number of registers: v(first, count), s(first, count)");
    case AsmError::alignment:
      LOCKSTEP_FAIL("the scalar registers must start at a multiple of their number, of 4 at most");
    case AsmError::literal_not_allowed:
      LOCKSTEP_FAIL("only an inline constant fits here, not a literal: -16..64, 0.5, 1.0, 2.0, 4.0, 1/(2 pi)");
    case AsmError::two_literals: LOCKSTEP_FAIL("an instruction has room for one literal");
    case AsmError::inexact_constant: LOCKSTEP_FAIL("the operand's format does not hold this constant: use lit(bits)");
    case AsmError::source_modifier:
      LOCKSTEP_FAIL("this operand takes no such source modifier: -x, abs(x) and sext(x) need a form that has them");
    case AsmError::half_register:
      LOCKSTEP_FAIL("v(n).l() and v(n).h() are for operands of 16 bits, in 32-bit encodings of v0 to v127");
    case AsmError::image_addresses:
      LOCKSTEP_FAIL(
          "the addresses of an image must be as many as DIM and the name ask for: v(n, count), list(v(n), ...)");
    case AsmError::wave_size:
      LOCKSTEP_FAIL("the lane masks must be all of 32 lanes (s(n), vcc_lo) or all of 64 (s(n, 2), vcc)");
    case AsmError::dual_destinations:
      LOCKSTEP_FAIL("of the two results of a dual instruction one is an even register, the other an odd one");
    case AsmError::dual_banks:
      LOCKSTEP_FAIL("halves of a dual instruction read one bank of registers: SRC0 and VSRC1 must differ modulo 4");
    case AsmError::option_not_available: LOCKSTEP_FAIL("no form of the instruction has all of these options");
    case AsmError::value_range: LOCKSTEP_FAIL("the number does not fit its field");
    case AsmError::illegal_operand:
      LOCKSTEP_FAIL("the ISA does not allow this operand here: register number, alignment of a tuple, or control");
    case AsmError::constant_bus:
      LOCKSTEP_FAIL("a vector instruction reads one scalar register or literal, from RDNA3 on two, not more");
    case AsmError::no_such_form: LOCKSTEP_FAIL("the instruction does not exist in this encoding");
    case AsmError::unknown_label: LOCKSTEP_FAIL("a branch goes to a label that the program lacks");
    case AsmError::label_twice: LOCKSTEP_FAIL("a label stands twice in the program");
    case AsmError::branch_range: LOCKSTEP_FAIL("the label is more than 32767 dwords away");
    case AsmError::program_too_long: LOCKSTEP_FAIL("the program has more words than the array it goes to");
  }
}
#undef LOCKSTEP_FAIL

}  // namespace lockstep::assembler
