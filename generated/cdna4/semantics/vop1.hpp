// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: 186250978c7d2716
// What the vop1 operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
// well are in generated/common.
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
#include "common/semantics/vop1.hpp"


namespace lockstep::cdna4::sem {
using common::sem::v_accvgpr_mov_b32;
using common::sem::v_bfrev_b32;
using common::sem::v_ceil_f16;
using common::sem::v_ceil_f32;
using common::sem::v_ceil_f64;
using common::sem::v_clrexcp;
using common::sem::v_cos_f16;
using common::sem::v_cos_f32;
using common::sem::v_cvt_f16_f32;
using common::sem::v_cvt_f16_i16;
using common::sem::v_cvt_f16_u16;
using common::sem::v_cvt_f32_bf16;
using common::sem::v_cvt_f32_f16;
using common::sem::v_cvt_f32_f64;
using common::sem::v_cvt_f32_i32;
using common::sem::v_cvt_f32_u32;
using common::sem::v_cvt_f32_ubyte0;
using common::sem::v_cvt_f32_ubyte1;
using common::sem::v_cvt_f32_ubyte2;
using common::sem::v_cvt_f32_ubyte3;
using common::sem::v_cvt_f64_f32;
using common::sem::v_cvt_f64_i32;
using common::sem::v_cvt_f64_u32;
using common::sem::v_cvt_flr_i32_f32;
using common::sem::v_cvt_i16_f16;
using common::sem::v_cvt_i32_f32;
using common::sem::v_cvt_i32_f64;
using common::sem::v_cvt_norm_i16_f16;
using common::sem::v_cvt_norm_u16_f16;
using common::sem::v_cvt_off_f32_i4;
using common::sem::v_cvt_rpi_i32_f32;
using common::sem::v_cvt_u16_f16;
using common::sem::v_cvt_u32_f32;
using common::sem::v_cvt_u32_f64;
using common::sem::v_exp_f16;
using common::sem::v_exp_f32;
using common::sem::v_ffbh_i32;
using common::sem::v_ffbh_u32;
using common::sem::v_ffbl_b32;
using common::sem::v_floor_f16;
using common::sem::v_floor_f32;
using common::sem::v_floor_f64;
using common::sem::v_fract_f16;
using common::sem::v_fract_f32;
using common::sem::v_fract_f64;
using common::sem::v_frexp_exp_i16_f16;
using common::sem::v_frexp_exp_i32_f32;
using common::sem::v_frexp_exp_i32_f64;
using common::sem::v_frexp_mant_f16;
using common::sem::v_frexp_mant_f32;
using common::sem::v_frexp_mant_f64;
using common::sem::v_log_f16;
using common::sem::v_log_f32;
using common::sem::v_mov_b32;
using common::sem::v_mov_b64;
using common::sem::v_nop;
using common::sem::v_not_b32;
using common::sem::v_prng_b32;
using common::sem::v_rcp_f16;
using common::sem::v_rcp_f32;
using common::sem::v_rcp_f64;
using common::sem::v_rcp_iflag_f32;
using common::sem::v_readfirstlane_b32;
using common::sem::v_rndne_f16;
using common::sem::v_rndne_f32;
using common::sem::v_rndne_f64;
using common::sem::v_rsq_f16;
using common::sem::v_rsq_f32;
using common::sem::v_rsq_f64;
using common::sem::v_sat_pk_u8_i16;
using common::sem::v_sin_f16;
using common::sem::v_sin_f32;
using common::sem::v_sqrt_f16;
using common::sem::v_sqrt_f32;
using common::sem::v_sqrt_f64;
using common::sem::v_swap_b32;
using common::sem::v_trunc_f16;
using common::sem::v_trunc_f32;
using common::sem::v_trunc_f64;

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

// V_EXP_LEGACY_F32
//   D0.f32 = exp2(S0.f32)
template <class M>
constexpr uint32_t v_exp_legacy_f32(uint32_t s0, const M& mode) {
  return fp::exp2(as_f32(s0), mode).bits;
}

// V_LOG_LEGACY_F32
//   D0.f32 = log2(S0.f32)
template <class M>
constexpr uint32_t v_log_legacy_f32(uint32_t s0, const M& mode) {
  return fp::log2(as_f32(s0), mode).bits;
}

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

}  // namespace lockstep::cdna4::sem
