// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: 6efb92ee4afcb6d3
// What the vop1 operations compute: one pure function each, its pseudocode above it.
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



namespace lockstep::common::gfx9::sem {


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

// V_PERMLANE16_SWAP_B32
//   declare low : 32'U;
//   declare high : 32'U;
//   for lane in 0 : 63 do
//     if (lane & 16) == 0 then
//       low = VGPR[lane][SRC0.u32].u32;
//       high = VGPR[lane + 16][VDST.u32].u32;
//       if EXEC.u64[lane] then
//         if EXEC.u64[lane + 16] || OPSEL[0] then
//           VGPR[lane][SRC0.u32].u32 = high
//         elsif OPSEL[1] then
//           VGPR[lane][SRC0.u32].u32 = 0U
//         endif
//       endif;
//       if EXEC.u64[lane + 16] then
//         if EXEC.u64[lane] || OPSEL[0] then
//           VGPR[lane + 16][VDST.u32].u32 = low
//         elsif OPSEL[1] then
//           VGPR[lane + 16][VDST.u32].u32 = 0U
//         endif
//       endif
//     endif
//   endfor
template <class Files>
constexpr void v_permlane16_swap_b32(
    uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t dst_number, Files& files) {
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    if ((lane_ & 16u) == 0) {
      const uint32_t low = files.vgpr(lane_, src0_number);
      const uint32_t high = files.vgpr(lane_ + 16u, dst_number);
      if (bit(exec, lane_)) {
        if (bit(exec, lane_ + 16u) || bit(op_sel, 0)) {
          files.set_vgpr(lane_, src0_number, high);
        } else if (bit(op_sel, 1)) {
          files.set_vgpr(lane_, src0_number, 0);
        }
      }
      if (bit(exec, lane_ + 16u)) {
        if (bit(exec, lane_) || bit(op_sel, 0)) {
          files.set_vgpr(lane_ + 16u, dst_number, low);
        } else if (bit(op_sel, 1)) {
          files.set_vgpr(lane_ + 16u, dst_number, 0);
        }
      }
    }
  }
}

// V_PERMLANE32_SWAP_B32
//   declare low : 32'U;
//   declare high : 32'U;
//   for lane in 0 : 63 do
//     if (lane & 32) == 0 then
//       low = VGPR[lane][SRC0.u32].u32;
//       high = VGPR[lane + 32][VDST.u32].u32;
//       if EXEC.u64[lane] then
//         if EXEC.u64[lane + 32] || OPSEL[0] then
//           VGPR[lane][SRC0.u32].u32 = high
//         elsif OPSEL[1] then
//           VGPR[lane][SRC0.u32].u32 = 0U
//         endif
//       endif;
//       if EXEC.u64[lane + 32] then
//         if EXEC.u64[lane] || OPSEL[0] then
//           VGPR[lane + 32][VDST.u32].u32 = low
//         elsif OPSEL[1] then
//           VGPR[lane + 32][VDST.u32].u32 = 0U
//         endif
//       endif
//     endif
//   endfor
template <class Files>
constexpr void v_permlane32_swap_b32(
    uint64_t exec, uint32_t op_sel, uint32_t src0_number, uint32_t dst_number, Files& files) {
  for (uint32_t lane_ = 0; lane_ < 64; ++lane_) {
    if ((lane_ & 32u) == 0) {
      const uint32_t low = files.vgpr(lane_, src0_number);
      const uint32_t high = files.vgpr(lane_ + 32u, dst_number);
      if (bit(exec, lane_)) {
        if (bit(exec, lane_ + 32u) || bit(op_sel, 0)) {
          files.set_vgpr(lane_, src0_number, high);
        } else if (bit(op_sel, 1)) {
          files.set_vgpr(lane_, src0_number, 0);
        }
      }
      if (bit(exec, lane_ + 32u)) {
        if (bit(exec, lane_) || bit(op_sel, 0)) {
          files.set_vgpr(lane_ + 32u, dst_number, low);
        } else if (bit(op_sel, 1)) {
          files.set_vgpr(lane_ + 32u, dst_number, 0);
        }
      }
    }
  }
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx9::sem
