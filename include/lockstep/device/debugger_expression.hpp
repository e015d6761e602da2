// Expressions over the state of a stopped launch: `wave == 1 && v3[5] > 7`, `f32(v0) * 2`, `mem[s[4:5] + 16]`.
// Operators are those of C, from weak to strong:
//   || && | ^ & == != < <= > >= << >> + - * / %   unary - ! ~
// Operands:
//   numbers                        12, 0x1f, 1.5, 1e-3
//   the wave                       wave, lane, workgroup (counted x first), workgroup.x, workgroup.y, workgroup.z
//   scalars                        pc, scc, exec, exec_lo, exec_hi, vcc, vcc_lo, vcc_hi, m0, sN, s[N:N+1]
//   vector registers               vN (of the lane), vN[lane], v[N:N+1][lane]; aN in the same way
//   memory                         mem[address], mem8, mem16, mem32, mem64; lds and scratch in the same way
//   TYPE(x), TYPE i8 to f64        the bits of x as that type
//   variables of the source        sum, acc[1], p.a, q->b, *in, &x, (float)n, (struct Pair *)q; by the types and
//                                  conversions of C. ::name is a variable that has the name of a register
//   names of the code object       their addresses
// Brackets and unary operators nest at most 200 deep. A value takes at most 1000 steps that each need the step before.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/device/debugger_object.hpp"
#include "lockstep/device/debugger_value.hpp"
#include "lockstep/device/state_place.hpp"

namespace lockstep {
class VariableTable;
}

namespace lockstep::debug {

class ExpressionTree;

/// An expression that has been parsed. It can be evaluated any number of times.
class Expression {
 public:
  /// `symbol(name, address)` gives the address of a name of the code object, false if there is none.
  using Symbols = std::function<bool(std::string_view, std::uint64_t&)>;
  /// Error: a sentence with the column, from 1, of the mistake.
  /// `variables` says which names are variables and types; null: none.
  static Result<Expression> parse(std::string_view text, const Symbols& symbols,
                                  const VariableTable* variables = nullptr);

  const std::string& text() const { return text_; }
  /// The value depends on the lane of the viewpoint. A condition that does holds if it holds for some active lane.
  bool by_lane() const { return by_lane_; }
  /// It is about variables of the source.
  bool has_variables() const { return !variables_.empty(); }
  /// Their names.
  const std::vector<std::string>& variables() const { return variables_; }
  /// Error: a place that cannot be read, or a division by zero, with its column.
  Result<Value> evaluate(const Viewpoint& at) const;
  /// The same with C's type, where it has one; also structs and arrays.
  Result<TypedValue> typed(const Viewpoint& at) const;
  /// The register or bytes of memory that the expression names. `type` is set to the TYPE of TYPE(...) around it, if
  /// there is one. Error: the expression is not a place, or the launch does not have it.
  Result<StatePlace> place(const Viewpoint& at, std::optional<ValueType>& type) const;

 private:
  Expression(std::string text, std::shared_ptr<const ExpressionTree> tree, bool by_lane,
             std::vector<std::string> variables)
      : text_(std::move(text)), tree_(std::move(tree)), by_lane_(by_lane), variables_(std::move(variables)) {}

  std::string text_;
  std::shared_ptr<const ExpressionTree> tree_;
  bool by_lane_ = false;
  std::vector<std::string> variables_;
};

}  // namespace lockstep::debug
