// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 6b9cb2bf20122196
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
#include "cdna5/semantics/vop3_minmax.hpp"

namespace lockstep::cdna5::sem {
using common::sem::v_dot4_i32_iu8;
using common::sem::v_dot4_u32_u8;
using common::sem::v_dot8_i32_iu4;
using common::sem::v_dot8_u32_u4;
using common::sem::v_fma_mixhi_f16;
using common::sem::v_fma_mixlo_f16;
using common::sem::v_fma_mix_f32;
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
using common::sem::v_pk_max_i16;
using common::sem::v_pk_max_num_f16;
using common::sem::v_pk_max_u16;
using common::sem::v_pk_minimum3_f16;
using common::sem::v_pk_min_i16;
using common::sem::v_pk_min_num_f16;
using common::sem::v_pk_min_u16;
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

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna5::sem
