// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_lanes.xml.
// Hash of what this file is made of: 240333204e46f3e0
// What the vop3_lanes operations compute: one pure function each, its pseudocode above it.
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

// V_PERMLANE_BCAST_B32
//   declare old : 32'U[32];
//   mask = (S2.u32 - 1U) & 31U;
//   for i in 0 : 31 do
//     old[i] = VGPR[i][SRC0.u32].u32
//   endfor;
//   for i in 0 : 31 do
//     here = 32'U(i);
//     place = here & mask;
//     from = here - place + (32'U(S1.u32[5 : 0]) & mask);
//     if EXEC.u64[i] then
//       VGPR[i][VDST.u32].u32 = old[from & 31U]
//     endif
//   endfor
template <class Files>
constexpr void v_permlane_bcast_b32(
    uint32_t s1, uint32_t s2, uint64_t exec, uint32_t src0_number, uint32_t dst_number, Files& files) {
  const uint32_t mask = (s2 - 1u) & 31u;
  std::array<uint32_t, 32> old{};
  for (uint32_t i = 0; i < 32; ++i) {
    old[i] = files.vgpr(i, src0_number);
  }
  for (uint32_t i = 0; i < 32; ++i) {
    const uint32_t here = i;
    const uint32_t place = here & mask;
    const uint32_t from = here - place + ((s1 & 0x3f) & mask);
    if (bit(exec, i)) {
      files.set_vgpr(i, dst_number, old[from & 31u]);
    }
  }
}

// V_PERMLANE_DOWN_B32
//   declare old : 32'U[32];
//   mask = (S2.u32 - 1U) & 31U;
//   for i in 0 : 31 do
//     old[i] = VGPR[i][SRC0.u32].u32
//   endfor;
//   for i in 0 : 31 do
//     here = 32'U(i);
//     place = here & mask;
//     from = (S1.u32 < 64U) && (place + S1.u32 <= mask) ? here + S1.u32 : here;
//     if EXEC.u64[i] then
//       VGPR[i][VDST.u32].u32 = old[from & 31U]
//     endif
//   endfor
template <class Files>
constexpr void v_permlane_down_b32(
    uint32_t s1, uint32_t s2, uint64_t exec, uint32_t src0_number, uint32_t dst_number, Files& files) {
  const uint32_t mask = (s2 - 1u) & 31u;
  std::array<uint32_t, 32> old{};
  for (uint32_t i = 0; i < 32; ++i) {
    old[i] = files.vgpr(i, src0_number);
  }
  for (uint32_t i = 0; i < 32; ++i) {
    const uint32_t here = i;
    const uint32_t place = here & mask;
    const uint32_t from = s1 < 64u && place + s1 <= mask ? here + s1 : here;
    if (bit(exec, i)) {
      files.set_vgpr(i, dst_number, old[from & 31u]);
    }
  }
}

// V_PERMLANE_IDX_GEN_B32
//   mask = S1.u32 - 1U;
//   D0.u32 = ((laneId.u32 & ~mask) + (32'U(S0.u32[5 : 0]) & mask)) << 2U
constexpr uint32_t v_permlane_idx_gen_b32(uint32_t s0, uint32_t s1, uint32_t lane) {
  const uint32_t mask = s1 - 1u;
  return ((lane & ~mask) + ((s0 & 0x3f) & mask)) << 2;
}

// V_PERMLANE_UP_B32
//   declare old : 32'U[32];
//   mask = (S2.u32 - 1U) & 31U;
//   for i in 0 : 31 do
//     old[i] = VGPR[i][SRC0.u32].u32
//   endfor;
//   for i in 0 : 31 do
//     here = 32'U(i);
//     place = here & mask;
//     from = place < S1.u32 ? here : here - S1.u32;
//     if EXEC.u64[i] then
//       VGPR[i][VDST.u32].u32 = old[from & 31U]
//     endif
//   endfor
template <class Files>
constexpr void v_permlane_up_b32(
    uint32_t s1, uint32_t s2, uint64_t exec, uint32_t src0_number, uint32_t dst_number, Files& files) {
  const uint32_t mask = (s2 - 1u) & 31u;
  std::array<uint32_t, 32> old{};
  for (uint32_t i = 0; i < 32; ++i) {
    old[i] = files.vgpr(i, src0_number);
  }
  for (uint32_t i = 0; i < 32; ++i) {
    const uint32_t here = i;
    const uint32_t place = here & mask;
    const uint32_t from = place < s1 ? here : here - s1;
    if (bit(exec, i)) {
      files.set_vgpr(i, dst_number, old[from & 31u]);
    }
  }
}

// V_PERMLANE_XOR_B32
//   declare old : 32'U[32];
//   mask = (S2.u32 - 1U) & 31U;
//   for i in 0 : 31 do
//     old[i] = VGPR[i][SRC0.u32].u32
//   endfor;
//   for i in 0 : 31 do
//     here = 32'U(i);
//     place = here & mask;
//     from = (S1.u32 >= 32U) || ((here ^ S1.u32) > here - place + mask) ? here : here ^ S1.u32;
//     if EXEC.u64[i] then
//       VGPR[i][VDST.u32].u32 = old[from & 31U]
//     endif
//   endfor
template <class Files>
constexpr void v_permlane_xor_b32(
    uint32_t s1, uint32_t s2, uint64_t exec, uint32_t src0_number, uint32_t dst_number, Files& files) {
  const uint32_t mask = (s2 - 1u) & 31u;
  std::array<uint32_t, 32> old{};
  for (uint32_t i = 0; i < 32; ++i) {
    old[i] = files.vgpr(i, src0_number);
  }
  for (uint32_t i = 0; i < 32; ++i) {
    const uint32_t here = i;
    const uint32_t place = here & mask;
    const uint32_t from = s1 >= 32u || (here ^ s1) > here - place + mask ? here : here ^ s1;
    if (bit(exec, i)) {
      files.set_vgpr(i, dst_number, old[from & 31u]);
    }
  }
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
