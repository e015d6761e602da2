// Puts programs of bits together (bit_flow.hpp): equal nodes once, constants folded.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "lockstep/isa/bit_flow.hpp"

namespace lockstep {

/// The lowest `width` bits, up to 64.
constexpr std::uint64_t bits_of_width(unsigned width) {
  return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
}
/// A number of `width` bits, with copies of its highest bit above.
constexpr std::uint64_t signed_of_width(std::uint64_t value, unsigned width) {
  if (width == 0 || width >= 64) return value;
  return (value >> (width - 1) & 1) != 0 ? value | ~bits_of_width(width) : value & bits_of_width(width);
}

/// The value of a node whose operands have the values x, y and z and the first of them `width_a` bits. Nothing where
/// the node's value does not follow from them.
constexpr std::optional<std::uint64_t> value_of(const BitNode& node, unsigned width_a, unsigned width_b,
                                                std::uint64_t x, std::uint64_t y, std::uint64_t z) {
  const std::uint64_t all = bits_of_width(node.width);
  switch (node.op) {
    case BitOp::constant: return node.number & all;
    case BitOp::bit_and: return x & y;
    case BitOp::bit_or: return x | y;
    case BitOp::bit_xor: return x ^ y;
    case BitOp::complement: return ~x & all;
    case BitOp::add: return (x + y) & all;
    case BitOp::subtract: return (x - y) & all;
    case BitOp::multiply: return (x * y) & all;
    case BitOp::shift_left: return y >= width_a ? 0 : x << y & all;
    case BitOp::shift_right: return y >= width_a ? 0 : x >> y & all;
    case BitOp::shift_right_signed: {
      const auto number = static_cast<std::int64_t>(signed_of_width(x, width_a));
      return static_cast<std::uint64_t>(number >> std::min<std::uint64_t>(y, 63)) & all;
    }
    case BitOp::sign_extend: return signed_of_width(x, width_a) & all;
    case BitOp::cut: return node.number >= 64 ? 0 : x >> node.number & all;
    case BitOp::join: return width_b >= 64 ? y : (x << width_b | y) & all;
    case BitOp::select: return x != 0 ? y : z;
    case BitOp::equal: return x == y ? 1 : 0;
    case BitOp::less: return x < y ? 1 : 0;
    case BitOp::less_signed:
      return static_cast<std::int64_t>(signed_of_width(x, width_a)) <
                     static_cast<std::int64_t>(signed_of_width(y, width_b))
                 ? 1
                 : 0;
    case BitOp::reverse: {
      std::uint64_t result = 0;
      for (unsigned i = 0; i < width_a; ++i) result |= (x >> i & 1) << (width_a - 1 - i);
      return result;
    }
    case BitOp::find_first_one: return x == 0 ? all : static_cast<std::uint64_t>(std::countr_zero(x)) & all;
    default: return std::nullopt;
  }
}

class BitFlowBuilder {
 public:
  using Id = std::uint8_t;
  static constexpr std::size_t most = 200;  ///< nodes; more are not added

  const std::vector<BitNode>& nodes() const { return nodes_; }
  const BitNode& operator[](Id id) const { return nodes_[id]; }
  bool full() const { return full_; }
  /// The value of a constant.
  std::optional<std::uint64_t> number(Id id) const {
    if (nodes_[id].op != BitOp::constant) return std::nullopt;
    return nodes_[id].number;
  }

  Id constant(std::uint64_t number, unsigned width) {
    return add({BitOp::constant, static_cast<std::uint8_t>(width), 0, 0, 0, number & bits_of_width(width)});
  }
  Id input(BitInput which, unsigned width) {
    return add({BitOp::input, static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(which), 0, 0, 0});
  }
  Id cut(Id of, unsigned low, unsigned width) {
    return add({BitOp::cut, static_cast<std::uint8_t>(width), of, 0, 0, low});
  }

  /// A node, or one that is the same.
  Id add(BitNode node) {
    if (const std::optional<Id> known = simpler(node)) return *known;
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      if (nodes_[i] == node) return static_cast<Id>(i);
    if (nodes_.size() >= most) {
      full_ = true;
      return 0;
    }
    nodes_.push_back(node);
    return static_cast<Id>(nodes_.size() - 1);
  }

 private:
  /// A node that is there, or that is added in its stead. May change `node`.
  std::optional<Id> simpler(BitNode& node) {
    const unsigned operands = operand_count(node.op);
    if (operands == 0) return std::nullopt;
    const std::optional<std::uint64_t> x = number(node.a);
    const std::optional<std::uint64_t> y = operands > 1 ? number(node.b) : std::nullopt;
    const std::optional<std::uint64_t> z = operands > 2 ? number(node.c) : std::nullopt;
    const unsigned width_a = nodes_[node.a].width, width_b = operands > 1 ? nodes_[node.b].width : 0u;
    if (x && (operands < 2 || y) && (operands < 3 || z))
      if (const auto value = value_of(node, width_a, width_b, *x, y.value_or(0), z.value_or(0)))
        return constant(*value, node.width);
    const std::uint64_t all = bits_of_width(node.width);
    const bool same = operands > 1 && node.a == node.b;
    const auto is = [&](const std::optional<std::uint64_t>& known, std::uint64_t value) { return known == value; };
    switch (node.op) {
      case BitOp::bit_and:
        if (same || is(y, all)) return node.a;
        if (is(x, all)) return node.b;
        if (is(x, 0) || is(y, 0)) return constant(0, node.width);
        break;
      case BitOp::bit_or:
        if (same || is(y, 0)) return node.a;
        if (is(x, 0)) return node.b;
        if (is(x, all) || is(y, all)) return constant(all, node.width);
        break;
      case BitOp::bit_xor:
        if (same) return constant(0, node.width);
        if (is(y, 0)) return node.a;
        if (is(x, 0)) return node.b;
        if (is(y, all)) return add({BitOp::complement, node.width, node.a, 0, 0, 0});
        break;
      case BitOp::complement:
        if (nodes_[node.a].op == BitOp::complement) return nodes_[node.a].a;
        break;
      case BitOp::add:
        if (is(y, 0)) return node.a;
        if (is(x, 0)) return node.b;
        break;
      case BitOp::subtract:
        if (same) return constant(0, node.width);
        if (is(y, 0)) return node.a;
        break;
      case BitOp::multiply:
        if (is(x, 0) || is(y, 0)) return constant(0, node.width);
        if (is(y, 1)) return node.a;
        if (is(x, 1)) return node.b;
        break;
      case BitOp::shift_left:
      case BitOp::shift_right:
      case BitOp::shift_right_signed:
        if (is(y, 0)) return node.a;
        break;
      case BitOp::sign_extend:
        if (width_a == node.width) return node.a;
        break;
      case BitOp::cut: return simpler_cut(node);
      case BitOp::join: {
        const BitNode &high = nodes_[node.a], &low = nodes_[node.b];
        if (high.op == BitOp::cut && low.op == BitOp::cut && high.a == low.a && high.number == low.number + low.width)
          return cut(low.a, static_cast<unsigned>(low.number), node.width);
        if (is(x, 0)) return cut(node.b, 0, node.width);
        break;
      }
      case BitOp::select:
        if (x) return *x != 0 ? node.b : node.c;
        if (node.b == node.c) return node.b;
        if (node.width == 1 && is(y, 1) && is(z, 0)) return node.a;
        break;
      case BitOp::equal:
        if (same) return constant(1, 1);
        break;
      case BitOp::less:
      case BitOp::less_signed:
        if (same) return constant(0, 1);
        break;
      default: break;
    }
    return std::nullopt;
  }
  std::optional<Id> simpler_cut(BitNode& node) {
    const BitNode of = nodes_[node.a];
    if (node.number == 0 && of.width == node.width) return node.a;
    if (node.number >= of.width) return constant(0, node.width);
    // A cut of a cut, if the first one has all bits that the second one takes.
    if (of.op == BitOp::cut && node.number + node.width <= of.width)
      return cut(of.a, static_cast<unsigned>(of.number + node.number), node.width);
    if (of.op == BitOp::join) {
      const unsigned low = nodes_[of.b].width;
      if (node.number + node.width <= low) return cut(of.b, static_cast<unsigned>(node.number), node.width);
      if (node.number >= low) return cut(of.a, static_cast<unsigned>(node.number) - low, node.width);
    }
    return std::nullopt;
  }

  std::vector<BitNode> nodes_;
  bool full_ = false;
};

}  // namespace lockstep
