// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_div.xml.
// Hash of what this file is made of: 6cd7e077af2b02ee
// vop3_div operations by opcode: from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna3/opcodes.hpp"
#include "cdna3/semantics/vop3_div.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::cdna3 {

/// Runs one vop3_div operation; false when `opcode` is none.
template <class Files>
constexpr bool execute_vop3_div(Opcode opcode, const LaneInput& in,
                  LaneOutput& out, [[maybe_unused]] Files& files) {
  using std::uint32_t;
  switch (opcode) {

    case Opcode::v_div_fixup_f16:
      out.d0 = sem::v_div_fixup_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_div_fixup_f32:
      out.d0 = sem::v_div_fixup_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_div_fixup_f64:
      out.d0 = sem::v_div_fixup_f64(in.s0, in.s1, in.s2, in.mode);
      return true;

    case Opcode::v_div_fixup_legacy_f16:
      out.d0 = sem::v_div_fixup_legacy_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      return true;

    case Opcode::v_div_fmas_f32:
      out.d0 = sem::v_div_fmas_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.vcc_lane, in.mode);
      return true;

    case Opcode::v_div_fmas_f64:
      out.d0 = sem::v_div_fmas_f64(in.s0, in.s1, in.s2, in.vcc_lane, in.mode);
      return true;
    case Opcode::v_div_scale_f32: {
      const auto result = sem::v_div_scale_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
      out.d0 = result.d0;
      out.d1 = result.d1;
      return true;
    }

    case Opcode::v_div_scale_f64: {
      const auto result = sem::v_div_scale_f64(in.s0, in.s1, in.s2, in.mode);
      out.d0 = result.d0;
      out.d1 = result.d1;
      return true;
    }

    default:
      return false;
  }
}

}  // namespace lockstep::cdna3
