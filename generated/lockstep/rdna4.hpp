// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: e7dc67c388bf64bc
// Everything for RDNA4 (gfx1201): tables, decoder, disassembler, semantics, engines, programs in static_assert, loader
// and launches. What it takes from the fast engine, and what a program defines for more of it: rdna4/engine.hpp.
#pragma once

#include "rdna4/engine.hpp"
