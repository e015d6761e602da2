// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml.
// Hash of what this file is made of: e77e058eacc2adec
// Everything for RDNA4 (gfx1201): tables, decoder, disassembler, semantics, engines, programs in static_assert, loader
// and launches. Of the fast engine a small set of kernels (fast/program/small_set.hpp). The whole set takes longer to
// compile: one source file of a program says `#define LOCKSTEP_FAST_IMPLEMENTATION` before it includes this, or the
// program links lockstep::rdna4, which defines LOCKSTEP_RDNA4_LINKED: then launches come from that library, whole.
// Observers and checks of launches (LaunchOptions) are in that library, too, or in the source file that says
// `#define LOCKSTEP_OBSERVE_IMPLEMENTATION`.
#pragma once

#include "lockstep/base/host.hpp"

#if !defined(__STDCPP_THREADS__)
#error "lockstep/rdna4.hpp needs threads: include lockstep/rdna4_reference.hpp, which does not"
#include <lockstep needs threads>
#endif

#include <cstdint>
#include <span>

#include "rdna4/assembly_binding.hpp"
#include "rdna4/execute.hpp"
#include "rdna4/fast_operations.hpp"
#include "lockstep/rdna4_semantics.hpp"
#include "lockstep/engine/small_program.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "launch/isa_device_members.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::rdna4 {

/// An emulated gfx1201.
using Device = IsaDevice<Isa>;

/// Runs a small program, also in constant evaluation: see lockstep::run_program.
template <ProgramShape shape = ProgramShape{}>
constexpr ProgramState<Isa, shape> run_program(std::span<const std::uint32_t> words, auto&&... prepare) {
  return lockstep::run_program<Isa, shape>(words, prepare...);
}

}  // namespace lockstep::rdna4

#if defined(LOCKSTEP_OBSERVE_IMPLEMENTATION)
#include "rdna4/bit_flow.hpp"
#include "launch/observe.hpp"

namespace lockstep::rdna4 {
namespace {
[[maybe_unused]] const bool has_observers = use_observers<Isa>();
}
}  // namespace lockstep::rdna4
#endif

#if defined(LOCKSTEP_FAST_IMPLEMENTATION)
#include "fast/whole.hpp"

namespace lockstep::rdna4 {
namespace {
[[maybe_unused]] const bool has_whole_set = fast::use_whole_set<Isa>();
}
}  // namespace lockstep::rdna4
#elif defined(LOCKSTEP_RDNA4_LINKED)
namespace lockstep {
extern template class IsaDevice<rdna4::Isa>;
extern template const fast::KernelSet& fast::kernel_set<rdna4::Isa>();
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna4::Isa, rdna4::Isa::wave_sizes.front()>)
LOCKSTEP_ENGINES(extern template, fast::SizedWave<rdna4::Isa, rdna4::Isa::wave_sizes.back()>)
}  // namespace lockstep
#endif
