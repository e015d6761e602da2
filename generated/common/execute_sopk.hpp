// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopk.xml.
// Hash of what this file is made of: ba2fb4650cc1243a
// sopk operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/sopk.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_addk_co_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_addk_co_i32(uint32_t(in.d0), in.imm);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_addk_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_addk_i32(uint32_t(in.d0), in.imm);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_call_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_call_b64(in.imm, in.pc);
  out.d0 = result.d0;
  out.pc = result.pc;
}

template <class Out, class Files>
constexpr void s_cbranch_i_fork([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  const auto result = sem::s_cbranch_i_fork(in.s0, in.imm, in.exec, in.pc, in.mode.bits(), files);
  out.exec = result.exec;
  out.pc = result.pc;
  out.mode = result.mode;
}

template <class Out>
constexpr void s_cmovk_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cmovk_i32(uint32_t(in.d0), in.imm, in.scc);
}

template <class Out>
constexpr void s_cmpk_eq_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_eq_i32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_eq_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_eq_u32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_ge_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_ge_i32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_ge_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_ge_u32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_gt_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_gt_i32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_gt_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_gt_u32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_le_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_le_i32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_le_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_le_u32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_lg_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_lg_i32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_lg_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_lg_u32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_lt_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_lt_i32(uint32_t(in.s0), in.imm);
}

template <class Out>
constexpr void s_cmpk_lt_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.scc = sem::s_cmpk_lt_u32(uint32_t(in.s0), in.imm);
}

template <class Out, class Files>
constexpr void s_getreg_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::s_getreg_b32(in.imm, files);
}

template <class Out>
constexpr void s_movk_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_movk_i32(in.imm);
}

template <class Out>
constexpr void s_mulk_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_mulk_i32(uint32_t(in.d0), in.imm);
}

template <class Out, class Files>
constexpr void s_setreg_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_setreg_b32(uint32_t(in.s0), in.imm, files);
}

template <class Out, class Files>
constexpr void s_setreg_imm32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  sem::s_setreg_imm32_b32(in.imm, in.literal, files);
}

template <class Out>
constexpr void s_subvector_loop_begin([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_subvector_loop_begin(uint32_t(in.d0), in.imm, in.exec, in.pc);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.pc = result.pc;
}

template <class Out>
constexpr void s_subvector_loop_end([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_subvector_loop_end(uint32_t(in.d0), in.imm, in.exec, in.pc);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.pc = result.pc;
}

template <class Out>
constexpr void s_version([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_version();
}

template <class Out>
constexpr void s_waitcnt_expcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_waitcnt_expcnt();
}

template <class Out>
constexpr void s_waitcnt_lgkmcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_waitcnt_lgkmcnt();
}

template <class Out>
constexpr void s_waitcnt_vmcnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_waitcnt_vmcnt();
}

template <class Out>
constexpr void s_waitcnt_vscnt([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  sem::s_waitcnt_vscnt();
}

}  // namespace lockstep::common::on_lane
