// Expressions over the state of a stopped launch: `wave == 1 && v3[5] > 7`, `f32(v0) * 2`, `mem[s[4:5] + 16]`.
// Grammar, operators from weak to strong, those of C:
//   || && | ^ & == != < <= > >= << >> + - * / %   unary - ! ~
// and what stands for itself: numbers (12, 0x1f, 1.5, 1e-3), wave, lane, workgroup (counted x first), workgroup.x .y
// .z, pc, exec, vcc, scc, m0, exec_lo, exec_hi, vcc_lo, vcc_hi, sN, s[N:N+1], vN[lane], vN (of the lane),
// v[N:N+1][lane], aN in the same way, mem[address] and mem8, mem16, mem32, mem64, lds.. and scratch.. likewise, TYPE(x)
// with TYPE i8 to f64 (the bits of x as that type), and names of the code object, which are addresses.
// Brackets and unary operators nest 200 deep at most, and a value is worked out in 1000 steps that need each other at
// most.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "debug/place.hpp"
#include "debug/value.hpp"
#include "lockstep/base/result.hpp"

namespace lockstep::debug {

/// An expression that has been read. Evaluate it as often as you like.
class Expression {
 public:
  /// `symbol(name, value)` gives the address of a name of the code object, false if there is none. Error: a sentence
  /// with the column, from 1, where it went wrong.
  using Symbols = std::function<bool(std::string_view, std::uint64_t&)>;
  static Result<Expression> parse(std::string_view text, const Symbols& symbols);

  const std::string& text() const { return text_; }
  /// Does the value depend on which lane is looked at? Of a condition that does, any active lane will do.
  bool by_lane() const { return by_lane_; }
  /// Error: what cannot be read, or a division by zero, with its column.
  Result<Value> evaluate(const At& at) const { return evaluate(root_, at); }
  /// What can be assigned to and watched: a register or memory; an error if the expression is something else. `type`
  /// is that of TYPE(...) around it, if there is one.
  Result<Place> place(const At& at, std::optional<ValueType>& type) const;

 private:
  friend class ExpressionParser;
  enum class Op : std::uint8_t {
    number,
    wave,
    lane,
    workgroup,
    workgroup_x,
    workgroup_y,
    workgroup_z,
    pc,
    scalar,  // number, dwords
    scc,
    vector,  // number, dwords, child 0: lane, or -1
    accumulator,
    memory,
    lds,
    scratch,  // bytes, child 0: address
    cast,     // type
    negate,
    invert,
    complement,
    logical_or,
    logical_and,
    bit_or,
    bit_xor,
    bit_and,
    equal,
    unequal,
    less,
    less_equal,
    greater,
    greater_equal,
    shift_left,
    shift_right,
    add,
    subtract,
    multiply,
    divide,
    remainder,
  };
  struct Node {
    Op op = Op::number;
    std::uint32_t column = 0;
    std::int32_t child[2] = {-1, -1};
    std::uint32_t height = 1;  // nodes from here down to the deepest; evaluation calls itself so often
    std::uint32_t number = 0, size = 1;
    ScalarName scalar = ScalarName::sgpr;
    ValueType type = ValueType::u32;
    Value value{};
  };
  const Node& node(std::int32_t index) const { return nodes_[static_cast<std::size_t>(index)]; }
  Result<Value> evaluate(std::int32_t index, const At& at) const;
  Result<Value> binary(const Node& n, const At& at) const;
  Result<Place> place_of(std::int32_t index, const At& at) const;
  static Error error(std::uint32_t column, const std::string& what) {
    return Error{"column " + decimal(column) + ": " + what};
  }

  std::string text_;
  std::vector<Node> nodes_;
  std::int32_t root_ = -1;
  bool by_lane_ = false;
};

inline Result<Place> Expression::place_of(std::int32_t index, const At& at) const {
  const Node& n = node(index);
  Place place;
  place.cluster = at.launch->cluster_index();
  place.wave = at.wave;
  place.lane = at.lane;
  place.number = n.number;
  place.size = 4 * n.size;
  const auto child = [&](Place::Kind kind) -> Result<Place> {
    place.kind = kind;
    if (n.child[0] < 0) return place;
    auto value = evaluate(n.child[0], at);
    if (!value) return value.error();
    if (value->kind == Value::Kind::real) return error(node(n.child[0]).column, value->text() + " is no whole number");
    if (kind == Place::Kind::vgpr || kind == Place::Kind::accvgpr) {
      if (value->bits >= at.launch->wave_lanes())
        return error(node(n.child[0]).column,
                     "lane " + value->text() + ": the wave has " + decimal(at.launch->wave_lanes()) + " lanes");
      place.lane = static_cast<std::uint32_t>(value->bits);
    } else {
      place.address = value->bits;
      place.size = n.size;
    }
    return place;
  };
  switch (n.op) {
    case Op::scalar:
      place.kind = Place::Kind::scalar;
      place.number = scalar_number(*at.launch, n.scalar, n.number);
      if (n.scalar == ScalarName::exec || n.scalar == ScalarName::vcc) place.size = at.launch->wave_lanes() / 8;
      return place;
    case Op::scc:
      place.kind = Place::Kind::scc;
      place.size = 1;
      return place;
    case Op::pc:
      place.kind = Place::Kind::pc;
      place.size = 8;
      return place;
    case Op::vector: return child(Place::Kind::vgpr);
    case Op::accumulator: return child(Place::Kind::accvgpr);
    case Op::memory: return child(Place::Kind::global);
    case Op::lds: return child(Place::Kind::lds);
    case Op::scratch: return child(Place::Kind::scratch);
    default: return error(n.column, "this is neither a register nor memory");
  }
}

inline Result<Place> Expression::place(const At& at, std::optional<ValueType>& type) const {
  std::int32_t index = root_;
  if (node(index).op == Op::cast) {
    type = node(index).type;
    index = node(index).child[0];
  }
  auto place = place_of(index, at);
  if (!place) return place;
  if (type && size_of(*type) > place->size)
    return error(node(root_).column,
                 std::string(value_type_names[static_cast<std::size_t>(*type)]) + " has more bytes than that");
  if (const std::string problem = place_problem(*place, *at.launch); !problem.empty())
    return error(node(index).column, problem);
  return place;
}

inline Result<Value> Expression::evaluate(std::int32_t index, const At& at) const {
  const Node& n = node(index);
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
        return error(n.column, problem);
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
      if (value && value->kind == Value::Kind::real) return error(n.column, "~ is for whole numbers");
      return value ? Result<Value>(Value{value->kind, ~value->bits, 0}) : value;
    }
    default: return binary(n, at);
  }
}

inline Result<Value> Expression::binary(const Node& n, const At& at) const {
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
      default: return error(n.column, "this operator is for whole numbers");
    }
  }
  // A natural of all 64 bits is at home in few places: the others are as integers of C.
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
      if (b.bits == 0) return error(n.column, "division by zero");
      const bool quotient = n.op == Op::divide;
      if (wide) return whole(quotient ? a.bits / b.bits : a.bits % b.bits);
      if (y == -1) return quotient ? whole(0 - a.bits) : whole(0);
      return Value::integer(quotient ? x / y : x % y);
    }
    default: return error(n.column, "unknown operator");
  }
}

}  // namespace lockstep::debug

#include "debug/expression_parser.hpp"
