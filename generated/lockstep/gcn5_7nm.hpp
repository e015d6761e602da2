// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/gcn5_7nm/isa.xml.
// Hash of what this file is made of: 82966f327c318d1d
// GCN5.1 (gfx906) by headers alone: decoder, disassembler, encoder, semantics, programs in static_assert, waves for a
// simulator, and a device on the reference engine. No thread, no vector instruction of the host; it compiles to WebAssembly,
// too. Launches at full speed are the library's: lockstep/device.hpp. See docs/cpp.md.
#pragma once

#include "lockstep/base/host.hpp"

#include <cstdint>
#include <span>

#include "lockstep/gcn5_7nm_asm.hpp"
#include "lockstep/gcn5_7nm_embed.hpp"
#include "lockstep/gcn5_7nm_semantics.hpp"
#include "lockstep/engine/small_program.hpp"
#include "lockstep/launch/reference_device.hpp"

namespace lockstep::gcn5_7nm {

/// An emulated gfx906 that executes one instruction, one lane at a time.
using ReferenceDevice = lockstep::ReferenceDevice<Isa>;

/// Runs a small program, also in constant evaluation: see lockstep::run_program.
template <ProgramShape shape = ProgramShape{}>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words, auto&&... prepare) {
  return lockstep::run_program<Isa, shape>(words, prepare...);
}

}  // namespace lockstep::gcn5_7nm
