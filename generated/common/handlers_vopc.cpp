// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 74394a6620cfa3e8
// What runs the operations of group vopc: the exact functions, and the fast engine's handlers.
#include "common/function_groups.hpp"
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "common/execute_vopc.hpp"
#include "common/fast_vopc.hpp"
#include "common/gfx11/execute_vopc.hpp"
#include "common/gfx11/fast_vopc.hpp"
#include "common/gfx9/execute_vopc.hpp"
#include "common/gfx9/fast_vopc.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep {

constexpr OperationFunctions functions_vopc[] = {
    { &common::gfx11::on_lane::v_cmp_t_f16<LaneOutput> },  // common_gfx11_v_cmp_t_f16
    { &common::gfx11::on_lane::v_cmp_t_f32<LaneOutput> },  // common_gfx11_v_cmp_t_f32
    { &common::gfx11::on_lane::v_cmp_t_f64<LaneOutput> },  // common_gfx11_v_cmp_t_f64
    { &common::gfx11::on_lane::v_cmpx_t_f16<LaneOutput> },  // common_gfx11_v_cmpx_t_f16
    { &common::gfx11::on_lane::v_cmpx_t_f32<LaneOutput> },  // common_gfx11_v_cmpx_t_f32
    { &common::gfx11::on_lane::v_cmpx_t_f64<LaneOutput> },  // common_gfx11_v_cmpx_t_f64
    { &common::gfx9::on_lane::v_cmpx_class_f16<LaneOutput> },  // common_gfx9_v_cmpx_class_f16
    { &common::gfx9::on_lane::v_cmpx_class_f32<LaneOutput> },  // common_gfx9_v_cmpx_class_f32
    { &common::gfx9::on_lane::v_cmpx_class_f64<LaneOutput> },  // common_gfx9_v_cmpx_class_f64
    { &common::gfx9::on_lane::v_cmpx_eq_f16<LaneOutput> },  // common_gfx9_v_cmpx_eq_f16
    { &common::gfx9::on_lane::v_cmpx_eq_f32<LaneOutput> },  // common_gfx9_v_cmpx_eq_f32
    { &common::gfx9::on_lane::v_cmpx_eq_f64<LaneOutput> },  // common_gfx9_v_cmpx_eq_f64
    { &common::gfx9::on_lane::v_cmpx_eq_i16<LaneOutput> },  // common_gfx9_v_cmpx_eq_i16
    { &common::gfx9::on_lane::v_cmpx_eq_i32<LaneOutput> },  // common_gfx9_v_cmpx_eq_i32
    { &common::gfx9::on_lane::v_cmpx_eq_i64<LaneOutput> },  // common_gfx9_v_cmpx_eq_i64
    { &common::gfx9::on_lane::v_cmpx_eq_u16<LaneOutput> },  // common_gfx9_v_cmpx_eq_u16
    { &common::gfx9::on_lane::v_cmpx_eq_u32<LaneOutput> },  // common_gfx9_v_cmpx_eq_u32
    { &common::gfx9::on_lane::v_cmpx_eq_u64<LaneOutput> },  // common_gfx9_v_cmpx_eq_u64
    { &common::gfx9::on_lane::v_cmpx_f_f16<LaneOutput> },  // common_gfx9_v_cmpx_f_f16
    { &common::gfx9::on_lane::v_cmpx_f_f32<LaneOutput> },  // common_gfx9_v_cmpx_f_f32
    { &common::gfx9::on_lane::v_cmpx_f_f64<LaneOutput> },  // common_gfx9_v_cmpx_f_f64
    { &common::gfx9::on_lane::v_cmpx_f_i16<LaneOutput> },  // common_gfx9_v_cmpx_f_i16
    { &common::gfx9::on_lane::v_cmpx_f_i32<LaneOutput> },  // common_gfx9_v_cmpx_f_i32
    { &common::gfx9::on_lane::v_cmpx_f_i64<LaneOutput> },  // common_gfx9_v_cmpx_f_i64
    { &common::gfx9::on_lane::v_cmpx_f_u16<LaneOutput> },  // common_gfx9_v_cmpx_f_u16
    { &common::gfx9::on_lane::v_cmpx_f_u32<LaneOutput> },  // common_gfx9_v_cmpx_f_u32
    { &common::gfx9::on_lane::v_cmpx_f_u64<LaneOutput> },  // common_gfx9_v_cmpx_f_u64
    { &common::gfx9::on_lane::v_cmpx_ge_f16<LaneOutput> },  // common_gfx9_v_cmpx_ge_f16
    { &common::gfx9::on_lane::v_cmpx_ge_f32<LaneOutput> },  // common_gfx9_v_cmpx_ge_f32
    { &common::gfx9::on_lane::v_cmpx_ge_f64<LaneOutput> },  // common_gfx9_v_cmpx_ge_f64
    { &common::gfx9::on_lane::v_cmpx_ge_i16<LaneOutput> },  // common_gfx9_v_cmpx_ge_i16
    { &common::gfx9::on_lane::v_cmpx_ge_i32<LaneOutput> },  // common_gfx9_v_cmpx_ge_i32
    { &common::gfx9::on_lane::v_cmpx_ge_i64<LaneOutput> },  // common_gfx9_v_cmpx_ge_i64
    { &common::gfx9::on_lane::v_cmpx_ge_u16<LaneOutput> },  // common_gfx9_v_cmpx_ge_u16
    { &common::gfx9::on_lane::v_cmpx_ge_u32<LaneOutput> },  // common_gfx9_v_cmpx_ge_u32
    { &common::gfx9::on_lane::v_cmpx_ge_u64<LaneOutput> },  // common_gfx9_v_cmpx_ge_u64
    { &common::gfx9::on_lane::v_cmpx_gt_f16<LaneOutput> },  // common_gfx9_v_cmpx_gt_f16
    { &common::gfx9::on_lane::v_cmpx_gt_f32<LaneOutput> },  // common_gfx9_v_cmpx_gt_f32
    { &common::gfx9::on_lane::v_cmpx_gt_f64<LaneOutput> },  // common_gfx9_v_cmpx_gt_f64
    { &common::gfx9::on_lane::v_cmpx_gt_i16<LaneOutput> },  // common_gfx9_v_cmpx_gt_i16
    { &common::gfx9::on_lane::v_cmpx_gt_i32<LaneOutput> },  // common_gfx9_v_cmpx_gt_i32
    { &common::gfx9::on_lane::v_cmpx_gt_i64<LaneOutput> },  // common_gfx9_v_cmpx_gt_i64
    { &common::gfx9::on_lane::v_cmpx_gt_u16<LaneOutput> },  // common_gfx9_v_cmpx_gt_u16
    { &common::gfx9::on_lane::v_cmpx_gt_u32<LaneOutput> },  // common_gfx9_v_cmpx_gt_u32
    { &common::gfx9::on_lane::v_cmpx_gt_u64<LaneOutput> },  // common_gfx9_v_cmpx_gt_u64
    { &common::gfx9::on_lane::v_cmpx_le_f16<LaneOutput> },  // common_gfx9_v_cmpx_le_f16
    { &common::gfx9::on_lane::v_cmpx_le_f32<LaneOutput> },  // common_gfx9_v_cmpx_le_f32
    { &common::gfx9::on_lane::v_cmpx_le_f64<LaneOutput> },  // common_gfx9_v_cmpx_le_f64
    { &common::gfx9::on_lane::v_cmpx_le_i16<LaneOutput> },  // common_gfx9_v_cmpx_le_i16
    { &common::gfx9::on_lane::v_cmpx_le_i32<LaneOutput> },  // common_gfx9_v_cmpx_le_i32
    { &common::gfx9::on_lane::v_cmpx_le_i64<LaneOutput> },  // common_gfx9_v_cmpx_le_i64
    { &common::gfx9::on_lane::v_cmpx_le_u16<LaneOutput> },  // common_gfx9_v_cmpx_le_u16
    { &common::gfx9::on_lane::v_cmpx_le_u32<LaneOutput> },  // common_gfx9_v_cmpx_le_u32
    { &common::gfx9::on_lane::v_cmpx_le_u64<LaneOutput> },  // common_gfx9_v_cmpx_le_u64
    { &common::gfx9::on_lane::v_cmpx_lg_f16<LaneOutput> },  // common_gfx9_v_cmpx_lg_f16
    { &common::gfx9::on_lane::v_cmpx_lg_f32<LaneOutput> },  // common_gfx9_v_cmpx_lg_f32
    { &common::gfx9::on_lane::v_cmpx_lg_f64<LaneOutput> },  // common_gfx9_v_cmpx_lg_f64
    { &common::gfx9::on_lane::v_cmpx_lt_f16<LaneOutput> },  // common_gfx9_v_cmpx_lt_f16
    { &common::gfx9::on_lane::v_cmpx_lt_f32<LaneOutput> },  // common_gfx9_v_cmpx_lt_f32
    { &common::gfx9::on_lane::v_cmpx_lt_f64<LaneOutput> },  // common_gfx9_v_cmpx_lt_f64
    { &common::gfx9::on_lane::v_cmpx_lt_i16<LaneOutput> },  // common_gfx9_v_cmpx_lt_i16
    { &common::gfx9::on_lane::v_cmpx_lt_i32<LaneOutput> },  // common_gfx9_v_cmpx_lt_i32
    { &common::gfx9::on_lane::v_cmpx_lt_i64<LaneOutput> },  // common_gfx9_v_cmpx_lt_i64
    { &common::gfx9::on_lane::v_cmpx_lt_u16<LaneOutput> },  // common_gfx9_v_cmpx_lt_u16
    { &common::gfx9::on_lane::v_cmpx_lt_u32<LaneOutput> },  // common_gfx9_v_cmpx_lt_u32
    { &common::gfx9::on_lane::v_cmpx_lt_u64<LaneOutput> },  // common_gfx9_v_cmpx_lt_u64
    { &common::gfx9::on_lane::v_cmpx_ne_i16<LaneOutput> },  // common_gfx9_v_cmpx_ne_i16
    { &common::gfx9::on_lane::v_cmpx_ne_i32<LaneOutput> },  // common_gfx9_v_cmpx_ne_i32
    { &common::gfx9::on_lane::v_cmpx_ne_i64<LaneOutput> },  // common_gfx9_v_cmpx_ne_i64
    { &common::gfx9::on_lane::v_cmpx_ne_u16<LaneOutput> },  // common_gfx9_v_cmpx_ne_u16
    { &common::gfx9::on_lane::v_cmpx_ne_u32<LaneOutput> },  // common_gfx9_v_cmpx_ne_u32
    { &common::gfx9::on_lane::v_cmpx_ne_u64<LaneOutput> },  // common_gfx9_v_cmpx_ne_u64
    { &common::gfx9::on_lane::v_cmpx_neq_f16<LaneOutput> },  // common_gfx9_v_cmpx_neq_f16
    { &common::gfx9::on_lane::v_cmpx_neq_f32<LaneOutput> },  // common_gfx9_v_cmpx_neq_f32
    { &common::gfx9::on_lane::v_cmpx_neq_f64<LaneOutput> },  // common_gfx9_v_cmpx_neq_f64
    { &common::gfx9::on_lane::v_cmpx_nge_f16<LaneOutput> },  // common_gfx9_v_cmpx_nge_f16
    { &common::gfx9::on_lane::v_cmpx_nge_f32<LaneOutput> },  // common_gfx9_v_cmpx_nge_f32
    { &common::gfx9::on_lane::v_cmpx_nge_f64<LaneOutput> },  // common_gfx9_v_cmpx_nge_f64
    { &common::gfx9::on_lane::v_cmpx_ngt_f16<LaneOutput> },  // common_gfx9_v_cmpx_ngt_f16
    { &common::gfx9::on_lane::v_cmpx_ngt_f32<LaneOutput> },  // common_gfx9_v_cmpx_ngt_f32
    { &common::gfx9::on_lane::v_cmpx_ngt_f64<LaneOutput> },  // common_gfx9_v_cmpx_ngt_f64
    { &common::gfx9::on_lane::v_cmpx_nle_f16<LaneOutput> },  // common_gfx9_v_cmpx_nle_f16
    { &common::gfx9::on_lane::v_cmpx_nle_f32<LaneOutput> },  // common_gfx9_v_cmpx_nle_f32
    { &common::gfx9::on_lane::v_cmpx_nle_f64<LaneOutput> },  // common_gfx9_v_cmpx_nle_f64
    { &common::gfx9::on_lane::v_cmpx_nlg_f16<LaneOutput> },  // common_gfx9_v_cmpx_nlg_f16
    { &common::gfx9::on_lane::v_cmpx_nlg_f32<LaneOutput> },  // common_gfx9_v_cmpx_nlg_f32
    { &common::gfx9::on_lane::v_cmpx_nlg_f64<LaneOutput> },  // common_gfx9_v_cmpx_nlg_f64
    { &common::gfx9::on_lane::v_cmpx_nlt_f16<LaneOutput> },  // common_gfx9_v_cmpx_nlt_f16
    { &common::gfx9::on_lane::v_cmpx_nlt_f32<LaneOutput> },  // common_gfx9_v_cmpx_nlt_f32
    { &common::gfx9::on_lane::v_cmpx_nlt_f64<LaneOutput> },  // common_gfx9_v_cmpx_nlt_f64
    { &common::gfx9::on_lane::v_cmpx_o_f16<LaneOutput> },  // common_gfx9_v_cmpx_o_f16
    { &common::gfx9::on_lane::v_cmpx_o_f32<LaneOutput> },  // common_gfx9_v_cmpx_o_f32
    { &common::gfx9::on_lane::v_cmpx_o_f64<LaneOutput> },  // common_gfx9_v_cmpx_o_f64
    { &common::gfx9::on_lane::v_cmpx_t_i16<LaneOutput> },  // common_gfx9_v_cmpx_t_i16
    { &common::gfx9::on_lane::v_cmpx_t_i32<LaneOutput> },  // common_gfx9_v_cmpx_t_i32
    { &common::gfx9::on_lane::v_cmpx_t_i64<LaneOutput> },  // common_gfx9_v_cmpx_t_i64
    { &common::gfx9::on_lane::v_cmpx_t_u16<LaneOutput> },  // common_gfx9_v_cmpx_t_u16
    { &common::gfx9::on_lane::v_cmpx_t_u32<LaneOutput> },  // common_gfx9_v_cmpx_t_u32
    { &common::gfx9::on_lane::v_cmpx_t_u64<LaneOutput> },  // common_gfx9_v_cmpx_t_u64
    { &common::gfx9::on_lane::v_cmpx_tru_f16<LaneOutput> },  // common_gfx9_v_cmpx_tru_f16
    { &common::gfx9::on_lane::v_cmpx_tru_f32<LaneOutput> },  // common_gfx9_v_cmpx_tru_f32
    { &common::gfx9::on_lane::v_cmpx_tru_f64<LaneOutput> },  // common_gfx9_v_cmpx_tru_f64
    { &common::gfx9::on_lane::v_cmpx_u_f16<LaneOutput> },  // common_gfx9_v_cmpx_u_f16
    { &common::gfx9::on_lane::v_cmpx_u_f32<LaneOutput> },  // common_gfx9_v_cmpx_u_f32
    { &common::gfx9::on_lane::v_cmpx_u_f64<LaneOutput> },  // common_gfx9_v_cmpx_u_f64
    { &common::on_lane::v_cmp_class_f16<LaneOutput> },  // common_v_cmp_class_f16
    { &common::on_lane::v_cmp_class_f32<LaneOutput> },  // common_v_cmp_class_f32
    { &common::on_lane::v_cmp_class_f64<LaneOutput> },  // common_v_cmp_class_f64
    { &common::on_lane::v_cmp_eq_f16<LaneOutput> },  // common_v_cmp_eq_f16
    { &common::on_lane::v_cmp_eq_f32<LaneOutput> },  // common_v_cmp_eq_f32
    { &common::on_lane::v_cmp_eq_f64<LaneOutput> },  // common_v_cmp_eq_f64
    { &common::on_lane::v_cmp_eq_i16<LaneOutput> },  // common_v_cmp_eq_i16
    { &common::on_lane::v_cmp_eq_i32<LaneOutput> },  // common_v_cmp_eq_i32
    { &common::on_lane::v_cmp_eq_i64<LaneOutput> },  // common_v_cmp_eq_i64
    { &common::on_lane::v_cmp_eq_u16<LaneOutput> },  // common_v_cmp_eq_u16
    { &common::on_lane::v_cmp_eq_u32<LaneOutput> },  // common_v_cmp_eq_u32
    { &common::on_lane::v_cmp_eq_u64<LaneOutput> },  // common_v_cmp_eq_u64
    { &common::on_lane::v_cmp_f_f16<LaneOutput> },  // common_v_cmp_f_f16
    { &common::on_lane::v_cmp_f_f32<LaneOutput> },  // common_v_cmp_f_f32
    { &common::on_lane::v_cmp_f_f64<LaneOutput> },  // common_v_cmp_f_f64
    { &common::on_lane::v_cmp_f_i16<LaneOutput> },  // common_v_cmp_f_i16
    { &common::on_lane::v_cmp_f_i32<LaneOutput> },  // common_v_cmp_f_i32
    { &common::on_lane::v_cmp_f_i64<LaneOutput> },  // common_v_cmp_f_i64
    { &common::on_lane::v_cmp_f_u16<LaneOutput> },  // common_v_cmp_f_u16
    { &common::on_lane::v_cmp_f_u32<LaneOutput> },  // common_v_cmp_f_u32
    { &common::on_lane::v_cmp_f_u64<LaneOutput> },  // common_v_cmp_f_u64
    { &common::on_lane::v_cmp_ge_f16<LaneOutput> },  // common_v_cmp_ge_f16
    { &common::on_lane::v_cmp_ge_f32<LaneOutput> },  // common_v_cmp_ge_f32
    { &common::on_lane::v_cmp_ge_f64<LaneOutput> },  // common_v_cmp_ge_f64
    { &common::on_lane::v_cmp_ge_i16<LaneOutput> },  // common_v_cmp_ge_i16
    { &common::on_lane::v_cmp_ge_i32<LaneOutput> },  // common_v_cmp_ge_i32
    { &common::on_lane::v_cmp_ge_i64<LaneOutput> },  // common_v_cmp_ge_i64
    { &common::on_lane::v_cmp_ge_u16<LaneOutput> },  // common_v_cmp_ge_u16
    { &common::on_lane::v_cmp_ge_u32<LaneOutput> },  // common_v_cmp_ge_u32
    { &common::on_lane::v_cmp_ge_u64<LaneOutput> },  // common_v_cmp_ge_u64
    { &common::on_lane::v_cmp_gt_f16<LaneOutput> },  // common_v_cmp_gt_f16
    { &common::on_lane::v_cmp_gt_f32<LaneOutput> },  // common_v_cmp_gt_f32
    { &common::on_lane::v_cmp_gt_f64<LaneOutput> },  // common_v_cmp_gt_f64
    { &common::on_lane::v_cmp_gt_i16<LaneOutput> },  // common_v_cmp_gt_i16
    { &common::on_lane::v_cmp_gt_i32<LaneOutput> },  // common_v_cmp_gt_i32
    { &common::on_lane::v_cmp_gt_i64<LaneOutput> },  // common_v_cmp_gt_i64
    { &common::on_lane::v_cmp_gt_u16<LaneOutput> },  // common_v_cmp_gt_u16
    { &common::on_lane::v_cmp_gt_u32<LaneOutput> },  // common_v_cmp_gt_u32
    { &common::on_lane::v_cmp_gt_u64<LaneOutput> },  // common_v_cmp_gt_u64
    { &common::on_lane::v_cmp_le_f16<LaneOutput> },  // common_v_cmp_le_f16
    { &common::on_lane::v_cmp_le_f32<LaneOutput> },  // common_v_cmp_le_f32
    { &common::on_lane::v_cmp_le_f64<LaneOutput> },  // common_v_cmp_le_f64
    { &common::on_lane::v_cmp_le_i16<LaneOutput> },  // common_v_cmp_le_i16
    { &common::on_lane::v_cmp_le_i32<LaneOutput> },  // common_v_cmp_le_i32
    { &common::on_lane::v_cmp_le_i64<LaneOutput> },  // common_v_cmp_le_i64
    { &common::on_lane::v_cmp_le_u16<LaneOutput> },  // common_v_cmp_le_u16
    { &common::on_lane::v_cmp_le_u32<LaneOutput> },  // common_v_cmp_le_u32
    { &common::on_lane::v_cmp_le_u64<LaneOutput> },  // common_v_cmp_le_u64
    { &common::on_lane::v_cmp_lg_f16<LaneOutput> },  // common_v_cmp_lg_f16
    { &common::on_lane::v_cmp_lg_f32<LaneOutput> },  // common_v_cmp_lg_f32
    { &common::on_lane::v_cmp_lg_f64<LaneOutput> },  // common_v_cmp_lg_f64
    { &common::on_lane::v_cmp_lt_f16<LaneOutput> },  // common_v_cmp_lt_f16
    { &common::on_lane::v_cmp_lt_f32<LaneOutput> },  // common_v_cmp_lt_f32
    { &common::on_lane::v_cmp_lt_f64<LaneOutput> },  // common_v_cmp_lt_f64
    { &common::on_lane::v_cmp_lt_i16<LaneOutput> },  // common_v_cmp_lt_i16
    { &common::on_lane::v_cmp_lt_i32<LaneOutput> },  // common_v_cmp_lt_i32
    { &common::on_lane::v_cmp_lt_i64<LaneOutput> },  // common_v_cmp_lt_i64
    { &common::on_lane::v_cmp_lt_u16<LaneOutput> },  // common_v_cmp_lt_u16
    { &common::on_lane::v_cmp_lt_u32<LaneOutput> },  // common_v_cmp_lt_u32
    { &common::on_lane::v_cmp_lt_u64<LaneOutput> },  // common_v_cmp_lt_u64
    { &common::on_lane::v_cmp_ne_i16<LaneOutput> },  // common_v_cmp_ne_i16
    { &common::on_lane::v_cmp_ne_i32<LaneOutput> },  // common_v_cmp_ne_i32
    { &common::on_lane::v_cmp_ne_i64<LaneOutput> },  // common_v_cmp_ne_i64
    { &common::on_lane::v_cmp_ne_u16<LaneOutput> },  // common_v_cmp_ne_u16
    { &common::on_lane::v_cmp_ne_u32<LaneOutput> },  // common_v_cmp_ne_u32
    { &common::on_lane::v_cmp_ne_u64<LaneOutput> },  // common_v_cmp_ne_u64
    { &common::on_lane::v_cmp_neq_f16<LaneOutput> },  // common_v_cmp_neq_f16
    { &common::on_lane::v_cmp_neq_f32<LaneOutput> },  // common_v_cmp_neq_f32
    { &common::on_lane::v_cmp_neq_f64<LaneOutput> },  // common_v_cmp_neq_f64
    { &common::on_lane::v_cmp_nge_f16<LaneOutput> },  // common_v_cmp_nge_f16
    { &common::on_lane::v_cmp_nge_f32<LaneOutput> },  // common_v_cmp_nge_f32
    { &common::on_lane::v_cmp_nge_f64<LaneOutput> },  // common_v_cmp_nge_f64
    { &common::on_lane::v_cmp_ngt_f16<LaneOutput> },  // common_v_cmp_ngt_f16
    { &common::on_lane::v_cmp_ngt_f32<LaneOutput> },  // common_v_cmp_ngt_f32
    { &common::on_lane::v_cmp_ngt_f64<LaneOutput> },  // common_v_cmp_ngt_f64
    { &common::on_lane::v_cmp_nle_f16<LaneOutput> },  // common_v_cmp_nle_f16
    { &common::on_lane::v_cmp_nle_f32<LaneOutput> },  // common_v_cmp_nle_f32
    { &common::on_lane::v_cmp_nle_f64<LaneOutput> },  // common_v_cmp_nle_f64
    { &common::on_lane::v_cmp_nlg_f16<LaneOutput> },  // common_v_cmp_nlg_f16
    { &common::on_lane::v_cmp_nlg_f32<LaneOutput> },  // common_v_cmp_nlg_f32
    { &common::on_lane::v_cmp_nlg_f64<LaneOutput> },  // common_v_cmp_nlg_f64
    { &common::on_lane::v_cmp_nlt_f16<LaneOutput> },  // common_v_cmp_nlt_f16
    { &common::on_lane::v_cmp_nlt_f32<LaneOutput> },  // common_v_cmp_nlt_f32
    { &common::on_lane::v_cmp_nlt_f64<LaneOutput> },  // common_v_cmp_nlt_f64
    { &common::on_lane::v_cmp_o_f16<LaneOutput> },  // common_v_cmp_o_f16
    { &common::on_lane::v_cmp_o_f32<LaneOutput> },  // common_v_cmp_o_f32
    { &common::on_lane::v_cmp_o_f64<LaneOutput> },  // common_v_cmp_o_f64
    { &common::on_lane::v_cmp_t_i16<LaneOutput> },  // common_v_cmp_t_i16
    { &common::on_lane::v_cmp_t_i32<LaneOutput> },  // common_v_cmp_t_i32
    { &common::on_lane::v_cmp_t_i64<LaneOutput> },  // common_v_cmp_t_i64
    { &common::on_lane::v_cmp_t_u16<LaneOutput> },  // common_v_cmp_t_u16
    { &common::on_lane::v_cmp_t_u32<LaneOutput> },  // common_v_cmp_t_u32
    { &common::on_lane::v_cmp_t_u64<LaneOutput> },  // common_v_cmp_t_u64
    { &common::on_lane::v_cmp_tru_f16<LaneOutput> },  // common_v_cmp_tru_f16
    { &common::on_lane::v_cmp_tru_f32<LaneOutput> },  // common_v_cmp_tru_f32
    { &common::on_lane::v_cmp_tru_f64<LaneOutput> },  // common_v_cmp_tru_f64
    { &common::on_lane::v_cmp_u_f16<LaneOutput> },  // common_v_cmp_u_f16
    { &common::on_lane::v_cmp_u_f32<LaneOutput> },  // common_v_cmp_u_f32
    { &common::on_lane::v_cmp_u_f64<LaneOutput> },  // common_v_cmp_u_f64
    { &common::on_lane::v_cmpx_class_f16<LaneOutput> },  // common_v_cmpx_class_f16
    { &common::on_lane::v_cmpx_class_f32<LaneOutput> },  // common_v_cmpx_class_f32
    { &common::on_lane::v_cmpx_class_f64<LaneOutput> },  // common_v_cmpx_class_f64
    { &common::on_lane::v_cmpx_eq_f16<LaneOutput> },  // common_v_cmpx_eq_f16
    { &common::on_lane::v_cmpx_eq_f32<LaneOutput> },  // common_v_cmpx_eq_f32
    { &common::on_lane::v_cmpx_eq_f64<LaneOutput> },  // common_v_cmpx_eq_f64
    { &common::on_lane::v_cmpx_eq_i16<LaneOutput> },  // common_v_cmpx_eq_i16
    { &common::on_lane::v_cmpx_eq_i32<LaneOutput> },  // common_v_cmpx_eq_i32
    { &common::on_lane::v_cmpx_eq_i64<LaneOutput> },  // common_v_cmpx_eq_i64
    { &common::on_lane::v_cmpx_eq_u16<LaneOutput> },  // common_v_cmpx_eq_u16
    { &common::on_lane::v_cmpx_eq_u32<LaneOutput> },  // common_v_cmpx_eq_u32
    { &common::on_lane::v_cmpx_eq_u64<LaneOutput> },  // common_v_cmpx_eq_u64
    { &common::on_lane::v_cmpx_f_f16<LaneOutput> },  // common_v_cmpx_f_f16
    { &common::on_lane::v_cmpx_f_f32<LaneOutput> },  // common_v_cmpx_f_f32
    { &common::on_lane::v_cmpx_f_f64<LaneOutput> },  // common_v_cmpx_f_f64
    { &common::on_lane::v_cmpx_f_i32<LaneOutput> },  // common_v_cmpx_f_i32
    { &common::on_lane::v_cmpx_f_i64<LaneOutput> },  // common_v_cmpx_f_i64
    { &common::on_lane::v_cmpx_f_u32<LaneOutput> },  // common_v_cmpx_f_u32
    { &common::on_lane::v_cmpx_f_u64<LaneOutput> },  // common_v_cmpx_f_u64
    { &common::on_lane::v_cmpx_ge_f16<LaneOutput> },  // common_v_cmpx_ge_f16
    { &common::on_lane::v_cmpx_ge_f32<LaneOutput> },  // common_v_cmpx_ge_f32
    { &common::on_lane::v_cmpx_ge_f64<LaneOutput> },  // common_v_cmpx_ge_f64
    { &common::on_lane::v_cmpx_ge_i16<LaneOutput> },  // common_v_cmpx_ge_i16
    { &common::on_lane::v_cmpx_ge_i32<LaneOutput> },  // common_v_cmpx_ge_i32
    { &common::on_lane::v_cmpx_ge_i64<LaneOutput> },  // common_v_cmpx_ge_i64
    { &common::on_lane::v_cmpx_ge_u16<LaneOutput> },  // common_v_cmpx_ge_u16
    { &common::on_lane::v_cmpx_ge_u32<LaneOutput> },  // common_v_cmpx_ge_u32
    { &common::on_lane::v_cmpx_ge_u64<LaneOutput> },  // common_v_cmpx_ge_u64
    { &common::on_lane::v_cmpx_gt_f16<LaneOutput> },  // common_v_cmpx_gt_f16
    { &common::on_lane::v_cmpx_gt_f32<LaneOutput> },  // common_v_cmpx_gt_f32
    { &common::on_lane::v_cmpx_gt_f64<LaneOutput> },  // common_v_cmpx_gt_f64
    { &common::on_lane::v_cmpx_gt_i16<LaneOutput> },  // common_v_cmpx_gt_i16
    { &common::on_lane::v_cmpx_gt_i32<LaneOutput> },  // common_v_cmpx_gt_i32
    { &common::on_lane::v_cmpx_gt_i64<LaneOutput> },  // common_v_cmpx_gt_i64
    { &common::on_lane::v_cmpx_gt_u16<LaneOutput> },  // common_v_cmpx_gt_u16
    { &common::on_lane::v_cmpx_gt_u32<LaneOutput> },  // common_v_cmpx_gt_u32
    { &common::on_lane::v_cmpx_gt_u64<LaneOutput> },  // common_v_cmpx_gt_u64
    { &common::on_lane::v_cmpx_le_f16<LaneOutput> },  // common_v_cmpx_le_f16
    { &common::on_lane::v_cmpx_le_f32<LaneOutput> },  // common_v_cmpx_le_f32
    { &common::on_lane::v_cmpx_le_f64<LaneOutput> },  // common_v_cmpx_le_f64
    { &common::on_lane::v_cmpx_le_i16<LaneOutput> },  // common_v_cmpx_le_i16
    { &common::on_lane::v_cmpx_le_i32<LaneOutput> },  // common_v_cmpx_le_i32
    { &common::on_lane::v_cmpx_le_i64<LaneOutput> },  // common_v_cmpx_le_i64
    { &common::on_lane::v_cmpx_le_u16<LaneOutput> },  // common_v_cmpx_le_u16
    { &common::on_lane::v_cmpx_le_u32<LaneOutput> },  // common_v_cmpx_le_u32
    { &common::on_lane::v_cmpx_le_u64<LaneOutput> },  // common_v_cmpx_le_u64
    { &common::on_lane::v_cmpx_lg_f16<LaneOutput> },  // common_v_cmpx_lg_f16
    { &common::on_lane::v_cmpx_lg_f32<LaneOutput> },  // common_v_cmpx_lg_f32
    { &common::on_lane::v_cmpx_lg_f64<LaneOutput> },  // common_v_cmpx_lg_f64
    { &common::on_lane::v_cmpx_lt_f16<LaneOutput> },  // common_v_cmpx_lt_f16
    { &common::on_lane::v_cmpx_lt_f32<LaneOutput> },  // common_v_cmpx_lt_f32
    { &common::on_lane::v_cmpx_lt_f64<LaneOutput> },  // common_v_cmpx_lt_f64
    { &common::on_lane::v_cmpx_lt_i16<LaneOutput> },  // common_v_cmpx_lt_i16
    { &common::on_lane::v_cmpx_lt_i32<LaneOutput> },  // common_v_cmpx_lt_i32
    { &common::on_lane::v_cmpx_lt_i64<LaneOutput> },  // common_v_cmpx_lt_i64
    { &common::on_lane::v_cmpx_lt_u16<LaneOutput> },  // common_v_cmpx_lt_u16
    { &common::on_lane::v_cmpx_lt_u32<LaneOutput> },  // common_v_cmpx_lt_u32
    { &common::on_lane::v_cmpx_lt_u64<LaneOutput> },  // common_v_cmpx_lt_u64
    { &common::on_lane::v_cmpx_ne_i16<LaneOutput> },  // common_v_cmpx_ne_i16
    { &common::on_lane::v_cmpx_ne_i32<LaneOutput> },  // common_v_cmpx_ne_i32
    { &common::on_lane::v_cmpx_ne_i64<LaneOutput> },  // common_v_cmpx_ne_i64
    { &common::on_lane::v_cmpx_ne_u16<LaneOutput> },  // common_v_cmpx_ne_u16
    { &common::on_lane::v_cmpx_ne_u32<LaneOutput> },  // common_v_cmpx_ne_u32
    { &common::on_lane::v_cmpx_ne_u64<LaneOutput> },  // common_v_cmpx_ne_u64
    { &common::on_lane::v_cmpx_neq_f16<LaneOutput> },  // common_v_cmpx_neq_f16
    { &common::on_lane::v_cmpx_neq_f32<LaneOutput> },  // common_v_cmpx_neq_f32
    { &common::on_lane::v_cmpx_neq_f64<LaneOutput> },  // common_v_cmpx_neq_f64
    { &common::on_lane::v_cmpx_nge_f16<LaneOutput> },  // common_v_cmpx_nge_f16
    { &common::on_lane::v_cmpx_nge_f32<LaneOutput> },  // common_v_cmpx_nge_f32
    { &common::on_lane::v_cmpx_nge_f64<LaneOutput> },  // common_v_cmpx_nge_f64
    { &common::on_lane::v_cmpx_ngt_f16<LaneOutput> },  // common_v_cmpx_ngt_f16
    { &common::on_lane::v_cmpx_ngt_f32<LaneOutput> },  // common_v_cmpx_ngt_f32
    { &common::on_lane::v_cmpx_ngt_f64<LaneOutput> },  // common_v_cmpx_ngt_f64
    { &common::on_lane::v_cmpx_nle_f16<LaneOutput> },  // common_v_cmpx_nle_f16
    { &common::on_lane::v_cmpx_nle_f32<LaneOutput> },  // common_v_cmpx_nle_f32
    { &common::on_lane::v_cmpx_nle_f64<LaneOutput> },  // common_v_cmpx_nle_f64
    { &common::on_lane::v_cmpx_nlg_f16<LaneOutput> },  // common_v_cmpx_nlg_f16
    { &common::on_lane::v_cmpx_nlg_f32<LaneOutput> },  // common_v_cmpx_nlg_f32
    { &common::on_lane::v_cmpx_nlg_f64<LaneOutput> },  // common_v_cmpx_nlg_f64
    { &common::on_lane::v_cmpx_nlt_f16<LaneOutput> },  // common_v_cmpx_nlt_f16
    { &common::on_lane::v_cmpx_nlt_f32<LaneOutput> },  // common_v_cmpx_nlt_f32
    { &common::on_lane::v_cmpx_nlt_f64<LaneOutput> },  // common_v_cmpx_nlt_f64
    { &common::on_lane::v_cmpx_o_f16<LaneOutput> },  // common_v_cmpx_o_f16
    { &common::on_lane::v_cmpx_o_f32<LaneOutput> },  // common_v_cmpx_o_f32
    { &common::on_lane::v_cmpx_o_f64<LaneOutput> },  // common_v_cmpx_o_f64
    { &common::on_lane::v_cmpx_t_i32<LaneOutput> },  // common_v_cmpx_t_i32
    { &common::on_lane::v_cmpx_t_i64<LaneOutput> },  // common_v_cmpx_t_i64
    { &common::on_lane::v_cmpx_t_u32<LaneOutput> },  // common_v_cmpx_t_u32
    { &common::on_lane::v_cmpx_t_u64<LaneOutput> },  // common_v_cmpx_t_u64
    { &common::on_lane::v_cmpx_tru_f16<LaneOutput> },  // common_v_cmpx_tru_f16
    { &common::on_lane::v_cmpx_tru_f32<LaneOutput> },  // common_v_cmpx_tru_f32
    { &common::on_lane::v_cmpx_tru_f64<LaneOutput> },  // common_v_cmpx_tru_f64
    { &common::on_lane::v_cmpx_u_f16<LaneOutput> },  // common_v_cmpx_u_f16
    { &common::on_lane::v_cmpx_u_f32<LaneOutput> },  // common_v_cmpx_u_f32
    { &common::on_lane::v_cmpx_u_f64<LaneOutput> },  // common_v_cmpx_u_f64
};

namespace fast {

constexpr HandlerEntry handlers_vopc[] = {
    make::row_by<common::gfx11::fast_operations::v_cmp_t_f16>(operations::common_v_cmp_tru_f16),  // common_gfx11_v_cmp_t_f16
    make::row_by<common::gfx11::fast_operations::v_cmp_t_f32>(operations::common_v_cmp_tru_f16),  // common_gfx11_v_cmp_t_f32
    make::row_by<common::gfx11::fast_operations::v_cmp_t_f64>(operations::common_v_cmp_tru_f16),  // common_gfx11_v_cmp_t_f64
    make::row_by<common::gfx11::fast_operations::v_cmpx_t_f16>(operations::common_v_cmp_tru_f16),  // common_gfx11_v_cmpx_t_f16
    make::row_by<common::gfx11::fast_operations::v_cmpx_t_f32>(operations::common_v_cmp_tru_f16),  // common_gfx11_v_cmpx_t_f32
    make::row_by<common::gfx11::fast_operations::v_cmpx_t_f64>(operations::common_v_cmp_tru_f16),  // common_gfx11_v_cmpx_t_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_class_f16>(operations::common_v_cmp_class_f16),  // common_gfx9_v_cmpx_class_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_class_f32>(operations::common_v_cmp_class_f32),  // common_gfx9_v_cmpx_class_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_class_f64>(operations::common_v_cmp_class_f64),  // common_gfx9_v_cmpx_class_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_eq_f16>(operations::common_v_cmp_eq_f16),  // common_gfx9_v_cmpx_eq_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_eq_f32>(operations::common_v_cmp_eq_f32),  // common_gfx9_v_cmpx_eq_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_eq_f64>(operations::common_v_cmp_eq_f64),  // common_gfx9_v_cmpx_eq_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_eq_i16>(operations::common_v_cmp_eq_i16),  // common_gfx9_v_cmpx_eq_i16
    make::row_by<common::gfx9::fast_operations::v_cmpx_eq_i32>(operations::common_v_cmp_eq_i32),  // common_gfx9_v_cmpx_eq_i32
    make::row_by<common::gfx9::fast_operations::v_cmpx_eq_i64>(operations::common_v_cmp_eq_i64),  // common_gfx9_v_cmpx_eq_i64
    make::row_by<common::gfx9::fast_operations::v_cmpx_eq_u16>(operations::common_v_cmp_eq_u16),  // common_gfx9_v_cmpx_eq_u16
    make::row_by<common::gfx9::fast_operations::v_cmpx_eq_u32>(operations::common_v_cmp_eq_u32),  // common_gfx9_v_cmpx_eq_u32
    make::row_by<common::gfx9::fast_operations::v_cmpx_eq_u64>(operations::common_v_cmp_eq_u64),  // common_gfx9_v_cmpx_eq_u64
    make::row_by<common::gfx9::fast_operations::v_cmpx_f_f16>(operations::common_v_cmp_f_f16),  // common_gfx9_v_cmpx_f_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_f_f32>(operations::common_v_cmp_f_f16),  // common_gfx9_v_cmpx_f_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_f_f64>(operations::common_v_cmp_f_f16),  // common_gfx9_v_cmpx_f_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_f_i16>(operations::common_v_cmp_f_f16),  // common_gfx9_v_cmpx_f_i16
    make::row_by<common::gfx9::fast_operations::v_cmpx_f_i32>(operations::common_v_cmp_f_f16),  // common_gfx9_v_cmpx_f_i32
    make::row_by<common::gfx9::fast_operations::v_cmpx_f_i64>(operations::common_v_cmp_f_f16),  // common_gfx9_v_cmpx_f_i64
    make::row_by<common::gfx9::fast_operations::v_cmpx_f_u16>(operations::common_v_cmp_f_f16),  // common_gfx9_v_cmpx_f_u16
    make::row_by<common::gfx9::fast_operations::v_cmpx_f_u32>(operations::common_v_cmp_f_f16),  // common_gfx9_v_cmpx_f_u32
    make::row_by<common::gfx9::fast_operations::v_cmpx_f_u64>(operations::common_v_cmp_f_f16),  // common_gfx9_v_cmpx_f_u64
    make::row_by<common::gfx9::fast_operations::v_cmpx_ge_f16>(operations::common_v_cmp_ge_f16),  // common_gfx9_v_cmpx_ge_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_ge_f32>(operations::common_v_cmp_ge_f32),  // common_gfx9_v_cmpx_ge_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_ge_f64>(operations::common_v_cmp_ge_f64),  // common_gfx9_v_cmpx_ge_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_ge_i16>(operations::common_v_cmp_ge_i16),  // common_gfx9_v_cmpx_ge_i16
    make::row_by<common::gfx9::fast_operations::v_cmpx_ge_i32>(operations::common_v_cmp_ge_i32),  // common_gfx9_v_cmpx_ge_i32
    make::row_by<common::gfx9::fast_operations::v_cmpx_ge_i64>(operations::common_v_cmp_ge_i64),  // common_gfx9_v_cmpx_ge_i64
    make::row_by<common::gfx9::fast_operations::v_cmpx_ge_u16>(operations::common_v_cmp_ge_u16),  // common_gfx9_v_cmpx_ge_u16
    make::row_by<common::gfx9::fast_operations::v_cmpx_ge_u32>(operations::common_v_cmp_ge_u32),  // common_gfx9_v_cmpx_ge_u32
    make::row_by<common::gfx9::fast_operations::v_cmpx_ge_u64>(operations::common_v_cmp_ge_u64),  // common_gfx9_v_cmpx_ge_u64
    make::row_by<common::gfx9::fast_operations::v_cmpx_gt_f16>(operations::common_v_cmp_gt_f16),  // common_gfx9_v_cmpx_gt_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_gt_f32>(operations::common_v_cmp_gt_f32),  // common_gfx9_v_cmpx_gt_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_gt_f64>(operations::common_v_cmp_gt_f64),  // common_gfx9_v_cmpx_gt_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_gt_i16>(operations::common_v_cmp_gt_i16),  // common_gfx9_v_cmpx_gt_i16
    make::row_by<common::gfx9::fast_operations::v_cmpx_gt_i32>(operations::common_v_cmp_gt_i32),  // common_gfx9_v_cmpx_gt_i32
    make::row_by<common::gfx9::fast_operations::v_cmpx_gt_i64>(operations::common_v_cmp_gt_i64),  // common_gfx9_v_cmpx_gt_i64
    make::row_by<common::gfx9::fast_operations::v_cmpx_gt_u16>(operations::common_v_cmp_gt_u16),  // common_gfx9_v_cmpx_gt_u16
    make::row_by<common::gfx9::fast_operations::v_cmpx_gt_u32>(operations::common_v_cmp_gt_u32),  // common_gfx9_v_cmpx_gt_u32
    make::row_by<common::gfx9::fast_operations::v_cmpx_gt_u64>(operations::common_v_cmp_gt_u64),  // common_gfx9_v_cmpx_gt_u64
    make::row_by<common::gfx9::fast_operations::v_cmpx_le_f16>(operations::common_v_cmp_le_f16),  // common_gfx9_v_cmpx_le_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_le_f32>(operations::common_v_cmp_le_f32),  // common_gfx9_v_cmpx_le_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_le_f64>(operations::common_v_cmp_le_f64),  // common_gfx9_v_cmpx_le_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_le_i16>(operations::common_v_cmp_le_i16),  // common_gfx9_v_cmpx_le_i16
    make::row_by<common::gfx9::fast_operations::v_cmpx_le_i32>(operations::common_v_cmp_le_i32),  // common_gfx9_v_cmpx_le_i32
    make::row_by<common::gfx9::fast_operations::v_cmpx_le_i64>(operations::common_v_cmp_le_i64),  // common_gfx9_v_cmpx_le_i64
    make::row_by<common::gfx9::fast_operations::v_cmpx_le_u16>(operations::common_v_cmp_le_u16),  // common_gfx9_v_cmpx_le_u16
    make::row_by<common::gfx9::fast_operations::v_cmpx_le_u32>(operations::common_v_cmp_le_u32),  // common_gfx9_v_cmpx_le_u32
    make::row_by<common::gfx9::fast_operations::v_cmpx_le_u64>(operations::common_v_cmp_le_u64),  // common_gfx9_v_cmpx_le_u64
    make::row_by<common::gfx9::fast_operations::v_cmpx_lg_f16>(operations::common_v_cmp_lg_f16),  // common_gfx9_v_cmpx_lg_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_lg_f32>(operations::common_v_cmp_lg_f32),  // common_gfx9_v_cmpx_lg_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_lg_f64>(operations::common_v_cmp_lg_f64),  // common_gfx9_v_cmpx_lg_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_lt_f16>(operations::common_v_cmp_lt_f16),  // common_gfx9_v_cmpx_lt_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_lt_f32>(operations::common_v_cmp_lt_f32),  // common_gfx9_v_cmpx_lt_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_lt_f64>(operations::common_v_cmp_lt_f64),  // common_gfx9_v_cmpx_lt_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_lt_i16>(operations::common_v_cmp_lt_i16),  // common_gfx9_v_cmpx_lt_i16
    make::row_by<common::gfx9::fast_operations::v_cmpx_lt_i32>(operations::common_v_cmp_lt_i32),  // common_gfx9_v_cmpx_lt_i32
    make::row_by<common::gfx9::fast_operations::v_cmpx_lt_i64>(operations::common_v_cmp_lt_i64),  // common_gfx9_v_cmpx_lt_i64
    make::row_by<common::gfx9::fast_operations::v_cmpx_lt_u16>(operations::common_v_cmp_lt_u16),  // common_gfx9_v_cmpx_lt_u16
    make::row_by<common::gfx9::fast_operations::v_cmpx_lt_u32>(operations::common_v_cmp_lt_u32),  // common_gfx9_v_cmpx_lt_u32
    make::row_by<common::gfx9::fast_operations::v_cmpx_lt_u64>(operations::common_v_cmp_lt_u64),  // common_gfx9_v_cmpx_lt_u64
    make::row_by<common::gfx9::fast_operations::v_cmpx_ne_i16>(operations::common_v_cmp_ne_i16),  // common_gfx9_v_cmpx_ne_i16
    make::row_by<common::gfx9::fast_operations::v_cmpx_ne_i32>(operations::common_v_cmp_ne_i32),  // common_gfx9_v_cmpx_ne_i32
    make::row_by<common::gfx9::fast_operations::v_cmpx_ne_i64>(operations::common_v_cmp_ne_i64),  // common_gfx9_v_cmpx_ne_i64
    make::row_by<common::gfx9::fast_operations::v_cmpx_ne_u16>(operations::common_v_cmp_ne_u16),  // common_gfx9_v_cmpx_ne_u16
    make::row_by<common::gfx9::fast_operations::v_cmpx_ne_u32>(operations::common_v_cmp_ne_u32),  // common_gfx9_v_cmpx_ne_u32
    make::row_by<common::gfx9::fast_operations::v_cmpx_ne_u64>(operations::common_v_cmp_ne_u64),  // common_gfx9_v_cmpx_ne_u64
    make::row_by<common::gfx9::fast_operations::v_cmpx_neq_f16>(operations::common_v_cmp_neq_f16),  // common_gfx9_v_cmpx_neq_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_neq_f32>(operations::common_v_cmp_neq_f32),  // common_gfx9_v_cmpx_neq_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_neq_f64>(operations::common_v_cmp_neq_f64),  // common_gfx9_v_cmpx_neq_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_nge_f16>(operations::common_v_cmp_nge_f16),  // common_gfx9_v_cmpx_nge_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_nge_f32>(operations::common_v_cmp_nge_f32),  // common_gfx9_v_cmpx_nge_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_nge_f64>(operations::common_v_cmp_nge_f64),  // common_gfx9_v_cmpx_nge_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_ngt_f16>(operations::common_v_cmp_ngt_f16),  // common_gfx9_v_cmpx_ngt_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_ngt_f32>(operations::common_v_cmp_ngt_f32),  // common_gfx9_v_cmpx_ngt_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_ngt_f64>(operations::common_v_cmp_ngt_f64),  // common_gfx9_v_cmpx_ngt_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_nle_f16>(operations::common_v_cmp_nle_f16),  // common_gfx9_v_cmpx_nle_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_nle_f32>(operations::common_v_cmp_nle_f32),  // common_gfx9_v_cmpx_nle_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_nle_f64>(operations::common_v_cmp_nle_f64),  // common_gfx9_v_cmpx_nle_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_nlg_f16>(operations::common_v_cmp_nlg_f16),  // common_gfx9_v_cmpx_nlg_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_nlg_f32>(operations::common_v_cmp_nlg_f32),  // common_gfx9_v_cmpx_nlg_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_nlg_f64>(operations::common_v_cmp_nlg_f64),  // common_gfx9_v_cmpx_nlg_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_nlt_f16>(operations::common_v_cmp_nlt_f16),  // common_gfx9_v_cmpx_nlt_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_nlt_f32>(operations::common_v_cmp_nlt_f32),  // common_gfx9_v_cmpx_nlt_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_nlt_f64>(operations::common_v_cmp_nlt_f64),  // common_gfx9_v_cmpx_nlt_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_o_f16>(operations::common_v_cmp_o_f16),  // common_gfx9_v_cmpx_o_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_o_f32>(operations::common_v_cmp_o_f32),  // common_gfx9_v_cmpx_o_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_o_f64>(operations::common_v_cmp_o_f64),  // common_gfx9_v_cmpx_o_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_t_i16>(operations::common_v_cmp_tru_f16),  // common_gfx9_v_cmpx_t_i16
    make::row_by<common::gfx9::fast_operations::v_cmpx_t_i32>(operations::common_v_cmp_tru_f16),  // common_gfx9_v_cmpx_t_i32
    make::row_by<common::gfx9::fast_operations::v_cmpx_t_i64>(operations::common_v_cmp_tru_f16),  // common_gfx9_v_cmpx_t_i64
    make::row_by<common::gfx9::fast_operations::v_cmpx_t_u16>(operations::common_v_cmp_tru_f16),  // common_gfx9_v_cmpx_t_u16
    make::row_by<common::gfx9::fast_operations::v_cmpx_t_u32>(operations::common_v_cmp_tru_f16),  // common_gfx9_v_cmpx_t_u32
    make::row_by<common::gfx9::fast_operations::v_cmpx_t_u64>(operations::common_v_cmp_tru_f16),  // common_gfx9_v_cmpx_t_u64
    make::row_by<common::gfx9::fast_operations::v_cmpx_tru_f16>(operations::common_v_cmp_tru_f16),  // common_gfx9_v_cmpx_tru_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_tru_f32>(operations::common_v_cmp_tru_f16),  // common_gfx9_v_cmpx_tru_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_tru_f64>(operations::common_v_cmp_tru_f16),  // common_gfx9_v_cmpx_tru_f64
    make::row_by<common::gfx9::fast_operations::v_cmpx_u_f16>(operations::common_v_cmp_u_f16),  // common_gfx9_v_cmpx_u_f16
    make::row_by<common::gfx9::fast_operations::v_cmpx_u_f32>(operations::common_v_cmp_u_f32),  // common_gfx9_v_cmpx_u_f32
    make::row_by<common::gfx9::fast_operations::v_cmpx_u_f64>(operations::common_v_cmp_u_f64),  // common_gfx9_v_cmpx_u_f64
    make::row<common::fast_operations::v_cmp_class_f16>(),  // common_v_cmp_class_f16
    make::row<common::fast_operations::v_cmp_class_f32>(),  // common_v_cmp_class_f32
    make::row<common::fast_operations::v_cmp_class_f64>(),  // common_v_cmp_class_f64
    make::row<common::fast_operations::v_cmp_eq_f16>(),  // common_v_cmp_eq_f16
    make::row<common::fast_operations::v_cmp_eq_f32>(),  // common_v_cmp_eq_f32
    make::row<common::fast_operations::v_cmp_eq_f64>(),  // common_v_cmp_eq_f64
    make::row<common::fast_operations::v_cmp_eq_i16>(),  // common_v_cmp_eq_i16
    make::row<common::fast_operations::v_cmp_eq_i32>(),  // common_v_cmp_eq_i32
    make::row<common::fast_operations::v_cmp_eq_i64>(),  // common_v_cmp_eq_i64
    make::row<common::fast_operations::v_cmp_eq_u16>(),  // common_v_cmp_eq_u16
    make::row<common::fast_operations::v_cmp_eq_u32>(),  // common_v_cmp_eq_u32
    make::row<common::fast_operations::v_cmp_eq_u64>(),  // common_v_cmp_eq_u64
    make::row<common::fast_operations::v_cmp_f_f16>(),  // common_v_cmp_f_f16
    make::row_by<common::fast_operations::v_cmp_f_f32>(operations::common_v_cmp_f_f16),  // common_v_cmp_f_f32
    make::row_by<common::fast_operations::v_cmp_f_f64>(operations::common_v_cmp_f_f16),  // common_v_cmp_f_f64
    make::row_by<common::fast_operations::v_cmp_f_i16>(operations::common_v_cmp_f_f16),  // common_v_cmp_f_i16
    make::row_by<common::fast_operations::v_cmp_f_i32>(operations::common_v_cmp_f_f16),  // common_v_cmp_f_i32
    make::row_by<common::fast_operations::v_cmp_f_i64>(operations::common_v_cmp_f_f16),  // common_v_cmp_f_i64
    make::row_by<common::fast_operations::v_cmp_f_u16>(operations::common_v_cmp_f_f16),  // common_v_cmp_f_u16
    make::row_by<common::fast_operations::v_cmp_f_u32>(operations::common_v_cmp_f_f16),  // common_v_cmp_f_u32
    make::row_by<common::fast_operations::v_cmp_f_u64>(operations::common_v_cmp_f_f16),  // common_v_cmp_f_u64
    make::row<common::fast_operations::v_cmp_ge_f16>(),  // common_v_cmp_ge_f16
    make::row<common::fast_operations::v_cmp_ge_f32>(),  // common_v_cmp_ge_f32
    make::row<common::fast_operations::v_cmp_ge_f64>(),  // common_v_cmp_ge_f64
    make::row<common::fast_operations::v_cmp_ge_i16>(),  // common_v_cmp_ge_i16
    make::row<common::fast_operations::v_cmp_ge_i32>(),  // common_v_cmp_ge_i32
    make::row<common::fast_operations::v_cmp_ge_i64>(),  // common_v_cmp_ge_i64
    make::row<common::fast_operations::v_cmp_ge_u16>(),  // common_v_cmp_ge_u16
    make::row<common::fast_operations::v_cmp_ge_u32>(),  // common_v_cmp_ge_u32
    make::row<common::fast_operations::v_cmp_ge_u64>(),  // common_v_cmp_ge_u64
    make::row<common::fast_operations::v_cmp_gt_f16>(),  // common_v_cmp_gt_f16
    make::row<common::fast_operations::v_cmp_gt_f32>(),  // common_v_cmp_gt_f32
    make::row<common::fast_operations::v_cmp_gt_f64>(),  // common_v_cmp_gt_f64
    make::row<common::fast_operations::v_cmp_gt_i16>(),  // common_v_cmp_gt_i16
    make::row<common::fast_operations::v_cmp_gt_i32>(),  // common_v_cmp_gt_i32
    make::row<common::fast_operations::v_cmp_gt_i64>(),  // common_v_cmp_gt_i64
    make::row<common::fast_operations::v_cmp_gt_u16>(),  // common_v_cmp_gt_u16
    make::row<common::fast_operations::v_cmp_gt_u32>(),  // common_v_cmp_gt_u32
    make::row<common::fast_operations::v_cmp_gt_u64>(),  // common_v_cmp_gt_u64
    make::row<common::fast_operations::v_cmp_le_f16>(),  // common_v_cmp_le_f16
    make::row<common::fast_operations::v_cmp_le_f32>(),  // common_v_cmp_le_f32
    make::row<common::fast_operations::v_cmp_le_f64>(),  // common_v_cmp_le_f64
    make::row<common::fast_operations::v_cmp_le_i16>(),  // common_v_cmp_le_i16
    make::row<common::fast_operations::v_cmp_le_i32>(),  // common_v_cmp_le_i32
    make::row<common::fast_operations::v_cmp_le_i64>(),  // common_v_cmp_le_i64
    make::row<common::fast_operations::v_cmp_le_u16>(),  // common_v_cmp_le_u16
    make::row<common::fast_operations::v_cmp_le_u32>(),  // common_v_cmp_le_u32
    make::row<common::fast_operations::v_cmp_le_u64>(),  // common_v_cmp_le_u64
    make::row<common::fast_operations::v_cmp_lg_f16>(),  // common_v_cmp_lg_f16
    make::row<common::fast_operations::v_cmp_lg_f32>(),  // common_v_cmp_lg_f32
    make::row<common::fast_operations::v_cmp_lg_f64>(),  // common_v_cmp_lg_f64
    make::row<common::fast_operations::v_cmp_lt_f16>(),  // common_v_cmp_lt_f16
    make::row<common::fast_operations::v_cmp_lt_f32>(),  // common_v_cmp_lt_f32
    make::row<common::fast_operations::v_cmp_lt_f64>(),  // common_v_cmp_lt_f64
    make::row<common::fast_operations::v_cmp_lt_i16>(),  // common_v_cmp_lt_i16
    make::row<common::fast_operations::v_cmp_lt_i32>(),  // common_v_cmp_lt_i32
    make::row<common::fast_operations::v_cmp_lt_i64>(),  // common_v_cmp_lt_i64
    make::row<common::fast_operations::v_cmp_lt_u16>(),  // common_v_cmp_lt_u16
    make::row<common::fast_operations::v_cmp_lt_u32>(),  // common_v_cmp_lt_u32
    make::row<common::fast_operations::v_cmp_lt_u64>(),  // common_v_cmp_lt_u64
    make::row<common::fast_operations::v_cmp_ne_i16>(),  // common_v_cmp_ne_i16
    make::row<common::fast_operations::v_cmp_ne_i32>(),  // common_v_cmp_ne_i32
    make::row<common::fast_operations::v_cmp_ne_i64>(),  // common_v_cmp_ne_i64
    make::row<common::fast_operations::v_cmp_ne_u16>(),  // common_v_cmp_ne_u16
    make::row<common::fast_operations::v_cmp_ne_u32>(),  // common_v_cmp_ne_u32
    make::row<common::fast_operations::v_cmp_ne_u64>(),  // common_v_cmp_ne_u64
    make::row<common::fast_operations::v_cmp_neq_f16>(),  // common_v_cmp_neq_f16
    make::row<common::fast_operations::v_cmp_neq_f32>(),  // common_v_cmp_neq_f32
    make::row<common::fast_operations::v_cmp_neq_f64>(),  // common_v_cmp_neq_f64
    make::row<common::fast_operations::v_cmp_nge_f16>(),  // common_v_cmp_nge_f16
    make::row<common::fast_operations::v_cmp_nge_f32>(),  // common_v_cmp_nge_f32
    make::row<common::fast_operations::v_cmp_nge_f64>(),  // common_v_cmp_nge_f64
    make::row<common::fast_operations::v_cmp_ngt_f16>(),  // common_v_cmp_ngt_f16
    make::row<common::fast_operations::v_cmp_ngt_f32>(),  // common_v_cmp_ngt_f32
    make::row<common::fast_operations::v_cmp_ngt_f64>(),  // common_v_cmp_ngt_f64
    make::row<common::fast_operations::v_cmp_nle_f16>(),  // common_v_cmp_nle_f16
    make::row<common::fast_operations::v_cmp_nle_f32>(),  // common_v_cmp_nle_f32
    make::row<common::fast_operations::v_cmp_nle_f64>(),  // common_v_cmp_nle_f64
    make::row<common::fast_operations::v_cmp_nlg_f16>(),  // common_v_cmp_nlg_f16
    make::row<common::fast_operations::v_cmp_nlg_f32>(),  // common_v_cmp_nlg_f32
    make::row<common::fast_operations::v_cmp_nlg_f64>(),  // common_v_cmp_nlg_f64
    make::row<common::fast_operations::v_cmp_nlt_f16>(),  // common_v_cmp_nlt_f16
    make::row<common::fast_operations::v_cmp_nlt_f32>(),  // common_v_cmp_nlt_f32
    make::row<common::fast_operations::v_cmp_nlt_f64>(),  // common_v_cmp_nlt_f64
    make::row<common::fast_operations::v_cmp_o_f16>(),  // common_v_cmp_o_f16
    make::row<common::fast_operations::v_cmp_o_f32>(),  // common_v_cmp_o_f32
    make::row<common::fast_operations::v_cmp_o_f64>(),  // common_v_cmp_o_f64
    make::row_by<common::fast_operations::v_cmp_t_i16>(operations::common_v_cmp_tru_f16),  // common_v_cmp_t_i16
    make::row_by<common::fast_operations::v_cmp_t_i32>(operations::common_v_cmp_tru_f16),  // common_v_cmp_t_i32
    make::row_by<common::fast_operations::v_cmp_t_i64>(operations::common_v_cmp_tru_f16),  // common_v_cmp_t_i64
    make::row_by<common::fast_operations::v_cmp_t_u16>(operations::common_v_cmp_tru_f16),  // common_v_cmp_t_u16
    make::row_by<common::fast_operations::v_cmp_t_u32>(operations::common_v_cmp_tru_f16),  // common_v_cmp_t_u32
    make::row_by<common::fast_operations::v_cmp_t_u64>(operations::common_v_cmp_tru_f16),  // common_v_cmp_t_u64
    make::row<common::fast_operations::v_cmp_tru_f16>(),  // common_v_cmp_tru_f16
    make::row_by<common::fast_operations::v_cmp_tru_f32>(operations::common_v_cmp_tru_f16),  // common_v_cmp_tru_f32
    make::row_by<common::fast_operations::v_cmp_tru_f64>(operations::common_v_cmp_tru_f16),  // common_v_cmp_tru_f64
    make::row<common::fast_operations::v_cmp_u_f16>(),  // common_v_cmp_u_f16
    make::row<common::fast_operations::v_cmp_u_f32>(),  // common_v_cmp_u_f32
    make::row<common::fast_operations::v_cmp_u_f64>(),  // common_v_cmp_u_f64
    make::row_by<common::fast_operations::v_cmpx_class_f16>(operations::common_v_cmp_class_f16),  // common_v_cmpx_class_f16
    make::row_by<common::fast_operations::v_cmpx_class_f32>(operations::common_v_cmp_class_f32),  // common_v_cmpx_class_f32
    make::row_by<common::fast_operations::v_cmpx_class_f64>(operations::common_v_cmp_class_f64),  // common_v_cmpx_class_f64
    make::row_by<common::fast_operations::v_cmpx_eq_f16>(operations::common_v_cmp_eq_f16),  // common_v_cmpx_eq_f16
    make::row_by<common::fast_operations::v_cmpx_eq_f32>(operations::common_v_cmp_eq_f32),  // common_v_cmpx_eq_f32
    make::row_by<common::fast_operations::v_cmpx_eq_f64>(operations::common_v_cmp_eq_f64),  // common_v_cmpx_eq_f64
    make::row_by<common::fast_operations::v_cmpx_eq_i16>(operations::common_v_cmp_eq_i16),  // common_v_cmpx_eq_i16
    make::row_by<common::fast_operations::v_cmpx_eq_i32>(operations::common_v_cmp_eq_i32),  // common_v_cmpx_eq_i32
    make::row_by<common::fast_operations::v_cmpx_eq_i64>(operations::common_v_cmp_eq_i64),  // common_v_cmpx_eq_i64
    make::row_by<common::fast_operations::v_cmpx_eq_u16>(operations::common_v_cmp_eq_u16),  // common_v_cmpx_eq_u16
    make::row_by<common::fast_operations::v_cmpx_eq_u32>(operations::common_v_cmp_eq_u32),  // common_v_cmpx_eq_u32
    make::row_by<common::fast_operations::v_cmpx_eq_u64>(operations::common_v_cmp_eq_u64),  // common_v_cmpx_eq_u64
    make::row_by<common::fast_operations::v_cmpx_f_f16>(operations::common_v_cmp_f_f16),  // common_v_cmpx_f_f16
    make::row_by<common::fast_operations::v_cmpx_f_f32>(operations::common_v_cmp_f_f16),  // common_v_cmpx_f_f32
    make::row_by<common::fast_operations::v_cmpx_f_f64>(operations::common_v_cmp_f_f16),  // common_v_cmpx_f_f64
    make::row_by<common::fast_operations::v_cmpx_f_i32>(operations::common_v_cmp_f_f16),  // common_v_cmpx_f_i32
    make::row_by<common::fast_operations::v_cmpx_f_i64>(operations::common_v_cmp_f_f16),  // common_v_cmpx_f_i64
    make::row_by<common::fast_operations::v_cmpx_f_u32>(operations::common_v_cmp_f_f16),  // common_v_cmpx_f_u32
    make::row_by<common::fast_operations::v_cmpx_f_u64>(operations::common_v_cmp_f_f16),  // common_v_cmpx_f_u64
    make::row_by<common::fast_operations::v_cmpx_ge_f16>(operations::common_v_cmp_ge_f16),  // common_v_cmpx_ge_f16
    make::row_by<common::fast_operations::v_cmpx_ge_f32>(operations::common_v_cmp_ge_f32),  // common_v_cmpx_ge_f32
    make::row_by<common::fast_operations::v_cmpx_ge_f64>(operations::common_v_cmp_ge_f64),  // common_v_cmpx_ge_f64
    make::row_by<common::fast_operations::v_cmpx_ge_i16>(operations::common_v_cmp_ge_i16),  // common_v_cmpx_ge_i16
    make::row_by<common::fast_operations::v_cmpx_ge_i32>(operations::common_v_cmp_ge_i32),  // common_v_cmpx_ge_i32
    make::row_by<common::fast_operations::v_cmpx_ge_i64>(operations::common_v_cmp_ge_i64),  // common_v_cmpx_ge_i64
    make::row_by<common::fast_operations::v_cmpx_ge_u16>(operations::common_v_cmp_ge_u16),  // common_v_cmpx_ge_u16
    make::row_by<common::fast_operations::v_cmpx_ge_u32>(operations::common_v_cmp_ge_u32),  // common_v_cmpx_ge_u32
    make::row_by<common::fast_operations::v_cmpx_ge_u64>(operations::common_v_cmp_ge_u64),  // common_v_cmpx_ge_u64
    make::row_by<common::fast_operations::v_cmpx_gt_f16>(operations::common_v_cmp_gt_f16),  // common_v_cmpx_gt_f16
    make::row_by<common::fast_operations::v_cmpx_gt_f32>(operations::common_v_cmp_gt_f32),  // common_v_cmpx_gt_f32
    make::row_by<common::fast_operations::v_cmpx_gt_f64>(operations::common_v_cmp_gt_f64),  // common_v_cmpx_gt_f64
    make::row_by<common::fast_operations::v_cmpx_gt_i16>(operations::common_v_cmp_gt_i16),  // common_v_cmpx_gt_i16
    make::row_by<common::fast_operations::v_cmpx_gt_i32>(operations::common_v_cmp_gt_i32),  // common_v_cmpx_gt_i32
    make::row_by<common::fast_operations::v_cmpx_gt_i64>(operations::common_v_cmp_gt_i64),  // common_v_cmpx_gt_i64
    make::row_by<common::fast_operations::v_cmpx_gt_u16>(operations::common_v_cmp_gt_u16),  // common_v_cmpx_gt_u16
    make::row_by<common::fast_operations::v_cmpx_gt_u32>(operations::common_v_cmp_gt_u32),  // common_v_cmpx_gt_u32
    make::row_by<common::fast_operations::v_cmpx_gt_u64>(operations::common_v_cmp_gt_u64),  // common_v_cmpx_gt_u64
    make::row_by<common::fast_operations::v_cmpx_le_f16>(operations::common_v_cmp_le_f16),  // common_v_cmpx_le_f16
    make::row_by<common::fast_operations::v_cmpx_le_f32>(operations::common_v_cmp_le_f32),  // common_v_cmpx_le_f32
    make::row_by<common::fast_operations::v_cmpx_le_f64>(operations::common_v_cmp_le_f64),  // common_v_cmpx_le_f64
    make::row_by<common::fast_operations::v_cmpx_le_i16>(operations::common_v_cmp_le_i16),  // common_v_cmpx_le_i16
    make::row_by<common::fast_operations::v_cmpx_le_i32>(operations::common_v_cmp_le_i32),  // common_v_cmpx_le_i32
    make::row_by<common::fast_operations::v_cmpx_le_i64>(operations::common_v_cmp_le_i64),  // common_v_cmpx_le_i64
    make::row_by<common::fast_operations::v_cmpx_le_u16>(operations::common_v_cmp_le_u16),  // common_v_cmpx_le_u16
    make::row_by<common::fast_operations::v_cmpx_le_u32>(operations::common_v_cmp_le_u32),  // common_v_cmpx_le_u32
    make::row_by<common::fast_operations::v_cmpx_le_u64>(operations::common_v_cmp_le_u64),  // common_v_cmpx_le_u64
    make::row_by<common::fast_operations::v_cmpx_lg_f16>(operations::common_v_cmp_lg_f16),  // common_v_cmpx_lg_f16
    make::row_by<common::fast_operations::v_cmpx_lg_f32>(operations::common_v_cmp_lg_f32),  // common_v_cmpx_lg_f32
    make::row_by<common::fast_operations::v_cmpx_lg_f64>(operations::common_v_cmp_lg_f64),  // common_v_cmpx_lg_f64
    make::row_by<common::fast_operations::v_cmpx_lt_f16>(operations::common_v_cmp_lt_f16),  // common_v_cmpx_lt_f16
    make::row_by<common::fast_operations::v_cmpx_lt_f32>(operations::common_v_cmp_lt_f32),  // common_v_cmpx_lt_f32
    make::row_by<common::fast_operations::v_cmpx_lt_f64>(operations::common_v_cmp_lt_f64),  // common_v_cmpx_lt_f64
    make::row_by<common::fast_operations::v_cmpx_lt_i16>(operations::common_v_cmp_lt_i16),  // common_v_cmpx_lt_i16
    make::row_by<common::fast_operations::v_cmpx_lt_i32>(operations::common_v_cmp_lt_i32),  // common_v_cmpx_lt_i32
    make::row_by<common::fast_operations::v_cmpx_lt_i64>(operations::common_v_cmp_lt_i64),  // common_v_cmpx_lt_i64
    make::row_by<common::fast_operations::v_cmpx_lt_u16>(operations::common_v_cmp_lt_u16),  // common_v_cmpx_lt_u16
    make::row_by<common::fast_operations::v_cmpx_lt_u32>(operations::common_v_cmp_lt_u32),  // common_v_cmpx_lt_u32
    make::row_by<common::fast_operations::v_cmpx_lt_u64>(operations::common_v_cmp_lt_u64),  // common_v_cmpx_lt_u64
    make::row_by<common::fast_operations::v_cmpx_ne_i16>(operations::common_v_cmp_ne_i16),  // common_v_cmpx_ne_i16
    make::row_by<common::fast_operations::v_cmpx_ne_i32>(operations::common_v_cmp_ne_i32),  // common_v_cmpx_ne_i32
    make::row_by<common::fast_operations::v_cmpx_ne_i64>(operations::common_v_cmp_ne_i64),  // common_v_cmpx_ne_i64
    make::row_by<common::fast_operations::v_cmpx_ne_u16>(operations::common_v_cmp_ne_u16),  // common_v_cmpx_ne_u16
    make::row_by<common::fast_operations::v_cmpx_ne_u32>(operations::common_v_cmp_ne_u32),  // common_v_cmpx_ne_u32
    make::row_by<common::fast_operations::v_cmpx_ne_u64>(operations::common_v_cmp_ne_u64),  // common_v_cmpx_ne_u64
    make::row_by<common::fast_operations::v_cmpx_neq_f16>(operations::common_v_cmp_neq_f16),  // common_v_cmpx_neq_f16
    make::row_by<common::fast_operations::v_cmpx_neq_f32>(operations::common_v_cmp_neq_f32),  // common_v_cmpx_neq_f32
    make::row_by<common::fast_operations::v_cmpx_neq_f64>(operations::common_v_cmp_neq_f64),  // common_v_cmpx_neq_f64
    make::row_by<common::fast_operations::v_cmpx_nge_f16>(operations::common_v_cmp_nge_f16),  // common_v_cmpx_nge_f16
    make::row_by<common::fast_operations::v_cmpx_nge_f32>(operations::common_v_cmp_nge_f32),  // common_v_cmpx_nge_f32
    make::row_by<common::fast_operations::v_cmpx_nge_f64>(operations::common_v_cmp_nge_f64),  // common_v_cmpx_nge_f64
    make::row_by<common::fast_operations::v_cmpx_ngt_f16>(operations::common_v_cmp_ngt_f16),  // common_v_cmpx_ngt_f16
    make::row_by<common::fast_operations::v_cmpx_ngt_f32>(operations::common_v_cmp_ngt_f32),  // common_v_cmpx_ngt_f32
    make::row_by<common::fast_operations::v_cmpx_ngt_f64>(operations::common_v_cmp_ngt_f64),  // common_v_cmpx_ngt_f64
    make::row_by<common::fast_operations::v_cmpx_nle_f16>(operations::common_v_cmp_nle_f16),  // common_v_cmpx_nle_f16
    make::row_by<common::fast_operations::v_cmpx_nle_f32>(operations::common_v_cmp_nle_f32),  // common_v_cmpx_nle_f32
    make::row_by<common::fast_operations::v_cmpx_nle_f64>(operations::common_v_cmp_nle_f64),  // common_v_cmpx_nle_f64
    make::row_by<common::fast_operations::v_cmpx_nlg_f16>(operations::common_v_cmp_nlg_f16),  // common_v_cmpx_nlg_f16
    make::row_by<common::fast_operations::v_cmpx_nlg_f32>(operations::common_v_cmp_nlg_f32),  // common_v_cmpx_nlg_f32
    make::row_by<common::fast_operations::v_cmpx_nlg_f64>(operations::common_v_cmp_nlg_f64),  // common_v_cmpx_nlg_f64
    make::row_by<common::fast_operations::v_cmpx_nlt_f16>(operations::common_v_cmp_nlt_f16),  // common_v_cmpx_nlt_f16
    make::row_by<common::fast_operations::v_cmpx_nlt_f32>(operations::common_v_cmp_nlt_f32),  // common_v_cmpx_nlt_f32
    make::row_by<common::fast_operations::v_cmpx_nlt_f64>(operations::common_v_cmp_nlt_f64),  // common_v_cmpx_nlt_f64
    make::row_by<common::fast_operations::v_cmpx_o_f16>(operations::common_v_cmp_o_f16),  // common_v_cmpx_o_f16
    make::row_by<common::fast_operations::v_cmpx_o_f32>(operations::common_v_cmp_o_f32),  // common_v_cmpx_o_f32
    make::row_by<common::fast_operations::v_cmpx_o_f64>(operations::common_v_cmp_o_f64),  // common_v_cmpx_o_f64
    make::row_by<common::fast_operations::v_cmpx_t_i32>(operations::common_v_cmp_tru_f16),  // common_v_cmpx_t_i32
    make::row_by<common::fast_operations::v_cmpx_t_i64>(operations::common_v_cmp_tru_f16),  // common_v_cmpx_t_i64
    make::row_by<common::fast_operations::v_cmpx_t_u32>(operations::common_v_cmp_tru_f16),  // common_v_cmpx_t_u32
    make::row_by<common::fast_operations::v_cmpx_t_u64>(operations::common_v_cmp_tru_f16),  // common_v_cmpx_t_u64
    make::row_by<common::fast_operations::v_cmpx_tru_f16>(operations::common_v_cmp_tru_f16),  // common_v_cmpx_tru_f16
    make::row_by<common::fast_operations::v_cmpx_tru_f32>(operations::common_v_cmp_tru_f16),  // common_v_cmpx_tru_f32
    make::row_by<common::fast_operations::v_cmpx_tru_f64>(operations::common_v_cmp_tru_f16),  // common_v_cmpx_tru_f64
    make::row_by<common::fast_operations::v_cmpx_u_f16>(operations::common_v_cmp_u_f16),  // common_v_cmpx_u_f16
    make::row_by<common::fast_operations::v_cmpx_u_f32>(operations::common_v_cmp_u_f32),  // common_v_cmpx_u_f32
    make::row_by<common::fast_operations::v_cmpx_u_f64>(operations::common_v_cmp_u_f64),  // common_v_cmpx_u_f64
};

}  // namespace fast

static_assert(std::size(functions_vopc) == operations::after_vopc - operations::before_vopc - 1);
static_assert(std::size(fast::handlers_vopc) == std::size(functions_vopc));

}  // namespace lockstep
