// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5_7nm/isa.xml.
// Hash of what this file is made of: 910107eed9698b6f
// The semantics of GCN5of7nm alone: every operation as a pure constexpr function in lockstep::gcn5_7nm::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "gcn5_7nm/semantics.hpp"
#include "lockstep/isa/traits/gcn5_7nm.hpp"
