// scripts/weekly.sh runs some tests once more with LOCKSTEP_WEEKLY set: these then leave nothing out.
#pragma once

#include <cstdlib>

namespace lockstep_test {

inline bool weekly() { return std::getenv("LOCKSTEP_WEEKLY") != nullptr; }

}  // namespace lockstep_test
