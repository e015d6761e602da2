// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: 4043a5ce3a1f2629
// RDNA3 (gfx1100) for simulators: decoder, what instructions use, waves that are stepped from outside with memory of the
// simulator's own, code objects. No fast engine, no device; see docs/embedding.md.
// Where the program links lockstep::rdna3, which defines LOCKSTEP_RDNA3_LINKED, waves are compiled there.
#pragma once

#include "lockstep/base/host.hpp"

#include "lockstep/embed/cluster.hpp"
#include "lockstep/embed/prepare.hpp"
#include "lockstep/embed/workgroup.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/uses/uses.hpp"
#if !defined(LOCKSTEP_RDNA3_LINKED)
#include "rdna3/execute.hpp"
#include "lockstep/embed/decoded_code_members.hpp"
#include "lockstep/embed/workgroup_members.hpp"
#endif

namespace lockstep::rdna3 {

/// A wave, and a workgroup of such waves, of `size` lanes.
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWave = embed::Wave<Isa, size>;
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWorkgroup = embed::Workgroup<Isa, size>;

}  // namespace lockstep::rdna3

#if defined(LOCKSTEP_RDNA3_LINKED)
namespace lockstep::embed {
extern template class DecodedCode<rdna3::Isa, rdna3::Isa::wave_sizes.front()>;
extern template class DecodedCode<rdna3::Isa, rdna3::Isa::wave_sizes.back()>;
extern template class Wave<rdna3::Isa, rdna3::Isa::wave_sizes.front()>;
extern template class Wave<rdna3::Isa, rdna3::Isa::wave_sizes.back()>;
extern template class Workgroup<rdna3::Isa, rdna3::Isa::wave_sizes.front()>;
extern template class Workgroup<rdna3::Isa, rdna3::Isa::wave_sizes.back()>;
}  // namespace lockstep::embed
#endif
