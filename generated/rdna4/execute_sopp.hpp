// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopp.xml.
// Hash of what this file is made of: 2323389095b258de
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
constexpr void s_wait_bvhcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_bvhcnt();
}

template <class Out>
constexpr void s_wait_expcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_expcnt();
}

template <class Out>
constexpr void s_wait_samplecnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_samplecnt();
}

}  // namespace lockstep::rdna4::on_lane
