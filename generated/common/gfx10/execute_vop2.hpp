// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: 0b4c612c337c645c
// vop2 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx10/semantics/vop2.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx10::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_ashrrev_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ashrrev_i16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_ashrrev_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_ashrrev_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_lshlrev_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshlrev_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_lshlrev_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshlrev_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_lshrrev_b16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshrrev_b16(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_lshrrev_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_lshrrev_b32(uint32_t(in.s0), uint32_t(in.s1));
}

}  // namespace lockstep::common::gfx10::on_lane
