// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3_5/isa.xml.
// Hash of what this file is made of: 38143c928930cf93
// For programs that launch kernels and link the library lockstep::rdna3_5 (liblockstep_rdna3_5.a, and liblockstep_common.a
// behind it): devices, decoder, disassembler, semantics. Loader, launcher and engines are compiled in the library, not
// again in every source file.
// For the parts of the engines (waves, single steps) include lockstep/rdna3_5.hpp, too.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3_5/assembly_binding.hpp"
#include "lockstep/rdna3_5_semantics.hpp"
#include "launch/isa_device.hpp"

namespace lockstep {

extern template class IsaDevice<rdna3_5::Isa>;

namespace rdna3_5 {

/// An emulated gfx1151.
using Device = IsaDevice<Isa>;

}  // namespace rdna3_5

}  // namespace lockstep
