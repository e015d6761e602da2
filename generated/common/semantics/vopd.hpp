// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopd.xml.
// Hash of what this file is made of: 531322cee6506d7d
// What the vopd operations compute: one pure function each, its pseudocode above it.
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
#include "common/semantics/vop3_minmax.hpp"

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

// V_DUAL_ADD_F32
//   D0.f32 = S0.f32 + S1.f32
template <class M>
constexpr uint32_t v_dual_add_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::add(as_f32(s0), as_f32(s1), mode).bits;
}

// V_DUAL_ADD_NC_U32
//   D0.u32 = S0.u32 + S1.u32
constexpr uint32_t v_dual_add_nc_u32(uint32_t s0, uint32_t s1) {
  return s0 + s1;
}

// V_DUAL_AND_B32
//   D0.u32 = S0.u32 & S1.u32
constexpr uint32_t v_dual_and_b32(uint32_t s0, uint32_t s1) {
  return s0 & s1;
}

// V_DUAL_CNDMASK_B32
//   D0.u32 = VCC.u64[laneId] ? S1.u32 : S0.u32
constexpr uint32_t v_dual_cndmask_b32(uint32_t s0, uint32_t s1, bool vcc_lane) {
  return vcc_lane ? s1 : s0;
}

// V_DUAL_FMAAK_F32
//   D0.f32 = fma(S0.f32, S1.f32, SIMM32.f32)
template <class M>
constexpr uint32_t v_dual_fmaak_f32(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(s1), as_f32(literal), mode).bits;
}

// V_DUAL_FMAC_F32
//   D0.f32 = fma(S0.f32, S1.f32, D0.f32)
template <class M>
constexpr uint32_t v_dual_fmac_f32(uint32_t s0, uint32_t s1, uint32_t d0, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(s1), as_f32(d0), mode).bits;
}

// V_DUAL_FMAMK_F32
//   D0.f32 = fma(S0.f32, SIMM32.f32, S1.f32)
template <class M>
constexpr uint32_t v_dual_fmamk_f32(uint32_t s0, uint32_t s1, uint32_t literal, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(literal), as_f32(s1), mode).bits;
}

// V_DUAL_LSHLREV_B32
//   D0.u32 = S1.u32 << S0.u32[4 : 0]
constexpr uint32_t v_dual_lshlrev_b32(uint32_t s0, uint32_t s1) {
  return s1 << (s0 & 0x1f);
}

// V_DUAL_MAX_NUM_F32
//   D0.f32 = v_max_num_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t v_dual_max_num_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_max_num_f32(s0, s1, mode)).bits;
}

// V_DUAL_MIN_NUM_F32
//   D0.f32 = v_min_num_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t v_dual_min_num_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_min_num_f32(s0, s1, mode)).bits;
}

// V_DUAL_MOV_B32
//   D0.b32 = S0.b32
constexpr uint32_t v_dual_mov_b32(uint32_t s0) {
  return s0;
}

// V_DUAL_MUL_DX9_ZERO_F32
//   D0.f32 = v_mul_dx9_zero_f32(S0.f32, S1.f32)
template <class M>
constexpr uint32_t v_dual_mul_dx9_zero_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return as_f32(v_mul_dx9_zero_f32(s0, s1, mode)).bits;
}

// V_DUAL_MUL_F32
//   D0.f32 = S0.f32 * S1.f32
template <class M>
constexpr uint32_t v_dual_mul_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::mul(as_f32(s0), as_f32(s1), mode).bits;
}

// V_DUAL_SUBREV_F32
//   D0.f32 = S1.f32 - S0.f32
template <class M>
constexpr uint32_t v_dual_subrev_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::sub(as_f32(s1), as_f32(s0), mode).bits;
}

// V_DUAL_SUB_F32
//   D0.f32 = S0.f32 - S1.f32
template <class M>
constexpr uint32_t v_dual_sub_f32(uint32_t s0, uint32_t s1, const M& mode) {
  return fp::sub(as_f32(s0), as_f32(s1), mode).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
