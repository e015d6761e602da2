// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: afd1a540d6640410
// vop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/vop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_mov_b16([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mov_b16(uint32_t(in.s0));
}

}  // namespace lockstep::rdna4::on_lane
