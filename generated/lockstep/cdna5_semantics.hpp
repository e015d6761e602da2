// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: 10938530194d73cd
// The semantics of CDNA5 alone: every operation as a pure constexpr function in lockstep::cdna5::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna5/semantics.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
