// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 75b670ff5c66eb5c
// vop3p operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx10/semantics/vop3p.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx10::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_pk_max_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_max_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_min_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_min_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

}  // namespace lockstep::common::gfx10::on_lane
