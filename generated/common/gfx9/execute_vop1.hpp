// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: e2c55c3a70bb3e8b
// vop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx9/semantics/vop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx9::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void v_permlane16_swap_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane16_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlane32_swap_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane32_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::common::gfx9::on_lane
