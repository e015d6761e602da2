// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: 767c09395f96eadb
// vop2 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna4/semantics/vop2.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::cdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_dot2c_f32_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2c_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.d0), in.neg, in.abs, in.mode);
}

}  // namespace lockstep::cdna4::on_lane
