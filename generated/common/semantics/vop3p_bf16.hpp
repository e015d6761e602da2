// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p_bf16.xml.
// Hash of what this file is made of: bd56c8b04491fdfa
// What the vop3p_bf16 operations compute: one pure function each, its pseudocode above it.
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

// V_FMA_MIXHI_BF16
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return bf16_to_f32(upper ? x[31 : 16].bf16 : x[15 : 0].bf16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   value = fma(a.f32, b.f32, c.f32);
//   half = CLAMP ? clamp01(f32_to_bf16(value)) : f32_to_bf16(value); D0.b32 = { half.b16, D0.u32[15 : 0] }
template <class M>
constexpr uint32_t v_fma_mixhi_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, bool clamp, uint32_t op_sel, uint32_t op_sel_hi,
    uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto sign = [](F32 x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = select<uint32_t>(absolute, x.bits & 0x7fffffffu, x.bits);
    return negative ? bits ^ 0x80000000u : bits;
  };
  const auto widen = [&](uint32_t x, bool upper) -> F32 {
    return fp::bf16_to_f32(select(upper, as_bf16(x >> 16), as_bf16(x)), mode);
  };
  const uint32_t a = sign(bit(op_sel_hi, 0) ? widen(s0, bit(op_sel, 0)) : as_f32(s0), bit(neg_hi, 0),
      bit(neg, 0));
  const uint32_t b = sign(bit(op_sel_hi, 1) ? widen(s1, bit(op_sel, 1)) : as_f32(s1), bit(neg_hi, 1),
      bit(neg, 1));
  const uint32_t c = sign(bit(op_sel_hi, 2) ? widen(s2, bit(op_sel, 2)) : as_f32(s2), bit(neg_hi, 2),
      bit(neg, 2));
  const F32 value = fp::fma(as_f32(a), as_f32(b), as_f32(c), mode);
  const BF16 half = clamp ? fp::clamp01(fp::f32_to_bf16(value, mode), mode) : fp::f32_to_bf16(value, mode);
  return (uint32_t{half.bits} << 16) | (d0 & 0xffff);
}

// V_FMA_MIXLO_BF16
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return bf16_to_f32(upper ? x[31 : 16].bf16 : x[15 : 0].bf16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   value = fma(a.f32, b.f32, c.f32);
//   half = CLAMP ? clamp01(f32_to_bf16(value)) : f32_to_bf16(value); D0.b32 = { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_fma_mixlo_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, bool clamp, uint32_t op_sel, uint32_t op_sel_hi,
    uint32_t neg, uint32_t neg_hi, const M& mode) {
  const auto sign = [](F32 x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = select<uint32_t>(absolute, x.bits & 0x7fffffffu, x.bits);
    return negative ? bits ^ 0x80000000u : bits;
  };
  const auto widen = [&](uint32_t x, bool upper) -> F32 {
    return fp::bf16_to_f32(select(upper, as_bf16(x >> 16), as_bf16(x)), mode);
  };
  const uint32_t a = sign(bit(op_sel_hi, 0) ? widen(s0, bit(op_sel, 0)) : as_f32(s0), bit(neg_hi, 0),
      bit(neg, 0));
  const uint32_t b = sign(bit(op_sel_hi, 1) ? widen(s1, bit(op_sel, 1)) : as_f32(s1), bit(neg_hi, 1),
      bit(neg, 1));
  const uint32_t c = sign(bit(op_sel_hi, 2) ? widen(s2, bit(op_sel, 2)) : as_f32(s2), bit(neg_hi, 2),
      bit(neg, 2));
  const F32 value = fp::fma(as_f32(a), as_f32(b), as_f32(c), mode);
  const BF16 half = clamp ? fp::clamp01(fp::f32_to_bf16(value, mode), mode) : fp::f32_to_bf16(value, mode);
  return (d0 & 0xffff0000) | uint32_t{half.bits};
}

// V_FMA_MIX_F32_BF16
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return bf16_to_f32(upper ? x[31 : 16].bf16 : x[15 : 0].bf16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   value = fma(a.f32, b.f32, c.f32);
//   D0.f32 = CLAMP ? clamp01(value) : value
template <class M>
constexpr uint32_t v_fma_mix_f32_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, bool clamp, uint32_t op_sel, uint32_t op_sel_hi, uint32_t neg,
    uint32_t neg_hi, const M& mode) {
  const auto sign = [](F32 x, bool absolute, bool negative) -> uint32_t {
    const uint32_t bits = select<uint32_t>(absolute, x.bits & 0x7fffffffu, x.bits);
    return negative ? bits ^ 0x80000000u : bits;
  };
  const auto widen = [&](uint32_t x, bool upper) -> F32 {
    return fp::bf16_to_f32(select(upper, as_bf16(x >> 16), as_bf16(x)), mode);
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

// V_PK_ADD_BF16
//   low = packedAdd(S0[15 : 0].bf16, S1[15 : 0].bf16);
//   high = packedAdd(S0[31 : 16].bf16, S1[31 : 16].bf16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_add_bf16(uint32_t s0, uint32_t s1, const M& mode) {
  const BF16 low = fp::packed_add(as_bf16(s0), as_bf16(s1), mode);
  const BF16 high = fp::packed_add(as_bf16(s0 >> 16), as_bf16(s1 >> 16), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_ADD_MAX_I16
//   PICK = lambda(x, y) (return x > y ? x : y);
//   low_sum = 32'I(S0[15 : 0].i16) + 32'I(S1[15 : 0].i16);
//   high_sum = 32'I(S0[31 : 16].i16) + 32'I(S1[31 : 16].i16);
//   low = PICK(i32_to_i16(low_sum), S2[15 : 0].i16);
//   high = PICK(i32_to_i16(high_sum), S2[31 : 16].i16);
//   D0.b32 = { high.u16, low.u16 }
constexpr uint32_t v_pk_add_max_i16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto pick = [](uint32_t x, uint32_t y) -> uint32_t {
    return sign_extend(x, 16) > sign_extend(y, 16) ? x : y;
  };
  const int32_t low_sum = sign_extend(s0, 16) + sign_extend(s1, 16);
  const int32_t high_sum = sign_extend(s0 >> 16, 16) + sign_extend(s1 >> 16, 16);
  const uint32_t low = pick(uint32_t(fp::i32_to_i16(low_sum)) & 0xffff, s2 & 0xffff);
  const uint32_t high = pick(uint32_t(fp::i32_to_i16(high_sum)) & 0xffff, s2 >> 16);
  return (high << 16) | low;
}

// V_PK_ADD_MAX_U16
//   PICK = lambda(x, y) (return x > y ? x : y);
//   low_sum = 32'I(S0[15 : 0].u16) + 32'I(S1[15 : 0].u16);
//   high_sum = 32'I(S0[31 : 16].u16) + 32'I(S1[31 : 16].u16);
//   low = PICK(i32_to_u16(low_sum), S2[15 : 0].u16);
//   high = PICK(i32_to_u16(high_sum), S2[31 : 16].u16);
//   D0.b32 = { high.u16, low.u16 }
constexpr uint32_t v_pk_add_max_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto pick = [](uint32_t x, uint32_t y) -> uint32_t {
    return x > y ? x : y;
  };
  const int32_t low_sum = int32_t(s0 & 0xffff) + int32_t(s1 & 0xffff);
  const int32_t high_sum = int32_t(s0 >> 16) + int32_t(s1 >> 16);
  const uint32_t low = pick(fp::i32_to_u16(low_sum), s2 & 0xffff);
  const uint32_t high = pick(fp::i32_to_u16(high_sum), s2 >> 16);
  return (high << 16) | low;
}

// V_PK_ADD_MIN_I16
//   PICK = lambda(x, y) (return x < y ? x : y);
//   low_sum = 32'I(S0[15 : 0].i16) + 32'I(S1[15 : 0].i16);
//   high_sum = 32'I(S0[31 : 16].i16) + 32'I(S1[31 : 16].i16);
//   low = PICK(i32_to_i16(low_sum), S2[15 : 0].i16);
//   high = PICK(i32_to_i16(high_sum), S2[31 : 16].i16);
//   D0.b32 = { high.u16, low.u16 }
constexpr uint32_t v_pk_add_min_i16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto pick = [](uint32_t x, uint32_t y) -> uint32_t {
    return sign_extend(x, 16) < sign_extend(y, 16) ? x : y;
  };
  const int32_t low_sum = sign_extend(s0, 16) + sign_extend(s1, 16);
  const int32_t high_sum = sign_extend(s0 >> 16, 16) + sign_extend(s1 >> 16, 16);
  const uint32_t low = pick(uint32_t(fp::i32_to_i16(low_sum)) & 0xffff, s2 & 0xffff);
  const uint32_t high = pick(uint32_t(fp::i32_to_i16(high_sum)) & 0xffff, s2 >> 16);
  return (high << 16) | low;
}

// V_PK_ADD_MIN_U16
//   PICK = lambda(x, y) (return x < y ? x : y);
//   low_sum = 32'I(S0[15 : 0].u16) + 32'I(S1[15 : 0].u16);
//   high_sum = 32'I(S0[31 : 16].u16) + 32'I(S1[31 : 16].u16);
//   low = PICK(i32_to_u16(low_sum), S2[15 : 0].u16);
//   high = PICK(i32_to_u16(high_sum), S2[31 : 16].u16);
//   D0.b32 = { high.u16, low.u16 }
constexpr uint32_t v_pk_add_min_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto pick = [](uint32_t x, uint32_t y) -> uint32_t {
    return x < y ? x : y;
  };
  const int32_t low_sum = int32_t(s0 & 0xffff) + int32_t(s1 & 0xffff);
  const int32_t high_sum = int32_t(s0 >> 16) + int32_t(s1 >> 16);
  const uint32_t low = pick(fp::i32_to_u16(low_sum), s2 & 0xffff);
  const uint32_t high = pick(fp::i32_to_u16(high_sum), s2 >> 16);
  return (high << 16) | low;
}

// V_PK_FMA_BF16
//   low = packedFma(S0[15 : 0].bf16, S1[15 : 0].bf16, S2[15 : 0].bf16);
//   high = packedFma(S0[31 : 16].bf16, S1[31 : 16].bf16, S2[31 : 16].bf16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_fma_bf16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const BF16 low = fp::packed_fma(as_bf16(s0), as_bf16(s1), as_bf16(s2), mode);
  const BF16 high = fp::packed_fma(as_bf16(s0 >> 16), as_bf16(s1 >> 16), as_bf16(s2 >> 16), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_MAX3_I16
//   PICK = lambda(x, y) (return x > y ? x : y);
//   low = PICK(PICK(S0[15 : 0].i16, S1[15 : 0].i16), S2[15 : 0].i16).u16;
//   high = PICK(PICK(S0[31 : 16].i16, S1[31 : 16].i16), S2[31 : 16].i16).u16;
//   D0.b32 = { CLAMP && high[15] ? 16'0U : high, CLAMP && low[15] ? 16'0U : low }
constexpr uint32_t v_pk_max3_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const auto pick = [](uint32_t x, uint32_t y) -> uint32_t {
    return sign_extend(x, 16) > sign_extend(y, 16) ? x : y;
  };
  const uint32_t low = pick(pick(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
  const uint32_t high = pick(pick(s0 >> 16, s1 >> 16), s2 >> 16);
  return ((clamp && bit(high, 15) ? 0u : high) << 16) | (clamp && bit(low, 15) ? 0u : low);
}

// V_PK_MAX3_NUM_F16
//   PICK = lambda(x, y) (
//     if isNAN(x) then
//       return isNAN(y) ? cvtToQuietNAN(x) : y
//     elsif isNAN(y) then
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
constexpr uint32_t v_pk_max3_num_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto pick = [&](F16 x, F16 y) -> F16 {
    if (fp::is_nan(x, mode)) return select(fp::is_nan(y, mode), fp::quiet(x), y);
    if (fp::is_nan(y, mode)) return x;
    if (fp::eq(x, y, mode)) return select(!fp::sign(x), x, y);
    return select(fp::gt(x, y, mode), x, y);
  };
  const F16 low = fp::flush_output(pick(pick(fp::flush_input(as_f16(s0), mode),
      fp::flush_input(as_f16(s1), mode)), fp::flush_input(as_f16(s2), mode)), mode);
  const F16 high = fp::flush_output(pick(pick(fp::flush_input(as_f16(s0 >> 16), mode),
      fp::flush_input(as_f16(s1 >> 16), mode)), fp::flush_input(as_f16(s2 >> 16), mode)), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_MAX3_U16
//   PICK = lambda(x, y) (return x > y ? x : y);
//   low = PICK(PICK(S0[15 : 0].u16, S1[15 : 0].u16), S2[15 : 0].u16);
//   high = PICK(PICK(S0[31 : 16].u16, S1[31 : 16].u16), S2[31 : 16].u16);
//   D0.b32 = { high, low }
constexpr uint32_t v_pk_max3_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto pick = [](uint32_t x, uint32_t y) -> uint32_t {
    return x > y ? x : y;
  };
  const uint32_t low = pick(pick(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
  const uint32_t high = pick(pick(s0 >> 16, s1 >> 16), s2 >> 16);
  return (high << 16) | low;
}

// V_PK_MAX_NUM_BF16
//   KEY = lambda(x) (return x[15] ? ~x : x | 16'0x8000U);
//   PICK = lambda(x, y, x_key, y_key) (
//     if isNAN(x.bf16) then
//       return isNAN(y.bf16) ? x | 16'0x40U : y
//     elsif isNAN(y.bf16) then
//       return x
//     else
//       return x_key > y_key ? x : y
//     endif);
//   low = PICK(S0[15 : 0].u16, S1[15 : 0].u16, KEY(S0[15 : 0].u16), KEY(S1[15 : 0].u16));
//   high = PICK(S0[31 : 16].u16, S1[31 : 16].u16, KEY(S0[31 : 16].u16), KEY(S1[31 : 16].u16));
//   D0.b32 = { high, low }
constexpr uint32_t v_pk_max_num_bf16(uint32_t s0, uint32_t s1) {
  const auto key = [](uint32_t x) -> uint32_t {
    return (bit(x, 15) ? ~x : x | 0x8000u) & 0xffff;
  };
  const auto pick = [](uint32_t x, uint32_t y, uint32_t x_key, uint32_t y_key) -> uint32_t {
    if (fp::is_nan(as_bf16(x))) return select<uint32_t>(fp::is_nan(as_bf16(y)), x | 0x40u, y);
    if (fp::is_nan(as_bf16(y))) return x;
    return x_key > y_key ? x : y;
  };
  const uint32_t low = pick(s0 & 0xffff, s1 & 0xffff, key(s0 & 0xffff), key(s1 & 0xffff));
  const uint32_t high = pick(s0 >> 16, s1 >> 16, key(s0 >> 16), key(s1 >> 16));
  return (high << 16) | low;
}

// V_PK_MIN3_I16
//   PICK = lambda(x, y) (return x < y ? x : y);
//   low = PICK(PICK(S0[15 : 0].i16, S1[15 : 0].i16), S2[15 : 0].i16).u16;
//   high = PICK(PICK(S0[31 : 16].i16, S1[31 : 16].i16), S2[31 : 16].i16).u16;
//   D0.b32 = { CLAMP && high[15] ? 16'0U : high, CLAMP && low[15] ? 16'0U : low }
constexpr uint32_t v_pk_min3_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const auto pick = [](uint32_t x, uint32_t y) -> uint32_t {
    return sign_extend(x, 16) < sign_extend(y, 16) ? x : y;
  };
  const uint32_t low = pick(pick(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
  const uint32_t high = pick(pick(s0 >> 16, s1 >> 16), s2 >> 16);
  return ((clamp && bit(high, 15) ? 0u : high) << 16) | (clamp && bit(low, 15) ? 0u : low);
}

// V_PK_MIN3_NUM_F16
//   PICK = lambda(x, y) (
//     if isNAN(x) then
//       return isNAN(y) ? cvtToQuietNAN(x) : y
//     elsif isNAN(y) then
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
constexpr uint32_t v_pk_min3_num_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto pick = [&](F16 x, F16 y) -> F16 {
    if (fp::is_nan(x, mode)) return select(fp::is_nan(y, mode), fp::quiet(x), y);
    if (fp::is_nan(y, mode)) return x;
    if (fp::eq(x, y, mode)) return select(fp::sign(x), x, y);
    return select(fp::lt(x, y, mode), x, y);
  };
  const F16 low = fp::flush_output(pick(pick(fp::flush_input(as_f16(s0), mode),
      fp::flush_input(as_f16(s1), mode)), fp::flush_input(as_f16(s2), mode)), mode);
  const F16 high = fp::flush_output(pick(pick(fp::flush_input(as_f16(s0 >> 16), mode),
      fp::flush_input(as_f16(s1 >> 16), mode)), fp::flush_input(as_f16(s2 >> 16), mode)), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_MIN3_U16
//   PICK = lambda(x, y) (return x < y ? x : y);
//   low = PICK(PICK(S0[15 : 0].u16, S1[15 : 0].u16), S2[15 : 0].u16);
//   high = PICK(PICK(S0[31 : 16].u16, S1[31 : 16].u16), S2[31 : 16].u16);
//   D0.b32 = { high, low }
constexpr uint32_t v_pk_min3_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto pick = [](uint32_t x, uint32_t y) -> uint32_t {
    return x < y ? x : y;
  };
  const uint32_t low = pick(pick(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
  const uint32_t high = pick(pick(s0 >> 16, s1 >> 16), s2 >> 16);
  return (high << 16) | low;
}

// V_PK_MIN_NUM_BF16
//   KEY = lambda(x) (return x[15] ? ~x : x | 16'0x8000U);
//   PICK = lambda(x, y, x_key, y_key) (
//     if isNAN(x.bf16) then
//       return isNAN(y.bf16) ? x | 16'0x40U : y
//     elsif isNAN(y.bf16) then
//       return x
//     else
//       return x_key < y_key ? x : y
//     endif);
//   low = PICK(S0[15 : 0].u16, S1[15 : 0].u16, KEY(S0[15 : 0].u16), KEY(S1[15 : 0].u16));
//   high = PICK(S0[31 : 16].u16, S1[31 : 16].u16, KEY(S0[31 : 16].u16), KEY(S1[31 : 16].u16));
//   D0.b32 = { high, low }
constexpr uint32_t v_pk_min_num_bf16(uint32_t s0, uint32_t s1) {
  const auto key = [](uint32_t x) -> uint32_t {
    return (bit(x, 15) ? ~x : x | 0x8000u) & 0xffff;
  };
  const auto pick = [](uint32_t x, uint32_t y, uint32_t x_key, uint32_t y_key) -> uint32_t {
    if (fp::is_nan(as_bf16(x))) return select<uint32_t>(fp::is_nan(as_bf16(y)), x | 0x40u, y);
    if (fp::is_nan(as_bf16(y))) return x;
    return x_key < y_key ? x : y;
  };
  const uint32_t low = pick(s0 & 0xffff, s1 & 0xffff, key(s0 & 0xffff), key(s1 & 0xffff));
  const uint32_t high = pick(s0 >> 16, s1 >> 16, key(s0 >> 16), key(s1 >> 16));
  return (high << 16) | low;
}

// V_PK_MUL_BF16
//   low = packedMul(S0[15 : 0].bf16, S1[15 : 0].bf16);
//   high = packedMul(S0[31 : 16].bf16, S1[31 : 16].bf16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_mul_bf16(uint32_t s0, uint32_t s1, const M& mode) {
  const BF16 low = fp::packed_mul(as_bf16(s0), as_bf16(s1), mode);
  const BF16 high = fp::packed_mul(as_bf16(s0 >> 16), as_bf16(s1 >> 16), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
