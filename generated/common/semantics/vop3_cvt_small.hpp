// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: 60025e717f1ef7b3
// What the vop3_cvt_small operations compute: one pure function each, its pseudocode above it.
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

#include "common/semantics/vop1.hpp"

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

// V_CVT_F32_BF8
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   D0.f32 = bf8_to_f32(OPSEL[1] ? pair[15 : 8].bf8 : pair[7 : 0].bf8)
template <class M>
constexpr uint32_t v_cvt_f32_bf8(uint32_t s0, uint32_t op_sel, const M& mode) {
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  return fp::bf8_to_f32(select(bit(op_sel, 1), as_bf8(pair >> 8), as_bf8(pair)), mode).bits;
}

// V_CVT_F32_FP8
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   D0.f32 = fp8_to_f32(OPSEL[1] ? pair[15 : 8].fp8 : pair[7 : 0].fp8)
template <class M>
constexpr uint32_t v_cvt_f32_fp8(uint32_t s0, uint32_t op_sel, const M& mode) {
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  return fp::fp8_to_f32(select(bit(op_sel, 1), as_fp8(pair >> 8), as_fp8(pair)), mode).bits;
}

// V_CVT_PK_BF8_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_bf8(S0.f32);
//   high = f32_to_bf8(S1.f32);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_pk_bf8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const BF8 low = fp::f32_to_bf8(as_f32(s0), nearest_even);
  const BF8 high = fp::f32_to_bf8(as_f32(s1), nearest_even);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_PK_F32_BF8
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = bf8_to_f32(pair[7 : 0].bf8);
//   high = bf8_to_f32(pair[15 : 8].bf8);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_pk_f32_bf8(uint32_t s0, uint32_t op_sel, const M& mode) {
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F32 low = fp::bf8_to_f32(as_bf8(pair), mode);
  const F32 high = fp::bf8_to_f32(as_bf8(pair >> 8), mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_PK_F32_FP8
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = fp8_to_f32(pair[7 : 0].fp8);
//   high = fp8_to_f32(pair[15 : 8].fp8);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_pk_f32_fp8(uint32_t s0, uint32_t op_sel, const M& mode) {
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F32 low = fp::fp8_to_f32(as_fp8(pair), mode);
  const F32 high = fp::fp8_to_f32(as_fp8(pair >> 8), mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_PK_FP8_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_fp8(S0.f32);
//   high = f32_to_fp8(S1.f32);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_pk_fp8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const FP8 low = fp::f32_to_fp8(as_f32(s0), nearest_even);
  const FP8 high = fp::f32_to_fp8(as_f32(s1), nearest_even);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_SCALEF32_2XPK16_BF6_F32
//   declare result : 192'B;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     result[i * 12 +: 6] = f32_to_bf6_scale(S0[i * 32 +: 32].f32, scale).b6;
//     result[i * 12 + 6 +: 6] = f32_to_bf6_scale(S1[i * 32 +: 32].f32, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_2xpk16_bf6_f32(Bits<512> s0, Bits<512> s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 12u + 5u, i * 12u,
        fp::f32_to_bf6_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
    result.set_slice(i * 12u + 6u + 5u, i * 12u + 6u,
        fp::f32_to_bf6_scale(as_f32(uint32_t(s1.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_2XPK16_FP6_F32
//   declare result : 192'B;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     result[i * 12 +: 6] = f32_to_fp6_scale(S0[i * 32 +: 32].f32, scale).b6;
//     result[i * 12 + 6 +: 6] = f32_to_fp6_scale(S1[i * 32 +: 32].f32, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_2xpk16_fp6_f32(Bits<512> s0, Bits<512> s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 12u + 5u, i * 12u,
        fp::f32_to_fp6_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
    result.set_slice(i * 12u + 6u + 5u, i * 12u + 6u,
        fp::f32_to_fp6_scale(as_f32(uint32_t(s1.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_F16_BF8
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   half = bf8_to_f16_scale(byte[7 : 0].bf8, 8'U(exponent(S1.f32)));
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_f16_bf8(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const F16 half = fp::bf8_to_f16_scale(as_bf8(byte), uint32_t(fp::exponent(as_f32(s1))) & 0xff, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{half.bits} << 16) | (d0 & 0xffff), (d0 & 0xffff0000)
      | uint32_t{half.bits});
}

// V_CVT_SCALEF32_F16_FP8
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   half = fp8_to_f16_scale(byte[7 : 0].fp8, 8'U(exponent(S1.f32)));
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_f16_fp8(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const F16 half = fp::fp8_to_f16_scale(as_fp8(byte), uint32_t(fp::exponent(as_f32(s1))) & 0xff, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{half.bits} << 16) | (d0 & 0xffff), (d0 & 0xffff0000)
      | uint32_t{half.bits});
}

// V_CVT_SCALEF32_F32_BF8
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   D0.f32 = bf8_to_f32_scale(byte[7 : 0].bf8, 8'U(exponent(S1.f32)))
template <class M>
constexpr uint32_t v_cvt_scalef32_f32_bf8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  return fp::bf8_to_f32_scale(as_bf8(byte), uint32_t(fp::exponent(as_f32(s1))) & 0xff, mode).bits;
}

// V_CVT_SCALEF32_F32_FP8
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   D0.f32 = fp8_to_f32_scale(byte[7 : 0].fp8, 8'U(exponent(S1.f32)))
template <class M>
constexpr uint32_t v_cvt_scalef32_f32_fp8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  return fp::fp8_to_f32_scale(as_fp8(byte), uint32_t(fp::exponent(as_f32(s1))) & 0xff, mode).bits;
}

// V_CVT_SCALEF32_PK32_BF16_BF6
//   declare result : 512'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 16 +: 16] = bf6_to_bf16_scale(S0[i * 6 +: 6].bf6, scale).b16
//   endfor;
//   D0.b512 = result
template <class M>
constexpr Bits<512> v_cvt_scalef32_pk32_bf16_bf6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<512> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 16u + 15u, i * 16u,
        fp::bf6_to_bf16_scale(as_bf6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_BF16_FP6
//   declare result : 512'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 16 +: 16] = fp6_to_bf16_scale(S0[i * 6 +: 6].fp6, scale).b16
//   endfor;
//   D0.b512 = result
template <class M>
constexpr Bits<512> v_cvt_scalef32_pk32_bf16_fp6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<512> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 16u + 15u, i * 16u,
        fp::fp6_to_bf16_scale(as_fp6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_BF6_BF16
//   declare result : 192'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = bf16_to_bf6_scale(S0[i * 16 +: 16].bf16, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_pk32_bf6_bf16(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::bf16_to_bf6_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_BF6_F16
//   declare result : 192'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f16_to_bf6_scale(S0[i * 16 +: 16].f16, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_pk32_bf6_f16(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f16_to_bf6_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_F16_BF6
//   declare result : 512'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 16 +: 16] = bf6_to_f16_scale(S0[i * 6 +: 6].bf6, scale).b16
//   endfor;
//   D0.b512 = result
template <class M>
constexpr Bits<512> v_cvt_scalef32_pk32_f16_bf6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<512> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 16u + 15u, i * 16u,
        fp::bf6_to_f16_scale(as_bf6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_F16_FP6
//   declare result : 512'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 16 +: 16] = fp6_to_f16_scale(S0[i * 6 +: 6].fp6, scale).b16
//   endfor;
//   D0.b512 = result
template <class M>
constexpr Bits<512> v_cvt_scalef32_pk32_f16_fp6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<512> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 16u + 15u, i * 16u,
        fp::fp6_to_f16_scale(as_fp6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_F32_BF6
//   declare result : 1024'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 32 +: 32] = bf6_to_f32_scale(S0[i * 6 +: 6].bf6, scale).b32
//   endfor;
//   D0.b1024 = result
template <class M>
constexpr Bits<1024> v_cvt_scalef32_pk32_f32_bf6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<1024> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 32u + 31u, i * 32u,
        fp::bf6_to_f32_scale(as_bf6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_F32_FP6
//   declare result : 1024'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 32 +: 32] = fp6_to_f32_scale(S0[i * 6 +: 6].fp6, scale).b32
//   endfor;
//   D0.b1024 = result
template <class M>
constexpr Bits<1024> v_cvt_scalef32_pk32_f32_fp6(Bits<192> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<1024> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 32u + 31u, i * 32u,
        fp::fp6_to_f32_scale(as_fp6(uint32_t(s0.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_FP6_BF16
//   declare result : 192'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = bf16_to_fp6_scale(S0[i * 16 +: 16].bf16, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_pk32_fp6_bf16(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::bf16_to_fp6_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK32_FP6_F16
//   declare result : 192'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f16_to_fp6_scale(S0[i * 16 +: 16].f16, scale).b6
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_pk32_fp6_f16(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f16_to_fp6_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK_BF16_BF8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = bf8_to_bf16_scale(pair[7 : 0].bf8, scale);
//   high = bf8_to_bf16_scale(pair[15 : 8].bf8, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf16_bf8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const BF16 low = fp::bf8_to_bf16_scale(as_bf8(pair), scale, mode);
  const BF16 high = fp::bf8_to_bf16_scale(as_bf8(pair >> 8), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_BF16_FP4
//   scale = 8'U(exponent(S1.f32));
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   low = fp4_to_bf16_scale(byte[3 : 0].fp4, scale);
//   high = fp4_to_bf16_scale(byte[7 : 4].fp4, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf16_fp4(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const BF16 low = fp::fp4_to_bf16_scale(as_fp4(byte), scale, mode);
  const BF16 high = fp::fp4_to_bf16_scale(as_fp4(byte >> 4), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_BF16_FP8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = fp8_to_bf16_scale(pair[7 : 0].fp8, scale);
//   high = fp8_to_bf16_scale(pair[15 : 8].fp8, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf16_fp8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const BF16 low = fp::fp8_to_bf16_scale(as_fp8(pair), scale, mode);
  const BF16 high = fp::fp8_to_bf16_scale(as_fp8(pair >> 8), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_BF8_BF16
//   scale = 8'U(exponent(S1.f32));
//   low = bf16_to_bf8_scale(S0[15 : 0].bf16, scale);
//   high = bf16_to_bf8_scale(S0[31 : 16].bf16, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf8_bf16(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const BF8 low = fp::bf16_to_bf8_scale(as_bf16(s0), scale, mode);
  const BF8 high = fp::bf16_to_bf8_scale(as_bf16(s0 >> 16), scale, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_SCALEF32_PK_BF8_F16
//   scale = 8'U(exponent(S1.f32));
//   low = f16_to_bf8_scale(S0[15 : 0].f16, scale);
//   high = f16_to_bf8_scale(S0[31 : 16].f16, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf8_f16(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const BF8 low = fp::f16_to_bf8_scale(as_f16(s0), scale, mode);
  const BF8 high = fp::f16_to_bf8_scale(as_f16(s0 >> 16), scale, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_SCALEF32_PK_BF8_F32
//   scale = 8'U(exponent(S2.f32));
//   low = f32_to_bf8_scale(S0.f32, scale);
//   high = f32_to_bf8_scale(S1.f32, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_bf8_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const BF8 low = fp::f32_to_bf8_scale(as_f32(s0), scale, mode);
  const BF8 high = fp::f32_to_bf8_scale(as_f32(s1), scale, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_SCALEF32_PK_F16_BF8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = bf8_to_f16_scale(pair[7 : 0].bf8, scale);
//   high = bf8_to_f16_scale(pair[15 : 8].bf8, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_f16_bf8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F16 low = fp::bf8_to_f16_scale(as_bf8(pair), scale, mode);
  const F16 high = fp::bf8_to_f16_scale(as_bf8(pair >> 8), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_F16_FP4
//   scale = 8'U(exponent(S1.f32));
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   low = fp4_to_f16_scale(byte[3 : 0].fp4, scale);
//   high = fp4_to_f16_scale(byte[7 : 4].fp4, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_f16_fp4(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const F16 low = fp::fp4_to_f16_scale(as_fp4(byte), scale, mode);
  const F16 high = fp::fp4_to_f16_scale(as_fp4(byte >> 4), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_F16_FP8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = fp8_to_f16_scale(pair[7 : 0].fp8, scale);
//   high = fp8_to_f16_scale(pair[15 : 8].fp8, scale);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_f16_fp8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F16 low = fp::fp8_to_f16_scale(as_fp8(pair), scale, mode);
  const F16 high = fp::fp8_to_f16_scale(as_fp8(pair >> 8), scale, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK_F32_BF8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = bf8_to_f32_scale(pair[7 : 0].bf8, scale);
//   high = bf8_to_f32_scale(pair[15 : 8].bf8, scale);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_scalef32_pk_f32_bf8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F32 low = fp::bf8_to_f32_scale(as_bf8(pair), scale, mode);
  const F32 high = fp::bf8_to_f32_scale(as_bf8(pair >> 8), scale, mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_SCALEF32_PK_F32_FP4
//   scale = 8'U(exponent(S1.f32));
//   byte = S0.u32 >> (32'U(OPSEL[1 : 0]) * 8U);
//   low = fp4_to_f32_scale(byte[3 : 0].fp4, scale);
//   high = fp4_to_f32_scale(byte[7 : 4].fp4, scale);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_scalef32_pk_f32_fp4(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t byte = s0 >> ((op_sel & 0x3) * 8u);
  const F32 low = fp::fp4_to_f32_scale(as_fp4(byte), scale, mode);
  const F32 high = fp::fp4_to_f32_scale(as_fp4(byte >> 4), scale, mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_SCALEF32_PK_F32_FP8
//   scale = 8'U(exponent(S1.f32));
//   pair = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   low = fp8_to_f32_scale(pair[7 : 0].fp8, scale);
//   high = fp8_to_f32_scale(pair[15 : 8].fp8, scale);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_scalef32_pk_f32_fp8(uint32_t s0, uint32_t s1, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const uint32_t pair = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const F32 low = fp::fp8_to_f32_scale(as_fp8(pair), scale, mode);
  const F32 high = fp::fp8_to_f32_scale(as_fp8(pair >> 8), scale, mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_SCALEF32_PK_FP4_BF16
//   scale = 8'U(exponent(S1.f32));
//   low = bf16_to_fp4_scale(S0[15 : 0].bf16, scale);
//   high = bf16_to_fp4_scale(S0[31 : 16].bf16, scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp4_bf16(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const FP4 low = fp::bf16_to_fp4_scale(as_bf16(s0), scale, mode);
  const FP4 high = fp::bf16_to_fp4_scale(as_bf16(s0 >> 16), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_PK_FP4_F16
//   scale = 8'U(exponent(S1.f32));
//   low = f16_to_fp4_scale(S0[15 : 0].f16, scale);
//   high = f16_to_fp4_scale(S0[31 : 16].f16, scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp4_f16(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const FP4 low = fp::f16_to_fp4_scale(as_f16(s0), scale, mode);
  const FP4 high = fp::f16_to_fp4_scale(as_f16(s0 >> 16), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_PK_FP4_F32
//   scale = 8'U(exponent(S2.f32));
//   low = f32_to_fp4_scale(S0.f32, scale);
//   high = f32_to_fp4_scale(S1.f32, scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp4_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP4 low = fp::f32_to_fp4_scale(as_f32(s0), scale, mode);
  const FP4 high = fp::f32_to_fp4_scale(as_f32(s1), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_PK_FP8_BF16
//   scale = 8'U(exponent(S1.f32));
//   low = bf16_to_fp8_scale(S0[15 : 0].bf16, scale);
//   high = bf16_to_fp8_scale(S0[31 : 16].bf16, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp8_bf16(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const FP8 low = fp::bf16_to_fp8_scale(as_bf16(s0), scale, mode);
  const FP8 high = fp::bf16_to_fp8_scale(as_bf16(s0 >> 16), scale, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_SCALEF32_PK_FP8_F16
//   scale = 8'U(exponent(S1.f32));
//   low = f16_to_fp8_scale(S0[15 : 0].f16, scale);
//   high = f16_to_fp8_scale(S0[31 : 16].f16, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp8_f16(
    uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const FP8 low = fp::f16_to_fp8_scale(as_f16(s0), scale, mode);
  const FP8 high = fp::f16_to_fp8_scale(as_f16(s0 >> 16), scale, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_SCALEF32_PK_FP8_F32
//   scale = 8'U(exponent(S2.f32));
//   low = f32_to_fp8_scale(S0.f32, scale);
//   high = f32_to_fp8_scale(S1.f32, scale);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_scalef32_pk_fp8_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP8 low = fp::f32_to_fp8_scale(as_f32(s0), scale, mode);
  const FP8 high = fp::f32_to_fp8_scale(as_f32(s1), scale, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_SCALEF32_SR_BF8_BF16
//   result = bf16_to_bf8_sr_scale(S0.bf16, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_bf8_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8 result = fp::bf16_to_bf8_sr_scale(as_bf16(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff,
      mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_BF8_F16
//   result = f16_to_bf8_sr_scale(S0.f16, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_bf8_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8 result = fp::f16_to_bf8_sr_scale(as_f16(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_BF8_F32
//   result = f32_to_bf8_sr_scale(S0.f32, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_bf8_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8 result = fp::f32_to_bf8_sr_scale(as_f32(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_FP8_BF16
//   result = bf16_to_fp8_sr_scale(S0.bf16, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_fp8_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8 result = fp::bf16_to_fp8_sr_scale(as_bf16(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff,
      mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_FP8_F16
//   result = f16_to_fp8_sr_scale(S0.f16, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_fp8_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8 result = fp::f16_to_fp8_sr_scale(as_f16(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_FP8_F32
//   result = f32_to_fp8_sr_scale(S0.f32, S1.u32, 8'U(exponent(S2.f32)));
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_fp8_f32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8 result = fp::f32_to_fp8_sr_scale(as_f32(s0), s1, uint32_t(fp::exponent(as_f32(s2))) & 0xff, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SCALEF32_SR_PK32_BF6_BF16
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = bf16_to_bf6_sr_scale(S0[i * 16 +: 16].bf16, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_bf6_bf16(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::bf16_to_bf6_sr_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale,
        mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_BF6_F16
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f16_to_bf6_sr_scale(S0[i * 16 +: 16].f16, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_bf6_f16(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f16_to_bf6_sr_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_BF6_F32
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f32_to_bf6_sr_scale(S0[i * 32 +: 32].f32, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_bf6_f32(Bits<1024> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f32_to_bf6_sr_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_FP6_BF16
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = bf16_to_fp6_sr_scale(S0[i * 16 +: 16].bf16, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_fp6_bf16(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::bf16_to_fp6_sr_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale,
        mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_FP6_F16
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f16_to_fp6_sr_scale(S0[i * 16 +: 16].f16, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_fp6_f16(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f16_to_fp6_sr_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK32_FP6_F32
//   declare result : 192'B;
//   declare random : 32'U;
//   scale = 8'U(exponent(S2.f32));
//   random = S1.u32;
//   for i in 0 : 31 do
//     result[i * 6 +: 6] = f32_to_fp6_sr_scale(S0[i * 32 +: 32].f32, random, scale).b6;
//     random = v_prng_b32(random)
//   endfor;
//   D0.b192 = result
template <class M>
constexpr Bits<192> v_cvt_scalef32_sr_pk32_fp6_f32(Bits<1024> s0, uint32_t s1, uint32_t s2, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t random = s1;
  Bits<192> result{};
  for (uint32_t i = 0; i < 32; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f32_to_fp6_sr_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), random, scale, mode).bits);
    random = v_prng_b32(random);
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK_FP4_BF16
//   scale = 8'U(exponent(S2.f32));
//   low = bf16_to_fp4_sr_scale(S0[15:0].bf16, S1.u32, scale);
//   high = bf16_to_fp4_sr_scale(S0[31:16].bf16, v_prng_b32(S1.u32), scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_pk_fp4_bf16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP4 low = fp::bf16_to_fp4_sr_scale(as_bf16(s0), s1, scale, mode);
  const FP4 high = fp::bf16_to_fp4_sr_scale(as_bf16(s0 >> 16), v_prng_b32(s1), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_SR_PK_FP4_F16
//   scale = 8'U(exponent(S2.f32));
//   low = f16_to_fp4_sr_scale(S0[15:0].f16, S1.u32, scale);
//   high = f16_to_fp4_sr_scale(S0[31:16].f16, v_prng_b32(S1.u32), scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_pk_fp4_f16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP4 low = fp::f16_to_fp4_sr_scale(as_f16(s0), s1, scale, mode);
  const FP4 high = fp::f16_to_fp4_sr_scale(as_f16(s0 >> 16), v_prng_b32(s1), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SCALEF32_SR_PK_FP4_F32
//   scale = 8'U(exponent(S2.f32));
//   low = f32_to_fp4_sr_scale(S0[31:0].f32, S1.u32, scale);
//   high = f32_to_fp4_sr_scale(S0[63:32].f32, v_prng_b32(S1.u32), scale);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | ({ 24'0U, high.b4, low.b4 } << place)
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_pk_fp4_f32(
    uint64_t s0, uint32_t s1, uint32_t s2, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const FP4 low = fp::f32_to_fp4_sr_scale(as_f32(uint32_t(s0)), s1, scale, mode);
  const FP4 high = fp::f32_to_fp4_sr_scale(as_f32(uint32_t(s0 >> 32)), v_prng_b32(s1), scale, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl((uint32_t{high.bits} << 4) | uint32_t{low.bits}, place);
}

// V_CVT_SR_BF8_F32
//   result = f32_to_bf8_sr(S0.f32, S1.u32);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_sr_bf8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8 result = fp::f32_to_bf8_sr(as_f32(s0), s1, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SR_FP8_F32
//   result = f32_to_fp8_sr(S0.f32, S1.u32);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_sr_fp8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8 result = fp::f32_to_fp8_sr(as_f32(s0), s1, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
