// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_int.xml.
// Hash of what this file is made of: 264aaea74f8fa06b
// vop3_int operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/vop3_int.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one vop3_int operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_vop3_int(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, Files& files) {
  using std::uint32_t;
  switch (opcode) {

    case Opcode::v_add3_u32:
      out.d0 = sem::v_add3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_add_i16:
      out.d0 = sem::v_add_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_add_i32:
      out.d0 = sem::v_add_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_add_lshl_u32:
      out.d0 = sem::v_add_lshl_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_alignbit_b32:
      out.d0 = sem::v_alignbit_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_alignbyte_b32:
      out.d0 = sem::v_alignbyte_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_and_or_b32:
      out.d0 = sem::v_and_or_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_ashrrev_i64:
      out.d0 = sem::v_ashrrev_i64(uint32_t(in.s0), in.s1);
      return true;

    case Opcode::v_bcnt_u32_b32:
      out.d0 = sem::v_bcnt_u32_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_bfe_i32:
      out.d0 = sem::v_bfe_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_bfe_u32:
      out.d0 = sem::v_bfe_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_bfi_b32:
      out.d0 = sem::v_bfi_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_bfm_b32:
      out.d0 = sem::v_bfm_b32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_cvt_pk_i16_i32:
      out.d0 = sem::v_cvt_pk_i16_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_cvt_pk_u16_u32:
      out.d0 = sem::v_cvt_pk_u16_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_lerp_u8:
      out.d0 = sem::v_lerp_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_lshlrev_b64:
      out.d0 = sem::v_lshlrev_b64(uint32_t(in.s0), in.s1);
      return true;

    case Opcode::v_lshl_add_u32:
      out.d0 = sem::v_lshl_add_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_lshl_add_u64:
      out.d0 = sem::v_lshl_add_u64(in.s0, uint32_t(in.s1), in.s2);
      return true;

    case Opcode::v_lshl_or_b32:
      out.d0 = sem::v_lshl_or_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_lshrrev_b64:
      out.d0 = sem::v_lshrrev_b64(uint32_t(in.s0), in.s1);
      return true;

    case Opcode::v_mad_i16:
      out.d0 = sem::v_mad_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_mad_i32_i16:
      out.d0 = sem::v_mad_i32_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_mad_i32_i24:
      out.d0 = sem::v_mad_i32_i24(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;
    case Opcode::v_mad_i64_i32: {
      const auto result = sem::v_mad_i64_i32(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
      out.d0 = result.d0;
      out.d1 = result.d1;
      return true;
    }


    case Opcode::v_mad_legacy_i16:
      out.d0 = sem::v_mad_legacy_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_mad_legacy_u16:
      out.d0 = sem::v_mad_legacy_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_mad_u16:
      out.d0 = sem::v_mad_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_mad_u32_u16:
      out.d0 = sem::v_mad_u32_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_mad_u32_u24:
      out.d0 = sem::v_mad_u32_u24(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;
    case Opcode::v_mad_u64_u32: {
      const auto result = sem::v_mad_u64_u32(uint32_t(in.s0), uint32_t(in.s1), in.s2, in.clamp);
      out.d0 = result.d0;
      out.d1 = result.d1;
      return true;
    }


    case Opcode::v_max3_i16:
      out.d0 = sem::v_max3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_max3_i32:
      out.d0 = sem::v_max3_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_max3_u16:
      out.d0 = sem::v_max3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_max3_u32:
      out.d0 = sem::v_max3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_mbcnt_hi_u32_b32:
      out.d0 = sem::v_mbcnt_hi_u32_b32(uint32_t(in.s0), uint32_t(in.s1), in.lane);
      return true;

    case Opcode::v_mbcnt_lo_u32_b32:
      out.d0 = sem::v_mbcnt_lo_u32_b32(uint32_t(in.s0), uint32_t(in.s1), in.lane);
      return true;

    case Opcode::v_med3_i16:
      out.d0 = sem::v_med3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_med3_i32:
      out.d0 = sem::v_med3_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_med3_u16:
      out.d0 = sem::v_med3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_med3_u32:
      out.d0 = sem::v_med3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_min3_i16:
      out.d0 = sem::v_min3_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_min3_i32:
      out.d0 = sem::v_min3_i32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_min3_u16:
      out.d0 = sem::v_min3_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_min3_u32:
      out.d0 = sem::v_min3_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_mqsad_pk_u16_u8:
      out.d0 = sem::v_mqsad_pk_u16_u8(in.s0, uint32_t(in.s1), in.s2, in.clamp);
      return true;

    case Opcode::v_mqsad_u32_u8:
      sem::v_mqsad_u32_u8(in.s0, uint32_t(in.s1), Bits<128>::from_dwords(in.wide->s2), in.clamp).to_dwords(*out.wide);
      return true;

    case Opcode::v_msad_u8:
      out.d0 = sem::v_msad_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_mul_hi_i32:
      out.d0 = sem::v_mul_hi_i32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_mul_hi_u32:
      out.d0 = sem::v_mul_hi_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_mul_lo_u32:
      out.d0 = sem::v_mul_lo_u32(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_or3_b32:
      out.d0 = sem::v_or3_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_perm_b32:
      out.d0 = sem::v_perm_b32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;

    case Opcode::v_qsad_pk_u16_u8:
      out.d0 = sem::v_qsad_pk_u16_u8(in.s0, uint32_t(in.s1), in.s2, in.clamp);
      return true;

    case Opcode::v_readlane_b32:
      out.d0 = sem::v_readlane_b32(uint32_t(in.s1), in.src0_number, files);
      return true;

    case Opcode::v_sad_hi_u8:
      out.d0 = sem::v_sad_hi_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_sad_u16:
      out.d0 = sem::v_sad_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_sad_u32:
      out.d0 = sem::v_sad_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_sad_u8:
      out.d0 = sem::v_sad_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_sub_i16:
      out.d0 = sem::v_sub_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_sub_i32:
      out.d0 = sem::v_sub_i32(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_writelane_b32:
      sem::v_writelane_b32(uint32_t(in.s0), uint32_t(in.s1), in.dst_number, files);
      return true;

    case Opcode::v_xad_u32:
      out.d0 = sem::v_xad_u32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2));
      return true;
    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
