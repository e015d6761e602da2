// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: 04ea5c950e251929
// A typed device of RDNA4 (gfx1201), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna4/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/rdna4_semantics.hpp"

namespace lockstep {

extern const IsaTables rdna4_tables;
template <>
inline const IsaTables& tables_of<rdna4::Isa>() {
  return rdna4_tables;
}

namespace rdna4 {
/// An emulated gfx1201.
using Device = TypedDevice<Isa>;
}  // namespace rdna4

}  // namespace lockstep
