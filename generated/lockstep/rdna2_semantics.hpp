// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna2/isa.xml.
// Hash of what this file is made of: 8a2c547eb1a51cab
// The semantics of RDNA2 alone: every operation as a pure constexpr function in lockstep::rdna2::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna2/semantics.hpp"
#include "lockstep/isa/traits/rdna2.hpp"
