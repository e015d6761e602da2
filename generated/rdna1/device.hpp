// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1/isa.xml.
// Hash of what this file is made of: 3c75358fb6673aa4
// A typed device of RDNA1 (gfx1010), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna1/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/rdna1_semantics.hpp"

namespace lockstep {

extern const IsaTables rdna1_tables;
template <>
inline const IsaTables& tables_of<rdna1::Isa>() {
  return rdna1_tables;
}

namespace rdna1 {
/// An emulated gfx1010.
using Device = TypedDevice<Isa>;
}  // namespace rdna1

}  // namespace lockstep
