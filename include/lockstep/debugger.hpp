// Debugging launches: lockstep::Debugger over Device::begin, of any ISA.
#pragma once

#include "lockstep/base/host.hpp"

#include "debug/debugger.hpp"
