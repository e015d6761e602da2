// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3_5/isa.xml.
// Hash of what this file is made of: 747e668209881d32
// RDNA3.5 (gfx1151) for simulators: decoder, what instructions use, waves that are stepped from outside with memory of the
// simulator's own, code objects. No fast engine, no device; see docs/embedding.md.
// Where the program links lockstep::rdna3_5, which defines LOCKSTEP_RDNA3_5_LINKED, waves are compiled there.
#pragma once

#include "lockstep/base/host.hpp"

#include "lockstep/embed/cluster.hpp"
#include "lockstep/embed/prepare.hpp"
#include "lockstep/embed/workgroup.hpp"
#include "lockstep/isa/traits/rdna3_5.hpp"
#include "lockstep/uses/uses.hpp"
#if !defined(LOCKSTEP_RDNA3_5_LINKED)
#include "rdna3_5/execute.hpp"
#include "lockstep/embed/decoded_code_members.hpp"
#include "lockstep/embed/workgroup_members.hpp"
#endif

namespace lockstep::rdna3_5 {

/// A wave, and a workgroup of such waves, of `size` lanes.
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWave = embed::Wave<Isa, size>;
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWorkgroup = embed::Workgroup<Isa, size>;

}  // namespace lockstep::rdna3_5

#if defined(LOCKSTEP_RDNA3_5_LINKED)
namespace lockstep::embed {
extern template class DecodedCode<rdna3_5::Isa, rdna3_5::Isa::wave_sizes.front()>;
extern template class DecodedCode<rdna3_5::Isa, rdna3_5::Isa::wave_sizes.back()>;
extern template class Wave<rdna3_5::Isa, rdna3_5::Isa::wave_sizes.front()>;
extern template class Wave<rdna3_5::Isa, rdna3_5::Isa::wave_sizes.back()>;
extern template class Workgroup<rdna3_5::Isa, rdna3_5::Isa::wave_sizes.front()>;
extern template class Workgroup<rdna3_5::Isa, rdna3_5::Isa::wave_sizes.back()>;
}  // namespace lockstep::embed
#endif
