// Binary operators and casts.
#include <cstring>

#include "passes/lowerer.hpp"

namespace isagen::pcode {

using Op = Value::Op;

namespace {

/// The value of `a op b` on `width`-bit constants; nothing when there is none.
std::optional<std::uint64_t> fold(Op op, std::uint64_t a, std::uint64_t b) {
  switch (op) {
    case Op::add: return a + b;
    case Op::subtract: return a - b;
    case Op::multiply: return a * b;
    case Op::bit_and: return a & b;
    case Op::bit_or: return a | b;
    case Op::bit_xor: return a ^ b;
    default: return std::nullopt;
  }
}

std::optional<Op> arithmetic_op(const std::string& text) {
  if (text == "+") return Op::add;
  if (text == "-") return Op::subtract;
  if (text == "*") return Op::multiply;
  if (text == "/") return Op::divide;
  if (text == "%") return Op::remainder;
  if (text == "&") return Op::bit_and;
  if (text == "|") return Op::bit_or;
  if (text == "^") return Op::bit_xor;
  return std::nullopt;
}

struct Comparison {
  std::string_view text;
  Op op;
  const char* function;
};
constexpr Comparison comparisons[] = {
    {"==", Op::equal, "fp::eq"},         {"!=", Op::not_equal, "fp::ne"},  {"<>", Op::less_greater, "fp::lg"},
    {"<", Op::less, "fp::lt"},           {"<=", Op::less_equal, "fp::le"}, {">", Op::greater, "fp::gt"},
    {">=", Op::greater_equal, "fp::ge"},
};

}  // namespace

Value Lowerer::binary(const Expression& e) {
  const std::string& op = e.text;
  if (op == "**") return power(e);
  Value a = expression(e.operands[0]);
  Value b = expression(e.operands[1]);
  if (op == "&&" || op == "||") {
    a = condition(std::move(a), e.operands[0].position);
    b = condition(std::move(b), e.operands[1].position);
    return make(op == "&&" ? Op::logical_and : Op::logical_or, Type::boolean_type(), e.position,
                {std::move(a), std::move(b)});
  }
  if (op == "<<" || op == ">>") return shift(op, std::move(a), std::move(b), e.position);
  for (const Comparison& comparison : comparisons) {
    if (comparison.text == op) return compare(op, std::move(a), std::move(b), e.position);
  }
  return arithmetic(op, std::move(a), std::move(b), e.position);
}

Value Lowerer::arithmetic(const std::string& op, Value a, Value b, Position at) {
  const auto kind = arithmetic_op(op);
  if (!kind) fail(at, "unknown operator '" + op + "'");
  unify(a, b, at);
  if (a.type.floating()) return float_arithmetic(op, std::move(a), std::move(b), at);
  const bool literal = a.literal && b.literal;
  const Type type = a.type;
  const auto x = constant_of(a);
  const auto y = constant_of(b);
  if (x && y && type.width <= 64) {
    if (const auto number = fold(*kind, *x, *y)) {
      Value result = make_constant(*number, type, at);
      result.literal = literal;
      return result;
    }
  }
  if (*kind == Op::divide || *kind == Op::remainder) {
    if (!y || *y == 0) fail(at, "integer division needs a constant divisor other than 0");
    if (type.is_signed() && !options_.vendor_dialect) fail(at, "integer division is for unsigned numbers");
  }
  if (type.wide() && (*kind == Op::divide || *kind == Op::remainder)) fail(at, "'" + op + "' on " + describe(type));
  return make(*kind, type, at, {std::move(a), std::move(b)});
}

Value Lowerer::float_arithmetic(const std::string& op, Value a, Value b, Position at) {
  const char* function = op == "+"   ? "fp::add"
                         : op == "-" ? "fp::sub"
                         : op == "*" ? "fp::mul"
                         : op == "/" ? "fp::div"
                                     : nullptr;
  if (function == nullptr) fail(at, "'" + op + "' on " + describe(a.type));
  const Type type = a.type;
  if (type.kind == Type::Kind::f64 && a.literal && b.literal && a.op == Op::constant && b.op == Op::constant) {
    double x = 0, y = 0;
    std::memcpy(&x, &a.number, sizeof x);
    std::memcpy(&y, &b.number, sizeof y);
    const double z = op == "+" ? x + y : op == "-" ? x - y : op == "*" ? x * y : x / y;
    a.text.clear();
    std::memcpy(&a.number, &z, sizeof z);
    return a;
  }
  return fp_call(function, type, {std::move(a), std::move(b)}, true, at);
}

/// 2.0 ** n: the float with that exponent.
Value Lowerer::power(const Expression& e) {
  Value base = expression(e.operands[0]);
  Value exponent = expression(e.operands[1]);
  const auto two = base.type.floating() ? float_bits(base.type.kind, 2.0) : std::nullopt;
  if (!two || base.op != Op::constant || base.number != *two || !exponent.type.integer()) {
    fail(e.position, "** is for 2.0 and an integer");
  }
  const Type type = base.type;
  base.number = *float_bits(type.kind, 1.0);
  exponent = coerce(std::move(exponent), Type::signed_of(32), e.position, "**");
  return fp_call("fp::ldexp", type, {std::move(base), std::move(exponent)}, true, e.position);
}

Value Lowerer::shift(const std::string& op, Value a, Value b, Position at) {
  if (!a.type.integer() || a.type.elements != 0) fail(at, "a shift of " + describe(a.type));
  if (!b.type.integer() || b.type.wide() || b.type.elements != 0) fail(at, "a shift count is an integer");
  const auto count = constant_of(b);
  const Type type = a.type;
  if (const auto number = constant_of(a); number && count && type.width <= 64 && op == "<<") {
    Value result = make_constant(*count < type.width ? *number << *count : 0, type, at);
    result.hexadecimal = true;
    return result;
  }
  return make(op == "<<" ? Op::shift_left : Op::shift_right, type, at, {std::move(a), std::move(b)});
}

Value Lowerer::compare(const std::string& op, Value a, Value b, Position at) {
  const Comparison* comparison = comparisons;
  while (comparison->text != op) ++comparison;
  const bool order = comparison->op > Op::less_greater;
  if (a.type.integer() && b.type.integer() && order && !a.literal && !b.literal && !options_.vendor_dialect) {
    const bool numbers = constant_of(a) || constant_of(b);
    if (a.type.is_signed() != b.type.is_signed() && !numbers) {
      fail(at, "'" + op + "' between " + describe(a.type) + " and " + describe(b.type) + "; cast one of them");
    }
  }
  unify(a, b, at);
  const Type boolean = Type::boolean_type();
  if (a.type.floating()) {
    return fp_call(comparison->function, boolean, {std::move(a), std::move(b)}, true, at);
  }
  const Op kind = comparison->op == Op::less_greater ? Op::not_equal : comparison->op;
  // x == 1'1U and x != 1'0U are x, the others !x.
  if (a.type.boolean() && (kind == Op::equal || kind == Op::not_equal)) {
    const bool swapped = constant_of(a).has_value();
    const auto number = constant_of(swapped ? a : b);
    Value bit = swapped ? std::move(b) : std::move(a);
    if (number) {
      if ((*number == 1) == (kind == Op::equal)) return bit;
      return make(Op::logical_not, boolean, at, {std::move(bit)});
    }
    return make(kind, boolean, at, {std::move(bit), std::move(swapped ? a : b)});
  }
  return make(kind, boolean, at, {std::move(a), std::move(b)});
}

Value Lowerer::cast(const Expression& e) {
  const auto type = type_of_name(e.type);
  if (!type) fail(e.position, "there is no " + std::to_string(e.type.width) + "-bit float");
  Value value = expression(e.operands[0]);
  if (value.type.elements != 0 || value.type.kind == Type::Kind::none)
    fail(e.position, "a cast of " + describe(value.type));
  if (type->integer()) {
    if (value.type.floating()) {
      if (type->kind == Type::Kind::bits || options_.vendor_dialect) return view(std::move(value), *type, e.position);
      fail(e.position, "a cast from " + describe(value.type) + " to an integer; name the conversion (f32_to_i32 ...)");
    }
    // A cast to bits takes bits; to a number, the number.
    value.literal = false;
    Value result =
        type->kind == Type::Kind::bits ? view(std::move(value), *type, e.position) : extend(std::move(value), *type);
    result.literal = false;
    return result;
  }
  if (value.type == *type) return value;
  const bool pattern = value.type.kind == Type::Kind::bits || (value.op == Op::constant && value.hexadecimal);
  if (value.type.integer() && pattern) return view(std::move(value), *type, e.position);
  if (value.op == Op::constant && value.literal && value.type.floating()) {
    if (!value.text.empty() && value.text != "PI") return adapt_float(std::move(value), type->kind, e.position);
    // A constant that the format rounds.
    double number = 0;
    std::memcpy(&number, &value.number, sizeof number);
    if (type->kind == Type::Kind::f32) number = static_cast<float>(number);
    std::memcpy(&value.number, &number, sizeof number);
    value.text.clear();
    return adapt_float(std::move(value), type->kind, e.position);
  }
  if (value.type.integer() && !value.type.wide() && !options_.vendor_dialect) {
    const Type whole{value.type.kind, value.type.width <= 32 ? 32u : 64u, 0};
    value = extend(std::move(value), whole);
  }
  return fp_call("fp::to_" + std::string(view_name(type->kind)), *type, {std::move(value)}, true, e.position);
}

}  // namespace isagen::pcode
