// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: 03fe5eabc3f4851e
// CDNA5 (gfx1250) with the reference engine: a device that runs code objects, header-only, without threads and
// without vectors of the host. It compiles to WebAssembly, too. See docs/cpp.md.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna5/assembly_binding.hpp"
#include "cdna5/execute.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/launch/reference_device.hpp"

namespace lockstep::cdna5 {

/// An emulated gfx1250 that executes one instruction, one lane at a time.
using ReferenceDevice = lockstep::ReferenceDevice<Isa>;

}  // namespace lockstep::cdna5
