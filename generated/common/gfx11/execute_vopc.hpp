// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopc.xml.
// Hash of what this file is made of: 6191e8d87717774e
// vopc operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/gfx11/semantics/vopc.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::gfx11::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cmpx_t_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_f16();
}

template <class Out>
constexpr void v_cmpx_t_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_f32();
}

template <class Out>
constexpr void v_cmpx_t_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.exec_lane = sem::v_cmpx_t_f64();
}

template <class Out>
constexpr void v_cmp_t_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_t_f16();
}

template <class Out>
constexpr void v_cmp_t_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_t_f32();
}

template <class Out>
constexpr void v_cmp_t_f64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0_lane = sem::v_cmp_t_f64();
}

}  // namespace lockstep::common::gfx11::on_lane
