// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_div.xml.
// Hash of what this file is made of: 262bfebf85fb9119
// vop3_div operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop3_div.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_div_fixup_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_div_fixup_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_div_fixup_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_div_fixup_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_div_fixup_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_div_fixup_f64(in.s0, in.s1, in.s2, in.mode);
}

template <class Out>
constexpr void v_div_fmas_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_div_fmas_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.vcc_lane, in.mode);
}

template <class Out>
constexpr void v_div_fmas_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_div_fmas_f64(in.s0, in.s1, in.s2, in.vcc_lane, in.mode);
}

template <class Out>
constexpr void v_div_scale_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_div_scale_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
  out.d0 = result.d0;
  out.d1 = result.d1;
}

template <class Out>
constexpr void v_div_scale_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::v_div_scale_f64(in.s0, in.s1, in.s2, in.mode);
  out.d0 = result.d0;
  out.d1 = result.d1;
}

}  // namespace lockstep::common::on_lane
