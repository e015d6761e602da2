// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna1/isa.xml.
// Hash of what this file is made of: 20ff5a05480da96b
// A typed device of CDNA1 (gfx908), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna1/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/cdna1_semantics.hpp"

namespace lockstep {

extern const IsaTables cdna1_tables;
template <>
inline const IsaTables& tables_of<cdna1::Isa>() {
  return cdna1_tables;
}

namespace cdna1 {
/// An emulated gfx908.
using Device = TypedDevice<Isa>;
}  // namespace cdna1

}  // namespace lockstep
