// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 6d3a87c1ea820500
// What the vop3p operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
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
#include "common/semantics/vop3p.hpp"


namespace lockstep::cdna4::sem {
using common::sem::v_accvgpr_read;
using common::sem::v_accvgpr_write;
using common::sem::v_dot2_f32_f16;
using common::sem::v_dot2_i32_i16;
using common::sem::v_dot2_u32_u16;
using common::sem::v_dot4_i32_i8;
using common::sem::v_dot4_u32_u8;
using common::sem::v_dot8_i32_i4;
using common::sem::v_dot8_u32_u4;
using common::sem::v_mad_mixhi_f16;
using common::sem::v_mad_mixlo_f16;
using common::sem::v_mad_mix_f32;
using common::sem::v_pk_add_f16;
using common::sem::v_pk_add_f32;
using common::sem::v_pk_add_i16;
using common::sem::v_pk_add_u16;
using common::sem::v_pk_ashrrev_i16;
using common::sem::v_pk_fma_f16;
using common::sem::v_pk_fma_f32;
using common::sem::v_pk_lshlrev_b16;
using common::sem::v_pk_lshrrev_b16;
using common::sem::v_pk_mad_i16;
using common::sem::v_pk_mad_u16;
using common::sem::v_pk_maximum3_f16;
using common::sem::v_pk_max_f16;
using common::sem::v_pk_max_i16;
using common::sem::v_pk_max_u16;
using common::sem::v_pk_minimum3_f16;
using common::sem::v_pk_min_f16;
using common::sem::v_pk_min_i16;
using common::sem::v_pk_min_u16;
using common::sem::v_pk_mov_b32;
using common::sem::v_pk_mul_f16;
using common::sem::v_pk_mul_f32;
using common::sem::v_pk_mul_lo_u16;
using common::sem::v_pk_sub_i16;
using common::sem::v_pk_sub_u16;

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

// V_DOT2_F32_BF16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   WIDEN = lambda(x) (return bf16_to_f32(flushDenorm(x)));
//   first = flushDenorm(WIDEN(S0[15 : 0].bf16) * WIDEN(S1[15 : 0].bf16));
//   sum = flushDenorm(fma(WIDEN(S0[31 : 16].bf16), WIDEN(S1[31 : 16].bf16), first));
//   D0.f32 = flushDenorm(sum + flushDenorm(S2.f32))
template <class M>
constexpr uint32_t v_dot2_f32_bf16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const auto widen = [&](BF16 x) -> F32 {
    return fp::bf16_to_f32(fp::flush_denormal(x), nearest_even);
  };
  const F32 first = fp::flush_denormal(fp::mul(widen(as_bf16(s0)), widen(as_bf16(s1)), nearest_even));
  const F32 sum = fp::flush_denormal(fp::fma(widen(as_bf16(s0 >> 16)), widen(as_bf16(s1 >> 16)), first,
      nearest_even));
  return fp::flush_denormal(fp::add(sum, fp::flush_denormal(as_f32(s2)), nearest_even)).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna4::sem
