// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: e3671d2a33ab1904
// vop3p operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "gcn5/semantics/vop3p.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::gcn5::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_mad_mixhi_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_mixhi_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_mad_mixlo_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_mixlo_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), uint32_t(in.d0), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

template <class Out>
constexpr void v_mad_mix_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mad_mix_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.clamp, in.op_sel, in.op_sel_hi, in.neg, in.neg_hi, in.mode);
}

}  // namespace lockstep::gcn5::on_lane
