// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: 360ffe5681a5254c
// A typed device of RDNA4 (gfx1201), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna4/assembly_binding.hpp"
#include "launch/isa_device.hpp"
#include "lockstep/rdna4_semantics.hpp"

namespace lockstep::rdna4 {

/// An emulated gfx1201.
using Device = IsaDevice<Isa>;

}  // namespace lockstep::rdna4
