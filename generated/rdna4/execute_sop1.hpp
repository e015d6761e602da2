// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: 680e243309df7653
// sop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "rdna4/semantics/sop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::rdna4::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void s_movreld_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_movreld_b32(uint32_t(in.s0), in.m0, in.dst_number, files);
}

template <class Out, class Files>
constexpr void s_movreld_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_movreld_b64(in.s0, in.m0, in.dst_number, files);
}

template <class Out, class Files>
constexpr void s_movrelsd_2_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_movrelsd_2_b32(in.m0, in.src0_number, in.dst_number, files);
}

template <class Out, class Files>
constexpr void s_movrels_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::s_movrels_b32(in.m0, in.src0_number, files);
}

template <class Out, class Files>
constexpr void s_movrels_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::s_movrels_b64(in.m0, in.src0_number, files);
}

}  // namespace lockstep::rdna4::on_lane
