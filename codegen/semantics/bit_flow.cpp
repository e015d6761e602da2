#include "semantics/bit_flow.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>

#include "lockstep/isa/bit_flow.hpp"
#include "passes/bit_flow.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen::pcode {
namespace {

using lockstep::BitFlow;
using lockstep::BitNode;
using lockstep::BitOp;

constexpr std::size_t columns = 140;

constexpr std::array<std::string_view, 25> op_names{"constant",
                                                    "input",
                                                    "known",
                                                    "bit_and",
                                                    "bit_or",
                                                    "bit_xor",
                                                    "complement",
                                                    "add",
                                                    "subtract",
                                                    "multiply",
                                                    "shift_left",
                                                    "shift_right",
                                                    "shift_right_signed",
                                                    "sign_extend",
                                                    "cut",
                                                    "join",
                                                    "select",
                                                    "equal",
                                                    "less",
                                                    "less_signed",
                                                    "reverse",
                                                    "find_first_one",
                                                    "other_lane",
                                                    "canonical",
                                                    "mix"};
static_assert(static_cast<std::size_t>(BitOp::mix) + 1 == op_names.size());

std::string hex(std::uint64_t number) {
  char text[32];
  std::snprintf(text, sizeof text, number < 10 ? "%llu" : "0x%llx", static_cast<unsigned long long>(number));
  return text;
}

std::string node_text(const BitNode& node) {
  std::string text =
      "{BitOp::" + std::string(op_names[static_cast<std::size_t>(node.op)]) + ", " + std::to_string(node.width);
  if (node.op == BitOp::input) {
    text += ", std::uint8_t(BitInput::" + std::string(bit_input_names[node.a]) + ")";
  } else {
    const std::array<std::uint8_t, 3> operands{node.a, node.b, node.c};
    const unsigned count = node.number != 0 ? 3 : operand_count(node.op);
    for (unsigned i = 0; i < count; ++i) text += ", " + std::to_string(operands[i]);
    if (node.number != 0) text += ", " + hex(node.number);
  }
  return text + "},";
}

/// Words, filled into lines.
isagen::Value::List filled(const std::vector<std::string>& words) {
  isagen::Value::List lines;
  std::string line;
  for (const std::string& word : words) {
    if (!line.empty() && line.size() + word.size() + 1 > columns) {
      lines.push_back(isagen::Value::Record{{"line", line}});
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  if (!line.empty()) lines.push_back(isagen::Value::Record{{"line", line}});
  return lines;
}

struct Program {
  std::string names;
  std::vector<std::string> nodes;
  DerivedBitFlow flow;
};

}  // namespace

OutputFile render_bit_flow(const SemanticsInput& input, const OperationSet& operations, const Renderer& renderer) {
  const auto find = [&](const std::string& name) -> const Operation* {
    const auto found = operations.operations().find(name);
    return found == operations.operations().end() ? nullptr : &found->second.operation;
  };
  std::vector<Program> programs;
  isagen::Value::List opcodes, without, rows;
  for (const isagen::Instruction* instruction : sorted_instructions(input.isa)) {
    const auto found = operations.operations().find(instruction->name);
    std::size_t number = 0;
    if (found != operations.operations().end()) {
      Program program{instruction->name, {}, derive_bit_flow(found->second.operation, find)};
      for (const BitNode& node : program.flow.nodes) program.nodes.push_back(node_text(node));
      if (!program.flow.reason.empty())
        without.push_back(isagen::Value::Record{{"name", instruction->name}, {"reason", program.flow.reason}});
      if (!program.nodes.empty()) {
        const auto same = std::find_if(programs.begin(), programs.end(), [&](const Program& other) {
          return other.nodes == program.nodes && other.flow.outputs == program.flow.outputs;
        });
        number = static_cast<std::size_t>(same - programs.begin()) + 1;
        if (same == programs.end()) {
          programs.push_back(std::move(program));
        } else if (same->names.size() < columns - 20) {
          same->names += ", " + instruction->name;
        } else if (!same->names.ends_with(" ...")) {
          same->names += " ...";
        }
      }
    }
    opcodes.push_back(
        isagen::Value::Record{{"number", std::to_string(number)}, {"opcode", enumerator(instruction->name)}});
  }
  std::size_t first = 0;
  for (const Program& program : programs) {
    std::string outputs;
    for (const std::uint8_t output : program.flow.outputs)
      outputs += (outputs.empty() ? "" : ", ") +
                 (output == BitFlow::none ? std::string("BitFlow::none") : std::to_string(output));
    const std::string text =
        "{bit_nodes + " + std::to_string(first) + ", " + std::to_string(program.nodes.size()) + ", {" + outputs + "}}";
    rows.push_back(
        isagen::Value::Record{{"names", program.names}, {"lines", filled(program.nodes)}, {"program", text}});
    first += program.nodes.size();
  }
  return renderer.render("generated/" + input.folder + "/bit_flow.hpp", "bit_flow.hpp.mustache",
                         {{"isa", input.folder}, {"programs", rows}, {"opcodes", opcodes}, {"without", without}},
                         {input.source});
}

}  // namespace isagen::pcode
