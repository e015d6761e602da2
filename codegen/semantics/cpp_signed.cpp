// Signed numbers. Integers are held as unsigned words, so that arithmetic wraps as the pseudocode's does;
// where the size of the numbers rules overflow out, C++'s signed types and arithmetic say the same more
// plainly.
#include <algorithm>

#include "passes/lowerer.hpp"
#include "passes/visit.hpp"
#include "semantics/cpp_value.hpp"

namespace isagen::pcode {

using Op = Value::Op;

namespace {

constexpr int unary = 90, product = 80, sum = 70;

bool whole_word(const Type& type) {
  return type.elements == 0 && type.is_signed() && (type.width == 32 || type.width == 64);
}

std::uint64_t absolute(const Value& constant) {
  const std::uint32_t width = constant.type.width;
  const bool negative = (constant.number >> (width - 1) & 1) != 0;
  if (!negative) return constant.number;
  const std::uint64_t mask = width < 64 ? (std::uint64_t{1} << width) - 1 : ~std::uint64_t{0};
  return (~constant.number + 1) & mask;
}

/// What core's helpers that give an i32 can give.
std::optional<std::uint64_t> helper_magnitude(const std::string& function) {
  if (function == "fp::exponent" || function == "fp::frexp_exponent") return 2047;
  if (function == "find_first_one" || function == "find_first_zero" || function == "leading_zeros" ||
      function == "leading_sign_bits") {
    return 64;
  }
  return std::nullopt;
}

}  // namespace

ValuePrinter::ValuePrinter(const Operation& operation)
    : operation_(operation), signed_variables_(operation.symbols.size()), magnitudes_(operation.symbols.size()) {
  find_signed_variables();
}

/// Variables whose every value is known to be a signed number of bounded size, until no more are found.
void ValuePrinter::find_signed_variables() {
  for (bool found = true; found;) {
    found = false;
    for (std::size_t i = 0; i < operation_.symbols.size(); ++i) {
      const Symbol& symbol = operation_.symbols[i];
      if (symbol.kind != Symbol::Kind::local || !whole_word(symbol.type) || signed_variables_[i]) continue;
      bool all = true;
      std::size_t assignments = 0;
      std::uint64_t largest = 0;
      each_action(operation_, [&](const Action& a) {
        if (!assigns_symbol(a) || a.symbol != i) return;
        ++assignments;
        const auto size = a.kind == Action::Kind::assign ? magnitude(a.value) : std::nullopt;
        all &= size.has_value();
        largest = std::max(largest, size.value_or(0));
      });
      if (!all || assignments == 0) continue;
      found = signed_variables_[i] = true;
      magnitudes_[i] = largest;
    }
  }
}

std::string ValuePrinter::variable_type(std::size_t symbol) const {
  const Type& type = operation_.symbols[symbol].type;
  if (signed_variables_[symbol]) return type.width == 32 ? "int32_t" : "int64_t";
  return cpp_type(type);
}

std::string ValuePrinter::assigned(std::size_t symbol, const Value& value) const {
  return signed_variables_[symbol] ? signed_number(value, 0) : whole(value);
}

std::optional<std::uint64_t> ValuePrinter::magnitude(const Value& value) const {
  const Type& type = value.type;
  if (!type.is_signed() || type.width > 64 || type.elements != 0) return std::nullopt;
  const std::uint64_t limit = (std::uint64_t{1} << (type.width - 1)) - 1;
  const auto within = [&](std::uint64_t size) { return size <= limit ? std::optional(size) : std::nullopt; };
  const auto of = [&](std::size_t i) { return magnitude(value.operands[i]); };
  switch (value.op) {
    case Op::constant: return within(absolute(value));
    case Op::read: return signed_variables_[value.symbol] ? magnitudes_[value.symbol] : std::nullopt;
    case Op::extend: return std::uint64_t{1} << (value.operands[0].type.width - 1);
    case Op::view: {
      // A shorter unsigned number.
      const Value& inner = value.operands[0];
      if (!inner.type.integer() || inner.type.width >= type.width || inner.type.is_signed()) return std::nullopt;
      return bound(inner);
    }
    case Op::call: return helper_magnitude(value.text);
    case Op::negate: return of(0);
    case Op::add:
    case Op::subtract: {
      const auto a = of(0), b = of(1);
      return a && b ? within(*a + *b) : std::nullopt;
    }
    case Op::multiply: {
      const auto a = of(0), b = of(1);
      if (!a || !b || (*b != 0 && *a > limit / *b)) return std::nullopt;
      return *a * *b;
    }
    case Op::conditional: {
      const auto a = of(1), b = of(2);
      return a && b ? std::optional(std::max(*a, *b)) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

bool ValuePrinter::signed_arithmetic(const Value& value) const {
  return whole_word(value.type) && magnitude(value).has_value();
}

/// Is the value's plainest C++ form a signed number?
bool ValuePrinter::is_signed_number(const Value& value) const {
  if (!value.type.is_signed() || value.type.wide() || value.type.boolean()) return false;
  return value.op == Op::constant || value.op == Op::extend || print(value).form == Text::Form::is_signed;
}

/// The number a signed integer stands for, as int32_t or int64_t.
std::string ValuePrinter::signed_number(const Value& value, int precedence) const {
  const Type& type = value.type;
  const std::uint32_t word_bits = type.width <= 32 ? 32 : 64;
  const std::string cpp = word_bits == 32 ? "int32_t" : "int64_t";
  if (value.op == Op::constant) {
    const bool negative = (value.number >> (type.width - 1) & 1) != 0;
    const std::uint64_t size = absolute(value);
    if (!negative) return std::to_string(value.number);
    if (type.width == word_bits && size == std::uint64_t{1} << (type.width - 1))
      return cpp + "(" + std::to_string(value.number) + "u)";
    return parenthesized({"-" + std::to_string(size), unary, Text::Form::word, false}, precedence);
  }
  if (value.op == Op::extend && type.width >= 32) {
    const std::string inner = signed_number(value.operands[0], type.width == 32 ? precedence : 0);
    return type.width == 32 ? inner : "int64_t{" + inner + "}";
  }
  if (value.op == Op::view && type.width == 64 && value.operands[0].type.width <= 32 &&
      value.operands[0].type.integer()) {
    return "int64_t{" + whole(value.operands[0]) + "}";
  }
  if (value.op == Op::view && type.width == 32 && value.operands[0].type.integer() &&
      value.operands[0].type.width == 64) {
    return "int32_t(" + print(value.operands[0]).code + ")";
  }
  if (whole_word(type) && value.op == Op::conditional && magnitude(value)) {
    if (value.eager)
      return "select<" + cpp + ">(" + print(value.operands[0]).code + ", " + signed_number(value.operands[1], 0) +
             ", " + signed_number(value.operands[2], 0) + ")";
    return parenthesized({operand(value.operands[0], 6, false) + " ? " + signed_number(value.operands[1], 6) + " : " +
                              signed_number(value.operands[2], 5),
                          5,
                          {},
                          false},
                         precedence);
  }
  if (signed_arithmetic(value)) {
    const auto side = [&](std::size_t i, int level) { return signed_number(value.operands[i], level); };
    switch (value.op) {
      case Op::negate: return parenthesized({"-" + side(0, unary), unary, {}, false}, precedence);
      case Op::add: return parenthesized({side(0, sum) + " + " + side(1, sum + 1), sum, {}, false}, precedence);
      case Op::subtract: return parenthesized({side(0, sum) + " - " + side(1, sum + 1), sum, {}, false}, precedence);
      case Op::multiply:
        return parenthesized({side(0, product) + " * " + side(1, product + 1), product, {}, false}, precedence);
      default: break;
    }
  }
  const Text text = print(value);
  if (text.form == Text::Form::is_signed) return parenthesized(text, precedence);
  if (type.width == 1) return "-int32_t{" + text.code + "}";
  if (type.width == word_bits) return cpp + "(" + text.code + ")";
  return "sign_extend(" + word(value, false).code + ", " + std::to_string(type.width) + ")";
}

}  // namespace isagen::pcode
