// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: c1901b03c279cbc3
// A typed device of CDNA4 (gfx950), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna4/assembly_binding.hpp"
#include "launch/isa_device.hpp"
#include "lockstep/cdna4_semantics.hpp"

namespace lockstep::cdna4 {

/// An emulated gfx950.
using Device = IsaDevice<Isa>;

}  // namespace lockstep::cdna4
