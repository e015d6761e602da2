// The text that isagen report prints.
#pragma once

#include <string>

#include "model/isa.hpp"
#include "model/semantics.hpp"

namespace isagen {

/// Instructions added, removed, moved; encodings, operands and fields changed; what has no semantics. A line each,
/// under headings with counts that are always there.
std::string report_text(const Isa& older, const Isa& newer, const Semantics& semantics);

}  // namespace isagen
