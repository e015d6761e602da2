// Sums in another order, without the other parts of -ffast-math. clang names no macro for it: there it takes all.
// expect only: lockstep needs IEEE arithmetic
// flags: -funsafe-math-optimizations
// clang flags: -ffast-math
#include "lockstep/cdna4_semantics.hpp"
