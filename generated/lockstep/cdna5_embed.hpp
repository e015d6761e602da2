// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: e90ce921c8c19661
// CDNA5 (gfx1250) for simulators: decoder, what instructions use, waves that are stepped from outside with memory of the
// simulator's own, code objects. No fast engine, no device; see docs/embedding.md.
// Where the program links lockstep::cdna5, which defines LOCKSTEP_CDNA5_LINKED, waves are compiled there.
#pragma once

#include "lockstep/base/host.hpp"

#include "lockstep/embed/cluster.hpp"
#include "lockstep/embed/prepare.hpp"
#include "lockstep/embed/workgroup.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/uses/uses.hpp"
#if !defined(LOCKSTEP_CDNA5_LINKED)
#include "cdna5/execute.hpp"
#include "lockstep/embed/decoded_code_members.hpp"
#include "lockstep/embed/workgroup_members.hpp"
#endif

namespace lockstep::cdna5 {

/// A wave, and a workgroup of such waves, of `size` lanes.
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWave = embed::Wave<Isa, size>;
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWorkgroup = embed::Workgroup<Isa, size>;

}  // namespace lockstep::cdna5

#if defined(LOCKSTEP_CDNA5_LINKED)
namespace lockstep::embed {
extern template class DecodedCode<cdna5::Isa, cdna5::Isa::wave_sizes.front()>;
extern template class DecodedCode<cdna5::Isa, cdna5::Isa::wave_sizes.back()>;
extern template class Wave<cdna5::Isa, cdna5::Isa::wave_sizes.front()>;
extern template class Wave<cdna5::Isa, cdna5::Isa::wave_sizes.back()>;
extern template class Workgroup<cdna5::Isa, cdna5::Isa::wave_sizes.front()>;
extern template class Workgroup<cdna5::Isa, cdna5::Isa::wave_sizes.back()>;
}  // namespace lockstep::embed
#endif
