// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_float.xml.
// Hash of what this file is made of: 683da5c57822d8d7
// vop3_float operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna4/semantics/vop3_float.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::cdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cvt_sr_bf16_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_sr_bf16_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_sr_f16_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_sr_f16_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

}  // namespace lockstep::cdna4::on_lane
