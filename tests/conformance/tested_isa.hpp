// The ISA that this build of the comparison is about: LOCKSTEP_TESTED_ISA ("cdna4") and its assembly tables.
#pragma once

#include LOCKSTEP_TESTED_ASSEMBLY

namespace lockstep {
namespace tested = LOCKSTEP_TESTED_ISA;
}  // namespace lockstep
