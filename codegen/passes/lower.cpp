#include "passes/lower.hpp"

#include <algorithm>
#include <iterator>

#include "passes/lowerer.hpp"

namespace isagen::pcode {

Operation lower(const std::string& name, const Block& program, const LoweringOptions& options) {
  return Lowerer(name, options).run(program);
}

Lowerer::Lowerer(const std::string& name, const LoweringOptions& options) : options_(options) {
  operation_.name = name;
}

namespace {

bool assigns_mode(const Block& statements) {
  return std::any_of(statements.begin(), statements.end(), [](const Statement& s) {
    for (const Expression& target : s.targets) {
      const bool field = target.kind == Expression::Kind::member;
      if (field && target.operands[0].kind == Expression::Kind::name && target.operands[0].text == "WAVE_MODE")
        return true;
    }
    return std::any_of(s.blocks.begin(), s.blocks.end(), assigns_mode);
  });
}

/// A plain number, for widths; nothing for anything else.
std::optional<std::uint64_t> plain_number(const Expression& e) {
  // Beyond four digits it is no bit number; the slice says so when it is lowered.
  if (e.kind != Expression::Kind::integer || e.text.size() > 4) return std::nullopt;
  return std::stoull(e.text, nullptr, e.text.rfind("0x", 0) == 0 ? 16 : 10);
}

}  // namespace

Operation Lowerer::run(const Block& program) {
  if (options_.vendor_dialect) {
    const auto defined = [&](const std::string& operation) {
      try {
        options_.find_operation(operation);
        return true;
      } catch (const SemanticError&) {
        return false;
      }
    };
    vendor_text_ = vendor_text(program, defined);
    return run_statements(vendor_text_.program);
  }
  return run_statements(program);
}

Operation Lowerer::run_statements(const Block& program) {
  writes_mode_ = assigns_mode(program);
  collect_widths(program);
  for (const std::string& name : vendor_text_.whole_registers) used_widths_[name] = std::max(used_widths_[name], 32u);
  operation_.body = block(program);
  return std::move(operation_);
}

/// Notes how far the text looks into each name: S0.u64 -> 64, S0[47 : 32] -> 48.
void Lowerer::collect_widths(const Expression& e) {
  using Kind = Expression::Kind;
  const auto note = [&](const Expression& base, std::uint64_t width) {
    if (base.kind != Kind::name || width > 4096) return;
    std::uint32_t& known = used_widths_[base.text];
    known = std::max(known, static_cast<std::uint32_t>(width));
  };
  if (e.kind == Kind::member) {
    if (const auto type = type_of_view(e.text)) note(e.operands[0], type->width);
  } else if (e.kind == Kind::slice) {
    const auto high = plain_number(e.operands[1]);
    const auto low = plain_number(e.operands[2]);
    if (high && low) note(e.operands[0], std::max(*high, *low) + 1);
  } else if (e.kind == Kind::index) {
    if (const auto at = plain_number(e.operands[1])) note(e.operands[0], *at + 1);
  }
  for (const Expression& operand : e.operands) collect_widths(operand);
}

void Lowerer::collect_widths(const Block& statements) {
  for (const Statement& s : statements) {
    for (const auto* list : {&s.targets, &s.expressions, &s.conditions}) {
      for (const Expression& e : *list) collect_widths(e);
    }
    for (const Block& inner : s.blocks) collect_widths(inner);
  }
}

std::uint32_t Lowerer::used_width(const std::string& name) const {
  const auto found = used_widths_.find(name);
  return found == used_widths_.end() ? 0 : found->second;
}

std::size_t Lowerer::state_symbol(const StateName& state, Position at) {
  for (std::size_t i = 0; i < operation_.symbols.size(); ++i) {
    const Symbol& symbol = operation_.symbols[i];
    if (symbol.kind == Symbol::Kind::state && symbol.name == state.cpp) return i;
  }
  std::uint32_t width = state.width;
  if (width == 0) {
    width = std::max(used_width(std::string(state.pseudocode)), state.cpp == "d0" ? used_width("D") : 0);
    const std::size_t role = state.cpp == "s0" ? 0 : state.cpp == "s1" ? 1 : state.cpp == "s2" ? 2 : 3;
    const std::uint32_t operand = options_.operand_bits[role];
    // Bits beyond 64 that only a computed slice reaches are known from the operand list alone.
    if (width == 0 || operand > 64) width = operand != 0 ? operand : 32;
  }
  const Type type = width == 1 ? Type::boolean_type() : Type::bits_of(width);
  operation_.symbols.push_back({Symbol::Kind::state, std::string(state.cpp), type, state.state, at, ~std::uint64_t{0}});
  return operation_.symbols.size() - 1;
}

std::size_t Lowerer::add_local(const std::string& name, const Type& type, Position at) {
  std::string cpp = cpp_identifier(name);
  // Two scopes may use a name for different things; C++ keeps them apart by scope, except from parameters.
  operation_.symbols.push_back({Symbol::Kind::local, std::move(cpp), type, {}, at, ~std::uint64_t{0}});
  scopes_.back()[name] = operation_.symbols.size() - 1;
  return operation_.symbols.size() - 1;
}

std::optional<std::size_t> Lowerer::find_local(const std::string& name) const {
  for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
    if (const auto found = scope->find(name); found != scope->end()) return found->second;
  }
  return std::nullopt;
}

Value Lowerer::read(std::size_t symbol, Position at) const {
  Value result = make(Value::Op::read, operation_.symbols[symbol].type, at, {});
  result.symbol = symbol;
  return result;
}

std::vector<Action> Lowerer::block(const Block& statements) {
  std::vector<Action> result;
  ++depth_;
  for (const Statement& s : statements) statement(s, result);
  --depth_;
  return result;
}

void Lowerer::statement(const Statement& s, std::vector<Action>& out) {
  using Kind = Statement::Kind;
  Action action;
  action.position = s.position;
  switch (s.kind) {
    case Kind::note: return;
    case Kind::declare: return declare(s);
    case Kind::assign: return assign(s, out);
    case Kind::evaluate: return evaluate(s, out);
    case Kind::for_loop: return for_loop(s, out);
    case Kind::lambda:
      if (find_local(s.text) || lambdas_.count(s.text) != 0) fail(s.position, "'" + s.text + "' is already in use");
      lambdas_[s.text] = {&s, std::nullopt};
      action.kind = Action::Kind::define_lambda;
      action.text = cpp_identifier(s.text);
      break;
    case Kind::branch: return branch(s, out);
    case Kind::while_loop:
      action.kind = Action::Kind::while_loop;
      action.conditions.push_back(condition(expression(s.conditions[0]), s.conditions[0].position));
      ++loops_;
      action.blocks.push_back(block(s.blocks[0]));
      --loops_;
      break;
    case Kind::break_loop:
      if (loops_ == 0) fail(s.position, "break outside a loop");
      action.kind = Action::Kind::leave_loop;
      break;
    case Kind::give:
      if (!in_lambda_) fail(s.position, "return outside a lambda");
      return evaluate(s, out);
  }
  out.push_back(std::move(action));
}

/// A condition that is constant, as a family's parameters make them, leaves no branch behind.
void Lowerer::branch(const Statement& s, std::vector<Action>& out) {
  Action action;
  action.kind = Action::Kind::branch;
  action.position = s.position;
  std::vector<Value> conditions;
  for (const Expression& test : s.conditions) conditions.push_back(condition(expression(test), test.position));
  bool decided = false;
  for (std::size_t i = 0; i < s.blocks.size() && !decided; ++i) {
    std::vector<Action> inner = block(s.blocks[i]);
    const auto constant = i < conditions.size() ? constant_of(conditions[i]) : std::nullopt;
    if (constant == 0) continue;
    decided = constant == 1 || i >= conditions.size();
    if (!decided) action.conditions.push_back(std::move(conditions[i]));
    if (decided && action.conditions.empty()) {
      out.insert(out.end(), std::make_move_iterator(inner.begin()), std::make_move_iterator(inner.end()));
      return;
    }
    action.blocks.push_back(std::move(inner));
  }
  if (!action.blocks.empty()) out.push_back(std::move(action));
}

void Lowerer::declare(const Statement& s) {
  const auto type = type_of_name(s.type);
  if (!type) fail(s.position, "there is no " + std::to_string(s.type.width) + "-bit float");
  if (find_state(s.text)) {
    // The vendor declares some state before using it; it is that state all the same.
    if (options_.vendor_dialect) return;
    fail(s.position, "'" + s.text + "' is state, not a variable");
  }
  if (scopes_.back().count(s.text) != 0) fail(s.position, "'" + s.text + "' is declared twice");
  Type full = *type;
  full.elements = s.array_size;
  add_local(s.text, full, s.position);
}

void Lowerer::for_loop(const Statement& s, std::vector<Action>& out) {
  Action action;
  action.kind = Action::Kind::for_loop;
  action.position = s.position;
  for (const Expression& bound : s.expressions) {
    Value value = expression(bound);
    if (!value.type.integer() || value.type.width > 32)
      fail(bound.position, "the bound of a loop is an integer of up to 32 bits");
    action.indices.push_back(std::move(value));
  }
  const auto from = constant_of(action.indices[0]);
  const auto to = constant_of(action.indices[1]);
  if (!from || !to) {
    fail(s.position, "the bounds of a loop are constants");
  }
  if (*from > *to || *to >= 1u << 16) fail(s.position, "a loop counts up, to at most 65535");
  // The loop variable is its own, whatever the name meant before; a counter is a 32-bit number.
  Type type = action.indices[0].type;
  type.width = 32;
  scopes_.emplace_back();
  action.symbol = add_local(s.text, type, s.position);
  operation_.symbols[action.symbol].kind = Symbol::Kind::loop;
  operation_.symbols[action.symbol].upper = *to;
  ++loops_;
  action.blocks.push_back(block(s.blocks[0]));
  --loops_;
  // Variables first set inside the loop may be read after it.
  std::map<std::string, std::size_t> inner = std::move(scopes_.back());
  scopes_.pop_back();
  inner.erase(s.text);
  scopes_.back().insert(inner.begin(), inner.end());
  out.push_back(std::move(action));
}

/// A procedure, a lambda's value, or `return`.
void Lowerer::evaluate(const Statement& s, std::vector<Action>& out) {
  const Expression& e = s.expressions[0];
  Action action;
  action.position = s.position;
  if (s.kind == Statement::Kind::evaluate && e.kind == Expression::Kind::call) {
    if (const auto procedure = find_procedure(e.text)) {
      if (in_lambda_) fail(e.position, "a procedure inside a lambda");
      if (e.operands.size() != procedure->arguments) {
        fail(e.position, e.text + " takes " + std::to_string(procedure->arguments) + " arguments");
      }
      // The argument is checked; who runs the wave reads it from the instruction.
      for (const Expression& operand : e.operands) static_cast<void>(expression(operand));
      if (procedure->signal.empty()) return;
      action.kind = Action::Kind::signal;
      action.text = procedure->signal;
      out.push_back(std::move(action));
      return;
    }
  }
  if (!in_lambda_) fail(s.position, "an expression without effect");
  Value value = expression(e);
  Type& result = operation_.lambdas[*in_lambda_].result;
  if (result.kind == Type::Kind::none) {
    result = value.type;
    if (result.elements != 0) fail(s.position, "a lambda gives a single value");
  }
  action.kind = Action::Kind::give;
  action.value = coerce(std::move(value), result, s.position, "the lambda's result");
  out.push_back(std::move(action));
}

}  // namespace isagen::pcode
