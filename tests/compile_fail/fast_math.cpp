// Arithmetic that is not IEEE's.
// expect only: lockstep needs IEEE arithmetic
// flags: -ffast-math
#include "lockstep/core/fp.hpp"

#ifdef MISTAKE
static_assert(lockstep::DefaultMode{}.ieee());
#endif
