// Debugging launches: lockstep::Debugger over Device::begin, of any ISA. The library lockstep::lockstep has its code.
#pragma once

#include "lockstep/base/host.hpp"

#include "lockstep/device/debugger.hpp"
