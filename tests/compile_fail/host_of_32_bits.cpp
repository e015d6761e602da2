// A host of 32 bits. Its standard headers need not be installed: the reason comes before any of them is included.
// expect only: lockstep needs integers of 128 bits
// flags: -m32
#include "lockstep/cdna4.hpp"
