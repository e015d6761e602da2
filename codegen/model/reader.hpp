// Reads an ISA description in AMD's machine-readable schema: the project's own file or AMD's release, unchanged.
#pragma once

#include <string>

#include "model/isa.hpp"

namespace isagen {

/// Reads `path`. Elements the schema does not name are ignored with a note (Isa::notes); anything else that cannot
/// be understood throws Error with file, line and reason.
Isa read_isa(const std::string& path);

}  // namespace isagen
