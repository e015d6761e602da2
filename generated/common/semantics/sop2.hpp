// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop2.xml.
// Hash of what this file is made of: 070d642e3732f7a4
// What the sop2 operations compute: one pure function each, its pseudocode above it.
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

// S_ABSDIFF_I32
//   difference = S0.i32 - S1.i32;
//   result = difference < 0 ? -difference : difference;
//   SCC = result != 0;
//   D0.i32 = result
constexpr SccResult<uint32_t> s_absdiff_i32(uint32_t s0, uint32_t s1) {
  const uint32_t difference = s0 - s1;
  const uint32_t result = int32_t(difference) < 0 ? -difference : difference;
  return {result, result != 0};
}

// S_ADDC_U32
//   // Bit 32 of the 64-bit sum or difference is the carry or the borrow.
//   wide = 64'U(S0.u32) + 64'U(S1.u32) + 64'U(SCC);
//   SCC = wide[32];
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_addc_u32(uint32_t s0, uint32_t s1, bool scc) {
  const uint64_t wide = uint64_t{s0} + uint64_t{s1} + uint64_t{scc};
  return {uint32_t(wide), bit(wide, 32)};
}

// S_ADD_CO_CI_U32
//   // Bit 32 of the 64-bit sum or difference is the carry or the borrow.
//   wide = 64'U(S0.u32) + 64'U(S1.u32) + 64'U(SCC);
//   SCC = wide[32];
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_add_co_ci_u32(uint32_t s0, uint32_t s1, bool scc) {
  const uint64_t wide = uint64_t{s0} + uint64_t{s1} + uint64_t{scc};
  return {uint32_t(wide), bit(wide, 32)};
}

// S_ADD_CO_I32
//   // SCC is signed overflow: the exact result does not fit 32 bits.
//   wide = 64'I(S0.i32) + 64'I(S1.i32);
//   SCC = wide != 64'I(wide.i32);
//   D0.i32 = wide.i32
constexpr SccResult<uint32_t> s_add_co_i32(uint32_t s0, uint32_t s1) {
  const int64_t wide = int64_t{int32_t(s0)} + int64_t{int32_t(s1)};
  return {uint32_t(wide), wide != int64_t{int32_t(wide)}};
}

// S_ADD_CO_U32
//   // Bit 32 of the 64-bit sum or difference is the carry or the borrow.
//   wide = 64'U(S0.u32) + 64'U(S1.u32);
//   SCC = wide[32];
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_add_co_u32(uint32_t s0, uint32_t s1) {
  const uint64_t wide = uint64_t{s0} + uint64_t{s1};
  return {uint32_t(wide), bit(wide, 32)};
}

// S_ADD_I32
//   // SCC is signed overflow: the exact result does not fit 32 bits.
//   wide = 64'I(S0.i32) + 64'I(S1.i32);
//   SCC = wide != 64'I(wide.i32);
//   D0.i32 = wide.i32
constexpr SccResult<uint32_t> s_add_i32(uint32_t s0, uint32_t s1) {
  const int64_t wide = int64_t{int32_t(s0)} + int64_t{int32_t(s1)};
  return {uint32_t(wide), wide != int64_t{int32_t(wide)}};
}

// S_ADD_NC_U64
//   D0.u64 = S0.u64 + S1.u64
constexpr uint64_t s_add_nc_u64(uint64_t s0, uint64_t s1) {
  return s0 + s1;
}

// S_ADD_U32
//   // Bit 32 of the 64-bit sum or difference is the carry or the borrow.
//   wide = 64'U(S0.u32) + 64'U(S1.u32);
//   SCC = wide[32];
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_add_u32(uint32_t s0, uint32_t s1) {
  const uint64_t wide = uint64_t{s0} + uint64_t{s1};
  return {uint32_t(wide), bit(wide, 32)};
}

// S_ANDN2_B32
//   result = S0.u32 & ~S1.u32;
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_andn2_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = s0 & ~s1;
  return {result, result != 0};
}

// S_ANDN2_B64
//   result = S0.u64 & ~S1.u64;
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_andn2_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = s0 & ~s1;
  return {result, result != 0};
}

// S_AND_B32
//   result = S0.u32 & S1.u32;
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_and_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = s0 & s1;
  return {result, result != 0};
}

// S_AND_B64
//   result = S0.u64 & S1.u64;
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_and_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = s0 & s1;
  return {result, result != 0};
}

// S_AND_NOT1_B32
//   result = S0.u32 & ~S1.u32;
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_and_not1_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = s0 & ~s1;
  return {result, result != 0};
}

// S_AND_NOT1_B64
//   result = S0.u64 & ~S1.u64;
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_and_not1_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = s0 & ~s1;
  return {result, result != 0};
}

// S_ASHR_I32
//   result = S0.i32 >> S1.u32[4 : 0];
//   SCC = result != 32'U(0U);
//   D0.i32 = result
constexpr SccResult<uint32_t> s_ashr_i32(uint32_t s0, uint32_t s1) {
  const uint32_t result = uint32_t(int32_t(s0) >> (s1 & 0x1f));
  return {result, result != 0};
}

// S_ASHR_I64
//   result = S0.i64 >> S1.u32[5 : 0];
//   SCC = result != 64'U(0U);
//   D0.i64 = result
constexpr SccResult<uint64_t> s_ashr_i64(uint64_t s0, uint32_t s1) {
  const uint64_t result = uint64_t(int64_t(s0) >> (s1 & 0x3f));
  return {result, result != 0};
}

// S_BFE_I32
//   width = S1.u32[22 : 16];
//   field = S0.i32 >> S1.u32[4 : 0];
//   if width == 0U then
//     field = 32'I(0)
//   elsif width < 32U then
//     // The field's top bit becomes the sign.
//     field = (field << (32U - width)) >> (32U - width)
//   endif;
//   SCC = field != 32'I(0);
//   D0.i32 = field
constexpr SccResult<uint32_t> s_bfe_i32(uint32_t s0, uint32_t s1) {
  const uint32_t width = s1 >> 16 & 0x7f;
  uint32_t field = uint32_t(int32_t(s0) >> (s1 & 0x1f));
  if (width == 0) {
    field = 0;
  } else if (width < 32u) {
    field = sar(shl(field, 32u - width), 32u - width);
  }
  return {field, field != 0};
}

// S_BFE_I64
//   width = S1.u32[22 : 16];
//   field = S0.i64 >> S1.u32[5 : 0];
//   if width == 0U then
//     field = 64'I(0)
//   elsif width < 64U then
//     // The field's top bit becomes the sign.
//     field = (field << (64U - width)) >> (64U - width)
//   endif;
//   SCC = field != 64'I(0);
//   D0.i64 = field
constexpr SccResult<uint64_t> s_bfe_i64(uint64_t s0, uint32_t s1) {
  const uint32_t width = s1 >> 16 & 0x7f;
  uint64_t field = uint64_t(int64_t(s0) >> (s1 & 0x3f));
  if (width == 0) {
    field = 0;
  } else if (width < 64u) {
    field = sar(shl(field, 64u - width), 64u - width);
  }
  return {field, field != 0};
}

// S_BFE_U32
//   width = S1.u32[22 : 16];
//   field = S0.u32 >> S1.u32[4 : 0];
//   result = width >= 32U ? field : field & ((1U << width) - 1U);
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_bfe_u32(uint32_t s0, uint32_t s1) {
  const uint32_t width = s1 >> 16 & 0x7f;
  const uint32_t field = s0 >> (s1 & 0x1f);
  const uint32_t result = width >= 32u ? field : field & (shl(1u, width) - 1u);
  return {result, result != 0};
}

// S_BFE_U64
//   width = S1.u32[22 : 16];
//   field = S0.u64 >> S1.u32[5 : 0];
//   result = width >= 64U ? field : field & ((1ULL << width) - 1ULL);
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_bfe_u64(uint64_t s0, uint32_t s1) {
  const uint32_t width = s1 >> 16 & 0x7f;
  const uint64_t field = s0 >> (s1 & 0x3f);
  const uint64_t result = width >= 64u ? field : field & (shl(uint64_t{1}, width) - uint64_t{1});
  return {result, result != 0};
}

// S_BFM_B32
//   ones = (1U << S0.u32[4 : 0]) - 1U;
//   D0.u32 = ones << S1.u32[4 : 0]
constexpr uint32_t s_bfm_b32(uint32_t s0, uint32_t s1) {
  const uint32_t ones = (1u << (s0 & 0x1f)) - 1u;
  return ones << (s1 & 0x1f);
}

// S_BFM_B64
//   ones = (1ULL << S0.u32[5 : 0]) - 1ULL;
//   D0.u64 = ones << S1.u32[5 : 0]
constexpr uint64_t s_bfm_b64(uint32_t s0, uint32_t s1) {
  const uint64_t ones = (uint64_t{1} << (s0 & 0x3f)) - uint64_t{1};
  return ones << (s1 & 0x3f);
}

// S_CBRANCH_G_FORK
//   taken = S0.u64 & EXEC.u64;
//   other = ~S0.u64 & EXEC.u64;
//   target = S1.u64;
//   next = PC + 4LL;
//   slot = WAVE_MODE.CSP * 4U;
//   if other == 0ULL then
//     PC = target
//   elsif taken == 0ULL then
//     PC = next
//   else
//     fall_first = bitCount(other) < bitCount(taken);
//     waiting = fall_first ? taken : other;
//     resume = fall_first ? target : next;
//     SGPR[slot].u32 = waiting[31 : 0];
//     SGPR[slot + 1U].u32 = waiting[63 : 32];
//     SGPR[slot + 2U].u32 = resume[31 : 0];
//     SGPR[slot + 3U].u32 = resume[63 : 32];
//     WAVE_MODE.CSP = WAVE_MODE.CSP + 1U;
//     EXEC.u64 = fall_first ? other : taken;
//     PC = fall_first ? next : target
//   endif
template <class Files>
constexpr ForkResult s_cbranch_g_fork(
    uint64_t s0, uint64_t s1, uint64_t exec, uint64_t pc, uint32_t mode, Files& files) {
  const uint64_t taken = s0 & exec;
  const uint64_t other = ~s0 & exec;
  const uint64_t target = s1;
  const uint64_t next = pc + uint64_t{4};
  const uint32_t slot = (mode >> 29) * 4u;
  if (other == 0) {
    pc = target;
  } else if (taken == 0) {
    pc = next;
  } else {
    const bool fall_first = popcount(other) < popcount(taken);
    const uint64_t waiting = fall_first ? taken : other;
    const uint64_t resume = fall_first ? target : next;
    files.set_sgpr(slot, uint32_t(waiting));
    files.set_sgpr(slot + 1u, uint32_t(waiting >> 32));
    files.set_sgpr(slot + 2u, uint32_t(resume));
    files.set_sgpr(slot + 3u, uint32_t(resume >> 32));
    mode = set_slice(mode, 31, 29, (mode >> 29) + 1u);
    exec = fall_first ? other : taken;
    pc = fall_first ? next : target;
  }
  return {exec, pc, mode};
}

// S_CSELECT_B32
//   D0.u32 = SCC ? S0.u32 : S1.u32
constexpr uint32_t s_cselect_b32(uint32_t s0, uint32_t s1, bool scc) {
  return scc ? s0 : s1;
}

// S_CSELECT_B64
//   D0.u64 = SCC ? S0.u64 : S1.u64
constexpr uint64_t s_cselect_b64(uint64_t s0, uint64_t s1, bool scc) {
  return scc ? s0 : s1;
}

// S_LSHL1_ADD_U32
//   // Bits shifted out count as carry too.
//   wide = (64'U(S0.u32) << 1U) + 64'U(S1.u32);
//   SCC = wide[63 : 32] != 0U;
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_lshl1_add_u32(uint32_t s0, uint32_t s1) {
  const uint64_t wide = (uint64_t{s0} << 1) + uint64_t{s1};
  return {uint32_t(wide), uint32_t(wide >> 32) != 0};
}

// S_LSHL2_ADD_U32
//   // Bits shifted out count as carry too.
//   wide = (64'U(S0.u32) << 2U) + 64'U(S1.u32);
//   SCC = wide[63 : 32] != 0U;
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_lshl2_add_u32(uint32_t s0, uint32_t s1) {
  const uint64_t wide = (uint64_t{s0} << 2) + uint64_t{s1};
  return {uint32_t(wide), uint32_t(wide >> 32) != 0};
}

// S_LSHL3_ADD_U32
//   // Bits shifted out count as carry too.
//   wide = (64'U(S0.u32) << 3U) + 64'U(S1.u32);
//   SCC = wide[63 : 32] != 0U;
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_lshl3_add_u32(uint32_t s0, uint32_t s1) {
  const uint64_t wide = (uint64_t{s0} << 3) + uint64_t{s1};
  return {uint32_t(wide), uint32_t(wide >> 32) != 0};
}

// S_LSHL4_ADD_U32
//   // Bits shifted out count as carry too.
//   wide = (64'U(S0.u32) << 4U) + 64'U(S1.u32);
//   SCC = wide[63 : 32] != 0U;
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_lshl4_add_u32(uint32_t s0, uint32_t s1) {
  const uint64_t wide = (uint64_t{s0} << 4) + uint64_t{s1};
  return {uint32_t(wide), uint32_t(wide >> 32) != 0};
}

// S_LSHL_B32
//   result = S0.u32 << S1.u32[4 : 0];
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_lshl_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = s0 << (s1 & 0x1f);
  return {result, result != 0};
}

// S_LSHL_B64
//   result = S0.u64 << S1.u32[5 : 0];
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_lshl_b64(uint64_t s0, uint32_t s1) {
  const uint64_t result = s0 << (s1 & 0x3f);
  return {result, result != 0};
}

// S_LSHR_B32
//   result = S0.u32 >> S1.u32[4 : 0];
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_lshr_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = s0 >> (s1 & 0x1f);
  return {result, result != 0};
}

// S_LSHR_B64
//   result = S0.u64 >> S1.u32[5 : 0];
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_lshr_b64(uint64_t s0, uint32_t s1) {
  const uint64_t result = s0 >> (s1 & 0x3f);
  return {result, result != 0};
}

// S_MAX_I32
//   first = S0.i32 >= S1.i32;
//   SCC = first;
//   D0.i32 = first ? S0.i32 : S1.i32
constexpr SccResult<uint32_t> s_max_i32(uint32_t s0, uint32_t s1) {
  const bool first = int32_t(s0) >= int32_t(s1);
  return {first ? s0 : s1, first};
}

// S_MAX_U32
//   first = S0.u32 >= S1.u32;
//   SCC = first;
//   D0.u32 = first ? S0.u32 : S1.u32
constexpr SccResult<uint32_t> s_max_u32(uint32_t s0, uint32_t s1) {
  const bool first = s0 >= s1;
  return {first ? s0 : s1, first};
}

// S_MIN_I32
//   less = S0.i32 < S1.i32;
//   SCC = less;
//   D0.i32 = less ? S0.i32 : S1.i32
constexpr SccResult<uint32_t> s_min_i32(uint32_t s0, uint32_t s1) {
  const bool less = int32_t(s0) < int32_t(s1);
  return {less ? s0 : s1, less};
}

// S_MIN_U32
//   less = S0.u32 < S1.u32;
//   SCC = less;
//   D0.u32 = less ? S0.u32 : S1.u32
constexpr SccResult<uint32_t> s_min_u32(uint32_t s0, uint32_t s1) {
  const bool less = s0 < s1;
  return {less ? s0 : s1, less};
}

// S_MUL_HI_I32
//   product = 64'I(S0.i32) * 64'I(S1.i32);
//   D0.u32 = product[63 : 32]
constexpr uint32_t s_mul_hi_i32(uint32_t s0, uint32_t s1) {
  const int64_t product = int64_t{int32_t(s0)} * int64_t{int32_t(s1)};
  return uint32_t(uint64_t(product) >> 32);
}

// S_MUL_HI_U32
//   product = 64'U(S0.u32) * 64'U(S1.u32);
//   D0.u32 = product[63 : 32]
constexpr uint32_t s_mul_hi_u32(uint32_t s0, uint32_t s1) {
  const uint64_t product = uint64_t{s0} * uint64_t{s1};
  return uint32_t(product >> 32);
}

// S_MUL_I32
//   D0.u32 = S0.u32 * S1.u32
constexpr uint32_t s_mul_i32(uint32_t s0, uint32_t s1) {
  return s0 * s1;
}

// S_MUL_U64
//   D0.u64 = S0.u64 * S1.u64
constexpr uint64_t s_mul_u64(uint64_t s0, uint64_t s1) {
  return s0 * s1;
}

// S_NAND_B32
//   result = ~(S0.u32 & S1.u32);
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_nand_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = ~(s0 & s1);
  return {result, result != 0};
}

// S_NAND_B64
//   result = ~(S0.u64 & S1.u64);
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_nand_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = ~(s0 & s1);
  return {result, result != 0};
}

// S_NOR_B32
//   result = ~(S0.u32 | S1.u32);
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_nor_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = ~(s0 | s1);
  return {result, result != 0};
}

// S_NOR_B64
//   result = ~(S0.u64 | S1.u64);
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_nor_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = ~(s0 | s1);
  return {result, result != 0};
}

// S_ORN2_B32
//   result = S0.u32 | ~S1.u32;
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_orn2_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = s0 | ~s1;
  return {result, result != 0};
}

// S_ORN2_B64
//   result = S0.u64 | ~S1.u64;
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_orn2_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = s0 | ~s1;
  return {result, result != 0};
}

// S_OR_B32
//   result = S0.u32 | S1.u32;
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_or_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = s0 | s1;
  return {result, result != 0};
}

// S_OR_B64
//   result = S0.u64 | S1.u64;
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_or_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = s0 | s1;
  return {result, result != 0};
}

// S_OR_NOT1_B32
//   result = S0.u32 | ~S1.u32;
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_or_not1_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = s0 | ~s1;
  return {result, result != 0};
}

// S_OR_NOT1_B64
//   result = S0.u64 | ~S1.u64;
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_or_not1_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = s0 | ~s1;
  return {result, result != 0};
}

// S_PACK_HH_B32_B16
//   D0.u32 = { S1.u32[31:16], S0.u32[31:16] }
constexpr uint32_t s_pack_hh_b32_b16(uint32_t s0, uint32_t s1) {
  return (s1 & 0xffff0000) | (s0 >> 16);
}

// S_PACK_HL_B32_B16
//   D0.u32 = { S1.u32[15:0], S0.u32[31:16] }
constexpr uint32_t s_pack_hl_b32_b16(uint32_t s0, uint32_t s1) {
  return (s1 << 16) | (s0 >> 16);
}

// S_PACK_LH_B32_B16
//   D0.u32 = { S1.u32[31:16], S0.u32[15:0] }
constexpr uint32_t s_pack_lh_b32_b16(uint32_t s0, uint32_t s1) {
  return (s1 & 0xffff0000) | (s0 & 0xffff);
}

// S_PACK_LL_B32_B16
//   D0.u32 = { S1.u32[15:0], S0.u32[15:0] }
constexpr uint32_t s_pack_ll_b32_b16(uint32_t s0, uint32_t s1) {
  return (s1 << 16) | (s0 & 0xffff);
}

// S_SUBB_U32
//   // Bit 32 of the 64-bit sum or difference is the carry or the borrow.
//   wide = 64'U(S0.u32) - 64'U(S1.u32) - 64'U(SCC);
//   SCC = wide[32];
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_subb_u32(uint32_t s0, uint32_t s1, bool scc) {
  const uint64_t wide = uint64_t{s0} - uint64_t{s1} - uint64_t{scc};
  return {uint32_t(wide), bit(wide, 32)};
}

// S_SUB_CO_CI_U32
//   // Bit 32 of the 64-bit sum or difference is the carry or the borrow.
//   wide = 64'U(S0.u32) - 64'U(S1.u32) - 64'U(SCC);
//   SCC = wide[32];
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_sub_co_ci_u32(uint32_t s0, uint32_t s1, bool scc) {
  const uint64_t wide = uint64_t{s0} - uint64_t{s1} - uint64_t{scc};
  return {uint32_t(wide), bit(wide, 32)};
}

// S_SUB_CO_I32
//   // SCC is signed overflow: the exact result does not fit 32 bits.
//   wide = 64'I(S0.i32) - 64'I(S1.i32);
//   SCC = wide != 64'I(wide.i32);
//   D0.i32 = wide.i32
constexpr SccResult<uint32_t> s_sub_co_i32(uint32_t s0, uint32_t s1) {
  const int64_t wide = int64_t{int32_t(s0)} - int64_t{int32_t(s1)};
  return {uint32_t(wide), wide != int64_t{int32_t(wide)}};
}

// S_SUB_CO_U32
//   // Bit 32 of the 64-bit sum or difference is the carry or the borrow.
//   wide = 64'U(S0.u32) - 64'U(S1.u32);
//   SCC = wide[32];
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_sub_co_u32(uint32_t s0, uint32_t s1) {
  const uint64_t wide = uint64_t{s0} - uint64_t{s1};
  return {uint32_t(wide), bit(wide, 32)};
}

// S_SUB_I32
//   // SCC is signed overflow: the exact result does not fit 32 bits.
//   wide = 64'I(S0.i32) - 64'I(S1.i32);
//   SCC = wide != 64'I(wide.i32);
//   D0.i32 = wide.i32
constexpr SccResult<uint32_t> s_sub_i32(uint32_t s0, uint32_t s1) {
  const int64_t wide = int64_t{int32_t(s0)} - int64_t{int32_t(s1)};
  return {uint32_t(wide), wide != int64_t{int32_t(wide)}};
}

// S_SUB_NC_U64
//   D0.u64 = S0.u64 - S1.u64
constexpr uint64_t s_sub_nc_u64(uint64_t s0, uint64_t s1) {
  return s0 - s1;
}

// S_SUB_U32
//   // Bit 32 of the 64-bit sum or difference is the carry or the borrow.
//   wide = 64'U(S0.u32) - 64'U(S1.u32);
//   SCC = wide[32];
//   D0.u32 = wide[31 : 0]
constexpr SccResult<uint32_t> s_sub_u32(uint32_t s0, uint32_t s1) {
  const uint64_t wide = uint64_t{s0} - uint64_t{s1};
  return {uint32_t(wide), bit(wide, 32)};
}

// S_XNOR_B32
//   result = ~(S0.u32 ^ S1.u32);
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_xnor_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = ~(s0 ^ s1);
  return {result, result != 0};
}

// S_XNOR_B64
//   result = ~(S0.u64 ^ S1.u64);
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_xnor_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = ~(s0 ^ s1);
  return {result, result != 0};
}

// S_XOR_B32
//   result = S0.u32 ^ S1.u32;
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_xor_b32(uint32_t s0, uint32_t s1) {
  const uint32_t result = s0 ^ s1;
  return {result, result != 0};
}

// S_XOR_B64
//   result = S0.u64 ^ S1.u64;
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_xor_b64(uint64_t s0, uint64_t s1) {
  const uint64_t result = s0 ^ s1;
  return {result, result != 0};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
