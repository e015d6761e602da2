// Vector operations without branches, so that loops over lanes become vector instructions of the host.
#pragma once

#include "passes/ir.hpp"

namespace isagen::pcode {

/// Marks choices whose sides are cheap as eager: both sides are computed. Branches that only choose what variables get
/// become assignments of such choices. No result changes: values have no side effects.
void straighten(Operation& operation);

}  // namespace isagen::pcode
