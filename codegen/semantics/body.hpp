// An operation's actions as C++ statements.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "passes/effects.hpp"
#include "passes/ir.hpp"
#include "semantics/cpp_value.hpp"

namespace isagen::pcode {

class BodyPrinter {
 public:
  BodyPrinter(const Operation& operation, const Effects& effects);
  /// The lines between the function's braces, indented by two.
  std::vector<std::string> print();

 private:
  using Actions = std::vector<Action>;

  void choose_returns();
  void mark_tail(const Actions& actions);
  void place_declarations();
  void place(std::size_t symbol);
  std::string return_line() const;

  bool block(const Actions& actions);
  bool action(const Actions& actions, std::size_t i);
  bool branch(const Action& a);
  bool flat_branch(const Action& a);
  void assignment(const Action& a, bool declare);
  bool compound(const Action& a);
  void slice_assignment(const Action& a);
  void lambda(const Action& a);
  void line(const std::string& text);
  void guarded(const std::string& head, const Actions& body);

  bool is_parameter(std::size_t symbol) const;
  bool ends(const Actions& actions) const;
  bool ends(const Action& last) const;

  const Operation& operation_;
  const Effects& effects_;
  ValuePrinter values_;
  std::vector<std::string> lines_;
  std::size_t indent_ = 2;

  std::vector<std::size_t> assignments_;          ///< by symbol
  std::set<const Action*> returns_;               ///< assignments that are the function's return
  std::map<std::size_t, const Action*> inlined_;  ///< outputs whose last value stands in the return
  std::map<const Action*, std::vector<std::size_t>> declared_before_;
  std::set<const Action*> declares_;  ///< assignments that declare their variable
  bool signal_variable_ = false;
};

}  // namespace isagen::pcode
