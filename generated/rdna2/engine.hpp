// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna2/isa.xml.
// Hash of what this file is made of: 979c0267ed69990c
// The library's own view of RDNA2 (gfx1030): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna2.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/rdna2.hpp"

#include "rdna2/device.hpp"
#include "rdna2/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
