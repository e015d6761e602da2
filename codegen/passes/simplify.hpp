// Rewrites that make the generated function read as a person would write it; they change no result.
#pragma once

#include "passes/ir.hpp"

namespace isagen::pcode {

/// Consecutive slices that together set a whole variable become one concatenation; a variable that is only
/// copied on gives way to its value.
void simplify(Operation& operation);

}  // namespace isagen::pcode
