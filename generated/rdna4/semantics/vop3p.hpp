// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 8a214f876c3943df
// What the vop3p operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
// well are in generated/common.
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
#include "common/semantics/vop3p.hpp"
#include "rdna4/semantics/vop3_minmax.hpp"

namespace lockstep::rdna4::sem {
using common::sem::v_dot2_bf16_bf16;
using common::sem::v_dot2_f16_f16;
using common::sem::v_dot2_f32_bf16;
using common::sem::v_dot2_f32_f16;
using common::sem::v_dot4_i32_iu8;
using common::sem::v_dot4_u32_u8;
using common::sem::v_dot8_i32_iu4;
using common::sem::v_dot8_u32_u4;
using common::sem::v_fma_mixhi_f16;
using common::sem::v_fma_mixlo_f16;
using common::sem::v_fma_mix_f32;
using common::sem::v_pk_add_f16;
using common::sem::v_pk_add_i16;
using common::sem::v_pk_add_u16;
using common::sem::v_pk_ashrrev_i16;
using common::sem::v_pk_fma_f16;
using common::sem::v_pk_lshlrev_b16;
using common::sem::v_pk_lshrrev_b16;
using common::sem::v_pk_mad_i16;
using common::sem::v_pk_mad_u16;
using common::sem::v_pk_max_i16;
using common::sem::v_pk_max_num_f16;
using common::sem::v_pk_max_u16;
using common::sem::v_pk_min_i16;
using common::sem::v_pk_min_num_f16;
using common::sem::v_pk_min_u16;
using common::sem::v_pk_mul_f16;
using common::sem::v_pk_mul_lo_u16;
using common::sem::v_pk_sub_i16;
using common::sem::v_pk_sub_u16;

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

// V_DOT4_F32_BF8_BF8
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   magnitude = NEG_HI[2] ? S2.u32 & 0x7fffffffU : S2.u32;
//   start = NEG[2] ? magnitude ^ 0x80000000U : magnitude;
//   sum = flushDenorm(start.f32);
//   for i in 0 : 3 do
//     left = bf8_to_f32(S0.u32[i * 8 +: 8].bf8);
//     right = bf8_to_f32(S1.u32[i * 8 +: 8].bf8);
//     sum = flushDenorm(fma(left, right, sum))
//   endfor;
//   D0.f32 = dot4_bf8_bf8(S0.u32, S1.u32, start.f32, sum)
template <class M>
constexpr uint32_t v_dot4_f32_bf8_bf8(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t magnitude = bit(neg_hi, 2) ? s2 & 0x7fffffffu : s2;
  const uint32_t start = bit(neg, 2) ? magnitude ^ 0x80000000u : magnitude;
  F32 sum = fp::flush_denormal(as_f32(start));
  for (uint32_t i = 0; i < 4; ++i) {
    const F32 left = fp::bf8_to_f32(as_bf8(s0 >> (i * 8u)), nearest_even);
    const F32 right = fp::bf8_to_f32(as_bf8(s1 >> (i * 8u)), nearest_even);
    sum = fp::flush_denormal(fp::fma(left, right, sum, nearest_even));
  }
  return fp::dot4<BF8, BF8>(s0, s1, as_f32(start), sum, nearest_even).bits;
}

// V_DOT4_F32_BF8_FP8
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   magnitude = NEG_HI[2] ? S2.u32 & 0x7fffffffU : S2.u32;
//   start = NEG[2] ? magnitude ^ 0x80000000U : magnitude;
//   sum = flushDenorm(start.f32);
//   for i in 0 : 3 do
//     left = bf8_to_f32(S0.u32[i * 8 +: 8].bf8);
//     right = fp8_to_f32(S1.u32[i * 8 +: 8].fp8);
//     sum = flushDenorm(fma(left, right, sum))
//   endfor;
//   D0.f32 = dot4_bf8_fp8(S0.u32, S1.u32, start.f32, sum)
template <class M>
constexpr uint32_t v_dot4_f32_bf8_fp8(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t magnitude = bit(neg_hi, 2) ? s2 & 0x7fffffffu : s2;
  const uint32_t start = bit(neg, 2) ? magnitude ^ 0x80000000u : magnitude;
  F32 sum = fp::flush_denormal(as_f32(start));
  for (uint32_t i = 0; i < 4; ++i) {
    const F32 left = fp::bf8_to_f32(as_bf8(s0 >> (i * 8u)), nearest_even);
    const F32 right = fp::fp8_to_f32(as_fp8(s1 >> (i * 8u)), nearest_even);
    sum = fp::flush_denormal(fp::fma(left, right, sum, nearest_even));
  }
  return fp::dot4<BF8, FP8>(s0, s1, as_f32(start), sum, nearest_even).bits;
}

// V_DOT4_F32_FP8_BF8
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   magnitude = NEG_HI[2] ? S2.u32 & 0x7fffffffU : S2.u32;
//   start = NEG[2] ? magnitude ^ 0x80000000U : magnitude;
//   sum = flushDenorm(start.f32);
//   for i in 0 : 3 do
//     left = fp8_to_f32(S0.u32[i * 8 +: 8].fp8);
//     right = bf8_to_f32(S1.u32[i * 8 +: 8].bf8);
//     sum = flushDenorm(fma(left, right, sum))
//   endfor;
//   D0.f32 = dot4_fp8_bf8(S0.u32, S1.u32, start.f32, sum)
template <class M>
constexpr uint32_t v_dot4_f32_fp8_bf8(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t magnitude = bit(neg_hi, 2) ? s2 & 0x7fffffffu : s2;
  const uint32_t start = bit(neg, 2) ? magnitude ^ 0x80000000u : magnitude;
  F32 sum = fp::flush_denormal(as_f32(start));
  for (uint32_t i = 0; i < 4; ++i) {
    const F32 left = fp::fp8_to_f32(as_fp8(s0 >> (i * 8u)), nearest_even);
    const F32 right = fp::bf8_to_f32(as_bf8(s1 >> (i * 8u)), nearest_even);
    sum = fp::flush_denormal(fp::fma(left, right, sum, nearest_even));
  }
  return fp::dot4<FP8, BF8>(s0, s1, as_f32(start), sum, nearest_even).bits;
}

// V_DOT4_F32_FP8_FP8
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   magnitude = NEG_HI[2] ? S2.u32 & 0x7fffffffU : S2.u32;
//   start = NEG[2] ? magnitude ^ 0x80000000U : magnitude;
//   sum = flushDenorm(start.f32);
//   for i in 0 : 3 do
//     left = fp8_to_f32(S0.u32[i * 8 +: 8].fp8);
//     right = fp8_to_f32(S1.u32[i * 8 +: 8].fp8);
//     sum = flushDenorm(fma(left, right, sum))
//   endfor;
//   D0.f32 = dot4_fp8_fp8(S0.u32, S1.u32, start.f32, sum)
template <class M>
constexpr uint32_t v_dot4_f32_fp8_fp8(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t magnitude = bit(neg_hi, 2) ? s2 & 0x7fffffffu : s2;
  const uint32_t start = bit(neg, 2) ? magnitude ^ 0x80000000u : magnitude;
  F32 sum = fp::flush_denormal(as_f32(start));
  for (uint32_t i = 0; i < 4; ++i) {
    const F32 left = fp::fp8_to_f32(as_fp8(s0 >> (i * 8u)), nearest_even);
    const F32 right = fp::fp8_to_f32(as_fp8(s1 >> (i * 8u)), nearest_even);
    sum = fp::flush_denormal(fp::fma(left, right, sum, nearest_even));
  }
  return fp::dot4<FP8, FP8>(s0, s1, as_f32(start), sum, nearest_even).bits;
}

// V_PK_MAXIMUM_F16
//   low = v_maximum_f16(S0[15 : 0].f16, S1[15 : 0].f16);
//   high = v_maximum_f16(S0[31 : 16].f16, S1[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_maximum_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = as_f16(v_maximum_f16(s0 & 0xffff, s1 & 0xffff, mode));
  const F16 high = as_f16(v_maximum_f16(s0 >> 16, s1 >> 16, mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_MINIMUM_F16
//   low = v_minimum_f16(S0[15 : 0].f16, S1[15 : 0].f16);
//   high = v_minimum_f16(S0[31 : 16].f16, S1[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_minimum_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = as_f16(v_minimum_f16(s0 & 0xffff, s1 & 0xffff, mode));
  const F16 high = as_f16(v_minimum_f16(s0 >> 16, s1 >> 16, mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna4::sem
