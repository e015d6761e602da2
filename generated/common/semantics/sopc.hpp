// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopc.xml.
// Hash of what this file is made of: ef514639ae47ccc7
// What the sopc operations compute: one pure function each, its pseudocode above it.
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

// S_BITCMP0_B32
//   SCC = S0.u32[S1.u32[4 : 0]] == 1'0U
constexpr bool s_bitcmp0_b32(uint32_t s0, uint32_t s1) {
  return !bit(s0, s1 & 0x1f);
}

// S_BITCMP0_B64
//   SCC = S0.u64[S1.u32[5 : 0]] == 1'0U
constexpr bool s_bitcmp0_b64(uint64_t s0, uint32_t s1) {
  return !bit(s0, s1 & 0x3f);
}

// S_BITCMP1_B32
//   SCC = S0.u32[S1.u32[4 : 0]] == 1'1U
constexpr bool s_bitcmp1_b32(uint32_t s0, uint32_t s1) {
  return bit(s0, s1 & 0x1f);
}

// S_BITCMP1_B64
//   SCC = S0.u64[S1.u32[5 : 0]] == 1'1U
constexpr bool s_bitcmp1_b64(uint64_t s0, uint32_t s1) {
  return bit(s0, s1 & 0x3f);
}

// S_CMP_EQ_I32
//   SCC = S0.i32 == S1.i32
constexpr bool s_cmp_eq_i32(uint32_t s0, uint32_t s1) {
  return s0 == s1;
}

// S_CMP_EQ_U32
//   SCC = S0.u32 == S1.u32
constexpr bool s_cmp_eq_u32(uint32_t s0, uint32_t s1) {
  return s0 == s1;
}

// S_CMP_EQ_U64
//   SCC = S0.u64 == S1.u64
constexpr bool s_cmp_eq_u64(uint64_t s0, uint64_t s1) {
  return s0 == s1;
}

// S_CMP_GE_I32
//   SCC = S0.i32 >= S1.i32
constexpr bool s_cmp_ge_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) >= int32_t(s1);
}

// S_CMP_GE_U32
//   SCC = S0.u32 >= S1.u32
constexpr bool s_cmp_ge_u32(uint32_t s0, uint32_t s1) {
  return s0 >= s1;
}

// S_CMP_GT_I32
//   SCC = S0.i32 > S1.i32
constexpr bool s_cmp_gt_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) > int32_t(s1);
}

// S_CMP_GT_U32
//   SCC = S0.u32 > S1.u32
constexpr bool s_cmp_gt_u32(uint32_t s0, uint32_t s1) {
  return s0 > s1;
}

// S_CMP_LE_I32
//   SCC = S0.i32 <= S1.i32
constexpr bool s_cmp_le_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) <= int32_t(s1);
}

// S_CMP_LE_U32
//   SCC = S0.u32 <= S1.u32
constexpr bool s_cmp_le_u32(uint32_t s0, uint32_t s1) {
  return s0 <= s1;
}

// S_CMP_LG_I32
//   SCC = S0.i32 != S1.i32
constexpr bool s_cmp_lg_i32(uint32_t s0, uint32_t s1) {
  return s0 != s1;
}

// S_CMP_LG_U32
//   SCC = S0.u32 != S1.u32
constexpr bool s_cmp_lg_u32(uint32_t s0, uint32_t s1) {
  return s0 != s1;
}

// S_CMP_LG_U64
//   SCC = S0.u64 != S1.u64
constexpr bool s_cmp_lg_u64(uint64_t s0, uint64_t s1) {
  return s0 != s1;
}

// S_CMP_LT_I32
//   SCC = S0.i32 < S1.i32
constexpr bool s_cmp_lt_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) < int32_t(s1);
}

// S_CMP_LT_U32
//   SCC = S0.u32 < S1.u32
constexpr bool s_cmp_lt_u32(uint32_t s0, uint32_t s1) {
  return s0 < s1;
}

// S_SETVSKIP
//   WAVE_MODE.VSKIP = S0.u32[S1.u32[4 : 0]]
constexpr uint32_t s_setvskip(uint32_t s0, uint32_t s1, uint32_t mode) {
  mode = set_slice(mode, 28, 28, bit(s0, s1 & 0x1f));
  return mode;
}

// S_SET_GPR_IDX_ON
//   M0[7 : 0] = S0.u32[7 : 0];
//   M0[15 : 12] = SRC1.u32[3 : 0];
//   WAVE_MODE.GPR_IDX_EN = 1'1U
constexpr GprIndexResult s_set_gpr_idx_on(uint32_t s0, uint32_t m0, uint32_t mode, uint32_t src1_number) {
  m0 = set_slice(m0, 7, 0, s0);
  m0 = set_slice(m0, 15, 12, src1_number);
  mode = set_slice(mode, 27, 27, true);
  return {m0, mode};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
