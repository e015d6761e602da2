#include "passes/row_properties.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "passes/visit.hpp"

namespace isagen::pcode {
namespace {

/// How `value` is computed from `width` bits at `low` of sources of twice as many, as text that says nothing of `low`;
/// nothing when it is computed from anything else.
std::optional<std::string> from_half(const Operation& operation, const Value& value, std::uint32_t width,
                                     std::uint32_t low) {
  if (value.op == Value::Op::read || value.op == Value::Op::file_read) return std::nullopt;
  const Value& of = without_views(value);  // the low half is a view, the high one a view of a slice
  const bool whole = of.op == Value::Op::read && value.type.width == width && low == 0;
  const bool part =
      of.op == Value::Op::slice && of.constant_range && of.low_bit == low && of.number == low + width - 1u;
  if (whole || part) {
    const Value& base = without_views(whole ? of : of.operands[0]);
    const Symbol& symbol = operation.symbols[base.symbol];
    const bool source = symbol.name == "s0" || symbol.name == "s1" || symbol.name == "s2";
    if (base.op == Value::Op::read && source && symbol.type.width == 2 * width)
      return symbol.name + ":" + std::to_string(static_cast<int>(value.type.kind));
  }
  std::string text = "(" + std::to_string(static_cast<int>(value.op)) + value.text + value.round + " " +
                     std::to_string(static_cast<int>(value.type.kind)) + ":" + std::to_string(value.type.width) + " " +
                     std::to_string(value.number) + ":" + std::to_string(value.low_bit);
  for (const Value& operand : value.operands) {
    const std::optional<std::string> inner = from_half(operation, operand, width, low);
    if (!inner) return std::nullopt;
    text += " " + *inner;
  }
  return text + ")";
}

}  // namespace

bool nan_is_result(const Operation& operation) {
  if (operation.body.size() != 1 || operation.body[0].kind != Action::Kind::assign) return false;
  const Action& action = operation.body[0];
  const Symbol& target = operation.symbols[action.symbol];
  if (target.kind != Symbol::Kind::state || target.name != "d0") return false;
  const Value& value = without_views(action.value);
  static const std::set<std::string> sums{"fp::add", "fp::sub", "fp::mul", "fp::fma"};
  if (value.op != Value::Op::call || sums.count(value.text) == 0 || value.type.kind != Type::Kind::f32) return false;
  bool computed = false;
  for (const Value& operand : value.operands)
    each_value(operand, [&](const Value& v) { computed |= v.needs_mode || v.op == Value::Op::conditional; });
  return !computed;
}

std::string numeric_function(const Operation& operation) {
  static const std::set<std::string> functions{"fp::rcp",  "fp::rsq",     "fp::sqrt",   "fp::exp2",
                                               "fp::log2", "fp::sin_2pi", "fp::cos_2pi"};
  const auto is_one = [](const Value& v) { return v.op == Value::Op::call && functions.count(v.text) != 0; };
  const auto is_sum = [](const Value& v) {  // of products
    return v.op == Value::Op::call && (v.text == "fp::dot2" || v.text.starts_with("fp::dot4<"));
  };
  bool found = false;
  each_action(operation, [&](const Action& action) {
    each_own_value(action, [&](const Value& value) {
      each_value(value, [&](const Value& v) { found |= is_one(v) || is_sum(v); });
    });
  });
  if (!found) return "";
  if (operation.body.size() != 1 || operation.body[0].kind != Action::Kind::assign) return "another";
  const Value& value = without_views(operation.body[0].value);
  if (operation.symbols[operation.body[0].symbol].name != "d0" || !is_one(value)) return "another";
  const Value& source = without_views(value.operands[0]);
  if (source.op != Value::Op::read || operation.symbols[source.symbol].name != "s0") return "another";
  const std::string function = value.text.substr(4);
  switch (value.type.kind) {
    case Type::Kind::f16: return function + "_f16";
    case Type::Kind::f32: return function + "_f32";
    case Type::Kind::f64: return function + "_f64";
    default: return "another";
  }
}

bool rounds_sum_to_f16(const Operation& operation) {
  bool found = false;
  const auto look = [&](const Value& value) {
    each_value(value, [&](const Value& v) { found |= v.op == Value::Op::call && v.text == "fp::fma_to_f16"; });
  };
  each_action(operation, [&](const Action& action) { each_own_value(action, look); });
  return found;
}

bool halves_are_alike(const Operation& operation) {
  if (operation.body.size() != 3) return false;
  const Action& result = operation.body[2];
  const Value& both = without_views(result.value);
  if (both.op != Value::Op::concatenate || both.operands.size() != 2 || operation.symbols[result.symbol].name != "d0")
    return false;
  const std::uint32_t width = both.type.width / 2;
  if (width != 16 && width != 32) return false;
  std::array<std::optional<std::string>, 2> halves;
  for (std::size_t i = 0; i < 2; ++i) {  // the lower half stands last, but is assigned first
    const Action& half = operation.body[i];
    const Value& part = without_views(both.operands[1 - i]);
    if (half.kind != Action::Kind::assign || part.op != Value::Op::read || part.symbol != half.symbol ||
        half.value.type.width != width)
      return false;
    halves[i] = from_half(operation, half.value, width, i == 0 ? 0 : width);
  }
  return halves[0] && halves[0] == halves[1];
}

bool computes_in_halves(const Operation& operation) {
  using Op = Value::Op;
  static const std::set<Op> simple{Op::constant,      Op::read,       Op::view,     Op::extend,      Op::complement,
                                   Op::logical_not,   Op::add,        Op::subtract, Op::multiply,    Op::shift_left,
                                   Op::bit_and,       Op::bit_or,     Op::bit_xor,  Op::logical_and, Op::logical_or,
                                   Op::equal,         Op::not_equal,  Op::less,     Op::less_equal,  Op::greater,
                                   Op::greater_equal, Op::conditional};
  const auto fits = [](const Type& type) {
    return type.integer() && !type.is_signed() && type.elements == 0 && (type.width <= 32 || type.width == 64);
  };
  bool good = operation.lambdas.empty(), wide = false;
  for (const Action& action : operation.body) {
    good = good && action.kind == Action::Kind::assign && fits(operation.symbols[action.symbol].type);
    each_value(action.value, [&](const Value& value) {
      const bool field = value.op == Op::slice && value.constant_range && value.operands[0].type.width == 32;
      good = good && (field || simple.count(value.op) != 0) && fits(value.type);
      if (value.op != Op::read) return;
      const Symbol& symbol = operation.symbols[value.symbol];
      const bool source = symbol.name == "s0" || symbol.name == "s1" || symbol.name == "s2";
      wide = wide || (source && symbol.type.width == 64);
    });
  }
  return good && wide;
}

}  // namespace isagen::pcode
