// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5/isa.xml.
// Hash of what this file is made of: 7ea8ab1113a83815
// The library's own view of GCN5 (gfx900): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/gcn5.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/gcn5.hpp"

#include "gcn5/device.hpp"
#include "gcn5/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
