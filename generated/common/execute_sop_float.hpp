// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop_float.xml.
// Hash of what this file is made of: 26a8baf30172312d
// sop_float operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/sop_float.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_add_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_add_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_add_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_add_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_ceil_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_ceil_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_ceil_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_ceil_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_cmp_eq_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_eq_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_eq_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_eq_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_ge_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_ge_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_ge_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_ge_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_gt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_gt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_gt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_gt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_le_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_le_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_le_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_le_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_lg_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_lg_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_lg_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_lg_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_lt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_lt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_lt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_lt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_neq_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_neq_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_neq_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_neq_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_nge_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_nge_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_nge_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_nge_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_ngt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_ngt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_ngt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_ngt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_nle_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_nle_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_nle_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_nle_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_nlg_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_nlg_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_nlg_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_nlg_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_nlt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_nlt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_nlt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_nlt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cmp_o_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_o_f16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_o_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_o_f32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_u_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_u_f16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cmp_u_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmp_u_f32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void s_cvt_f16_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cvt_f16_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_cvt_f32_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cvt_f32_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_cvt_f32_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cvt_f32_i32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_cvt_f32_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cvt_f32_u32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_cvt_hi_f32_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cvt_hi_f32_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_cvt_i32_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cvt_i32_f32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_cvt_pk_rtz_f16_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cvt_pk_rtz_f16_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_cvt_u32_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cvt_u32_f32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_floor_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_floor_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_floor_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_floor_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_fmaak_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_fmaak_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void s_fmac_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_fmac_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void s_fmac_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_fmac_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
}

template <class Out>
constexpr void s_fmamk_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_fmamk_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
}

template <class Out>
constexpr void s_maximum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_maximum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_maximum_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_maximum_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_max_num_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_max_num_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_max_num_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_max_num_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_minimum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_minimum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_minimum_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_minimum_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_min_num_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_min_num_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_min_num_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_min_num_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_mul_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_mul_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_mul_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_mul_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_rndne_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_rndne_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_rndne_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_rndne_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_sub_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_sub_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_sub_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_sub_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_trunc_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_trunc_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void s_trunc_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_trunc_f32(uint32_t(in.s0), in.mode);
}

}  // namespace lockstep::common::on_lane
