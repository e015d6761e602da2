// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop_float.xml.
// Hash of what this file is made of: df1934065383d8ea
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


namespace lockstep::rdna4::sem {
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

// S_MAXIMUM_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if isNAN(a) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f16 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f16 = sign(a) == 1'0U ? a : b
//   else
//     D0.f16 = a > b ? a : b
//   endif
template <class M>
constexpr uint32_t s_maximum_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  if (fp::is_nan(a, mode)) return fp::quiet(a).bits;
  if (fp::is_nan(b, mode)) return fp::quiet(b).bits;
  if (fp::eq(a, b, mode)) return (!fp::sign(a) ? a : b).bits;
  return (fp::gt(a, b, mode) ? a : b).bits;
}

// S_MAXIMUM_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if isNAN(a) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f32 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f32 = sign(a) == 1'0U ? a : b
//   else
//     D0.f32 = a > b ? a : b
//   endif
template <class M>
constexpr uint32_t s_maximum_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  if (fp::is_nan(a, mode)) return fp::quiet(a).bits;
  if (fp::is_nan(b, mode)) return fp::quiet(b).bits;
  if (fp::eq(a, b, mode)) return (!fp::sign(a) ? a : b).bits;
  return (fp::gt(a, b, mode) ? a : b).bits;
}

// S_MAX_NUM_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if isNAN(a) && isNAN(b) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f16 = b
//   elsif isNAN(b) then
//     D0.f16 = a
//   elsif a == b then
//     D0.f16 = sign(a) == 1'0U ? a : b
//   else
//     D0.f16 = a > b ? a : b
//   endif
template <class M>
constexpr uint32_t s_max_num_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  if (fp::is_nan(a, mode) && fp::is_nan(b, mode)) return fp::quiet(a).bits;
  if (fp::is_nan(a, mode)) return b.bits;
  if (fp::is_nan(b, mode)) return a.bits;
  if (fp::eq(a, b, mode)) return (!fp::sign(a) ? a : b).bits;
  return (fp::gt(a, b, mode) ? a : b).bits;
}

// S_MAX_NUM_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if isNAN(a) && isNAN(b) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f32 = b
//   elsif isNAN(b) then
//     D0.f32 = a
//   elsif a == b then
//     D0.f32 = sign(a) == 1'0U ? a : b
//   else
//     D0.f32 = a > b ? a : b
//   endif
template <class M>
constexpr uint32_t s_max_num_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  if (fp::is_nan(a, mode) && fp::is_nan(b, mode)) return fp::quiet(a).bits;
  if (fp::is_nan(a, mode)) return b.bits;
  if (fp::is_nan(b, mode)) return a.bits;
  if (fp::eq(a, b, mode)) return (!fp::sign(a) ? a : b).bits;
  return (fp::gt(a, b, mode) ? a : b).bits;
}

// S_MINIMUM_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if isNAN(a) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f16 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f16 = sign(a) == 1'1U ? a : b
//   else
//     D0.f16 = a < b ? a : b
//   endif
template <class M>
constexpr uint32_t s_minimum_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  if (fp::is_nan(a, mode)) return fp::quiet(a).bits;
  if (fp::is_nan(b, mode)) return fp::quiet(b).bits;
  if (fp::eq(a, b, mode)) return (fp::sign(a) ? a : b).bits;
  return (fp::lt(a, b, mode) ? a : b).bits;
}

// S_MINIMUM_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if isNAN(a) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f32 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f32 = sign(a) == 1'1U ? a : b
//   else
//     D0.f32 = a < b ? a : b
//   endif
template <class M>
constexpr uint32_t s_minimum_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  if (fp::is_nan(a, mode)) return fp::quiet(a).bits;
  if (fp::is_nan(b, mode)) return fp::quiet(b).bits;
  if (fp::eq(a, b, mode)) return (fp::sign(a) ? a : b).bits;
  return (fp::lt(a, b, mode) ? a : b).bits;
}

// S_MIN_NUM_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if isNAN(a) && isNAN(b) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f16 = b
//   elsif isNAN(b) then
//     D0.f16 = a
//   elsif a == b then
//     D0.f16 = sign(a) == 1'1U ? a : b
//   else
//     D0.f16 = a < b ? a : b
//   endif
template <class M>
constexpr uint32_t s_min_num_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  if (fp::is_nan(a, mode) && fp::is_nan(b, mode)) return fp::quiet(a).bits;
  if (fp::is_nan(a, mode)) return b.bits;
  if (fp::is_nan(b, mode)) return a.bits;
  if (fp::eq(a, b, mode)) return (fp::sign(a) ? a : b).bits;
  return (fp::lt(a, b, mode) ? a : b).bits;
}

// S_MIN_NUM_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if isNAN(a) && isNAN(b) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f32 = b
//   elsif isNAN(b) then
//     D0.f32 = a
//   elsif a == b then
//     D0.f32 = sign(a) == 1'1U ? a : b
//   else
//     D0.f32 = a < b ? a : b
//   endif
template <class M>
constexpr uint32_t s_min_num_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  if (fp::is_nan(a, mode) && fp::is_nan(b, mode)) return fp::quiet(a).bits;
  if (fp::is_nan(a, mode)) return b.bits;
  if (fp::is_nan(b, mode)) return a.bits;
  if (fp::eq(a, b, mode)) return (fp::sign(a) ? a : b).bits;
  return (fp::lt(a, b, mode) ? a : b).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna4::sem
