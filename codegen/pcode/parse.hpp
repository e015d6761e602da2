// From text to AST.
#pragma once

#include <string>
#include <vector>

#include "pcode/source_text.hpp"

namespace isagen::pcode {

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

/// As parse(), but the same text at the same place is parsed once in a process: ISAs share most of their pseudocode.
const Parsed& parsed_once(const SourceText& source);

}  // namespace isagen::pcode
