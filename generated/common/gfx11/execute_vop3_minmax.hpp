// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_minmax.xml.
// Hash of what this file is made of: e49da3e17452e476
// vop3_minmax operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx11/semantics/vop3_minmax.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx11::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_maxmin_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_maxmin_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_maxmin_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_maxmin_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_minmax_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_minmax_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_minmax_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_minmax_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

}  // namespace lockstep::common::gfx11::on_lane
