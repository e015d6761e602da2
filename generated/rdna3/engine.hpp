// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: db35eaf0bbb178d0
// The library's own view of RDNA3 (gfx1100): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna3.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/rdna3.hpp"

#include "rdna3/device.hpp"
#include "rdna3/operations.hpp"
#include "launch/engines.hpp"

namespace lockstep {
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna3::Isa, rdna3::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna3::Isa, rdna3::Isa::wave_sizes.back()>)
}  // namespace lockstep
