// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml.
// Hash of what this file is made of: 50b9f5f61ead96b5
// The library's own view of CDNA3 (gfx942): the core, the engines, a typed device. For the library and its
// tests, which link the ISA's part of it; programs include lockstep/cdna3.hpp or lockstep/device.hpp.
#pragma once

#include "lockstep/base/host.hpp"

#include <cstdint>
#include <span>

#include "cdna3/device.hpp"
#include "cdna3/execute.hpp"
#include "cdna3/fast_operations.hpp"
#include "launch/engines.hpp"
#include "lockstep/engine/small_program.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::cdna3 {

/// Runs a small program, also in constant evaluation: see lockstep::run_program.
template <ProgramShape shape = ProgramShape{}>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words, auto&&... prepare) {
  return lockstep::run_program<Isa, shape>(words, prepare...);
}

}  // namespace lockstep::cdna3

namespace lockstep {
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna3::Isa, cdna3::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna3::Isa, cdna3::Isa::wave_sizes.back()>)
}  // namespace lockstep
