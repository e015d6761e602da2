// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopp.xml.
// Hash of what this file is made of: 2f6efd88c9d932fa
// sopp operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/sopp.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_barrier([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_barrier();
}

template <class Out>
constexpr void s_branch([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_branch(in.imm, in.pc);
}

template <class Out>
constexpr void s_cbranch_cdbgsys([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_cdbgsys(in.imm, in.pc, in.status);
}

template <class Out>
constexpr void s_cbranch_cdbgsys_and_user([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_cdbgsys_and_user(in.imm, in.pc, in.status);
}

template <class Out>
constexpr void s_cbranch_cdbgsys_or_user([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_cdbgsys_or_user(in.imm, in.pc, in.status);
}

template <class Out>
constexpr void s_cbranch_cdbguser([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_cdbguser(in.imm, in.pc, in.status);
}

template <class Out>
constexpr void s_cbranch_execnz([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_execnz(in.imm, in.exec, in.pc);
}

template <class Out>
constexpr void s_cbranch_execz([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_execz(in.imm, in.exec, in.pc);
}

template <class Out>
constexpr void s_cbranch_scc0([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_scc0(in.imm, in.scc, in.pc);
}

template <class Out>
constexpr void s_cbranch_scc1([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_scc1(in.imm, in.scc, in.pc);
}

template <class Out>
constexpr void s_cbranch_vccnz([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_vccnz(in.imm, in.vcc, in.pc);
}

template <class Out>
constexpr void s_cbranch_vccz([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_cbranch_vccz(in.imm, in.vcc, in.pc);
}

template <class Out>
constexpr void s_clause([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_clause();
}

template <class Out>
constexpr void s_decperflevel([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_decperflevel();
}

template <class Out>
constexpr void s_delay_alu([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_delay_alu();
}

template <class Out>
constexpr void s_denorm_mode([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.mode = sem::s_denorm_mode(in.imm, in.mode.bits());
}

template <class Out>
constexpr void s_endpgm([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_endpgm();
}

template <class Out>
constexpr void s_endpgm_saved([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_endpgm_saved();
}

template <class Out>
constexpr void s_icache_inv([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_icache_inv();
}

template <class Out>
constexpr void s_incperflevel([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_incperflevel();
}

template <class Out>
constexpr void s_inst_prefetch([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_inst_prefetch();
}

template <class Out>
constexpr void s_nop([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_nop();
}

template <class Out>
constexpr void s_round_mode([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.mode = sem::s_round_mode(in.imm, in.mode.bits());
}

template <class Out>
constexpr void s_sendmsg([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_sendmsg();
}

template <class Out>
constexpr void s_sendmsghalt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_sendmsghalt();
}

template <class Out>
constexpr void s_sethalt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_sethalt(in.imm);
}

template <class Out>
constexpr void s_setkill([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_setkill(in.imm);
}

template <class Out>
constexpr void s_setprio([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_setprio();
}

template <class Out>
constexpr void s_set_gpr_idx_mode([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.m0 = sem::s_set_gpr_idx_mode(in.imm, in.m0);
}

template <class Out>
constexpr void s_set_gpr_idx_off([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.mode = sem::s_set_gpr_idx_off(in.mode.bits());
}

template <class Out>
constexpr void s_set_inst_prefetch_distance([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_set_inst_prefetch_distance();
}

template <class Out>
constexpr void s_sleep([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_sleep();
}

template <class Out>
constexpr void s_trap([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_trap();
}

template <class Out>
constexpr void s_ttracedata([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_ttracedata();
}

template <class Out>
constexpr void s_ttracedata_imm([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_ttracedata_imm();
}

template <class Out>
constexpr void s_waitcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_waitcnt();
}

template <class Out>
constexpr void s_waitcnt_depctr([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_waitcnt_depctr();
}

template <class Out>
constexpr void s_wait_alu([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_alu();
}

template <class Out>
constexpr void s_wait_bvhcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_bvhcnt();
}

template <class Out>
constexpr void s_wait_dscnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_dscnt();
}

template <class Out>
constexpr void s_wait_event([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_event();
}

template <class Out>
constexpr void s_wait_expcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_expcnt();
}

template <class Out>
constexpr void s_wait_idle([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_idle();
}

template <class Out>
constexpr void s_wait_kmcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_kmcnt();
}

template <class Out>
constexpr void s_wait_loadcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_loadcnt();
}

template <class Out>
constexpr void s_wait_loadcnt_dscnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_loadcnt_dscnt();
}

template <class Out>
constexpr void s_wait_samplecnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_samplecnt();
}

template <class Out>
constexpr void s_wait_storecnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_storecnt();
}

template <class Out>
constexpr void s_wait_storecnt_dscnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_wait_storecnt_dscnt();
}

template <class Out>
constexpr void s_wakeup([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_wakeup();
}

}  // namespace lockstep::common::on_lane
