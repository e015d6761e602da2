// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: b8482975df5b1f2c
// A typed device of CDNA5 (gfx1250), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna5/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/cdna5_semantics.hpp"

namespace lockstep {

extern const IsaTables cdna5_tables;
template <>
inline const IsaTables& tables_of<cdna5::Isa>() {
  return cdna5_tables;
}

namespace cdna5 {
/// An emulated gfx1250.
using Device = TypedDevice<Isa>;
}  // namespace cdna5

}  // namespace lockstep
