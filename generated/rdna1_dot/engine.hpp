// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1_dot/isa.xml.
// Hash of what this file is made of: c15b33a8fa736e40
// The library's own view of RDNA1 with dot products (gfx1011): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna1_dot.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/rdna1_dot.hpp"

#include "rdna1_dot/device.hpp"
#include "rdna1_dot/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
