// What the fast engine's unrolled handlers can make use of in an operation.
#pragma once

#include <string>

#include "passes/ir.hpp"

namespace isagen::pcode {

/// Is D0 one sum, product or fused multiply-add of two or three f32, and nothing else computed? Then a NaN can only be
/// the result.
bool nan_is_result(const Operation& operation);

/// The function that computes as the hardware does where a launch wants that (NumericModel), and its format, if D0 is
/// it of S0: "rcp_f32". "another" if such a function is called for anything else, "" if none is.
std::string numeric_function(const Operation& operation);

/// Does it round a multiply-add of f32 numbers to f16, and not to f32 before?
bool rounds_sum_to_f16(const Operation& operation);

/// Is it low = f(low halves), high = f(high halves), D0 = { high, low }?
bool halves_are_alike(const Operation& operation);

/// Is it arithmetic, comparisons and shifts of unsigned integers of 64 bits among its operands, and nothing else? Then
/// it can be computed on pairs of 32-bit halves, too.
bool computes_in_halves(const Operation& operation);

}  // namespace isagen::pcode
