// The checks, which know no ISA.
#include "launch/launch_checks.hpp"

template std::unique_ptr<lockstep::CheckRun> lockstep::make_launch_checks<void>(CheckSet kinds, Observer* next);
