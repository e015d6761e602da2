// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop_lanes.xml.
// Hash of what this file is made of: 549af226d45ab706
// vop_lanes operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop_lanes.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void v_movreld_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_movreld_b32(uint32_t(in.s0), in.m0, in.lane, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_movrelsd_2_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_movrelsd_2_b32(in.m0, in.lane, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_movrelsd_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_movrelsd_b32(in.m0, in.lane, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_movrels_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::v_movrels_b32(in.m0, in.lane, in.src0_number, files);
}

template <class Out, class Files>
constexpr void v_permlane16_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane16_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.op_sel, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlane16_var_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane16_var_b32(in.exec, in.op_sel, in.src0_number, in.src1_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlane64_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane64_b32(in.exec, in.status, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlanex16_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlanex16_b32(uint32_t(in.s1), uint32_t(in.s2), in.exec, in.op_sel, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlanex16_var_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlanex16_var_b32(in.exec, in.op_sel, in.src0_number, in.src1_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_swaprel_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_swaprel_b32(in.m0, in.lane, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::common::on_lane
