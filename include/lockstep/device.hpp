// Devices of any ISA, chosen at run time: lockstep::Device::create("gfx942"). Loader, launcher and engines come from
// the library lockstep::lockstep.
#pragma once

#include "lockstep/base/host.hpp"

#include "lockstep/device/device.hpp"
