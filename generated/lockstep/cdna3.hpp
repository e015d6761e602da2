// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml.
// Hash of what this file is made of: 42b5bf144df937dc
// Everything for CDNA3 (gfx942): tables, decoder, disassembler, semantics, engines, programs in static_assert, loader
// and launches. What it takes from the fast engine, and what a program defines for more of it: cdna3/engine.hpp.
#pragma once

#include "cdna3/engine.hpp"
