// The vector instructions that every x86-64 has. (All the others are in host/intrinsics.hpp: half a second to compile.)
#pragma once

#include "fast/host/host_isa.hpp"

#if LOCKSTEP_X86_64
#include <emmintrin.h>
#endif
