// Tests for NaN that the fast engine may put off.
#pragma once

#include "passes/ir.hpp"

namespace isagen::pcode {

/// Gives MODE to isNAN and isSignalNAN, in an operation that has it: with fp::UncheckedMode they say no and leave a
/// note, and what stands behind them costs nothing.
void give_mode_to_nan_tests(Operation& operation);

}  // namespace isagen::pcode
