// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml.
// Hash of what this file is made of: 9e776b178cdf7029
// The library's own view of CDNA3 (gfx942): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna3.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/cdna3.hpp"

#include "cdna3/device.hpp"
#include "cdna3/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
