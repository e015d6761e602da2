// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: 13e4859500a0724e
// RDNA3 (gfx1100) with the reference engine: a device that runs code objects, header-only, without threads and
// without vectors of the host. It compiles to WebAssembly, too. See docs/cpp.md.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3/assembly_binding.hpp"
#include "rdna3/execute.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/launch/reference_device.hpp"

namespace lockstep::rdna3 {

/// An emulated gfx1100 that executes one instruction, one lane at a time.
using ReferenceDevice = lockstep::ReferenceDevice<Isa>;

}  // namespace lockstep::rdna3
