// The checks, which know no ISA.
#include "lockstep/launch/observe.hpp"

template std::unique_ptr<lockstep::CheckRun> lockstep::make_launch_checks<void>(CheckSet kinds, Observer* next);
