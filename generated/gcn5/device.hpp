// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5/isa.xml.
// Hash of what this file is made of: c653dd11ac874bed
// A typed device of GCN5 (gfx900), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "gcn5/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/gcn5_semantics.hpp"

namespace lockstep {

extern const IsaTables gcn5_tables;
template <>
inline const IsaTables& tables_of<gcn5::Isa>() {
  return gcn5_tables;
}

namespace gcn5 {
/// An emulated gfx900.
using Device = TypedDevice<Isa>;
}  // namespace gcn5

}  // namespace lockstep
