// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: 075e208ad4174270
// For programs that launch kernels and link the library lockstep::rdna3 (liblockstep_rdna3.a, and liblockstep_common.a
// behind it): devices, decoder, disassembler, semantics. Loader, launcher and engines are compiled in the library, not
// again in every source file.
// For the parts of the engines (waves, single steps) include lockstep/rdna3.hpp, too.
#pragma once

#include "lockstep/base/host.hpp"

#include "rdna3/assembly_binding.hpp"
#include "lockstep/rdna3_semantics.hpp"
#include "launch/isa_device.hpp"

namespace lockstep {

extern template class IsaDevice<rdna3::Isa>;

namespace rdna3 {

/// An emulated gfx1100.
using Device = IsaDevice<Isa>;

}  // namespace rdna3

}  // namespace lockstep
