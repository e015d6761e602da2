// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_scale.xml.
// Hash of what this file is made of: 3b282d5f4d30af43
// What the vop3_cvt_scale operations compute: one pure function each, its pseudocode above it.
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

// V_CVT_F16_BF8
//   byte = S0.u32 >> (OPSEL[0] ? (OPSEL[1] ? 24U : 16U) : (OPSEL[1] ? 8U : 0U));
//   D0.f16 = bf8_to_f16(byte[7 : 0].bf8)
template <class M>
constexpr uint32_t v_cvt_f16_bf8(uint32_t s0, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> (bit(op_sel, 0) ? (bit(op_sel, 1) ? 24u : 16u) : bit(op_sel, 1) ? 8u : 0u);
  return fp::bf8_to_f16(as_bf8(byte), mode).bits;
}

// V_CVT_F16_FP8
//   byte = S0.u32 >> (OPSEL[0] ? (OPSEL[1] ? 24U : 16U) : (OPSEL[1] ? 8U : 0U));
//   D0.f16 = fp8_to_f16(byte[7 : 0].fp8)
template <class M>
constexpr uint32_t v_cvt_f16_fp8(uint32_t s0, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> (bit(op_sel, 0) ? (bit(op_sel, 1) ? 24u : 16u) : bit(op_sel, 1) ? 8u : 0u);
  return fp::fp8_to_f16(as_fp8(byte), mode).bits;
}

// V_CVT_PK_BF8_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f16_to_bf8(S0[15 : 0].f16);
//   high = f16_to_bf8(S0[31 : 16].f16);
//   D0.b16 = { high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_pk_bf8_f16(uint32_t s0, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const BF8 low = fp::f16_to_bf8(as_f16(s0), nearest_even);
  const BF8 high = fp::f16_to_bf8(as_f16(s0 >> 16), nearest_even);
  return (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_PK_F16_BF8
//   low = bf8_to_f16(S0.u16[7 : 0].bf8);
//   high = bf8_to_f16(S0.u16[15 : 8].bf8);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_f16_bf8(uint32_t s0, const M& mode) {
  const F16 low = fp::bf8_to_f16(as_bf8(s0), mode);
  const F16 high = fp::bf8_to_f16(as_bf8(s0 >> 8), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_PK_F16_FP8
//   low = fp8_to_f16(S0.u16[7 : 0].fp8);
//   high = fp8_to_f16(S0.u16[15 : 8].fp8);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_pk_f16_fp8(uint32_t s0, const M& mode) {
  const F16 low = fp::fp8_to_f16(as_fp8(s0), mode);
  const F16 high = fp::fp8_to_f16(as_fp8(s0 >> 8), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_PK_FP8_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f16_to_fp8(S0[15 : 0].f16);
//   high = f16_to_fp8(S0[31 : 16].f16);
//   D0.b16 = { high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_pk_fp8_f16(uint32_t s0, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const FP8 low = fp::f16_to_fp8(as_f16(s0), nearest_even);
  const FP8 high = fp::f16_to_fp8(as_f16(s0 >> 16), nearest_even);
  return (uint32_t{high.bits} << 8) | uint32_t{low.bits};
}

// V_CVT_SCALEF32_PK16_BF6_BF16
//   declare result : 96'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 15 do
//     result[i * 6 +: 6] = bf16_to_bf6_scale(S0[i * 16 +: 16].bf16, scale).b6
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_pk16_bf6_bf16(Bits<256> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::bf16_to_bf6_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK16_BF6_F16
//   declare result : 96'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 15 do
//     result[i * 6 +: 6] = f16_to_bf6_scale(S0[i * 16 +: 16].f16, scale).b6
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_pk16_bf6_f16(Bits<256> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f16_to_bf6_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK16_BF6_F32
//   declare result : 96'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 15 do
//     result[i * 6 +: 6] = f32_to_bf6_scale(S0[i * 32 +: 32].f32, scale).b6
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_pk16_bf6_f32(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f32_to_bf6_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK16_FP6_BF16
//   declare result : 96'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 15 do
//     result[i * 6 +: 6] = bf16_to_fp6_scale(S0[i * 16 +: 16].bf16, scale).b6
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_pk16_fp6_bf16(Bits<256> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::bf16_to_fp6_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK16_FP6_F16
//   declare result : 96'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 15 do
//     result[i * 6 +: 6] = f16_to_fp6_scale(S0[i * 16 +: 16].f16, scale).b6
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_pk16_fp6_f16(Bits<256> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f16_to_fp6_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK16_FP6_F32
//   declare result : 96'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 15 do
//     result[i * 6 +: 6] = f32_to_fp6_scale(S0[i * 32 +: 32].f32, scale).b6
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_pk16_fp6_f32(Bits<512> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f32_to_fp6_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), scale, mode).bits);
  }
  return result;
}

// V_CVT_SCALEF32_PK8_BF8_BF16
//   declare result : 64'B;
//   scale = 8'U(exponent(S1.f32));
//   CONVERT = lambda(x) (
//     return isInfinity(x) && (WAVE_MODE.FP16_OVFL == 1'1U) ? (sign(x) ? 8'0x7eU | 8'0x80U : 8'0x7eU) : bf16_to_bf8_scale(x, scale).u8);
//   for i in 0 : 7 do
//     result[i * 8 +: 8] = CONVERT(S0[i * 16 +: 16].bf16)
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_pk8_bf8_bf16(Bits<128> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const auto convert = [&](BF16 x) -> uint32_t {
    return fp::is_infinity(x) && mode.fp16_ovfl() ? select<uint32_t>(fp::sign(x), 254u, 0x7eu)
        : uint32_t{fp::bf16_to_bf8_scale(x, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u)))));
  }
  return result;
}

// V_CVT_SCALEF32_PK8_BF8_F16
//   declare result : 64'B;
//   scale = 8'U(exponent(S1.f32));
//   CONVERT = lambda(x) (
//     return isInfinity(x) && (WAVE_MODE.FP16_OVFL == 1'1U) ? (sign(x) ? 8'0x7eU | 8'0x80U : 8'0x7eU) : f16_to_bf8_scale(x, scale).u8);
//   for i in 0 : 7 do
//     result[i * 8 +: 8] = CONVERT(S0[i * 16 +: 16].f16)
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_pk8_bf8_f16(Bits<128> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const auto convert = [&](F16 x) -> uint32_t {
    return fp::is_infinity(x) && mode.fp16_ovfl() ? select<uint32_t>(fp::sign(x), 254u, 0x7eu)
        : uint32_t{fp::f16_to_bf8_scale(x, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u)))));
  }
  return result;
}

// V_CVT_SCALEF32_PK8_BF8_F32
//   declare result : 64'B;
//   scale = 8'U(exponent(S1.f32));
//   CONVERT = lambda(x) (
//     return isInfinity(x) && (WAVE_MODE.FP16_OVFL == 1'1U) ? (sign(x) ? 8'0x7eU | 8'0x80U : 8'0x7eU) : f32_to_bf8_scale(x, scale).u8);
//   for i in 0 : 7 do
//     result[i * 8 +: 8] = CONVERT(S0[i * 32 +: 32].f32)
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_pk8_bf8_f32(Bits<256> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const auto convert = [&](F32 x) -> uint32_t {
    return fp::is_infinity(x) && mode.fp16_ovfl() ? select<uint32_t>(fp::sign(x), 254u, 0x7eu)
        : uint32_t{fp::f32_to_bf8_scale(x, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u)))));
  }
  return result;
}

// V_CVT_SCALEF32_PK8_FP4_BF16
//   declare result : 32'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 7 do
//     result[i * 4 +: 4] = bf16_to_fp4_scale(S0[i * 16 +: 16].bf16, scale).b4
//   endfor;
//   D0.b32 = result
template <class M>
constexpr uint32_t v_cvt_scalef32_pk8_fp4_bf16(Bits<128> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  uint32_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    result = set_slice(result, i * 4u + 3u, i * 4u,
        uint32_t{fp::bf16_to_fp4_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale,
        mode).bits});
  }
  return result;
}

// V_CVT_SCALEF32_PK8_FP4_F16
//   declare result : 32'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 7 do
//     result[i * 4 +: 4] = f16_to_fp4_scale(S0[i * 16 +: 16].f16, scale).b4
//   endfor;
//   D0.b32 = result
template <class M>
constexpr uint32_t v_cvt_scalef32_pk8_fp4_f16(Bits<128> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  uint32_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    result = set_slice(result, i * 4u + 3u, i * 4u,
        uint32_t{fp::f16_to_fp4_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), scale, mode).bits});
  }
  return result;
}

// V_CVT_SCALEF32_PK8_FP4_F32
//   declare result : 32'B;
//   scale = 8'U(exponent(S1.f32));
//   for i in 0 : 7 do
//     result[i * 4 +: 4] = f32_to_fp4_scale(S0[i * 32 +: 32].f32, scale).b4
//   endfor;
//   D0.b32 = result
template <class M>
constexpr uint32_t v_cvt_scalef32_pk8_fp4_f32(Bits<256> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  uint32_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    result = set_slice(result, i * 4u + 3u, i * 4u,
        uint32_t{fp::f32_to_fp4_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), scale, mode).bits});
  }
  return result;
}

// V_CVT_SCALEF32_PK8_FP8_BF16
//   declare result : 64'B;
//   scale = 8'U(exponent(S1.f32));
//   CONVERT = lambda(x) (
//     return isInfinity(x) && (1'1U) ? (sign(x) ? 8'0x7fU | 8'0x80U : 8'0x7fU) : bf16_to_fp8_scale(x, scale).u8);
//   for i in 0 : 7 do
//     result[i * 8 +: 8] = CONVERT(S0[i * 16 +: 16].bf16)
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_pk8_fp8_bf16(Bits<128> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const auto convert = [&](BF16 x) -> uint32_t {
    return fp::is_infinity(x) && true ? select<uint32_t>(fp::sign(x), 255u, 0x7fu)
        : uint32_t{fp::bf16_to_fp8_scale(x, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u)))));
  }
  return result;
}

// V_CVT_SCALEF32_PK8_FP8_F16
//   declare result : 64'B;
//   scale = 8'U(exponent(S1.f32));
//   CONVERT = lambda(x) (
//     return isInfinity(x) && (1'1U) ? (sign(x) ? 8'0x7fU | 8'0x80U : 8'0x7fU) : f16_to_fp8_scale(x, scale).u8);
//   for i in 0 : 7 do
//     result[i * 8 +: 8] = CONVERT(S0[i * 16 +: 16].f16)
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_pk8_fp8_f16(Bits<128> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const auto convert = [&](F16 x) -> uint32_t {
    return fp::is_infinity(x) && true ? select<uint32_t>(fp::sign(x), 255u, 0x7fu)
        : uint32_t{fp::f16_to_fp8_scale(x, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u)))));
  }
  return result;
}

// V_CVT_SCALEF32_PK8_FP8_F32
//   declare result : 64'B;
//   scale = 8'U(exponent(S1.f32));
//   CONVERT = lambda(x) (
//     return isInfinity(x) && (1'1U) ? (sign(x) ? 8'0x7fU | 8'0x80U : 8'0x7fU) : f32_to_fp8_scale(x, scale).u8);
//   for i in 0 : 7 do
//     result[i * 8 +: 8] = CONVERT(S0[i * 32 +: 32].f32)
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_pk8_fp8_f32(Bits<256> s0, uint32_t s1, const M& mode) {
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s1))) & 0xff;
  const auto convert = [&](F32 x) -> uint32_t {
    return fp::is_infinity(x) && true ? select<uint32_t>(fp::sign(x), 255u, 0x7fu)
        : uint32_t{fp::f32_to_fp8_scale(x, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u)))));
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK16_BF6_BF16
//   declare result : 96'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 6 +: 6] = bf16_to_bf6_sr_scale(S0[i * 16 +: 16].bf16, random, scale).b6;
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_sr_pk16_bf6_bf16(Bits<256> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::bf16_to_bf6_sr_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale,
        mode).bits);
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK16_BF6_F16
//   declare result : 96'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 6 +: 6] = f16_to_bf6_sr_scale(S0[i * 16 +: 16].f16, random, scale).b6;
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_sr_pk16_bf6_f16(Bits<256> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f16_to_bf6_sr_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale, mode).bits);
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK16_BF6_F32
//   declare result : 96'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 6 +: 6] = f32_to_bf6_sr_scale(S0[i * 32 +: 32].f32, random, scale).b6;
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_sr_pk16_bf6_f32(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f32_to_bf6_sr_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), random, scale, mode).bits);
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK16_FP6_BF16
//   declare result : 96'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 6 +: 6] = bf16_to_fp6_sr_scale(S0[i * 16 +: 16].bf16, random, scale).b6;
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_sr_pk16_fp6_bf16(Bits<256> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::bf16_to_fp6_sr_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale,
        mode).bits);
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK16_FP6_F16
//   declare result : 96'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 6 +: 6] = f16_to_fp6_sr_scale(S0[i * 16 +: 16].f16, random, scale).b6;
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_sr_pk16_fp6_f16(Bits<256> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f16_to_fp6_sr_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale, mode).bits);
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK16_FP6_F32
//   declare result : 96'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 15 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 6 +: 6] = f32_to_fp6_sr_scale(S0[i * 32 +: 32].f32, random, scale).b6;
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b96 = result
template <class M>
constexpr Bits<96> v_cvt_scalef32_sr_pk16_fp6_f32(Bits<512> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result.set_slice(i * 6u + 5u, i * 6u,
        fp::f32_to_fp6_sr_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), random, scale, mode).bits);
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK8_BF8_BF16
//   declare result : 64'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   CONVERT = lambda(x, random) (
//     return isInfinity(x) && (WAVE_MODE.FP16_OVFL == 1'1U) ? (sign(x) ? 8'0x7eU | 8'0x80U : 8'0x7eU) : bf16_to_bf8_sr_scale(x, random, scale).u8);
//   for i in 0 : 7 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 8 +: 8] = CONVERT(S0[i * 16 +: 16].bf16, random);
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_sr_pk8_bf8_bf16(Bits<128> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const auto convert = [&](BF16 x, uint32_t random) -> uint32_t {
    return fp::is_infinity(x) && mode.fp16_ovfl() ? select<uint32_t>(fp::sign(x), 254u, 0x7eu)
        : uint32_t{fp::bf16_to_bf8_sr_scale(x, random, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random));
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK8_BF8_F16
//   declare result : 64'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   CONVERT = lambda(x, random) (
//     return isInfinity(x) && (WAVE_MODE.FP16_OVFL == 1'1U) ? (sign(x) ? 8'0x7eU | 8'0x80U : 8'0x7eU) : f16_to_bf8_sr_scale(x, random, scale).u8);
//   for i in 0 : 7 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 8 +: 8] = CONVERT(S0[i * 16 +: 16].f16, random);
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_sr_pk8_bf8_f16(Bits<128> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const auto convert = [&](F16 x, uint32_t random) -> uint32_t {
    return fp::is_infinity(x) && mode.fp16_ovfl() ? select<uint32_t>(fp::sign(x), 254u, 0x7eu)
        : uint32_t{fp::f16_to_bf8_sr_scale(x, random, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random));
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK8_BF8_F32
//   declare result : 64'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   CONVERT = lambda(x, random) (
//     return isInfinity(x) && (WAVE_MODE.FP16_OVFL == 1'1U) ? (sign(x) ? 8'0x7eU | 8'0x80U : 8'0x7eU) : f32_to_bf8_sr_scale(x, random, scale).u8);
//   for i in 0 : 7 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 8 +: 8] = CONVERT(S0[i * 32 +: 32].f32, random);
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_sr_pk8_bf8_f32(Bits<256> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const auto convert = [&](F32 x, uint32_t random) -> uint32_t {
    return fp::is_infinity(x) && mode.fp16_ovfl() ? select<uint32_t>(fp::sign(x), 254u, 0x7eu)
        : uint32_t{fp::f32_to_bf8_sr_scale(x, random, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), random));
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK8_FP4_BF16
//   declare result : 32'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 7 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 4 +: 4] = bf16_to_fp4_sr_scale(S0[i * 16 +: 16].bf16, random, scale).b4;
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b32 = result
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_pk8_fp4_bf16(Bits<128> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result = set_slice(result, i * 4u + 3u, i * 4u,
        uint32_t{fp::bf16_to_fp4_sr_scale(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale,
        mode).bits});
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK8_FP4_F16
//   declare result : 32'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 7 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 4 +: 4] = f16_to_fp4_sr_scale(S0[i * 16 +: 16].f16, random, scale).b4;
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b32 = result
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_pk8_fp4_f16(Bits<128> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result = set_slice(result, i * 4u + 3u, i * 4u,
        uint32_t{fp::f16_to_fp4_sr_scale(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random, scale,
        mode).bits});
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK8_FP4_F32
//   declare result : 32'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   for i in 0 : 7 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 4 +: 4] = f32_to_fp4_sr_scale(S0[i * 32 +: 32].f32, random, scale).b4;
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b32 = result
template <class M>
constexpr uint32_t v_cvt_scalef32_sr_pk8_fp4_f32(Bits<256> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  uint32_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result = set_slice(result, i * 4u + 3u, i * 4u,
        uint32_t{fp::f32_to_fp4_sr_scale(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), random, scale,
        mode).bits});
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK8_FP8_BF16
//   declare result : 64'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   CONVERT = lambda(x, random) (
//     return isInfinity(x) && (1'1U) ? (sign(x) ? 8'0x7fU | 8'0x80U : 8'0x7fU) : bf16_to_fp8_sr_scale(x, random, scale).u8);
//   for i in 0 : 7 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 8 +: 8] = CONVERT(S0[i * 16 +: 16].bf16, random);
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_sr_pk8_fp8_bf16(Bits<128> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const auto convert = [&](BF16 x, uint32_t random) -> uint32_t {
    return fp::is_infinity(x) && true ? select<uint32_t>(fp::sign(x), 255u, 0x7fu)
        : uint32_t{fp::bf16_to_fp8_sr_scale(x, random, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_bf16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random));
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK8_FP8_F16
//   declare result : 64'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   CONVERT = lambda(x, random) (
//     return isInfinity(x) && (1'1U) ? (sign(x) ? 8'0x7fU | 8'0x80U : 8'0x7fU) : f16_to_fp8_sr_scale(x, random, scale).u8);
//   for i in 0 : 7 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 8 +: 8] = CONVERT(S0[i * 16 +: 16].f16, random);
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_sr_pk8_fp8_f16(Bits<128> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const auto convert = [&](F16 x, uint32_t random) -> uint32_t {
    return fp::is_infinity(x) && true ? select<uint32_t>(fp::sign(x), 255u, 0x7fu)
        : uint32_t{fp::f16_to_fp8_sr_scale(x, random, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_f16(uint32_t(s0.slice(i * 16u + 15, i * 16u))), random));
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALEF32_SR_PK8_FP8_F32
//   declare result : 64'B;
//   declare seed : 32'U;
//   seed = S1.u32;
//   scale = 8'U(exponent(S2.f32));
//   CONVERT = lambda(x, random) (
//     return isInfinity(x) && (1'1U) ? (sign(x) ? 8'0x7fU | 8'0x80U : 8'0x7fU) : f32_to_fp8_sr_scale(x, random, scale).u8);
//   for i in 0 : 7 do
//     random = (i & 1) != 0 ? seed & 0xffff0000U : seed << 16U;
//     result[i * 8 +: 8] = CONVERT(S0[i * 32 +: 32].f32, random);
//     seed = (i & 1) != 0 ? v_prng_b32(seed) : seed
//   endfor;
//   D0.b64 = result
template <class M>
constexpr uint64_t v_cvt_scalef32_sr_pk8_fp8_f32(Bits<256> s0, uint32_t s1, uint32_t s2, const M& mode) {
  uint32_t seed = s1;
  const uint32_t scale = uint32_t(fp::exponent(as_f32(s2))) & 0xff;
  const auto convert = [&](F32 x, uint32_t random) -> uint32_t {
    return fp::is_infinity(x) && true ? select<uint32_t>(fp::sign(x), 255u, 0x7fu)
        : uint32_t{fp::f32_to_fp8_sr_scale(x, random, scale, mode).bits};
  };
  uint64_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t random = (i & 1u) != 0 ? seed & 0xffff0000u : seed << 16;
    result = set_slice(result, i * 8u + 7u, i * 8u,
        convert(as_f32(uint32_t(s0.slice(i * 32u + 31, i * 32u))), random));
    seed = (i & 1u) != 0 ? v_prng_b32(seed) : seed;
  }
  return result;
}

// V_CVT_SCALE_PK16_BF16_BF6
//   declare result : 256'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = OPSEL[2] ? (upper ? 16U : 0U) + (OPSEL[1] ? 8U : 0U) : (OPSEL[1] ? 16U : 0U) + (upper ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 2U].u32, VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 15 do
//         result[i * 16 +: 16] = bf6_to_bf16_scale(packed[i * 6 +: 6].bf6, scale).b16
//       endfor;
//       for i in 0 : 7 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk16_bf16_bf6(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<256> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = bit(op_sel, 2) ? (upper ? 16u : 0u) + (bit(op_sel, 1) ? 8u : 0u)
          : (bit(op_sel, 1) ? 16u : 0u) + (upper ? 8u : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const Bits<96> packed = concat_wide<32, 32,
          32>(files.vgpr(lane_, src0_number + 2u), files.vgpr(lane_, src0_number + 1u),
          files.vgpr(lane_, src0_number));
      for (uint32_t i = 0; i < 16; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::bf6_to_bf16_scale(as_bf6(uint32_t(packed.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 8; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK16_BF16_FP6
//   declare result : 256'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = OPSEL[2] ? (upper ? 16U : 0U) + (OPSEL[1] ? 8U : 0U) : (OPSEL[1] ? 16U : 0U) + (upper ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 2U].u32, VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 15 do
//         result[i * 16 +: 16] = fp6_to_bf16_scale(packed[i * 6 +: 6].fp6, scale).b16
//       endfor;
//       for i in 0 : 7 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk16_bf16_fp6(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<256> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = bit(op_sel, 2) ? (upper ? 16u : 0u) + (bit(op_sel, 1) ? 8u : 0u)
          : (bit(op_sel, 1) ? 16u : 0u) + (upper ? 8u : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const Bits<96> packed = concat_wide<32, 32,
          32>(files.vgpr(lane_, src0_number + 2u), files.vgpr(lane_, src0_number + 1u),
          files.vgpr(lane_, src0_number));
      for (uint32_t i = 0; i < 16; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::fp6_to_bf16_scale(as_fp6(uint32_t(packed.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 8; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK16_F16_BF6
//   declare result : 256'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = OPSEL[2] ? (upper ? 16U : 0U) + (OPSEL[1] ? 8U : 0U) : (OPSEL[1] ? 16U : 0U) + (upper ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 2U].u32, VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 15 do
//         result[i * 16 +: 16] = bf6_to_f16_scale(packed[i * 6 +: 6].bf6, scale).b16
//       endfor;
//       for i in 0 : 7 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk16_f16_bf6(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<256> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = bit(op_sel, 2) ? (upper ? 16u : 0u) + (bit(op_sel, 1) ? 8u : 0u)
          : (bit(op_sel, 1) ? 16u : 0u) + (upper ? 8u : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const Bits<96> packed = concat_wide<32, 32,
          32>(files.vgpr(lane_, src0_number + 2u), files.vgpr(lane_, src0_number + 1u),
          files.vgpr(lane_, src0_number));
      for (uint32_t i = 0; i < 16; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::bf6_to_f16_scale(as_bf6(uint32_t(packed.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 8; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK16_F16_FP6
//   declare result : 256'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = OPSEL[2] ? (upper ? 16U : 0U) + (OPSEL[1] ? 8U : 0U) : (OPSEL[1] ? 16U : 0U) + (upper ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 2U].u32, VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 15 do
//         result[i * 16 +: 16] = fp6_to_f16_scale(packed[i * 6 +: 6].fp6, scale).b16
//       endfor;
//       for i in 0 : 7 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk16_f16_fp6(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<256> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = bit(op_sel, 2) ? (upper ? 16u : 0u) + (bit(op_sel, 1) ? 8u : 0u)
          : (bit(op_sel, 1) ? 16u : 0u) + (upper ? 8u : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const Bits<96> packed = concat_wide<32, 32,
          32>(files.vgpr(lane_, src0_number + 2u), files.vgpr(lane_, src0_number + 1u),
          files.vgpr(lane_, src0_number));
      for (uint32_t i = 0; i < 16; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::fp6_to_f16_scale(as_fp6(uint32_t(packed.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 8; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK16_F32_BF6
//   declare result : 512'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = OPSEL[2] ? (upper ? 16U : 0U) + (OPSEL[1] ? 8U : 0U) : (OPSEL[1] ? 16U : 0U) + (upper ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 2U].u32, VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 15 do
//         result[i * 32 +: 32] = bf6_to_f32_scale(packed[i * 6 +: 6].bf6, scale).b32
//       endfor;
//       for i in 0 : 15 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk16_f32_bf6(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<512> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = bit(op_sel, 2) ? (upper ? 16u : 0u) + (bit(op_sel, 1) ? 8u : 0u)
          : (bit(op_sel, 1) ? 16u : 0u) + (upper ? 8u : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const Bits<96> packed = concat_wide<32, 32,
          32>(files.vgpr(lane_, src0_number + 2u), files.vgpr(lane_, src0_number + 1u),
          files.vgpr(lane_, src0_number));
      for (uint32_t i = 0; i < 16; ++i) {
        result.set_slice(i * 32u + 31u, i * 32u,
            fp::bf6_to_f32_scale(as_bf6(uint32_t(packed.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 16; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK16_F32_FP6
//   declare result : 512'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = OPSEL[2] ? (upper ? 16U : 0U) + (OPSEL[1] ? 8U : 0U) : (OPSEL[1] ? 16U : 0U) + (upper ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 2U].u32, VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 15 do
//         result[i * 32 +: 32] = fp6_to_f32_scale(packed[i * 6 +: 6].fp6, scale).b32
//       endfor;
//       for i in 0 : 15 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk16_f32_fp6(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<512> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = bit(op_sel, 2) ? (upper ? 16u : 0u) + (bit(op_sel, 1) ? 8u : 0u)
          : (bit(op_sel, 1) ? 16u : 0u) + (upper ? 8u : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const Bits<96> packed = concat_wide<32, 32,
          32>(files.vgpr(lane_, src0_number + 2u), files.vgpr(lane_, src0_number + 1u),
          files.vgpr(lane_, src0_number));
      for (uint32_t i = 0; i < 16; ++i) {
        result.set_slice(i * 32u + 31u, i * 32u,
            fp::fp6_to_f32_scale(as_fp6(uint32_t(packed.slice(i * 6u + 5, i * 6u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 16; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK8_BF16_BF8
//   declare result : 128'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = (OPSEL[1] ? 16U : 0U) + ((OPSEL[3] ? upper : OPSEL[2]) ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 7 do
//         result[i * 16 +: 16] = bf8_to_bf16_scale(packed[i * 8 +: 8].bf8, scale).b16
//       endfor;
//       for i in 0 : 3 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk8_bf16_bf8(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<128> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = (bit(op_sel, 1) ? 16u : 0u) + ((bit(op_sel, 3) ? upper : bit(op_sel, 2)) ? 8u
          : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const uint64_t packed = (uint64_t{files.vgpr(lane_, src0_number + 1u)} << 32)
          | uint64_t{files.vgpr(lane_, src0_number)};
      for (uint32_t i = 0; i < 8; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::bf8_to_bf16_scale(as_bf8(uint32_t(packed >> (i * 8u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 4; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK8_BF16_FP4
//   declare result : 128'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = OPSEL[2] ? (upper ? 16U : 0U) + (OPSEL[1] ? 8U : 0U) : (OPSEL[1] ? 16U : 0U) + (upper ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = VGPR[lane][SRC0.u32].u32;
//       for i in 0 : 7 do
//         result[i * 16 +: 16] = fp4_to_bf16_scale(packed[i * 4 +: 4].fp4, scale).b16
//       endfor;
//       for i in 0 : 3 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk8_bf16_fp4(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<128> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = bit(op_sel, 2) ? (upper ? 16u : 0u) + (bit(op_sel, 1) ? 8u : 0u)
          : (bit(op_sel, 1) ? 16u : 0u) + (upper ? 8u : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const uint32_t packed = files.vgpr(lane_, src0_number);
      for (uint32_t i = 0; i < 8; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::fp4_to_bf16_scale(as_fp4(packed >> (i * 4u)), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 4; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK8_BF16_FP8
//   declare result : 128'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = (OPSEL[1] ? 16U : 0U) + ((OPSEL[3] ? upper : OPSEL[2]) ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 7 do
//         result[i * 16 +: 16] = fp8_to_bf16_scale(packed[i * 8 +: 8].fp8, scale).b16
//       endfor;
//       for i in 0 : 3 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk8_bf16_fp8(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<128> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = (bit(op_sel, 1) ? 16u : 0u) + ((bit(op_sel, 3) ? upper : bit(op_sel, 2)) ? 8u
          : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const uint64_t packed = (uint64_t{files.vgpr(lane_, src0_number + 1u)} << 32)
          | uint64_t{files.vgpr(lane_, src0_number)};
      for (uint32_t i = 0; i < 8; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::fp8_to_bf16_scale(as_fp8(uint32_t(packed >> (i * 8u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 4; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK8_F16_BF8
//   declare result : 128'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = (OPSEL[1] ? 16U : 0U) + ((OPSEL[3] ? upper : OPSEL[2]) ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 7 do
//         result[i * 16 +: 16] = bf8_to_f16_scale(packed[i * 8 +: 8].bf8, scale).b16
//       endfor;
//       for i in 0 : 3 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk8_f16_bf8(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<128> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = (bit(op_sel, 1) ? 16u : 0u) + ((bit(op_sel, 3) ? upper : bit(op_sel, 2)) ? 8u
          : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const uint64_t packed = (uint64_t{files.vgpr(lane_, src0_number + 1u)} << 32)
          | uint64_t{files.vgpr(lane_, src0_number)};
      for (uint32_t i = 0; i < 8; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::bf8_to_f16_scale(as_bf8(uint32_t(packed >> (i * 8u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 4; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK8_F16_FP4
//   declare result : 128'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = OPSEL[2] ? (upper ? 16U : 0U) + (OPSEL[1] ? 8U : 0U) : (OPSEL[1] ? 16U : 0U) + (upper ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = VGPR[lane][SRC0.u32].u32;
//       for i in 0 : 7 do
//         result[i * 16 +: 16] = fp4_to_f16_scale(packed[i * 4 +: 4].fp4, scale).b16
//       endfor;
//       for i in 0 : 3 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk8_f16_fp4(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<128> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = bit(op_sel, 2) ? (upper ? 16u : 0u) + (bit(op_sel, 1) ? 8u : 0u)
          : (bit(op_sel, 1) ? 16u : 0u) + (upper ? 8u : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const uint32_t packed = files.vgpr(lane_, src0_number);
      for (uint32_t i = 0; i < 8; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::fp4_to_f16_scale(as_fp4(packed >> (i * 4u)), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 4; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK8_F16_FP8
//   declare result : 128'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = (OPSEL[1] ? 16U : 0U) + ((OPSEL[3] ? upper : OPSEL[2]) ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 7 do
//         result[i * 16 +: 16] = fp8_to_f16_scale(packed[i * 8 +: 8].fp8, scale).b16
//       endfor;
//       for i in 0 : 3 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk8_f16_fp8(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<128> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = (bit(op_sel, 1) ? 16u : 0u) + ((bit(op_sel, 3) ? upper : bit(op_sel, 2)) ? 8u
          : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const uint64_t packed = (uint64_t{files.vgpr(lane_, src0_number + 1u)} << 32)
          | uint64_t{files.vgpr(lane_, src0_number)};
      for (uint32_t i = 0; i < 8; ++i) {
        result.set_slice(i * 16u + 15u, i * 16u,
            fp::fp8_to_f16_scale(as_fp8(uint32_t(packed >> (i * 8u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 4; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK8_F32_BF8
//   declare result : 256'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = (OPSEL[1] ? 16U : 0U) + ((OPSEL[3] ? upper : OPSEL[2]) ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 7 do
//         result[i * 32 +: 32] = bf8_to_f32_scale(packed[i * 8 +: 8].bf8, scale).b32
//       endfor;
//       for i in 0 : 7 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk8_f32_bf8(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<256> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = (bit(op_sel, 1) ? 16u : 0u) + ((bit(op_sel, 3) ? upper : bit(op_sel, 2)) ? 8u
          : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const uint64_t packed = (uint64_t{files.vgpr(lane_, src0_number + 1u)} << 32)
          | uint64_t{files.vgpr(lane_, src0_number)};
      for (uint32_t i = 0; i < 8; ++i) {
        result.set_slice(i * 32u + 31u, i * 32u,
            fp::bf8_to_f32_scale(as_bf8(uint32_t(packed >> (i * 8u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 8; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK8_F32_FP4
//   declare result : 256'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = OPSEL[2] ? (upper ? 16U : 0U) + (OPSEL[1] ? 8U : 0U) : (OPSEL[1] ? 16U : 0U) + (upper ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = VGPR[lane][SRC0.u32].u32;
//       for i in 0 : 7 do
//         result[i * 32 +: 32] = fp4_to_f32_scale(packed[i * 4 +: 4].fp4, scale).b32
//       endfor;
//       for i in 0 : 7 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk8_f32_fp4(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<256> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = bit(op_sel, 2) ? (upper ? 16u : 0u) + (bit(op_sel, 1) ? 8u : 0u)
          : (bit(op_sel, 1) ? 16u : 0u) + (upper ? 8u : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const uint32_t packed = files.vgpr(lane_, src0_number);
      for (uint32_t i = 0; i < 8; ++i) {
        result.set_slice(i * 32u + 31u, i * 32u,
            fp::fp4_to_f32_scale(as_fp4(packed >> (i * 4u)), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 8; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SCALE_PK8_F32_FP8
//   declare result : 256'B;
//   for lane in 0 : 31 do
//     if EXEC.u64[lane] then
//       own = 32'U(lane);
//       holder = (own & 15U) + (OPSEL[0] ? 16U : 0U);
//       upper = own[4];
//       byte = (OPSEL[1] ? 16U : 0U) + ((OPSEL[3] ? upper : OPSEL[2]) ? 8U : 0U);
//       scales = SRC1_IS_VGPR ? VGPR[holder][SRC1.u32].u32 : S1.u32;
//       shifted = scales >> byte;
//       scale = 32'U(shifted[7 : 0]);
//       packed = { VGPR[lane][SRC0.u32 + 1U].u32, VGPR[lane][SRC0.u32].u32 };
//       for i in 0 : 7 do
//         result[i * 32 +: 32] = fp8_to_f32_scale(packed[i * 8 +: 8].fp8, scale).b32
//       endfor;
//       for i in 0 : 7 do
//         VGPR[lane][VDST.u32 + 32'U(i)].u32 = result[i * 32 +: 32].u32
//       endfor
//     endif
//   endfor
template <class Files, class M>
constexpr void v_cvt_scale_pk8_f32_fp8(
    uint32_t s1, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number,
    bool src1_is_vgpr, uint32_t dst_number, Files& files, const M& mode) {
  Bits<256> result{};
  for (uint32_t lane_ = 0; lane_ < 32; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t own = lane_;
      const uint32_t holder = (own & 15u) + (bit(op_sel, 0) ? 16u : 0u);
      const bool upper = bit(own, 4);
      const uint32_t byte = (bit(op_sel, 1) ? 16u : 0u) + ((bit(op_sel, 3) ? upper : bit(op_sel, 2)) ? 8u
          : 0u);
      const uint32_t scales = src1_is_vgpr ? files.vgpr(holder, src1_number) : s1;
      const uint32_t scale = shr(scales, byte) & 0xff;
      const uint64_t packed = (uint64_t{files.vgpr(lane_, src0_number + 1u)} << 32)
          | uint64_t{files.vgpr(lane_, src0_number)};
      for (uint32_t i = 0; i < 8; ++i) {
        result.set_slice(i * 32u + 31u, i * 32u,
            fp::fp8_to_f32_scale(as_fp8(uint32_t(packed >> (i * 8u))), scale, mode).bits);
      }
      for (uint32_t i = 0; i < 8; ++i) {
        files.set_vgpr(lane_, dst_number + i, uint32_t(result.slice(i * 32u + 31, i * 32u)));
      }
    }
  }
}

// V_CVT_SR_BF8_F16
//   half = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   result = f16_to_bf8_sr(half.f16, S1.u32);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_sr_bf8_f16(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t half = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const BF8 result = fp::f16_to_bf8_sr(as_f16(half), s1, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SR_FP8_F16
//   half = OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0];
//   result = f16_to_fp8_sr(half.f16, S1.u32);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_sr_fp8_f16(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const uint32_t half = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const FP8 result = fp::f16_to_fp8_sr(as_f16(half), s1, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SR_PK_BF16_F32
//   low = f32_to_bf16_sr(S0.f32, S2.u32 << 16U);
//   high = f32_to_bf16_sr(S1.f32, S2.u32 & 0xffff0000U);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_sr_pk_bf16_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const BF16 low = fp::f32_to_bf16_sr(as_f32(s0), s2 << 16, mode);
  const BF16 high = fp::f32_to_bf16_sr(as_f32(s1), s2 & 0xffff0000u, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_CVT_SR_PK_F16_F32
//   low = f32_to_f16_sr(S0.f32, S2.u32 << 16U);
//   high = f32_to_f16_sr(S1.f32, S2.u32 & 0xffff0000U);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_cvt_sr_pk_f16_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 low = fp::f32_to_f16_sr(as_f32(s0), s2 << 16, mode);
  const F16 high = fp::f32_to_f16_sr(as_f32(s1), s2 & 0xffff0000u, mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
