// Fitting values to types.
#include <algorithm>
#include <cstring>

#include "passes/builtins.hpp"
#include "passes/lowerer.hpp"

namespace isagen::pcode {

Value make(Value::Op op, const Type& type, Position at, std::vector<Value> operands) {
  Value result;
  result.op = op;
  result.type = type;
  result.position = at;
  result.operands = std::move(operands);
  return result;
}

Value make_constant(std::uint64_t number, const Type& type, Position at) {
  Value result = make(Value::Op::constant, type, at, {});
  result.number = type.width < 64 ? number & ((std::uint64_t{1} << type.width) - 1) : number;
  return result;
}

std::optional<std::uint64_t> constant_of(const Value& value) {
  if (value.op == Value::Op::constant && value.type.integer()) return value.number;
  return std::nullopt;
}

bool same(const Value& a, const Value& b) {
  if (a.op != b.op || !(a.type == b.type) || a.number != b.number || a.low_bit != b.low_bit || a.symbol != b.symbol ||
      a.text != b.text || a.operands.size() != b.operands.size()) {
    return false;
  }
  for (std::size_t i = 0; i < a.operands.size(); ++i) {
    if (!same(a.operands[i], b.operands[i])) return false;
  }
  return true;
}

namespace {

bool fits(std::uint64_t number, const Type& from, const Type& to) {
  const bool negative = from.is_signed() && from.width <= 64 && (number >> (from.width - 1) & 1) != 0;
  if (to.width >= from.width) return true;
  const std::uint64_t mask = (std::uint64_t{1} << to.width) - 1;
  if (!negative) return number <= mask;
  const std::uint64_t all = from.width < 64 ? (std::uint64_t{1} << from.width) - 1 : ~std::uint64_t{0};
  return (number | mask >> 1) == all;
}

}  // namespace

std::optional<Type> Lowerer::type_of_view(std::string_view name) const {
  return pcode::type_of_view(name, options_.float8);
}

/// `value` with its bits read as `type`: shortened, or zero-extended.
Value Lowerer::view(Value value, const Type& type, Position at) {
  if (value.type.elements != 0) fail(at, "an array has no view; index it first");
  if (value.type == type) {
    // A view settles the format of a literal.
    if (type.floating()) value.literal = false;
    return value;
  }
  if (value.op == Value::Op::constant && value.literal && value.type.floating()) {
    if (!type.floating()) fail(at, "the bits of a float literal without its format; write its suffix or a view");
    value = adapt_float(std::move(value), type.kind, at);
    value.literal = false;
    return value;
  }
  if (value.type.floating() && value.type.width != type.width) {
    if (!options_.vendor_dialect)
      fail(at, "an " + describe(value.type) + " viewed as " + describe(type) + ": a view does not convert");
    // The vendor means the number where both are floats.
    if (type.floating())
      return fp_call("fp::to_" + std::string(view_name(type.kind)), type, {std::move(value)}, true, at);
  }
  if (const auto number = constant_of(value); number && type.width <= 64) return make_constant(*number, type, at);
  // A view of a view that keeps all its bits is a view of the original.
  if (value.op == Value::Op::view && value.type.width >= type.width &&
      value.operands[0].type.width >= value.type.width) {
    return view(Value(value.operands[0]), type, at);
  }
  return make(Value::Op::view, type, at, {std::move(value)});
}

/// An integer as another integer type: its value, wrapped when shorter, extended by its own sign when longer.
Value Lowerer::extend(Value value, const Type& type) {
  if (value.type == type) return value;
  const Position at = value.position;
  if (const auto number = constant_of(value); number && value.type.width <= 64 && type.width <= 64) {
    std::uint64_t bits = *number;
    const std::uint32_t from = value.type.width;
    if (value.type.is_signed() && from < 64 && (bits >> (from - 1) & 1) != 0) bits |= ~std::uint64_t{0} << from;
    Value result = make_constant(bits, type, at);
    result.hexadecimal = value.hexadecimal;
    return result;
  }
  if (type.width <= value.type.width || !value.type.is_signed()) return view(std::move(value), type, at);
  return make(Value::Op::extend, type, at, {std::move(value)});
}

Value Lowerer::adapt_float(Value value, Type::Kind format, Position at) {
  if (value.type.kind == format) return value;
  if (!value.text.empty()) {
    const bool negative = value.number >> 63 != 0;
    const auto bits = float_constant(value.text, format);
    if (!bits) fail(at, value.text + " is no value of " + std::string(view_name(format)));
    Value result = make(Value::Op::constant, float_type(format), at, {});
    result.number = *bits | (negative ? std::uint64_t{1} << (result.type.width - 1) : 0);
    result.literal = true;
    result.text = value.text;
    return result;
  }
  double number = 0;
  std::memcpy(&number, &value.number, sizeof number);
  const auto bits = float_bits(format, number);
  if (!bits) fail(at, std::to_string(number) + " is no value of " + std::string(view_name(format)));
  Value result = make(Value::Op::constant, float_type(format), at, {});
  result.number = *bits;
  return result;
}

/// `value` as something of type `type` may be assigned from it; what = the target, for the message.
Value Lowerer::coerce(Value value, const Type& type, Position at, std::string_view what) {
  const auto refuse = [&](const char* hint) {
    fail(at, std::string(what) + " takes a " + describe(type) + ", this is a " + describe(value.type) + hint);
  };
  if (value.type == type) return value;
  if (value.type.elements != 0 || type.elements != 0) refuse("");
  if (value.type.floating() && type.floating()) {
    if (value.op == Value::Op::constant && value.literal) return adapt_float(std::move(value), type.kind, at);
    if (!options_.vendor_dialect) refuse("; convert it");
    return view(std::move(value), type, at);
  }
  if (value.type.floating() || type.floating()) {
    const Type& other = value.type.floating() ? type : value.type;
    const bool same_bits = value.type.width == type.width && other.kind == Type::Kind::bits;
    if (!same_bits && !options_.vendor_dialect) refuse("; say which bits with a view");
    return view(std::move(value), type, at);
  }
  if (!value.type.integer()) refuse("");
  if (value.type.width <= type.width) return extend(std::move(value), type);
  if (const auto number = constant_of(value); number && value.type.width <= 64 && fits(*number, value.type, type)) {
    return extend(std::move(value), type);
  }
  if (!options_.vendor_dialect) refuse("; narrow it with a cast, a view or a slice");
  return view(std::move(value), type, at);
}

Value Lowerer::condition(Value value, Position at) {
  if (value.type.boolean()) return value;
  if (!options_.vendor_dialect || !value.type.integer()) {
    fail(at, "a condition is a single bit, this is a " + describe(value.type) + "; compare it");
  }
  Value zero = make_constant(0, value.type, at);
  return make(Value::Op::not_equal, Type::boolean_type(), at, {std::move(value), std::move(zero)});
}

void Lowerer::unify_floats(Value& a, Value& b, Position at) {
  const auto literal = [](const Value& v) { return v.op == Value::Op::constant && v.literal; };
  if (a.type.kind == b.type.kind) return;
  if (a.type.floating() && b.type.floating()) {
    if (literal(b)) {
      b = adapt_float(std::move(b), a.type.kind, at);
      return;
    }
    if (literal(a)) {
      a = adapt_float(std::move(a), b.type.kind, at);
      return;
    }
  } else if (options_.vendor_dialect) {
    // One side left without a view: the other side's format.
    Value& plain = a.type.floating() ? b : a;
    const Type format = a.type.floating() ? a.type : b.type;
    if (plain.type.kind == Type::Kind::bits) {
      plain = view(std::move(plain), format, at);
      return;
    }
  }
  fail(at, describe(a.type) + " and " + describe(b.type) + " do not mix; convert one of them");
}

/// Both operands of an arithmetic operator, a compare or a conditional brought to one type: the wider width;
/// at equal width unsigned wins, as in C. A plain literal takes the other's signedness.
void Lowerer::unify(Value& a, Value& b, Position at) {
  if (a.type.elements != 0 || b.type.elements != 0) fail(at, "an array is no operand; index it");
  if (a.type.floating() || b.type.floating()) return unify_floats(a, b, at);
  if (!a.type.integer() || !b.type.integer()) fail(at, "an operand without a value");
  const std::uint32_t width = std::max(a.type.width, b.type.width);
  Type::Kind kind = Type::Kind::unsigned_integer;
  const auto negative = [](const Value& v) { return v.type.is_signed() && (v.number >> (v.type.width - 1) & 1) != 0; };
  const bool a_adapts = a.literal && constant_of(a) && !negative(a);
  const bool b_adapts = b.literal && constant_of(b) && !negative(b);
  if (b_adapts && !a_adapts) {
    kind = a.type.kind;
  } else if (a_adapts && !b_adapts) {
    kind = b.type.kind;
  } else if (a.type.width != b.type.width) {
    kind = a.type.width > b.type.width ? a.type.kind : b.type.kind;
  } else if (a.type.kind == b.type.kind) {
    kind = a.type.kind;
  }
  const bool literals = a.literal && b.literal;
  a = extend(std::move(a), {kind, width, 0});
  b = extend(std::move(b), {kind, width, 0});
  a.literal = b.literal = literals;
}

}  // namespace isagen::pcode
