// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: ef61daf6e28b3a10
// The library's own view of CDNA4 (gfx950): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna4.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/cdna4.hpp"

#include "cdna4/device.hpp"
#include "cdna4/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
