// How expressions are evaluated.
#include <cmath>
#include <utility>

#include "debug/expression_tree.hpp"

namespace lockstep::debug {

Result<Value> Expression::evaluate(const Viewpoint& at) const { return tree_->evaluate(at); }

Result<TypedValue> Expression::typed(const Viewpoint& at) const { return tree_->typed(at); }

Result<StatePlace> Expression::place(const Viewpoint& at, std::optional<ValueType>& type) const {
  return tree_->place(at, type);
}

Result<StatePlace> ExpressionTree::place_of(std::int32_t index, const Viewpoint& at) const {
  const Node& n = node(index);
  StatePlace place;
  place.cluster = at.launch->cluster_index();
  place.wave = at.wave;
  place.lane = at.lane;
  place.number = n.number;
  place.size = 4 * n.size;
  const auto child = [&](StatePlace::Kind kind) -> Result<StatePlace> {
    place.kind = kind;
    if (n.child[0] < 0) return place;
    auto value = evaluate(n.child[0], at);
    if (!value) return value.error();
    if (value->kind == Value::Kind::real)
      return expression_error(node(n.child[0]).column, value->text() + " is no whole number");
    if (kind == StatePlace::Kind::vgpr || kind == StatePlace::Kind::accvgpr) {
      if (value->bits >= at.launch->wave_lanes())
        return expression_error(node(n.child[0]).column, "lane " + value->text() + ": the wave has " +
                                                             decimal(at.launch->wave_lanes()) + " lanes");
      place.lane = static_cast<std::uint32_t>(value->bits);
    } else {
      place.address = value->bits;
      place.size = n.size;
    }
    return place;
  };
  switch (n.op) {
    case Op::scalar:
      place.kind = StatePlace::Kind::scalar;
      place.number = scalar_number(*at.launch, n.scalar, n.number);
      if (n.scalar == ScalarName::exec || n.scalar == ScalarName::vcc) place.size = at.launch->wave_lanes() / 8;
      return place;
    case Op::scc:
      place.kind = StatePlace::Kind::scc;
      place.size = 1;
      return place;
    case Op::pc:
      place.kind = StatePlace::Kind::pc;
      place.size = 8;
      return place;
    case Op::vector: return child(StatePlace::Kind::vgpr);
    case Op::accumulator: return child(StatePlace::Kind::accvgpr);
    case Op::memory: return child(StatePlace::Kind::global);
    case Op::lds: return child(StatePlace::Kind::lds);
    case Op::scratch: return child(StatePlace::Kind::scratch);
    default: return expression_error(n.column, "this is neither a register nor memory");
  }
}

Result<StatePlace> ExpressionTree::place(const Viewpoint& at, std::optional<ValueType>& type) const {
  std::int32_t index = root;
  if (node(index).typed) {
    const auto found = typed(index, at);
    if (!found) return found.error();
    if (!found->object) return expression_error(node(index).column, "this is a value, which is nowhere");
    auto place = object_place(*found->object);
    if (!place) return expression_error(node(index).column, place.message());
    if (const std::string problem = place_problem(*place, *at.launch); !problem.empty())
      return expression_error(node(index).column, problem);
    type = value_type(*found->type);
    return place;
  }
  if (node(index).op == Op::cast) {
    type = node(index).type;
    index = node(index).child[0];
  }
  auto place = place_of(index, at);
  if (!place) return place;
  if (type && size_of(*type) > place->size)
    return expression_error(node(root).column, std::string(value_type_names[static_cast<std::size_t>(*type)]) +
                                                   " has more bytes than that");
  if (const std::string problem = place_problem(*place, *at.launch); !problem.empty())
    return expression_error(node(index).column, problem);
  return place;
}

Result<Value> ExpressionTree::evaluate(std::int32_t index, const Viewpoint& at) const {
  const Node& n = node(index);
  if (n.typed) {
    auto value = typed(index, at);
    if (!value) return value.error();
    if (!value->object) return value->value;
    if (value->type->kind == SourceType::Kind::array) {  // its address, as in C
      const auto place = object_place(*value->object);
      return place && place->in_memory() ? Result<Value>(Value::natural(place->address))
                                         : object_value(*value->object, *at.launch);
    }
    auto number = object_value(*value->object, *at.launch);
    return number ? number : expression_error(n.column, number.message());
  }
  switch (n.op) {
    case Op::number: return n.value;
    case Op::wave: return Value::natural(at.wave);
    case Op::lane: return Value::natural(at.lane);
    case Op::workgroup: return Value::natural(at.launch->workgroup_index(at.wave));
    case Op::workgroup_x: return Value::natural(at.launch->workgroup(at.wave)[0]);
    case Op::workgroup_y: return Value::natural(at.launch->workgroup(at.wave)[1]);
    case Op::workgroup_z: return Value::natural(at.launch->workgroup(at.wave)[2]);
    case Op::scalar:
    case Op::scc:
    case Op::pc:
    case Op::vector:
    case Op::accumulator:
    case Op::memory:
    case Op::lds:
    case Op::scratch: {
      auto place = place_of(index, at);
      if (!place) return place.error();
      if (const std::string problem = place_problem(*place, *at.launch); !problem.empty())
        return expression_error(n.column, problem);
      return Value::natural(read_place(*place, *at.launch));
    }
    case Op::cast: {
      auto value = evaluate(n.child[0], at);
      if (!value) return value;
      if (value->kind == Value::Kind::real)
        return is_float(n.type) ? Value::of(n.type, value->as(n.type)) : Value::of(n.type, value->as(ValueType::i64));
      return Value::of(n.type, value->bits);
    }
    case Op::negate: {
      auto value = evaluate(n.child[0], at);
      if (!value) return value;
      if (value->kind == Value::Kind::real) return Value::real(-value->number);
      return Value::integer(static_cast<std::int64_t>(0 - value->bits));
    }
    case Op::invert: {
      auto value = evaluate(n.child[0], at);
      return value ? Result<Value>(Value::integer(!value->truth())) : value;
    }
    case Op::complement: {
      auto value = evaluate(n.child[0], at);
      if (value && value->kind == Value::Kind::real) return expression_error(n.column, "~ is for whole numbers");
      return value ? Result<Value>(Value{value->kind, ~value->bits, 0}) : value;
    }
    default: return binary(n, at);
  }
}

Result<Value> ExpressionTree::binary(const Node& n, const Viewpoint& at) const {
  auto left = evaluate(n.child[0], at);
  if (!left) return left;
  if (n.op == Op::logical_and && !left->truth()) return Value::integer(0);
  if (n.op == Op::logical_or && left->truth()) return Value::integer(1);
  auto right = evaluate(n.child[1], at);
  if (!right) return right;
  const Value &a = *left, &b = *right;
  const int order = compare(a, b);
  switch (n.op) {
    case Op::logical_and:
    case Op::logical_or: return Value::integer(b.truth());
    case Op::equal: return Value::integer(order == 0);
    case Op::unequal: return Value::integer(order != 0);
    case Op::less: return Value::integer(order == -1);
    case Op::less_equal: return Value::integer(order == -1 || order == 0);
    case Op::greater: return Value::integer(order == 1);
    case Op::greater_equal: return Value::integer(order == 1 || order == 0);
    default: break;
  }
  if (a.kind == Value::Kind::real || b.kind == Value::Kind::real) {
    const double x = a.to_double(), y = b.to_double();
    switch (n.op) {
      case Op::add: return Value::real(x + y);
      case Op::subtract: return Value::real(x - y);
      case Op::multiply: return Value::real(x * y);
      case Op::divide: return Value::real(x / y);
      case Op::remainder: return Value::real(std::fmod(x, y));
      default: return expression_error(n.column, "this operator is for whole numbers");
    }
  }
  // Whole numbers are integers as in C, unless one of them is a natural that needs all 64 bits.
  const bool wide =
      (a.kind == Value::Kind::natural && a.bits >> 63 != 0) || (b.kind == Value::Kind::natural && b.bits >> 63 != 0);
  const auto whole = [&](std::uint64_t bits) {
    return wide ? Value::natural(bits) : Value::integer(static_cast<std::int64_t>(bits));
  };
  const auto x = static_cast<std::int64_t>(a.bits), y = static_cast<std::int64_t>(b.bits);
  switch (n.op) {
    case Op::bit_or: return whole(a.bits | b.bits);
    case Op::bit_xor: return whole(a.bits ^ b.bits);
    case Op::bit_and: return Value::natural(a.bits & b.bits);
    case Op::shift_left: return whole(b.bits > 63 ? 0 : a.bits << b.bits);
    case Op::shift_right: return b.bits > 63 ? whole(0) : wide ? whole(a.bits >> b.bits) : Value::integer(x >> b.bits);
    case Op::add: return whole(a.bits + b.bits);
    case Op::subtract: return whole(a.bits - b.bits);
    case Op::multiply: return whole(a.bits * b.bits);
    case Op::divide:
    case Op::remainder: {
      if (b.bits == 0) return expression_error(n.column, "division by zero");
      const bool quotient = n.op == Op::divide;
      if (wide) return whole(quotient ? a.bits / b.bits : a.bits % b.bits);
      if (y == -1) return quotient ? whole(0 - a.bits) : whole(0);
      return Value::integer(quotient ? x / y : x % y);
    }
    default: return expression_error(n.column, "unknown operator");
  }
}

}  // namespace lockstep::debug
