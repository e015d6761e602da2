// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_scale.xml.
// Hash of what this file is made of: c250a434bfa5ba54
// vop3_cvt_scale operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna5_gfx1251/semantics/vop3_cvt_scale.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::cdna5_gfx1251::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cvt_f32_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_fp8(uint32_t(in.s0), in.clamp, in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_pk_fp8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp, in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_sr_fp8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_sr_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.clamp, in.op_sel, in.mode);
}

}  // namespace lockstep::cdna5_gfx1251::on_lane
