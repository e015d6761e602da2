// The vendor's pseudocode as extracted from the manuals: a JSON list of {name, encoding, pseudocode}.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pcode/ast.hpp"

namespace isagen::pcode {

struct JsonEntry {
  std::string name;
  std::string encoding;
  std::string pseudocode;
  Position position;  ///< of the entry in the file
};

struct JsonEntries {
  std::vector<JsonEntry> entries;
  std::string error;  ///< empty, or what is wrong with the file, with line and column
};

/// Reads a list of flat objects whose values are strings; keys other than the three are ignored.
JsonEntries read_entries(std::string_view text);

}  // namespace isagen::pcode
