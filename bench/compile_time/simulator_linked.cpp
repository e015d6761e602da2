// simulator.cpp where what the instructions compute comes from the library lockstep::cdna4, whose CMake target says so.
#define LOCKSTEP_CDNA4_LINKED
#include "simulator.cpp"
