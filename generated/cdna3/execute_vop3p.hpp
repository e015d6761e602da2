// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 8baa85f944ae97ae
// vop3p operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/vop3p.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one vop3p operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_vop3p(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, [[maybe_unused]] Files& files) {
  using std::uint32_t;
  switch (opcode) {

    case Opcode::v_accvgpr_read:
      out.d0 = sem::v_accvgpr_read(uint32_t(in.s0));
      return true;

    case Opcode::v_accvgpr_write:
      out.d0 = sem::v_accvgpr_write(uint32_t(in.s0));
      return true;

    case Opcode::v_dot2_f32_f16:
      out.d0 = sem::v_dot2_f32_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_dot2_i32_i16:
      out.d0 = sem::v_dot2_i32_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_dot2_u32_u16:
      out.d0 = sem::v_dot2_u32_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_dot4_i32_i8:
      out.d0 = sem::v_dot4_i32_i8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_dot4_u32_u8:
      out.d0 = sem::v_dot4_u32_u8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_dot8_i32_i4:
      out.d0 = sem::v_dot8_i32_i4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_dot8_u32_u4:
      out.d0 = sem::v_dot8_u32_u4(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_mad_mixhi_f16:
      out.d0 = sem::v_mad_mixhi_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
      return true;

    case Opcode::v_mad_mixlo_f16:
      out.d0 = sem::v_mad_mixlo_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
      return true;

    case Opcode::v_mad_mix_f32:
      out.d0 = sem::v_mad_mix_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
      return true;

    case Opcode::v_pk_add_f16:
      out.d0 = sem::v_pk_add_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_pk_add_f32:
      out.d0 = sem::v_pk_add_f32(in.s0, in.s1, in.mode);
      return true;

    case Opcode::v_pk_add_i16:
      out.d0 = sem::v_pk_add_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_pk_add_u16:
      out.d0 = sem::v_pk_add_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_pk_ashrrev_i16:
      out.d0 = sem::v_pk_ashrrev_i16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_pk_fma_f16:
      out.d0 = sem::v_pk_fma_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_pk_fma_f32:
      out.d0 = sem::v_pk_fma_f32(in.s0, in.s1, in.s2, in.mode);
      return true;

    case Opcode::v_pk_lshlrev_b16:
      out.d0 = sem::v_pk_lshlrev_b16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_pk_lshrrev_b16:
      out.d0 = sem::v_pk_lshrrev_b16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_pk_mad_i16:
      out.d0 = sem::v_pk_mad_i16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_pk_mad_u16:
      out.d0 = sem::v_pk_mad_u16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp);
      return true;

    case Opcode::v_pk_max_f16:
      out.d0 = sem::v_pk_max_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_pk_max_i16:
      out.d0 = sem::v_pk_max_i16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_pk_max_u16:
      out.d0 = sem::v_pk_max_u16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_pk_min_f16:
      out.d0 = sem::v_pk_min_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_pk_min_i16:
      out.d0 = sem::v_pk_min_i16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_pk_min_u16:
      out.d0 = sem::v_pk_min_u16(uint32_t(in.s0), uint32_t(in.s1));
      return true;

    case Opcode::v_pk_mov_b32:
      out.d0 = sem::v_pk_mov_b32(in.s0, in.s1, in.op_sel);
      return true;

    case Opcode::v_pk_mul_f16:
      out.d0 = sem::v_pk_mul_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_pk_mul_f32:
      out.d0 = sem::v_pk_mul_f32(in.s0, in.s1, in.mode);
      return true;

    case Opcode::v_pk_mul_lo_u16:
      out.d0 = sem::v_pk_mul_lo_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_pk_sub_i16:
      out.d0 = sem::v_pk_sub_i16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;

    case Opcode::v_pk_sub_u16:
      out.d0 = sem::v_pk_sub_u16(uint32_t(in.s0), uint32_t(in.s1), in.clamp);
      return true;
    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
