// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopd3.xml.
// Hash of what this file is made of: f405481cd29c7eae
// vopd3 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vopd3.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_dual_add_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_add_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_dual_ashrrev_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_ashrrev_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_dual_bitop2_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_bitop2_b32(uint32_t(in.s0), uint32_t(in.s1), in.imm);
}

template <class Out>
constexpr void v_dual_fma_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_fma_f32(uint32_t(in.s0), uint32_t(in.s1), uint32_t(in.s2), in.mode);
}

template <class Out>
constexpr void v_dual_fma_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_fma_f64(in.s0, in.s1, in.s2, in.mode);
}

template <class Out>
constexpr void v_dual_lshrrev_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_lshrrev_b32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_dual_max_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_max_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_dual_max_num_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_max_num_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_dual_min_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_min_i32(uint32_t(in.s0), uint32_t(in.s1));
}

template <class Out>
constexpr void v_dual_min_num_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_min_num_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_dual_mul_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_mul_f64(in.s0, in.s1, in.mode);
}

template <class Out>
constexpr void v_dual_sub_nc_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_dual_sub_nc_u32(uint32_t(in.s0), uint32_t(in.s1));
}

}  // namespace lockstep::common::on_lane
