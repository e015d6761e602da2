// A big-endian host: clang plays one; g++, which is built for one processor, is told so.
// expect only: lockstep needs a little-endian host
// flags: -U__BYTE_ORDER__ -D__BYTE_ORDER__=__ORDER_BIG_ENDIAN__
// clang flags: --target=powerpc64-linux-gnu
#include "lockstep/cdna4.hpp"
