#include "passes/host_operation.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "lockstep/isa/bit_flow_builder.hpp"
#include "passes/bit_flow.hpp"
#include "passes/row_properties.hpp"
#include "passes/visit.hpp"

namespace isagen::pcode {
namespace {

using Op = Value::Op;
using Find = std::function<const Operation*(const std::string&)>;
using lockstep::BitFlow;
using lockstep::BitFlowBuilder;
using lockstep::BitInput;
using lockstep::BitNode;
using lockstep::BitOp;
using lockstep::BitOutput;

/// Reads an operation's values as if no source were a NaN.
class Reader {
 public:
  Reader(const Operation& operation, const Find& find) : operation_(operation), find_(find) {}

  /// What the operation gives D0, if it assigns that once and nothing else outside itself.
  const Value* result() const {
    const Action* found = nullptr;
    if (!operation_.lambdas.empty()) return nullptr;
    for (const Action& action : operation_.body) {
      if (action.kind != Action::Kind::assign) return nullptr;
      const Symbol& target = operation_.symbols[action.symbol];
      if (target.kind != Symbol::Kind::state) continue;
      if (found != nullptr || target.name != "d0") return nullptr;
      found = &action;
    }
    return found == nullptr ? nullptr : &found->value;
  }

  /// Without views, without flushes and quieting, variables replaced by their values, and choices by a NaN decided.
  const Value& plain(const Value& value) const {
    if (value.op == Op::view || value.op == Op::extend) return plain(value.operands[0]);
    static const std::set<std::string> same{"fp::flush_input", "fp::flush_output", "fp::quiet"};
    if (value.op == Op::call && same.count(value.text) != 0) return plain(value.operands[0]);
    if (value.op == Op::conditional && false_without_nan(value.operands[0])) return plain(value.operands[2]);
    if (value.op == Op::read && operation_.symbols[value.symbol].kind == Symbol::Kind::local)
      if (const Value* const only = only_value(value.symbol)) return plain(*only);
    return value;
  }
  /// "s0:16:16": bits of a source, or of the old D0: name, the first one, how many. Empty: the value is anything else.
  std::string part(const Value& value) const {
    const Value& of = plain(value);
    std::uint32_t low = 0;
    const Value* base = &of;
    if (of.op == Op::slice && of.constant_range) {
      low = of.low_bit;
      base = &without_views(of.operands[0]);
    }
    if (base->op != Op::read || operation_.symbols[base->symbol].kind != Symbol::Kind::state) return "";
    return operation_.symbols[base->symbol].name + ":" + std::to_string(low) + ":" + std::to_string(value.type.width);
  }

  /// Is it the larger or the smaller one of `parts`, -0 being below +0? Adds them. Empty: neither.
  std::string chosen(const Value& value, std::vector<std::string>& parts) const {
    const Value& of = plain(value);
    if (of.op == Op::operation && of.operands.size() == 2) {
      const Operation* const called = find_(of.text);
      if (called == nullptr) return "";
      const Reader inner(*called, find_);
      std::vector<std::string> inputs;
      const Value* const result = inner.result();
      if (result == nullptr) return "";
      const std::string kind = inner.chosen(*result, inputs);
      if (kind.empty() || inputs.size() != 2) return "";
      for (const Value& operand : of.operands)
        if (const std::string at = part(operand); !at.empty())
          parts.push_back(at);
        else if (chosen(operand, parts) != kind)
          return "";
      return kind;
    }
    if (of.op != Op::conditional) return "";
    const Value& test = of.operands[0];
    if (test.op != Op::call || test.text != "fp::eq") return "";
    const std::string a = part(test.operands[0]), b = part(test.operands[1]);
    if (a.empty() || b.empty()) return "";
    const std::string by_sign = by_sign_of(plain(of.operands[1]), a, b),
                      by_order = by_order_of(plain(of.operands[2]), a, b);
    if (by_sign.empty() || by_sign != by_order) return "";
    parts.push_back(a);
    parts.push_back(b);
    return by_sign;
  }

 private:
  static bool false_without_nan(const Value& test) {
    const auto is_false = [](const Value& v) { return false_without_nan(v); };
    if (test.op == Op::logical_and) return std::any_of(test.operands.begin(), test.operands.end(), is_false);
    if (test.op == Op::logical_or) return std::all_of(test.operands.begin(), test.operands.end(), is_false);
    static const std::set<std::string> tests{"fp::is_nan", "fp::is_signal_nan", "fp::is_quiet_nan"};
    return test.op == Op::call && tests.count(test.text) != 0;
  }
  const Value* only_value(std::size_t symbol) const {
    const Value* found = nullptr;
    std::size_t count = 0;
    each_action(operation_, [&](const Action& a) {
      if (!assigns_symbol(a) || a.symbol != symbol) return;
      ++count;
      if (a.kind == Action::Kind::assign) found = &a.value;
    });
    return count == 1 ? found : nullptr;
  }
  /// One of two equal numbers, by the sign of the first.
  std::string by_sign_of(const Value& choice, const std::string& a, const std::string& b) const {
    if (choice.op != Op::conditional) return "";
    const Value* test = &choice.operands[0];
    bool negative = true;  // the first side is for a negative one
    for (; test->op == Op::logical_not; test = &test->operands[0]) negative = !negative;
    if (test->op != Op::call || test->text != "fp::sign") return "";
    const std::string of = part(test->operands[0]), yes = part(choice.operands[1]), no = part(choice.operands[2]);
    if (of != yes || !((yes == a && no == b) || (yes == b && no == a))) return "";
    return negative ? "smaller" : "larger";
  }
  std::string by_order_of(const Value& choice, const std::string& a, const std::string& b) const {
    if (choice.op != Op::conditional || choice.operands[0].op != Op::call) return "";
    const Value& test = choice.operands[0];
    const bool above = test.text == "fp::gt" || test.text == "fp::ge";
    if (!above && test.text != "fp::lt" && test.text != "fp::le") return "";
    const std::string x = part(test.operands[0]), y = part(test.operands[1]);
    const std::string yes = part(choice.operands[1]), no = part(choice.operands[2]);
    if (!((x == a && y == b) || (x == b && y == a)) || !((yes == x && no == y) || (yes == y && no == x))) return "";
    return above == (yes == x) ? "larger" : "smaller";
  }

  const Operation& operation_;
  const Find& find_;
};

/// What an f16 is of the f16 in the sources that begin at bit `low`.
std::string half_result(const Reader& reader, const Value& value, std::uint32_t low) {
  const Value& of = reader.plain(value);
  const std::string end = ":" + std::to_string(low) + ":16";
  const auto is = [&](std::size_t operand, const char* name) {
    return reader.part(of.operands[operand]) == name + end;
  };
  if (value.type.width != 16) return "";
  if (of.op == Op::call && of.type.kind == Type::Kind::f16 && of.round.empty()) {
    if (of.text == "fp::add" && is(0, "s0") && is(1, "s1")) return "sum";
    if (of.text == "fp::sub" && is(0, "s0") && is(1, "s1")) return "difference";
    if (of.text == "fp::sub" && is(0, "s1") && is(1, "s0")) return "reversed_difference";
    if (of.text == "fp::mul" && is(0, "s0") && is(1, "s1")) return "product";
    if (of.text == "fp::fma" && is(0, "s0") && is(1, "s1") && is(2, "s2")) return "multiply_add";
    if (of.text == "fp::fma" && is(0, "s0") && is(1, "s1") && is(2, "d0")) return "multiply_add_old";
  }
  std::vector<std::string> parts;
  const std::string kind = reader.chosen(value, parts);
  std::sort(parts.begin(), parts.end());
  return parts == std::vector<std::string>{"s0" + end, "s1" + end} ? kind : "";
}

/// fp::f32_to_f16 of a source.
bool is_narrowed(const Reader& reader, const Value& value, const std::string& source, const std::string& round) {
  const Value& of = reader.plain(value);
  return of.op == Op::call && of.text == "fp::f32_to_f16" && of.round == round &&
         reader.part(of.operands[0]) == source + ":0:32";
}

std::string f16_result(const Operation& operation, const Reader& reader, const Value& result) {
  const Value& of = reader.plain(result);
  if (of.op == Op::call && of.text == "fp::f16_to_f32" && reader.part(of.operands[0]) == "s0:0:16") return "widened";
  if (is_narrowed(reader, of, "s0", "")) return "narrowed";
  if (of.op != Op::concatenate || of.operands.size() != 2) {
    const std::string kind = half_result(reader, of, 0);
    return kind == "multiply_add_old" ? "multiply_add" : kind;
  }
  const Value &high = of.operands[0], &low = of.operands[1];
  for (const auto& [round, name] : {std::pair{"nearest_even", "two_narrowed"}, std::pair{"toward_zero", "two_cut"}})
    if (is_narrowed(reader, low, "s0", round) && is_narrowed(reader, high, "s1", round)) return name;
  const std::string kind = half_result(reader, low, 0);
  if (kind.empty() || half_result(reader, high, 16) != kind) return "";
  if (kind == "multiply_add_old") return "pair_multiply_add";
  return halves_are_alike(operation) ? kind : "";
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> float_relations{{{"fp::lt", "lt"},
                                                                                         {"fp::gt", "gt"},
                                                                                         {"fp::le", "le"},
                                                                                         {"fp::ge", "ge"},
                                                                                         {"fp::eq", "eq"},
                                                                                         {"fp::lg", "lg"},
                                                                                         {"fp::ne", "neq"},
                                                                                         {"fp::nlt", "nlt"},
                                                                                         {"fp::ngt", "ngt"},
                                                                                         {"fp::nle", "nle"},
                                                                                         {"fp::nge", "nge"},
                                                                                         {"fp::nlg", "nlg"},
                                                                                         {"fp::o", "o"},
                                                                                         {"fp::u", "u"}}};

void find_float_comparison(const Operation& operation, HostOperation& host) {
  if (operation.body.size() != 1 || operation.body[0].kind != Action::Kind::assign || !operation.lambdas.empty())
    return;
  if (operation.symbols[operation.body[0].symbol].name != "d0_lane") return;
  const Find nothing = [](const std::string&) { return nullptr; };
  const Reader reader(operation, nothing);
  const Value* test = &operation.body[0].value;
  bool inverted = false;
  for (; test->op == Op::logical_not; test = &test->operands[0]) inverted = !inverted;
  if (test->op != Op::call || test->operands.size() != 2 || test->operands[0].type.kind != Type::Kind::f32) return;
  if (reader.part(test->operands[0]) != "s0:0:32" || reader.part(test->operands[1]) != "s1:0:32") return;
  for (const auto& [function, relation] : float_relations) {
    if (function != test->text) continue;
    const bool ordered = relation.size() == 2 && relation != "lg";
    if (inverted && !ordered) return;
    host.compared = "f32";
    host.relation = inverted ? (relation == "eq" ? "neq" : "n" + std::string(relation)) : std::string(relation);
  }
}

/// By programs of bits: those that comparisons and sums with carries have.
void find_integer_masks(const Operation& operation, const Find& find, HostOperation& host) {
  const DerivedBitFlow flow = derive_bit_flow(operation, find);
  const std::uint8_t mask_at = flow.outputs[static_cast<std::size_t>(BitOutput::lane_mask)];
  const std::uint8_t sum_at = flow.outputs[static_cast<std::size_t>(BitOutput::d0)];
  if (flow.nodes.empty() || mask_at == BitFlow::none) return;
  BitFlowBuilder nodes;
  std::vector<std::uint8_t> place;
  for (BitNode node : flow.nodes) {
    const unsigned count = operand_count(node.op);
    if (count > 0) node.a = place[node.a];
    if (count > 1) node.b = place[node.b];
    if (count > 2) node.c = place[node.c];
    const bool clamp = node.op == BitOp::input && static_cast<BitInput>(node.a) == BitInput::clamp;
    place.push_back(clamp ? nodes.constant(0, 1) : nodes.add(node));  // with CLAMP set, the reference executes
  }
  const std::uint8_t mask = place[mask_at];
  const auto s0 = nodes.input(BitInput::s0, 32), s1 = nodes.input(BitInput::s1, 32);
  const auto node = [&](BitOp op, unsigned width, std::uint8_t a, std::uint8_t b) {
    return nodes.add({op, static_cast<std::uint8_t>(width), a, b, 0, 0});
  };
  const auto inverse = [&](std::uint8_t of) { return node(BitOp::complement, 1, of, 0); };
  if (sum_at == BitFlow::none) {
    for (const auto& [less, format] : {std::pair{BitOp::less, "u32"}, std::pair{BitOp::less_signed, "i32"}}) {
      const std::uint8_t equal = node(BitOp::equal, 1, s0, s1), below = node(less, 1, s0, s1),
                         above = node(less, 1, s1, s0);
      const std::array<std::pair<std::uint8_t, const char*>, 6> relations{{{equal, "eq"},
                                                                           {inverse(equal), "neq"},
                                                                           {below, "lt"},
                                                                           {above, "gt"},
                                                                           {inverse(above), "le"},
                                                                           {inverse(below), "ge"}}};
      for (const auto& [id, relation] : relations)
        if (id == mask && host.compared.empty()) {
          host.compared = format;
          host.relation = relation;
        }
    }
    return;
  }
  const std::uint8_t sum = place[sum_at], plain = node(BitOp::add, 32, s0, s1);
  if (sum == plain && mask == node(BitOp::less, 1, plain, s0)) host.carry = "out";
  const auto in = nodes.input(BitInput::vcc_lane, 1);
  const std::uint8_t more = node(BitOp::add, 32, plain, nodes.cut(in, 0, 32));
  const std::uint8_t as_much = node(BitOp::bit_and, 1, in, node(BitOp::equal, 1, more, s0));
  if (sum == more && mask == node(BitOp::bit_or, 1, node(BitOp::less, 1, more, s0), as_much)) host.carry = "in_and_out";
}

}  // namespace

HostOperation derive_host_operation(const Operation& operation, const Find& find) {
  HostOperation host;
  find_float_comparison(operation, host);
  if (host.compared.empty()) find_integer_masks(operation, find, host);
  const Reader reader(operation, find);
  const Value* const result = reader.result();
  if (result == nullptr) return host;
  std::vector<std::string> parts;
  const std::string gives = reader.chosen(*result, parts);
  std::sort(parts.begin(), parts.end());
  const std::vector<std::string> two{"s0:0:32", "s1:0:32"}, three{"s0:0:32", "s1:0:32", "s2:0:32"};
  if (parts == two || parts == three) host.gives = gives;
  host.f16 = f16_result(operation, reader, *result);
  return host;
}

}  // namespace isagen::pcode
