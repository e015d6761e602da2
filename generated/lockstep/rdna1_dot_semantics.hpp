// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1_dot/isa.xml.
// Hash of what this file is made of: 6e9498e30f5b3f61
// The semantics of RDNA1 with dot products alone: every operation as a pure constexpr function in lockstep::rdna1_dot::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna1_dot/semantics.hpp"
#include "lockstep/isa/traits/rdna1_dot.hpp"
