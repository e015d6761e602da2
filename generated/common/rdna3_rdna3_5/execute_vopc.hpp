// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopc.xml.
// Hash of what this file is made of: 778c604b283ec263
// vopc operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/rdna3_rdna3_5/semantics/vopc.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::rdna3_rdna3_5::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cmpx_f_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_f16();
}

template <class Out>
constexpr void v_cmpx_f_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_f32();
}

template <class Out>
constexpr void v_cmpx_f_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_f64();
}

template <class Out>
constexpr void v_cmpx_f_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_i32();
}

template <class Out>
constexpr void v_cmpx_f_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_i64();
}

template <class Out>
constexpr void v_cmpx_f_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_u32();
}

template <class Out>
constexpr void v_cmpx_f_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_f_u64();
}

template <class Out>
constexpr void v_cmpx_t_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_i32();
}

template <class Out>
constexpr void v_cmpx_t_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_i64();
}

template <class Out>
constexpr void v_cmpx_t_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_u32();
}

template <class Out>
constexpr void v_cmpx_t_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_u64();
}

}  // namespace lockstep::common::rdna3_rdna3_5::on_lane
