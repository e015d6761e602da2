// The engines as launches have them, and as a library can have them compiled: constexpr functions, and members that are
// defined in their class, are instantiated where they are used, `extern template` or not.
#pragma once

#include <cstdint>

#include "fast/program/run.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep {

/// run_wave on the memory of a launch.
template <class W>
WaveRun run_by_reference(W& wave, Machine<MemoryView>& machine, TurnLength turn) {
  return run_wave(wave, machine, turn);
}

}  // namespace lockstep

/// In namespace lockstep, with `template` what a library instantiates for waves of a type, a fast::SizedWave; with
/// `extern template` what a source file leaves to it.
#define LOCKSTEP_ENGINES(how, ...)                                                                           \
  how WaveRun run_by_reference(__VA_ARGS__&, Machine<MemoryView>&, TurnLength);                              \
  how class fast::Runner<__VA_ARGS__, MemoryView>;                                                           \
  how fast::MachineHandlers fast::machine_handlers<__VA_ARGS__, MemoryView>(const __VA_ARGS__::Isa&,          \
                                                                            const fast::KernelSet&);          \
  how auto fast::ProgramCache<__VA_ARGS__::Isa>::get<__VA_ARGS__>(MemoryView&, const fast::ProgramKey&)->Pointer;
