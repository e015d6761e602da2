// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopc.xml.
// Hash of what this file is made of: 516a4faec93af26f
// vopc operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vopc.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cmpx_class_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_class_f16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_class_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_class_f32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_class_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_class_f64(in.s0, uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_eq_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_eq_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_eq_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_eq_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_eq_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_eq_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_eq_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_eq_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_eq_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_eq_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_eq_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_eq_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_eq_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_eq_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_eq_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_eq_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_eq_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_eq_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_f_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_f16();
}

template <class Out>
constexpr void v_cmpx_f_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_f32();
}

template <class Out>
constexpr void v_cmpx_f_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_f64();
}

template <class Out>
constexpr void v_cmpx_f_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_i32();
}

template <class Out>
constexpr void v_cmpx_f_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_i64();
}

template <class Out>
constexpr void v_cmpx_f_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_u32();
}

template <class Out>
constexpr void v_cmpx_f_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_u64();
}

template <class Out>
constexpr void v_cmpx_ge_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ge_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_ge_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ge_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_ge_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ge_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_ge_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ge_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_ge_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ge_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_ge_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ge_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_ge_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ge_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_ge_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ge_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_ge_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ge_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_gt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_gt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_gt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_gt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_gt_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_gt_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_gt_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_gt_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_gt_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_gt_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_gt_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_gt_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_gt_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_gt_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_gt_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_gt_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_gt_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_gt_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_le_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_le_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_le_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_le_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_le_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_le_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_le_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_le_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_le_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_le_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_le_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_le_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_le_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_le_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_le_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_le_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_le_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_le_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_lg_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lg_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_lg_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lg_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_lg_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lg_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_lt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_lt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_lt_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lt_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_lt_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lt_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_lt_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lt_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_lt_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lt_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_lt_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lt_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_lt_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lt_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_lt_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_lt_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_neq_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_neq_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_neq_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_neq_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_neq_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_neq_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_ne_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ne_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_ne_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ne_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_ne_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ne_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_ne_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ne_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_ne_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ne_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_ne_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ne_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_nge_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nge_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_nge_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nge_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_nge_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nge_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_ngt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ngt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_ngt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ngt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_ngt_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_ngt_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_nle_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nle_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_nle_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nle_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_nle_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nle_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_nlg_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nlg_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_nlg_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nlg_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_nlg_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nlg_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_nlt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nlt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_nlt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nlt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmpx_nlt_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_nlt_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmpx_o_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_o_f16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_o_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_o_f32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_o_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_o_f64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmpx_tru_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_tru_f16();
}

template <class Out>
constexpr void v_cmpx_tru_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_tru_f32();
}

template <class Out>
constexpr void v_cmpx_tru_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_tru_f64();
}

template <class Out>
constexpr void v_cmpx_t_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_i32();
}

template <class Out>
constexpr void v_cmpx_t_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_i64();
}

template <class Out>
constexpr void v_cmpx_t_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_u32();
}

template <class Out>
constexpr void v_cmpx_t_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_u64();
}

template <class Out>
constexpr void v_cmpx_u_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_u_f16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_u_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_u_f32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmpx_u_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_u_f64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_class_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_class_f16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_class_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_class_f32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_class_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_class_f64(in.s0, uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_eq_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_eq_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_eq_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_eq_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_eq_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_eq_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_eq_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_eq_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_eq_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_eq_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_eq_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_eq_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_eq_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_eq_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_eq_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_eq_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_eq_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_eq_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_f_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_f_f16();
}

template <class Out>
constexpr void v_cmp_f_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_f_f32();
}

template <class Out>
constexpr void v_cmp_f_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_f_f64();
}

template <class Out>
constexpr void v_cmp_f_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_f_i16();
}

template <class Out>
constexpr void v_cmp_f_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_f_i32();
}

template <class Out>
constexpr void v_cmp_f_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_f_i64();
}

template <class Out>
constexpr void v_cmp_f_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_f_u16();
}

template <class Out>
constexpr void v_cmp_f_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_f_u32();
}

template <class Out>
constexpr void v_cmp_f_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_f_u64();
}

template <class Out>
constexpr void v_cmp_ge_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ge_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_ge_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ge_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_ge_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ge_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_ge_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ge_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_ge_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ge_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_ge_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ge_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_ge_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ge_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_ge_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ge_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_ge_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ge_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_gt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_gt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_gt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_gt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_gt_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_gt_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_gt_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_gt_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_gt_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_gt_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_gt_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_gt_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_gt_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_gt_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_gt_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_gt_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_gt_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_gt_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_le_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_le_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_le_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_le_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_le_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_le_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_le_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_le_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_le_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_le_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_le_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_le_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_le_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_le_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_le_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_le_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_le_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_le_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_lg_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lg_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_lg_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lg_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_lg_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lg_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_lt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_lt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_lt_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lt_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_lt_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lt_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_lt_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lt_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_lt_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lt_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_lt_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lt_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_lt_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lt_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_lt_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_lt_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_neq_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_neq_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_neq_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_neq_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_neq_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_neq_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_ne_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ne_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_ne_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ne_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_ne_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ne_i64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_ne_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ne_u16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_ne_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ne_u32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_ne_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ne_u64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_nge_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nge_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_nge_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nge_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_nge_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nge_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_ngt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ngt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_ngt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ngt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_ngt_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_ngt_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_nle_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nle_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_nle_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nle_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_nle_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nle_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_nlg_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nlg_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_nlg_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nlg_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_nlg_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nlg_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_nlt_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nlt_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_nlt_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nlt_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_cmp_nlt_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_nlt_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_cmp_o_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_o_f16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_o_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_o_f32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_o_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_o_f64(in.s0, in.s1);
}

template <class Out>
constexpr void v_cmp_tru_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_tru_f16();
}

template <class Out>
constexpr void v_cmp_tru_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_tru_f32();
}

template <class Out>
constexpr void v_cmp_tru_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_tru_f64();
}

template <class Out>
constexpr void v_cmp_t_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_t_i16();
}

template <class Out>
constexpr void v_cmp_t_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_t_i32();
}

template <class Out>
constexpr void v_cmp_t_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_t_i64();
}

template <class Out>
constexpr void v_cmp_t_u16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_t_u16();
}

template <class Out>
constexpr void v_cmp_t_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_t_u32();
}

template <class Out>
constexpr void v_cmp_t_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_t_u64();
}

template <class Out>
constexpr void v_cmp_u_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_u_f16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_u_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_u_f32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_cmp_u_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_u_f64(in.s0, in.s1);
}

}  // namespace lockstep::common::on_lane
