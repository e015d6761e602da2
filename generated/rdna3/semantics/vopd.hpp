// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopd.xml.
// Hash of what this file is made of: 8414d6f8d385e026
// What the vopd operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
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
#include "common/semantics/vopd.hpp"
#include "rdna3/semantics/vop2.hpp"

namespace lockstep::rdna3::sem {
using common::sem::v_dual_add_f32;
using common::sem::v_dual_add_nc_u32;
using common::sem::v_dual_and_b32;
using common::sem::v_dual_cndmask_b32;
using common::sem::v_dual_fmaak_f32;
using common::sem::v_dual_fmac_f32;
using common::sem::v_dual_fmamk_f32;
using common::sem::v_dual_lshlrev_b32;
using common::sem::v_dual_mov_b32;
using common::sem::v_dual_mul_dx9_zero_f32;
using common::sem::v_dual_mul_f32;
using common::sem::v_dual_subrev_f32;
using common::sem::v_dual_sub_f32;

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

// V_DUAL_MAX_F32
//   D0.f32 = v_max_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t v_dual_max_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_max_f32(s0, s1, mode)).bits;
}

// V_DUAL_MIN_F32
//   D0.f32 = v_min_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t v_dual_min_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_min_f32(s0, s1, mode)).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna3::sem
