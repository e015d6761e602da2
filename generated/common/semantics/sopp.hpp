// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopp.xml.
// Hash of what this file is made of: 7c292369b34468b0
// What the sopp operations compute: one pure function each, its pseudocode above it.
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

// S_BARRIER
//   barrier()
constexpr Signal s_barrier() {
  return Signal::barrier;
}

// S_BRANCH
//   PC = PC + 4LL + 64'I(SIMM16.i16) * 4LL
constexpr uint64_t s_branch(uint32_t imm, uint64_t pc) {
  return pc + uint64_t{4} + uint64_t(int64_t{sign_extend(imm, 16)} * 4);
}

// S_CBRANCH_CDBGSYS
//   next = PC + 4LL;
//   PC = WAVE_STATUS.COND_DBG_SYS == 1'1U ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_cdbgsys(uint32_t imm, uint64_t pc, uint32_t status) {
  const uint64_t next = pc + uint64_t{4};
  return bit(status, 21) ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CBRANCH_CDBGSYS_AND_USER
//   next = PC + 4LL;
//   PC = (WAVE_STATUS.COND_DBG_SYS == 1'1U) && (WAVE_STATUS.COND_DBG_USER == 1'1U) ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_cdbgsys_and_user(uint32_t imm, uint64_t pc, uint32_t status) {
  const uint64_t next = pc + uint64_t{4};
  return bit(status, 21) && bit(status, 20) ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CBRANCH_CDBGSYS_OR_USER
//   next = PC + 4LL;
//   PC = (WAVE_STATUS.COND_DBG_SYS == 1'1U) || (WAVE_STATUS.COND_DBG_USER == 1'1U) ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_cdbgsys_or_user(uint32_t imm, uint64_t pc, uint32_t status) {
  const uint64_t next = pc + uint64_t{4};
  return bit(status, 21) || bit(status, 20) ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CBRANCH_CDBGUSER
//   next = PC + 4LL;
//   PC = WAVE_STATUS.COND_DBG_USER == 1'1U ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_cdbguser(uint32_t imm, uint64_t pc, uint32_t status) {
  const uint64_t next = pc + uint64_t{4};
  return bit(status, 20) ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CBRANCH_EXECNZ
//   next = PC + 4LL;
//   PC = EXEC.u64 != 0ULL ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_execnz(uint32_t imm, uint64_t exec, uint64_t pc) {
  const uint64_t next = pc + uint64_t{4};
  return exec != 0 ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CBRANCH_EXECZ
//   next = PC + 4LL;
//   PC = EXEC.u64 == 0ULL ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_execz(uint32_t imm, uint64_t exec, uint64_t pc) {
  const uint64_t next = pc + uint64_t{4};
  return exec == 0 ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CBRANCH_SCC0
//   next = PC + 4LL;
//   PC = SCC == 1'0U ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_scc0(uint32_t imm, bool scc, uint64_t pc) {
  const uint64_t next = pc + uint64_t{4};
  return !scc ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CBRANCH_SCC1
//   next = PC + 4LL;
//   PC = SCC == 1'1U ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_scc1(uint32_t imm, bool scc, uint64_t pc) {
  const uint64_t next = pc + uint64_t{4};
  return scc ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CBRANCH_VCCNZ
//   next = PC + 4LL;
//   PC = VCC.u64 != 0ULL ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_vccnz(uint32_t imm, uint64_t vcc, uint64_t pc) {
  const uint64_t next = pc + uint64_t{4};
  return vcc != 0 ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CBRANCH_VCCZ
//   next = PC + 4LL;
//   PC = VCC.u64 == 0ULL ? next + 64'I(SIMM16.i16) * 4LL : next
constexpr uint64_t s_cbranch_vccz(uint32_t imm, uint64_t vcc, uint64_t pc) {
  const uint64_t next = pc + uint64_t{4};
  return vcc == 0 ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}

// S_CLAUSE
//   nop()
constexpr void s_clause() {

}

// S_DECPERFLEVEL
//   nop()
constexpr void s_decperflevel() {

}

// S_DELAY_ALU
//   nop()
constexpr void s_delay_alu() {

}

// S_DENORM_MODE
//   WAVE_MODE.DENORM = SIMM16.u16[3 : 0]
constexpr uint32_t s_denorm_mode(uint32_t imm, uint32_t mode) {
  mode = set_slice(mode, 7, 4, imm);
  return mode;
}

// S_ENDPGM
//   end_program()
constexpr Signal s_endpgm() {
  return Signal::end_program;
}

// S_ENDPGM_SAVED
//   end_program()
constexpr Signal s_endpgm_saved() {
  return Signal::end_program;
}

// S_ICACHE_INV
//   nop()
constexpr void s_icache_inv() {

}

// S_INCPERFLEVEL
//   nop()
constexpr void s_incperflevel() {

}

// S_INST_PREFETCH
//   nop()
constexpr void s_inst_prefetch() {

}

// S_NOP
//   nop()
constexpr void s_nop() {

}

// S_ROUND_MODE
//   WAVE_MODE.ROUND = SIMM16.u16[3 : 0]
constexpr uint32_t s_round_mode(uint32_t imm, uint32_t mode) {
  mode = set_slice(mode, 3, 0, imm);
  return mode;
}

// S_SENDMSG
//   send_message(SIMM16.u16)
constexpr Signal s_sendmsg() {
  return Signal::send_message;
}

// S_SENDMSGHALT
//   halt()
constexpr Signal s_sendmsghalt() {
  return Signal::halt;
}

// S_SETHALT
//   if SIMM16.u16[0] then halt() endif
constexpr Signal s_sethalt(uint32_t imm) {
  if (bit(imm, 0)) return Signal::halt;
  return Signal::none;
}

// S_SETKILL
//   if SIMM16.u16[0] then end_program() endif
constexpr Signal s_setkill(uint32_t imm) {
  if (bit(imm, 0)) return Signal::end_program;
  return Signal::none;
}

// S_SETPRIO
//   nop()
constexpr void s_setprio() {

}

// S_SET_GPR_IDX_MODE
//   M0[15 : 12] = SIMM16.u16[3 : 0]
constexpr uint32_t s_set_gpr_idx_mode(uint32_t imm, uint32_t m0) {
  m0 = set_slice(m0, 15, 12, imm);
  return m0;
}

// S_SET_GPR_IDX_OFF
//   WAVE_MODE.GPR_IDX_EN = 1'0U
constexpr uint32_t s_set_gpr_idx_off(uint32_t mode) {
  mode = set_slice(mode, 27, 27, false);
  return mode;
}

// S_SET_INST_PREFETCH_DISTANCE
//   nop()
constexpr void s_set_inst_prefetch_distance() {

}

// S_SLEEP
//   sleep(SIMM16.u16[6 : 0])
constexpr Signal s_sleep() {
  return Signal::sleep;
}

// S_TRAP
//   trap(SIMM16.u16[7 : 0])
constexpr Signal s_trap() {
  return Signal::trap;
}

// S_TTRACEDATA
//   nop()
constexpr void s_ttracedata() {

}

// S_TTRACEDATA_IMM
//   nop()
constexpr void s_ttracedata_imm() {

}

// S_WAITCNT
//   nop()
constexpr void s_waitcnt() {

}

// S_WAITCNT_DEPCTR
//   nop()
constexpr void s_waitcnt_depctr() {

}

// S_WAIT_ALU
//   nop()
constexpr void s_wait_alu() {

}

// S_WAIT_BVHCNT
//   nop()
constexpr void s_wait_bvhcnt() {

}

// S_WAIT_DSCNT
//   nop()
constexpr void s_wait_dscnt() {

}

// S_WAIT_EVENT
//   nop()
constexpr void s_wait_event() {

}

// S_WAIT_EXPCNT
//   nop()
constexpr void s_wait_expcnt() {

}

// S_WAIT_IDLE
//   nop()
constexpr void s_wait_idle() {

}

// S_WAIT_KMCNT
//   nop()
constexpr void s_wait_kmcnt() {

}

// S_WAIT_LOADCNT
//   nop()
constexpr void s_wait_loadcnt() {

}

// S_WAIT_LOADCNT_DSCNT
//   nop()
constexpr void s_wait_loadcnt_dscnt() {

}

// S_WAIT_SAMPLECNT
//   nop()
constexpr void s_wait_samplecnt() {

}

// S_WAIT_STORECNT
//   nop()
constexpr void s_wait_storecnt() {

}

// S_WAIT_STORECNT_DSCNT
//   nop()
constexpr void s_wait_storecnt_dscnt() {

}

// S_WAKEUP
//   wakeup()
constexpr Signal s_wakeup() {
  return Signal::wakeup;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
