// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: 632336eeeac34d2e
// The library's own view of CDNA5 of gfx1251 (gfx1251): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna5_gfx1251.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/cdna5_gfx1251.hpp"

#include "cdna5_gfx1251/device.hpp"
#include "cdna5_gfx1251/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
