// For the fast engine: host operations without the NaN fix-up, valid where mode.default_float() holds.
//
// Numbers, infinities and zeros are exactly fp::'s; a result that is NaN is some NaN (x86's default is
// negative, and which payload survives depends on how the compiler orders operands). The scheme: write the
// row with these, OR together whether any lane is NaN, and only then recompute the row with the checked
// functions. Conversions, compares, min, max and integral rounding need no such scheme: the fp:: functions
// themselves have no branches at run time.
#pragma once

#include "lockstep/core/fp.hpp"
#include "lockstep/core/host_elementary.hpp"

namespace lockstep::fp::fast {

using hardware::add;
using hardware::div;
using hardware::fma;
using hardware::mul;
using hardware::sub;

}  // namespace lockstep::fp::fast
