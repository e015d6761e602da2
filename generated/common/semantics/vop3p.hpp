// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: a4f8779be8bbf67a
// What the vop3p operations compute: one pure function each, its pseudocode above it.
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

// V_ACCVGPR_READ
//   D0.b32 = S0.b32
constexpr uint32_t v_accvgpr_read(uint32_t s0) {
  return s0;
}

// V_ACCVGPR_WRITE
//   D0.b32 = S0.b32
constexpr uint32_t v_accvgpr_write(uint32_t s0) {
  return s0;
}

// V_DOT2_BF16_BF16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fff7fffU : x.u32;
//     return negative ? bits ^ 0x80008000U : bits);
//   WIDEN = lambda(x) (return bf16_to_f32(flushDenorm(x)));
//   a = SIGN(S0.u32, INST.ABS[0], INST.NEG[0]);
//   b = SIGN(S1.u32, INST.ABS[1], INST.NEG[1]);
//   sum = WIDEN(S2.bf16);
//   sum = fma(WIDEN(a[15 : 0].bf16), WIDEN(b[15 : 0].bf16), sum);
//   sum = fma(WIDEN(a[31 : 16].bf16), WIDEN(b[31 : 16].bf16), sum);
//   rounded = flushDenorm(f32_to_bf16(sum));
//   D0.bf16 = dot2_bf16_bf16(a[15 : 0].bf16, b[15 : 0].bf16, a[31 : 16].bf16, b[31 : 16].bf16, S2.bf16, rounded)
template <class M>
constexpr uint32_t v_dot2_bf16_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t neg, uint32_t abs, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const auto sign = [](uint32_t x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = absolute ? x & 0x7fff7fffu : x;
    return negative ? bits ^ 0x80008000u : bits;
  };
  const auto widen = [&](BF16 x) -> F32 {
    return fp::bf16_to_f32(fp::flush_denormal(x), nearest_even);
  };
  const uint32_t a = sign(s0, bit(abs, 0), bit(neg, 0));
  const uint32_t b = sign(s1, bit(abs, 1), bit(neg, 1));
  F32 sum = widen(as_bf16(s2));
  sum = fp::fma(widen(as_bf16(a)), widen(as_bf16(b)), sum, nearest_even);
  sum = fp::fma(widen(as_bf16(a >> 16)), widen(as_bf16(b >> 16)), sum, nearest_even);
  const BF16 rounded = fp::flush_denormal(fp::f32_to_bf16(sum, nearest_even));
  return fp::dot2(as_bf16(a), as_bf16(b), as_bf16(a >> 16), as_bf16(b >> 16), as_bf16(s2), rounded,
      nearest_even).bits;
}

// V_DOT2_F16_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fff7fffU : x.u32;
//     return negative ? bits ^ 0x80008000U : bits);
//   a = SIGN(S0.u32, INST.ABS[0], INST.NEG[0]);
//   b = SIGN(S1.u32, INST.ABS[1], INST.NEG[1]);
//   sum = fma(a[15 : 0].f16, b[15 : 0].f16, S2.f16);
//   sum = fma(a[31 : 16].f16, b[31 : 16].f16, sum);
//   D0.f16 = dot2_f16_f16(a[15 : 0].f16, b[15 : 0].f16, a[31 : 16].f16, b[31 : 16].f16, S2.f16, sum)
template <class M>
constexpr uint32_t v_dot2_f16_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t neg, uint32_t abs, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const auto sign = [](uint32_t x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = absolute ? x & 0x7fff7fffu : x;
    return negative ? bits ^ 0x80008000u : bits;
  };
  const uint32_t a = sign(s0, bit(abs, 0), bit(neg, 0));
  const uint32_t b = sign(s1, bit(abs, 1), bit(neg, 1));
  F16 sum = fp::fma(as_f16(a), as_f16(b), as_f16(s2), nearest_even);
  sum = fp::fma(as_f16(a >> 16), as_f16(b >> 16), sum, nearest_even);
  return fp::dot2(as_f16(a), as_f16(b), as_f16(a >> 16), as_f16(b >> 16), as_f16(s2), sum, nearest_even).bits;
}

// V_DOT2_F32_BF16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   WIDEN = lambda(x) (return bf16_to_f32(flushDenorm(x)));
//   sum = flushDenorm(S2.f32);
//   sum = flushDenorm(fma(WIDEN(S0[15 : 0].bf16), WIDEN(S1[15 : 0].bf16), sum));
//   sum = flushDenorm(fma(WIDEN(S0[31 : 16].bf16), WIDEN(S1[31 : 16].bf16), sum));
//   D0.f32 = dot2_bf16(S0[15 : 0].bf16, S1[15 : 0].bf16, S0[31 : 16].bf16, S1[31 : 16].bf16, S2.f32, sum)
template <class M>
constexpr uint32_t v_dot2_f32_bf16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const auto widen = [&](BF16 x) -> F32 {
    return fp::bf16_to_f32(fp::flush_denormal(x), nearest_even);
  };
  F32 sum = fp::flush_denormal(as_f32(s2));
  sum = fp::flush_denormal(fp::fma(widen(as_bf16(s0)), widen(as_bf16(s1)), sum, nearest_even));
  sum = fp::flush_denormal(fp::fma(widen(as_bf16(s0 >> 16)), widen(as_bf16(s1 >> 16)), sum, nearest_even));
  return fp::dot2(as_bf16(s0), as_bf16(s1), as_bf16(s0 >> 16), as_bf16(s1 >> 16), as_f32(s2), sum,
      nearest_even).bits;
}

// V_DOT2_F32_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   WIDEN = lambda(x) (return f16_to_f32(flushDenorm(x)));
//   sum = flushDenorm(S2.f32);
//   sum = flushDenorm(fma(WIDEN(S0[15 : 0].f16), WIDEN(S1[15 : 0].f16), sum));
//   sum = flushDenorm(fma(WIDEN(S0[31 : 16].f16), WIDEN(S1[31 : 16].f16), sum));
//   D0.f32 = dot2_f16(S0[15 : 0].f16, S1[15 : 0].f16, S0[31 : 16].f16, S1[31 : 16].f16, S2.f32, sum)
template <class M>
constexpr uint32_t v_dot2_f32_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const auto widen = [&](F16 x) -> F32 {
    return fp::f16_to_f32(fp::flush_denormal(x), nearest_even);
  };
  F32 sum = fp::flush_denormal(as_f32(s2));
  sum = fp::flush_denormal(fp::fma(widen(as_f16(s0)), widen(as_f16(s1)), sum, nearest_even));
  sum = fp::flush_denormal(fp::fma(widen(as_f16(s0 >> 16)), widen(as_f16(s1 >> 16)), sum, nearest_even));
  return fp::dot2(as_f16(s0), as_f16(s1), as_f16(s0 >> 16), as_f16(s1 >> 16), as_f32(s2), sum,
      nearest_even).bits;
}

// V_DOT2_I32_I16
//   sum = 64'I(S2.i32);
//   sum += 64'I(S0[15 : 0].i16) * 64'I(S1[15 : 0].i16);
//   sum += 64'I(S0[31 : 16].i16) * 64'I(S1[31 : 16].i16);
//   D0.i32 = CLAMP ? i64_to_i32(sum) : sum.i32
constexpr uint32_t v_dot2_i32_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = uint64_t(int32_t(s2));
  sum += uint64_t(int64_t{sign_extend(s0, 16)} * int64_t{sign_extend(s1, 16)});
  sum += uint64_t(int64_t{sign_extend(s0 >> 16, 16)} * int64_t{sign_extend(s1 >> 16, 16)});
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(sum))) : uint32_t(sum);
}

// V_DOT2_U32_U16
//   sum = 64'I(S2.u32);
//   sum += 64'I(S0[15 : 0].u16) * 64'I(S1[15 : 0].u16);
//   sum += 64'I(S0[31 : 16].u16) * 64'I(S1[31 : 16].u16);
//   D0.u32 = CLAMP ? i64_to_u32(sum) : sum.u32
constexpr uint32_t v_dot2_u32_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = uint64_t{s2};
  sum += uint64_t(int64_t{s0 & 0xffff} * int64_t{s1 & 0xffff});
  sum += uint64_t(int64_t{s0 >> 16} * int64_t{s1 >> 16});
  return clamp ? fp::i64_to_u32(int64_t(sum)) : uint32_t(sum);
}

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

// V_DOT4_I32_I8
//   sum = 64'I(S2.i32);
//   for i in 0 : 3 do
//     sum += 64'I(S0.u32[i * 8 +: 8].i8) * 64'I(S1.u32[i * 8 +: 8].i8)
//   endfor;
//   D0.i32 = CLAMP ? i64_to_i32(sum) : sum.i32
constexpr uint32_t v_dot4_i32_i8(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = uint64_t(int32_t(s2));
  for (uint32_t i = 0; i < 4; ++i) {
    sum += uint64_t(int64_t{sign_extend(s0 >> (i * 8u), 8)} * int64_t{sign_extend(s1 >> (i * 8u), 8)});
  }
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(sum))) : uint32_t(sum);
}

// V_DOT4_I32_IU8
//   declare a : 64'I;
//   declare b : 64'I;
//   sum = 64'I(S2.i32);
//   for i in 0 : 3 do
//     a = NEG[0] ? 64'I(S0.u32[i * 8 +: 8].i8) : 64'I(S0.u32[i * 8 +: 8].u8);
//     b = NEG[1] ? 64'I(S1.u32[i * 8 +: 8].i8) : 64'I(S1.u32[i * 8 +: 8].u8);
//     sum += a * b
//   endfor;
//   D0.i32 = CLAMP ? i64_to_i32(sum) : sum.i32
constexpr uint32_t v_dot4_i32_iu8(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp, uint32_t neg) {
  uint64_t sum = uint64_t(int32_t(s2));
  for (uint32_t i = 0; i < 4; ++i) {
    const int64_t a = bit(neg, 0) ? int64_t{sign_extend(s0 >> (i * 8u), 8)} : int64_t{s0 >> (i * 8u) & 0xff};
    const int64_t b = bit(neg, 1) ? int64_t{sign_extend(s1 >> (i * 8u), 8)} : int64_t{s1 >> (i * 8u) & 0xff};
    sum += uint64_t(a * b);
  }
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(sum))) : uint32_t(sum);
}

// V_DOT4_U32_U8
//   sum = 64'I(S2.u32);
//   for i in 0 : 3 do
//     sum += 64'I(S0.u32[i * 8 +: 8].u8) * 64'I(S1.u32[i * 8 +: 8].u8)
//   endfor;
//   D0.u32 = CLAMP ? i64_to_u32(sum) : sum.u32
constexpr uint32_t v_dot4_u32_u8(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = uint64_t{s2};
  for (uint32_t i = 0; i < 4; ++i) {
    sum += uint64_t(int64_t{s0 >> (i * 8u) & 0xff} * int64_t{s1 >> (i * 8u) & 0xff});
  }
  return clamp ? fp::i64_to_u32(int64_t(sum)) : uint32_t(sum);
}

// V_DOT8_I32_I4
//   sum = 64'I(S2.i32);
//   for i in 0 : 7 do
//     sum += 64'I(S0.u32[i * 4 +: 4].i4) * 64'I(S1.u32[i * 4 +: 4].i4)
//   endfor;
//   D0.i32 = CLAMP ? i64_to_i32(sum) : sum.i32
constexpr uint32_t v_dot8_i32_i4(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = uint64_t(int32_t(s2));
  for (uint32_t i = 0; i < 8; ++i) {
    sum += uint64_t(int64_t{sign_extend(s0 >> (i * 4u), 4)} * int64_t{sign_extend(s1 >> (i * 4u), 4)});
  }
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(sum))) : uint32_t(sum);
}

// V_DOT8_I32_IU4
//   declare a : 64'I;
//   declare b : 64'I;
//   sum = 64'I(S2.i32);
//   for i in 0 : 7 do
//     a = NEG[0] ? 64'I(S0.u32[i * 4 +: 4].i4) : 64'I(S0.u32[i * 4 +: 4].u4);
//     b = NEG[1] ? 64'I(S1.u32[i * 4 +: 4].i4) : 64'I(S1.u32[i * 4 +: 4].u4);
//     sum += a * b
//   endfor;
//   D0.i32 = CLAMP ? i64_to_i32(sum) : sum.i32
constexpr uint32_t v_dot8_i32_iu4(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp, uint32_t neg) {
  uint64_t sum = uint64_t(int32_t(s2));
  for (uint32_t i = 0; i < 8; ++i) {
    const int64_t a = bit(neg, 0) ? int64_t{sign_extend(s0 >> (i * 4u), 4)} : int64_t{s0 >> (i * 4u) & 0xf};
    const int64_t b = bit(neg, 1) ? int64_t{sign_extend(s1 >> (i * 4u), 4)} : int64_t{s1 >> (i * 4u) & 0xf};
    sum += uint64_t(a * b);
  }
  return clamp ? uint32_t(fp::i64_to_i32(int64_t(sum))) : uint32_t(sum);
}

// V_DOT8_U32_U4
//   sum = 64'I(S2.u32);
//   for i in 0 : 7 do
//     sum += 64'I(S0.u32[i * 4 +: 4].u4) * 64'I(S1.u32[i * 4 +: 4].u4)
//   endfor;
//   D0.u32 = CLAMP ? i64_to_u32(sum) : sum.u32
constexpr uint32_t v_dot8_u32_u4(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = uint64_t{s2};
  for (uint32_t i = 0; i < 8; ++i) {
    sum += uint64_t(int64_t{s0 >> (i * 4u) & 0xf} * int64_t{s1 >> (i * 4u) & 0xf});
  }
  return clamp ? fp::i64_to_u32(int64_t(sum)) : uint32_t(sum);
}

// V_FMA_MIXHI_F16
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return f16_to_f32(upper ? x[31 : 16].f16 : x[15 : 0].f16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   value = f32_to_f16(fma(a.f32,b.f32,c.f32));
//   half = CLAMP ? clamp01(value) : value;
//   D0.b32 = { half.b16, D0.u32[15 : 0] }
template <class M>
constexpr uint32_t v_fma_mixhi_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, bool clamp, uint32_t op_sel, uint32_t op_sel_hi,
    uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto sign = [](F32 x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = select<uint32_t>(absolute, x.bits & 0x7fffffffu, x.bits);
    return negative ? bits ^ 0x80000000u : bits;
  };
  const auto widen = [&](uint32_t x, bool upper) -> F32 {
    return fp::f16_to_f32(select(upper, as_f16(x >> 16), as_f16(x)), mode);
  };
  const uint32_t a = sign(bit(op_sel_hi, 0) ? widen(s0, bit(op_sel, 0)) : as_f32(s0), bit(neg_hi, 0),
      bit(neg, 0));
  const uint32_t b = sign(bit(op_sel_hi, 1) ? widen(s1, bit(op_sel, 1)) : as_f32(s1), bit(neg_hi, 1),
      bit(neg, 1));
  const uint32_t c = sign(bit(op_sel_hi, 2) ? widen(s2, bit(op_sel, 2)) : as_f32(s2), bit(neg_hi, 2),
      bit(neg, 2));
  const F16 value = fp::f32_to_f16(fp::fma(as_f32(a), as_f32(b), as_f32(c), mode), mode);
  const F16 half = clamp ? fp::clamp01(value, mode) : value;
  return (uint32_t{half.bits} << 16) | (d0 & 0xffff);
}

// V_FMA_MIXLO_F16
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return f16_to_f32(upper ? x[31 : 16].f16 : x[15 : 0].f16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   value = f32_to_f16(fma(a.f32,b.f32,c.f32));
//   half = CLAMP ? clamp01(value) : value;
//   D0.b32 = { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_fma_mixlo_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, bool clamp, uint32_t op_sel, uint32_t op_sel_hi,
    uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto sign = [](F32 x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = select<uint32_t>(absolute, x.bits & 0x7fffffffu, x.bits);
    return negative ? bits ^ 0x80000000u : bits;
  };
  const auto widen = [&](uint32_t x, bool upper) -> F32 {
    return fp::f16_to_f32(select(upper, as_f16(x >> 16), as_f16(x)), mode);
  };
  const uint32_t a = sign(bit(op_sel_hi, 0) ? widen(s0, bit(op_sel, 0)) : as_f32(s0), bit(neg_hi, 0),
      bit(neg, 0));
  const uint32_t b = sign(bit(op_sel_hi, 1) ? widen(s1, bit(op_sel, 1)) : as_f32(s1), bit(neg_hi, 1),
      bit(neg, 1));
  const uint32_t c = sign(bit(op_sel_hi, 2) ? widen(s2, bit(op_sel, 2)) : as_f32(s2), bit(neg_hi, 2),
      bit(neg, 2));
  const F16 value = fp::f32_to_f16(fp::fma(as_f32(a), as_f32(b), as_f32(c), mode), mode);
  const F16 half = clamp ? fp::clamp01(value, mode) : value;
  return (d0 & 0xffff0000) | uint32_t{half.bits};
}

// V_FMA_MIX_F32
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return f16_to_f32(upper ? x[31 : 16].f16 : x[15 : 0].f16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   value = fma(a.f32, b.f32, c.f32);
//   D0.f32 = CLAMP ? clamp01(value) : value
template <class M>
constexpr uint32_t v_fma_mix_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, bool clamp, uint32_t op_sel, uint32_t op_sel_hi, uint32_t neg,
    uint32_t neg_hi, const M& mode) {
  const auto sign = [](F32 x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = select<uint32_t>(absolute, x.bits & 0x7fffffffu, x.bits);
    return negative ? bits ^ 0x80000000u : bits;
  };
  const auto widen = [&](uint32_t x, bool upper) -> F32 {
    return fp::f16_to_f32(select(upper, as_f16(x >> 16), as_f16(x)), mode);
  };
  const uint32_t a = sign(bit(op_sel_hi, 0) ? widen(s0, bit(op_sel, 0)) : as_f32(s0), bit(neg_hi, 0),
      bit(neg, 0));
  const uint32_t b = sign(bit(op_sel_hi, 1) ? widen(s1, bit(op_sel, 1)) : as_f32(s1), bit(neg_hi, 1),
      bit(neg, 1));
  const uint32_t c = sign(bit(op_sel_hi, 2) ? widen(s2, bit(op_sel, 2)) : as_f32(s2), bit(neg_hi, 2),
      bit(neg, 2));
  const F32 value = fp::fma(as_f32(a), as_f32(b), as_f32(c), mode);
  return (clamp ? fp::clamp01(value, mode) : value).bits;
}

// V_MAD_MIXHI_F16
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return f16_to_f32(upper ? x[31 : 16].f16 : x[15 : 0].f16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   value = f32_to_f16(fma(a.f32,b.f32,c.f32));
//   half = CLAMP ? clamp01(value) : value;
//   D0.b32 = { half.b16, D0.u32[15 : 0] }
template <class M>
constexpr uint32_t v_mad_mixhi_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, bool clamp, uint32_t op_sel, uint32_t op_sel_hi,
    uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto sign = [](F32 x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = select<uint32_t>(absolute, x.bits & 0x7fffffffu, x.bits);
    return negative ? bits ^ 0x80000000u : bits;
  };
  const auto widen = [&](uint32_t x, bool upper) -> F32 {
    return fp::f16_to_f32(select(upper, as_f16(x >> 16), as_f16(x)), mode);
  };
  const uint32_t a = sign(bit(op_sel_hi, 0) ? widen(s0, bit(op_sel, 0)) : as_f32(s0), bit(neg_hi, 0),
      bit(neg, 0));
  const uint32_t b = sign(bit(op_sel_hi, 1) ? widen(s1, bit(op_sel, 1)) : as_f32(s1), bit(neg_hi, 1),
      bit(neg, 1));
  const uint32_t c = sign(bit(op_sel_hi, 2) ? widen(s2, bit(op_sel, 2)) : as_f32(s2), bit(neg_hi, 2),
      bit(neg, 2));
  const F16 value = fp::f32_to_f16(fp::fma(as_f32(a), as_f32(b), as_f32(c), mode), mode);
  const F16 half = clamp ? fp::clamp01(value, mode) : value;
  return (uint32_t{half.bits} << 16) | (d0 & 0xffff);
}

// V_MAD_MIXLO_F16
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return f16_to_f32(upper ? x[31 : 16].f16 : x[15 : 0].f16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   value = f32_to_f16(fma(a.f32,b.f32,c.f32));
//   half = CLAMP ? clamp01(value) : value;
//   D0.b32 = { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_mad_mixlo_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, bool clamp, uint32_t op_sel, uint32_t op_sel_hi,
    uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto sign = [](F32 x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = select<uint32_t>(absolute, x.bits & 0x7fffffffu, x.bits);
    return negative ? bits ^ 0x80000000u : bits;
  };
  const auto widen = [&](uint32_t x, bool upper) -> F32 {
    return fp::f16_to_f32(select(upper, as_f16(x >> 16), as_f16(x)), mode);
  };
  const uint32_t a = sign(bit(op_sel_hi, 0) ? widen(s0, bit(op_sel, 0)) : as_f32(s0), bit(neg_hi, 0),
      bit(neg, 0));
  const uint32_t b = sign(bit(op_sel_hi, 1) ? widen(s1, bit(op_sel, 1)) : as_f32(s1), bit(neg_hi, 1),
      bit(neg, 1));
  const uint32_t c = sign(bit(op_sel_hi, 2) ? widen(s2, bit(op_sel, 2)) : as_f32(s2), bit(neg_hi, 2),
      bit(neg, 2));
  const F16 value = fp::f32_to_f16(fp::fma(as_f32(a), as_f32(b), as_f32(c), mode), mode);
  const F16 half = clamp ? fp::clamp01(value, mode) : value;
  return (d0 & 0xffff0000) | uint32_t{half.bits};
}

// V_MAD_MIX_F32
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return f16_to_f32(upper ? x[31 : 16].f16 : x[15 : 0].f16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   value = fma(a.f32, b.f32, c.f32);
//   D0.f32 = CLAMP ? clamp01(value) : value
template <class M>
constexpr uint32_t v_mad_mix_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, bool clamp, uint32_t op_sel, uint32_t op_sel_hi, uint32_t neg,
    uint32_t neg_hi, const M& mode) {
  const auto sign = [](F32 x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = select<uint32_t>(absolute, x.bits & 0x7fffffffu, x.bits);
    return negative ? bits ^ 0x80000000u : bits;
  };
  const auto widen = [&](uint32_t x, bool upper) -> F32 {
    return fp::f16_to_f32(select(upper, as_f16(x >> 16), as_f16(x)), mode);
  };
  const uint32_t a = sign(bit(op_sel_hi, 0) ? widen(s0, bit(op_sel, 0)) : as_f32(s0), bit(neg_hi, 0),
      bit(neg, 0));
  const uint32_t b = sign(bit(op_sel_hi, 1) ? widen(s1, bit(op_sel, 1)) : as_f32(s1), bit(neg_hi, 1),
      bit(neg, 1));
  const uint32_t c = sign(bit(op_sel_hi, 2) ? widen(s2, bit(op_sel, 2)) : as_f32(s2), bit(neg_hi, 2),
      bit(neg, 2));
  const F32 value = fp::fma(as_f32(a), as_f32(b), as_f32(c), mode);
  return (clamp ? fp::clamp01(value, mode) : value).bits;
}

// V_PK_ADD_F16
//   low = S0[15 : 0].f16 + S1[15 : 0].f16;
//   high = S0[31 : 16].f16 + S1[31 : 16].f16;
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_add_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = fp::add(as_f16(s0), as_f16(s1), mode);
  const F16 high = fp::add(as_f16(s0 >> 16), as_f16(s1 >> 16), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_ADD_F32
//   low = S0[31 : 0].f32 + S1[31 : 0].f32;
//   high = S0[63 : 32].f32 + S1[63 : 32].f32;
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_pk_add_f32(uint64_t s0, uint64_t s1, const M& mode) {
  const F32 low = fp::add(as_f32(uint32_t(s0)), as_f32(uint32_t(s1)), mode);
  const F32 high = fp::add(as_f32(uint32_t(s0 >> 32)), as_f32(uint32_t(s1 >> 32)), mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_PK_ADD_I16
//   low = 32'I(S0[15 : 0].i16) + 32'I(S1[15 : 0].i16);
//   high = 32'I(S0[31 : 16].i16) + 32'I(S1[31 : 16].i16);
//   if CLAMP then
//     D0.b32 = { i32_to_i16(high), i32_to_i16(low) }
//   else
//     D0.b32 = { high.u16, low.u16 }
//   endif
constexpr uint32_t v_pk_add_i16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t low = sign_extend(s0, 16) + sign_extend(s1, 16);
  const int32_t high = sign_extend(s0 >> 16, 16) + sign_extend(s1 >> 16, 16);
  return clamp ? (uint32_t(fp::i32_to_i16(high)) << 16) | (uint32_t(fp::i32_to_i16(low)) & 0xffff)
      : (uint32_t(high) << 16) | (uint32_t(low) & 0xffff);
}

// V_PK_ADD_U16
//   low = 32'I(S0[15 : 0].u16) + 32'I(S1[15 : 0].u16);
//   high = 32'I(S0[31 : 16].u16) + 32'I(S1[31 : 16].u16);
//   if CLAMP then
//     D0.b32 = { i32_to_u16(high), i32_to_u16(low) }
//   else
//     D0.b32 = { high.u16, low.u16 }
//   endif
constexpr uint32_t v_pk_add_u16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t low = int32_t(s0 & 0xffff) + int32_t(s1 & 0xffff);
  const int32_t high = int32_t(s0 >> 16) + int32_t(s1 >> 16);
  return clamp ? (uint32_t{fp::i32_to_u16(high)} << 16) | uint32_t{fp::i32_to_u16(low)}
      : (uint32_t(high) << 16) | (uint32_t(low) & 0xffff);
}

// V_PK_ASHRREV_I16
//   low = S1[15 : 0].i16 >> S0.u32[3 : 0];
//   high = S1[31 : 16].i16 >> S0.u32[19 : 16];
//   D0.b32 = { high.u16, low.u16 }
constexpr uint32_t v_pk_ashrrev_i16(uint32_t s0, uint32_t s1) {
  const uint32_t low = sign_extend(s1, 16) >> (s0 & 0xf) & 0xffff;
  const uint32_t high = sign_extend(s1 >> 16, 16) >> (s0 >> 16 & 0xf) & 0xffff;
  return (high << 16) | low;
}

// V_PK_FMA_F16
//   low = fma(S0[15 : 0].f16, S1[15 : 0].f16, S2[15 : 0].f16);
//   high = fma(S0[31 : 16].f16, S1[31 : 16].f16, S2[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_fma_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 low = fp::fma(as_f16(s0), as_f16(s1), as_f16(s2), mode);
  const F16 high = fp::fma(as_f16(s0 >> 16), as_f16(s1 >> 16), as_f16(s2 >> 16), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_FMA_F32
//   low = fma(S0[31 : 0].f32, S1[31 : 0].f32, S2[31 : 0].f32);
//   high = fma(S0[63 : 32].f32, S1[63 : 32].f32, S2[63 : 32].f32);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_pk_fma_f32(uint64_t s0, uint64_t s1, uint64_t s2, const M& mode) {
  const F32 low = fp::fma(as_f32(uint32_t(s0)), as_f32(uint32_t(s1)), as_f32(uint32_t(s2)), mode);
  const F32 high = fp::fma(as_f32(uint32_t(s0 >> 32)), as_f32(uint32_t(s1 >> 32)),
      as_f32(uint32_t(s2 >> 32)), mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_PK_LSHLREV_B16
//   low = S1[15 : 0].u16 << S0.u32[3 : 0];
//   high = S1[31 : 16].u16 << S0.u32[19 : 16];
//   D0.b32 = { high.u16, low.u16 }
constexpr uint32_t v_pk_lshlrev_b16(uint32_t s0, uint32_t s1) {
  const uint32_t low = s1 << (s0 & 0xf) & 0xffff;
  const uint32_t high = (s1 >> 16) << (s0 >> 16 & 0xf) & 0xffff;
  return (high << 16) | low;
}

// V_PK_LSHRREV_B16
//   low = S1[15 : 0].u16 >> S0.u32[3 : 0];
//   high = S1[31 : 16].u16 >> S0.u32[19 : 16];
//   D0.b32 = { high.u16, low.u16 }
constexpr uint32_t v_pk_lshrrev_b16(uint32_t s0, uint32_t s1) {
  const uint32_t low = (s1 & 0xffff) >> (s0 & 0xf);
  const uint32_t high = (s1 >> 16) >> (s0 >> 16 & 0xf);
  return (high << 16) | low;
}

// V_PK_MAD_I16
//   low = 64'I(S0[15 : 0].i16) * 64'I(S1[15 : 0].i16) + 64'I(S2[15 : 0].i16);
//   high = 64'I(S0[31 : 16].i16) * 64'I(S1[31 : 16].i16) + 64'I(S2[31 : 16].i16);
//   if CLAMP then
//     D0.b32 = { i64_to_i16(high), i64_to_i16(low) }
//   else
//     D0.b32 = { high.u16, low.u16 }
//   endif
constexpr uint32_t v_pk_mad_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t low = int64_t{sign_extend(s0, 16)} * int64_t{sign_extend(s1, 16)} + int64_t{sign_extend(s2,
      16)};
  const int64_t high = int64_t{sign_extend(s0 >> 16, 16)} * int64_t{sign_extend(s1 >> 16,
      16)} + int64_t{sign_extend(s2 >> 16, 16)};
  return clamp ? (uint32_t(fp::i64_to_i16(high)) << 16) | (uint32_t(fp::i64_to_i16(low)) & 0xffff)
      : (uint32_t(high) << 16) | (uint32_t(low) & 0xffff);
}

// V_PK_MAD_U16
//   low = 64'I(S0[15 : 0].u16) * 64'I(S1[15 : 0].u16) + 64'I(S2[15 : 0].u16);
//   high = 64'I(S0[31 : 16].u16) * 64'I(S1[31 : 16].u16) + 64'I(S2[31 : 16].u16);
//   if CLAMP then
//     D0.b32 = { i64_to_u16(high), i64_to_u16(low) }
//   else
//     D0.b32 = { high.u16, low.u16 }
//   endif
constexpr uint32_t v_pk_mad_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t low = int64_t{s0 & 0xffff} * int64_t{s1 & 0xffff} + int64_t{s2 & 0xffff};
  const int64_t high = int64_t{s0 >> 16} * int64_t{s1 >> 16} + int64_t{s2 >> 16};
  return clamp ? (uint32_t{fp::i64_to_u16(high)} << 16) | uint32_t{fp::i64_to_u16(low)}
      : (uint32_t(high) << 16) | (uint32_t(low) & 0xffff);
}

// V_PK_MAXIMUM3_F16
//   PICK = lambda(x, y) (
//     if isSignalNAN(x) then
//       return cvtToQuietNAN(x)
//     elsif isNAN(y) && (isSignalNAN(y) || !isNAN(x)) then
//       return cvtToQuietNAN(y)
//     elsif isNAN(x) then
//       return x
//     elsif x == y then
//       return sign(x) == 1'0U ? x : y
//     else
//       return x > y ? x : y
//     endif);
//   low = flushOutput(PICK(PICK(flushInput(S0[15 : 0].f16), flushInput(S1[15 : 0].f16)), flushInput(S2[15 : 0].f16)));
//   high = flushOutput(PICK(PICK(flushInput(S0[31 : 16].f16), flushInput(S1[31 : 16].f16)), flushInput(S2[31 : 16].f16)));
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_maximum3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto pick = [&](F16 x, F16 y) -> F16 {
    if (fp::is_signal_nan(x, mode)) return fp::quiet(x);
    if (eager_and(fp::is_nan(y, mode), eager_or(fp::is_signal_nan(y, mode), !fp::is_nan(x, mode)))) {
      return fp::quiet(y);
    }
    if (fp::is_nan(x, mode)) return x;
    if (fp::eq(x, y, mode)) return select(!fp::sign(x), x, y);
    return select(fp::gt(x, y, mode), x, y);
  };
  const F16 low = fp::flush_output(pick(pick(fp::flush_input(as_f16(s0), mode),
      fp::flush_input(as_f16(s1), mode)), fp::flush_input(as_f16(s2), mode)), mode);
  const F16 high = fp::flush_output(pick(pick(fp::flush_input(as_f16(s0 >> 16), mode),
      fp::flush_input(as_f16(s1 >> 16), mode)), fp::flush_input(as_f16(s2 >> 16), mode)), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
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

// V_PK_MAX_I16
//   low = v_max_i16(S0[15 : 0].i16, S1[15 : 0].i16);
//   high = v_max_i16(S0[31 : 16].i16, S1[31 : 16].i16);
//   D0.b32 = { high.b16, low.b16 }
constexpr uint32_t v_pk_max_i16(uint32_t s0, uint32_t s1) {
  const uint32_t low = v_max_i16(s0 & 0xffff, s1 & 0xffff);
  const uint32_t high = v_max_i16(s0 >> 16, s1 >> 16);
  return (high << 16) | low;
}

// V_PK_MAX_NUM_F16
//   low = v_max_num_f16(S0[15 : 0].f16, S1[15 : 0].f16);
//   high = v_max_num_f16(S0[31 : 16].f16, S1[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_max_num_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = as_f16(v_max_num_f16(s0 & 0xffff, s1 & 0xffff, mode));
  const F16 high = as_f16(v_max_num_f16(s0 >> 16, s1 >> 16, mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_MAX_U16
//   low = v_max_u16(S0[15 : 0].u16, S1[15 : 0].u16);
//   high = v_max_u16(S0[31 : 16].u16, S1[31 : 16].u16);
//   D0.b32 = { high.b16, low.b16 }
constexpr uint32_t v_pk_max_u16(uint32_t s0, uint32_t s1) {
  const uint32_t low = v_max_u16(s0 & 0xffff, s1 & 0xffff);
  const uint32_t high = v_max_u16(s0 >> 16, s1 >> 16);
  return (high << 16) | low;
}

// V_PK_MINIMUM3_F16
//   PICK = lambda(x, y) (
//     if isSignalNAN(x) then
//       return cvtToQuietNAN(x)
//     elsif isNAN(y) && (isSignalNAN(y) || !isNAN(x)) then
//       return cvtToQuietNAN(y)
//     elsif isNAN(x) then
//       return x
//     elsif x == y then
//       return sign(x) == 1'1U ? x : y
//     else
//       return x < y ? x : y
//     endif);
//   low = flushOutput(PICK(PICK(flushInput(S0[15 : 0].f16), flushInput(S1[15 : 0].f16)), flushInput(S2[15 : 0].f16)));
//   high = flushOutput(PICK(PICK(flushInput(S0[31 : 16].f16), flushInput(S1[31 : 16].f16)), flushInput(S2[31 : 16].f16)));
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_minimum3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto pick = [&](F16 x, F16 y) -> F16 {
    if (fp::is_signal_nan(x, mode)) return fp::quiet(x);
    if (eager_and(fp::is_nan(y, mode), eager_or(fp::is_signal_nan(y, mode), !fp::is_nan(x, mode)))) {
      return fp::quiet(y);
    }
    if (fp::is_nan(x, mode)) return x;
    if (fp::eq(x, y, mode)) return select(fp::sign(x), x, y);
    return select(fp::lt(x, y, mode), x, y);
  };
  const F16 low = fp::flush_output(pick(pick(fp::flush_input(as_f16(s0), mode),
      fp::flush_input(as_f16(s1), mode)), fp::flush_input(as_f16(s2), mode)), mode);
  const F16 high = fp::flush_output(pick(pick(fp::flush_input(as_f16(s0 >> 16), mode),
      fp::flush_input(as_f16(s1 >> 16), mode)), fp::flush_input(as_f16(s2 >> 16), mode)), mode);
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

// V_PK_MIN_I16
//   low = v_min_i16(S0[15 : 0].i16, S1[15 : 0].i16);
//   high = v_min_i16(S0[31 : 16].i16, S1[31 : 16].i16);
//   D0.b32 = { high.b16, low.b16 }
constexpr uint32_t v_pk_min_i16(uint32_t s0, uint32_t s1) {
  const uint32_t low = v_min_i16(s0 & 0xffff, s1 & 0xffff);
  const uint32_t high = v_min_i16(s0 >> 16, s1 >> 16);
  return (high << 16) | low;
}

// V_PK_MIN_NUM_F16
//   low = v_min_num_f16(S0[15 : 0].f16, S1[15 : 0].f16);
//   high = v_min_num_f16(S0[31 : 16].f16, S1[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_min_num_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = as_f16(v_min_num_f16(s0 & 0xffff, s1 & 0xffff, mode));
  const F16 high = as_f16(v_min_num_f16(s0 >> 16, s1 >> 16, mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_MIN_U16
//   low = v_min_u16(S0[15 : 0].u16, S1[15 : 0].u16);
//   high = v_min_u16(S0[31 : 16].u16, S1[31 : 16].u16);
//   D0.b32 = { high.b16, low.b16 }
constexpr uint32_t v_pk_min_u16(uint32_t s0, uint32_t s1) {
  const uint32_t low = v_min_u16(s0 & 0xffff, s1 & 0xffff);
  const uint32_t high = v_min_u16(s0 >> 16, s1 >> 16);
  return (high << 16) | low;
}

// V_PK_MOV_B32
//   low = OPSEL[0] ? S0.u64[63 : 32] : S0.u64[31 : 0];
//   high = OPSEL[1] ? S1.u64[63 : 32] : S1.u64[31 : 0];
//   D0.b64 = { high, low }
constexpr uint64_t v_pk_mov_b32(uint64_t s0, uint64_t s1, uint32_t op_sel) {
  const uint32_t low = bit(op_sel, 0) ? uint32_t(s0 >> 32) : uint32_t(s0);
  const uint32_t high = bit(op_sel, 1) ? uint32_t(s1 >> 32) : uint32_t(s1);
  return (uint64_t{high} << 32) | uint64_t{low};
}

// V_PK_MUL_F16
//   low = S0[15 : 0].f16 * S1[15 : 0].f16;
//   high = S0[31 : 16].f16 * S1[31 : 16].f16;
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_mul_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = fp::mul(as_f16(s0), as_f16(s1), mode);
  const F16 high = fp::mul(as_f16(s0 >> 16), as_f16(s1 >> 16), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_MUL_F32
//   low = S0[31 : 0].f32 * S1[31 : 0].f32;
//   high = S0[63 : 32].f32 * S1[63 : 32].f32;
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_pk_mul_f32(uint64_t s0, uint64_t s1, const M& mode) {
  const F32 low = fp::mul(as_f32(uint32_t(s0)), as_f32(uint32_t(s1)), mode);
  const F32 high = fp::mul(as_f32(uint32_t(s0 >> 32)), as_f32(uint32_t(s1 >> 32)), mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_PK_MUL_LO_U16
//   low = 64'I(S0[15 : 0].u16) * 64'I(S1[15 : 0].u16);
//   high = 64'I(S0[31 : 16].u16) * 64'I(S1[31 : 16].u16);
//   if CLAMP then
//     D0.b32 = { i64_to_u16(high), i64_to_u16(low) }
//   else
//     D0.b32 = { high.u16, low.u16 }
//   endif
constexpr uint32_t v_pk_mul_lo_u16(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t low = int64_t{s0 & 0xffff} * int64_t{s1 & 0xffff};
  const int64_t high = int64_t{s0 >> 16} * int64_t{s1 >> 16};
  return clamp ? (uint32_t{fp::i64_to_u16(high)} << 16) | uint32_t{fp::i64_to_u16(low)}
      : (uint32_t(high) << 16) | (uint32_t(low) & 0xffff);
}

// V_PK_SUB_I16
//   low = 32'I(S0[15 : 0].i16) - 32'I(S1[15 : 0].i16);
//   high = 32'I(S0[31 : 16].i16) - 32'I(S1[31 : 16].i16);
//   if CLAMP then
//     D0.b32 = { i32_to_i16(high), i32_to_i16(low) }
//   else
//     D0.b32 = { high.u16, low.u16 }
//   endif
constexpr uint32_t v_pk_sub_i16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t low = sign_extend(s0, 16) - sign_extend(s1, 16);
  const int32_t high = sign_extend(s0 >> 16, 16) - sign_extend(s1 >> 16, 16);
  return clamp ? (uint32_t(fp::i32_to_i16(high)) << 16) | (uint32_t(fp::i32_to_i16(low)) & 0xffff)
      : (uint32_t(high) << 16) | (uint32_t(low) & 0xffff);
}

// V_PK_SUB_U16
//   low = 32'I(S0[15 : 0].u16) - 32'I(S1[15 : 0].u16);
//   high = 32'I(S0[31 : 16].u16) - 32'I(S1[31 : 16].u16);
//   if CLAMP then
//     D0.b32 = { i32_to_u16(high), i32_to_u16(low) }
//   else
//     D0.b32 = { high.u16, low.u16 }
//   endif
constexpr uint32_t v_pk_sub_u16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t low = int32_t(s0 & 0xffff) - int32_t(s1 & 0xffff);
  const int32_t high = int32_t(s0 >> 16) - int32_t(s1 >> 16);
  return clamp ? (uint32_t{fp::i32_to_u16(high)} << 16) | uint32_t{fp::i32_to_u16(low)}
      : (uint32_t(high) << 16) | (uint32_t(low) & 0xffff);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
