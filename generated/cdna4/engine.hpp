// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna4/isa.xml.
// Hash of what this file is made of: 7a0eac9b3c9120bf
// The library's own view of CDNA4 (gfx950): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna4.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include <cstdint>
#include <span>

#include "cdna4/device.hpp"
#include "cdna4/execute.hpp"
#include "cdna4/fast_operations.hpp"
#include "launch/engines.hpp"
#include "lockstep/engine/small_program.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::cdna4 {

/// Runs a small program, also in constant evaluation: see lockstep::run_program.
template <ProgramShape shape = ProgramShape{}>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words, auto&&... prepare) {
  return lockstep::run_program<Isa, shape>(words, prepare...);
}

}  // namespace lockstep::cdna4

namespace lockstep {
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna4::Isa, cdna4::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna4::Isa, cdna4::Isa::wave_sizes.back()>)
}  // namespace lockstep
