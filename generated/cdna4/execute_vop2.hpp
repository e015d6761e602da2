// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: 1c2f81979ccaa724
// vop2 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna4/semantics/vop2.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::cdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_dot2c_f32_bf16([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2c_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.neg, in.abs, in.mode);
}

}  // namespace lockstep::cdna4::on_lane
