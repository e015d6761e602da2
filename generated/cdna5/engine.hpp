// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: 92bc1bc7dedb49cd
// The library's own view of CDNA5 (gfx1250): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna5.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/cdna5.hpp"

#include "cdna5/device.hpp"
#include "cdna5/operations.hpp"
#include "launch/engines.hpp"

namespace lockstep {
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna5::Isa, cdna5::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna5::Isa, cdna5::Isa::wave_sizes.back()>)
}  // namespace lockstep
