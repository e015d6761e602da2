// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3_5/isa.xml.
// Hash of what this file is made of: cf4f42c83b4fbfe8
// A typed device of RDNA3.5 (gfx1151), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3_5/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/rdna3_5_semantics.hpp"

namespace lockstep {

extern const IsaTables rdna3_5_tables;
template <>
inline const IsaTables& tables_of<rdna3_5::Isa>() {
  return rdna3_5_tables;
}

namespace rdna3_5 {
/// An emulated gfx1151.
using Device = TypedDevice<Isa>;
}  // namespace rdna3_5

}  // namespace lockstep
