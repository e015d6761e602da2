// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna2/isa.xml.
// Hash of what this file is made of: 9903c151315a606a
// A typed device of CDNA2 (gfx90a), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna2/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/cdna2_semantics.hpp"

namespace lockstep {

extern const IsaTables cdna2_tables;
template <>
inline const IsaTables& tables_of<cdna2::Isa>() {
  return cdna2_tables;
}

namespace cdna2 {
/// An emulated gfx90a.
using Device = TypedDevice<Isa>;
}  // namespace cdna2

}  // namespace lockstep
