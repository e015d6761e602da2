// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop_float.xml.
// Hash of what this file is made of: c11c82b468deac29
// sop_float operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/sop_float.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_maximum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_maximum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_maximum_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_maximum_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_max_num_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_max_num_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_max_num_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_max_num_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_minimum_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_minimum_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_minimum_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_minimum_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_min_num_f16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_min_num_f16(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

template <class Out>
constexpr void s_min_num_f32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_min_num_f32(uint32_t(in.s0), uint32_t(in.s1), in.mode);
}

}  // namespace lockstep::rdna4::on_lane
