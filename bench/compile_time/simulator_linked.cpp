// simulator.cpp where waves come from the library lockstep::cdna4, whose CMake target says so.
#define LOCKSTEP_CDNA4_LINKED
#define LOCKSTEP_COMMON_LINKED
#include "simulator.cpp"
