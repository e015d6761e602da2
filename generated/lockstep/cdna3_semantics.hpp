// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml.
// Hash of what this file is made of: fcff9ae76f98305a
// The semantics of CDNA3 alone: every operation as a pure constexpr function in lockstep::cdna3::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna3/semantics.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
