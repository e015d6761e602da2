// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: 2e98b824e38cedee
// What the vop3_cvt_small operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_cvt_small.hpp"


namespace lockstep::cdna4::sem {
using common::sem::v_cvt_pk_bf8_f32;
using common::sem::v_cvt_pk_fp8_f32;
using common::sem::v_cvt_scalef32_2xpk16_bf6_f32;
using common::sem::v_cvt_scalef32_2xpk16_fp6_f32;
using common::sem::v_cvt_scalef32_f16_bf8;
using common::sem::v_cvt_scalef32_f16_fp8;
using common::sem::v_cvt_scalef32_f32_bf8;
using common::sem::v_cvt_scalef32_f32_fp8;
using common::sem::v_cvt_scalef32_pk32_bf16_bf6;
using common::sem::v_cvt_scalef32_pk32_bf16_fp6;
using common::sem::v_cvt_scalef32_pk32_bf6_bf16;
using common::sem::v_cvt_scalef32_pk32_bf6_f16;
using common::sem::v_cvt_scalef32_pk32_f16_bf6;
using common::sem::v_cvt_scalef32_pk32_f16_fp6;
using common::sem::v_cvt_scalef32_pk32_f32_bf6;
using common::sem::v_cvt_scalef32_pk32_f32_fp6;
using common::sem::v_cvt_scalef32_pk32_fp6_bf16;
using common::sem::v_cvt_scalef32_pk32_fp6_f16;
using common::sem::v_cvt_scalef32_pk_bf16_bf8;
using common::sem::v_cvt_scalef32_pk_bf16_fp4;
using common::sem::v_cvt_scalef32_pk_bf16_fp8;
using common::sem::v_cvt_scalef32_pk_bf8_bf16;
using common::sem::v_cvt_scalef32_pk_bf8_f16;
using common::sem::v_cvt_scalef32_pk_bf8_f32;
using common::sem::v_cvt_scalef32_pk_f16_bf8;
using common::sem::v_cvt_scalef32_pk_f16_fp4;
using common::sem::v_cvt_scalef32_pk_f16_fp8;
using common::sem::v_cvt_scalef32_pk_f32_bf8;
using common::sem::v_cvt_scalef32_pk_f32_fp4;
using common::sem::v_cvt_scalef32_pk_f32_fp8;
using common::sem::v_cvt_scalef32_pk_fp4_bf16;
using common::sem::v_cvt_scalef32_pk_fp4_f16;
using common::sem::v_cvt_scalef32_pk_fp4_f32;
using common::sem::v_cvt_scalef32_pk_fp8_bf16;
using common::sem::v_cvt_scalef32_pk_fp8_f16;
using common::sem::v_cvt_scalef32_pk_fp8_f32;
using common::sem::v_cvt_scalef32_sr_bf8_bf16;
using common::sem::v_cvt_scalef32_sr_bf8_f16;
using common::sem::v_cvt_scalef32_sr_bf8_f32;
using common::sem::v_cvt_scalef32_sr_fp8_bf16;
using common::sem::v_cvt_scalef32_sr_fp8_f16;
using common::sem::v_cvt_scalef32_sr_fp8_f32;
using common::sem::v_cvt_scalef32_sr_pk32_bf6_bf16;
using common::sem::v_cvt_scalef32_sr_pk32_bf6_f16;
using common::sem::v_cvt_scalef32_sr_pk32_bf6_f32;
using common::sem::v_cvt_scalef32_sr_pk32_fp6_bf16;
using common::sem::v_cvt_scalef32_sr_pk32_fp6_f16;
using common::sem::v_cvt_scalef32_sr_pk32_fp6_f32;
using common::sem::v_cvt_scalef32_sr_pk_fp4_bf16;
using common::sem::v_cvt_scalef32_sr_pk_fp4_f16;
using common::sem::v_cvt_scalef32_sr_pk_fp4_f32;
using common::sem::v_cvt_sr_bf8_f32;
using common::sem::v_cvt_sr_fp8_f32;

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
  return fp::bf8_to_f32(as_bf8(s0), mode).bits;
}

// V_CVT_F32_FP8
//   D0.f32 = fp8_to_f32(S0.u32[7 : 0].fp8)
template <class M>
constexpr uint32_t v_cvt_f32_fp8(uint32_t s0, const M& mode) {
  return fp::fp8_to_f32(as_fp8(s0), mode).bits;
}

// V_CVT_PK_F32_BF8
//   low = bf8_to_f32(S0.u32[7 : 0].bf8);
//   high = bf8_to_f32(S0.u32[15 : 8].bf8);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_pk_f32_bf8(uint32_t s0, const M& mode) {
  const F32 low = fp::bf8_to_f32(as_bf8(s0), mode);
  const F32 high = fp::bf8_to_f32(as_bf8(s0 >> 8), mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

// V_CVT_PK_F32_FP8
//   low = fp8_to_f32(S0.u32[7 : 0].fp8);
//   high = fp8_to_f32(S0.u32[15 : 8].fp8);
//   D0.b64 = { high.b32, low.b32 }
template <class M>
constexpr uint64_t v_cvt_pk_f32_fp8(uint32_t s0, const M& mode) {
  const F32 low = fp::fp8_to_f32(as_fp8(s0), mode);
  const F32 high = fp::fp8_to_f32(as_fp8(s0 >> 8), mode);
  return (uint64_t{high.bits} << 32) | uint64_t{low.bits};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna4::sem
