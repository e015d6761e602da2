#include "passes/bit_flow_outputs.hpp"

#include <map>

namespace isagen::pcode {

using lockstep::BitFlow;
using lockstep::BitNode;
using lockstep::BitOp;
using lockstep::BitOutput;

std::optional<lockstep::BitOutput> bit_output_of(const std::string& name) {
  static const std::map<std::string, BitOutput> outputs{{"d0", BitOutput::d0},
                                                        {"s0", BitOutput::s0},
                                                        {"scc", BitOutput::scc},
                                                        {"vcc", BitOutput::vcc},
                                                        {"exec", BitOutput::exec},
                                                        {"m0", BitOutput::m0},
                                                        {"d1", BitOutput::lane_mask},
                                                        {"d0_lane", BitOutput::lane_mask},
                                                        {"vcc_lane", BitOutput::lane_mask},
                                                        {"exec_lane", BitOutput::lane_mask}};
  const auto found = outputs.find(name);
  return found == outputs.end() ? std::nullopt : std::optional(found->second);
}

/// The nodes that the results need, in the same order.
void keep_needed(const lockstep::BitFlowBuilder& nodes, DerivedBitFlow& flow) {
  std::vector<bool> needed(nodes.nodes().size());
  for (const std::uint8_t output : flow.outputs)
    if (output != BitFlow::none) needed[output] = true;
  const auto operand = [](const BitNode& node, unsigned i) { return i == 0 ? node.a : i == 1 ? node.b : node.c; };
  for (std::size_t i = needed.size(); i-- > 0;) {
    if (!needed[i]) continue;
    const BitNode& node = nodes.nodes()[i];
    for (unsigned k = 0; k < operand_count(node.op); ++k) needed[operand(node, k)] = true;
  }
  std::vector<std::uint8_t> place(needed.size());
  std::map<std::uint64_t, std::uint64_t> functions;  // their numbers in the order of the nodes
  for (std::size_t i = 0; i < needed.size(); ++i) {
    if (!needed[i]) continue;
    BitNode node = nodes.nodes()[i];
    const unsigned count = operand_count(node.op);
    if (count > 0) node.a = place[node.a];
    if (count > 1) node.b = place[node.b];
    if (count > 2) node.c = place[node.c];
    if (is_function(node.op)) node.number = functions.try_emplace(node.number, functions.size()).first->second;
    place[i] = static_cast<std::uint8_t>(flow.nodes.size());
    flow.nodes.push_back(node);
  }
  for (std::uint8_t& output : flow.outputs)
    if (output != BitFlow::none) output = place[output];
}

}  // namespace isagen::pcode
