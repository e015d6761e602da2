// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: 9da88b77679fa9f9
// The library's own view of RDNA3 (gfx1100): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna3.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/rdna3.hpp"

#include "rdna3/device.hpp"
#include "rdna3/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
