// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: b43911719ce99220
// vop2 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx11/semantics/vop2.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx11::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_and_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_and_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_max_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_max_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_max_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_max_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_min_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_min_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_min_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_min_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_or_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_or_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_xor_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_xor_b16(uint32_t(in.s0), uint32_t(in.s1));
}

}  // namespace lockstep::common::gfx11::on_lane
