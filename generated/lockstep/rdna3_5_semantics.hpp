// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3_5/isa.xml.
// Hash of what this file is made of: 6c44b4b87dfd2fa9
// The semantics of RDNA3.5 alone: every operation as a pure constexpr function in lockstep::rdna3_5::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3_5/semantics.hpp"
#include "lockstep/isa/traits/rdna3_5.hpp"
