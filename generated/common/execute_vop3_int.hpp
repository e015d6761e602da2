// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_int.xml.
// Hash of what this file is made of: 41bbacfff10332ad
// vop3_int operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop3_int.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_add3_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_add_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_add_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_add_lshl_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_lshl_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_add_nc_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_nc_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_add_nc_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_add_nc_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_alignbit_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_alignbit_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_alignbyte_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_alignbyte_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_and_or_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_and_or_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_ashrrev_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ashrrev_i64(uint32_t(in.s0), in.s1);
}

template <class Out>
constexpr void v_ashr_pk_i8_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ashr_pk_i8_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_ashr_pk_u8_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ashr_pk_u8_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_bcnt_u32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_bcnt_u32_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_bfe_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_bfe_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_bfe_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_bfe_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_bfi_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_bfi_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_bfm_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_bfm_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_bitop3_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_bitop3_b16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.op_sel, in.neg, in.abs, in.omod);
}

template <class Out>
constexpr void v_bitop3_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_bitop3_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.abs, in.omod);
}

template <class Out>
constexpr void v_cvt_pk_i16_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_i16_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cvt_pk_u16_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_u16_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_lerp_u8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lerp_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_lshlrev_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshlrev_b64(uint32_t(in.s0), in.s1);
}

template <class Out>
constexpr void v_lshl_add_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshl_add_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_lshl_add_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshl_add_u64(in.s0, uint32_t(in.s1), in.s2);
}

template <class Out>
constexpr void v_lshl_or_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshl_or_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_lshrrev_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshrrev_b64(uint32_t(in.s0), in.s1);
}

template <class Out>
constexpr void v_mad_co_i64_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_mad_co_i64_i32(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
  out.d0 = result.d0;
  out.d1 = result.d1;
}

template <class Out>
constexpr void v_mad_co_u64_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_mad_co_u64_u32(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
  out.d0 = result.d0;
  out.d1 = result.d1;
}

template <class Out>
constexpr void v_mad_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_mad_i32_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_i32_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_mad_i32_i24([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_i32_i24(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_mad_i64_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_mad_i64_i32(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
  out.d0 = result.d0;
  out.d1 = result.d1;
}

template <class Out>
constexpr void v_mad_legacy_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_legacy_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_mad_legacy_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_legacy_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_mad_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_mad_u32_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_u32_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_mad_u32_u24([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_u32_u24(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_mad_u64_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_mad_u64_u32(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
  out.d0 = result.d0;
  out.d1 = result.d1;
}

template <class Out>
constexpr void v_max3_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_max3_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max3_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_max3_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_max3_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_mbcnt_hi_u32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mbcnt_hi_u32_b32(uint32_t(in.s0), uint32_t(in.s1), in.lane);
}

template <class Out>
constexpr void v_mbcnt_lo_u32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mbcnt_lo_u32_b32(uint32_t(in.s0), uint32_t(in.s1), in.lane);
}

template <class Out>
constexpr void v_med3_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_med3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_med3_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_med3_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_med3_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_med3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_med3_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_med3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_min3_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_min3_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min3_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_min3_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_min3_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_mqsad_pk_u16_u8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mqsad_pk_u16_u8(in.s0, uint32_t(in.s1), in.s2, in.clamp);
}

template <class Out>
constexpr void v_mqsad_u32_u8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_mqsad_u32_u8(in.s0, uint32_t(in.s1), Bits<128>::from_dwords(in.wide->s2), in.clamp).to_dwords(*out.wide);
}

template <class Out>
constexpr void v_msad_u8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_msad_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_mul_hi_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_hi_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_mul_hi_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_hi_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_mul_lo_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_lo_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_mul_lo_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mul_lo_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_or3_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_or3_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_perm_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_perm_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_qsad_pk_u16_u8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_qsad_pk_u16_u8(in.s0, uint32_t(in.s1), in.s2, in.clamp);
}

template <class Out, class Files>
constexpr void v_readlane_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::v_readlane_b32(uint32_t(in.s1), in.src0_number, files);
}

template <class Out>
constexpr void v_sad_hi_u8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sad_hi_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_sad_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sad_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_sad_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sad_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_sad_u8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sad_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_sub_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_sub_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_sub_nc_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_nc_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_sub_nc_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sub_nc_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out, class Files>
constexpr void v_writelane_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_writelane_b32(uint32_t(in.s0), uint32_t(in.s1), in.dst_number, files);
}

template <class Out>
constexpr void v_xad_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_xad_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_xor3_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_xor3_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

}  // namespace lockstep::common::on_lane
