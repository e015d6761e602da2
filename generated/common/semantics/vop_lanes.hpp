// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop_lanes.xml.
// Hash of what this file is made of: b7017cbd01f6ebe0
// What the vop_lanes operations compute: one pure function each, its pseudocode above it.
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

// V_MOVRELD_B32
//   VGPR[laneId][VDST.u32 + M0.u32].b32 = S0.b32
template <class Files>
constexpr void v_movreld_b32(uint32_t s0, uint32_t m0, uint32_t lane, uint32_t dst_number, Files& files) {
  files.set_vgpr(lane, dst_number + m0, s0);
}

// V_MOVRELSD_2_B32
//   VGPR[laneId][VDST.u32 + M0.u32[25 : 16]].b32 = VGPR[laneId][SRC0.u32 + M0.u32[9 : 0]].b32
template <class Files>
constexpr void v_movrelsd_2_b32(
    uint32_t m0, uint32_t lane, uint32_t src0_number, uint32_t dst_number, Files& files) {
  files.set_vgpr(lane, dst_number + (m0 >> 16 & 0x3ff), files.vgpr(lane, src0_number + (m0 & 0x3ff)));
}

// V_MOVRELSD_B32
//   VGPR[laneId][VDST.u32 + M0.u32].b32 = VGPR[laneId][SRC0.u32 + M0.u32].b32
template <class Files>
constexpr void v_movrelsd_b32(
    uint32_t m0, uint32_t lane, uint32_t src0_number, uint32_t dst_number, Files& files) {
  files.set_vgpr(lane, dst_number + m0, files.vgpr(lane, src0_number + m0));
}

// V_MOVRELS_B32
//   D0.b32 = VGPR[laneId][SRC0.u32 + M0.u32].b32
template <class Files>
constexpr uint32_t v_movrels_b32(uint32_t m0, uint32_t lane, uint32_t src0_number, const Files& files) {
  return files.vgpr(lane, src0_number + m0);
}

// V_PERMLANE16_B32
//   declare before : 32'U[64];
//   for lane in 0 : 63 do
//     before[lane] = VGPR[lane][SRC0.u32].u32
//   endfor;
//   selects = { S2.u32, S1.u32 };
//   for lane in 0 : 63 do
//     if EXEC.u64[lane] then
//       from = (lane & 48) + 32'I((selects.u64 >> (32'U(lane & 15) * 4U)) & 15ULL);
//       if EXEC.u64[from] || OPSEL[0] then
//         VGPR[lane][VDST.u32].u32 = before[from]
//       elsif OPSEL[1] then
//         VGPR[lane][VDST.u32].u32 = 0U
//       endif
//     endif
//   endfor
template <class Files>
constexpr void v_permlane16_b32(
    uint32_t s1, uint32_t s2, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t dst_number,
    Files& files) {
  std::array<uint32_t, 64> before{};
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    before[lane_] = files.vgpr(lane_, src0_number);
  }
  const uint64_t selects = (uint64_t{s2} << 32) | uint64_t{s1};
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t from = (lane_ & 48u) + uint32_t((selects >> ((lane_ & 15u) * 4u)) & uint64_t{15});
      if (bit(exec, from) || bit(op_sel, 0)) {
        files.set_vgpr(lane_, dst_number, element(before, from));
      } else if (bit(op_sel, 1)) {
        files.set_vgpr(lane_, dst_number, 0);
      }
    }
  }
}

// V_PERMLANE16_VAR_B32
//   declare before : 32'U[64];
//   for lane in 0 : 63 do
//     before[lane] = VGPR[lane][SRC0.u32].u32
//   endfor;
//   for lane in 0 : 63 do
//     if EXEC.u64[lane] then
//       from = (lane & 48) + 32'I(VGPR[lane][SRC1.u32].u32 & 15U);
//       if EXEC.u64[from] || OPSEL[0] then
//         VGPR[lane][VDST.u32].u32 = before[from]
//       elsif OPSEL[1] then
//         VGPR[lane][VDST.u32].u32 = 0U
//       endif
//     endif
//   endfor
template <class Files>
constexpr void v_permlane16_var_b32(
    uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number, uint32_t dst_number,
    Files& files) {
  std::array<uint32_t, 64> before{};
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    before[lane_] = files.vgpr(lane_, src0_number);
  }
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t from = (lane_ & 48u) + (files.vgpr(lane_, src1_number) & 15u);
      if (bit(exec, from) || bit(op_sel, 0)) {
        files.set_vgpr(lane_, dst_number, element(before, from));
      } else if (bit(op_sel, 1)) {
        files.set_vgpr(lane_, dst_number, 0);
      }
    }
  }
}

// V_PERMLANE64_B32
//   declare before : 32'U[64];
//   if WAVE_STATUS.WAVE64 then
//     for lane in 0 : 63 do
//       before[lane] = VGPR[lane][SRC0.u32].u32
//     endfor;
//     for lane in 0 : 63 do
//       if EXEC.u64[lane] then
//         VGPR[lane][VDST.u32].u32 = before[lane ^ 32]
//       endif
//     endfor
//   endif
template <class Files>
constexpr void v_permlane64_b32(
    uint64_t exec, uint32_t status, uint32_t src0_number, uint32_t dst_number, Files& files) {
  if (bit(status, 29)) {
    std::array<uint32_t, 64> before{};
    for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
      before[lane_] = files.vgpr(lane_, src0_number);
    }
    for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
      if (bit(exec, lane_)) {
        files.set_vgpr(lane_, dst_number, element(before, lane_ ^ 32u));
      }
    }
  }
}

// V_PERMLANEX16_B32
//   declare before : 32'U[64];
//   for lane in 0 : 63 do
//     before[lane] = VGPR[lane][SRC0.u32].u32
//   endfor;
//   selects = { S2.u32, S1.u32 };
//   for lane in 0 : 63 do
//     if EXEC.u64[lane] then
//       from = (lane & 48 ^ 16) + 32'I((selects.u64 >> (32'U(lane & 15) * 4U)) & 15ULL);
//       if EXEC.u64[from] || OPSEL[0] then
//         VGPR[lane][VDST.u32].u32 = before[from]
//       elsif OPSEL[1] then
//         VGPR[lane][VDST.u32].u32 = 0U
//       endif
//     endif
//   endfor
template <class Files>
constexpr void v_permlanex16_b32(
    uint32_t s1, uint32_t s2, uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t dst_number,
    Files& files) {
  std::array<uint32_t, 64> before{};
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    before[lane_] = files.vgpr(lane_, src0_number);
  }
  const uint64_t selects = (uint64_t{s2} << 32) | uint64_t{s1};
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t from = ((lane_ & 48u) ^ 16u) + uint32_t((selects >> ((lane_ & 15u) * 4u)) & uint64_t{15});
      if (bit(exec, from) || bit(op_sel, 0)) {
        files.set_vgpr(lane_, dst_number, element(before, from));
      } else if (bit(op_sel, 1)) {
        files.set_vgpr(lane_, dst_number, 0);
      }
    }
  }
}

// V_PERMLANEX16_VAR_B32
//   declare before : 32'U[64];
//   for lane in 0 : 63 do
//     before[lane] = VGPR[lane][SRC0.u32].u32
//   endfor;
//   for lane in 0 : 63 do
//     if EXEC.u64[lane] then
//       from = (lane & 48 ^ 16) + 32'I(VGPR[lane][SRC1.u32].u32 & 15U);
//       if EXEC.u64[from] || OPSEL[0] then
//         VGPR[lane][VDST.u32].u32 = before[from]
//       elsif OPSEL[1] then
//         VGPR[lane][VDST.u32].u32 = 0U
//       endif
//     endif
//   endfor
template <class Files>
constexpr void v_permlanex16_var_b32(
    uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t src1_number, uint32_t dst_number,
    Files& files) {
  std::array<uint32_t, 64> before{};
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    before[lane_] = files.vgpr(lane_, src0_number);
  }
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    if (bit(exec, lane_)) {
      const uint32_t from = ((lane_ & 48u) ^ 16u) + (files.vgpr(lane_, src1_number) & 15u);
      if (bit(exec, from) || bit(op_sel, 0)) {
        files.set_vgpr(lane_, dst_number, element(before, from));
      } else if (bit(op_sel, 1)) {
        files.set_vgpr(lane_, dst_number, 0);
      }
    }
  }
}

// V_SWAPREL_B32
//   source = SRC0.u32 + M0.u32[9 : 0];
//   target = VDST.u32 + M0.u32[25 : 16];
//   old = VGPR[laneId][target].u32;
//   VGPR[laneId][target].u32 = VGPR[laneId][source].u32;
//   VGPR[laneId][source].u32 = old
template <class Files>
constexpr void v_swaprel_b32(
    uint32_t m0, uint32_t lane, uint32_t src0_number, uint32_t dst_number, Files& files) {
  const uint32_t source = src0_number + (m0 & 0x3ff);
  const uint32_t target = dst_number + (m0 >> 16 & 0x3ff);
  const uint32_t old = files.vgpr(lane, target);
  files.set_vgpr(lane, target, files.vgpr(lane, source));
  files.set_vgpr(lane, source, old);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
