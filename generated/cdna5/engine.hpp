// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: 9af65bf97bef4174
// The library's own view of CDNA5 (gfx1250): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna5.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/cdna5.hpp"

#include "cdna5/device.hpp"
#include "cdna5/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
