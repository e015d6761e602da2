// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna1/isa.xml.
// Hash of what this file is made of: 24b23d9e0adb8598
// The semantics of CDNA1 alone: every operation as a pure constexpr function in lockstep::cdna1::sem, and the tables
// that describe the instructions. No state, no engine, no threads.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna1/semantics.hpp"
#include "lockstep/isa/traits/cdna1.hpp"
