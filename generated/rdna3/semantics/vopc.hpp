// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopc.xml.
// Hash of what this file is made of: b02b947b2fd8b826
// What the vopc operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
// well are in common/semantics/vopc.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/core/fp.hpp"
#include "lockstep/core/select.hpp"
#include "lockstep/core/views.hpp"
#include "lockstep/core/wide_bits.hpp"
#include "lockstep/isa/results.hpp"
#include "lockstep/isa/state_set.hpp"
#include "common/semantics/vopc.hpp"


namespace lockstep::rdna3::sem {
using common::sem::v_cmpx_class_f16;
using common::sem::v_cmpx_class_f32;
using common::sem::v_cmpx_class_f64;
using common::sem::v_cmpx_eq_f16;
using common::sem::v_cmpx_eq_f32;
using common::sem::v_cmpx_eq_f64;
using common::sem::v_cmpx_eq_i16;
using common::sem::v_cmpx_eq_i32;
using common::sem::v_cmpx_eq_i64;
using common::sem::v_cmpx_eq_u16;
using common::sem::v_cmpx_eq_u32;
using common::sem::v_cmpx_eq_u64;
using common::sem::v_cmpx_ge_f16;
using common::sem::v_cmpx_ge_f32;
using common::sem::v_cmpx_ge_f64;
using common::sem::v_cmpx_ge_i16;
using common::sem::v_cmpx_ge_i32;
using common::sem::v_cmpx_ge_i64;
using common::sem::v_cmpx_ge_u16;
using common::sem::v_cmpx_ge_u32;
using common::sem::v_cmpx_ge_u64;
using common::sem::v_cmpx_gt_f16;
using common::sem::v_cmpx_gt_f32;
using common::sem::v_cmpx_gt_f64;
using common::sem::v_cmpx_gt_i16;
using common::sem::v_cmpx_gt_i32;
using common::sem::v_cmpx_gt_i64;
using common::sem::v_cmpx_gt_u16;
using common::sem::v_cmpx_gt_u32;
using common::sem::v_cmpx_gt_u64;
using common::sem::v_cmpx_le_f16;
using common::sem::v_cmpx_le_f32;
using common::sem::v_cmpx_le_f64;
using common::sem::v_cmpx_le_i16;
using common::sem::v_cmpx_le_i32;
using common::sem::v_cmpx_le_i64;
using common::sem::v_cmpx_le_u16;
using common::sem::v_cmpx_le_u32;
using common::sem::v_cmpx_le_u64;
using common::sem::v_cmpx_lg_f16;
using common::sem::v_cmpx_lg_f32;
using common::sem::v_cmpx_lg_f64;
using common::sem::v_cmpx_lt_f16;
using common::sem::v_cmpx_lt_f32;
using common::sem::v_cmpx_lt_f64;
using common::sem::v_cmpx_lt_i16;
using common::sem::v_cmpx_lt_i32;
using common::sem::v_cmpx_lt_i64;
using common::sem::v_cmpx_lt_u16;
using common::sem::v_cmpx_lt_u32;
using common::sem::v_cmpx_lt_u64;
using common::sem::v_cmpx_neq_f16;
using common::sem::v_cmpx_neq_f32;
using common::sem::v_cmpx_neq_f64;
using common::sem::v_cmpx_ne_i16;
using common::sem::v_cmpx_ne_i32;
using common::sem::v_cmpx_ne_i64;
using common::sem::v_cmpx_ne_u16;
using common::sem::v_cmpx_ne_u32;
using common::sem::v_cmpx_ne_u64;
using common::sem::v_cmpx_nge_f16;
using common::sem::v_cmpx_nge_f32;
using common::sem::v_cmpx_nge_f64;
using common::sem::v_cmpx_ngt_f16;
using common::sem::v_cmpx_ngt_f32;
using common::sem::v_cmpx_ngt_f64;
using common::sem::v_cmpx_nle_f16;
using common::sem::v_cmpx_nle_f32;
using common::sem::v_cmpx_nle_f64;
using common::sem::v_cmpx_nlg_f16;
using common::sem::v_cmpx_nlg_f32;
using common::sem::v_cmpx_nlg_f64;
using common::sem::v_cmpx_nlt_f16;
using common::sem::v_cmpx_nlt_f32;
using common::sem::v_cmpx_nlt_f64;
using common::sem::v_cmpx_o_f16;
using common::sem::v_cmpx_o_f32;
using common::sem::v_cmpx_o_f64;
using common::sem::v_cmpx_t_f16;
using common::sem::v_cmpx_t_f32;
using common::sem::v_cmpx_t_f64;
using common::sem::v_cmpx_u_f16;
using common::sem::v_cmpx_u_f32;
using common::sem::v_cmpx_u_f64;
using common::sem::v_cmp_class_f16;
using common::sem::v_cmp_class_f32;
using common::sem::v_cmp_class_f64;
using common::sem::v_cmp_eq_f16;
using common::sem::v_cmp_eq_f32;
using common::sem::v_cmp_eq_f64;
using common::sem::v_cmp_eq_i16;
using common::sem::v_cmp_eq_i32;
using common::sem::v_cmp_eq_i64;
using common::sem::v_cmp_eq_u16;
using common::sem::v_cmp_eq_u32;
using common::sem::v_cmp_eq_u64;
using common::sem::v_cmp_f_f16;
using common::sem::v_cmp_f_f32;
using common::sem::v_cmp_f_f64;
using common::sem::v_cmp_f_i32;
using common::sem::v_cmp_f_i64;
using common::sem::v_cmp_f_u32;
using common::sem::v_cmp_f_u64;
using common::sem::v_cmp_ge_f16;
using common::sem::v_cmp_ge_f32;
using common::sem::v_cmp_ge_f64;
using common::sem::v_cmp_ge_i16;
using common::sem::v_cmp_ge_i32;
using common::sem::v_cmp_ge_i64;
using common::sem::v_cmp_ge_u16;
using common::sem::v_cmp_ge_u32;
using common::sem::v_cmp_ge_u64;
using common::sem::v_cmp_gt_f16;
using common::sem::v_cmp_gt_f32;
using common::sem::v_cmp_gt_f64;
using common::sem::v_cmp_gt_i16;
using common::sem::v_cmp_gt_i32;
using common::sem::v_cmp_gt_i64;
using common::sem::v_cmp_gt_u16;
using common::sem::v_cmp_gt_u32;
using common::sem::v_cmp_gt_u64;
using common::sem::v_cmp_le_f16;
using common::sem::v_cmp_le_f32;
using common::sem::v_cmp_le_f64;
using common::sem::v_cmp_le_i16;
using common::sem::v_cmp_le_i32;
using common::sem::v_cmp_le_i64;
using common::sem::v_cmp_le_u16;
using common::sem::v_cmp_le_u32;
using common::sem::v_cmp_le_u64;
using common::sem::v_cmp_lg_f16;
using common::sem::v_cmp_lg_f32;
using common::sem::v_cmp_lg_f64;
using common::sem::v_cmp_lt_f16;
using common::sem::v_cmp_lt_f32;
using common::sem::v_cmp_lt_f64;
using common::sem::v_cmp_lt_i16;
using common::sem::v_cmp_lt_i32;
using common::sem::v_cmp_lt_i64;
using common::sem::v_cmp_lt_u16;
using common::sem::v_cmp_lt_u32;
using common::sem::v_cmp_lt_u64;
using common::sem::v_cmp_neq_f16;
using common::sem::v_cmp_neq_f32;
using common::sem::v_cmp_neq_f64;
using common::sem::v_cmp_ne_i16;
using common::sem::v_cmp_ne_i32;
using common::sem::v_cmp_ne_i64;
using common::sem::v_cmp_ne_u16;
using common::sem::v_cmp_ne_u32;
using common::sem::v_cmp_ne_u64;
using common::sem::v_cmp_nge_f16;
using common::sem::v_cmp_nge_f32;
using common::sem::v_cmp_nge_f64;
using common::sem::v_cmp_ngt_f16;
using common::sem::v_cmp_ngt_f32;
using common::sem::v_cmp_ngt_f64;
using common::sem::v_cmp_nle_f16;
using common::sem::v_cmp_nle_f32;
using common::sem::v_cmp_nle_f64;
using common::sem::v_cmp_nlg_f16;
using common::sem::v_cmp_nlg_f32;
using common::sem::v_cmp_nlg_f64;
using common::sem::v_cmp_nlt_f16;
using common::sem::v_cmp_nlt_f32;
using common::sem::v_cmp_nlt_f64;
using common::sem::v_cmp_o_f16;
using common::sem::v_cmp_o_f32;
using common::sem::v_cmp_o_f64;
using common::sem::v_cmp_t_f16;
using common::sem::v_cmp_t_f32;
using common::sem::v_cmp_t_f64;
using common::sem::v_cmp_t_i32;
using common::sem::v_cmp_t_i64;
using common::sem::v_cmp_t_u32;
using common::sem::v_cmp_t_u64;
using common::sem::v_cmp_u_f16;
using common::sem::v_cmp_u_f32;
using common::sem::v_cmp_u_f64;

// Loops over lanes are vectorised only when nothing is called in them. g++ inlines whatever its `flatten` asks for.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)
#endif

using std::int16_t;
using std::int32_t;
using std::int64_t;
using std::int8_t;
using std::uint16_t;
using std::uint32_t;
using std::uint64_t;
using std::uint8_t;

// V_CMPX_F_F16
//   EXEC.u64[laneId] = 1'0U
constexpr bool v_cmpx_f_f16() {
  return false;
}

// V_CMPX_F_F32
//   EXEC.u64[laneId] = 1'0U
constexpr bool v_cmpx_f_f32() {
  return false;
}

// V_CMPX_F_F64
//   EXEC.u64[laneId] = 1'0U
constexpr bool v_cmpx_f_f64() {
  return false;
}

// V_CMPX_F_I32
//   EXEC.u64[laneId] = 1'0U
constexpr bool v_cmpx_f_i32() {
  return false;
}

// V_CMPX_F_I64
//   EXEC.u64[laneId] = 1'0U
constexpr bool v_cmpx_f_i64() {
  return false;
}

// V_CMPX_F_U32
//   EXEC.u64[laneId] = 1'0U
constexpr bool v_cmpx_f_u32() {
  return false;
}

// V_CMPX_F_U64
//   EXEC.u64[laneId] = 1'0U
constexpr bool v_cmpx_f_u64() {
  return false;
}

// V_CMPX_T_I32
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_t_i32() {
  return true;
}

// V_CMPX_T_I64
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_t_i64() {
  return true;
}

// V_CMPX_T_U32
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_t_u32() {
  return true;
}

// V_CMPX_T_U64
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_t_u64() {
  return true;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna3::sem
