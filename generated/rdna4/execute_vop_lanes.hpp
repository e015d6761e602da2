// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop_lanes.xml.
// Hash of what this file is made of: 3f8ac787b8e08947
// vop_lanes operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/vop_lanes.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void v_swaprel_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_swaprel_b32(in.m0, in.lane, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::rdna4::on_lane
