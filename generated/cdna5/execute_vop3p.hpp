// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 4849479470b68b69
// vop3p operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna5/semantics/vop3p.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::cdna5::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_pk_maximum_f16([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_maximum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_minimum_f16([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_minimum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

}  // namespace lockstep::cdna5::on_lane
