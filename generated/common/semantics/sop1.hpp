// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: 449e8f0b88d66303
// What the sop1 operations compute: one pure function each, its pseudocode above it.
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

// S_ABS_I32
//   result = S0.i32 < 0 ? -S0.i32 : S0.i32;
//   SCC = result != 0;
//   D0.i32 = result
constexpr SccResult<uint32_t> s_abs_i32(uint32_t s0) {
  const uint32_t result = int32_t(s0) < 0 ? -s0 : s0;
  return {result, result != 0};
}

// S_ADD_PC_I64
//   PC = NEXT_PC + S0.u64
constexpr uint64_t s_add_pc_i64(uint64_t s0, uint64_t next_pc) {
  return next_pc + s0;
}

// S_AND_NOT0_SAVEEXEC_B64
//   lanes = ~S0.u64 & EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_and_not0_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = ~s0 & exec;
  return {exec, lanes, lanes != 0};
}

// S_AND_NOT0_WREXEC_B64
//   lanes = ~S0.u64 & EXEC.u64;
//   D0.u64 = lanes;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_and_not0_wrexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = ~s0 & exec;
  return {lanes, lanes, lanes != 0};
}

// S_AND_NOT1_SAVEEXEC_B64
//   lanes = S0.u64 & ~EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_and_not1_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 & ~exec;
  return {exec, lanes, lanes != 0};
}

// S_AND_NOT1_WREXEC_B64
//   lanes = S0.u64 & ~EXEC.u64;
//   D0.u64 = lanes;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_and_not1_wrexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 & ~exec;
  return {lanes, lanes, lanes != 0};
}

// S_AND_SAVEEXEC_B64
//   lanes = S0.u64 & EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_and_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 & exec;
  return {exec, lanes, lanes != 0};
}

// S_BCNT0_I32_B32
//   result = bitCount(~S0.u32);
//   SCC = result != 0U;
//   D0.u32 = result
constexpr SccResult<uint32_t> s_bcnt0_i32_b32(uint32_t s0) {
  const uint32_t result = popcount(~s0);
  return {result, result != 0};
}

// S_BCNT0_I32_B64
//   result = bitCount(~S0.u64);
//   SCC = result != 0U;
//   D0.u32 = result
constexpr SccResult<uint32_t> s_bcnt0_i32_b64(uint64_t s0) {
  const uint32_t result = popcount(~s0);
  return {result, result != 0};
}

// S_BCNT1_I32_B32
//   result = bitCount(S0.u32);
//   SCC = result != 0U;
//   D0.u32 = result
constexpr SccResult<uint32_t> s_bcnt1_i32_b32(uint32_t s0) {
  const uint32_t result = popcount(s0);
  return {result, result != 0};
}

// S_BCNT1_I32_B64
//   result = bitCount(S0.u64);
//   SCC = result != 0U;
//   D0.u32 = result
constexpr SccResult<uint32_t> s_bcnt1_i32_b64(uint64_t s0) {
  const uint32_t result = popcount(s0);
  return {result, result != 0};
}

// S_BITREPLICATE_B64_B32
//   declare result : 64'U;
//   result = 0ULL;
//   for i in 0 : 31 do
//     if S0.u32[i] then
//       result = result | (3ULL << 32'U(i * 2))
//     endif
//   endfor;
//   D0.u64 = result
constexpr uint64_t s_bitreplicate_b64_b32(uint32_t s0) {
  uint64_t result = 0;
  for (uint32_t i = 0; i < 32; ++i) {
    if (bit(s0, i)) {
      result |= uint64_t{3} << (i * 2u);
    }
  }
  return result;
}

// S_BITSET0_B32
//   D0.u32[S0.u32[4 : 0]] = 1'0U
constexpr uint32_t s_bitset0_b32(uint32_t s0, uint32_t d0) {
  d0 = set_bit(d0, s0 & 0x1f, false);
  return d0;
}

// S_BITSET0_B64
//   D0.u64[S0.u32[5 : 0]] = 1'0U
constexpr uint64_t s_bitset0_b64(uint32_t s0, uint64_t d0) {
  d0 = set_bit(d0, s0 & 0x3f, false);
  return d0;
}

// S_BITSET1_B32
//   D0.u32[S0.u32[4 : 0]] = 1'1U
constexpr uint32_t s_bitset1_b32(uint32_t s0, uint32_t d0) {
  d0 = set_bit(d0, s0 & 0x1f, true);
  return d0;
}

// S_BITSET1_B64
//   D0.u64[S0.u32[5 : 0]] = 1'1U
constexpr uint64_t s_bitset1_b64(uint32_t s0, uint64_t d0) {
  d0 = set_bit(d0, s0 & 0x3f, true);
  return d0;
}

// S_BREV_B32
//   D0.u32 = bitReverse(S0.u32)
constexpr uint32_t s_brev_b32(uint32_t s0) {
  return bit_reverse(s0);
}

// S_BREV_B64
//   D0.u64 = bitReverse(S0.u64)
constexpr uint64_t s_brev_b64(uint64_t s0) {
  return bit_reverse(s0);
}

// S_CBRANCH_JOIN
//   if WAVE_MODE.CSP == S0.u32 then
//     PC = PC + 4LL
//   else
//     top = WAVE_MODE.CSP - 1U;
//     WAVE_MODE.CSP = top;
//     EXEC.u64 = { SGPR[top * 4U + 1U].u32, SGPR[top * 4U].u32 };
//     PC = { SGPR[top * 4U + 3U].u32, SGPR[top * 4U + 2U].u32 }
//   endif
template <class Files>
constexpr ForkResult s_cbranch_join(
    uint32_t s0, uint64_t exec, uint64_t pc, uint32_t mode, const Files& files) {
  if ((mode >> 29) == s0) {
    pc += uint64_t{4};
  } else {
    const uint32_t top = (mode >> 29) - 1u;
    mode = set_slice(mode, 31, 29, top);
    exec = (uint64_t{files.sgpr(top * 4u + 1u)} << 32) | uint64_t{files.sgpr(top * 4u)};
    pc = (uint64_t{files.sgpr(top * 4u + 3u)} << 32) | uint64_t{files.sgpr(top * 4u + 2u)};
  }
  return {exec, pc, mode};
}

// S_CLS_I32
//   D0.i32 = leadingSignBits(S0.u32)
constexpr uint32_t s_cls_i32(uint32_t s0) {
  return uint32_t(leading_sign_bits(s0));
}

// S_CLS_I32_I64
//   D0.i32 = leadingSignBits(S0.u64)
constexpr uint32_t s_cls_i32_i64(uint64_t s0) {
  return uint32_t(leading_sign_bits(s0));
}

// S_CLZ_I32_U32
//   D0.i32 = leadingZeros(S0.u32)
constexpr uint32_t s_clz_i32_u32(uint32_t s0) {
  return uint32_t(leading_zeros(s0));
}

// S_CLZ_I32_U64
//   D0.i32 = leadingZeros(S0.u64)
constexpr uint32_t s_clz_i32_u64(uint64_t s0) {
  return uint32_t(leading_zeros(s0));
}

// S_CMOV_B32
//   if SCC then D0.b32 = S0.b32 endif
constexpr uint32_t s_cmov_b32(uint32_t s0, uint32_t d0, bool scc) {
  if (scc) return s0;
  return d0;
}

// S_CMOV_B64
//   if SCC then D0.b64 = S0.b64 endif
constexpr uint64_t s_cmov_b64(uint64_t s0, uint64_t d0, bool scc) {
  if (scc) return s0;
  return d0;
}

// S_CTZ_I32_B32
//   D0.i32 = findFirstOne(S0.u32)
constexpr uint32_t s_ctz_i32_b32(uint32_t s0) {
  return uint32_t(find_first_one(s0));
}

// S_CTZ_I32_B64
//   D0.i32 = findFirstOne(S0.u64)
constexpr uint32_t s_ctz_i32_b64(uint64_t s0) {
  return uint32_t(find_first_one(s0));
}

// S_FF0_I32_B32
//   D0.i32 = findFirstZero(S0.u32)
constexpr uint32_t s_ff0_i32_b32(uint32_t s0) {
  return uint32_t(find_first_zero(s0));
}

// S_FF0_I32_B64
//   D0.i32 = findFirstZero(S0.u64)
constexpr uint32_t s_ff0_i32_b64(uint64_t s0) {
  return uint32_t(find_first_zero(s0));
}

// S_FF1_I32_B32
//   D0.i32 = findFirstOne(S0.u32)
constexpr uint32_t s_ff1_i32_b32(uint32_t s0) {
  return uint32_t(find_first_one(s0));
}

// S_FF1_I32_B64
//   D0.i32 = findFirstOne(S0.u64)
constexpr uint32_t s_ff1_i32_b64(uint64_t s0) {
  return uint32_t(find_first_one(s0));
}

// S_FLBIT_I32
//   D0.i32 = leadingSignBits(S0.u32)
constexpr uint32_t s_flbit_i32(uint32_t s0) {
  return uint32_t(leading_sign_bits(s0));
}

// S_FLBIT_I32_B32
//   D0.i32 = leadingZeros(S0.u32)
constexpr uint32_t s_flbit_i32_b32(uint32_t s0) {
  return uint32_t(leading_zeros(s0));
}

// S_FLBIT_I32_B64
//   D0.i32 = leadingZeros(S0.u64)
constexpr uint32_t s_flbit_i32_b64(uint64_t s0) {
  return uint32_t(leading_zeros(s0));
}

// S_FLBIT_I32_I64
//   D0.i32 = leadingSignBits(S0.u64)
constexpr uint32_t s_flbit_i32_i64(uint64_t s0) {
  return uint32_t(leading_sign_bits(s0));
}

// S_GETPC_B64
//   D0.u64 = PC + 4LL
constexpr uint64_t s_getpc_b64(uint64_t pc) {
  return pc + uint64_t{4};
}

// S_MOVRELD_B32
//   SGPR[DST.u32 + M0.u32].b32 = S0.b32
template <class Files>
constexpr void s_movreld_b32(uint32_t s0, uint32_t m0, uint32_t dst_number, Files& files) {
  files.set_sgpr(dst_number + m0, s0);
}

// S_MOVRELD_B64
//   n = DST.u32 + M0.u32;
//   SGPR[n].u32 = S0.u64[31 : 0];
//   SGPR[n + 1U].u32 = S0.u64[63 : 32]
template <class Files>
constexpr void s_movreld_b64(uint64_t s0, uint32_t m0, uint32_t dst_number, Files& files) {
  const uint32_t n = dst_number + m0;
  files.set_sgpr(n, uint32_t(s0));
  files.set_sgpr(n + 1u, uint32_t(s0 >> 32));
}

// S_MOVRELSD_2_B32
//   SGPR[DST.u32 + M0.u32[25 : 16]].b32 = SGPR[SRC0.u32 + M0.u32[9 : 0]].b32
template <class Files>
constexpr void s_movrelsd_2_b32(uint32_t m0, uint32_t src0_number, uint32_t dst_number, Files& files) {
  files.set_sgpr(dst_number + (m0 >> 16 & 0x3ff), files.sgpr(src0_number + (m0 & 0x3ff)));
}

// S_MOVRELS_B32
//   D0.b32 = SGPR[SRC0.u32 + M0.u32].b32
template <class Files>
constexpr uint32_t s_movrels_b32(uint32_t m0, uint32_t src0_number, const Files& files) {
  return files.sgpr(src0_number + m0);
}

// S_MOVRELS_B64
//   // M0 counts SGPRs here as well, not pairs.
//   n = SRC0.u32 + M0.u32;
//   D0.u64 = { SGPR[n + 1U].u32, SGPR[n].u32 }
template <class Files>
constexpr uint64_t s_movrels_b64(uint32_t m0, uint32_t src0_number, const Files& files) {
  const uint32_t n = src0_number + m0;
  return (uint64_t{files.sgpr(n + 1u)} << 32) | uint64_t{files.sgpr(n)};
}

// S_MOV_B32
//   D0.b32 = S0.b32
constexpr uint32_t s_mov_b32(uint32_t s0) {
  return s0;
}

// S_MOV_B64
//   D0.b64 = S0.b64
constexpr uint64_t s_mov_b64(uint64_t s0) {
  return s0;
}

// S_NAND_SAVEEXEC_B64
//   lanes = ~(S0.u64 & EXEC.u64);
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_nand_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = ~(s0 & exec);
  return {exec, lanes, lanes != 0};
}

// S_NOR_SAVEEXEC_B64
//   lanes = ~(S0.u64 | EXEC.u64);
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_nor_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = ~(s0 | exec);
  return {exec, lanes, lanes != 0};
}

// S_NOT_B32
//   result = ~S0.u32;
//   SCC = result != 0U;
//   D0.u32 = result
constexpr SccResult<uint32_t> s_not_b32(uint32_t s0) {
  const uint32_t result = ~s0;
  return {result, result != 0};
}

// S_NOT_B64
//   result = ~S0.u64;
//   SCC = result != 0U;
//   D0.u64 = result
constexpr SccResult<uint64_t> s_not_b64(uint64_t s0) {
  const uint64_t result = ~s0;
  return {result, result != 0};
}

// S_OR_NOT0_SAVEEXEC_B64
//   lanes = ~S0.u64 | EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_or_not0_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = ~s0 | exec;
  return {exec, lanes, lanes != 0};
}

// S_OR_NOT1_SAVEEXEC_B64
//   lanes = S0.u64 | ~EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_or_not1_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 | ~exec;
  return {exec, lanes, lanes != 0};
}

// S_OR_SAVEEXEC_B64
//   lanes = S0.u64 | EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_or_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 | exec;
  return {exec, lanes, lanes != 0};
}

// S_QUADMASK_B32
//   // One bit a quad: is any of its four bits set?
//   declare result : 32'U;
//   result = 32'U(0U);
//   for quad in 0 : 7 do
//     result[quad] = S0.u32[quad * 4 +: 4] != 0U
//   endfor;
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_quadmask_b32(uint32_t s0) {
  uint32_t result = 0;
  for (uint32_t quad = 0; quad < 8; ++quad) {
    result = set_bit(result, quad, (s0 >> (quad * 4u) & 0xf) != 0);
  }
  return {result, result != 0};
}

// S_QUADMASK_B64
//   // One bit a quad: is any of its four bits set?
//   declare result : 64'U;
//   result = 64'U(0U);
//   for quad in 0 : 15 do
//     result[quad] = S0.u64[quad * 4 +: 4] != 0U
//   endfor;
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_quadmask_b64(uint64_t s0) {
  uint64_t result = 0;
  for (uint32_t quad = 0; quad < 16; ++quad) {
    result = set_bit(result, quad, (uint32_t(s0 >> (quad * 4u)) & 0xf) != 0);
  }
  return {result, result != 0};
}

// S_SENDMSG_RTN_B32
//   D0.u32 = MESSAGES[SRC0.u32].u32
template <class Files>
constexpr uint32_t s_sendmsg_rtn_b32(uint32_t src0_number, const Files& files) {
  return files.message(src0_number);
}

// S_SENDMSG_RTN_B64
//   D0.u64 = { MESSAGES[SRC0.u32 + 256U].u32, MESSAGES[SRC0.u32].u32 }
template <class Files>
constexpr uint64_t s_sendmsg_rtn_b64(uint32_t src0_number, const Files& files) {
  return (uint64_t{files.message(src0_number + 256u)} << 32) | uint64_t{files.message(src0_number)};
}

// S_SETPC_B64
//   PC = S0.u64
constexpr uint64_t s_setpc_b64(uint64_t s0) {
  return s0;
}

// S_SET_GPR_IDX_IDX
//   M0[7 : 0] = S0.u32[7 : 0]
constexpr uint32_t s_set_gpr_idx_idx(uint32_t s0, uint32_t m0) {
  m0 = set_slice(m0, 7, 0, s0);
  return m0;
}

// S_SEXT_I32_I16
//   D0.i32 = 32'I(S0.i16)
constexpr uint32_t s_sext_i32_i16(uint32_t s0) {
  return uint32_t(sign_extend(s0, 16));
}

// S_SEXT_I32_I8
//   D0.i32 = 32'I(S0.i8)
constexpr uint32_t s_sext_i32_i8(uint32_t s0) {
  return uint32_t(sign_extend(s0, 8));
}

// S_SLEEP_VAR
//   sleep(S0.u32[6 : 0])
constexpr Signal s_sleep_var() {
  return Signal::sleep;
}

// S_SWAPPC_B64
//   target = S0.u64;
//   D0.u64 = PC + 4LL;
//   PC = target
constexpr CallResult<uint64_t> s_swappc_b64(uint64_t s0, uint64_t pc) {
  const uint64_t target = s0;
  return {pc + uint64_t{4}, target};
}

// S_WQM_B32
//   // A quad with any bit set becomes all ones.
//   declare result : 32'U;
//   declare q : 32'U;
//   result = 32'U(0U);
//   q = 0U;
//   while q <= 28U do
//     if ((S0.u32 >> q) & 15U) != 32'U(0U) then
//       result = result | (15U << q)
//     endif;
//     q = q + 4U
//   endwhile;
//   SCC = result != 32'U(0U);
//   D0.u32 = result
constexpr SccResult<uint32_t> s_wqm_b32(uint32_t s0) {
  uint32_t result = 0;
  uint32_t q = 0;
  while (q <= 28u) {
    if ((shr(s0, q) & 15u) != 0) {
      result |= shl(15u, q);
    }
    q += 4u;
  }
  return {result, result != 0};
}

// S_WQM_B64
//   // A quad with any bit set becomes all ones.
//   declare result : 64'U;
//   declare q : 32'U;
//   result = 64'U(0U);
//   q = 0U;
//   while q <= 60U do
//     if ((S0.u64 >> q) & 15ULL) != 64'U(0U) then
//       result = result | (15ULL << q)
//     endif;
//     q = q + 4U
//   endwhile;
//   SCC = result != 64'U(0U);
//   D0.u64 = result
constexpr SccResult<uint64_t> s_wqm_b64(uint64_t s0) {
  uint64_t result = 0;
  uint32_t q = 0;
  while (q <= 60u) {
    if ((shr(s0, q) & uint64_t{15}) != 0) {
      result |= shl(uint64_t{15}, q);
    }
    q += 4u;
  }
  return {result, result != 0};
}

// S_XNOR_SAVEEXEC_B64
//   lanes = ~(S0.u64 ^ EXEC.u64);
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_xnor_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = ~(s0 ^ exec);
  return {exec, lanes, lanes != 0};
}

// S_XOR_SAVEEXEC_B64
//   lanes = S0.u64 ^ EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_xor_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 ^ exec;
  return {exec, lanes, lanes != 0};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
