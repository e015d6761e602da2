// The text that isagen report prints.
#pragma once

#include <string>
#include <vector>

#include "model/isa.hpp"
#include "model/semantics.hpp"

namespace isagen {

/// Instructions added, removed, moved; encodings, operands and fields changed; what has no semantics. A line each,
/// under headings with counts that are always there.
/// `added`: instructions that overrides add, which no ISA description need have.
std::string report_text(const Isa& older, const Isa& newer, const Semantics& semantics,
                        const std::vector<std::string>& added);

}  // namespace isagen
