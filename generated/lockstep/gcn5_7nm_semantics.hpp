// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5_7nm/isa.xml.
// Hash of what this file is made of: eb14545aa7772e20
// The semantics of GCN5.1 alone: every operation as a pure constexpr function in lockstep::gcn5_7nm::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "gcn5_7nm/semantics.hpp"
#include "lockstep/isa/traits/gcn5_7nm.hpp"
