// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/barriers.xml.
// Hash of what this file is made of: bb4436f000e43036
// barriers operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna5/semantics/barriers.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::cdna5::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void s_barrier_signal_isfirst([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  out.scc = sem::s_barrier_signal_isfirst(uint32_t(in.s0), in.scc, in.src0_number, files);
}

}  // namespace lockstep::cdna5::on_lane
