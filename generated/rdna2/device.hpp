// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna2/isa.xml.
// Hash of what this file is made of: b01454c0c868c9e4
// A typed device of RDNA2 (gfx1030), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna2/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/rdna2_semantics.hpp"

namespace lockstep {

extern const IsaTables rdna2_tables;
template <>
inline const IsaTables& tables_of<rdna2::Isa>() {
  return rdna2_tables;
}

namespace rdna2 {
/// An emulated gfx1030.
using Device = TypedDevice<Isa>;
}  // namespace rdna2

}  // namespace lockstep
