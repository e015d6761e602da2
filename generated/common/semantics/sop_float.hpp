// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop_float.xml.
// Hash of what this file is made of: 3e594ad3ae8060c7
// What the sop_float operations compute: one pure function each, its pseudocode above it.
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

#include "common/semantics/vop3_minmax.hpp"

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

// S_ADD_F16
//   D0.f16 = S0.f16 + S1.f16
template <class M>
constexpr uint32_t s_add_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::add(as_f16(s0), as_f16(s1), mode).bits;
}

// S_ADD_F32
//   D0.f32 = S0.f32 + S1.f32
template <class M>
constexpr uint32_t s_add_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::add(as_f32(s0), as_f32(s1), mode).bits;
}

// S_CEIL_F16
//   D0.f16 = ceil(S0.f16)
template <class M>
constexpr uint32_t s_ceil_f16(uint32_t s0, const M& mode) {
  return fp::ceil(as_f16(s0), mode).bits;
}

// S_CEIL_F32
//   D0.f32 = ceil(S0.f32)
template <class M>
constexpr uint32_t s_ceil_f32(uint32_t s0, const M& mode) {
  return fp::ceil(as_f32(s0), mode).bits;
}

// S_CMP_EQ_F16
//   SCC = S0.f16 == S1.f16
template <class M>
constexpr bool s_cmp_eq_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::eq(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_EQ_F32
//   SCC = S0.f32 == S1.f32
template <class M>
constexpr bool s_cmp_eq_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::eq(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_GE_F16
//   SCC = S0.f16 >= S1.f16
template <class M>
constexpr bool s_cmp_ge_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::ge(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_GE_F32
//   SCC = S0.f32 >= S1.f32
template <class M>
constexpr bool s_cmp_ge_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::ge(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_GT_F16
//   SCC = S0.f16 > S1.f16
template <class M>
constexpr bool s_cmp_gt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::gt(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_GT_F32
//   SCC = S0.f32 > S1.f32
template <class M>
constexpr bool s_cmp_gt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::gt(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_LE_F16
//   SCC = S0.f16 <= S1.f16
template <class M>
constexpr bool s_cmp_le_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::le(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_LE_F32
//   SCC = S0.f32 <= S1.f32
template <class M>
constexpr bool s_cmp_le_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::le(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_LG_F16
//   SCC = S0.f16 <> S1.f16
template <class M>
constexpr bool s_cmp_lg_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lg(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_LG_F32
//   SCC = S0.f32 <> S1.f32
template <class M>
constexpr bool s_cmp_lg_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lg(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_LT_F16
//   SCC = S0.f16 < S1.f16
template <class M>
constexpr bool s_cmp_lt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lt(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_LT_F32
//   SCC = S0.f32 < S1.f32
template <class M>
constexpr bool s_cmp_lt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::lt(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_NEQ_F16
//   SCC = !(S0.f16 == S1.f16)
template <class M>
constexpr bool s_cmp_neq_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::eq(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_NEQ_F32
//   SCC = !(S0.f32 == S1.f32)
template <class M>
constexpr bool s_cmp_neq_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::eq(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_NGE_F16
//   SCC = !(S0.f16 >= S1.f16)
template <class M>
constexpr bool s_cmp_nge_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::ge(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_NGE_F32
//   SCC = !(S0.f32 >= S1.f32)
template <class M>
constexpr bool s_cmp_nge_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::ge(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_NGT_F16
//   SCC = !(S0.f16 > S1.f16)
template <class M>
constexpr bool s_cmp_ngt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::gt(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_NGT_F32
//   SCC = !(S0.f32 > S1.f32)
template <class M>
constexpr bool s_cmp_ngt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::gt(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_NLE_F16
//   SCC = !(S0.f16 <= S1.f16)
template <class M>
constexpr bool s_cmp_nle_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::le(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_NLE_F32
//   SCC = !(S0.f32 <= S1.f32)
template <class M>
constexpr bool s_cmp_nle_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::le(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_NLG_F16
//   SCC = !(S0.f16 <> S1.f16)
template <class M>
constexpr bool s_cmp_nlg_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lg(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_NLG_F32
//   SCC = !(S0.f32 <> S1.f32)
template <class M>
constexpr bool s_cmp_nlg_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lg(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_NLT_F16
//   SCC = !(S0.f16 < S1.f16)
template <class M>
constexpr bool s_cmp_nlt_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lt(as_f16(s0), as_f16(s1), mode);
}

// S_CMP_NLT_F32
//   SCC = !(S0.f32 < S1.f32)
template <class M>
constexpr bool s_cmp_nlt_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return !fp::lt(as_f32(s0), as_f32(s1), mode);
}

// S_CMP_O_F16
//   SCC = !(isNAN(S0.f16) || isNAN(S1.f16))
constexpr bool s_cmp_o_f16(uint32_t s0, uint32_t s1) {
  return !(fp::is_nan(as_f16(s0)) || fp::is_nan(as_f16(s1)));
}

// S_CMP_O_F32
//   SCC = !(isNAN(S0.f32) || isNAN(S1.f32))
constexpr bool s_cmp_o_f32(uint32_t s0, uint32_t s1) {
  return !(fp::is_nan(as_f32(s0)) || fp::is_nan(as_f32(s1)));
}

// S_CMP_U_F16
//   SCC = isNAN(S0.f16) || isNAN(S1.f16)
constexpr bool s_cmp_u_f16(uint32_t s0, uint32_t s1) {
  return fp::is_nan(as_f16(s0)) || fp::is_nan(as_f16(s1));
}

// S_CMP_U_F32
//   SCC = isNAN(S0.f32) || isNAN(S1.f32)
constexpr bool s_cmp_u_f32(uint32_t s0, uint32_t s1) {
  return fp::is_nan(as_f32(s0)) || fp::is_nan(as_f32(s1));
}

// S_CVT_F16_F32
//   D0.f16 = f32_to_f16(S0.f32)
template <class M>
constexpr uint32_t s_cvt_f16_f32(uint32_t s0, const M& mode) {
  return fp::f32_to_f16(as_f32(s0), mode).bits;
}

// S_CVT_F32_F16
//   D0.f32 = f16_to_f32(S0.f16)
template <class M>
constexpr uint32_t s_cvt_f32_f16(uint32_t s0, const M& mode) {
  return fp::f16_to_f32(as_f16(s0), mode).bits;
}

// S_CVT_F32_I32
//   D0.f32 = i32_to_f32(S0.i32)
template <class M>
constexpr uint32_t s_cvt_f32_i32(uint32_t s0, const M& mode) {
  return fp::i32_to_f32(int32_t(s0), mode).bits;
}

// S_CVT_F32_U32
//   D0.f32 = u32_to_f32(S0.u32)
template <class M>
constexpr uint32_t s_cvt_f32_u32(uint32_t s0, const M& mode) {
  return fp::u32_to_f32(s0, mode).bits;
}

// S_CVT_HI_F32_F16
//   D0.f32 = f16_to_f32(S0[31 : 16].f16)
template <class M>
constexpr uint32_t s_cvt_hi_f32_f16(uint32_t s0, const M& mode) {
  return fp::f16_to_f32(as_f16(s0 >> 16), mode).bits;
}

// S_CVT_I32_F32
//   D0.i32 = f32_to_i32(S0.f32)
constexpr uint32_t s_cvt_i32_f32(uint32_t s0) {
  return uint32_t(fp::f32_to_i32(as_f32(s0)));
}

// S_CVT_PK_RTZ_F16_F32
//   ROUND_MODE = ROUND_TOWARD_ZERO;
//   low = f32_to_f16(S0.f32);
//   high = f32_to_f16(S1.f32);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t s_cvt_pk_rtz_f16_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const auto toward_zero = with_round<Round::toward_zero>(mode);
  const F16 low = fp::f32_to_f16(as_f32(s0), toward_zero);
  const F16 high = fp::f32_to_f16(as_f32(s1), toward_zero);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// S_CVT_U32_F32
//   D0.u32 = f32_to_u32(S0.f32)
constexpr uint32_t s_cvt_u32_f32(uint32_t s0) {
  return fp::f32_to_u32(as_f32(s0));
}

// S_FLOOR_F16
//   D0.f16 = floor(S0.f16)
template <class M>
constexpr uint32_t s_floor_f16(uint32_t s0, const M& mode) {
  return fp::floor(as_f16(s0), mode).bits;
}

// S_FLOOR_F32
//   D0.f32 = floor(S0.f32)
template <class M>
constexpr uint32_t s_floor_f32(uint32_t s0, const M& mode) {
  return fp::floor(as_f32(s0), mode).bits;
}

// S_FMAAK_F32
//   D0.f32 = fma(S0.f32, S1.f32, SIMM32.f32)
template <class M>
constexpr uint32_t s_fmaak_f32(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(s1), as_f32(literal), mode).bits;
}

// S_FMAC_F16
//   D0.f16 = fma(S0.f16, S1.f16, D0.f16)
template <class M>
constexpr uint32_t s_fmac_f16(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  return fp::fma(as_f16(s0), as_f16(s1), as_f16(d0), mode).bits;
}

// S_FMAC_F32
//   D0.f32 = fma(S0.f32, S1.f32, D0.f32)
template <class M>
constexpr uint32_t s_fmac_f32(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(s1), as_f32(d0), mode).bits;
}

// S_FMAMK_F32
//   D0.f32 = fma(S0.f32, SIMM32.f32, S1.f32)
template <class M>
constexpr uint32_t s_fmamk_f32(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(literal), as_f32(s1), mode).bits;
}

// S_MAXIMUM_F16
//   D0.f16 = v_maximum_f16(S0.f16, S1.f16)
template <class M>
constexpr uint32_t s_maximum_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f16(v_maximum_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits;
}

// S_MAXIMUM_F32
//   D0.f32 = v_maximum_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t s_maximum_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_maximum_f32(s0, s1, mode)).bits;
}

// S_MAX_NUM_F16
//   D0.f16 = v_max_num_f16(S0.f16, S1.f16)
template <class M>
constexpr uint32_t s_max_num_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f16(v_max_num_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits;
}

// S_MAX_NUM_F32
//   D0.f32 = v_max_num_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t s_max_num_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_max_num_f32(s0, s1, mode)).bits;
}

// S_MINIMUM_F16
//   D0.f16 = v_minimum_f16(S0.f16, S1.f16)
template <class M>
constexpr uint32_t s_minimum_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f16(v_minimum_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits;
}

// S_MINIMUM_F32
//   D0.f32 = v_minimum_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t s_minimum_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_minimum_f32(s0, s1, mode)).bits;
}

// S_MIN_NUM_F16
//   D0.f16 = v_min_num_f16(S0.f16, S1.f16)
template <class M>
constexpr uint32_t s_min_num_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f16(v_min_num_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits;
}

// S_MIN_NUM_F32
//   D0.f32 = v_min_num_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t s_min_num_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_min_num_f32(s0, s1, mode)).bits;
}

// S_MUL_F16
//   D0.f16 = S0.f16 * S1.f16
template <class M>
constexpr uint32_t s_mul_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::mul(as_f16(s0), as_f16(s1), mode).bits;
}

// S_MUL_F32
//   D0.f32 = S0.f32 * S1.f32
template <class M>
constexpr uint32_t s_mul_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::mul(as_f32(s0), as_f32(s1), mode).bits;
}

// S_RNDNE_F16
//   D0.f16 = rndne(S0.f16)
template <class M>
constexpr uint32_t s_rndne_f16(uint32_t s0, const M& mode) {
  return fp::rndne(as_f16(s0), mode).bits;
}

// S_RNDNE_F32
//   D0.f32 = rndne(S0.f32)
template <class M>
constexpr uint32_t s_rndne_f32(uint32_t s0, const M& mode) {
  return fp::rndne(as_f32(s0), mode).bits;
}

// S_SUB_F16
//   D0.f16 = S0.f16 - S1.f16
template <class M>
constexpr uint32_t s_sub_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::sub(as_f16(s0), as_f16(s1), mode).bits;
}

// S_SUB_F32
//   D0.f32 = S0.f32 - S1.f32
template <class M>
constexpr uint32_t s_sub_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::sub(as_f32(s0), as_f32(s1), mode).bits;
}

// S_TRUNC_F16
//   D0.f16 = trunc(S0.f16)
template <class M>
constexpr uint32_t s_trunc_f16(uint32_t s0, const M& mode) {
  return fp::trunc(as_f16(s0), mode).bits;
}

// S_TRUNC_F32
//   D0.f32 = trunc(S0.f32)
template <class M>
constexpr uint32_t s_trunc_f32(uint32_t s0, const M& mode) {
  return fp::trunc(as_f32(s0), mode).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
