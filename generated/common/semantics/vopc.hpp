// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopc.xml.
// Hash of what this file is made of: 1b41dd0b5a84aa08
// What the vopc operations compute: one pure function each, its pseudocode above it.
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



namespace lockstep::common::sem {


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

// V_CMPX_CLASS_F16
//   declare category : 32'U;
//   size = S0.u16 & 16'U(0x7fffU);
//   if size > 16'U(0x7c00U) then
//     category = isSignalNAN(S0.f16) ? 0U : 1U
//   else
//     // Negative classes are 2 to 5 from infinity down to zero, positive ones 9 to 6.
//     category = size == 16'U(0x7c00U) ? 2U : (size >= 16'U(0x400U) ? 3U : (size >= 16'1U ? 4U : 5U));
//     category = sign(S0.f16) ? category : 11U - category
//   endif;
//   EXEC.u64[laneId] = S1.u32[category]
constexpr bool v_cmpx_class_f16(uint32_t s0, uint32_t s1) {
  const uint32_t size = s0 & 0x7fffu;
  uint32_t category = 0;
  if (size > 0x7c00u) {
    category = select<uint32_t>(fp::is_signal_nan(as_f16(s0)), 0u, 1u);
  } else {
    category = size == 0x7c00u ? 2u : size >= 0x400u ? 3u : size >= 1u ? 4u : 5u;
    category = select<uint32_t>(fp::sign(as_f16(s0)), category, 11u - category);
  }
  return bit(s1, category);
}

// V_CMPX_CLASS_F32
//   declare category : 32'U;
//   size = S0.u32 & 32'U(0x7fffffffU);
//   if size > 32'U(0x7f800000U) then
//     category = isSignalNAN(S0.f32) ? 0U : 1U
//   else
//     // Negative classes are 2 to 5 from infinity down to zero, positive ones 9 to 6.
//     category = size == 32'U(0x7f800000U) ? 2U : (size >= 32'U(0x800000U) ? 3U : (size >= 1U ? 4U : 5U));
//     category = sign(S0.f32) ? category : 11U - category
//   endif;
//   EXEC.u64[laneId] = S1.u32[category]
constexpr bool v_cmpx_class_f32(uint32_t s0, uint32_t s1) {
  const uint32_t size = s0 & 0x7fffffffu;
  uint32_t category = 0;
  if (size > 0x7f800000u) {
    category = select<uint32_t>(fp::is_signal_nan(as_f32(s0)), 0u, 1u);
  } else {
    category = size == 0x7f800000u ? 2u : size >= 0x800000u ? 3u : size >= 1u ? 4u : 5u;
    category = select<uint32_t>(fp::sign(as_f32(s0)), category, 11u - category);
  }
  return bit(s1, category);
}

// V_CMPX_CLASS_F64
//   declare category : 32'U;
//   size = S0.u64 & 64'U(0x7fffffffffffffffULL);
//   if size > 64'U(0x7ff0000000000000ULL) then
//     category = isSignalNAN(S0.f64) ? 0U : 1U
//   else
//     // Negative classes are 2 to 5 from infinity down to zero, positive ones 9 to 6.
//     category = size == 64'U(0x7ff0000000000000ULL) ? 2U : (size >= 64'U(0x10000000000000ULL) ? 3U : (size >= 1ULL ? 4U : 5U));
//     category = sign(S0.f64) ? category : 11U - category
//   endif;
//   EXEC.u64[laneId] = S1.u32[category]
constexpr bool v_cmpx_class_f64(uint64_t s0, uint32_t s1) {
  const uint64_t size = s0 & 0x7fffffffffffffffu;
  uint32_t category = 0;
  if (size > 0x7ff0000000000000u) {
    category = select<uint32_t>(fp::is_signal_nan(as_f64(s0)), 0u, 1u);
  } else {
    category = size == 0x7ff0000000000000u ? 2u : size >= 0x10000000000000u ? 3u : size >= uint64_t{1} ? 4u
        : 5u;
    category = select<uint32_t>(fp::sign(as_f64(s0)), category, 11u - category);
  }
  return bit(s1, category);
}

// V_CMPX_EQ_F16
//   EXEC.u64[laneId] = S0.f16 == S1.f16
template <class M>
constexpr bool v_cmpx_eq_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::eq(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_EQ_F32
//   EXEC.u64[laneId] = S0.f32 == S1.f32
template <class M>
constexpr bool v_cmpx_eq_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::eq(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_EQ_F64
//   EXEC.u64[laneId] = S0.f64 == S1.f64
template <class M>
constexpr bool v_cmpx_eq_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::eq(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_EQ_I16
//   EXEC.u64[laneId] = S0.i16 == S1.i16
constexpr bool v_cmpx_eq_i16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) == (s1 & 0xffff);
}

// V_CMPX_EQ_I32
//   EXEC.u64[laneId] = S0.i32 == S1.i32
constexpr bool v_cmpx_eq_i32(uint32_t s0, uint32_t s1) {
  return s0 == s1;
}

// V_CMPX_EQ_I64
//   EXEC.u64[laneId] = S0.i64 == S1.i64
constexpr bool v_cmpx_eq_i64(uint64_t s0, uint64_t s1) {
  return s0 == s1;
}

// V_CMPX_EQ_U16
//   EXEC.u64[laneId] = S0.u16 == S1.u16
constexpr bool v_cmpx_eq_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) == (s1 & 0xffff);
}

// V_CMPX_EQ_U32
//   EXEC.u64[laneId] = S0.u32 == S1.u32
constexpr bool v_cmpx_eq_u32(uint32_t s0, uint32_t s1) {
  return s0 == s1;
}

// V_CMPX_EQ_U64
//   EXEC.u64[laneId] = S0.u64 == S1.u64
template <class W = uint64_t>
constexpr bool v_cmpx_eq_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 == s1;
}

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

// V_CMPX_GE_F16
//   EXEC.u64[laneId] = S0.f16 >= S1.f16
template <class M>
constexpr bool v_cmpx_ge_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::ge(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_GE_F32
//   EXEC.u64[laneId] = S0.f32 >= S1.f32
template <class M>
constexpr bool v_cmpx_ge_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::ge(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_GE_F64
//   EXEC.u64[laneId] = S0.f64 >= S1.f64
template <class M>
constexpr bool v_cmpx_ge_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::ge(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_GE_I16
//   EXEC.u64[laneId] = S0.i16 >= S1.i16
constexpr bool v_cmpx_ge_i16(uint32_t s0, uint32_t s1) {
  return sign_extend(s0, 16) >= sign_extend(s1, 16);
}

// V_CMPX_GE_I32
//   EXEC.u64[laneId] = S0.i32 >= S1.i32
constexpr bool v_cmpx_ge_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) >= int32_t(s1);
}

// V_CMPX_GE_I64
//   EXEC.u64[laneId] = S0.i64 >= S1.i64
constexpr bool v_cmpx_ge_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) >= int64_t(s1);
}

// V_CMPX_GE_U16
//   EXEC.u64[laneId] = S0.u16 >= S1.u16
constexpr bool v_cmpx_ge_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) >= (s1 & 0xffff);
}

// V_CMPX_GE_U32
//   EXEC.u64[laneId] = S0.u32 >= S1.u32
constexpr bool v_cmpx_ge_u32(uint32_t s0, uint32_t s1) {
  return s0 >= s1;
}

// V_CMPX_GE_U64
//   EXEC.u64[laneId] = S0.u64 >= S1.u64
template <class W = uint64_t>
constexpr bool v_cmpx_ge_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 >= s1;
}

// V_CMPX_GT_F16
//   EXEC.u64[laneId] = S0.f16 > S1.f16
template <class M>
constexpr bool v_cmpx_gt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::gt(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_GT_F32
//   EXEC.u64[laneId] = S0.f32 > S1.f32
template <class M>
constexpr bool v_cmpx_gt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::gt(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_GT_F64
//   EXEC.u64[laneId] = S0.f64 > S1.f64
template <class M>
constexpr bool v_cmpx_gt_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::gt(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_GT_I16
//   EXEC.u64[laneId] = S0.i16 > S1.i16
constexpr bool v_cmpx_gt_i16(uint32_t s0, uint32_t s1) {
  return sign_extend(s0, 16) > sign_extend(s1, 16);
}

// V_CMPX_GT_I32
//   EXEC.u64[laneId] = S0.i32 > S1.i32
constexpr bool v_cmpx_gt_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) > int32_t(s1);
}

// V_CMPX_GT_I64
//   EXEC.u64[laneId] = S0.i64 > S1.i64
constexpr bool v_cmpx_gt_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) > int64_t(s1);
}

// V_CMPX_GT_U16
//   EXEC.u64[laneId] = S0.u16 > S1.u16
constexpr bool v_cmpx_gt_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) > (s1 & 0xffff);
}

// V_CMPX_GT_U32
//   EXEC.u64[laneId] = S0.u32 > S1.u32
constexpr bool v_cmpx_gt_u32(uint32_t s0, uint32_t s1) {
  return s0 > s1;
}

// V_CMPX_GT_U64
//   EXEC.u64[laneId] = S0.u64 > S1.u64
template <class W = uint64_t>
constexpr bool v_cmpx_gt_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 > s1;
}

// V_CMPX_LE_F16
//   EXEC.u64[laneId] = S0.f16 <= S1.f16
template <class M>
constexpr bool v_cmpx_le_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::le(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_LE_F32
//   EXEC.u64[laneId] = S0.f32 <= S1.f32
template <class M>
constexpr bool v_cmpx_le_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::le(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_LE_F64
//   EXEC.u64[laneId] = S0.f64 <= S1.f64
template <class M>
constexpr bool v_cmpx_le_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::le(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_LE_I16
//   EXEC.u64[laneId] = S0.i16 <= S1.i16
constexpr bool v_cmpx_le_i16(uint32_t s0, uint32_t s1) {
  return sign_extend(s0, 16) <= sign_extend(s1, 16);
}

// V_CMPX_LE_I32
//   EXEC.u64[laneId] = S0.i32 <= S1.i32
constexpr bool v_cmpx_le_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) <= int32_t(s1);
}

// V_CMPX_LE_I64
//   EXEC.u64[laneId] = S0.i64 <= S1.i64
constexpr bool v_cmpx_le_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) <= int64_t(s1);
}

// V_CMPX_LE_U16
//   EXEC.u64[laneId] = S0.u16 <= S1.u16
constexpr bool v_cmpx_le_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) <= (s1 & 0xffff);
}

// V_CMPX_LE_U32
//   EXEC.u64[laneId] = S0.u32 <= S1.u32
constexpr bool v_cmpx_le_u32(uint32_t s0, uint32_t s1) {
  return s0 <= s1;
}

// V_CMPX_LE_U64
//   EXEC.u64[laneId] = S0.u64 <= S1.u64
template <class W = uint64_t>
constexpr bool v_cmpx_le_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 <= s1;
}

// V_CMPX_LG_F16
//   EXEC.u64[laneId] = S0.f16 <> S1.f16
template <class M>
constexpr bool v_cmpx_lg_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lg(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_LG_F32
//   EXEC.u64[laneId] = S0.f32 <> S1.f32
template <class M>
constexpr bool v_cmpx_lg_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lg(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_LG_F64
//   EXEC.u64[laneId] = S0.f64 <> S1.f64
template <class M>
constexpr bool v_cmpx_lg_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::lg(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_LT_F16
//   EXEC.u64[laneId] = S0.f16 < S1.f16
template <class M>
constexpr bool v_cmpx_lt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lt(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_LT_F32
//   EXEC.u64[laneId] = S0.f32 < S1.f32
template <class M>
constexpr bool v_cmpx_lt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lt(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_LT_F64
//   EXEC.u64[laneId] = S0.f64 < S1.f64
template <class M>
constexpr bool v_cmpx_lt_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::lt(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_LT_I16
//   EXEC.u64[laneId] = S0.i16 < S1.i16
constexpr bool v_cmpx_lt_i16(uint32_t s0, uint32_t s1) {
  return sign_extend(s0, 16) < sign_extend(s1, 16);
}

// V_CMPX_LT_I32
//   EXEC.u64[laneId] = S0.i32 < S1.i32
constexpr bool v_cmpx_lt_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) < int32_t(s1);
}

// V_CMPX_LT_I64
//   EXEC.u64[laneId] = S0.i64 < S1.i64
constexpr bool v_cmpx_lt_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) < int64_t(s1);
}

// V_CMPX_LT_U16
//   EXEC.u64[laneId] = S0.u16 < S1.u16
constexpr bool v_cmpx_lt_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) < (s1 & 0xffff);
}

// V_CMPX_LT_U32
//   EXEC.u64[laneId] = S0.u32 < S1.u32
constexpr bool v_cmpx_lt_u32(uint32_t s0, uint32_t s1) {
  return s0 < s1;
}

// V_CMPX_LT_U64
//   EXEC.u64[laneId] = S0.u64 < S1.u64
template <class W = uint64_t>
constexpr bool v_cmpx_lt_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 < s1;
}

// V_CMPX_NEQ_F16
//   EXEC.u64[laneId] = !(S0.f16 == S1.f16)
template <class M>
constexpr bool v_cmpx_neq_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::eq(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_NEQ_F32
//   EXEC.u64[laneId] = !(S0.f32 == S1.f32)
template <class M>
constexpr bool v_cmpx_neq_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::eq(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_NEQ_F64
//   EXEC.u64[laneId] = !(S0.f64 == S1.f64)
template <class M>
constexpr bool v_cmpx_neq_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::eq(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_NE_I16
//   EXEC.u64[laneId] = S0.i16 != S1.i16
constexpr bool v_cmpx_ne_i16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) != (s1 & 0xffff);
}

// V_CMPX_NE_I32
//   EXEC.u64[laneId] = S0.i32 != S1.i32
constexpr bool v_cmpx_ne_i32(uint32_t s0, uint32_t s1) {
  return s0 != s1;
}

// V_CMPX_NE_I64
//   EXEC.u64[laneId] = S0.i64 != S1.i64
constexpr bool v_cmpx_ne_i64(uint64_t s0, uint64_t s1) {
  return s0 != s1;
}

// V_CMPX_NE_U16
//   EXEC.u64[laneId] = S0.u16 != S1.u16
constexpr bool v_cmpx_ne_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) != (s1 & 0xffff);
}

// V_CMPX_NE_U32
//   EXEC.u64[laneId] = S0.u32 != S1.u32
constexpr bool v_cmpx_ne_u32(uint32_t s0, uint32_t s1) {
  return s0 != s1;
}

// V_CMPX_NE_U64
//   EXEC.u64[laneId] = S0.u64 != S1.u64
template <class W = uint64_t>
constexpr bool v_cmpx_ne_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 != s1;
}

// V_CMPX_NGE_F16
//   EXEC.u64[laneId] = !(S0.f16 >= S1.f16)
template <class M>
constexpr bool v_cmpx_nge_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::ge(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_NGE_F32
//   EXEC.u64[laneId] = !(S0.f32 >= S1.f32)
template <class M>
constexpr bool v_cmpx_nge_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::ge(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_NGE_F64
//   EXEC.u64[laneId] = !(S0.f64 >= S1.f64)
template <class M>
constexpr bool v_cmpx_nge_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::ge(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_NGT_F16
//   EXEC.u64[laneId] = !(S0.f16 > S1.f16)
template <class M>
constexpr bool v_cmpx_ngt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::gt(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_NGT_F32
//   EXEC.u64[laneId] = !(S0.f32 > S1.f32)
template <class M>
constexpr bool v_cmpx_ngt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::gt(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_NGT_F64
//   EXEC.u64[laneId] = !(S0.f64 > S1.f64)
template <class M>
constexpr bool v_cmpx_ngt_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::gt(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_NLE_F16
//   EXEC.u64[laneId] = !(S0.f16 <= S1.f16)
template <class M>
constexpr bool v_cmpx_nle_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::le(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_NLE_F32
//   EXEC.u64[laneId] = !(S0.f32 <= S1.f32)
template <class M>
constexpr bool v_cmpx_nle_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::le(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_NLE_F64
//   EXEC.u64[laneId] = !(S0.f64 <= S1.f64)
template <class M>
constexpr bool v_cmpx_nle_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::le(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_NLG_F16
//   EXEC.u64[laneId] = !(S0.f16 <> S1.f16)
template <class M>
constexpr bool v_cmpx_nlg_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lg(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_NLG_F32
//   EXEC.u64[laneId] = !(S0.f32 <> S1.f32)
template <class M>
constexpr bool v_cmpx_nlg_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lg(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_NLG_F64
//   EXEC.u64[laneId] = !(S0.f64 <> S1.f64)
template <class M>
constexpr bool v_cmpx_nlg_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::lg(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_NLT_F16
//   EXEC.u64[laneId] = !(S0.f16 < S1.f16)
template <class M>
constexpr bool v_cmpx_nlt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lt(as_f16(s0), as_f16(s1), mode);
}

// V_CMPX_NLT_F32
//   EXEC.u64[laneId] = !(S0.f32 < S1.f32)
template <class M>
constexpr bool v_cmpx_nlt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lt(as_f32(s0), as_f32(s1), mode);
}

// V_CMPX_NLT_F64
//   EXEC.u64[laneId] = !(S0.f64 < S1.f64)
template <class M>
constexpr bool v_cmpx_nlt_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::lt(as_f64(s0), as_f64(s1), mode);
}

// V_CMPX_O_F16
//   EXEC.u64[laneId] = !(isNAN(S0.f16) || isNAN(S1.f16))
constexpr bool v_cmpx_o_f16(uint32_t s0, uint32_t s1) {
  return !eager_or(fp::is_nan(as_f16(s0)), fp::is_nan(as_f16(s1)));
}

// V_CMPX_O_F32
//   EXEC.u64[laneId] = !(isNAN(S0.f32) || isNAN(S1.f32))
constexpr bool v_cmpx_o_f32(uint32_t s0, uint32_t s1) {
  return !eager_or(fp::is_nan(as_f32(s0)), fp::is_nan(as_f32(s1)));
}

// V_CMPX_O_F64
//   EXEC.u64[laneId] = !(isNAN(S0.f64) || isNAN(S1.f64))
constexpr bool v_cmpx_o_f64(uint64_t s0, uint64_t s1) {
  return !eager_or(fp::is_nan(as_f64(s0)), fp::is_nan(as_f64(s1)));
}

// V_CMPX_TRU_F16
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_tru_f16() {
  return true;
}

// V_CMPX_TRU_F32
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_tru_f32() {
  return true;
}

// V_CMPX_TRU_F64
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_tru_f64() {
  return true;
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

// V_CMPX_U_F16
//   EXEC.u64[laneId] = isNAN(S0.f16) || isNAN(S1.f16)
constexpr bool v_cmpx_u_f16(uint32_t s0, uint32_t s1) {
  return eager_or(fp::is_nan(as_f16(s0)), fp::is_nan(as_f16(s1)));
}

// V_CMPX_U_F32
//   EXEC.u64[laneId] = isNAN(S0.f32) || isNAN(S1.f32)
constexpr bool v_cmpx_u_f32(uint32_t s0, uint32_t s1) {
  return eager_or(fp::is_nan(as_f32(s0)), fp::is_nan(as_f32(s1)));
}

// V_CMPX_U_F64
//   EXEC.u64[laneId] = isNAN(S0.f64) || isNAN(S1.f64)
constexpr bool v_cmpx_u_f64(uint64_t s0, uint64_t s1) {
  return eager_or(fp::is_nan(as_f64(s0)), fp::is_nan(as_f64(s1)));
}

// V_CMP_CLASS_F16
//   declare category : 32'U;
//   size = S0.u16 & 16'U(0x7fffU);
//   if size > 16'U(0x7c00U) then
//     category = isSignalNAN(S0.f16) ? 0U : 1U
//   else
//     // Negative classes are 2 to 5 from infinity down to zero, positive ones 9 to 6.
//     category = size == 16'U(0x7c00U) ? 2U : (size >= 16'U(0x400U) ? 3U : (size >= 16'1U ? 4U : 5U));
//     category = sign(S0.f16) ? category : 11U - category
//   endif;
//   D0.u64[laneId] = S1.u32[category]
constexpr bool v_cmp_class_f16(uint32_t s0, uint32_t s1) {
  const uint32_t size = s0 & 0x7fffu;
  uint32_t category = 0;
  if (size > 0x7c00u) {
    category = select<uint32_t>(fp::is_signal_nan(as_f16(s0)), 0u, 1u);
  } else {
    category = size == 0x7c00u ? 2u : size >= 0x400u ? 3u : size >= 1u ? 4u : 5u;
    category = select<uint32_t>(fp::sign(as_f16(s0)), category, 11u - category);
  }
  return bit(s1, category);
}

// V_CMP_CLASS_F32
//   declare category : 32'U;
//   size = S0.u32 & 32'U(0x7fffffffU);
//   if size > 32'U(0x7f800000U) then
//     category = isSignalNAN(S0.f32) ? 0U : 1U
//   else
//     // Negative classes are 2 to 5 from infinity down to zero, positive ones 9 to 6.
//     category = size == 32'U(0x7f800000U) ? 2U : (size >= 32'U(0x800000U) ? 3U : (size >= 1U ? 4U : 5U));
//     category = sign(S0.f32) ? category : 11U - category
//   endif;
//   D0.u64[laneId] = S1.u32[category]
constexpr bool v_cmp_class_f32(uint32_t s0, uint32_t s1) {
  const uint32_t size = s0 & 0x7fffffffu;
  uint32_t category = 0;
  if (size > 0x7f800000u) {
    category = select<uint32_t>(fp::is_signal_nan(as_f32(s0)), 0u, 1u);
  } else {
    category = size == 0x7f800000u ? 2u : size >= 0x800000u ? 3u : size >= 1u ? 4u : 5u;
    category = select<uint32_t>(fp::sign(as_f32(s0)), category, 11u - category);
  }
  return bit(s1, category);
}

// V_CMP_CLASS_F64
//   declare category : 32'U;
//   size = S0.u64 & 64'U(0x7fffffffffffffffULL);
//   if size > 64'U(0x7ff0000000000000ULL) then
//     category = isSignalNAN(S0.f64) ? 0U : 1U
//   else
//     // Negative classes are 2 to 5 from infinity down to zero, positive ones 9 to 6.
//     category = size == 64'U(0x7ff0000000000000ULL) ? 2U : (size >= 64'U(0x10000000000000ULL) ? 3U : (size >= 1ULL ? 4U : 5U));
//     category = sign(S0.f64) ? category : 11U - category
//   endif;
//   D0.u64[laneId] = S1.u32[category]
constexpr bool v_cmp_class_f64(uint64_t s0, uint32_t s1) {
  const uint64_t size = s0 & 0x7fffffffffffffffu;
  uint32_t category = 0;
  if (size > 0x7ff0000000000000u) {
    category = select<uint32_t>(fp::is_signal_nan(as_f64(s0)), 0u, 1u);
  } else {
    category = size == 0x7ff0000000000000u ? 2u : size >= 0x10000000000000u ? 3u : size >= uint64_t{1} ? 4u
        : 5u;
    category = select<uint32_t>(fp::sign(as_f64(s0)), category, 11u - category);
  }
  return bit(s1, category);
}

// V_CMP_EQ_F16
//   D0.u64[laneId] = S0.f16 == S1.f16
template <class M>
constexpr bool v_cmp_eq_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::eq(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_EQ_F32
//   D0.u64[laneId] = S0.f32 == S1.f32
template <class M>
constexpr bool v_cmp_eq_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::eq(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_EQ_F64
//   D0.u64[laneId] = S0.f64 == S1.f64
template <class M>
constexpr bool v_cmp_eq_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::eq(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_EQ_I16
//   D0.u64[laneId] = S0.i16 == S1.i16
constexpr bool v_cmp_eq_i16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) == (s1 & 0xffff);
}

// V_CMP_EQ_I32
//   D0.u64[laneId] = S0.i32 == S1.i32
constexpr bool v_cmp_eq_i32(uint32_t s0, uint32_t s1) {
  return s0 == s1;
}

// V_CMP_EQ_I64
//   D0.u64[laneId] = S0.i64 == S1.i64
constexpr bool v_cmp_eq_i64(uint64_t s0, uint64_t s1) {
  return s0 == s1;
}

// V_CMP_EQ_U16
//   D0.u64[laneId] = S0.u16 == S1.u16
constexpr bool v_cmp_eq_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) == (s1 & 0xffff);
}

// V_CMP_EQ_U32
//   D0.u64[laneId] = S0.u32 == S1.u32
constexpr bool v_cmp_eq_u32(uint32_t s0, uint32_t s1) {
  return s0 == s1;
}

// V_CMP_EQ_U64
//   D0.u64[laneId] = S0.u64 == S1.u64
template <class W = uint64_t>
constexpr bool v_cmp_eq_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 == s1;
}

// V_CMP_F_F16
//   D0.u64[laneId] = 1'0U
constexpr bool v_cmp_f_f16() {
  return false;
}

// V_CMP_F_F32
//   D0.u64[laneId] = 1'0U
constexpr bool v_cmp_f_f32() {
  return false;
}

// V_CMP_F_F64
//   D0.u64[laneId] = 1'0U
constexpr bool v_cmp_f_f64() {
  return false;
}

// V_CMP_F_I16
//   D0.u64[laneId] = 1'0U
constexpr bool v_cmp_f_i16() {
  return false;
}

// V_CMP_F_I32
//   D0.u64[laneId] = 1'0U
constexpr bool v_cmp_f_i32() {
  return false;
}

// V_CMP_F_I64
//   D0.u64[laneId] = 1'0U
constexpr bool v_cmp_f_i64() {
  return false;
}

// V_CMP_F_U16
//   D0.u64[laneId] = 1'0U
constexpr bool v_cmp_f_u16() {
  return false;
}

// V_CMP_F_U32
//   D0.u64[laneId] = 1'0U
constexpr bool v_cmp_f_u32() {
  return false;
}

// V_CMP_F_U64
//   D0.u64[laneId] = 1'0U
constexpr bool v_cmp_f_u64() {
  return false;
}

// V_CMP_GE_F16
//   D0.u64[laneId] = S0.f16 >= S1.f16
template <class M>
constexpr bool v_cmp_ge_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::ge(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_GE_F32
//   D0.u64[laneId] = S0.f32 >= S1.f32
template <class M>
constexpr bool v_cmp_ge_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::ge(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_GE_F64
//   D0.u64[laneId] = S0.f64 >= S1.f64
template <class M>
constexpr bool v_cmp_ge_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::ge(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_GE_I16
//   D0.u64[laneId] = S0.i16 >= S1.i16
constexpr bool v_cmp_ge_i16(uint32_t s0, uint32_t s1) {
  return sign_extend(s0, 16) >= sign_extend(s1, 16);
}

// V_CMP_GE_I32
//   D0.u64[laneId] = S0.i32 >= S1.i32
constexpr bool v_cmp_ge_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) >= int32_t(s1);
}

// V_CMP_GE_I64
//   D0.u64[laneId] = S0.i64 >= S1.i64
constexpr bool v_cmp_ge_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) >= int64_t(s1);
}

// V_CMP_GE_U16
//   D0.u64[laneId] = S0.u16 >= S1.u16
constexpr bool v_cmp_ge_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) >= (s1 & 0xffff);
}

// V_CMP_GE_U32
//   D0.u64[laneId] = S0.u32 >= S1.u32
constexpr bool v_cmp_ge_u32(uint32_t s0, uint32_t s1) {
  return s0 >= s1;
}

// V_CMP_GE_U64
//   D0.u64[laneId] = S0.u64 >= S1.u64
template <class W = uint64_t>
constexpr bool v_cmp_ge_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 >= s1;
}

// V_CMP_GT_F16
//   D0.u64[laneId] = S0.f16 > S1.f16
template <class M>
constexpr bool v_cmp_gt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::gt(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_GT_F32
//   D0.u64[laneId] = S0.f32 > S1.f32
template <class M>
constexpr bool v_cmp_gt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::gt(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_GT_F64
//   D0.u64[laneId] = S0.f64 > S1.f64
template <class M>
constexpr bool v_cmp_gt_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::gt(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_GT_I16
//   D0.u64[laneId] = S0.i16 > S1.i16
constexpr bool v_cmp_gt_i16(uint32_t s0, uint32_t s1) {
  return sign_extend(s0, 16) > sign_extend(s1, 16);
}

// V_CMP_GT_I32
//   D0.u64[laneId] = S0.i32 > S1.i32
constexpr bool v_cmp_gt_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) > int32_t(s1);
}

// V_CMP_GT_I64
//   D0.u64[laneId] = S0.i64 > S1.i64
constexpr bool v_cmp_gt_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) > int64_t(s1);
}

// V_CMP_GT_U16
//   D0.u64[laneId] = S0.u16 > S1.u16
constexpr bool v_cmp_gt_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) > (s1 & 0xffff);
}

// V_CMP_GT_U32
//   D0.u64[laneId] = S0.u32 > S1.u32
constexpr bool v_cmp_gt_u32(uint32_t s0, uint32_t s1) {
  return s0 > s1;
}

// V_CMP_GT_U64
//   D0.u64[laneId] = S0.u64 > S1.u64
template <class W = uint64_t>
constexpr bool v_cmp_gt_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 > s1;
}

// V_CMP_LE_F16
//   D0.u64[laneId] = S0.f16 <= S1.f16
template <class M>
constexpr bool v_cmp_le_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::le(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_LE_F32
//   D0.u64[laneId] = S0.f32 <= S1.f32
template <class M>
constexpr bool v_cmp_le_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::le(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_LE_F64
//   D0.u64[laneId] = S0.f64 <= S1.f64
template <class M>
constexpr bool v_cmp_le_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::le(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_LE_I16
//   D0.u64[laneId] = S0.i16 <= S1.i16
constexpr bool v_cmp_le_i16(uint32_t s0, uint32_t s1) {
  return sign_extend(s0, 16) <= sign_extend(s1, 16);
}

// V_CMP_LE_I32
//   D0.u64[laneId] = S0.i32 <= S1.i32
constexpr bool v_cmp_le_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) <= int32_t(s1);
}

// V_CMP_LE_I64
//   D0.u64[laneId] = S0.i64 <= S1.i64
constexpr bool v_cmp_le_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) <= int64_t(s1);
}

// V_CMP_LE_U16
//   D0.u64[laneId] = S0.u16 <= S1.u16
constexpr bool v_cmp_le_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) <= (s1 & 0xffff);
}

// V_CMP_LE_U32
//   D0.u64[laneId] = S0.u32 <= S1.u32
constexpr bool v_cmp_le_u32(uint32_t s0, uint32_t s1) {
  return s0 <= s1;
}

// V_CMP_LE_U64
//   D0.u64[laneId] = S0.u64 <= S1.u64
template <class W = uint64_t>
constexpr bool v_cmp_le_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 <= s1;
}

// V_CMP_LG_F16
//   D0.u64[laneId] = S0.f16 <> S1.f16
template <class M>
constexpr bool v_cmp_lg_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lg(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_LG_F32
//   D0.u64[laneId] = S0.f32 <> S1.f32
template <class M>
constexpr bool v_cmp_lg_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lg(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_LG_F64
//   D0.u64[laneId] = S0.f64 <> S1.f64
template <class M>
constexpr bool v_cmp_lg_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::lg(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_LT_F16
//   D0.u64[laneId] = S0.f16 < S1.f16
template <class M>
constexpr bool v_cmp_lt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lt(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_LT_F32
//   D0.u64[laneId] = S0.f32 < S1.f32
template <class M>
constexpr bool v_cmp_lt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lt(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_LT_F64
//   D0.u64[laneId] = S0.f64 < S1.f64
template <class M>
constexpr bool v_cmp_lt_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::lt(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_LT_I16
//   D0.u64[laneId] = S0.i16 < S1.i16
constexpr bool v_cmp_lt_i16(uint32_t s0, uint32_t s1) {
  return sign_extend(s0, 16) < sign_extend(s1, 16);
}

// V_CMP_LT_I32
//   D0.u64[laneId] = S0.i32 < S1.i32
constexpr bool v_cmp_lt_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) < int32_t(s1);
}

// V_CMP_LT_I64
//   D0.u64[laneId] = S0.i64 < S1.i64
constexpr bool v_cmp_lt_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) < int64_t(s1);
}

// V_CMP_LT_U16
//   D0.u64[laneId] = S0.u16 < S1.u16
constexpr bool v_cmp_lt_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) < (s1 & 0xffff);
}

// V_CMP_LT_U32
//   D0.u64[laneId] = S0.u32 < S1.u32
constexpr bool v_cmp_lt_u32(uint32_t s0, uint32_t s1) {
  return s0 < s1;
}

// V_CMP_LT_U64
//   D0.u64[laneId] = S0.u64 < S1.u64
template <class W = uint64_t>
constexpr bool v_cmp_lt_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 < s1;
}

// V_CMP_NEQ_F16
//   D0.u64[laneId] = !(S0.f16 == S1.f16)
template <class M>
constexpr bool v_cmp_neq_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::eq(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_NEQ_F32
//   D0.u64[laneId] = !(S0.f32 == S1.f32)
template <class M>
constexpr bool v_cmp_neq_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::eq(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_NEQ_F64
//   D0.u64[laneId] = !(S0.f64 == S1.f64)
template <class M>
constexpr bool v_cmp_neq_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::eq(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_NE_I16
//   D0.u64[laneId] = S0.i16 != S1.i16
constexpr bool v_cmp_ne_i16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) != (s1 & 0xffff);
}

// V_CMP_NE_I32
//   D0.u64[laneId] = S0.i32 != S1.i32
constexpr bool v_cmp_ne_i32(uint32_t s0, uint32_t s1) {
  return s0 != s1;
}

// V_CMP_NE_I64
//   D0.u64[laneId] = S0.i64 != S1.i64
constexpr bool v_cmp_ne_i64(uint64_t s0, uint64_t s1) {
  return s0 != s1;
}

// V_CMP_NE_U16
//   D0.u64[laneId] = S0.u16 != S1.u16
constexpr bool v_cmp_ne_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) != (s1 & 0xffff);
}

// V_CMP_NE_U32
//   D0.u64[laneId] = S0.u32 != S1.u32
constexpr bool v_cmp_ne_u32(uint32_t s0, uint32_t s1) {
  return s0 != s1;
}

// V_CMP_NE_U64
//   D0.u64[laneId] = S0.u64 != S1.u64
template <class W = uint64_t>
constexpr bool v_cmp_ne_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 != s1;
}

// V_CMP_NGE_F16
//   D0.u64[laneId] = !(S0.f16 >= S1.f16)
template <class M>
constexpr bool v_cmp_nge_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::ge(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_NGE_F32
//   D0.u64[laneId] = !(S0.f32 >= S1.f32)
template <class M>
constexpr bool v_cmp_nge_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::ge(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_NGE_F64
//   D0.u64[laneId] = !(S0.f64 >= S1.f64)
template <class M>
constexpr bool v_cmp_nge_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::ge(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_NGT_F16
//   D0.u64[laneId] = !(S0.f16 > S1.f16)
template <class M>
constexpr bool v_cmp_ngt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::gt(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_NGT_F32
//   D0.u64[laneId] = !(S0.f32 > S1.f32)
template <class M>
constexpr bool v_cmp_ngt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::gt(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_NGT_F64
//   D0.u64[laneId] = !(S0.f64 > S1.f64)
template <class M>
constexpr bool v_cmp_ngt_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::gt(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_NLE_F16
//   D0.u64[laneId] = !(S0.f16 <= S1.f16)
template <class M>
constexpr bool v_cmp_nle_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::le(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_NLE_F32
//   D0.u64[laneId] = !(S0.f32 <= S1.f32)
template <class M>
constexpr bool v_cmp_nle_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::le(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_NLE_F64
//   D0.u64[laneId] = !(S0.f64 <= S1.f64)
template <class M>
constexpr bool v_cmp_nle_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::le(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_NLG_F16
//   D0.u64[laneId] = !(S0.f16 <> S1.f16)
template <class M>
constexpr bool v_cmp_nlg_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lg(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_NLG_F32
//   D0.u64[laneId] = !(S0.f32 <> S1.f32)
template <class M>
constexpr bool v_cmp_nlg_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lg(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_NLG_F64
//   D0.u64[laneId] = !(S0.f64 <> S1.f64)
template <class M>
constexpr bool v_cmp_nlg_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::lg(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_NLT_F16
//   D0.u64[laneId] = !(S0.f16 < S1.f16)
template <class M>
constexpr bool v_cmp_nlt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lt(as_f16(s0), as_f16(s1), mode);
}

// V_CMP_NLT_F32
//   D0.u64[laneId] = !(S0.f32 < S1.f32)
template <class M>
constexpr bool v_cmp_nlt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lt(as_f32(s0), as_f32(s1), mode);
}

// V_CMP_NLT_F64
//   D0.u64[laneId] = !(S0.f64 < S1.f64)
template <class M>
constexpr bool v_cmp_nlt_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return !fp::lt(as_f64(s0), as_f64(s1), mode);
}

// V_CMP_O_F16
//   D0.u64[laneId] = !(isNAN(S0.f16) || isNAN(S1.f16))
constexpr bool v_cmp_o_f16(uint32_t s0, uint32_t s1) {
  return !eager_or(fp::is_nan(as_f16(s0)), fp::is_nan(as_f16(s1)));
}

// V_CMP_O_F32
//   D0.u64[laneId] = !(isNAN(S0.f32) || isNAN(S1.f32))
constexpr bool v_cmp_o_f32(uint32_t s0, uint32_t s1) {
  return !eager_or(fp::is_nan(as_f32(s0)), fp::is_nan(as_f32(s1)));
}

// V_CMP_O_F64
//   D0.u64[laneId] = !(isNAN(S0.f64) || isNAN(S1.f64))
constexpr bool v_cmp_o_f64(uint64_t s0, uint64_t s1) {
  return !eager_or(fp::is_nan(as_f64(s0)), fp::is_nan(as_f64(s1)));
}

// V_CMP_TRU_F16
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_tru_f16() {
  return true;
}

// V_CMP_TRU_F32
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_tru_f32() {
  return true;
}

// V_CMP_TRU_F64
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_tru_f64() {
  return true;
}

// V_CMP_T_I16
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_t_i16() {
  return true;
}

// V_CMP_T_I32
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_t_i32() {
  return true;
}

// V_CMP_T_I64
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_t_i64() {
  return true;
}

// V_CMP_T_U16
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_t_u16() {
  return true;
}

// V_CMP_T_U32
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_t_u32() {
  return true;
}

// V_CMP_T_U64
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_t_u64() {
  return true;
}

// V_CMP_U_F16
//   D0.u64[laneId] = isNAN(S0.f16) || isNAN(S1.f16)
constexpr bool v_cmp_u_f16(uint32_t s0, uint32_t s1) {
  return eager_or(fp::is_nan(as_f16(s0)), fp::is_nan(as_f16(s1)));
}

// V_CMP_U_F32
//   D0.u64[laneId] = isNAN(S0.f32) || isNAN(S1.f32)
constexpr bool v_cmp_u_f32(uint32_t s0, uint32_t s1) {
  return eager_or(fp::is_nan(as_f32(s0)), fp::is_nan(as_f32(s1)));
}

// V_CMP_U_F64
//   D0.u64[laneId] = isNAN(S0.f64) || isNAN(S1.f64)
constexpr bool v_cmp_u_f64(uint64_t s0, uint64_t s1) {
  return eager_or(fp::is_nan(as_f64(s0)), fp::is_nan(as_f64(s1)));
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
