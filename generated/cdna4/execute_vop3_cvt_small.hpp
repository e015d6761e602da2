// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_cvt_small.xml.
// Hash of what this file is made of: 4963c519ec166392
// vop3_cvt_small operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "cdna4/semantics/vop3_cvt_small.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::cdna4::on_lane {

using std::uint32_t;

template <class Out>
constexpr void v_cvt_f32_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_bf8(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_f32_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_f32_fp8(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_pk_f32_bf8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_f32_bf8(uint32_t(in.s0), in.mode);
}

template <class Out>
constexpr void v_cvt_pk_f32_fp8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::v_cvt_pk_f32_fp8(uint32_t(in.s0), in.mode);
}

}  // namespace lockstep::cdna4::on_lane
