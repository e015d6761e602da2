// Which bits of an operation's inputs reach which bits of its results: a short program for each opcode, derived from
// the pseudocode (codegen/passes/bit_flow). generated/<isa>/bit_flow.hpp has them all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace lockstep {

/// What a node of the program is. Bits above a node's width are 0.
enum class BitOp : std::uint8_t {
  constant,  ///< BitNode::number
  input,     ///< a: a BitInput
  known,     ///< something defined whose value the program does not say
  bit_and,
  bit_or,
  bit_xor,
  complement,
  add,  ///< carries go upwards: bit i of the result depends on bits 0 to i
  subtract,
  multiply,
  shift_left,          ///< a by b; 0 where b is the width of a or more
  shift_right,         ///< the same
  shift_right_signed,  ///< copies of the sign where b is the width of a or more
  sign_extend,         ///< a with copies of its highest bit above
  cut,                 ///< bits of a from `number` on; 0 above its end
  join,                ///< a above b
  select,              ///< b where bit a is set, else c
  equal,
  less,  ///< of unsigned numbers
  less_signed,
  reverse,         ///< the highest bit comes first
  find_first_one,  ///< number of the lowest bit that is set; all ones where there is none
  other_lane,      ///< source 0, as the lane a has it
  canonical,       ///< a float, quieted or flushed: the same number, if it is no NaN and not denormal
  mix,             ///< every bit of the result depends on every bit of a and b
};

/// What an operation reads. Names as in LaneInput (lane_io.hpp).
enum class BitInput : std::uint8_t {
  s0,
  s1,
  s2,
  d0,
  scc,
  vcc_lane,
  vcc,
  exec,
  m0,
  // Of the instruction's words.
  imm,
  literal,
  literal64,
  clamp,
  op_sel,
  op_sel_hi,
  neg,
  neg_hi,
  abs,
  omod,
  sdwa_sel0,
  count_
};

/// What an operation gives.
enum class BitOutput : std::uint8_t {
  d0,
  s0,  ///< of an exchange
  scc,
  vcc,
  exec,
  m0,
  lane_mask,  ///< this lane's bit of D0, D1, VCC or EXEC
  count_
};

struct BitNode {
  BitOp op{};
  std::uint8_t width = 0;
  std::uint8_t a = 0, b = 0, c = 0;  ///< nodes before this one
  /// Of `constant` the value, of `cut` the first bit. Of `known`, `canonical` and `mix` the number of the function in
  /// this program, so that equal nodes of a program have equal values.
  std::uint64_t number = 0;

  constexpr bool operator==(const BitNode&) const = default;
};

/// How many of a, b and c a node has.
constexpr unsigned operand_count(BitOp op) {
  switch (op) {
    case BitOp::constant:
    case BitOp::input:
    case BitOp::known: return 0;
    case BitOp::complement:
    case BitOp::sign_extend:
    case BitOp::cut:
    case BitOp::reverse:
    case BitOp::find_first_one:
    case BitOp::other_lane:
    case BitOp::canonical: return 1;
    case BitOp::select: return 3;
    default: return 2;
  }
}

/// Does the node stand for a function that the program does not describe?
constexpr bool is_function(BitOp op) { return op == BitOp::known || op == BitOp::canonical || op == BitOp::mix; }

/// The program of one operation. Without nodes: every bit of every result depends on every bit of every input.
struct BitFlow {
  static constexpr std::uint8_t none = 0xff;

  const BitNode* first = nullptr;
  std::uint8_t count = 0;
  /// By BitOutput: the node that is the result; `none` where the operation does not give it.
  std::array<std::uint8_t, static_cast<std::size_t>(BitOutput::count_)> outputs{none, none, none, none,
                                                                                none, none, none};

  constexpr std::span<const BitNode> nodes() const { return {first, count}; }
};

}  // namespace lockstep
