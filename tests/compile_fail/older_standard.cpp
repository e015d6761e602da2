// C++17.
// expect only: lockstep needs C\+\+20: compile with -std=c\+\+20
// flags: -std=c++17
#include "lockstep/cdna4.hpp"
