// The program of an operation's bits (isa/bit_flow.hpp) for one instruction: what its words say is constant in it, and
// bitwise operations of up to three inputs are one step, so that bits which decide nothing are seen.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "lockstep/isa/bit_flow.hpp"
#include "lockstep/isa/bit_flow_builder.hpp"
#include "observe/bit_values.hpp"

namespace lockstep {

class BitProgram {
 public:
  static constexpr std::size_t most = BitFlowBuilder::most;
  using Values = std::array<BitValue, most>;

  /// `replace(builder, node)` gives the node that stands for an input.
  template <class Replace>
  void build(const BitFlow& flow, Replace&& replace) {
    BitFlowBuilder builder;
    std::vector<std::uint8_t> place;
    for (BitNode node : flow.nodes()) {
      const unsigned operands = operand_count(node.op);
      if (operands > 0) node.a = place[node.a];
      if (operands > 1) node.b = place[node.b];
      if (operands > 2) node.c = place[node.c];
      place.push_back(node.op == BitOp::input ? replace(builder, node) : builder.add(node));
    }
    outputs_.fill(BitFlow::none);
    if (builder.full() || flow.count == 0) return;
    nodes_ = builder.nodes();
    for (std::size_t i = 0; i < outputs_.size(); ++i)
      if (flow.outputs[i] != BitFlow::none) outputs_[i] = place[flow.outputs[i]];
    find_tables();
    find_needed();
  }
  /// No result is said from then on.
  void forget() { outputs_.fill(BitFlow::none); }

  bool gives(BitOutput which) const {
    return which != BitOutput::count_ && outputs_[static_cast<std::size_t>(which)] != BitFlow::none;
  }
  /// Is the result the same whatever the inputs are?
  bool is_constant(BitOutput which) const {
    return gives(which) && nodes_[outputs_[static_cast<std::size_t>(which)]].op == BitOp::constant;
  }
  unsigned width(BitOutput which) const { return nodes_[outputs_[static_cast<std::size_t>(which)]].width; }
  const BitValue& result(const Values& values, BitOutput which) const {
    return values[outputs_[static_cast<std::size_t>(which)]];
  }
  bool reads(BitInput which) const {
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      if (needed_[i] && nodes_[i].op == BitOp::input && nodes_[i].a == static_cast<std::uint8_t>(which)) return true;
    return false;
  }
  bool reads_other_lane() const {
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      if (needed_[i] && nodes_[i].op == BitOp::other_lane) return true;
    return false;
  }

  /// Computes what the results need. `input(BitInput)` gives the value of one, `lane(number)` source 0 of another lane.
  template <class Input, class Lane>
  void run(const BitSteps& steps, Values& values, Input&& input, Lane&& lane) const {
    static constexpr BitValue nothing{};
    const auto value = [&](std::uint8_t id, unsigned count, unsigned least) -> const BitValue& {
      return count > least ? values[id] : nothing;
    };
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (!needed_[i]) continue;
      const BitNode& node = nodes_[i];
      const unsigned operands = operand_count(node.op);
      if (tables_[i].count != 0) {
        std::array<const BitValue*, 3> in{&nothing, &nothing, &nothing};
        for (unsigned k = 0; k < tables_[i].count; ++k) in[k] = &values[tables_[i].leaves[k]];
        values[i] = steps.bitwise(tables_[i], in, node.width);
      } else if (node.op == BitOp::input) {
        values[i] = input(static_cast<BitInput>(node.a)).masked(bits_of_width(node.width));
      } else if (node.op == BitOp::other_lane) {
        values[i] = lane(values[node.a]).masked(bits_of_width(node.width));
      } else {
        const unsigned width_a = operands > 0 ? nodes_[node.a].width : 0u;
        const unsigned width_b = operands > 1 ? nodes_[node.b].width : 0u;
        values[i] = steps.step(node, width_a, width_b, value(node.a, operands, 0), value(node.b, operands, 1),
                               value(node.c, operands, 2));
      }
    }
  }

 private:
  static bool is_bitwise(BitOp op) {
    return op == BitOp::bit_and || op == BitOp::bit_or || op == BitOp::bit_xor || op == BitOp::complement;
  }
  /// The inputs of a table and what comes out for them. Of a node that is none: itself.
  BitTable leaf(std::uint8_t id) const { return {0xf0, 1, {id, 0, 0}}; }
  static std::uint8_t combined(BitOp op, unsigned x, unsigned y) {
    const unsigned bits = op == BitOp::bit_and   ? x & y
                          : op == BitOp::bit_or  ? x | y
                          : op == BitOp::bit_xor ? x ^ y
                                                 : ~x;
    return static_cast<std::uint8_t>(bits);
  }
  /// `of` by the inputs of `all`, which has all of them.
  static std::uint8_t spread(const BitTable& of, const BitTable& all) {
    unsigned table = 0;
    for (unsigned index = 0; index < 8; ++index) {
      unsigned inner = 0;
      for (unsigned k = 0; k < of.count; ++k)
        for (unsigned place = 0; place < all.count; ++place)
          if (all.leaves[place] == of.leaves[k] && (index >> (2 - place) & 1) != 0) inner |= 4u >> k;
      table |= (of.table >> inner & 1u) << index;
    }
    return static_cast<std::uint8_t>(table);
  }
  static bool join(BitTable& all, const BitTable& other) {
    for (unsigned k = 0; k < other.count; ++k) {
      bool there = false;
      for (unsigned i = 0; i < all.count; ++i) there = there || all.leaves[i] == other.leaves[k];
      if (there) continue;
      if (all.count == all.leaves.size()) return false;
      all.leaves[all.count++] = other.leaves[k];
    }
    return true;
  }
  void find_tables() {
    tables_.assign(nodes_.size(), {});
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const BitNode& node = nodes_[i];
      if (!is_bitwise(node.op)) continue;
      const auto of = [&](std::uint8_t id, bool inner) {
        return inner && tables_[id].count != 0 && nodes_[id].width == node.width ? tables_[id] : leaf(id);
      };
      const bool two = node.op != BitOp::complement;
      // As deep as three inputs go.
      for (const unsigned inner : {3u, 1u, 2u, 0u}) {
        const BitTable a = of(node.a, (inner & 1) != 0), b = two ? of(node.b, (inner & 2) != 0) : BitTable{};
        BitTable all{0, 0, {}};
        if (!join(all, a) || (two && !join(all, b))) continue;
        all.table = combined(node.op, spread(a, all), two ? spread(b, all) : 0u);
        tables_[i] = all;
        break;
      }
    }
  }
  void find_needed() {
    needed_.assign(nodes_.size(), false);
    for (const std::uint8_t output : outputs_)
      if (output != BitFlow::none) needed_[output] = true;
    for (std::size_t i = nodes_.size(); i-- > 0;)
      if (needed_[i]) each_operand(i, [&](std::uint8_t id) { needed_[id] = true; });
  }
  template <class Visit>
  void each_operand(std::size_t i, Visit&& visit) const {
    const BitNode& node = nodes_[i];
    const unsigned count = operand_count(node.op);
    if (tables_[i].count != 0) {
      for (unsigned k = 0; k < tables_[i].count; ++k) visit(tables_[i].leaves[k]);
      return;
    }
    if (count > 0) visit(node.a);
    if (count > 1) visit(node.b);
    if (count > 2) visit(node.c);
  }

  std::vector<BitNode> nodes_;
  std::vector<BitTable> tables_;  ///< by node; without inputs: it is not bitwise
  std::vector<bool> needed_;
  std::array<std::uint8_t, static_cast<std::size_t>(BitOutput::count_)> outputs_{
      BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none, BitFlow::none};
};

}  // namespace lockstep
