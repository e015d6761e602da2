// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: b12906f28904c486
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



namespace lockstep::cdna3::sem {


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
//   D0.f32 = bf8_to_f32(S0.u32[7 : 0].bf8)
template <class M>
constexpr uint32_t v_cvt_f32_bf8(uint32_t s0, const M& mode) {
  return fp::bf8_fnuz_to_f32(as_bf8_fnuz(s0), mode).bits;
}

// V_CVT_F32_FP8
//   D0.f32 = fp8_to_f32(S0.u32[7 : 0].fp8)
template <class M>
constexpr uint32_t v_cvt_f32_fp8(uint32_t s0, const M& mode) {
  return fp::fp8_fnuz_to_f32(as_fp8_fnuz(s0), mode).bits;
}

// V_CVT_PK_BF8_F32
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   low = f32_to_bf8(S0.f32);
//   high = f32_to_bf8(S1.f32);
//   D0.b32 = OPSEL[3] ? { high.b8, low.b8, D0.u32[15 : 0] } : { D0.u32[31 : 16], high.b8, low.b8 }
template <class M>
constexpr uint32_t v_cvt_pk_bf8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const BF8Fnuz low = fp::f32_to_bf8_fnuz(as_f32(s0), nearest_even);
  const BF8Fnuz high = fp::f32_to_bf8_fnuz(as_f32(s1), nearest_even);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_PK_F32_BF8
//   low = bf8_to_f32(S0.u32[7 : 0].bf8);
//   high = bf8_to_f32(S0.u32[15 : 8].bf8);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_pk_f32_bf8(uint32_t s0, const M& mode) {
  const F32 low = fp::bf8_fnuz_to_f32(as_bf8_fnuz(s0), mode);
  const F32 high = fp::bf8_fnuz_to_f32(as_bf8_fnuz(s0 >> 8), mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_PK_F32_FP8
//   low = fp8_to_f32(S0.u32[7 : 0].fp8);
//   high = fp8_to_f32(S0.u32[15 : 8].fp8);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_pk_f32_fp8(uint32_t s0, const M& mode) {
  const F32 low = fp::fp8_fnuz_to_f32(as_fp8_fnuz(s0), mode);
  const F32 high = fp::fp8_fnuz_to_f32(as_fp8_fnuz(s0 >> 8), mode);
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
  const FP8Fnuz low = fp::f32_to_fp8_fnuz(as_f32(s0), nearest_even);
  const FP8Fnuz high = fp::f32_to_fp8_fnuz(as_f32(s1), nearest_even);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{high.bits} << 24) | (uint32_t{low.bits} << 16)
      | (d0 & 0xffff), (d0 & 0xffff0000) | (uint32_t{high.bits} << 8) | uint32_t{low.bits});
}

// V_CVT_SR_BF8_F32
//   result = f32_to_bf8_sr(S0.f32, S1.u32);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_sr_bf8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF8Fnuz result = fp::f32_to_bf8_fnuz_sr(as_f32(s0), s1, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

// V_CVT_SR_FP8_F32
//   result = f32_to_fp8_sr(S0.f32, S1.u32);
//   place = 32'U(OPSEL[3 : 2]) * 8U;
//   D0.u32 = (D0.u32 & ~(255U << place)) | (32'U(result.u8) << place)
template <class M>
constexpr uint32_t v_cvt_sr_fp8_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const FP8Fnuz result = fp::f32_to_fp8_fnuz_sr(as_f32(s0), s1, mode);
  const uint32_t place = (op_sel >> 2) * 8u;
  return (d0 & ~shl(255u, place)) | shl(uint32_t{result.bits}, place);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna3::sem
