// One shape for the variants of an encoding (literal, DPP, SDWA).
#pragma once

#include "model/isa.hpp"
#include "model/names.hpp"

namespace isagen {

/// AMD lists a variant's operands with the literal or the control word's VSRC0 in the place of the source selector, and
/// an instruction twice where either of two sources can be the literal. Here a variant has the operands of its base
/// (the selector is a field of it as well, and says what stands behind the instruction), once. A literal that is an
/// operand of its own (OPR_SIMM32) stays. Dual encodings become two views (model/dual). Instructions of scalar
/// encodings become `scalar`. Throws Error for a variant whose operands cannot be matched to its base's, and for an
/// instruction in scalar and other encodings.
void normalize_variants(Isa& isa, const Names& names);

}  // namespace isagen
