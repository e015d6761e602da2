// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: 8b605287ba0e45a1
// For programs that launch kernels and link the library lockstep::rdna4 (liblockstep_rdna4.a, and liblockstep_common.a
// behind it): devices, decoder, disassembler, semantics. Loader, launcher and engines are compiled in the library, not
// again in every source file.
// For the parts of the engines (waves, single steps) include lockstep/rdna4.hpp, too.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna4/assembly_binding.hpp"
#include "lockstep/rdna4_semantics.hpp"
#include "launch/isa_device.hpp"

namespace lockstep {

extern template class IsaDevice<rdna4::Isa>;

namespace rdna4 {

/// An emulated gfx1201.
using Device = IsaDevice<Isa>;

}  // namespace rdna4

}  // namespace lockstep
