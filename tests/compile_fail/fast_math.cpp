// Arithmetic that is not IEEE's.
// expect: lockstep needs IEEE arithmetic
// flags: -ffast-math
#include "lockstep/core/fp.hpp"

#ifdef MISTAKE
static_assert(lockstep::DefaultMode{}.ieee());
#endif
