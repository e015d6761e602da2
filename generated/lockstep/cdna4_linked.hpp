// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: 31df3ccefa242fc1
// For programs that launch kernels and link the library lockstep::cdna4 (liblockstep_cdna4.a, and liblockstep_common.a
// behind it): devices, decoder, disassembler, semantics. Loader, launcher and engines are compiled in the library, not
// again in every source file.
// For the parts of the engines (waves, single steps) include lockstep/cdna4.hpp, too.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna4/assembly_binding.hpp"
#include "lockstep/cdna4_semantics.hpp"
#include "launch/isa_device.hpp"

namespace lockstep {

extern template class IsaDevice<cdna4::Isa>;

namespace cdna4 {

/// An emulated gfx950.
using Device = IsaDevice<Isa>;

}  // namespace cdna4

}  // namespace lockstep
