// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml.
// Hash of what this file is made of: 517542f2d75155d5
// CDNA3 (gfx942) with the reference engine: a device that runs code objects, header-only, without threads and
// without vectors of the host. It compiles to WebAssembly, too. See docs/cpp.md.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna3/assembly_binding.hpp"
#include "cdna3/execute.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/launch/reference_device.hpp"

namespace lockstep::cdna3 {

/// An emulated gfx942 that executes one instruction, one lane at a time.
using ReferenceDevice = lockstep::ReferenceDevice<Isa>;

}  // namespace lockstep::cdna3
