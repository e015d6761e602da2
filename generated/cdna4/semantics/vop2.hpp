// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: ccbebf6013ca6bfa
// What the vop2 operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
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
#include "common/semantics/vop2.hpp"


namespace lockstep::cdna4::sem {
using common::sem::v_addc_co_u32;
using common::sem::v_add_co_u32;
using common::sem::v_add_f16;
using common::sem::v_add_f32;
using common::sem::v_add_u16;
using common::sem::v_add_u32;
using common::sem::v_and_b32;
using common::sem::v_ashrrev_i16;
using common::sem::v_ashrrev_i32;
using common::sem::v_cndmask_b32;
using common::sem::v_dot2c_f32_f16;
using common::sem::v_dot2c_i32_i16;
using common::sem::v_dot4c_i32_i8;
using common::sem::v_dot8c_i32_i4;
using common::sem::v_fmaak_f32;
using common::sem::v_fmac_f32;
using common::sem::v_fmac_f64;
using common::sem::v_fmamk_f32;
using common::sem::v_ldexp_f16;
using common::sem::v_lshlrev_b16;
using common::sem::v_lshlrev_b32;
using common::sem::v_lshrrev_b16;
using common::sem::v_lshrrev_b32;
using common::sem::v_mac_f16;
using common::sem::v_madak_f16;
using common::sem::v_madmk_f16;
using common::sem::v_max_f16;
using common::sem::v_max_f32;
using common::sem::v_max_f64;
using common::sem::v_max_i16;
using common::sem::v_max_i32;
using common::sem::v_max_u16;
using common::sem::v_max_u32;
using common::sem::v_min_f16;
using common::sem::v_min_f32;
using common::sem::v_min_f64;
using common::sem::v_min_i16;
using common::sem::v_min_i32;
using common::sem::v_min_u16;
using common::sem::v_min_u32;
using common::sem::v_mul_f16;
using common::sem::v_mul_f32;
using common::sem::v_mul_hi_i32_i24;
using common::sem::v_mul_hi_u32_u24;
using common::sem::v_mul_i32_i24;
using common::sem::v_mul_lo_u16;
using common::sem::v_mul_u32_u24;
using common::sem::v_or_b32;
using common::sem::v_pk_fmac_f16;
using common::sem::v_subbrev_co_u32;
using common::sem::v_subb_co_u32;
using common::sem::v_subrev_co_u32;
using common::sem::v_subrev_f16;
using common::sem::v_subrev_f32;
using common::sem::v_subrev_u16;
using common::sem::v_subrev_u32;
using common::sem::v_sub_co_u32;
using common::sem::v_sub_f16;
using common::sem::v_sub_f32;
using common::sem::v_sub_u16;
using common::sem::v_sub_u32;
using common::sem::v_xnor_b32;
using common::sem::v_xor_b32;

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

// V_DOT2C_F32_BF16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   flips0 = (INST.NEG[0] ? 0x8000U : 0U) | (INST.ABS[0] ? 0x80000000U : 0U);
//   flips1 = (INST.NEG[1] ? 0x8000U : 0U) | (INST.ABS[1] ? 0x80000000U : 0U);
//   a = S0.u32 ^ flips0;
//   b = S1.u32 ^ flips1;
//   sum = flushDenorm(D0.f32);
//   sum = flushDenorm(fma(bf16_to_f32(flushDenorm(a[15 : 0].bf16)), bf16_to_f32(flushDenorm(b[15 : 0].bf16)), sum));
//   sum = flushDenorm(fma(bf16_to_f32(flushDenorm(a[31 : 16].bf16)), bf16_to_f32(flushDenorm(b[31 : 16].bf16)), sum));
//   D0.f32 = sum
template <class M>
constexpr uint32_t v_dot2c_f32_bf16(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t neg, uint32_t abs, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t flips0 = (bit(neg, 0) ? 0x8000u : 0u) | (bit(abs, 0) ? 0x80000000u : 0u);
  const uint32_t flips1 = (bit(neg, 1) ? 0x8000u : 0u) | (bit(abs, 1) ? 0x80000000u : 0u);
  const uint32_t a = s0 ^ flips0;
  const uint32_t b = s1 ^ flips1;
  F32 sum = fp::flush_denormal(as_f32(d0));
  sum = fp::flush_denormal(fp::fma(fp::bf16_to_f32(fp::flush_denormal(as_bf16(a)), nearest_even),
      fp::bf16_to_f32(fp::flush_denormal(as_bf16(b)), nearest_even), sum, nearest_even));
  sum = fp::flush_denormal(fp::fma(fp::bf16_to_f32(fp::flush_denormal(as_bf16(a >> 16)), nearest_even),
      fp::bf16_to_f32(fp::flush_denormal(as_bf16(b >> 16)), nearest_even), sum, nearest_even));
  return sum.bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna4::sem
