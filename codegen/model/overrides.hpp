// vendor-xml/overrides.xml: corrections of what the ISA description gets wrong, each with its evidence.
#pragma once

#include <string>
#include <vector>

#include "model/isa.hpp"

namespace isagen {

/// Applies the entries of the override file at `path` to `isa`. An entry says what it expects to find; when the
/// description no longer says that, or names an instruction, field or value that is not there, the entry is stale
/// and Error is thrown with its place. Returns the number of operands, values and formats changed.
unsigned apply_overrides(Isa& isa, const std::string& path);

/// Names of the instructions that the file at `path` adds.
std::vector<std::string> added_instructions(const std::string& path);

}  // namespace isagen
