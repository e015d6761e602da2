// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: 845da04dad994466
// vop2 operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/vop2.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one vop2 operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_vop2(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, [[maybe_unused]] Files& files) {
  using std::uint32_t;
  switch (opcode) {
    case Opcode::v_addc_co_u32: {
      const auto result = sem::v_addc_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
      out.d0 = result.d0;
      out.vcc_lane = result.vcc_lane;
      return true;
    }

    case Opcode::v_add_co_u32: {
      const auto result = sem::v_add_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      out.d0 = result.d0;
      out.vcc_lane = result.vcc_lane;
      return true;
    }


    case Opcode::v_add_f16:
      out.d0 = sem::v_add_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_add_f32:
      out.d0 = sem::v_add_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_add_u16:
      out.d0 = sem::v_add_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_add_u32:
      out.d0 = sem::v_add_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_and_b32:
      out.d0 = sem::v_and_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_ashrrev_i16:
      out.d0 = sem::v_ashrrev_i16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_ashrrev_i32:
      out.d0 = sem::v_ashrrev_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_cndmask_b32:
      out.d0 = sem::v_cndmask_b32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane);
      return true;

    case Opcode::v_dot2c_f32_f16:
      out.d0 = sem::v_dot2c_f32_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.neg, in.abs, in.mode);
      return true;

    case Opcode::v_dot2c_i32_i16:
      out.d0 = sem::v_dot2c_i32_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp);
      return true;

    case Opcode::v_dot4c_i32_i8:
      out.d0 = sem::v_dot4c_i32_i8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp);
      return true;

    case Opcode::v_dot8c_i32_i4:
      out.d0 = sem::v_dot8c_i32_i4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp);
      return true;

    case Opcode::v_fmaak_f32:
      out.d0 = sem::v_fmaak_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
      return true;

    case Opcode::v_fmac_f32:
      out.d0 = sem::v_fmac_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
      return true;

    case Opcode::v_fmac_f64:
      out.d0 = sem::v_fmac_f64(in.s0, in.s1, in.d0, in.mode);
      return true;

    case Opcode::v_fmamk_f32:
      out.d0 = sem::v_fmamk_f32(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
      return true;

    case Opcode::v_ldexp_f16:
      out.d0 = sem::v_ldexp_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_lshlrev_b16:
      out.d0 = sem::v_lshlrev_b16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_lshlrev_b32:
      out.d0 = sem::v_lshlrev_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_lshrrev_b16:
      out.d0 = sem::v_lshrrev_b16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_lshrrev_b32:
      out.d0 = sem::v_lshrrev_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_mac_f16:
      out.d0 = sem::v_mac_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
      return true;

    case Opcode::v_madak_f16:
      out.d0 = sem::v_madak_f16(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
      return true;

    case Opcode::v_madmk_f16:
      out.d0 = sem::v_madmk_f16(uint32_t(in.s0), uint32_t(in.s1), in.literal, in.mode);
      return true;

    case Opcode::v_max_f16:
      out.d0 = sem::v_max_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_max_f32:
      out.d0 = sem::v_max_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_max_f64:
      out.d0 = sem::v_max_f64(in.s0, in.s1, in.mode);
      return true;

    case Opcode::v_max_i16:
      out.d0 = sem::v_max_i16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_max_i32:
      out.d0 = sem::v_max_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_max_u16:
      out.d0 = sem::v_max_u16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_max_u32:
      out.d0 = sem::v_max_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_min_f16:
      out.d0 = sem::v_min_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_min_f32:
      out.d0 = sem::v_min_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_min_f64:
      out.d0 = sem::v_min_f64(in.s0, in.s1, in.mode);
      return true;

    case Opcode::v_min_i16:
      out.d0 = sem::v_min_i16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_min_i32:
      out.d0 = sem::v_min_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_min_u16:
      out.d0 = sem::v_min_u16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_min_u32:
      out.d0 = sem::v_min_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_mul_f16:
      out.d0 = sem::v_mul_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_mul_f32:
      out.d0 = sem::v_mul_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_mul_hi_i32_i24:
      out.d0 = sem::v_mul_hi_i32_i24(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_mul_hi_u32_u24:
      out.d0 = sem::v_mul_hi_u32_u24(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_mul_i32_i24:
      out.d0 = sem::v_mul_i32_i24(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_mul_lo_u16:
      out.d0 = sem::v_mul_lo_u16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_mul_u32_u24:
      out.d0 = sem::v_mul_u32_u24(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_or_b32:
      out.d0 = sem::v_or_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_pk_fmac_f16:
      out.d0 = sem::v_pk_fmac_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
      return true;
    case Opcode::v_subbrev_co_u32: {
      const auto result = sem::v_subbrev_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
      out.d0 = result.d0;
      out.vcc_lane = result.vcc_lane;
      return true;
    }

    case Opcode::v_subb_co_u32: {
      const auto result = sem::v_subb_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.vcc_lane, in.clamp);
      out.d0 = result.d0;
      out.vcc_lane = result.vcc_lane;
      return true;
    }

    case Opcode::v_subrev_co_u32: {
      const auto result = sem::v_subrev_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      out.d0 = result.d0;
      out.vcc_lane = result.vcc_lane;
      return true;
    }


    case Opcode::v_subrev_f16:
      out.d0 = sem::v_subrev_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_subrev_f32:
      out.d0 = sem::v_subrev_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_subrev_u16:
      out.d0 = sem::v_subrev_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_subrev_u32:
      out.d0 = sem::v_subrev_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;
    case Opcode::v_sub_co_u32: {
      const auto result = sem::v_sub_co_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      out.d0 = result.d0;
      out.vcc_lane = result.vcc_lane;
      return true;
    }


    case Opcode::v_sub_f16:
      out.d0 = sem::v_sub_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_sub_f32:
      out.d0 = sem::v_sub_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_sub_u16:
      out.d0 = sem::v_sub_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_sub_u32:
      out.d0 = sem::v_sub_u32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_xnor_b32:
      out.d0 = sem::v_xnor_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_xor_b32:
      out.d0 = sem::v_xor_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;
    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
