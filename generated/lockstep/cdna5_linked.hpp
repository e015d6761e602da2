// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: 07ad7b93febf6618
// For programs that launch kernels and link the library lockstep::cdna5 (liblockstep_cdna5.a, and liblockstep_common.a
// behind it): devices, decoder, disassembler, semantics. Loader, launcher and engines are compiled in the library, not
// again in every source file.
// For the parts of the engines (waves, single steps) include lockstep/cdna5.hpp, too.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna5/assembly_binding.hpp"
#include "lockstep/cdna5_semantics.hpp"
#include "launch/isa_device.hpp"

namespace lockstep {

extern template class IsaDevice<cdna5::Isa>;

namespace cdna5 {

/// An emulated gfx1250.
using Device = IsaDevice<Isa>;

}  // namespace cdna5

}  // namespace lockstep
