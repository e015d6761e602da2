// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_scale.xml.
// Hash of what this file is made of: 75217f64cbe829ae
// What the vop3_cvt_scale operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_cvt_scale.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_cvt_f16_bf8;
using common::sem::v_cvt_f16_fp8;
using common::sem::v_cvt_pk_bf8_f16;
using common::sem::v_cvt_pk_f16_bf8;
using common::sem::v_cvt_pk_f16_fp8;
using common::sem::v_cvt_pk_fp8_f16;
using common::sem::v_cvt_scalef32_pk16_bf6_bf16;
using common::sem::v_cvt_scalef32_pk16_bf6_f16;
using common::sem::v_cvt_scalef32_pk16_bf6_f32;
using common::sem::v_cvt_scalef32_pk16_fp6_bf16;
using common::sem::v_cvt_scalef32_pk16_fp6_f16;
using common::sem::v_cvt_scalef32_pk16_fp6_f32;
using common::sem::v_cvt_scalef32_pk8_bf8_bf16;
using common::sem::v_cvt_scalef32_pk8_bf8_f16;
using common::sem::v_cvt_scalef32_pk8_bf8_f32;
using common::sem::v_cvt_scalef32_pk8_fp4_bf16;
using common::sem::v_cvt_scalef32_pk8_fp4_f16;
using common::sem::v_cvt_scalef32_pk8_fp4_f32;
using common::sem::v_cvt_scalef32_pk8_fp8_bf16;
using common::sem::v_cvt_scalef32_pk8_fp8_f16;
using common::sem::v_cvt_scalef32_pk8_fp8_f32;
using common::sem::v_cvt_scalef32_sr_pk16_bf6_bf16;
using common::sem::v_cvt_scalef32_sr_pk16_bf6_f16;
using common::sem::v_cvt_scalef32_sr_pk16_bf6_f32;
using common::sem::v_cvt_scalef32_sr_pk16_fp6_bf16;
using common::sem::v_cvt_scalef32_sr_pk16_fp6_f16;
using common::sem::v_cvt_scalef32_sr_pk16_fp6_f32;
using common::sem::v_cvt_scalef32_sr_pk8_bf8_bf16;
using common::sem::v_cvt_scalef32_sr_pk8_bf8_f16;
using common::sem::v_cvt_scalef32_sr_pk8_bf8_f32;
using common::sem::v_cvt_scalef32_sr_pk8_fp4_bf16;
using common::sem::v_cvt_scalef32_sr_pk8_fp4_f16;
using common::sem::v_cvt_scalef32_sr_pk8_fp4_f32;
using common::sem::v_cvt_scalef32_sr_pk8_fp8_bf16;
using common::sem::v_cvt_scalef32_sr_pk8_fp8_f16;
using common::sem::v_cvt_scalef32_sr_pk8_fp8_f32;
using common::sem::v_cvt_scale_pk16_bf16_bf6;
using common::sem::v_cvt_scale_pk16_bf16_fp6;
using common::sem::v_cvt_scale_pk16_f16_bf6;
using common::sem::v_cvt_scale_pk16_f16_fp6;
using common::sem::v_cvt_scale_pk16_f32_bf6;
using common::sem::v_cvt_scale_pk16_f32_fp6;
using common::sem::v_cvt_scale_pk8_bf16_bf8;
using common::sem::v_cvt_scale_pk8_bf16_fp4;
using common::sem::v_cvt_scale_pk8_bf16_fp8;
using common::sem::v_cvt_scale_pk8_f16_bf8;
using common::sem::v_cvt_scale_pk8_f16_fp4;
using common::sem::v_cvt_scale_pk8_f16_fp8;
using common::sem::v_cvt_scale_pk8_f32_bf8;
using common::sem::v_cvt_scale_pk8_f32_fp4;
using common::sem::v_cvt_scale_pk8_f32_fp8;
using common::sem::v_cvt_sr_bf8_f16;
using common::sem::v_cvt_sr_fp8_f16;
using common::sem::v_cvt_sr_pk_bf16_f32;
using common::sem::v_cvt_sr_pk_f16_f32;

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

// V_CVT_F32_FP8
//   byte = S0.u32 >> (OPSEL[0] ? (OPSEL[1] ? 24U : 16U) : (OPSEL[1] ? 8U : 0U));
//   D0.f32 = CLAMP ? e5m3_to_f32(byte[7 : 0].u8) : fp8_to_f32(byte[7 : 0].fp8)
template <class M>
constexpr uint32_t v_cvt_f32_fp8(uint32_t s0, bool clamp, uint32_t op_sel, const M& mode) {
  const uint32_t byte = s0 >> (bit(op_sel, 0) ? (bit(op_sel, 1) ? 24u : 16u) : bit(op_sel, 1) ? 8u : 0u);
  return (clamp ? fp::e5m3_to_f32(uint8_t(byte), mode) : fp::fp8_to_f32(as_fp8(byte), mode)).bits;
}

// V_CVT_PK_FP8_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = CLAMP ? f32_to_e5m3(S0.f32) : f32_to_fp8(S0.f32).u8;
//   high = CLAMP ? f32_to_e5m3(S1.f32) : f32_to_fp8(S1.f32).u8;
//   D0.b32 = OPSEL[3] ? { high, low, D0.u32[15 : 0] } : { D0.u32[31 : 16], high, low }
template <class M>
constexpr uint32_t v_cvt_pk_fp8_f32(
    uint32_t s0, uint32_t s1, uint32_t d0, bool clamp, uint32_t op_sel, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const uint32_t low = clamp ? uint32_t{fp::f32_to_e5m3(as_f32(s0), nearest_even)}
      : uint32_t{fp::f32_to_fp8(as_f32(s0), nearest_even).bits};
  const uint32_t high = clamp ? uint32_t{fp::f32_to_e5m3(as_f32(s1), nearest_even)}
      : uint32_t{fp::f32_to_fp8(as_f32(s1), nearest_even).bits};
  return bit(op_sel, 3) ? (high << 24) | (low << 16) | (d0 & 0xffff) : (d0 & 0xffff0000) | (high << 8) | low;
}

// V_CVT_SR_FP8_F32
//   result = CLAMP ? f32_to_e5m3_sr(S0.f32, S1.u32) : f32_to_fp8_sr(S0.f32, S1.u32).u8;
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result) << place)
template <class M>
constexpr uint32_t v_cvt_sr_fp8_f32(
    uint32_t s0, uint32_t s1, uint32_t d0, bool clamp, uint32_t op_sel, const M& mode) {
  const uint32_t result = clamp ? uint32_t{fp::f32_to_e5m3_sr(as_f32(s0), s1, mode)}
      : uint32_t{fp::f32_to_fp8_sr(as_f32(s0), s1, mode).bits};
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(result, place);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna5_gfx1251::sem
