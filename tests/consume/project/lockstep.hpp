// lockstep in the way that is tried: the core as one file or as headers, and the library.
#pragma once
#if defined(CONSUME_SINGLE)
#include "lockstep_cdna4.hpp"
#else
#include <lockstep/cdna4.hpp>
#endif
#if defined(CONSUME_LIBRARY)
#include <lockstep/device.hpp>
#endif
