// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: 041a3b8dc1b61906
// vop3_cvt_small operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/vop3_cvt_small.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cvt_pk_bf8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_pk_fp8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_sr_bf8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_sr_bf8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

template <class Out>
constexpr void v_cvt_sr_fp8_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_sr_fp8_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.op_sel, in.mode);
}

}  // namespace lockstep::rdna4::on_lane
