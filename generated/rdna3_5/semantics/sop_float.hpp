// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop_float.xml.
// Hash of what this file is made of: f3a6ee4895ff7ce8
// What the sop_float operations compute: one pure function each, its pseudocode above it. Names that are
// only used here stand in generated/common.
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
#include "common/semantics/sop_float.hpp"
#include "rdna3_5/semantics/vop2.hpp"

namespace lockstep::rdna3_5::sem {
using common::sem::s_add_f16;
using common::sem::s_add_f32;
using common::sem::s_ceil_f16;
using common::sem::s_ceil_f32;
using common::sem::s_cmp_eq_f16;
using common::sem::s_cmp_eq_f32;
using common::sem::s_cmp_ge_f16;
using common::sem::s_cmp_ge_f32;
using common::sem::s_cmp_gt_f16;
using common::sem::s_cmp_gt_f32;
using common::sem::s_cmp_le_f16;
using common::sem::s_cmp_le_f32;
using common::sem::s_cmp_lg_f16;
using common::sem::s_cmp_lg_f32;
using common::sem::s_cmp_lt_f16;
using common::sem::s_cmp_lt_f32;
using common::sem::s_cmp_neq_f16;
using common::sem::s_cmp_neq_f32;
using common::sem::s_cmp_nge_f16;
using common::sem::s_cmp_nge_f32;
using common::sem::s_cmp_ngt_f16;
using common::sem::s_cmp_ngt_f32;
using common::sem::s_cmp_nle_f16;
using common::sem::s_cmp_nle_f32;
using common::sem::s_cmp_nlg_f16;
using common::sem::s_cmp_nlg_f32;
using common::sem::s_cmp_nlt_f16;
using common::sem::s_cmp_nlt_f32;
using common::sem::s_cmp_o_f16;
using common::sem::s_cmp_o_f32;
using common::sem::s_cmp_u_f16;
using common::sem::s_cmp_u_f32;
using common::sem::s_cvt_f16_f32;
using common::sem::s_cvt_f32_f16;
using common::sem::s_cvt_f32_i32;
using common::sem::s_cvt_f32_u32;
using common::sem::s_cvt_hi_f32_f16;
using common::sem::s_cvt_i32_f32;
using common::sem::s_cvt_pk_rtz_f16_f32;
using common::sem::s_cvt_u32_f32;
using common::sem::s_floor_f16;
using common::sem::s_floor_f32;
using common::sem::s_fmaak_f32;
using common::sem::s_fmac_f16;
using common::sem::s_fmac_f32;
using common::sem::s_fmamk_f32;
using common::sem::s_mul_f16;
using common::sem::s_mul_f32;
using common::sem::s_rndne_f16;
using common::sem::s_rndne_f32;
using common::sem::s_sub_f16;
using common::sem::s_sub_f32;
using common::sem::s_trunc_f16;
using common::sem::s_trunc_f32;

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

// S_MAX_F16
//   D0.f16 = v_max_f16(S0.f16, S1.f16)
template <class M>
constexpr uint32_t s_max_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f16(v_max_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits;
}

// S_MAX_F32
//   D0.f32 = v_max_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t s_max_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_max_f32(s0, s1, mode)).bits;
}

// S_MIN_F16
//   D0.f16 = v_min_f16(S0.f16, S1.f16)
template <class M>
constexpr uint32_t s_min_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f16(v_min_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits;
}

// S_MIN_F32
//   D0.f32 = v_min_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t s_min_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_min_f32(s0, s1, mode)).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna3_5::sem
