// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna2/isa.xml.
// Hash of what this file is made of: cd43a412ff54cfb2
// The library's own view of CDNA2 (gfx90a): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna2.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/cdna2.hpp"

#include "cdna2/device.hpp"
#include "cdna2/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
