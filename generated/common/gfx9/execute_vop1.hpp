// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: 06d5e0bb4944e0d5
// vop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna4/semantics/vop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::cdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_exp_legacy_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_exp_legacy_f32(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_log_legacy_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_log_legacy_f32(uint32_t(in.s0), in.mode);
}

template <class Out, class Files>
constexpr void v_permlane16_swap_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane16_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void v_permlane32_swap_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::v_permlane32_swap_b32(in.exec, in.op_sel, in.src0_number, in.dst_number, files);
}

}  // namespace lockstep::cdna4::on_lane
