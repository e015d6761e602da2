// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna3/isa.xml.
// Hash of what this file is made of: 6b6a0a5c8c51daae
// The library's own view of RDNA3 (gfx1100): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/rdna3.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include <cstdint>
#include <span>

#include "rdna3/device.hpp"
#include "rdna3/execute.hpp"
#include "rdna3/fast_operations.hpp"
#include "launch/engines.hpp"
#include "lockstep/engine/small_program.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::rdna3 {

/// Runs a small program, also in constant evaluation: see lockstep::run_program.
template <ProgramShape shape = ProgramShape{}>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words, auto&&... prepare) {
  return lockstep::run_program<Isa, shape>(words, prepare...);
}

}  // namespace lockstep::rdna3

namespace lockstep {
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna3::Isa, rdna3::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna3::Isa, rdna3::Isa::wave_sizes.back()>)
}  // namespace lockstep
