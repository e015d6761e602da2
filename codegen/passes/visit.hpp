// Walking an operation's values and actions.
#pragma once

#include "passes/ir.hpp"

namespace isagen::pcode {

/// Calls f(value) for `value` and everything below it.
template <class F>
void each_value(const Value& value, F&& f) {
  f(value);
  for (const Value& operand : value.operands) each_value(operand, f);
}

/// What `value` is a view of.
inline const Value& without_views(const Value& value) {
  return value.op == Value::Op::view ? without_views(value.operands[0]) : value;
}

/// Calls f(action) for every action of `actions`, outer ones first.
template <class F>
void each_action(const std::vector<Action>& actions, F&& f) {
  for (const Action& action : actions) {
    f(action);
    for (const auto& block : action.blocks) each_action(block, f);
  }
}

/// Calls f(value) for the values that stand in `action` itself, not in its blocks.
template <class F>
void each_own_value(const Action& action, F&& f) {
  if (action.value.type.kind != Type::Kind::none) f(action.value);
  for (const Value& value : action.indices) f(value);
  for (const Value& value : action.conditions) f(value);
}

/// Calls f(action) for the whole operation, lambdas included.
template <class F>
void each_action(const Operation& operation, F&& f) {
  each_action(operation.body, f);
  for (const Lambda& lambda : operation.lambdas) each_action(lambda.body, f);
}

inline bool reads_symbol(const Value& value, std::size_t symbol) {
  bool found = false;
  each_value(value, [&](const Value& v) {
    found |= (v.op == Value::Op::read || v.op == Value::Op::element) && v.symbol == symbol;
  });
  return found;
}

inline bool assigns_symbol(const Action& action) {
  using Kind = Action::Kind;
  return action.kind == Kind::assign || action.kind == Kind::assign_slice || action.kind == Kind::assign_bit ||
         action.kind == Kind::assign_element || action.kind == Kind::define_table;
}

/// Is the variable put together by computed slices? It starts as zero then.
inline bool built_piecewise(const Operation& operation, std::size_t symbol) {
  bool result = false;
  each_action(operation, [&](const Action& a) {
    const bool computed =
        a.kind == Action::Kind::assign_bit || (a.kind == Action::Kind::assign_slice && !a.constant_range);
    result |= a.symbol == symbol && computed;
  });
  return result;
}

}  // namespace isagen::pcode
