#include "passes/straighten.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "passes/builtins.hpp"
#include "passes/visit.hpp"

namespace isagen::pcode {

using Op = Value::Op;
using Kind = Action::Kind;

namespace {

/// Is something computed from floats below? Of integers alone, compilers compute both sides in any case.
bool from_floats(const Value& value) {
  bool found = false;
  each_value(value, [&](const Value& v) { found |= v.type.floating() || v.eager; });
  return found;
}

bool cheap(const Value& value) {
  if (value.type.wide() || value.type.elements != 0) return false;
  switch (value.op) {
    case Op::file_read:
    case Op::divide:
    case Op::remainder:
    case Op::lambda_call: return false;
    case Op::call:
      if (!costs_little(value.text)) return false;
      break;
    case Op::conditional:
    case Op::logical_and:
    case Op::logical_or:
      if (!value.eager && from_floats(value)) return false;
      break;
    default: break;
  }
  return std::all_of(value.operands.begin(), value.operands.end(), cheap);
}

/// Innermost first.
void mark(Value& value) {
  for (Value& operand : value.operands) mark(operand);
  const auto& sides = value.operands;
  if (value.op == Op::conditional) {
    value.eager = !value.type.wide() && cheap(sides[1]) && cheap(sides[2]) && from_floats(value);
  } else if (value.op == Op::logical_and || value.op == Op::logical_or) {
    value.eager = cheap(sides[1]) && from_floats(sides[1]);
  }
}

/// The value of a choice; of a float's bits, the bits of the chosen float.
Value choose(const Value& condition, Value yes, Value no) {
  const auto float_bits = [](const Value& v) { return v.op == Op::view && v.operands[0].type.floating(); };
  if (float_bits(yes) && float_bits(no) && yes.type == no.type && yes.operands[0].type == no.operands[0].type) {
    Value bits = yes;
    bits.operands[0] = choose(condition, std::move(yes.operands[0]), std::move(no.operands[0]));
    return bits;
  }
  Value value;
  value.op = Op::conditional;
  value.type = yes.type;
  value.position = condition.position;
  value.operands = {condition, std::move(yes), std::move(no)};
  mark(value);
  return value;
}

using Assigned = std::map<std::size_t, const Value*>;

/// What a block assigns, when it does nothing else: whole variables, once each, from cheap values that do not depend
/// on one another.
std::optional<Assigned> assignments_of(const std::vector<Action>& block) {
  Assigned assigned;
  for (const Action& action : block) {
    if (action.kind != Kind::assign || !cheap(action.value)) return std::nullopt;
    if (!assigned.emplace(action.symbol, &action.value).second) return std::nullopt;
  }
  return assigned;
}

class Straightener {
 public:
  explicit Straightener(const Operation& operation) : operation_(operation) {}

  void block(std::vector<Action>& actions) {
    std::vector<Action> result;
    for (Action& action : actions) {
      for (auto& inner : action.blocks) {
        const std::set<std::size_t> before = defined_;
        block(inner);
        defined_ = before;
      }
      mark_own(action);
      if (action.kind != Kind::branch || !append_choices(action, result)) result.push_back(std::move(action));
      if (result.back().kind == Kind::assign) defined_.insert(result.back().symbol);
    }
    actions = std::move(result);
  }

 private:
  static void mark_own(Action& action) {
    if (action.value.type.kind != Type::Kind::none) mark(action.value);
    for (Value& value : action.indices) mark(value);
    for (Value& value : action.conditions) mark(value);
  }

  /// The value that `branch` gives `symbol`; its old one where no block assigns it.
  Value chosen(const Action& branch, const std::vector<Assigned>& blocks, std::size_t symbol) const {
    Value old;
    old.op = Op::read;
    old.type = operation_.symbols[symbol].type;
    old.position = branch.position;
    old.symbol = symbol;
    const auto of = [&](std::size_t i) {
      if (i >= blocks.size()) return old;
      const auto found = blocks[i].find(symbol);
      return found == blocks[i].end() ? old : *found->second;
    };
    Value value = of(branch.conditions.size());
    for (std::size_t i = branch.conditions.size(); i-- > 0;) value = choose(branch.conditions[i], of(i), value);
    return value;
  }

  /// `branch` as one assignment a variable, appended to `to`; false where it has to stay.
  bool append_choices(const Action& branch, std::vector<Action>& to) {
    if (!std::all_of(branch.conditions.begin(), branch.conditions.end(), cheap)) return false;
    std::vector<Assigned> blocks;
    std::set<std::size_t> symbols;
    for (const auto& actions : branch.blocks) {
      const auto assigned = assignments_of(actions);
      if (!assigned) return false;
      for (const auto& [symbol, value] : *assigned) symbols.insert(symbol);
      blocks.push_back(*assigned);
    }
    if (symbols.empty() || symbols.size() > 3) return false;
    const bool has_else = blocks.size() > branch.conditions.size();
    for (const std::size_t symbol : symbols) {
      const Symbol& target = operation_.symbols[symbol];
      if (target.type.wide() || target.type.elements != 0) return false;
      // Without a value before, it keeps none; and the old value of a result would be one more input.
      const bool always = has_else && std::all_of(blocks.begin(), blocks.end(),
                                                  [&](const Assigned& block) { return block.count(symbol) != 0; });
      if (!always && (target.kind == Symbol::Kind::state || defined_.count(symbol) == 0)) return false;
      for (const Value& condition : branch.conditions)
        if (reads_symbol(condition, symbol)) return false;
      for (const Assigned& block : blocks)
        for (const auto& [other, value] : block)
          if (other != symbol && reads_symbol(*value, symbol)) return false;
    }
    for (const std::size_t symbol : symbols) {
      Action action;
      action.kind = Kind::assign;
      action.position = branch.position;
      action.symbol = symbol;
      action.value = chosen(branch, blocks, symbol);
      to.push_back(std::move(action));
      defined_.insert(symbol);
    }
    return true;
  }

  const Operation& operation_;
  std::set<std::size_t> defined_;  ///< variables that have a value wherever control is now
};

}  // namespace

void straighten(Operation& operation) {
  Straightener straightener(operation);
  straightener.block(operation.body);
  for (Lambda& lambda : operation.lambdas) straightener.block(lambda.body);
}

}  // namespace isagen::pcode
