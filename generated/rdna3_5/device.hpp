// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3_5/isa.xml.
// Hash of what this file is made of: 0c6b2db02587e771
// A typed device of RDNA3.5 (gfx1151), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3_5/assembly_binding.hpp"
#include "launch/isa_device.hpp"
#include "lockstep/rdna3_5_semantics.hpp"

namespace lockstep::rdna3_5 {

/// An emulated gfx1151.
using Device = IsaDevice<Isa>;

}  // namespace lockstep::rdna3_5
