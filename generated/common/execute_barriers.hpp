// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/barriers.xml.
// Hash of what this file is made of: 0f3fdd8216d619db
// barriers operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/barriers.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out, class Files>
constexpr void s_barrier_init([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_barrier_init(uint32_t(in.s0), in.src0_number, files);
}

template <class Out, class Files>
constexpr void s_barrier_join([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_barrier_join(uint32_t(in.s0), in.src0_number, files);
}

template <class Out, class Files>
constexpr void s_barrier_leave([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.scc = sem::s_barrier_leave(files);
}

template <class Out, class Files>
constexpr void s_barrier_signal([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_barrier_signal(uint32_t(in.s0), in.src0_number, files);
}

template <class Out>
constexpr void s_barrier_wait([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_barrier_wait();
}

template <class Out, class Files>
constexpr void s_get_barrier_state([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::s_get_barrier_state(uint32_t(in.s0), in.src0_number, files);
}

}  // namespace lockstep::common::on_lane
