// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna1/isa.xml.
// Hash of what this file is made of: f9b2ec7071257cc3
// The library's own view of CDNA1 (gfx908): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna1.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/cdna1.hpp"

#include "cdna1/device.hpp"
#include "cdna1/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
