// Names, literals, views, slices and operators.
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "passes/builtins.hpp"
#include "passes/lowerer.hpp"

namespace isagen::pcode {

using Op = Value::Op;

Value Lowerer::expression(const Expression& e) {
  using Kind = Expression::Kind;
  switch (e.kind) {
    case Kind::integer: return integer(e);
    case Kind::real: return real(e);
    case Kind::name: return name(e);
    case Kind::member: return member(e);
    case Kind::index: return index(e);
    case Kind::slice: return slice(e);
    case Kind::part_select: return part_select(e);
    case Kind::unary: return unary(e);
    case Kind::binary: return binary(e);
    case Kind::conditional: return conditional(e);
    case Kind::cast: return cast(e);
    case Kind::call: return call(e);
    case Kind::concatenation: return concatenation(e);
  }
  fail(e.position, "an expression of unknown kind");
}

Value Lowerer::integer(const Expression& e) {
  const bool hexadecimal = e.text.rfind("0x", 0) == 0;
  errno = 0;
  const std::uint64_t number = std::strtoull(e.text.c_str(), nullptr, hexadecimal ? 16 : 10);
  if (errno == ERANGE) fail(e.position, "the literal " + e.text + " needs more than 64 bits");
  const bool is_unsigned = e.suffix.find('U') != std::string::npos;
  const bool is_long = e.suffix.find('L') != std::string::npos;
  Type type;
  if (e.width != 0) {
    if (e.width < 64 && number >> e.width != 0) {
      fail(e.position, "the literal " + e.text + " does not fit " + std::to_string(e.width) + " bits");
    }
    type = is_unsigned || e.width == 1 ? Type::unsigned_of(e.width)
           : hexadecimal               ? Type::bits_of(e.width)
                                       : Type::signed_of(e.width);
  } else if (is_unsigned) {
    type = Type::unsigned_of(is_long || number > 0xffffffffu ? 64 : 32);
  } else if (is_long) {
    type = Type::signed_of(64);
  } else if (number <= 0x7fffffffu) {
    type = Type::signed_of(32);
  } else {
    type = number <= 0xffffffffu ? Type::unsigned_of(32) : Type::unsigned_of(64);
  }
  Value result = make_constant(number, type, e.position);
  result.literal = e.width == 0 && !is_unsigned;
  result.hexadecimal = hexadecimal;
  return result;
}

Value Lowerer::real(const Expression& e) {
  const double number = std::strtod(e.text.c_str(), nullptr);
  Value result = make(Op::constant, *type_of_view("f64"), e.position, {});
  std::memcpy(&result.number, &number, sizeof number);
  result.literal = true;
  if (e.width == 0 && e.suffix.empty()) return result;
  const auto type = type_of_view("f" + std::to_string(e.width != 0 ? e.width : 32));
  if (!type) fail(e.position, "there is no " + std::to_string(e.width) + "-bit float");
  result = adapt_float(std::move(result), type->kind, e.position);
  result.literal = false;
  return result;
}

Value Lowerer::name(const Expression& e) {
  if (const auto local = find_local(e.text)) return read(*local, e.position);
  if (lambdas_.count(e.text) != 0) fail(e.position, "the lambda " + e.text + " without its arguments");
  if (is_float_constant(e.text)) {
    const auto bits = float_constant(e.text, Type::Kind::f64);
    Value result = make(Op::constant, *type_of_view("f64"), e.position, {});
    result.number = bits.value_or(0);
    result.literal = true;
    result.text = e.text;
    return result;
  }
  if (e.text == "VCCZ" || e.text == "EXECZ") {
    Value mask = read(state_symbol(*find_state(e.text.substr(0, e.text.size() - 1)), e.position), e.position);
    Value zero = make_constant(0, mask.type, e.position);
    return make(Op::equal, Type::boolean_type(), e.position, {std::move(mask), std::move(zero)});
  }
  const auto state = find_state(e.text);
  if (const auto selector = find_sdwa_selector(e.text); selector && options_.vendor_dialect) {
    return make_constant(*selector, Type::bits_of(3), e.position);
  }
  if (!state) fail(e.position, "unknown name '" + e.text + "', or a variable read before it is set");
  return read(state_symbol(*state, e.position), e.position);
}

Value Lowerer::register_field(std::string_view state, const Expression& e) {
  const bool of_mode = state == "mode";
  const auto field = of_mode ? find_mode_field(e.text) : find_status_field(e.text);
  if (!field) fail(e.position, (of_mode ? "MODE has no field '" : "STATUS has no field '") + e.text + "'");
  const Type type = Type::unsigned_of(field->high - field->low + 1);
  if (of_mode && !writes_mode_) {
    if (field->accessor.empty()) fail(e.position, "MODE's '" + e.text + "' can be written only");
    Value result = make(Op::mode_field, type, e.position, {});
    result.text = field->accessor;
    return result;
  }
  const StateName whole{"", of_mode ? "mode" : "status", of_mode ? lockstep::State::mode : lockstep::State::status, 32,
                        true};
  Value base = read(state_symbol(whole, e.position), e.position);
  if (field->high == field->low) {
    Value at = make_constant(field->low, Type::signed_of(32), e.position);
    return make(Op::bit, type, e.position, {std::move(base), std::move(at)});
  }
  Value result = make(Op::slice, type, e.position, {std::move(base)});
  result.constant_range = true;
  result.number = field->high;
  result.low_bit = field->low;
  return result;
}

Value Lowerer::member(const Expression& e) {
  const Expression& base = e.operands[0];
  if (base.kind == Expression::Kind::name && !find_local(base.text)) {
    if (base.text == "WAVE_MODE") return register_field("mode", e);
    if (base.text == "WAVE_STATUS") return register_field("status", e);
    if (base.text == "INST") {
      const auto state = find_state("INST." + e.text);
      if (!state) fail(e.position, "unknown instruction field '" + e.text + "'");
      return read(state_symbol(*state, e.position), e.position);
    }
  }
  const auto type = type_of_view(e.text);
  if (!type) fail(e.position, "'." + e.text + "' is no view (u32, i16, f64, b128 ...)");
  Value value = expression(base);
  if (value.op == Op::file_read && value.file == File::sgpr && type->width > 32) {
    // Consecutive SGPRs, the lowest one least significant.
    if (type->width % 32 != 0) fail(e.position, "SGPRs hold 32 bits each");
    std::vector<Value> parts;
    for (std::uint32_t i = type->width / 32; i-- > 0;) parts.push_back(next_register(value, i));
    value = make(Op::concatenate, Type::bits_of(type->width), e.position, std::move(parts));
  }
  return view(std::move(value), *type, e.position);
}

/// The register `count` after the one `value` reads.
Value Lowerer::next_register(const Value& value, std::uint32_t count) {
  Value result = value;
  if (count != 0) {
    result.operands[0] =
        arithmetic("+", value.operands[0], make_constant(count, Type::unsigned_of(32), value.position), value.position);
  }
  return result;
}

bool Lowerer::is_lane_id(const Expression& e) const {
  if (e.kind == Expression::Kind::member) return type_of_view(e.text) && is_lane_id(e.operands[0]);
  return e.kind == Expression::Kind::name && (e.text == "laneId" || e.text == "laneID");
}

namespace {

/// The name under views: EXEC for EXEC.u64.
const Expression& viewed_name(const Expression& e) {
  return e.kind == Expression::Kind::member && type_of_view(e.text, Float8::ocp) ? viewed_name(e.operands[0]) : e;
}

std::optional<File> file_of(const Expression& e) {
  if (e.kind != Expression::Kind::name) return std::nullopt;
  if (e.text == "VGPR") return File::vgpr;
  if (e.text == "SGPR") return File::sgpr;
  if (e.text == "HW_REGISTERS") return File::hwreg;
  if (e.text == "BARRIERS") return File::barrier;
  if (e.text == "MESSAGES") return File::message;
  return std::nullopt;
}

}  // namespace

Value Lowerer::index(const Expression& e) {
  const Expression& base = e.operands[0];
  // Files of state
  const Expression& file_base = base.kind == Expression::Kind::index ? base.operands[0] : base;
  if (const auto file = file_of(file_base); file && !find_local(file_base.text)) {
    const bool two = base.kind == Expression::Kind::index;
    if (two == (*file == File::vgpr)) {
      Value result = make(Op::file_read, Type::bits_of(32), e.position, {});
      result.file = *file;
      if (two) result.operands.push_back(expression(base.operands[1]));
      result.operands.push_back(expression(e.operands[1]));
      for (const Value& each : result.operands) {
        if (!each.type.integer() || each.type.wide()) fail(each.position, "a register number is an integer");
      }
      return result;
    }
    if (!two) fail(e.position, "VGPR takes two indices, VGPR[lane][register]");
  }
  // This lane's bit of a mask
  const Expression& mask = viewed_name(base);
  if (mask.kind == Expression::Kind::name && is_lane_id(e.operands[1]) && !find_local(mask.text)) {
    if (const auto state = find_state(mask.text)) {
      if (const auto lane = lane_bit_of(state->state)) return read(state_symbol(*lane, e.position), e.position);
    }
  }
  if (base.kind == Expression::Kind::name && (base.text == "MEM" || base.text == "LDS")) {
    fail(e.position, "an operation does not reach memory");
  }
  Value value = expression(base);
  Value at = expression(e.operands[1]);
  if (!at.type.integer() || at.type.wide()) fail(at.position, "an index is an integer, this is a " + describe(at.type));
  const auto number = constant_of(at);
  if (value.type.elements != 0) {
    if (number && *number >= value.type.elements) {
      fail(at.position, "index " + std::to_string(*number) + " of an " + describe(value.type));
    }
    Value result = make(Op::element, value.type.element(), e.position, {std::move(at)});
    result.symbol = value.symbol;
    return result;
  }
  if (value.type.floating()) fail(e.position, "bits of an " + describe(value.type) + "; view it as an integer");
  if (number && *number >= value.type.width) {
    fail(at.position, "bit " + std::to_string(*number) + " of a " + describe(value.type));
  }
  return make(Op::bit, Type::boolean_type(), e.position, {std::move(value), std::move(at)});
}

Value Lowerer::slice(const Expression& e) {
  Value base = expression(e.operands[0]);
  if (base.type.elements != 0) fail(e.position, "a slice of an array; index it first");
  if (base.type.floating()) base = view(std::move(base), Type::bits_of(base.type.width), e.position);
  Value high = expression(e.operands[1]);
  Value low = expression(e.operands[2]);
  if (!high.type.integer() || !low.type.integer()) fail(e.position, "the bounds of a slice are integers");
  const auto high_number = constant_of(high);
  const auto low_number = constant_of(low);
  const Type::Kind kind = base.type.kind == Type::Kind::bits ? Type::Kind::bits : Type::Kind::unsigned_integer;
  if (high_number && low_number) {
    const std::uint64_t top = std::max(*high_number, *low_number);
    if (top >= base.type.width) fail(e.position, "bit " + std::to_string(top) + " of a " + describe(base.type));
    if (*high_number < *low_number) {
      // x[0 : 31]: all bits in reverse order.
      if (*high_number != 0 || *low_number + 1 != base.type.width || base.type.width % 32 != 0 || base.type.wide()) {
        fail(e.position, "the high bound of a slice comes first");
      }
      const Type type{kind, base.type.width, 0};
      return fp_call("bit_reverse", type, {std::move(base)}, false, e.position);
    }
    const Type type{kind, static_cast<std::uint32_t>(*high_number - *low_number + 1), 0};
    if (*low_number == 0) return view(std::move(base), type, e.position);
    // The bits of a view are those of what it views.
    while (base.op == Op::view && *high_number < base.operands[0].type.width) base = Value(base.operands[0]);
    if (base.type.floating()) base = view(std::move(base), Type::bits_of(base.type.width), e.position);
    Value result = make(Op::slice, type, e.position, {std::move(base)});
    result.constant_range = true;
    result.number = *high_number;
    result.low_bit = static_cast<std::uint32_t>(*low_number);
    return result;
  }
  // x[n + 7 : n] has a known width.
  const Value offset = high.op == Op::add ? high.operands[1] : Value{};
  if (high.op == Op::add && constant_of(offset) && same(high.operands[0], low)) {
    const Type type{kind, static_cast<std::uint32_t>(*constant_of(offset) + 1), 0};
    return make(Op::part, type, e.position, {std::move(base), std::move(low)});
  }
  const Type type{kind, base.type.width, 0};
  return make(Op::slice, type, e.position, {std::move(base), std::move(high), std::move(low)});
}

Value Lowerer::part_select(const Expression& e) {
  Value base = expression(e.operands[0]);
  if (!base.type.integer() || base.type.elements != 0) fail(e.position, "bits of a " + describe(base.type));
  Value low = expression(e.operands[1]);
  const auto width = constant_of(expression(e.operands[2]));
  if (!width || *width == 0 || *width > base.type.width) {
    fail(e.operands[2].position, "the width after +: is a number up to the width of the value");
  }
  const Type type{base.type.kind == Type::Kind::bits ? Type::Kind::bits : Type::Kind::unsigned_integer,
                  static_cast<std::uint32_t>(*width), 0};
  return make(Op::part, type, e.position, {std::move(base), std::move(low)});
}

Value Lowerer::unary(const Expression& e) {
  Value value = expression(e.operands[0]);
  if (e.text == "+") return value;
  if (e.text == "!") {
    Value bit = condition(std::move(value), e.position);
    if (const auto number = constant_of(bit)) return make_constant(*number ^ 1, Type::boolean_type(), e.position);
    return make(Op::logical_not, Type::boolean_type(), e.position, {std::move(bit)});
  }
  if (value.type.elements != 0 || value.type.kind == Type::Kind::none) fail(e.position, "an operand without a value");
  if (e.text == "~") {
    if (!value.type.integer()) fail(e.position, "~ of an " + describe(value.type));
    const Type type = value.type;
    if (const auto number = constant_of(value); number && type.width <= 64) {
      Value result = make_constant(~*number, type, e.position);
      result.hexadecimal = true;
      return result;
    }
    return make(Op::complement, type, e.position, {std::move(value)});
  }
  if (value.type.floating()) {
    if (value.op == Op::constant) {
      value.number ^= std::uint64_t{1} << (value.type.width - 1);
      return value;
    }
    const Type type = value.type;
    return fp_call("fp::neg", type, {std::move(value)}, false, e.position);
  }
  if (const auto number = constant_of(value); number && value.type.width <= 64) {
    const bool literal = value.literal;
    value = make_constant(~*number + 1, value.type, e.position);
    value.literal = literal;
    return value;
  }
  const Type type = value.type;
  return make(Op::negate, type, e.position, {std::move(value)});
}

Value Lowerer::conditional(const Expression& e) {
  Value test = condition(expression(e.operands[0]), e.operands[0].position);
  Value yes = expression(e.operands[1]);
  Value no = expression(e.operands[2]);
  unify(yes, no, e.position);
  const Type type = yes.type;
  // c ? 1 : 0 for a single bit is c itself.
  if (const auto one = constant_of(yes), zero = constant_of(no); one == 1 && zero == 0 && type.boolean()) return test;
  const bool literal = yes.literal && no.literal;
  Value result = make(Op::conditional, type, e.position, {std::move(test), std::move(yes), std::move(no)});
  result.literal = literal;
  return result;
}

Value Lowerer::concatenation(const Expression& e) {
  std::vector<Value> parts;
  std::uint32_t width = 0;
  for (const Expression& operand : e.operands) {
    Value part = expression(operand);
    if (part.type.elements != 0 || part.type.kind == Type::Kind::none) fail(operand.position, "a part without a width");
    if (part.literal && !options_.vendor_dialect) {
      fail(operand.position, "the width of a literal in { } must be written: 16'0");
    }
    if (part.type.floating()) part = view(std::move(part), Type::bits_of(part.type.width), operand.position);
    width += part.type.width;
    parts.push_back(std::move(part));
  }
  return make(Op::concatenate, Type::bits_of(width), e.position, std::move(parts));
}

}  // namespace isagen::pcode
