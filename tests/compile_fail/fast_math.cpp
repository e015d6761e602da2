// Arithmetic that is not IEEE's.
// expect: lockstep needs IEEE arithmetic
// flags: -ffast-math
#include "lockstep/cdna4.hpp"

#ifdef MISTAKE
static_assert(lockstep::cdna4::Isa::wave_size == 64);
#endif
