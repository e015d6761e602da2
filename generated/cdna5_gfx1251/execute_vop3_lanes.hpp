// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_lanes.xml.
// Hash of what this file is made of: 834cdbbcd6bfebe9
// vop3_lanes operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna5_gfx1251/semantics/vop3_lanes.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::cdna5_gfx1251::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void v_permlane16_swap_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane16_swap_b32(in.exec, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::cdna5_gfx1251::on_lane
