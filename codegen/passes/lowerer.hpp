// The lowering pass as one class over several files: lower.cpp (statements), lower_targets.cpp (assignments),
// lower_expressions.cpp, lower_calls.cpp, lower_types.cpp.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "passes/lower.hpp"
#include "passes/names.hpp"
#include "passes/vendor_text.hpp"

namespace isagen::pcode {

class Lowerer {
 public:
  Lowerer(const std::string& name, const LoweringOptions& options);
  Operation run(const Block& program);

 private:
  struct LambdaSource {
    const Statement* definition;
    std::optional<std::size_t> lowered;  ///< index into operation_.lambdas, once called
  };

  Operation run_statements(const Block& program);

  // Statements
  std::vector<Action> block(const Block& statements);
  void statement(const Statement& s, std::vector<Action>& out);
  void branch(const Statement& s, std::vector<Action>& out);
  void declare(const Statement& s);
  void for_loop(const Statement& s, std::vector<Action>& out);
  void evaluate(const Statement& s, std::vector<Action>& out);

  // Assignments
  void assign(const Statement& s, std::vector<Action>& out);
  bool assign_round_mode(const Statement& s);
  void store(const Expression& target, Value value, std::vector<Action>& out);
  void store_concatenation(const Expression& target, Value value, std::vector<Action>& out);
  void store_range(const Expression& target, std::optional<Type> view, Value value, std::vector<Action>& out);
  void store_file(const Expression& target, std::optional<Type> view, Value value, std::vector<Action>& out);
  void store_register_field(std::string_view state, const RegisterField& field, Value value, Position at,
                            std::vector<Action>& out);
  void store_symbol(std::size_t symbol, std::optional<Type> view, Value value, Position at, std::vector<Action>& out);
  std::size_t target_symbol(const Expression& name, std::optional<Type> view, const Type& value);

  // Expressions
  Value expression(const Expression& e);
  Value integer(const Expression& e);
  Value real(const Expression& e);
  Value name(const Expression& e);
  Value member(const Expression& e);
  Value index(const Expression& e);
  Value slice(const Expression& e);
  Value part_select(const Expression& e);
  Value unary(const Expression& e);
  Value binary(const Expression& e);
  Value arithmetic(const std::string& op, Value a, Value b, Position at);
  Value float_arithmetic(const std::string& op, Value a, Value b, Position at);
  Value power(const Expression& e);
  Value shift(const std::string& op, Value a, Value b, Position at);
  Value compare(const std::string& op, Value a, Value b, Position at);
  Value conditional(const Expression& e);
  Value cast(const Expression& e);
  Value concatenation(const Expression& e);
  Value register_field(std::string_view state, const Expression& e);
  Value next_register(const Value& value, std::uint32_t count);

  // Calls
  Value call(const Expression& e);
  Value builtin_call(const Expression& e);
  Value operation_call(const Expression& e);
  Value lambda_call(const Expression& e, LambdaSource& source);
  Value fp_call(std::string function, Type result, std::vector<Value> operands, bool needs_mode, Position at);

  // Types
  std::optional<Type> type_of_view(std::string_view name) const;
  Value view(Value value, const Type& type, Position at);
  Value extend(Value value, const Type& type);
  Value coerce(Value value, const Type& type, Position at, std::string_view what);
  Value condition(Value value, Position at);
  void unify(Value& a, Value& b, Position at);
  void unify_floats(Value& a, Value& b, Position at);
  Value adapt_float(Value value, Type::Kind format, Position at);

  // Symbols
  std::size_t state_symbol(const StateName& state, Position at);
  std::size_t add_local(const std::string& name, const Type& type, Position at);
  std::optional<std::size_t> find_local(const std::string& name) const;
  Value read(std::size_t symbol, Position at) const;
  bool is_lane_id(const Expression& e) const;
  void collect_widths(const Expression& e);
  void collect_widths(const Block& statements);
  std::uint32_t used_width(const std::string& name) const;

  [[noreturn]] static void fail(Position at, const std::string& reason) { throw SemanticError(at, reason); }

  const LoweringOptions& options_;
  Operation operation_;
  VendorText vendor_text_;  ///< lambdas point into it
  std::vector<std::map<std::string, std::size_t>> scopes_{1};
  std::map<std::string, LambdaSource> lambdas_;
  std::map<std::string, std::uint32_t> used_widths_;
  std::string round_;                               ///< the rounding mode set by the operation, empty: MODE's
  std::map<std::string, std::string> round_modes_;  ///< variables that keep a ROUND_MODE
  bool writes_mode_ = false;
  std::optional<std::size_t> in_lambda_;
  int loops_ = 0;
  int depth_ = 0;  ///< of branches and loops
};

/// The constant's value when `value` is an integer constant.
std::optional<std::uint64_t> constant_of(const Value& value);
/// Same tree, positions aside.
bool same(const Value& a, const Value& b);
Value make_constant(std::uint64_t number, const Type& type, Position at);
Value make(Value::Op op, const Type& type, Position at, std::vector<Value> operands);

}  // namespace isagen::pcode
