// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1_dot/isa.xml.
// Hash of what this file is made of: 07ee7fc96e35ee78
// A typed device of RDNA1 with dot products (gfx1011), with the decoder and the tables. For the library and its tests, which link the ISA's part of
// it; programs include lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna1_dot/assembly_binding.hpp"
#include "isas/typed.hpp"
#include "lockstep/rdna1_dot_semantics.hpp"

namespace lockstep {

extern const IsaTables rdna1_dot_tables;
template <>
inline const IsaTables& tables_of<rdna1_dot::Isa>() {
  return rdna1_dot_tables;
}

namespace rdna1_dot {
/// An emulated gfx1011.
using Device = TypedDevice<Isa>;
}  // namespace rdna1_dot

}  // namespace lockstep
