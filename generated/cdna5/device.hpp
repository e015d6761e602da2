// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: c7d1e0918047ecd5
// A typed device of CDNA5 (gfx1250), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna5/assembly_binding.hpp"
#include "launch/isa_device.hpp"
#include "lockstep/cdna5_semantics.hpp"

namespace lockstep::cdna5 {

/// An emulated gfx1250.
using Device = IsaDevice<Isa>;

}  // namespace lockstep::cdna5
