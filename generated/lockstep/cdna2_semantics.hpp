// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna2/isa.xml.
// Hash of what this file is made of: b1352189644eca65
// The semantics of CDNA2 alone: every operation as a pure constexpr function in lockstep::cdna2::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna2/semantics.hpp"
#include "lockstep/isa/traits/cdna2.hpp"
