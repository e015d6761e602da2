// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: df7ba16867124c81
// vop3_cvt_small operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/vop3_cvt_small.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cvt_pk_bf8_f32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_pk_fp8_f32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_sr_bf8_f32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_sr_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_sr_fp8_f32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_sr_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

}  // namespace lockstep::rdna4::on_lane
