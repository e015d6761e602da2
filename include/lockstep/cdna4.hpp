// Everything for CDNA4 (gfx950): tables, decoder, disassembler, semantics, engine, loader and launches. Of the fast
// engine a small set of kernels (fast/program/small_set.hpp). The whole set takes longer to compile: one source file of
// a program says `#define LOCKSTEP_FAST_IMPLEMENTATION` before it includes this, or the program links lockstep::cdna4,
// which defines LOCKSTEP_CDNA4_LINKED: then launches come from that library, whole.
#pragma once

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

#if defined(LOCKSTEP_FAST_IMPLEMENTATION)
#include "lockstep/fast/whole.hpp"

namespace lockstep::cdna4 {
namespace {
[[maybe_unused]] const bool has_whole_set = fast::use_whole_set<Isa>();
}
}  // namespace lockstep::cdna4
#elif defined(LOCKSTEP_CDNA4_LINKED)
namespace lockstep {
extern template class Device<cdna4::Isa>;
}
#endif
