// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna2/isa.xml.
// Hash of what this file is made of: 14ac88fa08194e45
// CDNA2 (gfx90a) for simulators: decoder, what instructions use, waves that are stepped from outside with memory of the
// simulator's own, code objects. No device; see docs/embedding.md. A part of lockstep/cdna2.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna2/execute.hpp"
#include "lockstep/embed/checkpoint.hpp"
#include "lockstep/embed/cluster.hpp"
#include "lockstep/embed/order_check.hpp"
#include "lockstep/embed/prepare.hpp"
#include "lockstep/embed/workgroup.hpp"
#include "lockstep/isa/traits/cdna2.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::cdna2 {

/// A wave, and a workgroup of such waves, of `size` lanes.
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWave = embed::Wave<Isa, size>;
template <std::uint16_t size = Isa::wave_sizes[0]>
using EmbeddedWorkgroup = embed::Workgroup<Isa, size>;

}  // namespace lockstep::cdna2
