// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: ef501f2b3a62d1aa
// Everything for CDNA4 (gfx950): tables, decoder, disassembler, semantics, engines, programs in static_assert, loader
// and launches. What it takes from the fast engine, and what a program defines for more of it: cdna4/engine.hpp.
#pragma once

#include "cdna4/engine.hpp"
