// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop_lanes.xml.
// Hash of what this file is made of: 89a8a5d84bdcaf8e
// vop_lanes operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/vop_lanes.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void v_swaprel_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_swaprel_b32(in.m0, in.lane, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::rdna4::on_lane
