// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: 5cdfeb6cd73a5ddb
// The semantics of CDNA4 alone: every operation as a pure constexpr function in lockstep::cdna4::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna4/semantics.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
