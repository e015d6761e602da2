// `isagen pcode FILE.json`: does every formal entry of the vendor's files parse?
#pragma once

#include <iosfwd>
#include <string>

namespace isagen::pcode {

/// Parses every entry of the file, names prose (with its rule) and failures (with entry, line and column),
/// and ends with the line `formal N parsed N prose N failed 0`. Returns the exit code: 0, 1 when an entry
/// failed, 2 when the file could not be read.
int count_entries(const std::string& path, std::ostream& out, std::ostream& errors);

}  // namespace isagen::pcode
