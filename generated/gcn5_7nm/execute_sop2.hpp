// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop2.xml.
// Hash of what this file is made of: 1718e8d4e50b198f
// sop2 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "gcn5_7nm/semantics/sop2.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::gcn5_7nm::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_max_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_max_i32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_max_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_max_u32(uint32_t(in.s0), uint32_t(in.s1));
  out.d0 = result.d0;
  out.scc = result.scc;
}

}  // namespace lockstep::gcn5_7nm::on_lane
