#include "passes/simplify.hpp"

#include <algorithm>
#include <optional>

#include "passes/lowerer.hpp"
#include "passes/visit.hpp"

namespace isagen::pcode {
namespace {

using Kind = Action::Kind;

/// actions[begin, end) set disjoint constant slices of one symbol that make up all of it: the one assignment
/// they amount to.
std::optional<Action> merged(const Operation& operation, const std::vector<Action>& actions, std::size_t begin,
                             std::size_t end) {
  std::vector<const Action*> parts;
  for (std::size_t i = begin; i < end; ++i) {
    if (reads_symbol(actions[i].value, actions[begin].symbol)) return std::nullopt;
    parts.push_back(&actions[i]);
  }
  std::sort(parts.begin(), parts.end(), [](const Action* a, const Action* b) { return a->low > b->low; });
  const Type whole = operation.symbols[actions[begin].symbol].type;
  std::uint32_t top = whole.width;
  std::vector<Value> values;
  for (const Action* part : parts) {
    if (part->high + 1 != top) return std::nullopt;
    top = part->low;
    values.push_back(part->value);
  }
  if (top != 0) return std::nullopt;
  Action result;
  result.kind = Kind::assign;
  result.position = actions[begin].position;
  result.symbol = actions[begin].symbol;
  result.value = values.size() == 1 ? values[0]
                                    : make(Value::Op::concatenate, Type::bits_of(whole.width), result.position, values);
  if (!(result.value.type == whole)) result.value = make(Value::Op::view, whole, result.position, {result.value});
  return result;
}

void merge_slices(const Operation& operation, std::vector<Action>& actions) {
  for (std::size_t begin = 0; begin < actions.size(); ++begin) {
    for (auto& inner : actions[begin].blocks) merge_slices(operation, inner);
    const auto fits = [&](std::size_t i) {
      return actions[i].kind == Kind::assign_slice && actions[i].constant_range &&
             actions[i].symbol == actions[begin].symbol && !operation.symbols[actions[i].symbol].type.wide();
    };
    std::size_t end = begin;
    while (end < actions.size() && fits(end)) ++end;
    for (; end > begin; --end) {
      if (auto one = merged(operation, actions, begin, end)) {
        actions.erase(actions.begin() + static_cast<std::ptrdiff_t>(begin + 1),
                      actions.begin() + static_cast<std::ptrdiff_t>(end));
        actions[begin] = std::move(*one);
        break;
      }
    }
  }
}

std::size_t mentions(const Operation& operation, std::size_t symbol) {
  std::size_t count = 0;
  each_action(operation, [&](const Action& a) {
    count += assigns_symbol(a) && a.symbol == symbol;
    each_own_value(a, [&](const Value& value) {
      each_value(value, [&](const Value& v) {
        count += (v.op == Value::Op::read || v.op == Value::Op::element) && v.symbol == symbol;
      });
    });
  });
  return count;
}

/// x = e; y = x (or a view of it), with x mentioned nowhere else, becomes y = e.
void forward_copies(Operation& operation, std::vector<Action>& actions) {
  for (auto& action : actions) {
    for (auto& inner : action.blocks) forward_copies(operation, inner);
  }
  for (std::size_t i = 0; i + 1 < actions.size(); ++i) {
    const Action& first = actions[i];
    if (first.kind != Kind::assign || operation.symbols[first.symbol].kind != Symbol::Kind::local) continue;
    Action& next = actions[i + 1];
    if (next.kind != Kind::assign && next.kind != Kind::write_file && next.kind != Kind::give) continue;
    Value* source = &next.value;
    while (source->op == Value::Op::view) source = &source->operands[0];
    if (source->op != Value::Op::read || source->symbol != first.symbol) continue;
    if (mentions(operation, first.symbol) != 2) continue;
    *source = first.value;
    actions.erase(actions.begin() + static_cast<std::ptrdiff_t>(i));
    --i;
  }
}

/// table[0] = c0; table[1] = c1; ... over the whole array, which nothing else changes.
void collect_tables(const Operation& operation, std::vector<Action>& actions) {
  for (std::size_t begin = 0; begin < actions.size(); ++begin) {
    if (actions[begin].kind != Kind::assign_element) continue;
    const std::size_t symbol = actions[begin].symbol;
    const std::size_t count = operation.symbols[symbol].type.elements;
    std::size_t assignments = 0;
    each_action(operation, [&](const Action& a) { assignments += assigns_symbol(a) && a.symbol == symbol; });
    if (assignments != count || begin + count > actions.size()) continue;
    Action table = actions[begin];
    table.kind = Kind::define_table;
    table.value = {};
    table.indices.clear();
    for (std::size_t i = 0; i < count; ++i) {
      const Action& a = actions[begin + i];
      const bool next = a.kind == Kind::assign_element && a.symbol == symbol && constant_of(a.indices[0]) == i;
      if (!next || a.value.op != Value::Op::constant) break;
      table.indices.push_back(a.value);
    }
    if (table.indices.size() != count) continue;
    actions.erase(actions.begin() + static_cast<std::ptrdiff_t>(begin + 1),
                  actions.begin() + static_cast<std::ptrdiff_t>(begin + count));
    actions[begin] = std::move(table);
  }
}

}  // namespace

void simplify(Operation& operation) {
  collect_tables(operation, operation.body);
  merge_slices(operation, operation.body);
  forward_copies(operation, operation.body);
}

}  // namespace isagen::pcode
