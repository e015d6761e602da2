// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: 2ddfae5272c106c9
// Everything for CDNA5 (gfx1250): tables, decoder, disassembler, semantics, engines, programs in static_assert, loader
// and launches. Of the fast engine a small set of kernels (fast/program/small_set.hpp). The whole set takes longer to
// compile: one source file of a program says `#define LOCKSTEP_FAST_IMPLEMENTATION` before it includes this, or the
// program links lockstep::cdna5, which defines LOCKSTEP_CDNA5_LINKED: then launches come from that library, whole.
// Observers and checks of launches (LaunchOptions) are in that library, too, or in the source file that says
// `#define LOCKSTEP_OBSERVE_IMPLEMENTATION`.
#pragma once

#include "lockstep/base/host.hpp"

#if !defined(__STDCPP_THREADS__)
#error "lockstep/cdna5.hpp needs threads: include lockstep/cdna5_reference.hpp, which does not"
#include <lockstep needs threads>
#endif

#include <cstdint>
#include <span>

#include "cdna5/assembly_binding.hpp"
#include "cdna5/execute.hpp"
#include "cdna5/fast_operations.hpp"
#include "lockstep/cdna5_semantics.hpp"
#include "lockstep/engine/small_program.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "launch/isa_device_members.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::cdna5 {

/// An emulated gfx1250.
using Device = IsaDevice<Isa>;

/// Runs a small program, also in constant evaluation: see lockstep::run_program.
template <ProgramShape shape = ProgramShape{}>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words, auto&&... prepare) {
  return lockstep::run_program<Isa, shape>(words, prepare...);
}

}  // namespace lockstep::cdna5

#if defined(LOCKSTEP_OBSERVE_IMPLEMENTATION)
#include "cdna5/bit_flow.hpp"
#include "launch/observe.hpp"

namespace lockstep::cdna5 {
namespace {
[[maybe_unused]] const bool has_observers = use_observers<Isa>();
}
}  // namespace lockstep::cdna5
#endif

#if defined(LOCKSTEP_FAST_IMPLEMENTATION)
#include "fast/whole.hpp"

namespace lockstep::cdna5 {
namespace {
[[maybe_unused]] const bool has_whole_set = fast::use_whole_set<Isa>();
}
}  // namespace lockstep::cdna5
#elif defined(LOCKSTEP_CDNA5_LINKED)
namespace lockstep {
extern template class IsaDevice<cdna5::Isa>;
extern template const fast::KernelSet& fast::kernel_set<cdna5::Isa>();
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna5::Isa, cdna5::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<cdna5::Isa, cdna5::Isa::wave_sizes.back()>)
}  // namespace lockstep
#endif
