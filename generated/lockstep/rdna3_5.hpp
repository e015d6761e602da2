// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3_5/isa.xml.
// Hash of what this file is made of: 6dc64dcafc9bdafa
// Everything for RDNA3.5 (gfx1151): tables, decoder, disassembler, semantics, engines, programs in static_assert, loader
// and launches. What it takes from the fast engine, and what a program defines for more of it: rdna3_5/engine.hpp.
#pragma once

#include "rdna3_5/engine.hpp"
