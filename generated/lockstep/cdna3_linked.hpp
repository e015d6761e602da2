// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml.
// Hash of what this file is made of: afa1ae9e6902cd8f
// For programs that launch kernels and link the library lockstep::cdna3 (liblockstep_cdna3.a, and liblockstep_common.a
// behind it): devices, decoder, disassembler, semantics. Loader, launcher and engines are compiled in the library, not
// again in every source file.
// For the parts of the engines (waves, single steps) include lockstep/cdna3.hpp, too.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna3/assembly_binding.hpp"
#include "lockstep/cdna3_semantics.hpp"
#include "launch/isa_device.hpp"

namespace lockstep {

extern template class IsaDevice<cdna3::Isa>;

namespace cdna3 {

/// An emulated gfx942.
using Device = IsaDevice<Isa>;

}  // namespace cdna3

}  // namespace lockstep
