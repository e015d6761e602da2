// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/barriers.xml.
// Hash of what this file is made of: b3dfb9c32c23b463
// barriers operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/barriers.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void s_barrier_signal_isfirst([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.scc = sem::s_barrier_signal_isfirst(uint32_t(in.s0), in.src0_number, files);
}

}  // namespace lockstep::rdna4::on_lane
