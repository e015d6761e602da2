// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1/isa.xml.
// Hash of what this file is made of: 4ae3415e06809b6c
// The library's own view of RDNA1 (gfx1010): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna1.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/rdna1.hpp"

#include "rdna1/device.hpp"
#include "rdna1/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
