// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: d5bd84de41a414b9
// Everything for CDNA5 (gfx1250): tables, decoder, disassembler, semantics, engines, programs in static_assert, loader
// and launches. What it takes from the fast engine, and what a program defines for more of it: cdna5/engine.hpp.
#pragma once

#include "cdna5/engine.hpp"
