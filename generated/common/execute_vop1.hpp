// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: 1725563007ab33da
// vop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_accvgpr_mov_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_accvgpr_mov_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_bfrev_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_bfrev_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_ceil_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ceil_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_ceil_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ceil_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_ceil_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ceil_f64(in.s0, in.mode);
}

template <class Out, class Files>
constexpr void v_clrexcp([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_clrexcp(files);
}

template <class Out>
constexpr void v_cls_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cls_i32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_clz_i32_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_clz_i32_u32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_cos_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cos_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cos_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cos_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_ctz_i32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ctz_i32_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_cvt_f16_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f16_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f16_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f16_i16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f16_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f16_u16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f32_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_bf16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f32_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f32_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_f64(in.s0, in.mode);
}

template <class Out>
constexpr void v_cvt_f32_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_i32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f32_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_u32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f32_ubyte0([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_ubyte0(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f32_ubyte1([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_ubyte1(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f32_ubyte2([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_ubyte2(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f32_ubyte3([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_ubyte3(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f64_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f64_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f64_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f64_i32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f64_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f64_u32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_floor_i32_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_floor_i32_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_flr_i32_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_flr_i32_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_i16_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_i16_f16(uint32_t(in.s0));
}

template <class Out>
constexpr void v_cvt_i32_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_i32_f32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_cvt_i32_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_i32_f64(in.s0);
}

template <class Out>
constexpr void v_cvt_i32_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_i32_i16(uint32_t(in.s0));
}

template <class Out>
constexpr void v_cvt_nearest_i32_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_nearest_i32_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_norm_i16_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_norm_i16_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_norm_u16_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_norm_u16_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_off_f32_i4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_off_f32_i4(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_rpi_i32_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_rpi_i32_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_u16_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_u16_f16(uint32_t(in.s0));
}

template <class Out>
constexpr void v_cvt_u32_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_u32_f32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_cvt_u32_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_u32_f64(in.s0);
}

template <class Out>
constexpr void v_cvt_u32_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_u32_u16(uint32_t(in.s0));
}

template <class Out>
constexpr void v_exp_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_exp_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_exp_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_exp_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_exp_legacy_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_exp_legacy_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_ffbh_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ffbh_i32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_ffbh_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ffbh_u32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_ffbl_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ffbl_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_floor_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_floor_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_floor_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_floor_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_floor_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_floor_f64(in.s0, in.mode);
}

template <class Out>
constexpr void v_fract_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fract_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_fract_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fract_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_fract_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fract_f64(in.s0, in.mode);
}

template <class Out>
constexpr void v_frexp_exp_i16_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_frexp_exp_i16_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_frexp_exp_i32_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_frexp_exp_i32_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_frexp_exp_i32_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_frexp_exp_i32_f64(in.s0, in.mode);
}

template <class Out>
constexpr void v_frexp_mant_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_frexp_mant_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_frexp_mant_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_frexp_mant_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_frexp_mant_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_frexp_mant_f64(in.s0, in.mode);
}

template <class Out>
constexpr void v_log_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_log_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_log_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_log_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_log_legacy_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_log_legacy_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_mov_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mov_b16(uint32_t(in.s0));
}

template <class Out>
constexpr void v_mov_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mov_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_mov_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mov_b64(in.s0);
}

template <class Out>
constexpr void v_nop([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_nop();
}

template <class Out>
constexpr void v_not_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_not_b16(uint32_t(in.s0));
}

template <class Out>
constexpr void v_not_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_not_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_pipeflush([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::v_pipeflush();
}

template <class Out>
constexpr void v_prng_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_prng_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void v_rcp_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rcp_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_rcp_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rcp_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_rcp_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rcp_f64(in.s0, in.mode);
}

template <class Out>
constexpr void v_rcp_iflag_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rcp_iflag_f32(uint32_t(in.s0), in.mode);
}

template <class Out, class Files>
constexpr void v_readfirstlane_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::v_readfirstlane_b32(in.exec, in.src0_number, files);
}

template <class Out>
constexpr void v_rndne_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rndne_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_rndne_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rndne_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_rndne_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rndne_f64(in.s0, in.mode);
}

template <class Out>
constexpr void v_rsq_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rsq_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_rsq_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rsq_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_rsq_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rsq_f64(in.s0, in.mode);
}

template <class Out>
constexpr void v_sat_pk_u8_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sat_pk_u8_i16(uint32_t(in.s0));
}

template <class Out>
constexpr void v_sin_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sin_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_sin_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sin_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_sqrt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sqrt_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_sqrt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sqrt_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_sqrt_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sqrt_f64(in.s0, in.mode);
}

template <class Out>
constexpr void v_swap_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_swap_b16(uint32_t(in.s0), uint32_t(in.d0));
  out.d0 = result.d0;
  out.s0 = result.s0;
}

template <class Out>
constexpr void v_swap_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_swap_b32(uint32_t(in.s0), uint32_t(in.d0));
  out.d0 = result.d0;
  out.s0 = result.s0;
}

template <class Out>
constexpr void v_s_exp_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_exp_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_s_exp_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_exp_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_s_log_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_log_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_s_log_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_log_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_s_rcp_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_rcp_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_s_rcp_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_rcp_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_s_rsq_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_rsq_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_s_rsq_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_rsq_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_s_sqrt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_sqrt_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_s_sqrt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_s_sqrt_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_trunc_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_trunc_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_trunc_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_trunc_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_trunc_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_trunc_f64(in.s0, in.mode);
}

}  // namespace lockstep::common::on_lane
