// Forms of several row operations by one handler of the fast engine: the table's entries, and whether they can be.
#pragma once

#include <functional>
#include <string>

#include "render/value.hpp"
#include "semantics/generate.hpp"

namespace isagen::pcode {

/// The entries of an ISA's table, from the list that it was given. `handlers_of` gives the operation whose handlers run
/// one, as the table names it; empty where the ISA has neither it nor another one that computes the same.
isagen::Value::List fused_forms(const SemanticsInput& input, const OperationSet& operations,
                                const std::function<std::string(const std::string&)>& handlers_of);

}  // namespace isagen::pcode
