// The single file on a host of 32 bits: the reason comes before its standard headers, too.
// expect only: lockstep needs integers of 128 bits
// flags: -m32
#include "single/lockstep_cdna4.hpp"
