// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 0966994d4201b16c
// What runs the operations of group sop: the exact functions, and the fast engine's handlers.
#include "common/function_groups.hpp"
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "cdna1/execute_sop2.hpp"
#include "cdna1/fast_sop2.hpp"
#include "cdna2/execute_sop2.hpp"
#include "cdna2/fast_sop2.hpp"
#include "cdna5/execute_barriers.hpp"
#include "cdna5/execute_sopk.hpp"
#include "cdna5_gfx1251/execute_barriers.hpp"
#include "cdna5_gfx1251/execute_sopk.hpp"
#include "common/execute_barriers.hpp"
#include "common/execute_sop1.hpp"
#include "common/execute_sop2.hpp"
#include "common/execute_sop_float.hpp"
#include "common/execute_sop_wave.hpp"
#include "common/execute_sopc.hpp"
#include "common/execute_sopk.hpp"
#include "common/execute_sopp.hpp"
#include "common/fast_sop1.hpp"
#include "common/fast_sop2.hpp"
#include "common/fast_sop_float.hpp"
#include "common/fast_sopc.hpp"
#include "common/fast_sopk.hpp"
#include "common/fast_sopp.hpp"
#include "common/gfx10/execute_sop1.hpp"
#include "common/gfx10/execute_sop2.hpp"
#include "common/gfx10/execute_sopk.hpp"
#include "common/gfx10/fast_sop1.hpp"
#include "common/gfx10/fast_sop2.hpp"
#include "common/gfx11/execute_sop1.hpp"
#include "common/gfx11/fast_sop1.hpp"
#include "common/gfx12/execute_sop1.hpp"
#include "common/gfx12/fast_sop1.hpp"
#include "common/gfx9/execute_sop1.hpp"
#include "common/gfx9/fast_sop1.hpp"
#include "gcn5/execute_sop2.hpp"
#include "gcn5/fast_sop2.hpp"
#include "gcn5_7nm/execute_sop2.hpp"
#include "gcn5_7nm/fast_sop2.hpp"
#include "rdna3/execute_sop2.hpp"
#include "rdna3/fast_sop2.hpp"
#include "rdna3_5/execute_sop_float.hpp"
#include "rdna3_5/fast_sop_float.hpp"
#include "rdna4/execute_barriers.hpp"
#include "rdna4/execute_sop1.hpp"
#include "rdna4/execute_sop2.hpp"
#include "rdna4/execute_sop_float.hpp"
#include "rdna4/execute_sopk.hpp"
#include "rdna4/execute_sopp.hpp"
#include "rdna4/fast_sop2.hpp"
#include "rdna4/fast_sop_float.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep {

constexpr OperationFunctions functions_sop[] = {
    { &cdna1::on_lane::s_max_i32<LaneOutput> },  // cdna1_s_max_i32
    { &cdna1::on_lane::s_max_u32<LaneOutput> },  // cdna1_s_max_u32
    { &cdna2::on_lane::s_max_i32<LaneOutput> },  // cdna2_s_max_i32
    { &cdna2::on_lane::s_max_u32<LaneOutput> },  // cdna2_s_max_u32
    { nullptr, &cdna5_gfx1251::on_lane::s_barrier_signal_isfirst<LaneOutput, AnyFiles> },  // cdna5_gfx1251_s_barrier_signal_isfirst
    { nullptr, &cdna5_gfx1251::on_lane::s_setreg_b32<LaneOutput, AnyFiles> },  // cdna5_gfx1251_s_setreg_b32
    { nullptr, &cdna5_gfx1251::on_lane::s_setreg_imm32_b32<LaneOutput, AnyFiles> },  // cdna5_gfx1251_s_setreg_imm32_b32
    { nullptr, &cdna5::on_lane::s_barrier_signal_isfirst<LaneOutput, AnyFiles> },  // cdna5_s_barrier_signal_isfirst
    { nullptr, &cdna5::on_lane::s_setreg_b32<LaneOutput, AnyFiles> },  // cdna5_s_setreg_b32
    { nullptr, &cdna5::on_lane::s_setreg_imm32_b32<LaneOutput, AnyFiles> },  // cdna5_s_setreg_imm32_b32
    { &common::gfx10::on_lane::s_and_saveexec_b32<LaneOutput> },  // common_gfx10_s_and_saveexec_b32
    { &common::gfx10::on_lane::s_andn1_saveexec_b32<LaneOutput> },  // common_gfx10_s_andn1_saveexec_b32
    { &common::gfx10::on_lane::s_andn1_saveexec_b64<LaneOutput> },  // common_gfx10_s_andn1_saveexec_b64
    { &common::gfx10::on_lane::s_andn1_wrexec_b32<LaneOutput> },  // common_gfx10_s_andn1_wrexec_b32
    { &common::gfx10::on_lane::s_andn1_wrexec_b64<LaneOutput> },  // common_gfx10_s_andn1_wrexec_b64
    { &common::gfx10::on_lane::s_andn2_saveexec_b32<LaneOutput> },  // common_gfx10_s_andn2_saveexec_b32
    { &common::gfx10::on_lane::s_andn2_saveexec_b64<LaneOutput> },  // common_gfx10_s_andn2_saveexec_b64
    { &common::gfx10::on_lane::s_andn2_wrexec_b32<LaneOutput> },  // common_gfx10_s_andn2_wrexec_b32
    { &common::gfx10::on_lane::s_andn2_wrexec_b64<LaneOutput> },  // common_gfx10_s_andn2_wrexec_b64
    { &common::gfx10::on_lane::s_max_i32<LaneOutput> },  // common_gfx10_s_max_i32
    { &common::gfx10::on_lane::s_max_u32<LaneOutput> },  // common_gfx10_s_max_u32
    { &common::gfx10::on_lane::s_nand_saveexec_b32<LaneOutput> },  // common_gfx10_s_nand_saveexec_b32
    { &common::gfx10::on_lane::s_nor_saveexec_b32<LaneOutput> },  // common_gfx10_s_nor_saveexec_b32
    { &common::gfx10::on_lane::s_or_saveexec_b32<LaneOutput> },  // common_gfx10_s_or_saveexec_b32
    { &common::gfx10::on_lane::s_orn1_saveexec_b32<LaneOutput> },  // common_gfx10_s_orn1_saveexec_b32
    { &common::gfx10::on_lane::s_orn1_saveexec_b64<LaneOutput> },  // common_gfx10_s_orn1_saveexec_b64
    { &common::gfx10::on_lane::s_orn2_saveexec_b32<LaneOutput> },  // common_gfx10_s_orn2_saveexec_b32
    { &common::gfx10::on_lane::s_orn2_saveexec_b64<LaneOutput> },  // common_gfx10_s_orn2_saveexec_b64
    { nullptr, &common::gfx10::on_lane::s_setreg_b32<LaneOutput, AnyFiles> },  // common_gfx10_s_setreg_b32
    { nullptr, &common::gfx10::on_lane::s_setreg_imm32_b32<LaneOutput, AnyFiles> },  // common_gfx10_s_setreg_imm32_b32
    { &common::gfx10::on_lane::s_xnor_saveexec_b32<LaneOutput> },  // common_gfx10_s_xnor_saveexec_b32
    { &common::gfx10::on_lane::s_xor_saveexec_b32<LaneOutput> },  // common_gfx10_s_xor_saveexec_b32
    { &common::gfx11::on_lane::s_and_not0_saveexec_b32<LaneOutput> },  // common_gfx11_s_and_not0_saveexec_b32
    { &common::gfx11::on_lane::s_and_not0_wrexec_b32<LaneOutput> },  // common_gfx11_s_and_not0_wrexec_b32
    { &common::gfx11::on_lane::s_and_not1_saveexec_b32<LaneOutput> },  // common_gfx11_s_and_not1_saveexec_b32
    { &common::gfx11::on_lane::s_and_not1_wrexec_b32<LaneOutput> },  // common_gfx11_s_and_not1_wrexec_b32
    { &common::gfx11::on_lane::s_and_saveexec_b32<LaneOutput> },  // common_gfx11_s_and_saveexec_b32
    { &common::gfx11::on_lane::s_nand_saveexec_b32<LaneOutput> },  // common_gfx11_s_nand_saveexec_b32
    { &common::gfx11::on_lane::s_nor_saveexec_b32<LaneOutput> },  // common_gfx11_s_nor_saveexec_b32
    { &common::gfx11::on_lane::s_or_not0_saveexec_b32<LaneOutput> },  // common_gfx11_s_or_not0_saveexec_b32
    { &common::gfx11::on_lane::s_or_not1_saveexec_b32<LaneOutput> },  // common_gfx11_s_or_not1_saveexec_b32
    { &common::gfx11::on_lane::s_or_saveexec_b32<LaneOutput> },  // common_gfx11_s_or_saveexec_b32
    { &common::gfx11::on_lane::s_xnor_saveexec_b32<LaneOutput> },  // common_gfx11_s_xnor_saveexec_b32
    { &common::gfx11::on_lane::s_xor_saveexec_b32<LaneOutput> },  // common_gfx11_s_xor_saveexec_b32
    { &common::gfx12::on_lane::s_and_not0_saveexec_b32<LaneOutput> },  // common_gfx12_s_and_not0_saveexec_b32
    { &common::gfx12::on_lane::s_and_not0_wrexec_b32<LaneOutput> },  // common_gfx12_s_and_not0_wrexec_b32
    { &common::gfx12::on_lane::s_and_not1_saveexec_b32<LaneOutput> },  // common_gfx12_s_and_not1_saveexec_b32
    { &common::gfx12::on_lane::s_and_not1_wrexec_b32<LaneOutput> },  // common_gfx12_s_and_not1_wrexec_b32
    { &common::gfx12::on_lane::s_and_saveexec_b32<LaneOutput> },  // common_gfx12_s_and_saveexec_b32
    { &common::gfx12::on_lane::s_nand_saveexec_b32<LaneOutput> },  // common_gfx12_s_nand_saveexec_b32
    { &common::gfx12::on_lane::s_nor_saveexec_b32<LaneOutput> },  // common_gfx12_s_nor_saveexec_b32
    { &common::gfx12::on_lane::s_or_not0_saveexec_b32<LaneOutput> },  // common_gfx12_s_or_not0_saveexec_b32
    { &common::gfx12::on_lane::s_or_not1_saveexec_b32<LaneOutput> },  // common_gfx12_s_or_not1_saveexec_b32
    { &common::gfx12::on_lane::s_or_saveexec_b32<LaneOutput> },  // common_gfx12_s_or_saveexec_b32
    { &common::gfx12::on_lane::s_xnor_saveexec_b32<LaneOutput> },  // common_gfx12_s_xnor_saveexec_b32
    { &common::gfx12::on_lane::s_xor_saveexec_b32<LaneOutput> },  // common_gfx12_s_xor_saveexec_b32
    { &common::gfx9::on_lane::s_andn1_saveexec_b64<LaneOutput> },  // common_gfx9_s_andn1_saveexec_b64
    { &common::gfx9::on_lane::s_andn1_wrexec_b64<LaneOutput> },  // common_gfx9_s_andn1_wrexec_b64
    { &common::gfx9::on_lane::s_andn2_saveexec_b64<LaneOutput> },  // common_gfx9_s_andn2_saveexec_b64
    { &common::gfx9::on_lane::s_andn2_wrexec_b64<LaneOutput> },  // common_gfx9_s_andn2_wrexec_b64
    { &common::gfx9::on_lane::s_orn1_saveexec_b64<LaneOutput> },  // common_gfx9_s_orn1_saveexec_b64
    { &common::gfx9::on_lane::s_orn2_saveexec_b64<LaneOutput> },  // common_gfx9_s_orn2_saveexec_b64
    { &common::on_lane::s_abs_i32<LaneOutput> },  // common_s_abs_i32
    { &common::on_lane::s_absdiff_i32<LaneOutput> },  // common_s_absdiff_i32
    { &common::on_lane::s_add_co_ci_u32<LaneOutput> },  // common_s_add_co_ci_u32
    { &common::on_lane::s_add_co_i32<LaneOutput> },  // common_s_add_co_i32
    { &common::on_lane::s_add_co_u32<LaneOutput> },  // common_s_add_co_u32
    { &common::on_lane::s_add_f16<LaneOutput> },  // common_s_add_f16
    { &common::on_lane::s_add_f32<LaneOutput> },  // common_s_add_f32
    { &common::on_lane::s_add_i32<LaneOutput> },  // common_s_add_i32
    { &common::on_lane::s_add_nc_u64<LaneOutput> },  // common_s_add_nc_u64
    { &common::on_lane::s_add_pc_i64<LaneOutput> },  // common_s_add_pc_i64
    { &common::on_lane::s_add_u32<LaneOutput> },  // common_s_add_u32
    { &common::on_lane::s_addc_u32<LaneOutput> },  // common_s_addc_u32
    { &common::on_lane::s_addk_co_i32<LaneOutput> },  // common_s_addk_co_i32
    { &common::on_lane::s_addk_i32<LaneOutput> },  // common_s_addk_i32
    { &common::on_lane::s_and_b32<LaneOutput> },  // common_s_and_b32
    { &common::on_lane::s_and_b64<LaneOutput> },  // common_s_and_b64
    { &common::on_lane::s_and_not0_saveexec_b64<LaneOutput> },  // common_s_and_not0_saveexec_b64
    { &common::on_lane::s_and_not0_wrexec_b64<LaneOutput> },  // common_s_and_not0_wrexec_b64
    { &common::on_lane::s_and_not1_b32<LaneOutput> },  // common_s_and_not1_b32
    { &common::on_lane::s_and_not1_b64<LaneOutput> },  // common_s_and_not1_b64
    { &common::on_lane::s_and_not1_saveexec_b64<LaneOutput> },  // common_s_and_not1_saveexec_b64
    { &common::on_lane::s_and_not1_wrexec_b64<LaneOutput> },  // common_s_and_not1_wrexec_b64
    { &common::on_lane::s_and_saveexec_b64<LaneOutput> },  // common_s_and_saveexec_b64
    { &common::on_lane::s_andn2_b32<LaneOutput> },  // common_s_andn2_b32
    { &common::on_lane::s_andn2_b64<LaneOutput> },  // common_s_andn2_b64
    { &common::on_lane::s_ashr_i32<LaneOutput> },  // common_s_ashr_i32
    { &common::on_lane::s_ashr_i64<LaneOutput> },  // common_s_ashr_i64
    { &common::on_lane::s_barrier<LaneOutput> },  // common_s_barrier
    { nullptr, &common::on_lane::s_barrier_init<LaneOutput, AnyFiles> },  // common_s_barrier_init
    { nullptr, &common::on_lane::s_barrier_join<LaneOutput, AnyFiles> },  // common_s_barrier_join
    { nullptr, &common::on_lane::s_barrier_leave<LaneOutput, AnyFiles> },  // common_s_barrier_leave
    { nullptr, &common::on_lane::s_barrier_signal<LaneOutput, AnyFiles> },  // common_s_barrier_signal
    { &common::on_lane::s_barrier_wait<LaneOutput> },  // common_s_barrier_wait
    { &common::on_lane::s_bcnt0_i32_b32<LaneOutput> },  // common_s_bcnt0_i32_b32
    { &common::on_lane::s_bcnt0_i32_b64<LaneOutput> },  // common_s_bcnt0_i32_b64
    { &common::on_lane::s_bcnt1_i32_b32<LaneOutput> },  // common_s_bcnt1_i32_b32
    { &common::on_lane::s_bcnt1_i32_b64<LaneOutput> },  // common_s_bcnt1_i32_b64
    { &common::on_lane::s_bfe_i32<LaneOutput> },  // common_s_bfe_i32
    { &common::on_lane::s_bfe_i64<LaneOutput> },  // common_s_bfe_i64
    { &common::on_lane::s_bfe_u32<LaneOutput> },  // common_s_bfe_u32
    { &common::on_lane::s_bfe_u64<LaneOutput> },  // common_s_bfe_u64
    { &common::on_lane::s_bfm_b32<LaneOutput> },  // common_s_bfm_b32
    { &common::on_lane::s_bfm_b64<LaneOutput> },  // common_s_bfm_b64
    { &common::on_lane::s_bitcmp0_b32<LaneOutput> },  // common_s_bitcmp0_b32
    { &common::on_lane::s_bitcmp0_b64<LaneOutput> },  // common_s_bitcmp0_b64
    { &common::on_lane::s_bitcmp1_b32<LaneOutput> },  // common_s_bitcmp1_b32
    { &common::on_lane::s_bitcmp1_b64<LaneOutput> },  // common_s_bitcmp1_b64
    { &common::on_lane::s_bitreplicate_b64_b32<LaneOutput> },  // common_s_bitreplicate_b64_b32
    { &common::on_lane::s_bitset0_b32<LaneOutput> },  // common_s_bitset0_b32
    { &common::on_lane::s_bitset0_b64<LaneOutput> },  // common_s_bitset0_b64
    { &common::on_lane::s_bitset1_b32<LaneOutput> },  // common_s_bitset1_b32
    { &common::on_lane::s_bitset1_b64<LaneOutput> },  // common_s_bitset1_b64
    { &common::on_lane::s_branch<LaneOutput> },  // common_s_branch
    { &common::on_lane::s_brev_b32<LaneOutput> },  // common_s_brev_b32
    { &common::on_lane::s_brev_b64<LaneOutput> },  // common_s_brev_b64
    { &common::on_lane::s_call_b64<LaneOutput> },  // common_s_call_b64
    { &common::on_lane::s_call_i64<LaneOutput> },  // common_s_call_i64
    { &common::on_lane::s_cbranch_cdbgsys<LaneOutput> },  // common_s_cbranch_cdbgsys
    { &common::on_lane::s_cbranch_cdbgsys_and_user<LaneOutput> },  // common_s_cbranch_cdbgsys_and_user
    { &common::on_lane::s_cbranch_cdbgsys_or_user<LaneOutput> },  // common_s_cbranch_cdbgsys_or_user
    { &common::on_lane::s_cbranch_cdbguser<LaneOutput> },  // common_s_cbranch_cdbguser
    { &common::on_lane::s_cbranch_execnz<LaneOutput> },  // common_s_cbranch_execnz
    { &common::on_lane::s_cbranch_execz<LaneOutput> },  // common_s_cbranch_execz
    { nullptr, &common::on_lane::s_cbranch_g_fork<LaneOutput, AnyFiles> },  // common_s_cbranch_g_fork
    { nullptr, &common::on_lane::s_cbranch_i_fork<LaneOutput, AnyFiles> },  // common_s_cbranch_i_fork
    { nullptr, &common::on_lane::s_cbranch_join<LaneOutput, AnyFiles> },  // common_s_cbranch_join
    { &common::on_lane::s_cbranch_scc0<LaneOutput> },  // common_s_cbranch_scc0
    { &common::on_lane::s_cbranch_scc1<LaneOutput> },  // common_s_cbranch_scc1
    { &common::on_lane::s_cbranch_vccnz<LaneOutput> },  // common_s_cbranch_vccnz
    { &common::on_lane::s_cbranch_vccz<LaneOutput> },  // common_s_cbranch_vccz
    { &common::on_lane::s_ceil_f16<LaneOutput> },  // common_s_ceil_f16
    { &common::on_lane::s_ceil_f32<LaneOutput> },  // common_s_ceil_f32
    { &common::on_lane::s_clause<LaneOutput> },  // common_s_clause
    { &common::on_lane::s_cls_i32<LaneOutput> },  // common_s_cls_i32
    { &common::on_lane::s_cls_i32_i64<LaneOutput> },  // common_s_cls_i32_i64
    { &common::on_lane::s_clz_i32_u32<LaneOutput> },  // common_s_clz_i32_u32
    { &common::on_lane::s_clz_i32_u64<LaneOutput> },  // common_s_clz_i32_u64
    { &common::on_lane::s_cmov_b32<LaneOutput> },  // common_s_cmov_b32
    { &common::on_lane::s_cmov_b64<LaneOutput> },  // common_s_cmov_b64
    { &common::on_lane::s_cmovk_i32<LaneOutput> },  // common_s_cmovk_i32
    { &common::on_lane::s_cmp_eq_f16<LaneOutput> },  // common_s_cmp_eq_f16
    { &common::on_lane::s_cmp_eq_f32<LaneOutput> },  // common_s_cmp_eq_f32
    { &common::on_lane::s_cmp_eq_i32<LaneOutput> },  // common_s_cmp_eq_i32
    { &common::on_lane::s_cmp_eq_u32<LaneOutput> },  // common_s_cmp_eq_u32
    { &common::on_lane::s_cmp_eq_u64<LaneOutput> },  // common_s_cmp_eq_u64
    { &common::on_lane::s_cmp_ge_f16<LaneOutput> },  // common_s_cmp_ge_f16
    { &common::on_lane::s_cmp_ge_f32<LaneOutput> },  // common_s_cmp_ge_f32
    { &common::on_lane::s_cmp_ge_i32<LaneOutput> },  // common_s_cmp_ge_i32
    { &common::on_lane::s_cmp_ge_u32<LaneOutput> },  // common_s_cmp_ge_u32
    { &common::on_lane::s_cmp_gt_f16<LaneOutput> },  // common_s_cmp_gt_f16
    { &common::on_lane::s_cmp_gt_f32<LaneOutput> },  // common_s_cmp_gt_f32
    { &common::on_lane::s_cmp_gt_i32<LaneOutput> },  // common_s_cmp_gt_i32
    { &common::on_lane::s_cmp_gt_u32<LaneOutput> },  // common_s_cmp_gt_u32
    { &common::on_lane::s_cmp_le_f16<LaneOutput> },  // common_s_cmp_le_f16
    { &common::on_lane::s_cmp_le_f32<LaneOutput> },  // common_s_cmp_le_f32
    { &common::on_lane::s_cmp_le_i32<LaneOutput> },  // common_s_cmp_le_i32
    { &common::on_lane::s_cmp_le_u32<LaneOutput> },  // common_s_cmp_le_u32
    { &common::on_lane::s_cmp_lg_f16<LaneOutput> },  // common_s_cmp_lg_f16
    { &common::on_lane::s_cmp_lg_f32<LaneOutput> },  // common_s_cmp_lg_f32
    { &common::on_lane::s_cmp_lg_i32<LaneOutput> },  // common_s_cmp_lg_i32
    { &common::on_lane::s_cmp_lg_u32<LaneOutput> },  // common_s_cmp_lg_u32
    { &common::on_lane::s_cmp_lg_u64<LaneOutput> },  // common_s_cmp_lg_u64
    { &common::on_lane::s_cmp_lt_f16<LaneOutput> },  // common_s_cmp_lt_f16
    { &common::on_lane::s_cmp_lt_f32<LaneOutput> },  // common_s_cmp_lt_f32
    { &common::on_lane::s_cmp_lt_i32<LaneOutput> },  // common_s_cmp_lt_i32
    { &common::on_lane::s_cmp_lt_u32<LaneOutput> },  // common_s_cmp_lt_u32
    { &common::on_lane::s_cmp_neq_f16<LaneOutput> },  // common_s_cmp_neq_f16
    { &common::on_lane::s_cmp_neq_f32<LaneOutput> },  // common_s_cmp_neq_f32
    { &common::on_lane::s_cmp_nge_f16<LaneOutput> },  // common_s_cmp_nge_f16
    { &common::on_lane::s_cmp_nge_f32<LaneOutput> },  // common_s_cmp_nge_f32
    { &common::on_lane::s_cmp_ngt_f16<LaneOutput> },  // common_s_cmp_ngt_f16
    { &common::on_lane::s_cmp_ngt_f32<LaneOutput> },  // common_s_cmp_ngt_f32
    { &common::on_lane::s_cmp_nle_f16<LaneOutput> },  // common_s_cmp_nle_f16
    { &common::on_lane::s_cmp_nle_f32<LaneOutput> },  // common_s_cmp_nle_f32
    { &common::on_lane::s_cmp_nlg_f16<LaneOutput> },  // common_s_cmp_nlg_f16
    { &common::on_lane::s_cmp_nlg_f32<LaneOutput> },  // common_s_cmp_nlg_f32
    { &common::on_lane::s_cmp_nlt_f16<LaneOutput> },  // common_s_cmp_nlt_f16
    { &common::on_lane::s_cmp_nlt_f32<LaneOutput> },  // common_s_cmp_nlt_f32
    { &common::on_lane::s_cmp_o_f16<LaneOutput> },  // common_s_cmp_o_f16
    { &common::on_lane::s_cmp_o_f32<LaneOutput> },  // common_s_cmp_o_f32
    { &common::on_lane::s_cmp_u_f16<LaneOutput> },  // common_s_cmp_u_f16
    { &common::on_lane::s_cmp_u_f32<LaneOutput> },  // common_s_cmp_u_f32
    { &common::on_lane::s_cmpk_eq_i32<LaneOutput> },  // common_s_cmpk_eq_i32
    { &common::on_lane::s_cmpk_eq_u32<LaneOutput> },  // common_s_cmpk_eq_u32
    { &common::on_lane::s_cmpk_ge_i32<LaneOutput> },  // common_s_cmpk_ge_i32
    { &common::on_lane::s_cmpk_ge_u32<LaneOutput> },  // common_s_cmpk_ge_u32
    { &common::on_lane::s_cmpk_gt_i32<LaneOutput> },  // common_s_cmpk_gt_i32
    { &common::on_lane::s_cmpk_gt_u32<LaneOutput> },  // common_s_cmpk_gt_u32
    { &common::on_lane::s_cmpk_le_i32<LaneOutput> },  // common_s_cmpk_le_i32
    { &common::on_lane::s_cmpk_le_u32<LaneOutput> },  // common_s_cmpk_le_u32
    { &common::on_lane::s_cmpk_lg_i32<LaneOutput> },  // common_s_cmpk_lg_i32
    { &common::on_lane::s_cmpk_lg_u32<LaneOutput> },  // common_s_cmpk_lg_u32
    { &common::on_lane::s_cmpk_lt_i32<LaneOutput> },  // common_s_cmpk_lt_i32
    { &common::on_lane::s_cmpk_lt_u32<LaneOutput> },  // common_s_cmpk_lt_u32
    { &common::on_lane::s_cselect_b32<LaneOutput> },  // common_s_cselect_b32
    { &common::on_lane::s_cselect_b64<LaneOutput> },  // common_s_cselect_b64
    { &common::on_lane::s_ctz_i32_b32<LaneOutput> },  // common_s_ctz_i32_b32
    { &common::on_lane::s_ctz_i32_b64<LaneOutput> },  // common_s_ctz_i32_b64
    { &common::on_lane::s_cvt_f16_f32<LaneOutput> },  // common_s_cvt_f16_f32
    { &common::on_lane::s_cvt_f32_f16<LaneOutput> },  // common_s_cvt_f32_f16
    { &common::on_lane::s_cvt_f32_i32<LaneOutput> },  // common_s_cvt_f32_i32
    { &common::on_lane::s_cvt_f32_u32<LaneOutput> },  // common_s_cvt_f32_u32
    { &common::on_lane::s_cvt_hi_f32_f16<LaneOutput> },  // common_s_cvt_hi_f32_f16
    { &common::on_lane::s_cvt_i32_f32<LaneOutput> },  // common_s_cvt_i32_f32
    { &common::on_lane::s_cvt_pk_rtz_f16_f32<LaneOutput> },  // common_s_cvt_pk_rtz_f16_f32
    { &common::on_lane::s_cvt_u32_f32<LaneOutput> },  // common_s_cvt_u32_f32
    { &common::on_lane::s_decperflevel<LaneOutput> },  // common_s_decperflevel
    { &common::on_lane::s_delay_alu<LaneOutput> },  // common_s_delay_alu
    { &common::on_lane::s_denorm_mode<LaneOutput> },  // common_s_denorm_mode
    { &common::on_lane::s_endpgm<LaneOutput> },  // common_s_endpgm
    { &common::on_lane::s_endpgm_saved<LaneOutput> },  // common_s_endpgm_saved
    { &common::on_lane::s_ff0_i32_b32<LaneOutput> },  // common_s_ff0_i32_b32
    { &common::on_lane::s_ff0_i32_b64<LaneOutput> },  // common_s_ff0_i32_b64
    { &common::on_lane::s_ff1_i32_b32<LaneOutput> },  // common_s_ff1_i32_b32
    { &common::on_lane::s_ff1_i32_b64<LaneOutput> },  // common_s_ff1_i32_b64
    { &common::on_lane::s_flbit_i32<LaneOutput> },  // common_s_flbit_i32
    { &common::on_lane::s_flbit_i32_b32<LaneOutput> },  // common_s_flbit_i32_b32
    { &common::on_lane::s_flbit_i32_b64<LaneOutput> },  // common_s_flbit_i32_b64
    { &common::on_lane::s_flbit_i32_i64<LaneOutput> },  // common_s_flbit_i32_i64
    { &common::on_lane::s_floor_f16<LaneOutput> },  // common_s_floor_f16
    { &common::on_lane::s_floor_f32<LaneOutput> },  // common_s_floor_f32
    { &common::on_lane::s_fmaak_f32<LaneOutput> },  // common_s_fmaak_f32
    { &common::on_lane::s_fmac_f16<LaneOutput> },  // common_s_fmac_f16
    { &common::on_lane::s_fmac_f32<LaneOutput> },  // common_s_fmac_f32
    { &common::on_lane::s_fmamk_f32<LaneOutput> },  // common_s_fmamk_f32
    { nullptr, &common::on_lane::s_get_barrier_state<LaneOutput, AnyFiles> },  // common_s_get_barrier_state
    { &common::on_lane::s_get_pc_i64<LaneOutput> },  // common_s_get_pc_i64
    { nullptr, &common::on_lane::s_get_shader_cycles_u64<LaneOutput, AnyFiles> },  // common_s_get_shader_cycles_u64
    { &common::on_lane::s_getpc_b64<LaneOutput> },  // common_s_getpc_b64
    { nullptr, &common::on_lane::s_getreg_b32<LaneOutput, AnyFiles> },  // common_s_getreg_b32
    { &common::on_lane::s_icache_inv<LaneOutput> },  // common_s_icache_inv
    { &common::on_lane::s_incperflevel<LaneOutput> },  // common_s_incperflevel
    { &common::on_lane::s_inst_prefetch<LaneOutput> },  // common_s_inst_prefetch
    { &common::on_lane::s_lshl1_add_u32<LaneOutput> },  // common_s_lshl1_add_u32
    { &common::on_lane::s_lshl2_add_u32<LaneOutput> },  // common_s_lshl2_add_u32
    { &common::on_lane::s_lshl3_add_u32<LaneOutput> },  // common_s_lshl3_add_u32
    { &common::on_lane::s_lshl4_add_u32<LaneOutput> },  // common_s_lshl4_add_u32
    { &common::on_lane::s_lshl_b32<LaneOutput> },  // common_s_lshl_b32
    { &common::on_lane::s_lshl_b64<LaneOutput> },  // common_s_lshl_b64
    { &common::on_lane::s_lshr_b32<LaneOutput> },  // common_s_lshr_b32
    { &common::on_lane::s_lshr_b64<LaneOutput> },  // common_s_lshr_b64
    { &common::on_lane::s_max_i32<LaneOutput> },  // common_s_max_i32
    { &common::on_lane::s_max_num_f16<LaneOutput> },  // common_s_max_num_f16
    { &common::on_lane::s_max_num_f32<LaneOutput> },  // common_s_max_num_f32
    { &common::on_lane::s_max_u32<LaneOutput> },  // common_s_max_u32
    { &common::on_lane::s_maximum_f16<LaneOutput> },  // common_s_maximum_f16
    { &common::on_lane::s_maximum_f32<LaneOutput> },  // common_s_maximum_f32
    { &common::on_lane::s_min_i32<LaneOutput> },  // common_s_min_i32
    { &common::on_lane::s_min_num_f16<LaneOutput> },  // common_s_min_num_f16
    { &common::on_lane::s_min_num_f32<LaneOutput> },  // common_s_min_num_f32
    { &common::on_lane::s_min_u32<LaneOutput> },  // common_s_min_u32
    { &common::on_lane::s_minimum_f16<LaneOutput> },  // common_s_minimum_f16
    { &common::on_lane::s_minimum_f32<LaneOutput> },  // common_s_minimum_f32
    { &common::on_lane::s_monitor_sleep<LaneOutput> },  // common_s_monitor_sleep
    { &common::on_lane::s_mov_b32<LaneOutput> },  // common_s_mov_b32
    { &common::on_lane::s_mov_b64<LaneOutput> },  // common_s_mov_b64
    { &common::on_lane::s_movk_i32<LaneOutput> },  // common_s_movk_i32
    { nullptr, &common::on_lane::s_movreld_b32<LaneOutput, AnyFiles> },  // common_s_movreld_b32
    { nullptr, &common::on_lane::s_movreld_b64<LaneOutput, AnyFiles> },  // common_s_movreld_b64
    { nullptr, &common::on_lane::s_movrels_b32<LaneOutput, AnyFiles> },  // common_s_movrels_b32
    { nullptr, &common::on_lane::s_movrels_b64<LaneOutput, AnyFiles> },  // common_s_movrels_b64
    { nullptr, &common::on_lane::s_movrelsd_2_b32<LaneOutput, AnyFiles> },  // common_s_movrelsd_2_b32
    { &common::on_lane::s_mul_f16<LaneOutput> },  // common_s_mul_f16
    { &common::on_lane::s_mul_f32<LaneOutput> },  // common_s_mul_f32
    { &common::on_lane::s_mul_hi_i32<LaneOutput> },  // common_s_mul_hi_i32
    { &common::on_lane::s_mul_hi_u32<LaneOutput> },  // common_s_mul_hi_u32
    { &common::on_lane::s_mul_i32<LaneOutput> },  // common_s_mul_i32
    { &common::on_lane::s_mul_u64<LaneOutput> },  // common_s_mul_u64
    { &common::on_lane::s_mulk_i32<LaneOutput> },  // common_s_mulk_i32
    { &common::on_lane::s_nand_b32<LaneOutput> },  // common_s_nand_b32
    { &common::on_lane::s_nand_b64<LaneOutput> },  // common_s_nand_b64
    { &common::on_lane::s_nand_saveexec_b64<LaneOutput> },  // common_s_nand_saveexec_b64
    { &common::on_lane::s_nop<LaneOutput> },  // common_s_nop
    { &common::on_lane::s_nor_b32<LaneOutput> },  // common_s_nor_b32
    { &common::on_lane::s_nor_b64<LaneOutput> },  // common_s_nor_b64
    { &common::on_lane::s_nor_saveexec_b64<LaneOutput> },  // common_s_nor_saveexec_b64
    { &common::on_lane::s_not_b32<LaneOutput> },  // common_s_not_b32
    { &common::on_lane::s_not_b64<LaneOutput> },  // common_s_not_b64
    { &common::on_lane::s_or_b32<LaneOutput> },  // common_s_or_b32
    { &common::on_lane::s_or_b64<LaneOutput> },  // common_s_or_b64
    { &common::on_lane::s_or_not0_saveexec_b64<LaneOutput> },  // common_s_or_not0_saveexec_b64
    { &common::on_lane::s_or_not1_b32<LaneOutput> },  // common_s_or_not1_b32
    { &common::on_lane::s_or_not1_b64<LaneOutput> },  // common_s_or_not1_b64
    { &common::on_lane::s_or_not1_saveexec_b64<LaneOutput> },  // common_s_or_not1_saveexec_b64
    { &common::on_lane::s_or_saveexec_b64<LaneOutput> },  // common_s_or_saveexec_b64
    { &common::on_lane::s_orn2_b32<LaneOutput> },  // common_s_orn2_b32
    { &common::on_lane::s_orn2_b64<LaneOutput> },  // common_s_orn2_b64
    { &common::on_lane::s_pack_hh_b32_b16<LaneOutput> },  // common_s_pack_hh_b32_b16
    { &common::on_lane::s_pack_hl_b32_b16<LaneOutput> },  // common_s_pack_hl_b32_b16
    { &common::on_lane::s_pack_lh_b32_b16<LaneOutput> },  // common_s_pack_lh_b32_b16
    { &common::on_lane::s_pack_ll_b32_b16<LaneOutput> },  // common_s_pack_ll_b32_b16
    { &common::on_lane::s_quadmask_b32<LaneOutput> },  // common_s_quadmask_b32
    { &common::on_lane::s_quadmask_b64<LaneOutput> },  // common_s_quadmask_b64
    { &common::on_lane::s_rndne_f16<LaneOutput> },  // common_s_rndne_f16
    { &common::on_lane::s_rndne_f32<LaneOutput> },  // common_s_rndne_f32
    { &common::on_lane::s_round_mode<LaneOutput> },  // common_s_round_mode
    { &common::on_lane::s_sendmsg<LaneOutput> },  // common_s_sendmsg
    { nullptr, &common::on_lane::s_sendmsg_rtn_b32<LaneOutput, AnyFiles> },  // common_s_sendmsg_rtn_b32
    { nullptr, &common::on_lane::s_sendmsg_rtn_b64<LaneOutput, AnyFiles> },  // common_s_sendmsg_rtn_b64
    { &common::on_lane::s_sendmsghalt<LaneOutput> },  // common_s_sendmsghalt
    { &common::on_lane::s_set_gpr_idx_idx<LaneOutput> },  // common_s_set_gpr_idx_idx
    { &common::on_lane::s_set_gpr_idx_mode<LaneOutput> },  // common_s_set_gpr_idx_mode
    { &common::on_lane::s_set_gpr_idx_off<LaneOutput> },  // common_s_set_gpr_idx_off
    { &common::on_lane::s_set_gpr_idx_on<LaneOutput> },  // common_s_set_gpr_idx_on
    { &common::on_lane::s_set_inst_prefetch_distance<LaneOutput> },  // common_s_set_inst_prefetch_distance
    { &common::on_lane::s_set_pc_i64<LaneOutput> },  // common_s_set_pc_i64
    { &common::on_lane::s_set_vgpr_msb<LaneOutput> },  // common_s_set_vgpr_msb
    { &common::on_lane::s_sethalt<LaneOutput> },  // common_s_sethalt
    { &common::on_lane::s_setkill<LaneOutput> },  // common_s_setkill
    { &common::on_lane::s_setpc_b64<LaneOutput> },  // common_s_setpc_b64
    { &common::on_lane::s_setprio<LaneOutput> },  // common_s_setprio
    { &common::on_lane::s_setprio_inc_wg<LaneOutput> },  // common_s_setprio_inc_wg
    { nullptr, &common::on_lane::s_setreg_b32<LaneOutput, AnyFiles> },  // common_s_setreg_b32
    { nullptr, &common::on_lane::s_setreg_imm32_b32<LaneOutput, AnyFiles> },  // common_s_setreg_imm32_b32
    { &common::on_lane::s_setvskip<LaneOutput> },  // common_s_setvskip
    { &common::on_lane::s_sext_i32_i16<LaneOutput> },  // common_s_sext_i32_i16
    { &common::on_lane::s_sext_i32_i8<LaneOutput> },  // common_s_sext_i32_i8
    { &common::on_lane::s_sleep<LaneOutput> },  // common_s_sleep
    { &common::on_lane::s_sleep_var<LaneOutput> },  // common_s_sleep_var
    { &common::on_lane::s_sub_co_ci_u32<LaneOutput> },  // common_s_sub_co_ci_u32
    { &common::on_lane::s_sub_co_i32<LaneOutput> },  // common_s_sub_co_i32
    { &common::on_lane::s_sub_co_u32<LaneOutput> },  // common_s_sub_co_u32
    { &common::on_lane::s_sub_f16<LaneOutput> },  // common_s_sub_f16
    { &common::on_lane::s_sub_f32<LaneOutput> },  // common_s_sub_f32
    { &common::on_lane::s_sub_i32<LaneOutput> },  // common_s_sub_i32
    { &common::on_lane::s_sub_nc_u64<LaneOutput> },  // common_s_sub_nc_u64
    { &common::on_lane::s_sub_u32<LaneOutput> },  // common_s_sub_u32
    { &common::on_lane::s_subb_u32<LaneOutput> },  // common_s_subb_u32
    { &common::on_lane::s_subvector_loop_begin<LaneOutput> },  // common_s_subvector_loop_begin
    { &common::on_lane::s_subvector_loop_end<LaneOutput> },  // common_s_subvector_loop_end
    { &common::on_lane::s_swap_pc_i64<LaneOutput> },  // common_s_swap_pc_i64
    { &common::on_lane::s_swappc_b64<LaneOutput> },  // common_s_swappc_b64
    { &common::on_lane::s_trap<LaneOutput> },  // common_s_trap
    { &common::on_lane::s_trunc_f16<LaneOutput> },  // common_s_trunc_f16
    { &common::on_lane::s_trunc_f32<LaneOutput> },  // common_s_trunc_f32
    { &common::on_lane::s_ttracedata<LaneOutput> },  // common_s_ttracedata
    { &common::on_lane::s_ttracedata_imm<LaneOutput> },  // common_s_ttracedata_imm
    { &common::on_lane::s_version<LaneOutput> },  // common_s_version
    { &common::on_lane::s_wait_alu<LaneOutput> },  // common_s_wait_alu
    { &common::on_lane::s_wait_asynccnt<LaneOutput> },  // common_s_wait_asynccnt
    { &common::on_lane::s_wait_bvhcnt<LaneOutput> },  // common_s_wait_bvhcnt
    { &common::on_lane::s_wait_dscnt<LaneOutput> },  // common_s_wait_dscnt
    { &common::on_lane::s_wait_event<LaneOutput> },  // common_s_wait_event
    { &common::on_lane::s_wait_expcnt<LaneOutput> },  // common_s_wait_expcnt
    { &common::on_lane::s_wait_idle<LaneOutput> },  // common_s_wait_idle
    { &common::on_lane::s_wait_kmcnt<LaneOutput> },  // common_s_wait_kmcnt
    { &common::on_lane::s_wait_loadcnt<LaneOutput> },  // common_s_wait_loadcnt
    { &common::on_lane::s_wait_loadcnt_dscnt<LaneOutput> },  // common_s_wait_loadcnt_dscnt
    { &common::on_lane::s_wait_samplecnt<LaneOutput> },  // common_s_wait_samplecnt
    { &common::on_lane::s_wait_storecnt<LaneOutput> },  // common_s_wait_storecnt
    { &common::on_lane::s_wait_storecnt_dscnt<LaneOutput> },  // common_s_wait_storecnt_dscnt
    { &common::on_lane::s_wait_tensorcnt<LaneOutput> },  // common_s_wait_tensorcnt
    { &common::on_lane::s_wait_xcnt<LaneOutput> },  // common_s_wait_xcnt
    { &common::on_lane::s_waitcnt<LaneOutput> },  // common_s_waitcnt
    { &common::on_lane::s_waitcnt_depctr<LaneOutput> },  // common_s_waitcnt_depctr
    { &common::on_lane::s_waitcnt_expcnt<LaneOutput> },  // common_s_waitcnt_expcnt
    { &common::on_lane::s_waitcnt_lgkmcnt<LaneOutput> },  // common_s_waitcnt_lgkmcnt
    { &common::on_lane::s_waitcnt_vmcnt<LaneOutput> },  // common_s_waitcnt_vmcnt
    { &common::on_lane::s_waitcnt_vscnt<LaneOutput> },  // common_s_waitcnt_vscnt
    { &common::on_lane::s_wakeup<LaneOutput> },  // common_s_wakeup
    { &common::on_lane::s_wakeup_barrier<LaneOutput> },  // common_s_wakeup_barrier
    { &common::on_lane::s_wqm_b32<LaneOutput> },  // common_s_wqm_b32
    { &common::on_lane::s_wqm_b64<LaneOutput> },  // common_s_wqm_b64
    { &common::on_lane::s_xnor_b32<LaneOutput> },  // common_s_xnor_b32
    { &common::on_lane::s_xnor_b64<LaneOutput> },  // common_s_xnor_b64
    { &common::on_lane::s_xnor_saveexec_b64<LaneOutput> },  // common_s_xnor_saveexec_b64
    { &common::on_lane::s_xor_b32<LaneOutput> },  // common_s_xor_b32
    { &common::on_lane::s_xor_b64<LaneOutput> },  // common_s_xor_b64
    { &common::on_lane::s_xor_saveexec_b64<LaneOutput> },  // common_s_xor_saveexec_b64
    { &gcn5_7nm::on_lane::s_max_i32<LaneOutput> },  // gcn5_7nm_s_max_i32
    { &gcn5_7nm::on_lane::s_max_u32<LaneOutput> },  // gcn5_7nm_s_max_u32
    { &gcn5::on_lane::s_max_i32<LaneOutput> },  // gcn5_s_max_i32
    { &gcn5::on_lane::s_max_u32<LaneOutput> },  // gcn5_s_max_u32
    { &rdna3_5::on_lane::s_max_f16<LaneOutput> },  // rdna3_5_s_max_f16
    { &rdna3_5::on_lane::s_max_f32<LaneOutput> },  // rdna3_5_s_max_f32
    { &rdna3_5::on_lane::s_min_f16<LaneOutput> },  // rdna3_5_s_min_f16
    { &rdna3_5::on_lane::s_min_f32<LaneOutput> },  // rdna3_5_s_min_f32
    { &rdna3::on_lane::s_max_i32<LaneOutput> },  // rdna3_s_max_i32
    { &rdna3::on_lane::s_max_u32<LaneOutput> },  // rdna3_s_max_u32
    { nullptr, &rdna4::on_lane::s_barrier_signal_isfirst<LaneOutput, AnyFiles> },  // rdna4_s_barrier_signal_isfirst
    { &rdna4::on_lane::s_max_i32<LaneOutput> },  // rdna4_s_max_i32
    { &rdna4::on_lane::s_max_num_f16<LaneOutput> },  // rdna4_s_max_num_f16
    { &rdna4::on_lane::s_max_num_f32<LaneOutput> },  // rdna4_s_max_num_f32
    { &rdna4::on_lane::s_max_u32<LaneOutput> },  // rdna4_s_max_u32
    { &rdna4::on_lane::s_maximum_f16<LaneOutput> },  // rdna4_s_maximum_f16
    { &rdna4::on_lane::s_maximum_f32<LaneOutput> },  // rdna4_s_maximum_f32
    { &rdna4::on_lane::s_min_num_f16<LaneOutput> },  // rdna4_s_min_num_f16
    { &rdna4::on_lane::s_min_num_f32<LaneOutput> },  // rdna4_s_min_num_f32
    { &rdna4::on_lane::s_minimum_f16<LaneOutput> },  // rdna4_s_minimum_f16
    { &rdna4::on_lane::s_minimum_f32<LaneOutput> },  // rdna4_s_minimum_f32
    { nullptr, &rdna4::on_lane::s_movreld_b32<LaneOutput, AnyFiles> },  // rdna4_s_movreld_b32
    { nullptr, &rdna4::on_lane::s_movreld_b64<LaneOutput, AnyFiles> },  // rdna4_s_movreld_b64
    { nullptr, &rdna4::on_lane::s_movrels_b32<LaneOutput, AnyFiles> },  // rdna4_s_movrels_b32
    { nullptr, &rdna4::on_lane::s_movrels_b64<LaneOutput, AnyFiles> },  // rdna4_s_movrels_b64
    { nullptr, &rdna4::on_lane::s_movrelsd_2_b32<LaneOutput, AnyFiles> },  // rdna4_s_movrelsd_2_b32
    { nullptr, &rdna4::on_lane::s_setreg_b32<LaneOutput, AnyFiles> },  // rdna4_s_setreg_b32
    { nullptr, &rdna4::on_lane::s_setreg_imm32_b32<LaneOutput, AnyFiles> },  // rdna4_s_setreg_imm32_b32
    { &rdna4::on_lane::s_waitcnt<LaneOutput> },  // rdna4_s_waitcnt
};

namespace fast {

constexpr HandlerEntry handlers_sop[] = {
    make::scalar<cdna1::fast_operations::s_max_i32>(),  // cdna1_s_max_i32
    make::scalar<cdna1::fast_operations::s_max_u32>(),  // cdna1_s_max_u32
    make::scalar<cdna2::fast_operations::s_max_i32>(),  // cdna2_s_max_i32
    make::scalar<cdna2::fast_operations::s_max_u32>(),  // cdna2_s_max_u32
    make::none(),  // cdna5_gfx1251_s_barrier_signal_isfirst
    make::none(),  // cdna5_gfx1251_s_setreg_b32
    make::none(),  // cdna5_gfx1251_s_setreg_imm32_b32
    make::none(),  // cdna5_s_barrier_signal_isfirst
    make::none(),  // cdna5_s_setreg_b32
    make::none(),  // cdna5_s_setreg_imm32_b32
    make::scalar<common::gfx10::fast_operations::s_and_saveexec_b32>(),  // common_gfx10_s_and_saveexec_b32
    make::scalar<common::gfx10::fast_operations::s_andn1_saveexec_b32>(),  // common_gfx10_s_andn1_saveexec_b32
    make::scalar<common::gfx10::fast_operations::s_andn1_saveexec_b64>(),  // common_gfx10_s_andn1_saveexec_b64
    make::scalar<common::gfx10::fast_operations::s_andn1_wrexec_b32>(),  // common_gfx10_s_andn1_wrexec_b32
    make::scalar<common::gfx10::fast_operations::s_andn1_wrexec_b64>(),  // common_gfx10_s_andn1_wrexec_b64
    make::scalar<common::gfx10::fast_operations::s_andn2_saveexec_b32>(),  // common_gfx10_s_andn2_saveexec_b32
    make::scalar<common::gfx10::fast_operations::s_andn2_saveexec_b64>(),  // common_gfx10_s_andn2_saveexec_b64
    make::scalar<common::gfx10::fast_operations::s_andn2_wrexec_b32>(),  // common_gfx10_s_andn2_wrexec_b32
    make::scalar<common::gfx10::fast_operations::s_andn2_wrexec_b64>(),  // common_gfx10_s_andn2_wrexec_b64
    make::scalar<common::gfx10::fast_operations::s_max_i32>(),  // common_gfx10_s_max_i32
    make::scalar<common::gfx10::fast_operations::s_max_u32>(),  // common_gfx10_s_max_u32
    make::scalar<common::gfx10::fast_operations::s_nand_saveexec_b32>(),  // common_gfx10_s_nand_saveexec_b32
    make::scalar<common::gfx10::fast_operations::s_nor_saveexec_b32>(),  // common_gfx10_s_nor_saveexec_b32
    make::scalar<common::gfx10::fast_operations::s_or_saveexec_b32>(),  // common_gfx10_s_or_saveexec_b32
    make::scalar<common::gfx10::fast_operations::s_orn1_saveexec_b32>(),  // common_gfx10_s_orn1_saveexec_b32
    make::scalar<common::gfx10::fast_operations::s_orn1_saveexec_b64>(),  // common_gfx10_s_orn1_saveexec_b64
    make::scalar<common::gfx10::fast_operations::s_orn2_saveexec_b32>(),  // common_gfx10_s_orn2_saveexec_b32
    make::scalar<common::gfx10::fast_operations::s_orn2_saveexec_b64>(),  // common_gfx10_s_orn2_saveexec_b64
    make::none(),  // common_gfx10_s_setreg_b32
    make::none(),  // common_gfx10_s_setreg_imm32_b32
    make::scalar<common::gfx10::fast_operations::s_xnor_saveexec_b32>(),  // common_gfx10_s_xnor_saveexec_b32
    make::scalar<common::gfx10::fast_operations::s_xor_saveexec_b32>(),  // common_gfx10_s_xor_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_and_not0_saveexec_b32>(),  // common_gfx11_s_and_not0_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_and_not0_wrexec_b32>(),  // common_gfx11_s_and_not0_wrexec_b32
    make::scalar<common::gfx11::fast_operations::s_and_not1_saveexec_b32>(),  // common_gfx11_s_and_not1_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_and_not1_wrexec_b32>(),  // common_gfx11_s_and_not1_wrexec_b32
    make::scalar<common::gfx11::fast_operations::s_and_saveexec_b32>(),  // common_gfx11_s_and_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_nand_saveexec_b32>(),  // common_gfx11_s_nand_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_nor_saveexec_b32>(),  // common_gfx11_s_nor_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_or_not0_saveexec_b32>(),  // common_gfx11_s_or_not0_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_or_not1_saveexec_b32>(),  // common_gfx11_s_or_not1_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_or_saveexec_b32>(),  // common_gfx11_s_or_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_xnor_saveexec_b32>(),  // common_gfx11_s_xnor_saveexec_b32
    make::scalar<common::gfx11::fast_operations::s_xor_saveexec_b32>(),  // common_gfx11_s_xor_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_and_not0_saveexec_b32>(),  // common_gfx12_s_and_not0_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_and_not0_wrexec_b32>(),  // common_gfx12_s_and_not0_wrexec_b32
    make::scalar<common::gfx12::fast_operations::s_and_not1_saveexec_b32>(),  // common_gfx12_s_and_not1_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_and_not1_wrexec_b32>(),  // common_gfx12_s_and_not1_wrexec_b32
    make::scalar<common::gfx12::fast_operations::s_and_saveexec_b32>(),  // common_gfx12_s_and_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_nand_saveexec_b32>(),  // common_gfx12_s_nand_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_nor_saveexec_b32>(),  // common_gfx12_s_nor_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_or_not0_saveexec_b32>(),  // common_gfx12_s_or_not0_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_or_not1_saveexec_b32>(),  // common_gfx12_s_or_not1_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_or_saveexec_b32>(),  // common_gfx12_s_or_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_xnor_saveexec_b32>(),  // common_gfx12_s_xnor_saveexec_b32
    make::scalar<common::gfx12::fast_operations::s_xor_saveexec_b32>(),  // common_gfx12_s_xor_saveexec_b32
    make::scalar<common::gfx9::fast_operations::s_andn1_saveexec_b64>(),  // common_gfx9_s_andn1_saveexec_b64
    make::scalar<common::gfx9::fast_operations::s_andn1_wrexec_b64>(),  // common_gfx9_s_andn1_wrexec_b64
    make::scalar<common::gfx9::fast_operations::s_andn2_saveexec_b64>(),  // common_gfx9_s_andn2_saveexec_b64
    make::scalar<common::gfx9::fast_operations::s_andn2_wrexec_b64>(),  // common_gfx9_s_andn2_wrexec_b64
    make::scalar<common::gfx9::fast_operations::s_orn1_saveexec_b64>(),  // common_gfx9_s_orn1_saveexec_b64
    make::scalar<common::gfx9::fast_operations::s_orn2_saveexec_b64>(),  // common_gfx9_s_orn2_saveexec_b64
    make::scalar<common::fast_operations::s_abs_i32>(),  // common_s_abs_i32
    make::scalar<common::fast_operations::s_absdiff_i32>(),  // common_s_absdiff_i32
    make::scalar<common::fast_operations::s_add_co_ci_u32>(),  // common_s_add_co_ci_u32
    make::scalar<common::fast_operations::s_add_co_i32>(),  // common_s_add_co_i32
    make::scalar<common::fast_operations::s_add_co_u32>(),  // common_s_add_co_u32
    make::scalar<common::fast_operations::s_add_f16>(),  // common_s_add_f16
    make::scalar<common::fast_operations::s_add_f32>(),  // common_s_add_f32
    make::scalar<common::fast_operations::s_add_i32>(),  // common_s_add_i32
    make::scalar<common::fast_operations::s_add_nc_u64>(),  // common_s_add_nc_u64
    make::none(),  // common_s_add_pc_i64
    make::scalar<common::fast_operations::s_add_u32>(),  // common_s_add_u32
    make::scalar<common::fast_operations::s_addc_u32>(),  // common_s_addc_u32
    make::scalar<common::fast_operations::s_addk_co_i32>(),  // common_s_addk_co_i32
    make::scalar<common::fast_operations::s_addk_i32>(),  // common_s_addk_i32
    make::scalar<common::fast_operations::s_and_b32>(),  // common_s_and_b32
    make::scalar<common::fast_operations::s_and_b64>(),  // common_s_and_b64
    make::scalar<common::fast_operations::s_and_not0_saveexec_b64>(),  // common_s_and_not0_saveexec_b64
    make::scalar<common::fast_operations::s_and_not0_wrexec_b64>(),  // common_s_and_not0_wrexec_b64
    make::scalar<common::fast_operations::s_and_not1_b32>(),  // common_s_and_not1_b32
    make::scalar<common::fast_operations::s_and_not1_b64>(),  // common_s_and_not1_b64
    make::scalar<common::fast_operations::s_and_not1_saveexec_b64>(),  // common_s_and_not1_saveexec_b64
    make::scalar<common::fast_operations::s_and_not1_wrexec_b64>(),  // common_s_and_not1_wrexec_b64
    make::scalar<common::fast_operations::s_and_saveexec_b64>(),  // common_s_and_saveexec_b64
    make::scalar<common::fast_operations::s_andn2_b32>(),  // common_s_andn2_b32
    make::scalar<common::fast_operations::s_andn2_b64>(),  // common_s_andn2_b64
    make::scalar<common::fast_operations::s_ashr_i32>(),  // common_s_ashr_i32
    make::scalar<common::fast_operations::s_ashr_i64>(),  // common_s_ashr_i64
    make::none(),  // common_s_barrier
    make::none(),  // common_s_barrier_init
    make::none(),  // common_s_barrier_join
    make::none(),  // common_s_barrier_leave
    make::none(),  // common_s_barrier_signal
    make::none(),  // common_s_barrier_wait
    make::scalar<common::fast_operations::s_bcnt0_i32_b32>(),  // common_s_bcnt0_i32_b32
    make::scalar<common::fast_operations::s_bcnt0_i32_b64>(),  // common_s_bcnt0_i32_b64
    make::scalar<common::fast_operations::s_bcnt1_i32_b32>(),  // common_s_bcnt1_i32_b32
    make::scalar<common::fast_operations::s_bcnt1_i32_b64>(),  // common_s_bcnt1_i32_b64
    make::scalar<common::fast_operations::s_bfe_i32>(),  // common_s_bfe_i32
    make::scalar<common::fast_operations::s_bfe_i64>(),  // common_s_bfe_i64
    make::scalar<common::fast_operations::s_bfe_u32>(),  // common_s_bfe_u32
    make::scalar<common::fast_operations::s_bfe_u64>(),  // common_s_bfe_u64
    make::scalar<common::fast_operations::s_bfm_b32>(),  // common_s_bfm_b32
    make::scalar<common::fast_operations::s_bfm_b64>(),  // common_s_bfm_b64
    make::scalar<common::fast_operations::s_bitcmp0_b32>(),  // common_s_bitcmp0_b32
    make::scalar<common::fast_operations::s_bitcmp0_b64>(),  // common_s_bitcmp0_b64
    make::scalar<common::fast_operations::s_bitcmp1_b32>(),  // common_s_bitcmp1_b32
    make::scalar<common::fast_operations::s_bitcmp1_b64>(),  // common_s_bitcmp1_b64
    make::scalar<common::fast_operations::s_bitreplicate_b64_b32>(),  // common_s_bitreplicate_b64_b32
    make::scalar<common::fast_operations::s_bitset0_b32>(),  // common_s_bitset0_b32
    make::scalar<common::fast_operations::s_bitset0_b64>(),  // common_s_bitset0_b64
    make::scalar<common::fast_operations::s_bitset1_b32>(),  // common_s_bitset1_b32
    make::scalar<common::fast_operations::s_bitset1_b64>(),  // common_s_bitset1_b64
    make::scalar<common::fast_operations::s_branch>(),  // common_s_branch
    make::scalar<common::fast_operations::s_brev_b32>(),  // common_s_brev_b32
    make::scalar<common::fast_operations::s_brev_b64>(),  // common_s_brev_b64
    make::none(),  // common_s_call_b64
    make::none(),  // common_s_call_i64
    make::none(),  // common_s_cbranch_cdbgsys
    make::none(),  // common_s_cbranch_cdbgsys_and_user
    make::none(),  // common_s_cbranch_cdbgsys_or_user
    make::none(),  // common_s_cbranch_cdbguser
    make::scalar<common::fast_operations::s_cbranch_execnz>(),  // common_s_cbranch_execnz
    make::scalar<common::fast_operations::s_cbranch_execz>(),  // common_s_cbranch_execz
    make::none(),  // common_s_cbranch_g_fork
    make::none(),  // common_s_cbranch_i_fork
    make::none(),  // common_s_cbranch_join
    make::scalar<common::fast_operations::s_cbranch_scc0>(),  // common_s_cbranch_scc0
    make::scalar<common::fast_operations::s_cbranch_scc1>(),  // common_s_cbranch_scc1
    make::scalar<common::fast_operations::s_cbranch_vccnz>(),  // common_s_cbranch_vccnz
    make::scalar<common::fast_operations::s_cbranch_vccz>(),  // common_s_cbranch_vccz
    make::scalar<common::fast_operations::s_ceil_f16>(),  // common_s_ceil_f16
    make::scalar<common::fast_operations::s_ceil_f32>(),  // common_s_ceil_f32
    make::none(),  // common_s_clause
    make::scalar<common::fast_operations::s_cls_i32>(),  // common_s_cls_i32
    make::scalar<common::fast_operations::s_cls_i32_i64>(),  // common_s_cls_i32_i64
    make::scalar<common::fast_operations::s_clz_i32_u32>(),  // common_s_clz_i32_u32
    make::scalar<common::fast_operations::s_clz_i32_u64>(),  // common_s_clz_i32_u64
    make::scalar<common::fast_operations::s_cmov_b32>(),  // common_s_cmov_b32
    make::scalar<common::fast_operations::s_cmov_b64>(),  // common_s_cmov_b64
    make::scalar<common::fast_operations::s_cmovk_i32>(),  // common_s_cmovk_i32
    make::scalar<common::fast_operations::s_cmp_eq_f16>(),  // common_s_cmp_eq_f16
    make::scalar<common::fast_operations::s_cmp_eq_f32>(),  // common_s_cmp_eq_f32
    make::scalar<common::fast_operations::s_cmp_eq_i32>(),  // common_s_cmp_eq_i32
    make::scalar<common::fast_operations::s_cmp_eq_u32>(),  // common_s_cmp_eq_u32
    make::scalar<common::fast_operations::s_cmp_eq_u64>(),  // common_s_cmp_eq_u64
    make::scalar<common::fast_operations::s_cmp_ge_f16>(),  // common_s_cmp_ge_f16
    make::scalar<common::fast_operations::s_cmp_ge_f32>(),  // common_s_cmp_ge_f32
    make::scalar<common::fast_operations::s_cmp_ge_i32>(),  // common_s_cmp_ge_i32
    make::scalar<common::fast_operations::s_cmp_ge_u32>(),  // common_s_cmp_ge_u32
    make::scalar<common::fast_operations::s_cmp_gt_f16>(),  // common_s_cmp_gt_f16
    make::scalar<common::fast_operations::s_cmp_gt_f32>(),  // common_s_cmp_gt_f32
    make::scalar<common::fast_operations::s_cmp_gt_i32>(),  // common_s_cmp_gt_i32
    make::scalar<common::fast_operations::s_cmp_gt_u32>(),  // common_s_cmp_gt_u32
    make::scalar<common::fast_operations::s_cmp_le_f16>(),  // common_s_cmp_le_f16
    make::scalar<common::fast_operations::s_cmp_le_f32>(),  // common_s_cmp_le_f32
    make::scalar<common::fast_operations::s_cmp_le_i32>(),  // common_s_cmp_le_i32
    make::scalar<common::fast_operations::s_cmp_le_u32>(),  // common_s_cmp_le_u32
    make::scalar<common::fast_operations::s_cmp_lg_f16>(),  // common_s_cmp_lg_f16
    make::scalar<common::fast_operations::s_cmp_lg_f32>(),  // common_s_cmp_lg_f32
    make::scalar<common::fast_operations::s_cmp_lg_i32>(),  // common_s_cmp_lg_i32
    make::scalar<common::fast_operations::s_cmp_lg_u32>(),  // common_s_cmp_lg_u32
    make::scalar<common::fast_operations::s_cmp_lg_u64>(),  // common_s_cmp_lg_u64
    make::scalar<common::fast_operations::s_cmp_lt_f16>(),  // common_s_cmp_lt_f16
    make::scalar<common::fast_operations::s_cmp_lt_f32>(),  // common_s_cmp_lt_f32
    make::scalar<common::fast_operations::s_cmp_lt_i32>(),  // common_s_cmp_lt_i32
    make::scalar<common::fast_operations::s_cmp_lt_u32>(),  // common_s_cmp_lt_u32
    make::scalar<common::fast_operations::s_cmp_neq_f16>(),  // common_s_cmp_neq_f16
    make::scalar<common::fast_operations::s_cmp_neq_f32>(),  // common_s_cmp_neq_f32
    make::scalar<common::fast_operations::s_cmp_nge_f16>(),  // common_s_cmp_nge_f16
    make::scalar<common::fast_operations::s_cmp_nge_f32>(),  // common_s_cmp_nge_f32
    make::scalar<common::fast_operations::s_cmp_ngt_f16>(),  // common_s_cmp_ngt_f16
    make::scalar<common::fast_operations::s_cmp_ngt_f32>(),  // common_s_cmp_ngt_f32
    make::scalar<common::fast_operations::s_cmp_nle_f16>(),  // common_s_cmp_nle_f16
    make::scalar<common::fast_operations::s_cmp_nle_f32>(),  // common_s_cmp_nle_f32
    make::scalar<common::fast_operations::s_cmp_nlg_f16>(),  // common_s_cmp_nlg_f16
    make::scalar<common::fast_operations::s_cmp_nlg_f32>(),  // common_s_cmp_nlg_f32
    make::scalar<common::fast_operations::s_cmp_nlt_f16>(),  // common_s_cmp_nlt_f16
    make::scalar<common::fast_operations::s_cmp_nlt_f32>(),  // common_s_cmp_nlt_f32
    make::scalar<common::fast_operations::s_cmp_o_f16>(),  // common_s_cmp_o_f16
    make::scalar<common::fast_operations::s_cmp_o_f32>(),  // common_s_cmp_o_f32
    make::scalar<common::fast_operations::s_cmp_u_f16>(),  // common_s_cmp_u_f16
    make::scalar<common::fast_operations::s_cmp_u_f32>(),  // common_s_cmp_u_f32
    make::scalar<common::fast_operations::s_cmpk_eq_i32>(),  // common_s_cmpk_eq_i32
    make::scalar<common::fast_operations::s_cmpk_eq_u32>(),  // common_s_cmpk_eq_u32
    make::scalar<common::fast_operations::s_cmpk_ge_i32>(),  // common_s_cmpk_ge_i32
    make::scalar<common::fast_operations::s_cmpk_ge_u32>(),  // common_s_cmpk_ge_u32
    make::scalar<common::fast_operations::s_cmpk_gt_i32>(),  // common_s_cmpk_gt_i32
    make::scalar<common::fast_operations::s_cmpk_gt_u32>(),  // common_s_cmpk_gt_u32
    make::scalar<common::fast_operations::s_cmpk_le_i32>(),  // common_s_cmpk_le_i32
    make::scalar<common::fast_operations::s_cmpk_le_u32>(),  // common_s_cmpk_le_u32
    make::scalar<common::fast_operations::s_cmpk_lg_i32>(),  // common_s_cmpk_lg_i32
    make::scalar<common::fast_operations::s_cmpk_lg_u32>(),  // common_s_cmpk_lg_u32
    make::scalar<common::fast_operations::s_cmpk_lt_i32>(),  // common_s_cmpk_lt_i32
    make::scalar<common::fast_operations::s_cmpk_lt_u32>(),  // common_s_cmpk_lt_u32
    make::scalar<common::fast_operations::s_cselect_b32>(),  // common_s_cselect_b32
    make::scalar<common::fast_operations::s_cselect_b64>(),  // common_s_cselect_b64
    make::scalar<common::fast_operations::s_ctz_i32_b32>(),  // common_s_ctz_i32_b32
    make::scalar<common::fast_operations::s_ctz_i32_b64>(),  // common_s_ctz_i32_b64
    make::scalar<common::fast_operations::s_cvt_f16_f32>(),  // common_s_cvt_f16_f32
    make::scalar<common::fast_operations::s_cvt_f32_f16>(),  // common_s_cvt_f32_f16
    make::scalar<common::fast_operations::s_cvt_f32_i32>(),  // common_s_cvt_f32_i32
    make::scalar<common::fast_operations::s_cvt_f32_u32>(),  // common_s_cvt_f32_u32
    make::scalar<common::fast_operations::s_cvt_hi_f32_f16>(),  // common_s_cvt_hi_f32_f16
    make::scalar<common::fast_operations::s_cvt_i32_f32>(),  // common_s_cvt_i32_f32
    make::scalar<common::fast_operations::s_cvt_pk_rtz_f16_f32>(),  // common_s_cvt_pk_rtz_f16_f32
    make::scalar<common::fast_operations::s_cvt_u32_f32>(),  // common_s_cvt_u32_f32
    make::none(),  // common_s_decperflevel
    make::none(),  // common_s_delay_alu
    make::none(),  // common_s_denorm_mode
    make::none(),  // common_s_endpgm
    make::none(),  // common_s_endpgm_saved
    make::scalar<common::fast_operations::s_ff0_i32_b32>(),  // common_s_ff0_i32_b32
    make::scalar<common::fast_operations::s_ff0_i32_b64>(),  // common_s_ff0_i32_b64
    make::scalar<common::fast_operations::s_ff1_i32_b32>(),  // common_s_ff1_i32_b32
    make::scalar<common::fast_operations::s_ff1_i32_b64>(),  // common_s_ff1_i32_b64
    make::scalar<common::fast_operations::s_flbit_i32>(),  // common_s_flbit_i32
    make::scalar<common::fast_operations::s_flbit_i32_b32>(),  // common_s_flbit_i32_b32
    make::scalar<common::fast_operations::s_flbit_i32_b64>(),  // common_s_flbit_i32_b64
    make::scalar<common::fast_operations::s_flbit_i32_i64>(),  // common_s_flbit_i32_i64
    make::scalar<common::fast_operations::s_floor_f16>(),  // common_s_floor_f16
    make::scalar<common::fast_operations::s_floor_f32>(),  // common_s_floor_f32
    make::scalar<common::fast_operations::s_fmaak_f32>(),  // common_s_fmaak_f32
    make::scalar<common::fast_operations::s_fmac_f16>(),  // common_s_fmac_f16
    make::scalar<common::fast_operations::s_fmac_f32>(),  // common_s_fmac_f32
    make::scalar<common::fast_operations::s_fmamk_f32>(),  // common_s_fmamk_f32
    make::none(),  // common_s_get_barrier_state
    make::none(),  // common_s_get_pc_i64
    make::none(),  // common_s_get_shader_cycles_u64
    make::none(),  // common_s_getpc_b64
    make::none(),  // common_s_getreg_b32
    make::none(),  // common_s_icache_inv
    make::none(),  // common_s_incperflevel
    make::none(),  // common_s_inst_prefetch
    make::scalar<common::fast_operations::s_lshl1_add_u32>(),  // common_s_lshl1_add_u32
    make::scalar<common::fast_operations::s_lshl2_add_u32>(),  // common_s_lshl2_add_u32
    make::scalar<common::fast_operations::s_lshl3_add_u32>(),  // common_s_lshl3_add_u32
    make::scalar<common::fast_operations::s_lshl4_add_u32>(),  // common_s_lshl4_add_u32
    make::scalar<common::fast_operations::s_lshl_b32>(),  // common_s_lshl_b32
    make::scalar<common::fast_operations::s_lshl_b64>(),  // common_s_lshl_b64
    make::scalar<common::fast_operations::s_lshr_b32>(),  // common_s_lshr_b32
    make::scalar<common::fast_operations::s_lshr_b64>(),  // common_s_lshr_b64
    make::scalar<common::fast_operations::s_max_i32>(),  // common_s_max_i32
    make::scalar<common::fast_operations::s_max_num_f16>(),  // common_s_max_num_f16
    make::scalar<common::fast_operations::s_max_num_f32>(),  // common_s_max_num_f32
    make::scalar<common::fast_operations::s_max_u32>(),  // common_s_max_u32
    make::scalar<common::fast_operations::s_maximum_f16>(),  // common_s_maximum_f16
    make::scalar<common::fast_operations::s_maximum_f32>(),  // common_s_maximum_f32
    make::scalar<common::fast_operations::s_min_i32>(),  // common_s_min_i32
    make::scalar<common::fast_operations::s_min_num_f16>(),  // common_s_min_num_f16
    make::scalar<common::fast_operations::s_min_num_f32>(),  // common_s_min_num_f32
    make::scalar<common::fast_operations::s_min_u32>(),  // common_s_min_u32
    make::scalar<common::fast_operations::s_minimum_f16>(),  // common_s_minimum_f16
    make::scalar<common::fast_operations::s_minimum_f32>(),  // common_s_minimum_f32
    make::none(),  // common_s_monitor_sleep
    make::scalar<common::fast_operations::s_mov_b32>(),  // common_s_mov_b32
    make::scalar<common::fast_operations::s_mov_b64>(),  // common_s_mov_b64
    make::scalar<common::fast_operations::s_movk_i32>(),  // common_s_movk_i32
    make::none(),  // common_s_movreld_b32
    make::none(),  // common_s_movreld_b64
    make::none(),  // common_s_movrels_b32
    make::none(),  // common_s_movrels_b64
    make::none(),  // common_s_movrelsd_2_b32
    make::scalar<common::fast_operations::s_mul_f16>(),  // common_s_mul_f16
    make::scalar<common::fast_operations::s_mul_f32>(),  // common_s_mul_f32
    make::scalar<common::fast_operations::s_mul_hi_i32>(),  // common_s_mul_hi_i32
    make::scalar<common::fast_operations::s_mul_hi_u32>(),  // common_s_mul_hi_u32
    make::scalar<common::fast_operations::s_mul_i32>(),  // common_s_mul_i32
    make::scalar<common::fast_operations::s_mul_u64>(),  // common_s_mul_u64
    make::scalar<common::fast_operations::s_mulk_i32>(),  // common_s_mulk_i32
    make::scalar<common::fast_operations::s_nand_b32>(),  // common_s_nand_b32
    make::scalar<common::fast_operations::s_nand_b64>(),  // common_s_nand_b64
    make::scalar<common::fast_operations::s_nand_saveexec_b64>(),  // common_s_nand_saveexec_b64
    make::none(),  // common_s_nop
    make::scalar<common::fast_operations::s_nor_b32>(),  // common_s_nor_b32
    make::scalar<common::fast_operations::s_nor_b64>(),  // common_s_nor_b64
    make::scalar<common::fast_operations::s_nor_saveexec_b64>(),  // common_s_nor_saveexec_b64
    make::scalar<common::fast_operations::s_not_b32>(),  // common_s_not_b32
    make::scalar<common::fast_operations::s_not_b64>(),  // common_s_not_b64
    make::scalar<common::fast_operations::s_or_b32>(),  // common_s_or_b32
    make::scalar<common::fast_operations::s_or_b64>(),  // common_s_or_b64
    make::scalar<common::fast_operations::s_or_not0_saveexec_b64>(),  // common_s_or_not0_saveexec_b64
    make::scalar<common::fast_operations::s_or_not1_b32>(),  // common_s_or_not1_b32
    make::scalar<common::fast_operations::s_or_not1_b64>(),  // common_s_or_not1_b64
    make::scalar<common::fast_operations::s_or_not1_saveexec_b64>(),  // common_s_or_not1_saveexec_b64
    make::scalar<common::fast_operations::s_or_saveexec_b64>(),  // common_s_or_saveexec_b64
    make::scalar<common::fast_operations::s_orn2_b32>(),  // common_s_orn2_b32
    make::scalar<common::fast_operations::s_orn2_b64>(),  // common_s_orn2_b64
    make::scalar<common::fast_operations::s_pack_hh_b32_b16>(),  // common_s_pack_hh_b32_b16
    make::scalar<common::fast_operations::s_pack_hl_b32_b16>(),  // common_s_pack_hl_b32_b16
    make::scalar<common::fast_operations::s_pack_lh_b32_b16>(),  // common_s_pack_lh_b32_b16
    make::scalar<common::fast_operations::s_pack_ll_b32_b16>(),  // common_s_pack_ll_b32_b16
    make::scalar<common::fast_operations::s_quadmask_b32>(),  // common_s_quadmask_b32
    make::scalar<common::fast_operations::s_quadmask_b64>(),  // common_s_quadmask_b64
    make::scalar<common::fast_operations::s_rndne_f16>(),  // common_s_rndne_f16
    make::scalar<common::fast_operations::s_rndne_f32>(),  // common_s_rndne_f32
    make::none(),  // common_s_round_mode
    make::none(),  // common_s_sendmsg
    make::none(),  // common_s_sendmsg_rtn_b32
    make::none(),  // common_s_sendmsg_rtn_b64
    make::none(),  // common_s_sendmsghalt
    make::scalar<common::fast_operations::s_set_gpr_idx_idx>(),  // common_s_set_gpr_idx_idx
    make::scalar<common::fast_operations::s_set_gpr_idx_mode>(),  // common_s_set_gpr_idx_mode
    make::none(),  // common_s_set_gpr_idx_off
    make::none(),  // common_s_set_gpr_idx_on
    make::none(),  // common_s_set_inst_prefetch_distance
    make::none(),  // common_s_set_pc_i64
    make::none(),  // common_s_set_vgpr_msb
    make::none(),  // common_s_sethalt
    make::none(),  // common_s_setkill
    make::none(),  // common_s_setpc_b64
    make::none(),  // common_s_setprio
    make::none(),  // common_s_setprio_inc_wg
    make::none(),  // common_s_setreg_b32
    make::none(),  // common_s_setreg_imm32_b32
    make::none(),  // common_s_setvskip
    make::scalar<common::fast_operations::s_sext_i32_i16>(),  // common_s_sext_i32_i16
    make::scalar<common::fast_operations::s_sext_i32_i8>(),  // common_s_sext_i32_i8
    make::none(),  // common_s_sleep
    make::none(),  // common_s_sleep_var
    make::scalar<common::fast_operations::s_sub_co_ci_u32>(),  // common_s_sub_co_ci_u32
    make::scalar<common::fast_operations::s_sub_co_i32>(),  // common_s_sub_co_i32
    make::scalar<common::fast_operations::s_sub_co_u32>(),  // common_s_sub_co_u32
    make::scalar<common::fast_operations::s_sub_f16>(),  // common_s_sub_f16
    make::scalar<common::fast_operations::s_sub_f32>(),  // common_s_sub_f32
    make::scalar<common::fast_operations::s_sub_i32>(),  // common_s_sub_i32
    make::scalar<common::fast_operations::s_sub_nc_u64>(),  // common_s_sub_nc_u64
    make::scalar<common::fast_operations::s_sub_u32>(),  // common_s_sub_u32
    make::scalar<common::fast_operations::s_subb_u32>(),  // common_s_subb_u32
    make::none(),  // common_s_subvector_loop_begin
    make::none(),  // common_s_subvector_loop_end
    make::none(),  // common_s_swap_pc_i64
    make::none(),  // common_s_swappc_b64
    make::none(),  // common_s_trap
    make::scalar<common::fast_operations::s_trunc_f16>(),  // common_s_trunc_f16
    make::scalar<common::fast_operations::s_trunc_f32>(),  // common_s_trunc_f32
    make::none(),  // common_s_ttracedata
    make::none(),  // common_s_ttracedata_imm
    make::none(),  // common_s_version
    make::none(),  // common_s_wait_alu
    make::none(),  // common_s_wait_asynccnt
    make::none(),  // common_s_wait_bvhcnt
    make::none(),  // common_s_wait_dscnt
    make::none(),  // common_s_wait_event
    make::none(),  // common_s_wait_expcnt
    make::none(),  // common_s_wait_idle
    make::none(),  // common_s_wait_kmcnt
    make::none(),  // common_s_wait_loadcnt
    make::none(),  // common_s_wait_loadcnt_dscnt
    make::none(),  // common_s_wait_samplecnt
    make::none(),  // common_s_wait_storecnt
    make::none(),  // common_s_wait_storecnt_dscnt
    make::none(),  // common_s_wait_tensorcnt
    make::none(),  // common_s_wait_xcnt
    make::none(),  // common_s_waitcnt
    make::none(),  // common_s_waitcnt_depctr
    make::none(),  // common_s_waitcnt_expcnt
    make::none(),  // common_s_waitcnt_lgkmcnt
    make::none(),  // common_s_waitcnt_vmcnt
    make::none(),  // common_s_waitcnt_vscnt
    make::none(),  // common_s_wakeup
    make::none(),  // common_s_wakeup_barrier
    make::scalar<common::fast_operations::s_wqm_b32>(),  // common_s_wqm_b32
    make::scalar<common::fast_operations::s_wqm_b64>(),  // common_s_wqm_b64
    make::scalar<common::fast_operations::s_xnor_b32>(),  // common_s_xnor_b32
    make::scalar<common::fast_operations::s_xnor_b64>(),  // common_s_xnor_b64
    make::scalar<common::fast_operations::s_xnor_saveexec_b64>(),  // common_s_xnor_saveexec_b64
    make::scalar<common::fast_operations::s_xor_b32>(),  // common_s_xor_b32
    make::scalar<common::fast_operations::s_xor_b64>(),  // common_s_xor_b64
    make::scalar<common::fast_operations::s_xor_saveexec_b64>(),  // common_s_xor_saveexec_b64
    make::scalar<gcn5_7nm::fast_operations::s_max_i32>(),  // gcn5_7nm_s_max_i32
    make::scalar<gcn5_7nm::fast_operations::s_max_u32>(),  // gcn5_7nm_s_max_u32
    make::scalar<gcn5::fast_operations::s_max_i32>(),  // gcn5_s_max_i32
    make::scalar<gcn5::fast_operations::s_max_u32>(),  // gcn5_s_max_u32
    make::scalar<rdna3_5::fast_operations::s_max_f16>(),  // rdna3_5_s_max_f16
    make::scalar<rdna3_5::fast_operations::s_max_f32>(),  // rdna3_5_s_max_f32
    make::scalar<rdna3_5::fast_operations::s_min_f16>(),  // rdna3_5_s_min_f16
    make::scalar<rdna3_5::fast_operations::s_min_f32>(),  // rdna3_5_s_min_f32
    make::scalar<rdna3::fast_operations::s_max_i32>(),  // rdna3_s_max_i32
    make::scalar<rdna3::fast_operations::s_max_u32>(),  // rdna3_s_max_u32
    make::none(),  // rdna4_s_barrier_signal_isfirst
    make::scalar<rdna4::fast_operations::s_max_i32>(),  // rdna4_s_max_i32
    make::scalar<rdna4::fast_operations::s_max_num_f16>(),  // rdna4_s_max_num_f16
    make::scalar<rdna4::fast_operations::s_max_num_f32>(),  // rdna4_s_max_num_f32
    make::scalar<rdna4::fast_operations::s_max_u32>(),  // rdna4_s_max_u32
    make::scalar<rdna4::fast_operations::s_maximum_f16>(),  // rdna4_s_maximum_f16
    make::scalar<rdna4::fast_operations::s_maximum_f32>(),  // rdna4_s_maximum_f32
    make::scalar<rdna4::fast_operations::s_min_num_f16>(),  // rdna4_s_min_num_f16
    make::scalar<rdna4::fast_operations::s_min_num_f32>(),  // rdna4_s_min_num_f32
    make::scalar<rdna4::fast_operations::s_minimum_f16>(),  // rdna4_s_minimum_f16
    make::scalar<rdna4::fast_operations::s_minimum_f32>(),  // rdna4_s_minimum_f32
    make::none(),  // rdna4_s_movreld_b32
    make::none(),  // rdna4_s_movreld_b64
    make::none(),  // rdna4_s_movrels_b32
    make::none(),  // rdna4_s_movrels_b64
    make::none(),  // rdna4_s_movrelsd_2_b32
    make::none(),  // rdna4_s_setreg_b32
    make::none(),  // rdna4_s_setreg_imm32_b32
    make::none(),  // rdna4_s_waitcnt
};

}  // namespace fast

static_assert(std::size(functions_sop) == operations::after_sop - operations::before_sop - 1);
static_assert(std::size(fast::handlers_sop) == std::size(functions_sop));

}  // namespace lockstep
