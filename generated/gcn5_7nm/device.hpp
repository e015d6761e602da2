// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5_7nm/isa.xml.
// Hash of what this file is made of: c8201a5c4745ab07
// A typed device of GCN5.1 (gfx906), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "gcn5_7nm/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/gcn5_7nm_semantics.hpp"

namespace lockstep {

extern const IsaTables gcn5_7nm_tables;
template <>
inline const IsaTables& tables_of<gcn5_7nm::Isa>() {
  return gcn5_7nm_tables;
}

namespace gcn5_7nm {
/// An emulated gfx906.
using Device = TypedDevice<Isa>;
}  // namespace gcn5_7nm

}  // namespace lockstep
