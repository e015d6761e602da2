// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1_bf16.xml.
// Hash of what this file is made of: b10d6cdb1d3351e9
// vop1_bf16 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/vop1_bf16.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cos_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cos_bf16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_exp_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_exp_bf16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_log_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_log_bf16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_rcp_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rcp_bf16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_rsq_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_rsq_bf16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_sin_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sin_bf16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_sqrt_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_sqrt_bf16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_tanh_bf16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_tanh_bf16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_tanh_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_tanh_f16(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_tanh_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_tanh_f32(uint32_t(in.s0), in.mode);
}

}  // namespace lockstep::common::on_lane
