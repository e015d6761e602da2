// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: 9314f457cabc82d0
// The semantics of RDNA3 alone: every operation as a pure constexpr function in lockstep::rdna3::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3/semantics.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
