// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: a83e79cd6e5d9eba
// What runs the operations of group vop3_int: the exact functions, and the fast engine's handlers.
#include "common/function_groups.hpp"
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "cdna5/execute_vop3_lanes.hpp"
#include "cdna5/fast_vop3_lanes.hpp"
#include "cdna5_gfx1251/execute_vop3_lanes.hpp"
#include "cdna5_gfx1251/fast_vop3_lanes.hpp"
#include "common/execute_vop3_int.hpp"
#include "common/execute_vop3_int_wide.hpp"
#include "common/execute_vop3_lanes.hpp"
#include "common/execute_vop_lanes.hpp"
#include "common/fast_vop3_int.hpp"
#include "common/fast_vop3_int_wide.hpp"
#include "common/fast_vop3_lanes.hpp"
#include "rdna4/execute_vop_lanes.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep {

constexpr OperationFunctions functions_vop3_int[] = {
    { nullptr, &cdna5_gfx1251::on_lane::v_permlane16_swap_b32<LaneOutput, AnyFiles> },  // cdna5_gfx1251_v_permlane16_swap_b32
    { nullptr, &cdna5::on_lane::v_permlane16_swap_b32<LaneOutput, AnyFiles> },  // cdna5_v_permlane16_swap_b32
    { &common::on_lane::v_add3_u32<LaneOutput> },  // common_v_add3_u32
    { &common::on_lane::v_add_i16<LaneOutput> },  // common_v_add_i16
    { &common::on_lane::v_add_i32<LaneOutput> },  // common_v_add_i32
    { &common::on_lane::v_add_lshl_u32<LaneOutput> },  // common_v_add_lshl_u32
    { &common::on_lane::v_add_max_i32<LaneOutput> },  // common_v_add_max_i32
    { &common::on_lane::v_add_max_u32<LaneOutput> },  // common_v_add_max_u32
    { &common::on_lane::v_add_min_i32<LaneOutput> },  // common_v_add_min_i32
    { &common::on_lane::v_add_min_u32<LaneOutput> },  // common_v_add_min_u32
    { &common::on_lane::v_add_nc_i16<LaneOutput> },  // common_v_add_nc_i16
    { &common::on_lane::v_add_nc_i32<LaneOutput> },  // common_v_add_nc_i32
    { &common::on_lane::v_add_nc_u64<LaneOutput> },  // common_v_add_nc_u64
    { &common::on_lane::v_alignbit_b32<LaneOutput> },  // common_v_alignbit_b32
    { &common::on_lane::v_alignbyte_b32<LaneOutput> },  // common_v_alignbyte_b32
    { &common::on_lane::v_and_or_b32<LaneOutput> },  // common_v_and_or_b32
    { &common::on_lane::v_ashr_pk_i8_i32<LaneOutput> },  // common_v_ashr_pk_i8_i32
    { &common::on_lane::v_ashr_pk_u8_i32<LaneOutput> },  // common_v_ashr_pk_u8_i32
    { &common::on_lane::v_ashrrev_i64<LaneOutput> },  // common_v_ashrrev_i64
    { &common::on_lane::v_bcnt_u32_b32<LaneOutput> },  // common_v_bcnt_u32_b32
    { &common::on_lane::v_bfe_i32<LaneOutput> },  // common_v_bfe_i32
    { &common::on_lane::v_bfe_u32<LaneOutput> },  // common_v_bfe_u32
    { &common::on_lane::v_bfi_b32<LaneOutput> },  // common_v_bfi_b32
    { &common::on_lane::v_bfm_b32<LaneOutput> },  // common_v_bfm_b32
    { &common::on_lane::v_bitop3_b16<LaneOutput> },  // common_v_bitop3_b16
    { &common::on_lane::v_bitop3_b32<LaneOutput> },  // common_v_bitop3_b32
    { &common::on_lane::v_cvt_pk_i16_i32<LaneOutput> },  // common_v_cvt_pk_i16_i32
    { &common::on_lane::v_cvt_pk_u16_u32<LaneOutput> },  // common_v_cvt_pk_u16_u32
    { &common::on_lane::v_fmaak_f64<LaneOutput> },  // common_v_fmaak_f64
    { &common::on_lane::v_fmamk_f64<LaneOutput> },  // common_v_fmamk_f64
    { &common::on_lane::v_lerp_u8<LaneOutput> },  // common_v_lerp_u8
    { &common::on_lane::v_lshl_add_u32<LaneOutput> },  // common_v_lshl_add_u32
    { &common::on_lane::v_lshl_add_u64<LaneOutput> },  // common_v_lshl_add_u64
    { &common::on_lane::v_lshl_or_b32<LaneOutput> },  // common_v_lshl_or_b32
    { &common::on_lane::v_lshlrev_b64<LaneOutput> },  // common_v_lshlrev_b64
    { &common::on_lane::v_lshrrev_b64<LaneOutput> },  // common_v_lshrrev_b64
    { &common::on_lane::v_mad_co_i64_i32<LaneOutput> },  // common_v_mad_co_i64_i32
    { &common::on_lane::v_mad_co_u64_u32<LaneOutput> },  // common_v_mad_co_u64_u32
    { &common::on_lane::v_mad_i16<LaneOutput> },  // common_v_mad_i16
    { &common::on_lane::v_mad_i32_i16<LaneOutput> },  // common_v_mad_i32_i16
    { &common::on_lane::v_mad_i32_i24<LaneOutput> },  // common_v_mad_i32_i24
    { &common::on_lane::v_mad_i64_i32<LaneOutput> },  // common_v_mad_i64_i32
    { &common::on_lane::v_mad_legacy_i16<LaneOutput> },  // common_v_mad_legacy_i16
    { &common::on_lane::v_mad_legacy_u16<LaneOutput> },  // common_v_mad_legacy_u16
    { &common::on_lane::v_mad_nc_i64_i32<LaneOutput> },  // common_v_mad_nc_i64_i32
    { &common::on_lane::v_mad_nc_u64_u32<LaneOutput> },  // common_v_mad_nc_u64_u32
    { &common::on_lane::v_mad_u16<LaneOutput> },  // common_v_mad_u16
    { &common::on_lane::v_mad_u32<LaneOutput> },  // common_v_mad_u32
    { &common::on_lane::v_mad_u32_u16<LaneOutput> },  // common_v_mad_u32_u16
    { &common::on_lane::v_mad_u32_u24<LaneOutput> },  // common_v_mad_u32_u24
    { &common::on_lane::v_mad_u64_u32<LaneOutput> },  // common_v_mad_u64_u32
    { &common::on_lane::v_max3_i16<LaneOutput> },  // common_v_max3_i16
    { &common::on_lane::v_max3_i32<LaneOutput> },  // common_v_max3_i32
    { &common::on_lane::v_max3_u16<LaneOutput> },  // common_v_max3_u16
    { &common::on_lane::v_max3_u32<LaneOutput> },  // common_v_max3_u32
    { &common::on_lane::v_max_i64<LaneOutput> },  // common_v_max_i64
    { &common::on_lane::v_max_u64<LaneOutput> },  // common_v_max_u64
    { &common::on_lane::v_mbcnt_hi_u32_b32<LaneOutput> },  // common_v_mbcnt_hi_u32_b32
    { &common::on_lane::v_mbcnt_lo_u32_b32<LaneOutput> },  // common_v_mbcnt_lo_u32_b32
    { &common::on_lane::v_med3_i16<LaneOutput> },  // common_v_med3_i16
    { &common::on_lane::v_med3_i32<LaneOutput> },  // common_v_med3_i32
    { &common::on_lane::v_med3_u16<LaneOutput> },  // common_v_med3_u16
    { &common::on_lane::v_med3_u32<LaneOutput> },  // common_v_med3_u32
    { &common::on_lane::v_min3_i16<LaneOutput> },  // common_v_min3_i16
    { &common::on_lane::v_min3_i32<LaneOutput> },  // common_v_min3_i32
    { &common::on_lane::v_min3_u16<LaneOutput> },  // common_v_min3_u16
    { &common::on_lane::v_min3_u32<LaneOutput> },  // common_v_min3_u32
    { &common::on_lane::v_min_i64<LaneOutput> },  // common_v_min_i64
    { &common::on_lane::v_min_u64<LaneOutput> },  // common_v_min_u64
    { nullptr, &common::on_lane::v_movreld_b32<LaneOutput, AnyFiles> },  // common_v_movreld_b32
    { nullptr, &common::on_lane::v_movrels_b32<LaneOutput, AnyFiles> },  // common_v_movrels_b32
    { nullptr, &common::on_lane::v_movrelsd_2_b32<LaneOutput, AnyFiles> },  // common_v_movrelsd_2_b32
    { nullptr, &common::on_lane::v_movrelsd_b32<LaneOutput, AnyFiles> },  // common_v_movrelsd_b32
    { &common::on_lane::v_mqsad_pk_u16_u8<LaneOutput> },  // common_v_mqsad_pk_u16_u8
    { &common::on_lane::v_mqsad_u32_u8<LaneOutput> },  // common_v_mqsad_u32_u8
    { &common::on_lane::v_msad_u8<LaneOutput> },  // common_v_msad_u8
    { &common::on_lane::v_mul_hi_i32<LaneOutput> },  // common_v_mul_hi_i32
    { &common::on_lane::v_mul_hi_u32<LaneOutput> },  // common_v_mul_hi_u32
    { &common::on_lane::v_mul_lo_i32<LaneOutput> },  // common_v_mul_lo_i32
    { &common::on_lane::v_mul_lo_u32<LaneOutput> },  // common_v_mul_lo_u32
    { &common::on_lane::v_mul_u64<LaneOutput> },  // common_v_mul_u64
    { &common::on_lane::v_or3_b32<LaneOutput> },  // common_v_or3_b32
    { &common::on_lane::v_perm_b32<LaneOutput> },  // common_v_perm_b32
    { &common::on_lane::v_perm_pk16_b4_u4<LaneOutput> },  // common_v_perm_pk16_b4_u4
    { &common::on_lane::v_perm_pk16_b6_u4<LaneOutput> },  // common_v_perm_pk16_b6_u4
    { &common::on_lane::v_perm_pk16_b8_u4<LaneOutput> },  // common_v_perm_pk16_b8_u4
    { nullptr, &common::on_lane::v_permlane16_b32<LaneOutput, AnyFiles> },  // common_v_permlane16_b32
    { nullptr, &common::on_lane::v_permlane16_var_b32<LaneOutput, AnyFiles> },  // common_v_permlane16_var_b32
    { nullptr, &common::on_lane::v_permlane64_b32<LaneOutput, AnyFiles> },  // common_v_permlane64_b32
    { nullptr, &common::on_lane::v_permlane_bcast_b32<LaneOutput, AnyFiles> },  // common_v_permlane_bcast_b32
    { nullptr, &common::on_lane::v_permlane_down_b32<LaneOutput, AnyFiles> },  // common_v_permlane_down_b32
    { &common::on_lane::v_permlane_idx_gen_b32<LaneOutput> },  // common_v_permlane_idx_gen_b32
    { nullptr, &common::on_lane::v_permlane_up_b32<LaneOutput, AnyFiles> },  // common_v_permlane_up_b32
    { nullptr, &common::on_lane::v_permlane_xor_b32<LaneOutput, AnyFiles> },  // common_v_permlane_xor_b32
    { nullptr, &common::on_lane::v_permlanex16_b32<LaneOutput, AnyFiles> },  // common_v_permlanex16_b32
    { nullptr, &common::on_lane::v_permlanex16_var_b32<LaneOutput, AnyFiles> },  // common_v_permlanex16_var_b32
    { &common::on_lane::v_qsad_pk_u16_u8<LaneOutput> },  // common_v_qsad_pk_u16_u8
    { nullptr, &common::on_lane::v_readlane_b32<LaneOutput, AnyFiles> },  // common_v_readlane_b32
    { &common::on_lane::v_sad_hi_u8<LaneOutput> },  // common_v_sad_hi_u8
    { &common::on_lane::v_sad_u16<LaneOutput> },  // common_v_sad_u16
    { &common::on_lane::v_sad_u32<LaneOutput> },  // common_v_sad_u32
    { &common::on_lane::v_sad_u8<LaneOutput> },  // common_v_sad_u8
    { &common::on_lane::v_sat_pk4_i4_i8<LaneOutput> },  // common_v_sat_pk4_i4_i8
    { &common::on_lane::v_sat_pk4_u4_u8<LaneOutput> },  // common_v_sat_pk4_u4_u8
    { &common::on_lane::v_sub_i16<LaneOutput> },  // common_v_sub_i16
    { &common::on_lane::v_sub_i32<LaneOutput> },  // common_v_sub_i32
    { &common::on_lane::v_sub_nc_i16<LaneOutput> },  // common_v_sub_nc_i16
    { &common::on_lane::v_sub_nc_i32<LaneOutput> },  // common_v_sub_nc_i32
    { &common::on_lane::v_sub_nc_u64<LaneOutput> },  // common_v_sub_nc_u64
    { nullptr, &common::on_lane::v_swaprel_b32<LaneOutput, AnyFiles> },  // common_v_swaprel_b32
    { nullptr, &common::on_lane::v_writelane_b32<LaneOutput, AnyFiles> },  // common_v_writelane_b32
    { &common::on_lane::v_xad_u32<LaneOutput> },  // common_v_xad_u32
    { &common::on_lane::v_xor3_b32<LaneOutput> },  // common_v_xor3_b32
    { nullptr, &rdna4::on_lane::v_swaprel_b32<LaneOutput, AnyFiles> },  // rdna4_v_swaprel_b32
};

namespace fast {

constexpr HandlerEntry handlers_vop3_int[] = {
    make::lanes<cdna5_gfx1251::fast_operations::v_permlane16_swap_b32>(),  // cdna5_gfx1251_v_permlane16_swap_b32
    make::lanes<cdna5::fast_operations::v_permlane16_swap_b32>(),  // cdna5_v_permlane16_swap_b32
    make::row<common::fast_operations::v_add3_u32>(),  // common_v_add3_u32
    make::row<common::fast_operations::v_add_i16>(),  // common_v_add_i16
    make::row<common::fast_operations::v_add_i32>(),  // common_v_add_i32
    make::row<common::fast_operations::v_add_lshl_u32>(),  // common_v_add_lshl_u32
    make::row<common::fast_operations::v_add_max_i32>(),  // common_v_add_max_i32
    make::row<common::fast_operations::v_add_max_u32>(),  // common_v_add_max_u32
    make::row<common::fast_operations::v_add_min_i32>(),  // common_v_add_min_i32
    make::row<common::fast_operations::v_add_min_u32>(),  // common_v_add_min_u32
    make::row_by<common::fast_operations::v_add_nc_i16>(operations::common_v_add_i16),  // common_v_add_nc_i16
    make::row_by<common::fast_operations::v_add_nc_i32>(operations::common_v_add_i32),  // common_v_add_nc_i32
    make::row<common::fast_operations::v_add_nc_u64>(),  // common_v_add_nc_u64
    make::row<common::fast_operations::v_alignbit_b32>(),  // common_v_alignbit_b32
    make::row<common::fast_operations::v_alignbyte_b32>(),  // common_v_alignbyte_b32
    make::row<common::fast_operations::v_and_or_b32>(),  // common_v_and_or_b32
    make::row<common::fast_operations::v_ashr_pk_i8_i32>(),  // common_v_ashr_pk_i8_i32
    make::row<common::fast_operations::v_ashr_pk_u8_i32>(),  // common_v_ashr_pk_u8_i32
    make::row<common::fast_operations::v_ashrrev_i64>(),  // common_v_ashrrev_i64
    make::row<common::fast_operations::v_bcnt_u32_b32>(),  // common_v_bcnt_u32_b32
    make::row<common::fast_operations::v_bfe_i32>(),  // common_v_bfe_i32
    make::row<common::fast_operations::v_bfe_u32>(),  // common_v_bfe_u32
    make::row<common::fast_operations::v_bfi_b32>(),  // common_v_bfi_b32
    make::row<common::fast_operations::v_bfm_b32>(),  // common_v_bfm_b32
    make::row<common::fast_operations::v_bitop3_b16>(),  // common_v_bitop3_b16
    make::row<common::fast_operations::v_bitop3_b32>(),  // common_v_bitop3_b32
    make::row<common::fast_operations::v_cvt_pk_i16_i32>(),  // common_v_cvt_pk_i16_i32
    make::row<common::fast_operations::v_cvt_pk_u16_u32>(),  // common_v_cvt_pk_u16_u32
    make::none(),  // common_v_fmaak_f64
    make::none(),  // common_v_fmamk_f64
    make::row<common::fast_operations::v_lerp_u8>(),  // common_v_lerp_u8
    make::row<common::fast_operations::v_lshl_add_u32>(),  // common_v_lshl_add_u32
    make::row<common::fast_operations::v_lshl_add_u64>(),  // common_v_lshl_add_u64
    make::row<common::fast_operations::v_lshl_or_b32>(),  // common_v_lshl_or_b32
    make::row<common::fast_operations::v_lshlrev_b64>(),  // common_v_lshlrev_b64
    make::row<common::fast_operations::v_lshrrev_b64>(),  // common_v_lshrrev_b64
    make::row_by<common::fast_operations::v_mad_co_i64_i32>(operations::common_v_mad_i64_i32),  // common_v_mad_co_i64_i32
    make::row_by<common::fast_operations::v_mad_co_u64_u32>(operations::common_v_mad_u64_u32),  // common_v_mad_co_u64_u32
    make::row<common::fast_operations::v_mad_i16>(),  // common_v_mad_i16
    make::row<common::fast_operations::v_mad_i32_i16>(),  // common_v_mad_i32_i16
    make::row<common::fast_operations::v_mad_i32_i24>(),  // common_v_mad_i32_i24
    make::row<common::fast_operations::v_mad_i64_i32>(),  // common_v_mad_i64_i32
    make::row_by<common::fast_operations::v_mad_legacy_i16>(operations::common_v_mad_i16),  // common_v_mad_legacy_i16
    make::row<common::fast_operations::v_mad_legacy_u16>(),  // common_v_mad_legacy_u16
    make::row<common::fast_operations::v_mad_nc_i64_i32>(),  // common_v_mad_nc_i64_i32
    make::row<common::fast_operations::v_mad_nc_u64_u32>(),  // common_v_mad_nc_u64_u32
    make::row_by<common::fast_operations::v_mad_u16>(operations::common_v_mad_legacy_u16),  // common_v_mad_u16
    make::row<common::fast_operations::v_mad_u32>(),  // common_v_mad_u32
    make::row<common::fast_operations::v_mad_u32_u16>(),  // common_v_mad_u32_u16
    make::row<common::fast_operations::v_mad_u32_u24>(),  // common_v_mad_u32_u24
    make::row<common::fast_operations::v_mad_u64_u32>(),  // common_v_mad_u64_u32
    make::row<common::fast_operations::v_max3_i16>(),  // common_v_max3_i16
    make::row<common::fast_operations::v_max3_i32>(),  // common_v_max3_i32
    make::row<common::fast_operations::v_max3_u16>(),  // common_v_max3_u16
    make::row<common::fast_operations::v_max3_u32>(),  // common_v_max3_u32
    make::row<common::fast_operations::v_max_i64>(),  // common_v_max_i64
    make::row<common::fast_operations::v_max_u64>(),  // common_v_max_u64
    make::row<common::fast_operations::v_mbcnt_hi_u32_b32>(),  // common_v_mbcnt_hi_u32_b32
    make::row<common::fast_operations::v_mbcnt_lo_u32_b32>(),  // common_v_mbcnt_lo_u32_b32
    make::row<common::fast_operations::v_med3_i16>(),  // common_v_med3_i16
    make::row<common::fast_operations::v_med3_i32>(),  // common_v_med3_i32
    make::row<common::fast_operations::v_med3_u16>(),  // common_v_med3_u16
    make::row<common::fast_operations::v_med3_u32>(),  // common_v_med3_u32
    make::row<common::fast_operations::v_min3_i16>(),  // common_v_min3_i16
    make::row<common::fast_operations::v_min3_i32>(),  // common_v_min3_i32
    make::row<common::fast_operations::v_min3_u16>(),  // common_v_min3_u16
    make::row<common::fast_operations::v_min3_u32>(),  // common_v_min3_u32
    make::row<common::fast_operations::v_min_i64>(),  // common_v_min_i64
    make::row<common::fast_operations::v_min_u64>(),  // common_v_min_u64
    make::none(),  // common_v_movreld_b32
    make::none(),  // common_v_movrels_b32
    make::none(),  // common_v_movrelsd_2_b32
    make::none(),  // common_v_movrelsd_b32
    make::row<common::fast_operations::v_mqsad_pk_u16_u8>(),  // common_v_mqsad_pk_u16_u8
    make::none(),  // common_v_mqsad_u32_u8
    make::row<common::fast_operations::v_msad_u8>(),  // common_v_msad_u8
    make::row<common::fast_operations::v_mul_hi_i32>(),  // common_v_mul_hi_i32
    make::row<common::fast_operations::v_mul_hi_u32>(),  // common_v_mul_hi_u32
    make::row_by<common::fast_operations::v_mul_lo_i32>(operations::common_v_mul_lo_u32),  // common_v_mul_lo_i32
    make::row<common::fast_operations::v_mul_lo_u32>(),  // common_v_mul_lo_u32
    make::row<common::fast_operations::v_mul_u64>(),  // common_v_mul_u64
    make::row<common::fast_operations::v_or3_b32>(),  // common_v_or3_b32
    make::row<common::fast_operations::v_perm_b32>(),  // common_v_perm_b32
    make::row<common::fast_operations::v_perm_pk16_b4_u4>(),  // common_v_perm_pk16_b4_u4
    make::none(),  // common_v_perm_pk16_b6_u4
    make::none(),  // common_v_perm_pk16_b8_u4
    make::none(),  // common_v_permlane16_b32
    make::none(),  // common_v_permlane16_var_b32
    make::none(),  // common_v_permlane64_b32
    make::none(),  // common_v_permlane_bcast_b32
    make::none(),  // common_v_permlane_down_b32
    make::row<common::fast_operations::v_permlane_idx_gen_b32>(),  // common_v_permlane_idx_gen_b32
    make::none(),  // common_v_permlane_up_b32
    make::none(),  // common_v_permlane_xor_b32
    make::none(),  // common_v_permlanex16_b32
    make::none(),  // common_v_permlanex16_var_b32
    make::row<common::fast_operations::v_qsad_pk_u16_u8>(),  // common_v_qsad_pk_u16_u8
    make::lanes<common::fast_operations::v_readlane_b32>(),  // common_v_readlane_b32
    make::row<common::fast_operations::v_sad_hi_u8>(),  // common_v_sad_hi_u8
    make::row<common::fast_operations::v_sad_u16>(),  // common_v_sad_u16
    make::row<common::fast_operations::v_sad_u32>(),  // common_v_sad_u32
    make::row<common::fast_operations::v_sad_u8>(),  // common_v_sad_u8
    make::row<common::fast_operations::v_sat_pk4_i4_i8>(),  // common_v_sat_pk4_i4_i8
    make::row<common::fast_operations::v_sat_pk4_u4_u8>(),  // common_v_sat_pk4_u4_u8
    make::row<common::fast_operations::v_sub_i16>(),  // common_v_sub_i16
    make::row<common::fast_operations::v_sub_i32>(),  // common_v_sub_i32
    make::row_by<common::fast_operations::v_sub_nc_i16>(operations::common_v_sub_i16),  // common_v_sub_nc_i16
    make::row_by<common::fast_operations::v_sub_nc_i32>(operations::common_v_sub_i32),  // common_v_sub_nc_i32
    make::row<common::fast_operations::v_sub_nc_u64>(),  // common_v_sub_nc_u64
    make::none(),  // common_v_swaprel_b32
    make::lanes<common::fast_operations::v_writelane_b32>(),  // common_v_writelane_b32
    make::row<common::fast_operations::v_xad_u32>(),  // common_v_xad_u32
    make::row<common::fast_operations::v_xor3_b32>(),  // common_v_xor3_b32
    make::none(),  // rdna4_v_swaprel_b32
};

}  // namespace fast

static_assert(std::size(functions_vop3_int) == operations::after_vop3_int - operations::before_vop3_int - 1);
static_assert(std::size(fast::handlers_vop3_int) == std::size(functions_vop3_int));

}  // namespace lockstep
