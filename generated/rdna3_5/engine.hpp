// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3_5/isa.xml.
// Hash of what this file is made of: 6eecfcef80509250
// The library's own view of RDNA3.5 (gfx1151): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna3_5.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/rdna3_5.hpp"

#include "rdna3_5/device.hpp"
#include "rdna3_5/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
