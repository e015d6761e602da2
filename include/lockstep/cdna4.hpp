// Everything for CDNA4 (gfx950): tables, decoder, disassembler, semantics, engine, loader and launches.
#pragma once

#include "lockstep/base/host.hpp"

#include "cdna4/execute.hpp"
#include "cdna4/fast_operations.hpp"
#include "lockstep/cdna4_semantics.hpp"
#include "lockstep/disasm/cdna4.hpp"
#include "lockstep/isa/cdna4.hpp"
#include "lockstep/launch/device.hpp"

namespace lockstep::cdna4 {

/// An emulated gfx950.
using Device = lockstep::Device<Isa>;

}  // namespace lockstep::cdna4
