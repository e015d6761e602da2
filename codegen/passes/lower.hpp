// From AST to typed operation: names, types, widths.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>

#include "passes/ir.hpp"

namespace isagen::pcode {

/// What is wrong, and where in the pseudocode's file.
class SemanticError : public std::runtime_error {
 public:
  SemanticError(Position position, const std::string& reason) : std::runtime_error(reason), position(position) {}
  Position position;
};

/// What one operation needs to know of another to call it.
struct Callee {
  Type result;                 ///< how it writes D0
  std::vector<Type> operands;  ///< types of s0, s1, s2 as its C++ function takes them
  bool takes_mode = false;
};

struct LoweringOptions {
  /// The vendor's text narrows silently, compares across signedness, and tests integers as conditions; the
  /// project's own does not.
  bool vendor_dialect = false;
  Float8 float8 = Float8::ocp;
  /// Widths of S0, S1, S2, D0 by the instruction's operand list, for operands the text never views; 0 if
  /// unknown.
  std::uint32_t operand_bits[4] = {0, 0, 0, 0};
  /// Another operation by name (V_MIN_F32); throws SemanticError without position when there is none.
  std::function<Callee(const std::string&)> find_operation;
};

/// Throws SemanticError for an unknown name, a type that does not fit, a missing builtin, an unset variable.
Operation lower(const std::string& name, const Block& program, const LoweringOptions& options);

}  // namespace isagen::pcode
