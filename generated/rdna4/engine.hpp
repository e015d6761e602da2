// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: 02d378b0e6ba0b7f
// The library's own view of RDNA4 (gfx1201): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna4.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include <cstdint>
#include <span>

#include "rdna4/device.hpp"
#include "rdna4/execute.hpp"
#include "rdna4/fast_operations.hpp"
#include "launch/engines.hpp"
#include "lockstep/engine/small_program.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::rdna4 {

/// Runs a small program, also in constant evaluation: see lockstep::run_program.
template <ProgramShape shape = ProgramShape{}>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words, auto&&... prepare) {
  return lockstep::run_program<Isa, shape>(words, prepare...);
}

}  // namespace lockstep::rdna4

namespace lockstep {
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna4::Isa, rdna4::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna4::Isa, rdna4::Isa::wave_sizes.back()>)
}  // namespace lockstep
