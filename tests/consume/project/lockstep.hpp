#pragma once
#if defined(CONSUME_SINGLE)
#include "lockstep_cdna4.hpp"
#elif defined(CONSUME_LINKED)
#include <lockstep/cdna4_linked.hpp>
#else
#include <lockstep/cdna4.hpp>
#endif
