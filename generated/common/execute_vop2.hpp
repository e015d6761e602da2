// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: 0f2b845f526fa893
// vop2 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop2.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_addc_co_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_addc_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
  out.d0 = result.d0;
  out.vcc_lane = result.vcc_lane;
}

template <class Out>
constexpr void v_add_co_ci_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_add_co_ci_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
  out.d0 = result.d0;
  out.vcc_lane = result.vcc_lane;
}

template <class Out>
constexpr void v_add_co_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_add_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  out.d0 = result.d0;
  out.vcc_lane = result.vcc_lane;
}

template <class Out>
constexpr void v_add_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_add_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_add_nc_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_nc_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_add_nc_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_nc_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_add_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_add_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_and_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_and_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_ashrrev_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ashrrev_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_ashrrev_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ashrrev_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cndmask_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cndmask_b16(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane);
}

template <class Out>
constexpr void v_cndmask_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cndmask_b32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane);
}

template <class Out>
constexpr void v_dot2acc_f32_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2acc_f32_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_dot2c_f32_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2c_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.neg, in.abs, in.mode);
}

template <class Out>
constexpr void v_dot2c_f32_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2c_f32_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.neg, in.abs, in.mode);
}

template <class Out>
constexpr void v_dot2c_i32_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2c_i32_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp);
}

template <class Out>
constexpr void v_dot4c_i32_i8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot4c_i32_i8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp);
}

template <class Out>
constexpr void v_dot8c_i32_i4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot8c_i32_i4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp);
}

template <class Out>
constexpr void v_dual_dot2acc_f32_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_dot2acc_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_dual_dot2acc_f32_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_dot2acc_f32_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_fmaak_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fmaak_f16(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_fmaak_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fmaak_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_fmac_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fmac_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_fmac_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fmac_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_fmac_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fmac_f64(in.s0, in.s1, in.d0, in.mode);
}

template <class Out>
constexpr void v_fmamk_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fmamk_f16(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_fmamk_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fmamk_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_ldexp_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ldexp_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_lshlrev_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshlrev_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_lshlrev_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshlrev_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_lshrrev_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshrrev_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_lshrrev_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshrrev_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_mac_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mac_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_mac_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mac_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_mac_legacy_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mac_legacy_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_madak_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_madak_f16(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_madak_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_madak_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_madmk_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_madmk_f16(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_madmk_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_madmk_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void v_max_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_max_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_max_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_max_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_max_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_max_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_max_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_min_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_min_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_min_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_min_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_min_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_min_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_min_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_mul_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_mul_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_mul_hi_i32_i24([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_hi_i32_i24(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_mul_hi_u32_u24([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_hi_u32_u24(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_mul_i32_i24([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_i32_i24(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_mul_lo_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_lo_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_mul_u32_u24([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_u32_u24(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_or_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_or_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_fmac_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_fmac_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void v_subbrev_co_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_subbrev_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
  out.d0 = result.d0;
  out.vcc_lane = result.vcc_lane;
}

template <class Out>
constexpr void v_subb_co_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_subb_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
  out.d0 = result.d0;
  out.vcc_lane = result.vcc_lane;
}

template <class Out>
constexpr void v_subrev_co_ci_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_subrev_co_ci_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
  out.d0 = result.d0;
  out.vcc_lane = result.vcc_lane;
}

template <class Out>
constexpr void v_subrev_co_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_subrev_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  out.d0 = result.d0;
  out.vcc_lane = result.vcc_lane;
}

template <class Out>
constexpr void v_subrev_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_subrev_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_subrev_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_subrev_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_subrev_nc_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_subrev_nc_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_subrev_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_subrev_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_subrev_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_subrev_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_sub_co_ci_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_sub_co_ci_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
  out.d0 = result.d0;
  out.vcc_lane = result.vcc_lane;
}

template <class Out>
constexpr void v_sub_co_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_sub_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
  out.d0 = result.d0;
  out.vcc_lane = result.vcc_lane;
}

template <class Out>
constexpr void v_sub_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_sub_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_sub_nc_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_nc_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_sub_nc_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_nc_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_sub_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_sub_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_xnor_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_xnor_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_xor_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_xor_b32(uint32_t(in.s0), uint32_t(in.s1));
}

}  // namespace lockstep::common::on_lane
