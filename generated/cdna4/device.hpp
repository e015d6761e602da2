// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: ec108bae8b7b8488
// A typed device of CDNA4 (gfx950), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna4/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/cdna4_semantics.hpp"

namespace lockstep {

extern const IsaTables cdna4_tables;
template <>
inline const IsaTables& tables_of<cdna4::Isa>() {
  return cdna4_tables;
}

namespace cdna4 {
/// An emulated gfx950.
using Device = TypedDevice<Isa>;
}  // namespace cdna4

}  // namespace lockstep
