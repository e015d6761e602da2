// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopk.xml.
// Hash of what this file is made of: 8a71327d12b822ab
// What the sopk operations compute: one pure function each, its pseudocode above it.
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

// S_ADDK_CO_I32
//   // SCC is signed overflow: the exact sum does not fit 32 bits.
//   wide = 64'I(D0.i32) + 64'I(SIMM16.i16);
//   SCC = wide != 64'I(wide.i32);
//   D0.i32 = wide.i32
constexpr SccResult<uint32_t> s_addk_co_i32(uint32_t d0, uint32_t imm) {
  const int64_t wide = int64_t{int32_t(d0)} + int64_t{sign_extend(imm, 16)};
  return {uint32_t(wide), wide != int64_t{int32_t(wide)}};
}

// S_ADDK_I32
//   // SCC is signed overflow: the exact sum does not fit 32 bits.
//   wide = 64'I(D0.i32) + 64'I(SIMM16.i16);
//   SCC = wide != 64'I(wide.i32);
//   D0.i32 = wide.i32
constexpr SccResult<uint32_t> s_addk_i32(uint32_t d0, uint32_t imm) {
  const int64_t wide = int64_t{int32_t(d0)} + int64_t{sign_extend(imm, 16)};
  return {uint32_t(wide), wide != int64_t{int32_t(wide)}};
}

// S_CALL_B64
//   D0.u64 = PC + 4LL;
//   PC = PC + 4LL + 64'I(SIMM16.i16) * 4LL
constexpr CallResult<uint64_t> s_call_b64(uint32_t imm, uint64_t pc) {
  return {pc + uint64_t{4}, pc + uint64_t{4} + uint64_t(int64_t{sign_extend(imm, 16)} * 4)};
}

// S_CBRANCH_I_FORK
//   taken = S0.u64 & EXEC.u64;
//   other = ~S0.u64 & EXEC.u64;
//   next = PC + 4LL;
//   target = next + 64'I(SIMM16.i16) * 4LL;
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
constexpr ForkResult s_cbranch_i_fork(
    uint64_t s0, uint32_t imm, uint64_t exec, uint64_t pc, uint32_t mode, Files& files) {
  const uint64_t taken = s0 & exec;
  const uint64_t other = ~s0 & exec;
  const uint64_t next = pc + uint64_t{4};
  const uint64_t target = next + uint64_t(int64_t{sign_extend(imm, 16)} * 4);
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

// S_CMOVK_I32
//   if SCC then D0.i32 = 32'I(SIMM16.i16) endif
constexpr uint32_t s_cmovk_i32(uint32_t d0, uint32_t imm, bool scc) {
  if (scc) return uint32_t(sign_extend(imm, 16));
  return d0;
}

// S_CMPK_EQ_I32
//   SCC = S0.i32 == 32'I(SIMM16.i16)
constexpr bool s_cmpk_eq_i32(uint32_t s0, uint32_t imm) {
  return s0 == uint32_t(sign_extend(imm, 16));
}

// S_CMPK_EQ_U32
//   SCC = S0.u32 == 32'U(SIMM16.u16)
constexpr bool s_cmpk_eq_u32(uint32_t s0, uint32_t imm) {
  return s0 == imm;
}

// S_CMPK_GE_I32
//   SCC = S0.i32 >= 32'I(SIMM16.i16)
constexpr bool s_cmpk_ge_i32(uint32_t s0, uint32_t imm) {
  return int32_t(s0) >= sign_extend(imm, 16);
}

// S_CMPK_GE_U32
//   SCC = S0.u32 >= 32'U(SIMM16.u16)
constexpr bool s_cmpk_ge_u32(uint32_t s0, uint32_t imm) {
  return s0 >= imm;
}

// S_CMPK_GT_I32
//   SCC = S0.i32 > 32'I(SIMM16.i16)
constexpr bool s_cmpk_gt_i32(uint32_t s0, uint32_t imm) {
  return int32_t(s0) > sign_extend(imm, 16);
}

// S_CMPK_GT_U32
//   SCC = S0.u32 > 32'U(SIMM16.u16)
constexpr bool s_cmpk_gt_u32(uint32_t s0, uint32_t imm) {
  return s0 > imm;
}

// S_CMPK_LE_I32
//   SCC = S0.i32 <= 32'I(SIMM16.i16)
constexpr bool s_cmpk_le_i32(uint32_t s0, uint32_t imm) {
  return int32_t(s0) <= sign_extend(imm, 16);
}

// S_CMPK_LE_U32
//   SCC = S0.u32 <= 32'U(SIMM16.u16)
constexpr bool s_cmpk_le_u32(uint32_t s0, uint32_t imm) {
  return s0 <= imm;
}

// S_CMPK_LG_I32
//   SCC = S0.i32 != 32'I(SIMM16.i16)
constexpr bool s_cmpk_lg_i32(uint32_t s0, uint32_t imm) {
  return s0 != uint32_t(sign_extend(imm, 16));
}

// S_CMPK_LG_U32
//   SCC = S0.u32 != 32'U(SIMM16.u16)
constexpr bool s_cmpk_lg_u32(uint32_t s0, uint32_t imm) {
  return s0 != imm;
}

// S_CMPK_LT_I32
//   SCC = S0.i32 < 32'I(SIMM16.i16)
constexpr bool s_cmpk_lt_i32(uint32_t s0, uint32_t imm) {
  return int32_t(s0) < sign_extend(imm, 16);
}

// S_CMPK_LT_U32
//   SCC = S0.u32 < 32'U(SIMM16.u16)
constexpr bool s_cmpk_lt_u32(uint32_t s0, uint32_t imm) {
  return s0 < imm;
}

// S_GETREG_B32
//   width = SIMM16.u16[15 : 11] + 1U;
//   field = HW_REGISTERS[SIMM16.u16[5 : 0]].u32 >> SIMM16.u16[10 : 6];
//   D0.u32 = width == 32U ? field : field & ((1U << width) - 1U)
template <class Files>
constexpr uint32_t s_getreg_b32(uint32_t imm, const Files& files) {
  const uint32_t width = (imm >> 11) + 1u;
  const uint32_t field = files.hwreg(imm & 0x3f) >> (imm >> 6 & 0x1f);
  return width == 32u ? field : field & (shl(1u, width) - 1u);
}

// S_MOVK_I32
//   D0.i32 = 32'I(SIMM16.i16)
constexpr uint32_t s_movk_i32(uint32_t imm) {
  return uint32_t(sign_extend(imm, 16));
}

// S_MULK_I32
//   D0.i32 = D0.i32 * 32'I(SIMM16.i16)
constexpr uint32_t s_mulk_i32(uint32_t d0, uint32_t imm) {
  return d0 * uint32_t(sign_extend(imm, 16));
}

// S_SETREG_B32
//   id = SIMM16.u16[5 : 0];
//   width = SIMM16.u16[15 : 11] + 1U;
//   offset = SIMM16.u16[10 : 6];
//   mask = (width == 32U ? 0xffffffffU : (1U << width) - 1U) << offset;
//   if id == 3U then
//     mask = mask & 0x1ffU
//   elsif id != 1U then
//     mask = 0U
//   endif;
//   HW_REGISTERS[id] = (HW_REGISTERS[id].u32 & ~mask) | ((S0.u32 << offset) & mask)
template <class Files>
constexpr void s_setreg_b32(uint32_t s0, uint32_t imm, Files& files) {
  const uint32_t id = imm & 0x3f;
  const uint32_t width = (imm >> 11) + 1u;
  const uint32_t offset = imm >> 6 & 0x1f;
  uint32_t mask = (width == 32u ? 0xffffffffu : shl(1u, width) - 1u) << offset;
  if (id == 3u) {
    mask &= 0x1ffu;
  } else if (id != 1u) {
    mask = 0;
  }
  files.set_hwreg(id, (files.hwreg(id) & ~mask) | ((s0 << offset) & mask));
}

// S_SETREG_IMM32_B32
//   id = SIMM16.u16[5 : 0];
//   width = SIMM16.u16[15 : 11] + 1U;
//   offset = SIMM16.u16[10 : 6];
//   mask = (width == 32U ? 0xffffffffU : (1U << width) - 1U) << offset;
//   if id == 3U then
//     mask = mask & 0x1ffU
//   elsif id != 1U then
//     mask = 0U
//   endif;
//   HW_REGISTERS[id] = (HW_REGISTERS[id].u32 & ~mask) | ((SIMM32.u32 << offset) & mask)
template <class Files>
constexpr void s_setreg_imm32_b32(uint32_t imm, uint32_t literal, Files& files) {
  const uint32_t id = imm & 0x3f;
  const uint32_t width = (imm >> 11) + 1u;
  const uint32_t offset = imm >> 6 & 0x1f;
  uint32_t mask = (width == 32u ? 0xffffffffu : shl(1u, width) - 1u) << offset;
  if (id == 3u) {
    mask &= 0x1ffu;
  } else if (id != 1u) {
    mask = 0;
  }
  files.set_hwreg(id, (files.hwreg(id) & ~mask) | ((literal << offset) & mask));
}

// S_SUBVECTOR_LOOP_BEGIN
//   next = PC + 4LL;
//   if EXEC.u64 == 0ULL then
//     PC = next + 64'I(SIMM16.i16) * 4LL
//   else
//     PC = next;
//     if EXEC.u64[31 : 0] == 0U then
//       D0.u32 = 0U
//     else
//       D0.u32 = EXEC.u64[63 : 32];
//       EXEC.u64[63 : 32] = 0U
//     endif
//   endif
constexpr SubvectorResult<uint32_t> s_subvector_loop_begin(
    uint32_t d0, uint32_t imm, uint64_t exec, uint64_t pc) {
  const uint64_t next = pc + uint64_t{4};
  if (exec == 0) {
    pc = next + uint64_t(int64_t{sign_extend(imm, 16)} * 4);
  } else {
    pc = next;
    if (uint32_t(exec) == 0) {
      d0 = 0;
    } else {
      d0 = uint32_t(exec >> 32);
      exec = set_slice(exec, 63, 32, 0u);
    }
  }
  return {d0, exec, pc};
}

// S_SUBVECTOR_LOOP_END
//   next = PC + 4LL;
//   waiting = D0.u32;
//   if EXEC.u64[63 : 32] != 0U then
//     // The high half is done: the low one comes back.
//     EXEC.u64[31 : 0] = waiting;
//     PC = next
//   elsif waiting == 0U then
//     PC = next
//   else
//     // The low half is done: once more for the high one.
//     D0.u32 = EXEC.u64[31 : 0];
//     EXEC.u64 = { waiting, 0U };
//     PC = next + 64'I(SIMM16.i16) * 4LL
//   endif
constexpr SubvectorResult<uint32_t> s_subvector_loop_end(
    uint32_t d0, uint32_t imm, uint64_t exec, uint64_t pc) {
  const uint64_t next = pc + uint64_t{4};
  const uint32_t waiting = d0;
  if (uint32_t(exec >> 32) != 0) {
    exec = set_slice(exec, 31, 0, waiting);
    pc = next;
  } else if (waiting == 0) {
    pc = next;
  } else {
    d0 = uint32_t(exec);
    exec = (uint64_t{waiting} << 32);
    pc = next + uint64_t(int64_t{sign_extend(imm, 16)} * 4);
  }
  return {d0, exec, pc};
}

// S_VERSION
//   nop()
constexpr void s_version() {

}

// S_WAITCNT_EXPCNT
//   nop()
constexpr void s_waitcnt_expcnt() {

}

// S_WAITCNT_LGKMCNT
//   nop()
constexpr void s_waitcnt_lgkmcnt() {

}

// S_WAITCNT_VMCNT
//   nop()
constexpr void s_waitcnt_vmcnt() {

}

// S_WAITCNT_VSCNT
//   nop()
constexpr void s_waitcnt_vscnt() {

}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
