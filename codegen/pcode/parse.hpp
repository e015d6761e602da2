// From text to AST.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pcode/ast.hpp"

namespace isagen::pcode {

struct SyntaxError {
  Position position;
  std::string message;
};

struct Parsed {
  Block program;
  std::vector<SyntaxError> errors;  ///< empty: `program` is the whole text
};

/// Parses pseudocode. `start` is where its first character stands in its file; positions count from there.
Parsed parse(std::string_view text, Position start = {});

}  // namespace isagen::pcode
