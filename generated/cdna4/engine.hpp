// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: fe00a5dbb9d9ffdb
// The library's own view of CDNA4 (gfx950): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna4.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/cdna4.hpp"

#include "cdna4/device.hpp"
#include "cdna4/operations.hpp"
#include "launch/engines.hpp"

namespace lockstep {
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna4::Isa, cdna4::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna4::Isa, cdna4::Isa::wave_sizes.back()>)
}  // namespace lockstep
