// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: 0681159b35535811
// A typed device of RDNA3 (gfx1100), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/rdna3_semantics.hpp"

namespace lockstep {

extern const IsaTables rdna3_tables;
template <>
inline const IsaTables& tables_of<rdna3::Isa>() {
  return rdna3_tables;
}

namespace rdna3 {
/// An emulated gfx1100.
using Device = TypedDevice<Isa>;
}  // namespace rdna3

}  // namespace lockstep
