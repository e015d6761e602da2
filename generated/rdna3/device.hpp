// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: 3f713562635b45f8
// A typed device of RDNA3 (gfx1100), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3/assembly_binding.hpp"
#include "launch/isa_device.hpp"
#include "lockstep/rdna3_semantics.hpp"

namespace lockstep::rdna3 {

/// An emulated gfx1100.
using Device = IsaDevice<Isa>;

}  // namespace lockstep::rdna3
