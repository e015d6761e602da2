// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: c352811caf87da76
// A typed device of CDNA5 of gfx1251 (gfx1251), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna5_gfx1251/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/cdna5_gfx1251_semantics.hpp"

namespace lockstep {

extern const IsaTables cdna5_gfx1251_tables;
template <>
inline const IsaTables& tables_of<cdna5_gfx1251::Isa>() {
  return cdna5_gfx1251_tables;
}

namespace cdna5_gfx1251 {
/// An emulated gfx1251.
using Device = TypedDevice<Isa>;
}  // namespace cdna5_gfx1251

}  // namespace lockstep
