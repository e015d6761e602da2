// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop_wave.xml.
// Hash of what this file is made of: c888ec97059d2c6b
// sop_wave operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/sop_wave.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_call_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_call_i64(in.imm, in.pc, in.next_pc);
  out.d0 = result.d0;
  out.pc = result.pc;
}

template <class Out>
constexpr void s_get_pc_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_get_pc_i64(in.next_pc);
}

template <class Out, class Files>
constexpr void s_get_shader_cycles_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::s_get_shader_cycles_u64(files);
}

template <class Out>
constexpr void s_monitor_sleep([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_monitor_sleep();
}

template <class Out>
constexpr void s_setprio_inc_wg([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_setprio_inc_wg();
}

template <class Out>
constexpr void s_set_pc_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_set_pc_i64(in.s0);
}

template <class Out>
constexpr void s_set_vgpr_msb([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.mode = sem::s_set_vgpr_msb(in.imm, in.mode.bits());
}

template <class Out>
constexpr void s_swap_pc_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_swap_pc_i64(in.s0, in.next_pc);
  out.d0 = result.d0;
  out.pc = result.pc;
}

template <class Out>
constexpr void s_wait_asynccnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_asynccnt();
}

template <class Out>
constexpr void s_wait_tensorcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_tensorcnt();
}

template <class Out>
constexpr void s_wait_xcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_xcnt();
}

template <class Out>
constexpr void s_wakeup_barrier([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wakeup_barrier();
}

}  // namespace lockstep::common::on_lane
