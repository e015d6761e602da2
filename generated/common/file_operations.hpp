// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: b7b28a76759919a2
// Operations that reach registers of a computed number, by the operation's number.
#pragma once

#include "common/operation_numbers.hpp"
#include "cdna5/execute_barriers.hpp"
#include "cdna5/execute_sopk.hpp"
#include "cdna5/execute_vop3_lanes.hpp"
#include "common/execute_barriers.hpp"
#include "common/execute_sop1.hpp"
#include "common/execute_sop2.hpp"
#include "common/execute_sop_wave.hpp"
#include "common/execute_sopk.hpp"
#include "common/execute_vop1.hpp"
#include "common/execute_vop3_cvt_scale.hpp"
#include "common/execute_vop3_int.hpp"
#include "common/execute_vop3_lanes.hpp"
#include "common/execute_vop_lanes.hpp"
#include "common/gfx9/execute_vop1.hpp"
#include "rdna4/execute_barriers.hpp"
#include "rdna4/execute_sop1.hpp"
#include "rdna4/execute_sopk.hpp"
#include "rdna4/execute_vop_lanes.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::common {

/// Computes the wave. `files` is as for execute_operation (generated/<isa>/execute.hpp). False: the operation reaches no registers of
/// a computed number, and nothing was written.
template <class Out, class Files>
constexpr bool execute_on_files(std::uint16_t operation, [[maybe_unused]] const typename Out::Input& in, [[maybe_unused]] Out& out,
                                [[maybe_unused]] Files& files) {
  switch (operation) {
    case operations::cdna5_s_barrier_signal_isfirst: cdna5::on_lane::s_barrier_signal_isfirst(in, out, files); return true;
    case operations::cdna5_s_setreg_b32: cdna5::on_lane::s_setreg_b32(in, out, files); return true;
    case operations::cdna5_s_setreg_imm32_b32: cdna5::on_lane::s_setreg_imm32_b32(in, out, files); return true;
    case operations::common_s_barrier_init: common::on_lane::s_barrier_init(in, out, files); return true;
    case operations::common_s_barrier_join: common::on_lane::s_barrier_join(in, out, files); return true;
    case operations::common_s_barrier_leave: common::on_lane::s_barrier_leave(in, out, files); return true;
    case operations::common_s_barrier_signal: common::on_lane::s_barrier_signal(in, out, files); return true;
    case operations::common_s_cbranch_g_fork: common::on_lane::s_cbranch_g_fork(in, out, files); return true;
    case operations::common_s_cbranch_i_fork: common::on_lane::s_cbranch_i_fork(in, out, files); return true;
    case operations::common_s_cbranch_join: common::on_lane::s_cbranch_join(in, out, files); return true;
    case operations::common_s_get_barrier_state: common::on_lane::s_get_barrier_state(in, out, files); return true;
    case operations::common_s_get_shader_cycles_u64: common::on_lane::s_get_shader_cycles_u64(in, out, files); return true;
    case operations::common_s_getreg_b32: common::on_lane::s_getreg_b32(in, out, files); return true;
    case operations::common_s_movreld_b32: common::on_lane::s_movreld_b32(in, out, files); return true;
    case operations::common_s_movreld_b64: common::on_lane::s_movreld_b64(in, out, files); return true;
    case operations::common_s_movrels_b32: common::on_lane::s_movrels_b32(in, out, files); return true;
    case operations::common_s_movrels_b64: common::on_lane::s_movrels_b64(in, out, files); return true;
    case operations::common_s_movrelsd_2_b32: common::on_lane::s_movrelsd_2_b32(in, out, files); return true;
    case operations::common_s_sendmsg_rtn_b32: common::on_lane::s_sendmsg_rtn_b32(in, out, files); return true;
    case operations::common_s_sendmsg_rtn_b64: common::on_lane::s_sendmsg_rtn_b64(in, out, files); return true;
    case operations::common_s_setreg_b32: common::on_lane::s_setreg_b32(in, out, files); return true;
    case operations::common_s_setreg_imm32_b32: common::on_lane::s_setreg_imm32_b32(in, out, files); return true;
    case operations::rdna4_s_barrier_signal_isfirst: rdna4::on_lane::s_barrier_signal_isfirst(in, out, files); return true;
    case operations::rdna4_s_movreld_b32: rdna4::on_lane::s_movreld_b32(in, out, files); return true;
    case operations::rdna4_s_movreld_b64: rdna4::on_lane::s_movreld_b64(in, out, files); return true;
    case operations::rdna4_s_movrels_b32: rdna4::on_lane::s_movrels_b32(in, out, files); return true;
    case operations::rdna4_s_movrels_b64: rdna4::on_lane::s_movrels_b64(in, out, files); return true;
    case operations::rdna4_s_movrelsd_2_b32: rdna4::on_lane::s_movrelsd_2_b32(in, out, files); return true;
    case operations::rdna4_s_setreg_b32: rdna4::on_lane::s_setreg_b32(in, out, files); return true;
    case operations::rdna4_s_setreg_imm32_b32: rdna4::on_lane::s_setreg_imm32_b32(in, out, files); return true;
    case operations::common_gfx9_v_permlane16_swap_b32: common::gfx9::on_lane::v_permlane16_swap_b32(in, out, files); return true;
    case operations::common_gfx9_v_permlane32_swap_b32: common::gfx9::on_lane::v_permlane32_swap_b32(in, out, files); return true;
    case operations::common_v_clrexcp: common::on_lane::v_clrexcp(in, out, files); return true;
    case operations::common_v_readfirstlane_b32: common::on_lane::v_readfirstlane_b32(in, out, files); return true;
    case operations::common_v_cvt_scale_pk16_bf16_bf6: common::on_lane::v_cvt_scale_pk16_bf16_bf6(in, out, files); return true;
    case operations::common_v_cvt_scale_pk16_bf16_fp6: common::on_lane::v_cvt_scale_pk16_bf16_fp6(in, out, files); return true;
    case operations::common_v_cvt_scale_pk16_f16_bf6: common::on_lane::v_cvt_scale_pk16_f16_bf6(in, out, files); return true;
    case operations::common_v_cvt_scale_pk16_f16_fp6: common::on_lane::v_cvt_scale_pk16_f16_fp6(in, out, files); return true;
    case operations::common_v_cvt_scale_pk16_f32_bf6: common::on_lane::v_cvt_scale_pk16_f32_bf6(in, out, files); return true;
    case operations::common_v_cvt_scale_pk16_f32_fp6: common::on_lane::v_cvt_scale_pk16_f32_fp6(in, out, files); return true;
    case operations::common_v_cvt_scale_pk8_bf16_bf8: common::on_lane::v_cvt_scale_pk8_bf16_bf8(in, out, files); return true;
    case operations::common_v_cvt_scale_pk8_bf16_fp4: common::on_lane::v_cvt_scale_pk8_bf16_fp4(in, out, files); return true;
    case operations::common_v_cvt_scale_pk8_bf16_fp8: common::on_lane::v_cvt_scale_pk8_bf16_fp8(in, out, files); return true;
    case operations::common_v_cvt_scale_pk8_f16_bf8: common::on_lane::v_cvt_scale_pk8_f16_bf8(in, out, files); return true;
    case operations::common_v_cvt_scale_pk8_f16_fp4: common::on_lane::v_cvt_scale_pk8_f16_fp4(in, out, files); return true;
    case operations::common_v_cvt_scale_pk8_f16_fp8: common::on_lane::v_cvt_scale_pk8_f16_fp8(in, out, files); return true;
    case operations::common_v_cvt_scale_pk8_f32_bf8: common::on_lane::v_cvt_scale_pk8_f32_bf8(in, out, files); return true;
    case operations::common_v_cvt_scale_pk8_f32_fp4: common::on_lane::v_cvt_scale_pk8_f32_fp4(in, out, files); return true;
    case operations::common_v_cvt_scale_pk8_f32_fp8: common::on_lane::v_cvt_scale_pk8_f32_fp8(in, out, files); return true;
    case operations::cdna5_v_permlane16_swap_b32: cdna5::on_lane::v_permlane16_swap_b32(in, out, files); return true;
    case operations::common_v_movreld_b32: common::on_lane::v_movreld_b32(in, out, files); return true;
    case operations::common_v_movrels_b32: common::on_lane::v_movrels_b32(in, out, files); return true;
    case operations::common_v_movrelsd_2_b32: common::on_lane::v_movrelsd_2_b32(in, out, files); return true;
    case operations::common_v_movrelsd_b32: common::on_lane::v_movrelsd_b32(in, out, files); return true;
    case operations::common_v_permlane16_b32: common::on_lane::v_permlane16_b32(in, out, files); return true;
    case operations::common_v_permlane16_var_b32: common::on_lane::v_permlane16_var_b32(in, out, files); return true;
    case operations::common_v_permlane64_b32: common::on_lane::v_permlane64_b32(in, out, files); return true;
    case operations::common_v_permlane_bcast_b32: common::on_lane::v_permlane_bcast_b32(in, out, files); return true;
    case operations::common_v_permlane_down_b32: common::on_lane::v_permlane_down_b32(in, out, files); return true;
    case operations::common_v_permlane_up_b32: common::on_lane::v_permlane_up_b32(in, out, files); return true;
    case operations::common_v_permlane_xor_b32: common::on_lane::v_permlane_xor_b32(in, out, files); return true;
    case operations::common_v_permlanex16_b32: common::on_lane::v_permlanex16_b32(in, out, files); return true;
    case operations::common_v_permlanex16_var_b32: common::on_lane::v_permlanex16_var_b32(in, out, files); return true;
    case operations::common_v_readlane_b32: common::on_lane::v_readlane_b32(in, out, files); return true;
    case operations::common_v_swaprel_b32: common::on_lane::v_swaprel_b32(in, out, files); return true;
    case operations::common_v_writelane_b32: common::on_lane::v_writelane_b32(in, out, files); return true;
    case operations::rdna4_v_swaprel_b32: rdna4::on_lane::v_swaprel_b32(in, out, files); return true;
    default: return false;
  }
}

}  // namespace lockstep::common
