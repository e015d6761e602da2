// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 766db3676a8c8e63
// What the vop3p operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3p.hpp"
#include "common/gfx9/semantics/vop3p.hpp"


namespace lockstep::gcn5::sem {
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
using common::sem::v_pk_max_u16;
using common::sem::v_pk_min_i16;
using common::sem::v_pk_min_u16;
using common::sem::v_pk_mul_f16;
using common::sem::v_pk_mul_lo_u16;
using common::sem::v_pk_sub_i16;
using common::sem::v_pk_sub_u16;
using common::gfx9::sem::v_pk_max_f16;
using common::gfx9::sem::v_pk_min_f16;

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

// V_MAD_MIXHI_F16
//   SIGN = lambda(x, absolute, negative) (
//     bits = absolute ? x.u32 & 0x7fffffffU : x.u32;
//     return negative ? bits ^ 0x80000000U : bits);
//   WIDEN = lambda(x, upper) (return f16_to_f32(upper ? x[31 : 16].f16 : x[15 : 0].f16));
//   a = SIGN(OPSEL_HI[0] ? WIDEN(S0.u32, OPSEL[0]) : S0.f32, NEG_HI[0], NEG[0]);
//   b = SIGN(OPSEL_HI[1] ? WIDEN(S1.u32, OPSEL[1]) : S1.f32, NEG_HI[1], NEG[1]);
//   c = SIGN(OPSEL_HI[2] ? WIDEN(S2.u32, OPSEL[2]) : S2.f32, NEG_HI[2], NEG[2]);
//   product = flushDenorm(flushDenorm(a.f32) * flushDenorm(b.f32));
//   value = f32_to_f16(flushDenorm(product + flushDenorm(c.f32)));
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
  const F32 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f32(a)),
      fp::flush_denormal(as_f32(b)), mode));
  const F16 value = fp::f32_to_f16(fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f32(c)), mode)),
      mode);
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
//   product = flushDenorm(flushDenorm(a.f32) * flushDenorm(b.f32));
//   value = f32_to_f16(flushDenorm(product + flushDenorm(c.f32)));
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
  const F32 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f32(a)),
      fp::flush_denormal(as_f32(b)), mode));
  const F16 value = fp::f32_to_f16(fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f32(c)), mode)),
      mode);
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
//   product = flushDenorm(flushDenorm(a.f32) * flushDenorm(b.f32));
//   value = flushDenorm(product + flushDenorm(c.f32));
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
  const F32 product = fp::flush_denormal(fp::mul(fp::flush_denormal(as_f32(a)),
      fp::flush_denormal(as_f32(b)), mode));
  const F32 value = fp::flush_denormal(fp::add(product, fp::flush_denormal(as_f32(c)), mode));
  return (clamp ? fp::clamp01(value, mode) : value).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::gcn5::sem
