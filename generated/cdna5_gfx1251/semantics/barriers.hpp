// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/barriers.xml.
// Hash of what this file is made of: 1d4716b1ea0d9340
// What the barriers operations compute: one pure function each, its pseudocode above it. Names that are
// only used here stand in generated/common.
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
#include "common/semantics/barriers.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::s_barrier_init;
using common::sem::s_barrier_join;
using common::sem::s_barrier_leave;
using common::sem::s_barrier_signal;
using common::sem::s_barrier_wait;
using common::sem::s_get_barrier_state;

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

// S_BARRIER_SIGNAL_ISFIRST
//   from_m0 = SRC0.u32 == 125U;
//   number = from_m0 ? 32'U(S0.u32[4 : 0]) : S0.u32;
//   state = BARRIERS[number].u32;
//   there = number != 0U && state[0];
//   if there then SCC = state[22 : 16] == 7'0U endif;
//   if there then
//     members = from_m0 && S0.u32[22 : 16] != 7'0U ? S0.u32[22 : 16] : state[10 : 4];
//     BARRIERS[number] = ((32'U(state[22 : 16]) + 1U) << 16U) | (32'U(members) << 4U)
//   endif
template <class Files>
constexpr bool s_barrier_signal_isfirst(uint32_t s0, bool scc, uint32_t src0_number, Files& files) {
  const bool from_m0 = src0_number == 125u;
  const uint32_t number = from_m0 ? s0 & 0x1f : s0;
  const uint32_t state = files.barrier(number);
  const bool there = number != 0 && bit(state, 0);
  if (there) {
    scc = (state >> 16 & 0x7f) == 0;
  }
  if (there) {
    const uint32_t members = (from_m0 && (s0 >> 16 & 0x7f) != 0 ? s0 >> 16 : state >> 4) & 0x7f;
    files.set_barrier(number, (((state >> 16 & 0x7f) + 1u) << 16) | (members << 4));
  }
  return scc;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna5_gfx1251::sem
