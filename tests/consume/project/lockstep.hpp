#pragma once
#ifdef CONSUME_SINGLE
#include "lockstep_cdna4.hpp"
#else
#include <lockstep/cdna4.hpp>
#endif
