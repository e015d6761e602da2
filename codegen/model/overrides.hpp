// vendor-xml/overrides/*.xml, vendor-xml/isas/*/overrides.xml: corrections of what the ISA description gets wrong, each
// with its evidence.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "model/isa.hpp"

namespace isagen {

/// Entries that had something to correct, by file, line and the name corrected.
using UsedOverrides = std::set<std::string>;

/// Applies the entries of the override file at `path` to `isa`. An entry says what it expects to find; when the
/// description no longer says that, the entry is stale and Error is thrown with its place. So it is when the entry
/// names an instruction, encoding or value that is not there, unless `used` is given: then the file is shared by
/// several ISAs, such a name is passed over, and names that apply are noted. Returns the number of operands, values and
/// formats changed.
unsigned apply_overrides(Isa& isa, const std::string& path, UsedOverrides* used = nullptr);

/// Throws Error with the place of an entry of a shared file that names something none of its ISAs has.
void require_used_overrides(const std::string& path, const UsedOverrides& used);

/// Names of the instructions that the file at `path` adds.
std::vector<std::string> added_instructions(const std::string& path);

}  // namespace isagen
