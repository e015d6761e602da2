// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml.
// Hash of what this file is made of: 9e2055565237d25a
// The library's own view of CDNA3 (gfx942): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna3.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/cdna3.hpp"

#include "cdna3/device.hpp"
#include "cdna3/operations.hpp"
#include "launch/engines.hpp"

namespace lockstep {
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna3::Isa, cdna3::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna3::Isa, cdna3::Isa::wave_sizes.back()>)
}  // namespace lockstep
