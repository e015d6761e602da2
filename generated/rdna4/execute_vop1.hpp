// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: 9e2cb03b9950d8e9
// vop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/vop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_mov_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_mov_b16(uint32_t(in.s0));
}

}  // namespace lockstep::rdna4::on_lane
