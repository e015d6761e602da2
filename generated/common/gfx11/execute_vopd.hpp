// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopd.xml.
// Hash of what this file is made of: cb8f1af6c56305dd
// vopd operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx11/semantics/vopd.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::common::gfx11::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_dual_max_f32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_max_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_dual_min_f32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_min_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

}  // namespace lockstep::common::gfx11::on_lane
