// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: c937264b5e275179
// The semantics of CDNA5 of gfx1251 alone: every operation as a pure constexpr function in lockstep::cdna5_gfx1251::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna5_gfx1251/semantics.hpp"
#include "lockstep/isa/traits/cdna5_gfx1251.hpp"
