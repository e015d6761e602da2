// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml.
// Hash of what this file is made of: 96269d1835517461
// A typed device of CDNA3 (gfx942), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna3/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/cdna3_semantics.hpp"

namespace lockstep {

extern const IsaTables cdna3_tables;
template <>
inline const IsaTables& tables_of<cdna3::Isa>() {
  return cdna3_tables;
}

namespace cdna3 {
/// An emulated gfx942.
using Device = TypedDevice<Isa>;
}  // namespace cdna3

}  // namespace lockstep
