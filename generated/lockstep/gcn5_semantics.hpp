// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5/isa.xml.
// Hash of what this file is made of: 4388c6e6dde3f5fa
// The semantics of GCN5 alone: every operation as a pure constexpr function in lockstep::gcn5::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "gcn5/semantics.hpp"
#include "lockstep/isa/traits/gcn5.hpp"
