// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: eb6a8a91cc4eb32c
// vop3_cvt_small operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/vop3_cvt_small.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

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

}  // namespace lockstep::cdna3
