// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1/isa.xml.
// Hash of what this file is made of: 59ae2ac61d7b4f77
// The semantics of RDNA1 alone: every operation as a pure constexpr function in lockstep::rdna1::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna1/semantics.hpp"
#include "lockstep/isa/traits/rdna1.hpp"
