// From text to AST.
#pragma once

#include <string>
#include <vector>

#include "pcode/ast.hpp"

namespace isagen::pcode {

/// Text whose every character knows where it stands in its file.
struct SourceText {
  std::string text;
  std::vector<Position> positions;  ///< one more than characters
};

/// Text whose positions count from its own start.
SourceText plain_text(std::string text);

struct SyntaxError {
  Position position;
  std::string message;
};

struct Parsed {
  Block program;
  std::vector<SyntaxError> errors;  ///< empty: `program` is the whole text
};

/// Parses pseudocode; positions are those of `source`.
Parsed parse(const SourceText& source);

}  // namespace isagen::pcode
