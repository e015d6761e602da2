// The single file on a host of 32 bits: the reason comes before its standard headers, too.
// expect only: lockstep needs a 64-bit host
// flags: -m32
#include "single/lockstep_cdna4.hpp"
