// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5_7nm/isa.xml.
// Hash of what this file is made of: 0b3c3906b47c607f
// The library's own view of GCN5.1 (gfx906): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/gcn5_7nm.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/gcn5_7nm.hpp"

#include "gcn5_7nm/device.hpp"
#include "gcn5_7nm/operations.hpp"
#include "fast/any_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/run.hpp"
