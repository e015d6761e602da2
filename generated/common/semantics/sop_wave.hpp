// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop_wave.xml.
// Hash of what this file is made of: f0f8fa2458901963
// What the sop_wave operations compute: one pure function each, its pseudocode above it.
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

// S_CALL_I64
//   D0.u64 = NEXT_PC;
//   PC = PC + 4LL + 64'I(SIMM16.i16) * 4LL
constexpr CallResult<uint64_t> s_call_i64(uint32_t imm, uint64_t pc, uint64_t next_pc) {
  return {next_pc, pc + uint64_t{4} + uint64_t(int64_t{sign_extend(imm, 16)} * 4)};
}

// S_GET_PC_I64
//   D0.u64 = NEXT_PC
constexpr uint64_t s_get_pc_i64(uint64_t next_pc) {
  return next_pc;
}

// S_GET_SHADER_CYCLES_U64
//   D0.u64 = { HW_REGISTERS[30].u32, HW_REGISTERS[29].u32 }
template <class Files>
constexpr uint64_t s_get_shader_cycles_u64(const Files& files) {
  return (uint64_t{files.hwreg(30)} << 32) | uint64_t{files.hwreg(29)};
}

// S_MONITOR_SLEEP
//   nop()
constexpr void s_monitor_sleep() {

}

// S_SETPRIO_INC_WG
//   nop()
constexpr void s_setprio_inc_wg() {

}

// S_SET_PC_I64
//   PC = S0.u64
constexpr uint64_t s_set_pc_i64(uint64_t s0) {
  return s0;
}

// S_SET_VGPR_MSB
//   WAVE_MODE.VGPR_MSB = { SIMM16.u16[5 : 0], SIMM16.u16[7 : 6] }
constexpr uint32_t s_set_vgpr_msb(uint32_t imm, uint32_t mode) {
  mode = set_slice(mode, 19, 12, (imm << 2) | (imm >> 6 & 0x3));
  return mode;
}

// S_SWAP_PC_I64
//   target = S0.u64;
//   D0.u64 = NEXT_PC;
//   PC = target
constexpr CallResult<uint64_t> s_swap_pc_i64(uint64_t s0, uint64_t next_pc) {
  const uint64_t target = s0;
  return {next_pc, target};
}

// S_WAIT_ASYNCCNT
//   nop()
constexpr void s_wait_asynccnt() {

}

// S_WAIT_TENSORCNT
//   nop()
constexpr void s_wait_tensorcnt() {

}

// S_WAIT_XCNT
//   nop()
constexpr void s_wait_xcnt() {

}

// S_WAKEUP_BARRIER
//   nop()
constexpr void s_wakeup_barrier() {

}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
