// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_float.xml.
// Hash of what this file is made of: 7538e9a74db158f2
// What the vop3_float operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
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
#include "common/semantics/vop3_float.hpp"


namespace lockstep::cdna4::sem {
using common::sem::v_add_f64;
using common::sem::v_cubeid_f32;
using common::sem::v_cubema_f32;
using common::sem::v_cubesc_f32;
using common::sem::v_cubetc_f32;
using common::sem::v_cvt_pkaccum_u8_f32;
using common::sem::v_cvt_pknorm_i16_f16;
using common::sem::v_cvt_pknorm_i16_f32;
using common::sem::v_cvt_pknorm_u16_f16;
using common::sem::v_cvt_pknorm_u16_f32;
using common::sem::v_cvt_pkrtz_f16_f32;
using common::sem::v_cvt_pk_bf16_f32;
using common::sem::v_cvt_pk_f16_f32;
using common::sem::v_cvt_pk_u8_f32;
using common::sem::v_fma_f16;
using common::sem::v_fma_f32;
using common::sem::v_fma_f64;
using common::sem::v_fma_legacy_f16;
using common::sem::v_ldexp_f32;
using common::sem::v_ldexp_f64;
using common::sem::v_mad_f16;
using common::sem::v_mad_legacy_f16;
using common::sem::v_max3_f16;
using common::sem::v_max3_f32;
using common::sem::v_maximum3_f32;
using common::sem::v_med3_f16;
using common::sem::v_med3_f32;
using common::sem::v_min3_f16;
using common::sem::v_min3_f32;
using common::sem::v_minimum3_f32;
using common::sem::v_mul_f64;
using common::sem::v_mul_legacy_f32;
using common::sem::v_pack_b32_f16;
using common::sem::v_trig_preop_f64;

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

// V_CVT_SR_BF16_F32
//   half = f32_to_bf16_sr(S0.f32, S1.u32);
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_sr_bf16_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const BF16 half = fp::f32_to_bf16_sr(as_f32(s0), s1, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{half.bits} << 16) | (d0 & 0xffff), (d0 & 0xffff0000)
      | uint32_t{half.bits});
}

// V_CVT_SR_F16_F32
//   half = f32_to_f16_sr(S0.f32, S1.u32);
//   D0.b32 = OPSEL[3] ? { half.b16, D0.u32[15 : 0] } : { D0.u32[31 : 16], half.b16 }
template <class M>
constexpr uint32_t v_cvt_sr_f16_f32(uint32_t s0, uint32_t s1, uint32_t d0, uint32_t op_sel, const M& mode) {
  const F16 half = fp::f32_to_f16_sr(as_f32(s0), s1, mode);
  return select<uint32_t>(bit(op_sel, 3), (uint32_t{half.bits} << 16) | (d0 & 0xffff), (d0 & 0xffff0000)
      | uint32_t{half.bits});
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna4::sem
