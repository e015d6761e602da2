// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: e419a82142e02ed4
// vop3_cvt_small operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna4/opcodes.hpp"
#include "cdna4/semantics/vop3_cvt_small.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna4 {

/// Runs one vop3_cvt_small operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_vop3_cvt_small(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, [[maybe_unused]] Files& files) {
  using std::uint32_t;
  switch (opcode) {

    case Opcode::v_cvt_f32_bf8:
      out.d0 = sem::v_cvt_f32_bf8(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_f32_fp8:
      out.d0 = sem::v_cvt_f32_fp8(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_pk_bf8_f32:
      out.d0 = sem::v_cvt_pk_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_pk_f32_bf8:
      out.d0 = sem::v_cvt_pk_f32_bf8(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_pk_f32_fp8:
      out.d0 = sem::v_cvt_pk_f32_fp8(uint32_t(in.s0), in.mode);
      return true;

    case Opcode::v_cvt_pk_fp8_f32:
      out.d0 = sem::v_cvt_pk_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_2xpk16_bf6_f32:
      sem::v_cvt_scalef32_2xpk16_bf6_f32(Bits<512>::from_dwords(in.wide->s0), Bits<512>::from_dwords(in.wide->s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_2xpk16_fp6_f32:
      sem::v_cvt_scalef32_2xpk16_fp6_f32(Bits<512>::from_dwords(in.wide->s0), Bits<512>::from_dwords(in.wide->s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_f16_bf8:
      out.d0 = sem::v_cvt_scalef32_f16_bf8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_f16_fp8:
      out.d0 = sem::v_cvt_scalef32_f16_fp8(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_f32_bf8:
      out.d0 = sem::v_cvt_scalef32_f32_bf8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_f32_fp8:
      out.d0 = sem::v_cvt_scalef32_f32_fp8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk32_bf16_bf6:
      sem::v_cvt_scalef32_pk32_bf16_bf6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk32_bf16_fp6:
      sem::v_cvt_scalef32_pk32_bf16_fp6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk32_bf6_bf16:
      sem::v_cvt_scalef32_pk32_bf6_bf16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk32_bf6_f16:
      sem::v_cvt_scalef32_pk32_bf6_f16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk32_f16_bf6:
      sem::v_cvt_scalef32_pk32_f16_bf6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk32_f16_fp6:
      sem::v_cvt_scalef32_pk32_f16_fp6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk32_f32_bf6:
      sem::v_cvt_scalef32_pk32_f32_bf6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk32_f32_fp6:
      sem::v_cvt_scalef32_pk32_f32_fp6(Bits<192>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk32_fp6_bf16:
      sem::v_cvt_scalef32_pk32_fp6_bf16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk32_fp6_f16:
      sem::v_cvt_scalef32_pk32_fp6_f16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_pk_bf16_bf8:
      out.d0 = sem::v_cvt_scalef32_pk_bf16_bf8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_bf16_fp4:
      out.d0 = sem::v_cvt_scalef32_pk_bf16_fp4(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_bf16_fp8:
      out.d0 = sem::v_cvt_scalef32_pk_bf16_fp8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_bf8_bf16:
      out.d0 = sem::v_cvt_scalef32_pk_bf8_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_bf8_f16:
      out.d0 = sem::v_cvt_scalef32_pk_bf8_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_bf8_f32:
      out.d0 = sem::v_cvt_scalef32_pk_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_f16_bf8:
      out.d0 = sem::v_cvt_scalef32_pk_f16_bf8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_f16_fp4:
      out.d0 = sem::v_cvt_scalef32_pk_f16_fp4(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_f16_fp8:
      out.d0 = sem::v_cvt_scalef32_pk_f16_fp8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_f32_bf8:
      out.d0 = sem::v_cvt_scalef32_pk_f32_bf8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_f32_fp4:
      out.d0 = sem::v_cvt_scalef32_pk_f32_fp4(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_f32_fp8:
      out.d0 = sem::v_cvt_scalef32_pk_f32_fp8(uint32_t(in.s0), uint32_t(in.s1), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_fp4_bf16:
      out.d0 = sem::v_cvt_scalef32_pk_fp4_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_fp4_f16:
      out.d0 = sem::v_cvt_scalef32_pk_fp4_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_fp4_f32:
      out.d0 = sem::v_cvt_scalef32_pk_fp4_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_fp8_bf16:
      out.d0 = sem::v_cvt_scalef32_pk_fp8_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_fp8_f16:
      out.d0 = sem::v_cvt_scalef32_pk_fp8_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_pk_fp8_f32:
      out.d0 = sem::v_cvt_scalef32_pk_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_sr_bf8_bf16:
      out.d0 = sem::v_cvt_scalef32_sr_bf8_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_sr_bf8_f16:
      out.d0 = sem::v_cvt_scalef32_sr_bf8_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_sr_bf8_f32:
      out.d0 = sem::v_cvt_scalef32_sr_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_sr_fp8_bf16:
      out.d0 = sem::v_cvt_scalef32_sr_fp8_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_sr_fp8_f16:
      out.d0 = sem::v_cvt_scalef32_sr_fp8_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_sr_fp8_f32:
      out.d0 = sem::v_cvt_scalef32_sr_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_sr_pk32_bf6_bf16:
      sem::v_cvt_scalef32_sr_pk32_bf6_bf16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_sr_pk32_bf6_f16:
      sem::v_cvt_scalef32_sr_pk32_bf6_f16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_sr_pk32_bf6_f32:
      sem::v_cvt_scalef32_sr_pk32_bf6_f32(Bits<1024>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_sr_pk32_fp6_bf16:
      sem::v_cvt_scalef32_sr_pk32_fp6_bf16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_sr_pk32_fp6_f16:
      sem::v_cvt_scalef32_sr_pk32_fp6_f16(Bits<512>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_sr_pk32_fp6_f32:
      sem::v_cvt_scalef32_sr_pk32_fp6_f32(Bits<1024>::from_dwords(in.wide->s0), uint32_t(in.s1), uint32_t(in.s2), in.mode).to_dwords(*out.wide);
      return true;

    case Opcode::v_cvt_scalef32_sr_pk_fp4_bf16:
      out.d0 = sem::v_cvt_scalef32_sr_pk_fp4_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_sr_pk_fp4_f16:
      out.d0 = sem::v_cvt_scalef32_sr_pk_fp4_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_scalef32_sr_pk_fp4_f32:
      out.d0 = sem::v_cvt_scalef32_sr_pk_fp4_f32(in.s0, uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_sr_bf8_f32:
      out.d0 = sem::v_cvt_sr_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;

    case Opcode::v_cvt_sr_fp8_f32:
      out.d0 = sem::v_cvt_sr_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
      return true;
    default:
      return false;
  }
}

}  // namespace lockstep::cdna4
