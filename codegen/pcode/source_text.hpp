// Pseudocode text that remembers its place in a file through XML entities and family parameters.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
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

/// The text of an XML node: `decoded` is what the parser made of the bytes of `file` from `offset` on, where
/// an entity (outside CDATA) is one character.
SourceText xml_text(std::string_view file, std::size_t offset, std::string_view decoded, bool cdata);

/// `source` with {name} replaced by the parameter's value, itself filled in; a value stands where its {name}
/// stood. Other braces stay. Values must not name each other in a circle.
SourceText fill_parameters(const SourceText& source, const std::map<std::string, std::string>& parameters);

}  // namespace isagen::pcode
