// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop1.xml.
// Hash of what this file is made of: 28e0ff3661b4dc69
// sop1 operations, each from LaneInput to LaneOutput.
#pragma once

#include <cstdint>

#include "common/semantics/sop1.hpp"
#include "lockstep/isa/lane_io.hpp"

/// Out is LaneOutput, and Out::Input is LaneInput: everything in these templates depends on Out, so programs that run nothing do not pay
/// for them.
namespace lockstep::common::on_lane {

using std::uint32_t;

template <class Out>
constexpr void s_abs_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_abs_i32(uint32_t(in.s0));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_add_pc_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_add_pc_i64(in.s0, in.next_pc);
}

template <class Out>
constexpr void s_and_not0_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_not0_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_and_not0_wrexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_not0_wrexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_and_not1_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_not1_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_and_not1_wrexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_not1_wrexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_and_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_and_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bcnt0_i32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_bcnt0_i32_b32(uint32_t(in.s0));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bcnt0_i32_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_bcnt0_i32_b64(in.s0);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bcnt1_i32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_bcnt1_i32_b32(uint32_t(in.s0));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bcnt1_i32_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_bcnt1_i32_b64(in.s0);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_bitreplicate_b64_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_bitreplicate_b64_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_bitset0_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_bitset0_b32(uint32_t(in.s0), uint32_t(in.d0));
}

template <class Out>
constexpr void s_bitset0_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_bitset0_b64(uint32_t(in.s0), in.d0);
}

template <class Out>
constexpr void s_bitset1_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_bitset1_b32(uint32_t(in.s0), uint32_t(in.d0));
}

template <class Out>
constexpr void s_bitset1_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_bitset1_b64(uint32_t(in.s0), in.d0);
}

template <class Out>
constexpr void s_brev_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_brev_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_brev_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_brev_b64(in.s0);
}

template <class Out, class Files>
constexpr void s_cbranch_join([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  const auto result = sem::s_cbranch_join(uint32_t(in.s0), in.exec, in.pc, in.mode.bits(), files);
  out.exec = result.exec;
  out.pc = result.pc;
  out.mode = result.mode;
}

template <class Out>
constexpr void s_cls_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cls_i32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_cls_i32_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cls_i32_i64(in.s0);
}

template <class Out>
constexpr void s_clz_i32_u32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_clz_i32_u32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_clz_i32_u64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_clz_i32_u64(in.s0);
}

template <class Out>
constexpr void s_cmov_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cmov_b32(uint32_t(in.s0), uint32_t(in.d0), in.scc);
}

template <class Out>
constexpr void s_cmov_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_cmov_b64(in.s0, in.d0, in.scc);
}

template <class Out>
constexpr void s_ctz_i32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_ctz_i32_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_ctz_i32_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_ctz_i32_b64(in.s0);
}

template <class Out>
constexpr void s_ff0_i32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_ff0_i32_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_ff0_i32_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_ff0_i32_b64(in.s0);
}

template <class Out>
constexpr void s_ff1_i32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_ff1_i32_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_ff1_i32_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_ff1_i32_b64(in.s0);
}

template <class Out>
constexpr void s_flbit_i32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_flbit_i32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_flbit_i32_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_flbit_i32_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_flbit_i32_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_flbit_i32_b64(in.s0);
}

template <class Out>
constexpr void s_flbit_i32_i64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_flbit_i32_i64(in.s0);
}

template <class Out>
constexpr void s_getpc_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_getpc_b64(in.pc);
}

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

template <class Out>
constexpr void s_mov_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_mov_b32(uint32_t(in.s0));
}

template <class Out>
constexpr void s_mov_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_mov_b64(in.s0);
}

template <class Out>
constexpr void s_nand_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_nand_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_nor_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_nor_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_not_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_not_b32(uint32_t(in.s0));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_not_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_not_b64(in.s0);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_or_not0_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_or_not0_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_or_not1_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_or_not1_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_or_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_or_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_quadmask_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_quadmask_b32(uint32_t(in.s0));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_quadmask_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_quadmask_b64(in.s0);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out, class Files>
constexpr void s_sendmsg_rtn_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::s_sendmsg_rtn_b32(in.src0_number, files);
}

template <class Out, class Files>
constexpr void s_sendmsg_rtn_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out, Files& files) {
  out.d0 = sem::s_sendmsg_rtn_b64(in.src0_number, files);
}

template <class Out>
constexpr void s_setpc_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.pc = sem::s_setpc_b64(in.s0);
}

template <class Out>
constexpr void s_set_gpr_idx_idx([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.m0 = sem::s_set_gpr_idx_idx(uint32_t(in.s0), in.m0);
}

template <class Out>
constexpr void s_sext_i32_i16([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_sext_i32_i16(uint32_t(in.s0));
}

template <class Out>
constexpr void s_sext_i32_i8([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.d0 = sem::s_sext_i32_i8(uint32_t(in.s0));
}

template <class Out>
constexpr void s_sleep_var([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  out.signal = sem::s_sleep_var();
}

template <class Out>
constexpr void s_swappc_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_swappc_b64(in.s0, in.pc);
  out.d0 = result.d0;
  out.pc = result.pc;
}

template <class Out>
constexpr void s_wqm_b32([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_wqm_b32(uint32_t(in.s0));
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_wqm_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_wqm_b64(in.s0);
  out.d0 = result.d0;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_xnor_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_xnor_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

template <class Out>
constexpr void s_xor_saveexec_b64([[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out) {
  const auto result = sem::s_xor_saveexec_b64(in.s0, in.exec);
  out.d0 = result.d0;
  out.exec = result.exec;
  out.scc = result.scc;
}

}  // namespace lockstep::common::on_lane
