// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_float.xml.
// Hash of what this file is made of: 87419eb33aaf1b22
// vop3_float operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/vop3_float.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one vop3_float operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_vop3_float(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, [[maybe_unused]] Files& files) {
  using std::uint32_t;
  switch (opcode) {

    case Opcode::v_add_f64:
      out.d0 = sem::v_add_f64(in.s0, in.s1, in.mode);
      return true;

    case Opcode::v_cubeid_f32:
      out.d0 = sem::v_cubeid_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_cubema_f32:
      out.d0 = sem::v_cubema_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_cubesc_f32:
      out.d0 = sem::v_cubesc_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_cubetc_f32:
      out.d0 = sem::v_cubetc_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_cvt_pkaccum_u8_f32:
      out.d0 = sem::v_cvt_pkaccum_u8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.mode);
      return true;

    case Opcode::v_cvt_pknorm_i16_f16:
      out.d0 = sem::v_cvt_pknorm_i16_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_cvt_pknorm_i16_f32:
      out.d0 = sem::v_cvt_pknorm_i16_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_cvt_pknorm_u16_f16:
      out.d0 = sem::v_cvt_pknorm_u16_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_cvt_pknorm_u16_f32:
      out.d0 = sem::v_cvt_pknorm_u16_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_cvt_pkrtz_f16_f32:
      out.d0 = sem::v_cvt_pkrtz_f16_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_cvt_pk_u8_f32:
      out.d0 = sem::v_cvt_pk_u8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_fma_f16:
      out.d0 = sem::v_fma_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_fma_f32:
      out.d0 = sem::v_fma_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_fma_f64:
      out.d0 = sem::v_fma_f64(in.s0, in.s1, in.s2, in.mode);
      return true;

    case Opcode::v_fma_legacy_f16:
      out.d0 = sem::v_fma_legacy_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_ldexp_f32:
      out.d0 = sem::v_ldexp_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_ldexp_f64:
      out.d0 = sem::v_ldexp_f64(in.s0, uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_mad_f16:
      out.d0 = sem::v_mad_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_mad_legacy_f16:
      out.d0 = sem::v_mad_legacy_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_max3_f16:
      out.d0 = sem::v_max3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_max3_f32:
      out.d0 = sem::v_max3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_med3_f16:
      out.d0 = sem::v_med3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_med3_f32:
      out.d0 = sem::v_med3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_min3_f16:
      out.d0 = sem::v_min3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_min3_f32:
      out.d0 = sem::v_min3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_mul_f64:
      out.d0 = sem::v_mul_f64(in.s0, in.s1, in.mode);
      return true;

    case Opcode::v_mul_legacy_f32:
      out.d0 = sem::v_mul_legacy_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_pack_b32_f16:
      out.d0 = sem::v_pack_b32_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
      return true;

    case Opcode::v_trig_preop_f64:
      out.d0 = sem::v_trig_preop_f64(in.s0, uint32_t(in.s1), in.mode);
      return true;
    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
