// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: 7f3d9867b8ee5d63
// sop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna5/semantics/sop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::cdna5::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_add_pc_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_add_pc_i64(in.s0, in.next_pc);
}

}  // namespace lockstep::cdna5::on_lane
