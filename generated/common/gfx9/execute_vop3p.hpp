// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 224307f628e769fd
// vop3p operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx9/semantics/vop3p.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::common::gfx9::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_dot2_f32_bf16([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dot2_f32_bf16(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_pk_max_f16([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_max_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void v_pk_min_f16([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_pk_min_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

}  // namespace lockstep::common::gfx9::on_lane
