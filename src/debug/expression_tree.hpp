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
    std::uint32_t height = 1;  // nodes from here down to the deepest: evaluation recurses that deep
    std::uint32_t number = 0, size = 1;
    ScalarName scalar = ScalarName::sgpr;
    ValueType type = ValueType::u32;
    Value value{};
  };

  Result<Value> evaluate(const Viewpoint& at) const { return evaluate(root, at); }
  Result<StatePlace> place(const Viewpoint& at, std::optional<ValueType>& type) const;
  const Node& node(std::int32_t index) const { return nodes[static_cast<std::size_t>(index)]; }
  Node& node(std::int32_t index) { return nodes[static_cast<std::size_t>(index)]; }

  std::vector<Node> nodes;
  std::int32_t root = -1;

 private:
  Result<Value> evaluate(std::int32_t index, const Viewpoint& at) const;
  Result<Value> binary(const Node& n, const Viewpoint& at) const;
  Result<StatePlace> place_of(std::int32_t index, const Viewpoint& at) const;
};

}  // namespace lockstep::debug
