// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: 5d89602ff7a4a66d
// CDNA5 (gfx1250) for simulators: decoder, what instructions use, waves that are stepped from outside with memory of the
// simulator's own, code objects. No device; see docs/embedding.md. A part of lockstep/cdna5.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna5/execute.hpp"
#include "lockstep/embed/checkpoint.hpp"
#include "lockstep/embed/cluster.hpp"
#include "lockstep/embed/order_check.hpp"
#include "lockstep/embed/prepare.hpp"
#include "lockstep/embed/workgroup.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::cdna5 {

/// A wave, and a workgroup of such waves, of `size` lanes.
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWave = embed::Wave<Isa, size>;
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWorkgroup = embed::Workgroup<Isa, size>;

}  // namespace lockstep::cdna5
