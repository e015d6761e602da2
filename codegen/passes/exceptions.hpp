// By which rule an operation raises exception flags, where its pseudocode says so.
#pragma once

#include "lockstep/isa/exception_rule.hpp"
#include "passes/ir.hpp"

namespace isagen::pcode {

/// One sum, product, multiply-add, conversion, sine, cosine or rounding of sources to D0, or two of the same on both
/// halves; or a comparison of two sources. Anything else has no rule.
lockstep::ExceptionTraits derive_exceptions(const Operation& operation);

}  // namespace isagen::pcode
