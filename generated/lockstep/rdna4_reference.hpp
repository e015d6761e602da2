// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: b849aae8c3b9869f
// RDNA4 (gfx1201) with the reference engine: a device that runs code objects, header-only, without threads and
// without vectors of the host. It compiles to WebAssembly, too. See docs/cpp.md.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna4/assembly_binding.hpp"
#include "rdna4/execute.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "lockstep/launch/reference_device.hpp"

namespace lockstep::rdna4 {

/// An emulated gfx1201 that executes one instruction, one lane at a time.
using ReferenceDevice = lockstep::ReferenceDevice<Isa>;

}  // namespace lockstep::rdna4
