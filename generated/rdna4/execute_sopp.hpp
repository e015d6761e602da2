// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopp.xml.
// Hash of what this file is made of: 8b648bf30cc23c78
// sopp operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/sopp.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_waitcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_waitcnt();
}

}  // namespace lockstep::rdna4::on_lane
