// Everything for CDNA4 (gfx950): tables, decoder, disassembler, semantics, engines, programs in static_assert, loader
// and launches.
#pragma once

#include "lockstep/base/host.hpp"

#include <cstdint>
#include <span>

#include "cdna4/assembly_binding.hpp"
#include "cdna4/execute.hpp"
#include "cdna4/fast_operations.hpp"
#include "lockstep/cdna4_semantics.hpp"
#include "lockstep/engine/small_program.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/launch/isa_device_members.hpp"

namespace lockstep::cdna4 {

/// An emulated gfx950.
using Device = IsaDevice<Isa>;

/// Runs a small program, also in constant evaluation: see lockstep::run_program.
template <ProgramShape shape = ProgramShape{}>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words, auto&&... prepare) {
  return lockstep::run_program<Isa, shape>(words, prepare...);
}

}  // namespace lockstep::cdna4
