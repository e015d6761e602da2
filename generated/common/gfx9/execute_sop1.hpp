// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: bd73ae7e72d84847
// sop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx9/semantics/sop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::common::gfx9::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_andn1_saveexec_b64([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn1_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn1_wrexec_b64([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn1_wrexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn2_saveexec_b64([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn2_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_andn2_wrexec_b64([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_andn2_wrexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_orn1_saveexec_b64([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_orn1_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_orn2_saveexec_b64([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_orn2_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

}  // namespace lockstep::common::gfx9::on_lane
