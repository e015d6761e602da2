// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/barriers.xml.
// Hash of what this file is made of: 12d36fe517ea8367
// barriers operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna5_gfx1251/semantics/barriers.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::cdna5_gfx1251::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void s_barrier_signal_isfirst([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.scc = sem::s_barrier_signal_isfirst(uint32_t(in.s0), in.scc, in.src0_number, files);
}

}  // namespace lockstep::cdna5_gfx1251::on_lane
