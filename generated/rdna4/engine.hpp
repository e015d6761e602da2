// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: 4d9c16285d32a371
// The library's own view of RDNA4 (gfx1201): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna4.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/rdna4.hpp"

#include "rdna4/device.hpp"
#include "rdna4/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
