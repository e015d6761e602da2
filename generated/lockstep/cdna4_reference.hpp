// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: 5086f50b392a405f
// CDNA4 (gfx950) with the reference engine: a device that runs code objects, header-only, without threads and
// without vectors of the host. It compiles to WebAssembly, too. See docs/cpp.md.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna4/assembly_binding.hpp"
#include "cdna4/execute.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/launch/reference_device.hpp"

namespace lockstep::cdna4 {

/// An emulated gfx950 that executes one instruction, one lane at a time.
using ReferenceDevice = lockstep::ReferenceDevice<Isa>;

}  // namespace lockstep::cdna4
