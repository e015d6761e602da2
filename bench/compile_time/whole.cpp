// The one source file of a program that compiles the whole fast engine.
#define LOCKSTEP_FAST_IMPLEMENTATION
#include "lockstep/cdna4.hpp"
