// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_int_wide.xml.
// Hash of what this file is made of: b188951aa0cbab37
// vop3_int_wide operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop3_int_wide.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_add_max_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_max_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_add_max_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_max_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_add_min_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_min_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_add_min_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_min_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_add_nc_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_nc_u64(in.s0, in.s1, in.clamp);
}

template <class Out>
constexpr void v_fmaak_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fmaak_f64(in.s0, in.s1, in.literal64, in.mode);
}

template <class Out>
constexpr void v_fmamk_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fmamk_f64(in.s0, in.s1, in.literal64, in.mode);
}

template <class Out>
constexpr void v_mad_nc_i64_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_nc_i64_i32(uint32_t(in.s0), uint32_t(in.s1), in.s2);
}

template <class Out>
constexpr void v_mad_nc_u64_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_nc_u64_u32(uint32_t(in.s0), uint32_t(in.s1), in.s2);
}

template <class Out>
constexpr void v_mad_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_max_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_max_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_min_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_min_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_mul_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_perm_pk16_b4_u4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_perm_pk16_b4_u4(uint32_t(in.s0), uint32_t(in.s1), in.s2);
}

template <class Out>
constexpr void v_perm_pk16_b6_u4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_perm_pk16_b6_u4(uint32_t(in.s0), in.s1, in.s2).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_perm_pk16_b8_u4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_perm_pk16_b8_u4(in.s0, in.s1, in.s2).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_sat_pk4_i4_i8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sat_pk4_i4_i8(uint32_t(in.s0));
}

template <class Out>
constexpr void v_sat_pk4_u4_u8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sat_pk4_u4_u8(uint32_t(in.s0));
}

template <class Out>
constexpr void v_sub_nc_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_nc_u64(in.s0, in.s1, in.clamp);
}

}  // namespace lockstep::common::on_lane
