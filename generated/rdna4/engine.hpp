// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: 48c4712b054ebc84
// The library's own view of RDNA4 (gfx1201): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna4.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/rdna4.hpp"

#include "rdna4/device.hpp"
#include "rdna4/operations.hpp"
#include "launch/engines.hpp"

namespace lockstep {
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna4::Isa, rdna4::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna4::Isa, rdna4::Isa::wave_sizes.back()>)
}  // namespace lockstep
