// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml.
// Hash of what this file is made of: 273063e4c243e5e2
// A typed device of CDNA3 (gfx942), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna3/assembly_binding.hpp"
#include "launch/isa_device.hpp"
#include "lockstep/cdna3_semantics.hpp"

namespace lockstep::cdna3 {

/// An emulated gfx942.
using Device = IsaDevice<Isa>;

}  // namespace lockstep::cdna3
