// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: 34cb5ff43cd1566f
// What the vop2 operations compute: one pure function each, its pseudocode above it.
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

// V_ADDC_CO_U32
//   result = S0.u32 + S1.u32 + 32'U(VCC.u64[laneId]);
//   carry = result < S0.u32 || (VCC.u64[laneId] && result == S0.u32);
//   VCC.u64[laneId] = carry;
//   D0.u32 = CLAMP && carry ? 0xffffffffU : result
constexpr VccLaneResult<uint32_t> v_addc_co_u32(uint32_t s0, uint32_t s1, bool vcc_lane, bool clamp) {
  const uint32_t result = s0 + s1 + uint32_t{vcc_lane};
  const bool carry = result < s0 || (vcc_lane && result == s0);
  return {clamp && carry ? 0xffffffffu : result, carry};
}

// V_ADD_CO_CI_U32
//   result = S0.u32 + S1.u32 + 32'U(VCC.u64[laneId]);
//   carry = result < S0.u32 || (VCC.u64[laneId] && result == S0.u32);
//   VCC.u64[laneId] = carry;
//   D0.u32 = CLAMP && carry ? 0xffffffffU : result
constexpr VccLaneResult<uint32_t> v_add_co_ci_u32(uint32_t s0, uint32_t s1, bool vcc_lane, bool clamp) {
  const uint32_t result = s0 + s1 + uint32_t{vcc_lane};
  const bool carry = result < s0 || (vcc_lane && result == s0);
  return {clamp && carry ? 0xffffffffu : result, carry};
}

// V_ADD_CO_U32
//   result = S0.u32 + S1.u32;
//   carry = result < S0.u32;
//   VCC.u64[laneId] = carry;
//   D0.u32 = CLAMP && carry ? 0xffffffffU : result
constexpr VccLaneResult<uint32_t> v_add_co_u32(uint32_t s0, uint32_t s1, bool clamp) {
  const uint32_t result = s0 + s1;
  const bool carry = result < s0;
  return {clamp && carry ? 0xffffffffu : result, carry};
}

// V_ADD_F16
//   D0.f16 = S0.f16 + S1.f16
template <class M>
constexpr uint32_t v_add_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::add(as_f16(s0), as_f16(s1), mode).bits;
}

// V_ADD_F32
//   D0.f32 = S0.f32 + S1.f32
template <class M>
constexpr uint32_t v_add_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::add(as_f32(s0), as_f32(s1), mode).bits;
}

// V_ADD_NC_U16
//   wide = 32'I(S0.u16) + 32'I(S1.u16);
//   D0.u16 = CLAMP ? i32_to_u16(wide) : wide.u16
constexpr uint32_t v_add_nc_u16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t wide = int32_t(s0 & 0xffff) + int32_t(s1 & 0xffff);
  return (clamp ? uint32_t{fp::i32_to_u16(wide)} : uint32_t(wide)) & 0xffff;
}

// V_ADD_NC_U32
//   wide = 64'I(S0.u32) + 64'I(S1.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_add_nc_u32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{s0} + int64_t{s1};
  return clamp ? fp::i64_to_u32(wide) : uint32_t(wide);
}

// V_ADD_U16
//   wide = 32'I(S0.u16) + 32'I(S1.u16);
//   D0.u16 = CLAMP ? i32_to_u16(wide) : wide.u16
constexpr uint32_t v_add_u16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t wide = int32_t(s0 & 0xffff) + int32_t(s1 & 0xffff);
  return (clamp ? uint32_t{fp::i32_to_u16(wide)} : uint32_t(wide)) & 0xffff;
}

// V_ADD_U32
//   wide = 64'I(S0.u32) + 64'I(S1.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_add_u32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{s0} + int64_t{s1};
  return clamp ? fp::i64_to_u32(wide) : uint32_t(wide);
}

// V_AND_B32
//   D0.u32 = S0.u32 & S1.u32
constexpr uint32_t v_and_b32(uint32_t s0, uint32_t s1) {
  return s0 & s1;
}

// V_ASHRREV_I16
//   D0.i16 = S1.i16 >> S0.u32[3 : 0]
constexpr uint32_t v_ashrrev_i16(uint32_t s0, uint32_t s1) {
  return uint32_t(sign_extend(s1, 16) >> (s0 & 0xf)) & 0xffff;
}

// V_ASHRREV_I32
//   D0.i32 = S1.i32 >> S0.u32[4 : 0]
constexpr uint32_t v_ashrrev_i32(uint32_t s0, uint32_t s1) {
  return uint32_t(int32_t(s1) >> (s0 & 0x1f));
}

// V_CNDMASK_B16
//   D0.u16 = VCC.u64[laneId] ? S1.u16 : S0.u16
constexpr uint32_t v_cndmask_b16(uint32_t s0, uint32_t s1, bool vcc_lane) {
  return (vcc_lane ? s1 : s0) & 0xffff;
}

// V_CNDMASK_B32
//   D0.u32 = VCC.u64[laneId] ? S1.u32 : S0.u32
constexpr uint32_t v_cndmask_b32(uint32_t s0, uint32_t s1, bool vcc_lane) {
  return vcc_lane ? s1 : s0;
}

// V_DOT2ACC_F32_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   WIDEN = lambda(x) (return f16_to_f32(flushDenorm(x)));
//   sum = flushDenorm(D0.f32);
//   sum = flushDenorm(fma(WIDEN(S0[15 : 0].f16), WIDEN(S1[15 : 0].f16), sum));
//   sum = flushDenorm(fma(WIDEN(S0[31 : 16].f16), WIDEN(S1[31 : 16].f16), sum));
//   D0.f32 = dot2_f16(S0[15 : 0].f16, S1[15 : 0].f16, S0[31 : 16].f16, S1[31 : 16].f16, D0.f32, sum)
template <class M>
constexpr uint32_t v_dot2acc_f32_f16(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const auto widen = [&](F16 x) -> F32 {
    return fp::f16_to_f32(fp::flush_denormal(x), nearest_even);
  };
  F32 sum = fp::flush_denormal(as_f32(d0));
  sum = fp::flush_denormal(fp::fma(widen(as_f16(s0)), widen(as_f16(s1)), sum, nearest_even));
  sum = fp::flush_denormal(fp::fma(widen(as_f16(s0 >> 16)), widen(as_f16(s1 >> 16)), sum, nearest_even));
  return fp::dot2(as_f16(s0), as_f16(s1), as_f16(s0 >> 16), as_f16(s1 >> 16), as_f32(d0), sum,
      nearest_even).bits;
}

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

// V_DOT2C_F32_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   flips0 = (INST.NEG[0] ? 0x8000U : 0U) | (INST.ABS[0] ? 0x80000000U : 0U);
//   flips1 = (INST.NEG[1] ? 0x8000U : 0U) | (INST.ABS[1] ? 0x80000000U : 0U);
//   a = S0.u32 ^ flips0;
//   b = S1.u32 ^ flips1;
//   sum = flushDenorm(D0.f32);
//   sum = flushDenorm(fma(f16_to_f32(flushDenorm(a[15 : 0].f16)), f16_to_f32(flushDenorm(b[15 : 0].f16)), sum));
//   sum = flushDenorm(fma(f16_to_f32(flushDenorm(a[31 : 16].f16)), f16_to_f32(flushDenorm(b[31 : 16].f16)), sum));
//   D0.f32 = sum
template <class M>
constexpr uint32_t v_dot2c_f32_f16(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t neg, uint32_t abs, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t flips0 = (bit(neg, 0) ? 0x8000u : 0u) | (bit(abs, 0) ? 0x80000000u : 0u);
  const uint32_t flips1 = (bit(neg, 1) ? 0x8000u : 0u) | (bit(abs, 1) ? 0x80000000u : 0u);
  const uint32_t a = s0 ^ flips0;
  const uint32_t b = s1 ^ flips1;
  F32 sum = fp::flush_denormal(as_f32(d0));
  sum = fp::flush_denormal(fp::fma(fp::f16_to_f32(fp::flush_denormal(as_f16(a)), nearest_even),
      fp::f16_to_f32(fp::flush_denormal(as_f16(b)), nearest_even), sum, nearest_even));
  sum = fp::flush_denormal(fp::fma(fp::f16_to_f32(fp::flush_denormal(as_f16(a >> 16)), nearest_even),
      fp::f16_to_f32(fp::flush_denormal(as_f16(b >> 16)), nearest_even), sum, nearest_even));
  return sum.bits;
}

// V_DOT2C_I32_I16
//   sum = 64'I(D0.i32);
//   sum += 64'I(S0[15 : 0].i16) * 64'I(S1[15 : 0].i16);
//   sum += 64'I(S0[31 : 16].i16) * 64'I(S1[31 : 16].i16);
//   D0.i32 = CLAMP ? i64_to_i32(sum) : sum.i32
constexpr uint32_t v_dot2c_i32_i16(uint32_t s0, uint32_t s1, uint32_t d0, bool clamp) {
  uint64_t sum = uint64_t(int32_t(d0));
  sum += uint64_t(int64_t{sign_extend(s0, 16)} * int64_t{sign_extend(s1, 16)});
  sum += uint64_t(int64_t{sign_extend(s0 >> 16, 16)} * int64_t{sign_extend(s1 >> 16, 16)});
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(sum))) : uint32_t(sum);
}

// V_DOT4C_I32_I8
//   sum = 64'I(D0.i32);
//   for i in 0 : 3 do
//     sum += 64'I(S0.u32[i * 8 +: 8].i8) * 64'I(S1.u32[i * 8 +: 8].i8)
//   endfor;
//   D0.i32 = CLAMP ? i64_to_i32(sum) : sum.i32
constexpr uint32_t v_dot4c_i32_i8(uint32_t s0, uint32_t s1, uint32_t d0, bool clamp) {
  uint64_t sum = uint64_t(int32_t(d0));
  for (uint32_t i = 0; i < 4; ++i) {
    sum += uint64_t(int64_t{sign_extend(s0 >> (i * 8u), 8)} * int64_t{sign_extend(s1 >> (i * 8u), 8)});
  }
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(sum))) : uint32_t(sum);
}

// V_DOT8C_I32_I4
//   sum = 64'I(D0.i32);
//   for i in 0 : 7 do
//     sum += 64'I(S0.u32[i * 4 +: 4].i4) * 64'I(S1.u32[i * 4 +: 4].i4)
//   endfor;
//   D0.i32 = CLAMP ? i64_to_i32(sum) : sum.i32
constexpr uint32_t v_dot8c_i32_i4(uint32_t s0, uint32_t s1, uint32_t d0, bool clamp) {
  uint64_t sum = uint64_t(int32_t(d0));
  for (uint32_t i = 0; i < 8; ++i) {
    sum += uint64_t(int64_t{sign_extend(s0 >> (i * 4u), 4)} * int64_t{sign_extend(s1 >> (i * 4u), 4)});
  }
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(sum))) : uint32_t(sum);
}

// V_DUAL_DOT2ACC_F32_BF16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   WIDEN = lambda(x) (return bf16_to_f32(flushDenorm(x)));
//   sum = flushDenorm(D0.f32);
//   sum = flushDenorm(fma(WIDEN(S0[15 : 0].bf16), WIDEN(S1[15 : 0].bf16), sum));
//   sum = flushDenorm(fma(WIDEN(S0[31 : 16].bf16), WIDEN(S1[31 : 16].bf16), sum));
//   D0.f32 = dot2_bf16(S0[15 : 0].bf16, S1[15 : 0].bf16, S0[31 : 16].bf16, S1[31 : 16].bf16, D0.f32, sum)
template <class M>
constexpr uint32_t v_dual_dot2acc_f32_bf16(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const auto widen = [&](BF16 x) -> F32 {
    return fp::bf16_to_f32(fp::flush_denormal(x), nearest_even);
  };
  F32 sum = fp::flush_denormal(as_f32(d0));
  sum = fp::flush_denormal(fp::fma(widen(as_bf16(s0)), widen(as_bf16(s1)), sum, nearest_even));
  sum = fp::flush_denormal(fp::fma(widen(as_bf16(s0 >> 16)), widen(as_bf16(s1 >> 16)), sum, nearest_even));
  return fp::dot2(as_bf16(s0), as_bf16(s1), as_bf16(s0 >> 16), as_bf16(s1 >> 16), as_f32(d0), sum,
      nearest_even).bits;
}

// V_DUAL_DOT2ACC_F32_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   WIDEN = lambda(x) (return f16_to_f32(flushDenorm(x)));
//   sum = flushDenorm(D0.f32);
//   sum = flushDenorm(fma(WIDEN(S0[15 : 0].f16), WIDEN(S1[15 : 0].f16), sum));
//   sum = flushDenorm(fma(WIDEN(S0[31 : 16].f16), WIDEN(S1[31 : 16].f16), sum));
//   D0.f32 = dot2_f16(S0[15 : 0].f16, S1[15 : 0].f16, S0[31 : 16].f16, S1[31 : 16].f16, D0.f32, sum)
template <class M>
constexpr uint32_t v_dual_dot2acc_f32_f16(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const auto widen = [&](F16 x) -> F32 {
    return fp::f16_to_f32(fp::flush_denormal(x), nearest_even);
  };
  F32 sum = fp::flush_denormal(as_f32(d0));
  sum = fp::flush_denormal(fp::fma(widen(as_f16(s0)), widen(as_f16(s1)), sum, nearest_even));
  sum = fp::flush_denormal(fp::fma(widen(as_f16(s0 >> 16)), widen(as_f16(s1 >> 16)), sum, nearest_even));
  return fp::dot2(as_f16(s0), as_f16(s1), as_f16(s0 >> 16), as_f16(s1 >> 16), as_f32(d0), sum,
      nearest_even).bits;
}

// V_FMAAK_F16
//   D0.f16 = fma(S0.f16, S1.f16, SIMM32.f16)
template <class M>
constexpr uint32_t v_fmaak_f16(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  return fp::fma(as_f16(s0), as_f16(s1), as_f16(literal), mode).bits;
}

// V_FMAAK_F32
//   D0.f32 = fma(S0.f32, S1.f32, SIMM32.f32)
template <class M>
constexpr uint32_t v_fmaak_f32(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(s1), as_f32(literal), mode).bits;
}

// V_FMAC_F16
//   D0.f16 = fma(S0.f16, S1.f16, D0.f16)
template <class M>
constexpr uint32_t v_fmac_f16(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  return fp::fma(as_f16(s0), as_f16(s1), as_f16(d0), mode).bits;
}

// V_FMAC_F32
//   D0.f32 = fma(S0.f32, S1.f32, D0.f32)
template <class M>
constexpr uint32_t v_fmac_f32(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(s1), as_f32(d0), mode).bits;
}

// V_FMAC_F64
//   D0.f64 = fma(S0.f64, S1.f64, D0.f64)
template <class M>
constexpr uint64_t v_fmac_f64(uint64_t s0, uint64_t s1, uint64_t d0, const M& mode) {
  return fp::fma(as_f64(s0), as_f64(s1), as_f64(d0), mode).bits;
}

// V_FMAMK_F16
//   D0.f16 = fma(S0.f16, SIMM32.f16, S1.f16)
template <class M>
constexpr uint32_t v_fmamk_f16(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  return fp::fma(as_f16(s0), as_f16(literal), as_f16(s1), mode).bits;
}

// V_FMAMK_F32
//   D0.f32 = fma(S0.f32, SIMM32.f32, S1.f32)
template <class M>
constexpr uint32_t v_fmamk_f32(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(literal), as_f32(s1), mode).bits;
}

// V_LDEXP_F16
//   D0.f16 = ldexp(S0.f16, 32'I(S1.i16))
template <class M>
constexpr uint32_t v_ldexp_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::ldexp(as_f16(s0), sign_extend(s1, 16), mode).bits;
}

// V_LSHLREV_B16
//   D0.u16 = S1.u16 << S0.u32[3 : 0]
constexpr uint32_t v_lshlrev_b16(uint32_t s0, uint32_t s1) {
  return s1 << (s0 & 0xf) & 0xffff;
}

// V_LSHLREV_B32
//   D0.u32 = S1.u32 << S0.u32[4 : 0]
constexpr uint32_t v_lshlrev_b32(uint32_t s0, uint32_t s1) {
  return s1 << (s0 & 0x1f);
}

// V_LSHRREV_B16
//   D0.u16 = S1.u16 >> S0.u32[3 : 0]
constexpr uint32_t v_lshrrev_b16(uint32_t s0, uint32_t s1) {
  return (s1 & 0xffff) >> (s0 & 0xf);
}

// V_LSHRREV_B32
//   D0.u32 = S1.u32 >> S0.u32[4 : 0]
constexpr uint32_t v_lshrrev_b32(uint32_t s0, uint32_t s1) {
  return s1 >> (s0 & 0x1f);
}

// V_MAC_F16
//   product = flushDenorm(flushDenorm(S0.f16) * flushDenorm(S1.f16));
//   D0.f16 = flushDenorm(product + flushDenorm(D0.f16))
template <class M>
constexpr uint32_t v_mac_f16(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const F16 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f16(s0)),
      fp::flush_denormal(as_f16(s1)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f16(d0)), mode)).bits;
}

// V_MAC_F32
//   product = flushDenorm(flushDenorm(S0.f32) * flushDenorm(S1.f32));
//   D0.f32 = flushDenorm(product + flushDenorm(D0.f32))
template <class M>
constexpr uint32_t v_mac_f32(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const F32 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f32(s0)),
      fp::flush_denormal(as_f32(s1)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f32(d0)), mode)).bits;
}

// V_MAC_LEGACY_F32
//   a = flushDenorm(S0.f32);
//   b = flushDenorm(S1.f32);
//   product = a == 0.0F || b == 0.0F ? 0.0F : flushDenorm(a * b);
//   D0.f32 = flushDenorm(product + flushDenorm(D0.f32))
template <class M>
constexpr uint32_t v_mac_legacy_f32(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const F32 a = fp::flush_denormal(as_f32(s0));
  const F32 b = fp::flush_denormal(as_f32(s1));
  const F32 product = select(eager_or(fp::eq(a, F32{}, mode), fp::eq(b, F32{}, mode)), F32{},
      fp::flush_denormal(fp::mul(a, b, mode)));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f32(d0)), mode)).bits;
}

// V_MADAK_F16
//   product = flushDenorm(flushDenorm(S0.f16) * flushDenorm(S1.f16));
//   D0.f16 = flushDenorm(product + flushDenorm(SIMM32.f16))
template <class M>
constexpr uint32_t v_madak_f16(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  const F16 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f16(s0)),
      fp::flush_denormal(as_f16(s1)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f16(literal)), mode)).bits;
}

// V_MADAK_F32
//   product = flushDenorm(flushDenorm(S0.f32) * flushDenorm(S1.f32));
//   D0.f32 = flushDenorm(product + flushDenorm(SIMM32.f32))
template <class M>
constexpr uint32_t v_madak_f32(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  const F32 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f32(s0)),
      fp::flush_denormal(as_f32(s1)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f32(literal)), mode)).bits;
}

// V_MADMK_F16
//   product = flushDenorm(flushDenorm(S0.f16) * flushDenorm(SIMM32.f16));
//   D0.f16 = flushDenorm(product + flushDenorm(S1.f16))
template <class M>
constexpr uint32_t v_madmk_f16(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  const F16 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f16(s0)),
      fp::flush_denormal(as_f16(literal)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f16(s1)), mode)).bits;
}

// V_MADMK_F32
//   product = flushDenorm(flushDenorm(S0.f32) * flushDenorm(SIMM32.f32));
//   D0.f32 = flushDenorm(product + flushDenorm(S1.f32))
template <class M>
constexpr uint32_t v_madmk_f32(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  const F32 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f32(s0)),
      fp::flush_denormal(as_f32(literal)), mode));
  return fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f32(s1)), mode)).bits;
}

// V_MAX_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f16 = cvtToQuietNAN(b)
//   elsif isNAN(a) then
//     D0.f16 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f16 = flushOutput(a)
//   elsif a == b then
//     D0.f16 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f16 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_max_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode)))))).bits;
}

// V_MAX_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f32 = cvtToQuietNAN(b)
//   elsif isNAN(a) then
//     D0.f32 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f32 = flushOutput(a)
//   elsif a == b then
//     D0.f32 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f32 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_max_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode)))))).bits;
}

// V_MAX_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f64 = cvtToQuietNAN(b)
//   elsif isNAN(a) then
//     D0.f64 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f64 = flushOutput(a)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f64 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_max_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode)))))).bits;
}

// V_MAX_I16
//   D0.i16 = S1.i16 > S0.i16 ? S1.i16 : S0.i16
constexpr uint32_t v_max_i16(uint32_t s0, uint32_t s1) {
  return (sign_extend(s1, 16) > sign_extend(s0, 16) ? s1 : s0) & 0xffff;
}

// V_MAX_I32
//   D0.i32 = S1.i32 > S0.i32 ? S1.i32 : S0.i32
constexpr uint32_t v_max_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s1) > int32_t(s0) ? s1 : s0;
}

// V_MAX_U16
//   D0.u16 = S1.u16 > S0.u16 ? S1.u16 : S0.u16
constexpr uint32_t v_max_u16(uint32_t s0, uint32_t s1) {
  return ((s1 & 0xffff) > (s0 & 0xffff) ? s1 : s0) & 0xffff;
}

// V_MAX_U32
//   D0.u32 = S1.u32 > S0.u32 ? S1.u32 : S0.u32
constexpr uint32_t v_max_u32(uint32_t s0, uint32_t s1) {
  return s1 > s0 ? s1 : s0;
}

// V_MIN_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f16 = cvtToQuietNAN(b)
//   elsif isNAN(a) then
//     D0.f16 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f16 = flushOutput(a)
//   elsif a == b then
//     D0.f16 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f16 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_min_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode)))))).bits;
}

// V_MIN_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f32 = cvtToQuietNAN(b)
//   elsif isNAN(a) then
//     D0.f32 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f32 = flushOutput(a)
//   elsif a == b then
//     D0.f32 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f32 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_min_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode)))))).bits;
}

// V_MIN_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f64 = cvtToQuietNAN(b)
//   elsif isNAN(a) then
//     D0.f64 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f64 = flushOutput(a)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f64 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_min_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode)))))).bits;
}

// V_MIN_I16
//   D0.i16 = S1.i16 < S0.i16 ? S1.i16 : S0.i16
constexpr uint32_t v_min_i16(uint32_t s0, uint32_t s1) {
  return (sign_extend(s1, 16) < sign_extend(s0, 16) ? s1 : s0) & 0xffff;
}

// V_MIN_I32
//   D0.i32 = S1.i32 < S0.i32 ? S1.i32 : S0.i32
constexpr uint32_t v_min_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s1) < int32_t(s0) ? s1 : s0;
}

// V_MIN_U16
//   D0.u16 = S1.u16 < S0.u16 ? S1.u16 : S0.u16
constexpr uint32_t v_min_u16(uint32_t s0, uint32_t s1) {
  return ((s1 & 0xffff) < (s0 & 0xffff) ? s1 : s0) & 0xffff;
}

// V_MIN_U32
//   D0.u32 = S1.u32 < S0.u32 ? S1.u32 : S0.u32
constexpr uint32_t v_min_u32(uint32_t s0, uint32_t s1) {
  return s1 < s0 ? s1 : s0;
}

// V_MUL_F16
//   D0.f16 = S0.f16 * S1.f16
template <class M>
constexpr uint32_t v_mul_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::mul(as_f16(s0), as_f16(s1), mode).bits;
}

// V_MUL_F32
//   D0.f32 = S0.f32 * S1.f32
template <class M>
constexpr uint32_t v_mul_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::mul(as_f32(s0), as_f32(s1), mode).bits;
}

// V_MUL_HI_I32_I24
//   product = 64'I(S0.i24) * 64'I(S1.i24);
//   D0.u32 = product[63 : 32]
constexpr uint32_t v_mul_hi_i32_i24(uint32_t s0, uint32_t s1) {
  const int64_t product = int64_t{sign_extend(s0, 24)} * int64_t{sign_extend(s1, 24)};
  return uint32_t(uint64_t(product) >> 32);
}

// V_MUL_HI_U32_U24
//   product = 64'U(S0.u24) * 64'U(S1.u24);
//   D0.u32 = product[63 : 32]
constexpr uint32_t v_mul_hi_u32_u24(uint32_t s0, uint32_t s1) {
  const uint64_t product = uint64_t{s0 & 0xffffff} * uint64_t{s1 & 0xffffff};
  return uint32_t(product >> 32);
}

// V_MUL_I32_I24
//   product = 64'I(S0.i24) * 64'I(S1.i24);
//   D0.i32 = CLAMP ? i64_to_i32(product) : product.i32
constexpr uint32_t v_mul_i32_i24(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t product = int64_t{sign_extend(s0, 24)} * int64_t{sign_extend(s1, 24)};
  return clamp ? uint32_t(fp::i64_to_i32(product)) : uint32_t(product);
}

// V_MUL_LO_U16
//   D0.u16 = 16'U(32'U(S0.u16) * 32'U(S1.u16))
constexpr uint32_t v_mul_lo_u16(uint32_t s0, uint32_t s1) {
  return (s0 & 0xffff) * (s1 & 0xffff) & 0xffff;
}

// V_MUL_U32_U24
//   product = 64'I(S0.u24) * 64'I(S1.u24);
//   D0.u32 = CLAMP ? i64_to_u32(product) : product.u32
constexpr uint32_t v_mul_u32_u24(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t product = int64_t{s0 & 0xffffff} * int64_t{s1 & 0xffffff};
  return clamp ? fp::i64_to_u32(product) : uint32_t(product);
}

// V_OR_B32
//   D0.u32 = S0.u32 | S1.u32
constexpr uint32_t v_or_b32(uint32_t s0, uint32_t s1) {
  return s0 | s1;
}

// V_PK_FMAC_F16
//   low = fma(S0[15 : 0].f16, S1[15 : 0].f16, D0[15 : 0].f16);
//   high = fma(S0[31 : 16].f16, S1[31 : 16].f16, D0[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_fmac_f16(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  const F16 low = fp::fma(as_f16(s0), as_f16(s1), as_f16(d0), mode);
  const F16 high = fp::fma(as_f16(s0 >> 16), as_f16(s1 >> 16), as_f16(d0 >> 16), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_SUBBREV_CO_U32
//   result = S1.u32 - S0.u32 - 32'U(VCC.u64[laneId]);
//   carry = S1.u32 < S0.u32 || (VCC.u64[laneId] && S1.u32 == S0.u32);
//   VCC.u64[laneId] = carry;
//   D0.u32 = CLAMP && carry ? 0U : result
constexpr VccLaneResult<uint32_t> v_subbrev_co_u32(uint32_t s0, uint32_t s1, bool vcc_lane, bool clamp) {
  const uint32_t result = s1 - s0 - uint32_t{vcc_lane};
  const bool carry = s1 < s0 || (vcc_lane && s1 == s0);
  return {clamp && carry ? 0u : result, carry};
}

// V_SUBB_CO_U32
//   result = S0.u32 - S1.u32 - 32'U(VCC.u64[laneId]);
//   carry = S0.u32 < S1.u32 || (VCC.u64[laneId] && S0.u32 == S1.u32);
//   VCC.u64[laneId] = carry;
//   D0.u32 = CLAMP && carry ? 0U : result
constexpr VccLaneResult<uint32_t> v_subb_co_u32(uint32_t s0, uint32_t s1, bool vcc_lane, bool clamp) {
  const uint32_t result = s0 - s1 - uint32_t{vcc_lane};
  const bool carry = s0 < s1 || (vcc_lane && s0 == s1);
  return {clamp && carry ? 0u : result, carry};
}

// V_SUBREV_CO_CI_U32
//   result = S1.u32 - S0.u32 - 32'U(VCC.u64[laneId]);
//   carry = S1.u32 < S0.u32 || (VCC.u64[laneId] && S1.u32 == S0.u32);
//   VCC.u64[laneId] = carry;
//   D0.u32 = CLAMP && carry ? 0U : result
constexpr VccLaneResult<uint32_t> v_subrev_co_ci_u32(uint32_t s0, uint32_t s1, bool vcc_lane, bool clamp) {
  const uint32_t result = s1 - s0 - uint32_t{vcc_lane};
  const bool carry = s1 < s0 || (vcc_lane && s1 == s0);
  return {clamp && carry ? 0u : result, carry};
}

// V_SUBREV_CO_U32
//   result = S1.u32 - S0.u32;
//   carry = S1.u32 < S0.u32;
//   VCC.u64[laneId] = carry;
//   D0.u32 = CLAMP && carry ? 0U : result
constexpr VccLaneResult<uint32_t> v_subrev_co_u32(uint32_t s0, uint32_t s1, bool clamp) {
  const uint32_t result = s1 - s0;
  const bool carry = s1 < s0;
  return {clamp && carry ? 0u : result, carry};
}

// V_SUBREV_F16
//   D0.f16 = S1.f16 - S0.f16
template <class M>
constexpr uint32_t v_subrev_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::sub(as_f16(s1), as_f16(s0), mode).bits;
}

// V_SUBREV_F32
//   D0.f32 = S1.f32 - S0.f32
template <class M>
constexpr uint32_t v_subrev_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::sub(as_f32(s1), as_f32(s0), mode).bits;
}

// V_SUBREV_NC_U32
//   wide = 64'I(S1.u32) - 64'I(S0.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_subrev_nc_u32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{s1} - int64_t{s0};
  return clamp ? fp::i64_to_u32(wide) : uint32_t(wide);
}

// V_SUBREV_U16
//   wide = 32'I(S1.u16) - 32'I(S0.u16);
//   D0.u16 = CLAMP ? i32_to_u16(wide) : wide.u16
constexpr uint32_t v_subrev_u16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t wide = int32_t(s1 & 0xffff) - int32_t(s0 & 0xffff);
  return (clamp ? uint32_t{fp::i32_to_u16(wide)} : uint32_t(wide)) & 0xffff;
}

// V_SUBREV_U32
//   wide = 64'I(S1.u32) - 64'I(S0.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_subrev_u32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{s1} - int64_t{s0};
  return clamp ? fp::i64_to_u32(wide) : uint32_t(wide);
}

// V_SUB_CO_CI_U32
//   result = S0.u32 - S1.u32 - 32'U(VCC.u64[laneId]);
//   carry = S0.u32 < S1.u32 || (VCC.u64[laneId] && S0.u32 == S1.u32);
//   VCC.u64[laneId] = carry;
//   D0.u32 = CLAMP && carry ? 0U : result
constexpr VccLaneResult<uint32_t> v_sub_co_ci_u32(uint32_t s0, uint32_t s1, bool vcc_lane, bool clamp) {
  const uint32_t result = s0 - s1 - uint32_t{vcc_lane};
  const bool carry = s0 < s1 || (vcc_lane && s0 == s1);
  return {clamp && carry ? 0u : result, carry};
}

// V_SUB_CO_U32
//   result = S0.u32 - S1.u32;
//   carry = S0.u32 < S1.u32;
//   VCC.u64[laneId] = carry;
//   D0.u32 = CLAMP && carry ? 0U : result
constexpr VccLaneResult<uint32_t> v_sub_co_u32(uint32_t s0, uint32_t s1, bool clamp) {
  const uint32_t result = s0 - s1;
  const bool carry = s0 < s1;
  return {clamp && carry ? 0u : result, carry};
}

// V_SUB_F16
//   D0.f16 = S0.f16 - S1.f16
template <class M>
constexpr uint32_t v_sub_f16(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::sub(as_f16(s0), as_f16(s1), mode).bits;
}

// V_SUB_F32
//   D0.f32 = S0.f32 - S1.f32
template <class M>
constexpr uint32_t v_sub_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::sub(as_f32(s0), as_f32(s1), mode).bits;
}

// V_SUB_NC_U16
//   wide = 32'I(S0.u16) - 32'I(S1.u16);
//   D0.u16 = CLAMP ? i32_to_u16(wide) : wide.u16
constexpr uint32_t v_sub_nc_u16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t wide = int32_t(s0 & 0xffff) - int32_t(s1 & 0xffff);
  return (clamp ? uint32_t{fp::i32_to_u16(wide)} : uint32_t(wide)) & 0xffff;
}

// V_SUB_NC_U32
//   wide = 64'I(S0.u32) - 64'I(S1.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_sub_nc_u32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{s0} - int64_t{s1};
  return clamp ? fp::i64_to_u32(wide) : uint32_t(wide);
}

// V_SUB_U16
//   wide = 32'I(S0.u16) - 32'I(S1.u16);
//   D0.u16 = CLAMP ? i32_to_u16(wide) : wide.u16
constexpr uint32_t v_sub_u16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t wide = int32_t(s0 & 0xffff) - int32_t(s1 & 0xffff);
  return (clamp ? uint32_t{fp::i32_to_u16(wide)} : uint32_t(wide)) & 0xffff;
}

// V_SUB_U32
//   wide = 64'I(S0.u32) - 64'I(S1.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_sub_u32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{s0} - int64_t{s1};
  return clamp ? fp::i64_to_u32(wide) : uint32_t(wide);
}

// V_XNOR_B32
//   D0.u32 = ~(S0.u32 ^ S1.u32)
constexpr uint32_t v_xnor_b32(uint32_t s0, uint32_t s1) {
  return ~(s0 ^ s1);
}

// V_XOR_B32
//   D0.u32 = S0.u32 ^ S1.u32
constexpr uint32_t v_xor_b32(uint32_t s0, uint32_t s1) {
  return s0 ^ s1;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
