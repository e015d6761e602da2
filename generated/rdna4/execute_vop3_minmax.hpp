// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_minmax.xml.
// Hash of what this file is made of: 08990d415e297377
// vop3_minmax operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/vop3_minmax.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_maximum3_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_maximum3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_maximum3_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_maximum3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_maximumminimum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_maximumminimum_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_maximumminimum_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_maximumminimum_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_maximum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_maximum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_maximum_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_maximum_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_maximum_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_maximum_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_med3_num_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_med3_num_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_med3_num_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_med3_num_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_minimum3_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_minimum3_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_minimum3_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_minimum3_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_minimummaximum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_minimummaximum_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_minimummaximum_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_minimummaximum_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_minimum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_minimum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_minimum_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_minimum_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_minimum_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_minimum_f64(in.s0, in.s1, in.mode);
}

}  // namespace lockstep::rdna4::on_lane
