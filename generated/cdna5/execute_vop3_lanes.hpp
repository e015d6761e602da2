// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_lanes.xml.
// Hash of what this file is made of: 2d33016ed118a72c
// vop3_lanes operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna5/semantics/vop3_lanes.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::cdna5::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void v_permlane16_swap_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane16_swap_b32(in.exec, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::cdna5::on_lane
