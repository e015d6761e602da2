// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopd.xml.
// Hash of what this file is made of: 02f01023a3727d3a
// vopd operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vopd.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_dual_add_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_add_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_dual_add_nc_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_add_nc_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_dual_and_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_and_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_dual_cndmask_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_cndmask_b32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane);
}

template <class Out>
constexpr void v_dual_fmaak_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_fmaak_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_dual_fmac_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_fmac_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_dual_fmamk_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_fmamk_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_dual_lshlrev_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_lshlrev_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_dual_max_num_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_max_num_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_dual_min_num_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_min_num_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_dual_mov_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_mov_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_dual_mul_dx9_zero_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_mul_dx9_zero_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_dual_mul_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_mul_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_dual_subrev_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_subrev_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_dual_sub_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_sub_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

}  // namespace lockstep::common::on_lane
