// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopd.xml.
// Hash of what this file is made of: c722a70f817c9e56
// vopd operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx11/semantics/vopd.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx11::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_dual_max_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_max_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_dual_min_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_min_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

}  // namespace lockstep::common::gfx11::on_lane
