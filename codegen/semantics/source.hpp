// vendor-xml/semantics/*.xml: families expanded, one entry an instruction.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "error.hpp"
#include "pcode/parse.hpp"

namespace isagen::pcode {

struct SemanticsEntry {
  enum class Kind : std::uint8_t { operation, unsupported, memory, matrix };
  Kind kind = Kind::operation;
  std::string name;
  std::string file;  ///< relative to the root
  int line = 0;
  SourceText pcode;
  std::map<std::string, std::string> attributes;  ///< of the element; for memory and matrix, of the descriptor too
  Place place() const { return {file, line}; }
  /// The attribute, or `fallback` when it is not written.
  const std::string& attribute(const std::string& key, const std::string& fallback) const;
};

/// All entries of one file. `path` is opened as root + "/" + path. Throws Error with file, line and reason.
std::vector<SemanticsEntry> read_semantics_file(const std::string& root, const std::string& path);

/// The entries of all *.xml under vendor-xml/semantics that apply to `isa`, by instruction name; a second entry for an
/// instruction is an Error.
std::map<std::string, SemanticsEntry> read_semantics(const std::string& root, const std::string& isa);

/// The files read_semantics reads, relative to the root, sorted.
std::vector<std::string> semantics_files(const std::string& root);

}  // namespace isagen::pcode
