// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_lanes.xml.
// Hash of what this file is made of: 4f8e634f515f65ff
// vop3_lanes operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop3_lanes.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void v_permlane_bcast_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane_bcast_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlane_down_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane_down_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.src0_number, in.dst_number, files);
}

template <class Out>
constexpr void v_permlane_idx_gen_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_permlane_idx_gen_b32(uint32_t(in.s0), uint32_t(in.s1), in.lane);
}

template <class Out, class Files>
constexpr void v_permlane_up_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane_up_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlane_xor_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane_xor_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::common::on_lane
