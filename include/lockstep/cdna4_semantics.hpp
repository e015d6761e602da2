// The semantics of CDNA4 alone: every operation as a pure constexpr function in lockstep::cdna4::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna4/semantics.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
