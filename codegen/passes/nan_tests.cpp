#include "passes/nan_tests.hpp"

namespace isagen::pcode {
namespace {

void visit(Value& value) {
  const bool test = value.op == Value::Op::call && (value.text == "fp::is_nan" || value.text == "fp::is_signal_nan");
  value.needs_mode |= test;
  for (Value& operand : value.operands) visit(operand);
}

void visit(std::vector<Action>& actions) {
  for (Action& action : actions) {
    visit(action.value);
    for (Value& index : action.indices) visit(index);
    for (Value& condition : action.conditions) visit(condition);
    for (std::vector<Action>& block : action.blocks) visit(block);
  }
}

}  // namespace

void give_mode_to_nan_tests(Operation& operation) {
  visit(operation.body);
  for (Lambda& lambda : operation.lambdas) visit(lambda.body);
}

}  // namespace isagen::pcode
