// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: 5612aa33c3a5a918
// vop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx9/semantics/vop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput: templates, so that programs which run nothing leave these alone.
namespace lockstep::common::gfx9::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void v_permlane16_swap_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane16_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlane32_swap_b32([[maybe_unused]] const LaneInput& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane32_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::common::gfx9::on_lane
