// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p_bf16.xml.
// Hash of what this file is made of: d488a5ae6f02a2d4
// vop3p_bf16 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop3p_bf16.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_fma_mixhi_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fma_mixhi_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_fma_mixlo_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fma_mixlo_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_fma_mix_f32_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_fma_mix_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_pk_add_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_add_bf16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_add_max_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_add_max_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_pk_add_max_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_add_max_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_pk_add_min_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_add_min_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_pk_add_min_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_add_min_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_pk_fma_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_fma_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_pk_max3_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_max3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_pk_max3_num_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_max3_num_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_pk_max3_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_max3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_pk_max_num_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_max_num_bf16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_min3_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_min3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
}

template <class Out>
constexpr void v_pk_min3_num_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_min3_num_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_pk_min3_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_min3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
}

template <class Out>
constexpr void v_pk_min_num_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_min_num_bf16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_pk_mul_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_mul_bf16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

}  // namespace lockstep::common::on_lane
