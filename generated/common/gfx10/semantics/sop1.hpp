// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: 6b8870d9c685e6b9
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



namespace lockstep::common::gfx10::sem {


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

// S_ANDN1_SAVEEXEC_B32
//   lanes = ~S0.u32 & EXEC.u32;
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_andn1_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = ~s0 & uint32_t(exec);
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

// S_ANDN1_SAVEEXEC_B64
//   lanes = ~S0.u64 & EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_andn1_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = ~s0 & exec;
  return {exec, lanes, lanes != 0};
}

// S_ANDN1_WREXEC_B32
//   lanes = ~S0.u32 & EXEC.u32;
//   D0.u32 = lanes;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_andn1_wrexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = ~s0 & uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {lanes, exec, lanes != 0};
}

// S_ANDN1_WREXEC_B64
//   lanes = ~S0.u64 & EXEC.u64;
//   D0.u64 = lanes;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_andn1_wrexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = ~s0 & exec;
  return {lanes, lanes, lanes != 0};
}

// S_ANDN2_SAVEEXEC_B32
//   lanes = S0.u32 & ~EXEC.u32;
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_andn2_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = s0 & ~uint32_t(exec);
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

// S_ANDN2_SAVEEXEC_B64
//   lanes = S0.u64 & ~EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_andn2_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 & ~exec;
  return {exec, lanes, lanes != 0};
}

// S_ANDN2_WREXEC_B32
//   lanes = S0.u32 & ~EXEC.u32;
//   D0.u32 = lanes;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_andn2_wrexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = s0 & ~uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {lanes, exec, lanes != 0};
}

// S_ANDN2_WREXEC_B64
//   lanes = S0.u64 & ~EXEC.u64;
//   D0.u64 = lanes;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_andn2_wrexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 & ~exec;
  return {lanes, lanes, lanes != 0};
}

// S_AND_SAVEEXEC_B32
//   lanes = S0.u32 & EXEC.u32;
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_and_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = s0 & uint32_t(exec);
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

// S_NAND_SAVEEXEC_B32
//   lanes = ~(S0.u32 & EXEC.u32);
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_nand_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = ~(s0 & uint32_t(exec));
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

// S_NOR_SAVEEXEC_B32
//   lanes = ~(S0.u32 | EXEC.u32);
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_nor_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = ~(s0 | uint32_t(exec));
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

// S_ORN1_SAVEEXEC_B32
//   lanes = ~S0.u32 | EXEC.u32;
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_orn1_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = ~s0 | uint32_t(exec);
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

// S_ORN1_SAVEEXEC_B64
//   lanes = ~S0.u64 | EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_orn1_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = ~s0 | exec;
  return {exec, lanes, lanes != 0};
}

// S_ORN2_SAVEEXEC_B32
//   lanes = S0.u32 | ~EXEC.u32;
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_orn2_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = s0 | ~uint32_t(exec);
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

// S_ORN2_SAVEEXEC_B64
//   lanes = S0.u64 | ~EXEC.u64;
//   D0.u64 = EXEC.u64;
//   EXEC.u64 = lanes;
//   SCC = lanes != 0ULL
constexpr SaveExecResult<uint64_t> s_orn2_saveexec_b64(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 | ~exec;
  return {exec, lanes, lanes != 0};
}

// S_OR_SAVEEXEC_B32
//   lanes = S0.u32 | EXEC.u32;
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_or_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = s0 | uint32_t(exec);
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

// S_XNOR_SAVEEXEC_B32
//   lanes = ~(S0.u32 ^ EXEC.u32);
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_xnor_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = ~(s0 ^ uint32_t(exec));
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

// S_XOR_SAVEEXEC_B32
//   lanes = S0.u32 ^ EXEC.u32;
//   D0.u32 = EXEC.u32;
//   EXEC.u32 = lanes;
//   SCC = lanes != 0U
constexpr SaveExecResult<uint32_t> s_xor_saveexec_b32(uint32_t s0, uint64_t exec) {
  const uint32_t lanes = s0 ^ uint32_t(exec);
  const uint32_t d0 = uint32_t(exec);
  exec = set_slice(exec, 31, 0, lanes);
  return {d0, exec, lanes != 0};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx10::sem
