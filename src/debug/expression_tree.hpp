// A parsed expression: its nodes, and how they are evaluated. debugger_expression.hpp has the grammar.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "debug/place.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device/debugger_expression.hpp"

namespace lockstep::debug {

/// A problem in column `column` of the expression's text, from 1.
inline Error expression_error(std::uint32_t column, const std::string& problem) {
  return Error{"column " + decimal(column) + ": " + problem};
}

class ExpressionTree {
 public:
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
    scratch,   // bytes, child 0: address
    cast,      // type
    variable,  // name
    element,   // child 0: array or pointer, child 1: index
    member,    // name, child 0: struct
    arrow,     // name, child 0: pointer
    dereference,
    address_of,
    convert,  // source_type
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
    std::uint32_t height = 1;  // nodes from here down to the deepest: evaluation recurses that deep
    std::uint32_t number = 0, size = 1;
    ScalarName scalar = ScalarName::sgpr;
    ValueType type = ValueType::u32;  // of a cast; of a number C's type
    Value value{};
    bool typed = false;    // it has C's type: a variable is in it
    bool literal = false;  // only numbers are in it
    std::string name{};
    SourceTypePointer source_type{};
  };

  Result<Value> evaluate(const Viewpoint& at) const { return evaluate(root, at); }
  Result<TypedValue> typed(const Viewpoint& at) const { return typed(root, at); }
  Result<StatePlace> place(const Viewpoint& at, std::optional<ValueType>& type) const;
  const Node& node(std::int32_t index) const { return nodes[static_cast<std::size_t>(index)]; }
  Node& node(std::int32_t index) { return nodes[static_cast<std::size_t>(index)]; }

  std::vector<Node> nodes;
  std::int32_t root = -1;

 private:
  Result<Value> evaluate(std::int32_t index, const Viewpoint& at) const;
  Result<Value> binary(const Node& n, const Viewpoint& at) const;
  Result<StatePlace> place_of(std::int32_t index, const Viewpoint& at) const;

  // expression_objects.cpp
  Result<TypedValue> typed(std::int32_t index, const Viewpoint& at) const;
  Result<TypedValue> element_of(const Node& n, const Viewpoint& at) const;
  Result<TypedValue> address_of(const Node& n, const Viewpoint& at) const;
  Result<TypedValue> convert(const Node& n, const Viewpoint& at) const;
  Result<TypedValue> typed_binary(const Node& n, const Viewpoint& at) const;
  Result<TypedValue> pointer_sum(const Node& n, const TypedValue& left, const TypedValue& right) const;
};

}  // namespace lockstep::debug
