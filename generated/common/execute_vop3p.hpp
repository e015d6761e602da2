// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 2fad183a97a9d282
// vop3p operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop3p.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_accvgpr_read([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_accvgpr_read(uint32_t(in.s0));
}

template <class Out>
constexpr void v_accvgpr_write([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_accvgpr_write(uint32_t(in.s0));
}

template <class Out>
constexpr void v_dot2_bf16_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2_bf16_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.abs, in.mode);
}

template <class Out>
constexpr void v_dot2_f16_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2_f16_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.abs, in.mode);
}

template <class Out>
constexpr void v_dot2_f32_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_dot2_f32_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2_f32_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_dot2_i32_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2_i32_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_dot2_u32_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2_u32_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_dot4_f32_bf8_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot4_f32_bf8_bf8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_dot4_f32_bf8_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot4_f32_bf8_fp8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_dot4_f32_fp8_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot4_f32_fp8_bf8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_dot4_f32_fp8_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot4_f32_fp8_fp8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_dot4_i32_i8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot4_i32_i8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_dot4_i32_iu8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot4_i32_iu8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.neg);
}

template <class Out>
constexpr void v_dot4_u32_u8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot4_u32_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_dot8_i32_i4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot8_i32_i4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_dot8_i32_iu4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot8_i32_iu4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.neg);
}

template <class Out>
constexpr void v_dot8_u32_u4([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot8_u32_u4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_fma_mixhi_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fma_mixhi_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_fma_mixlo_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fma_mixlo_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_fma_mix_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fma_mix_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_mad_mixhi_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_mixhi_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_mad_mixlo_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_mixlo_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_mad_mix_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_mix_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_pk_add_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_add_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_add_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_add_f32(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_pk_add_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_add_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_pk_add_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_add_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_pk_ashrrev_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_ashrrev_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_fma_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_fma_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_pk_fma_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_fma_f32(in.s0, in.s1, in.s2, in.mode);
}

template <class Out>
constexpr void v_pk_lshlrev_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_lshlrev_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_lshrrev_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_lshrrev_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_mad_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_mad_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_pk_mad_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_mad_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_pk_maximum3_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_maximum3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_pk_maximum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_maximum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_max_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_max_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_max_num_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_max_num_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_max_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_max_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_minimum3_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_minimum3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_pk_minimum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_minimum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_min_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_min_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_min_num_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_min_num_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_min_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_min_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_mov_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_mov_b32(in.s0, in.s1, in.op_sel);
}

template <class Out>
constexpr void v_pk_mul_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_mul_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_mul_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_mul_f32(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_pk_mul_lo_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_mul_lo_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_pk_sub_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_sub_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

template <class Out>
constexpr void v_pk_sub_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_sub_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
}

}  // namespace lockstep::common::on_lane
