// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/barriers.xml.
// Hash of what this file is made of: 05f1d6d5fbaa397f
// What the barriers operations compute: one pure function each, its pseudocode above it.
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

// S_BARRIER_INIT
//   from_m0 = SRC0.u32 == 125U;
//   number = from_m0 ? 32'U(S0.u32[4 : 0]) : S0.u32;
//   state = BARRIERS[number].u32;
//   if number.i32 > 0 && state[0] then
//     members = from_m0 && S0.u32[22 : 16] != 7'0U ? S0.u32[22 : 16] : state[10 : 4];
//     BARRIERS[number] = 32'U(members) << 4U
//   endif
template <class Files>
constexpr void s_barrier_init(uint32_t s0, uint32_t src0_number, Files& files) {
  const bool from_m0 = src0_number == 125u;
  const uint32_t number = from_m0 ? s0 & 0x1f : s0;
  const uint32_t state = files.barrier(number);
  if (int32_t(number) > 0 && bit(state, 0)) {
    const uint32_t members = (from_m0 && (s0 >> 16 & 0x7f) != 0 ? s0 >> 16 : state >> 4) & 0x7f;
    files.set_barrier(number, members << 4);
  }
}

// S_BARRIER_JOIN
//   number = SRC0.u32 == 125U ? 32'U(S0.u32[4 : 0]) : S0.u32;
//   state = BARRIERS[number].u32;
//   if number.i32 > 0 && state[0] then
//     BARRIERS[0U] = number
//   endif
template <class Files>
constexpr void s_barrier_join(uint32_t s0, uint32_t src0_number, Files& files) {
  const uint32_t number = src0_number == 125u ? s0 & 0x1f : s0;
  const uint32_t state = files.barrier(number);
  if (int32_t(number) > 0 && bit(state, 0)) {
    files.set_barrier(0, number);
  }
}

// S_BARRIER_LEAVE
//   number = BARRIERS[0U].u32;
//   state = BARRIERS[number].u32;
//   members = 32'U(state[10 : 4]) - 1U;
//   SCC = number != 0U && members == 0U;
//   if number != 0U then
//     BARRIERS[0U] = 0U;
//     BARRIERS[number] = (32'U(state[22 : 16]) << 16U) | (members << 4U)
//   endif
template <class Files>
constexpr bool s_barrier_leave(Files& files) {
  const uint32_t number = files.barrier(0);
  const uint32_t state = files.barrier(number);
  const uint32_t members = (state >> 4 & 0x7f) - 1u;
  const bool scc = number != 0 && members == 0;
  if (number != 0) {
    files.set_barrier(0, 0);
    files.set_barrier(number, ((state >> 16 & 0x7f) << 16) | (members << 4));
  }
  return scc;
}

// S_BARRIER_SIGNAL
//   from_m0 = SRC0.u32 == 125U;
//   number = from_m0 ? 32'U(S0.u32[4 : 0]) : S0.u32;
//   state = BARRIERS[number].u32;
//   there = number != 0U && state[0];
//   if there then
//     members = from_m0 && S0.u32[22 : 16] != 7'0U ? S0.u32[22 : 16] : state[10 : 4];
//     BARRIERS[number] = ((32'U(state[22 : 16]) + 1U) << 16U) | (32'U(members) << 4U)
//   endif
template <class Files>
constexpr void s_barrier_signal(uint32_t s0, uint32_t src0_number, Files& files) {
  const bool from_m0 = src0_number == 125u;
  const uint32_t number = from_m0 ? s0 & 0x1f : s0;
  const uint32_t state = files.barrier(number);
  const bool there = number != 0 && bit(state, 0);
  if (there) {
    const uint32_t members = (from_m0 && (s0 >> 16 & 0x7f) != 0 ? s0 >> 16 : state >> 4) & 0x7f;
    files.set_barrier(number, (((state >> 16 & 0x7f) + 1u) << 16) | (members << 4));
  }
}

// S_BARRIER_WAIT
//   barrier_wait(SIMM16.i16)
constexpr Signal s_barrier_wait() {
  return Signal::barrier_wait;
}

// S_GET_BARRIER_STATE
//   number = SRC0.u32 == 125U ? 32'U(S0.u32[4 : 0]) : S0.u32;
//   D0.u32 = number == 0U ? 0U : BARRIERS[number].u32
template <class Files>
constexpr uint32_t s_get_barrier_state(uint32_t s0, uint32_t src0_number, const Files& files) {
  const uint32_t number = src0_number == 125u ? s0 & 0x1f : s0;
  return number == 0 ? 0u : files.barrier(number);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
