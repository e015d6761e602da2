// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: 00a37a921459c684
// The semantics of RDNA4 alone: every operation as a pure constexpr function in lockstep::rdna4::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna4/semantics.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
