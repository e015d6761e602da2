// Calls: builtins, lambdas, other operations.
#include <algorithm>
#include <cctype>

#include "passes/builtins.hpp"
#include "passes/lowerer.hpp"

namespace isagen::pcode {

using Op = Value::Op;

Value Lowerer::fp_call(std::string function, Type result, std::vector<Value> operands, bool needs_mode, Position at) {
  Value call = make(Op::call, result, at, std::move(operands));
  call.text = std::move(function);
  call.needs_mode = needs_mode;
  if (needs_mode) call.round = round_;
  return call;
}

Value Lowerer::call(const Expression& e) {
  if (const auto lambda = lambdas_.find(e.text); lambda != lambdas_.end()) return lambda_call(e, lambda->second);
  if (e.text == "signext") {
    if (e.operands.size() != 1) fail(e.position, "signext takes one argument");
    Value value = expression(e.operands[0]);
    if (!value.type.integer() || value.type.wide()) fail(e.position, "signext of " + describe(value.type));
    value = view(std::move(value), Type::signed_of(value.type.width), e.position);
    return extend(std::move(value), Type::signed_of(64));
  }
  if (e.text == "pow" && e.operands.size() == 2) {
    Expression exp2 = e;
    exp2.text = "exp2";
    exp2.operands.erase(exp2.operands.begin());
    const Value base = expression(e.operands[0]);
    if (base.op != Op::constant || !base.type.floating() || base.number != float_bits(base.type.kind, 2.0)) {
      fail(e.position, "pow is for the base 2.0");
    }
    return builtin_call(exp2);
  }
  if (find_builtin(e.text, options_.float8)) return builtin_call(e);
  const bool operation = (e.text.rfind("v_", 0) == 0 || e.text.rfind("s_", 0) == 0);
  if (operation) return operation_call(e);
  fail(e.position, "unknown function '" + e.text + "'");
}

Value Lowerer::builtin_call(const Expression& e) {
  const Builtin builtin = *find_builtin(e.text, options_.float8);
  if (e.operands.size() != builtin.parameters.size()) {
    fail(e.position, e.text + " takes " + std::to_string(builtin.parameters.size()) + " arguments, not " +
                         std::to_string(e.operands.size()));
  }
  std::vector<Value> operands;
  std::optional<Type> any;
  for (const Expression& operand : e.operands) operands.push_back(expression(operand));
  // The first argument that is no bare literal settles what "any" means.
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const Type& type = operands[i].type;
    const bool literal = operands[i].op == Op::constant && operands[i].literal;
    const bool wants_float = builtin.parameters[i].kind == BuiltinType::Kind::any_float;
    const bool wants_integer = builtin.parameters[i].kind == BuiltinType::Kind::any_integer;
    if ((wants_float && !type.floating()) ||
        (wants_integer && (!type.integer() || type.wide() || type.elements != 0))) {
      fail(operands[i].position,
           e.text + " takes " + (wants_float ? "a float" : "an integer") + ", this is a " + describe(type));
    }
    if ((wants_float || wants_integer) && (!any || !literal)) {
      if (any && wants_float && !(*any == type) && !literal) {
        fail(operands[i].position, describe(*any) + " and " + describe(type) + " in one call of " + e.text);
      }
      if (!any || !literal) any = wants_integer ? Type{type.kind, type.width <= 32 ? 32u : 64u, 0} : type;
    }
  }
  const auto resolve = [&](const BuiltinType& type) {
    return type.kind == BuiltinType::Kind::fixed ? type.type : *any;
  };
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const Type type = resolve(builtin.parameters[i]);
    const bool any_number = builtin.parameters[i].kind == BuiltinType::Kind::any_integer;
    // The result of a search or a count is about the value's own bits: shorter values count zeros above them.
    operands[i] = any_number
                      ? extend(std::move(operands[i]), type)
                      : coerce(std::move(operands[i]), type, e.operands[i].position, "the argument of " + e.text);
  }
  const Type result = resolve(builtin.result);
  return fp_call(builtin.cpp, result, std::move(operands), builtin.needs_mode, e.position);
}

Value Lowerer::operation_call(const Expression& e) {
  std::string name = e.text;
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  Callee callee;
  try {
    if (!options_.find_operation) throw SemanticError({}, "");
    callee = options_.find_operation(name);
  } catch (const SemanticError& error) {
    fail(e.position, "the operation " + name + " cannot be called" +
                         (error.what()[0] != '\0' ? ": " + std::string(error.what()) : std::string(": there is none")));
  }
  if (e.operands.size() != callee.operands.size()) {
    fail(e.position, e.text + " takes " + std::to_string(callee.operands.size()) + " arguments, not " +
                         std::to_string(e.operands.size()));
  }
  Value call = make(Op::operation, callee.result, e.position, {});
  call.text = name;
  call.needs_mode = callee.takes_mode;
  if (call.needs_mode) call.round = round_;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    Value operand = expression(e.operands[i]);
    const Type& type = callee.operands[i];
    // Operands are raw bits; a signed number keeps its value when the operation takes more of them.
    if (operand.type.floating()) operand = view(std::move(operand), Type::bits_of(operand.type.width), e.position);
    if (!operand.type.integer() || operand.type.elements != 0) fail(operand.position, "an argument without a value");
    call.operands.push_back(coerce(std::move(operand), type, e.operands[i].position, "the argument of " + e.text));
  }
  auto& callees = operation_.callees;
  if (std::find(callees.begin(), callees.end(), name) == callees.end()) callees.push_back(name);
  return call;
}

/// A lambda is typed by its first call; later ones must fit.
Value Lowerer::lambda_call(const Expression& e, LambdaSource& source) {
  const Statement& definition = *source.definition;
  if (e.operands.size() != definition.parameters.size()) {
    fail(e.position, e.text + " takes " + std::to_string(definition.parameters.size()) + " arguments, not " +
                         std::to_string(e.operands.size()));
  }
  std::vector<Value> operands;
  for (const Expression& operand : e.operands) operands.push_back(expression(operand));
  if (!source.lowered) {
    if (in_lambda_) fail(e.position, "a lambda called first inside another lambda");
    source.lowered = operation_.lambdas.size();
    operation_.lambdas.push_back({cpp_identifier(definition.text), {}, {}, {}});
    in_lambda_ = source.lowered;
    scopes_.emplace_back();
    for (std::size_t i = 0; i < operands.size(); ++i) {
      const std::size_t symbol = add_local(definition.parameters[i], operands[i].type, definition.position);
      operation_.symbols[symbol].kind = Symbol::Kind::parameter;
      operation_.lambdas[*source.lowered].parameters.push_back(symbol);
    }
    std::vector<Action> body = block(definition.blocks[0]);
    operation_.lambdas[*source.lowered].body = std::move(body);
    scopes_.pop_back();
    in_lambda_.reset();
    if (operation_.lambdas[*source.lowered].result.kind == Type::Kind::none) {
      fail(definition.position, "the lambda " + definition.text + " gives no value");
    }
  } else if (in_lambda_ == source.lowered) {
    fail(e.position, "a lambda that calls itself");
  }
  const Lambda& lambda = operation_.lambdas[*source.lowered];
  Value call = make(Op::lambda_call, lambda.result, e.position, {});
  call.text = lambda.name;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const Type& type = operation_.symbols[lambda.parameters[i]].type;
    call.operands.push_back(coerce(std::move(operands[i]), type, e.operands[i].position, "the argument of " + e.text));
  }
  return call;
}

}  // namespace isagen::pcode
