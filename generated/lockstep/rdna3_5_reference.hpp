// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3_5/isa.xml.
// Hash of what this file is made of: 467baa72a1e6ff49
// RDNA3.5 (gfx1151) with the reference engine: a device that runs code objects, header-only, without threads and
// without vectors of the host. It compiles to WebAssembly, too. See docs/cpp.md.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3_5/assembly_binding.hpp"
#include "rdna3_5/execute.hpp"
#include "lockstep/isa/traits/rdna3_5.hpp"
#include "lockstep/launch/reference_device.hpp"

namespace lockstep::rdna3_5 {

/// An emulated gfx1151 that executes one instruction, one lane at a time.
using ReferenceDevice = lockstep::ReferenceDevice<Isa>;

}  // namespace lockstep::rdna3_5
