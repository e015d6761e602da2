// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_lanes.xml.
// Hash of what this file is made of: 247d8c99e347b1da
// vop3_lanes operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop3_lanes.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void v_permlane_bcast_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane_bcast_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlane_down_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane_down_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.src0_number, in.dst_number, files);
}

template <class Out>
constexpr void v_permlane_idx_gen_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_permlane_idx_gen_b32(uint32_t(in.s0), uint32_t(in.s1), in.lane);
}

template <class Out, class Files>
constexpr void v_permlane_up_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane_up_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlane_xor_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane_xor_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::common::on_lane
