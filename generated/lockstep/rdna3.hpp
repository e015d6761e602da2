// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: 8b6641e0b3b2e621
// Everything for RDNA3 (gfx1100): tables, decoder, disassembler, semantics, engines, programs in static_assert, loader
// and launches. What it takes from the fast engine, and what a program defines for more of it: rdna3/engine.hpp.
#pragma once

#include "rdna3/engine.hpp"
