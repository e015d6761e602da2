// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_div.xml.
// Hash of what this file is made of: c71a3c930c66ff50
// vop3_div operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx9/semantics/vop3_div.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx9::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_div_fixup_legacy_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_div_fixup_legacy_f16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

}  // namespace lockstep::common::gfx9::on_lane
