// Floating-point operations of an operation, as its pseudocode says.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

#include "passes/ir.hpp"

namespace isagen::pcode {

/// By the format of the numbers that are added or multiplied: how many operations one lane does.
using FlopCounts = std::map<Type::Kind, std::uint32_t>;

/// A sum, a difference, a product, a quotient and a function of the transcendental unit count one, a fused multiply-add
/// two, a dot product two for each product. Comparisons, conversions, minima and rounding count nothing,
/// nor does an operation whose result is an integer. Of choices the
/// side with the most counts. `of_callee`: the counts of another operation that this one calls. Throws Error for a
/// helper whose count is not known.
FlopCounts count_flops(const Operation& operation, const std::function<FlopCounts(const std::string&)>& of_callee);

}  // namespace isagen::pcode
