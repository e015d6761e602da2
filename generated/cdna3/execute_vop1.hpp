// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: ef6335cbecb5f0c6
// vop1 operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/vop1.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one vop1 operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_vop1(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, Files& files) {
  using std::uint32_t;
  switch (opcode) {

    case Opcode::v_accvgpr_mov_b32:
      out.d0 = sem::v_accvgpr_mov_b32(uint32_t(in.s0));
      return true;

    case Opcode::v_bfrev_b32:
      out.d0 = sem::v_bfrev_b32(uint32_t(in.s0));
      return true;

    case Opcode::v_ceil_f16:
      out.d0 = sem::v_ceil_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_ceil_f32:
      out.d0 = sem::v_ceil_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_ceil_f64:
      out.d0 = sem::v_ceil_f64(in.s0, in.mode);
      return true;

    case Opcode::v_clrexcp:
      sem::v_clrexcp(files);
      return true;

    case Opcode::v_cos_f16:
      out.d0 = sem::v_cos_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cos_f32:
      out.d0 = sem::v_cos_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f16_f32:
      out.d0 = sem::v_cvt_f16_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f16_i16:
      out.d0 = sem::v_cvt_f16_i16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f16_u16:
      out.d0 = sem::v_cvt_f16_u16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f32_f16:
      out.d0 = sem::v_cvt_f32_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f32_f64:
      out.d0 = sem::v_cvt_f32_f64(in.s0, in.mode);
      return true;

    case Opcode::v_cvt_f32_i32:
      out.d0 = sem::v_cvt_f32_i32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f32_u32:
      out.d0 = sem::v_cvt_f32_u32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f32_ubyte0:
      out.d0 = sem::v_cvt_f32_ubyte0(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f32_ubyte1:
      out.d0 = sem::v_cvt_f32_ubyte1(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f32_ubyte2:
      out.d0 = sem::v_cvt_f32_ubyte2(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f32_ubyte3:
      out.d0 = sem::v_cvt_f32_ubyte3(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f64_f32:
      out.d0 = sem::v_cvt_f64_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f64_i32:
      out.d0 = sem::v_cvt_f64_i32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f64_u32:
      out.d0 = sem::v_cvt_f64_u32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_flr_i32_f32:
      out.d0 = sem::v_cvt_flr_i32_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_i16_f16:
      out.d0 = sem::v_cvt_i16_f16(uint32_t(in.s0));
      return true;

    case Opcode::v_cvt_i32_f32:
      out.d0 = sem::v_cvt_i32_f32(uint32_t(in.s0));
      return true;

    case Opcode::v_cvt_i32_f64:
      out.d0 = sem::v_cvt_i32_f64(in.s0);
      return true;

    case Opcode::v_cvt_norm_i16_f16:
      out.d0 = sem::v_cvt_norm_i16_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_norm_u16_f16:
      out.d0 = sem::v_cvt_norm_u16_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_off_f32_i4:
      out.d0 = sem::v_cvt_off_f32_i4(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_rpi_i32_f32:
      out.d0 = sem::v_cvt_rpi_i32_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_u16_f16:
      out.d0 = sem::v_cvt_u16_f16(uint32_t(in.s0));
      return true;

    case Opcode::v_cvt_u32_f32:
      out.d0 = sem::v_cvt_u32_f32(uint32_t(in.s0));
      return true;

    case Opcode::v_cvt_u32_f64:
      out.d0 = sem::v_cvt_u32_f64(in.s0);
      return true;

    case Opcode::v_exp_f16:
      out.d0 = sem::v_exp_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_exp_f32:
      out.d0 = sem::v_exp_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_ffbh_i32:
      out.d0 = sem::v_ffbh_i32(uint32_t(in.s0));
      return true;

    case Opcode::v_ffbh_u32:
      out.d0 = sem::v_ffbh_u32(uint32_t(in.s0));
      return true;

    case Opcode::v_ffbl_b32:
      out.d0 = sem::v_ffbl_b32(uint32_t(in.s0));
      return true;

    case Opcode::v_floor_f16:
      out.d0 = sem::v_floor_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_floor_f32:
      out.d0 = sem::v_floor_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_floor_f64:
      out.d0 = sem::v_floor_f64(in.s0, in.mode);
      return true;

    case Opcode::v_fract_f16:
      out.d0 = sem::v_fract_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_fract_f32:
      out.d0 = sem::v_fract_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_fract_f64:
      out.d0 = sem::v_fract_f64(in.s0, in.mode);
      return true;

    case Opcode::v_frexp_exp_i16_f16:
      out.d0 = sem::v_frexp_exp_i16_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_frexp_exp_i32_f32:
      out.d0 = sem::v_frexp_exp_i32_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_frexp_exp_i32_f64:
      out.d0 = sem::v_frexp_exp_i32_f64(in.s0, in.mode);
      return true;

    case Opcode::v_frexp_mant_f16:
      out.d0 = sem::v_frexp_mant_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_frexp_mant_f32:
      out.d0 = sem::v_frexp_mant_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_frexp_mant_f64:
      out.d0 = sem::v_frexp_mant_f64(in.s0, in.mode);
      return true;

    case Opcode::v_log_f16:
      out.d0 = sem::v_log_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_log_f32:
      out.d0 = sem::v_log_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_mov_b32:
      out.d0 = sem::v_mov_b32(uint32_t(in.s0));
      return true;

    case Opcode::v_mov_b64:
      out.d0 = sem::v_mov_b64(in.s0);
      return true;

    case Opcode::v_nop:
      sem::v_nop();
      return true;

    case Opcode::v_not_b32:
      out.d0 = sem::v_not_b32(uint32_t(in.s0));
      return true;

    case Opcode::v_rcp_f16:
      out.d0 = sem::v_rcp_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_rcp_f32:
      out.d0 = sem::v_rcp_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_rcp_f64:
      out.d0 = sem::v_rcp_f64(in.s0, in.mode);
      return true;

    case Opcode::v_rcp_iflag_f32:
      out.d0 = sem::v_rcp_iflag_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_readfirstlane_b32:
      out.d0 = sem::v_readfirstlane_b32(in.exec, in.src0_number, files);
      return true;

    case Opcode::v_rndne_f16:
      out.d0 = sem::v_rndne_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_rndne_f32:
      out.d0 = sem::v_rndne_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_rndne_f64:
      out.d0 = sem::v_rndne_f64(in.s0, in.mode);
      return true;

    case Opcode::v_rsq_f16:
      out.d0 = sem::v_rsq_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_rsq_f32:
      out.d0 = sem::v_rsq_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_rsq_f64:
      out.d0 = sem::v_rsq_f64(in.s0, in.mode);
      return true;

    case Opcode::v_sat_pk_u8_i16:
      out.d0 = sem::v_sat_pk_u8_i16(uint32_t(in.s0));
      return true;

    case Opcode::v_sin_f16:
      out.d0 = sem::v_sin_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_sin_f32:
      out.d0 = sem::v_sin_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_sqrt_f16:
      out.d0 = sem::v_sqrt_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_sqrt_f32:
      out.d0 = sem::v_sqrt_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_sqrt_f64:
      out.d0 = sem::v_sqrt_f64(in.s0, in.mode);
      return true;
    case Opcode::v_swap_b32: {
      const auto result = sem::v_swap_b32(uint32_t(in.s0), uint32_t(in.d0));
      out.d0 = result.d0;
      out.s0 = result.s0;
      return true;
    }


    case Opcode::v_trunc_f16:
      out.d0 = sem::v_trunc_f16(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_trunc_f32:
      out.d0 = sem::v_trunc_f32(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_trunc_f64:
      out.d0 = sem::v_trunc_f64(in.s0, in.mode);
      return true;
    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
