// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: 5084a9c8a693dc6c
// vop2 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx12/semantics/vop2.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx12::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_and_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_and_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_or_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_or_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_xor_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_xor_b16(uint32_t(in.s0), uint32_t(in.s1));
}

}  // namespace lockstep::common::gfx12::on_lane
