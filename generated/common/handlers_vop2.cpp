// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 4fca36362a893d66
// What runs the operations of group vop2: the exact functions, and the fast engine's handlers.
#include "common/function_groups.hpp"
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "common/execute_vop2.hpp"
#include "common/fast_vop2.hpp"
#include "common/gfx10/execute_vop2.hpp"
#include "common/gfx10/fast_vop2.hpp"
#include "common/gfx11/execute_vop2.hpp"
#include "common/gfx11/fast_vop2.hpp"
#include "common/gfx12/execute_vop2.hpp"
#include "common/gfx12/fast_vop2.hpp"
#include "common/gfx9/execute_vop2.hpp"
#include "common/gfx9/fast_vop2.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep {

constexpr OperationFunctions functions_vop2[] = {
    { &common::gfx10::on_lane::v_ashrrev_i16<LaneOutput> },  // common_gfx10_v_ashrrev_i16
    { &common::gfx10::on_lane::v_ashrrev_i32<LaneOutput> },  // common_gfx10_v_ashrrev_i32
    { &common::gfx10::on_lane::v_lshlrev_b16<LaneOutput> },  // common_gfx10_v_lshlrev_b16
    { &common::gfx10::on_lane::v_lshlrev_b32<LaneOutput> },  // common_gfx10_v_lshlrev_b32
    { &common::gfx10::on_lane::v_lshrrev_b16<LaneOutput> },  // common_gfx10_v_lshrrev_b16
    { &common::gfx10::on_lane::v_lshrrev_b32<LaneOutput> },  // common_gfx10_v_lshrrev_b32
    { &common::gfx11::on_lane::v_and_b16<LaneOutput> },  // common_gfx11_v_and_b16
    { &common::gfx11::on_lane::v_max_f16<LaneOutput> },  // common_gfx11_v_max_f16
    { &common::gfx11::on_lane::v_max_f32<LaneOutput> },  // common_gfx11_v_max_f32
    { &common::gfx11::on_lane::v_max_f64<LaneOutput> },  // common_gfx11_v_max_f64
    { &common::gfx11::on_lane::v_min_f16<LaneOutput> },  // common_gfx11_v_min_f16
    { &common::gfx11::on_lane::v_min_f32<LaneOutput> },  // common_gfx11_v_min_f32
    { &common::gfx11::on_lane::v_min_f64<LaneOutput> },  // common_gfx11_v_min_f64
    { &common::gfx11::on_lane::v_or_b16<LaneOutput> },  // common_gfx11_v_or_b16
    { &common::gfx11::on_lane::v_xor_b16<LaneOutput> },  // common_gfx11_v_xor_b16
    { &common::gfx12::on_lane::v_and_b16<LaneOutput> },  // common_gfx12_v_and_b16
    { &common::gfx12::on_lane::v_or_b16<LaneOutput> },  // common_gfx12_v_or_b16
    { &common::gfx12::on_lane::v_xor_b16<LaneOutput> },  // common_gfx12_v_xor_b16
    { &common::gfx9::on_lane::v_ashrrev_i16<LaneOutput> },  // common_gfx9_v_ashrrev_i16
    { &common::gfx9::on_lane::v_ashrrev_i32<LaneOutput> },  // common_gfx9_v_ashrrev_i32
    { &common::gfx9::on_lane::v_lshlrev_b16<LaneOutput> },  // common_gfx9_v_lshlrev_b16
    { &common::gfx9::on_lane::v_lshlrev_b32<LaneOutput> },  // common_gfx9_v_lshlrev_b32
    { &common::gfx9::on_lane::v_lshrrev_b16<LaneOutput> },  // common_gfx9_v_lshrrev_b16
    { &common::gfx9::on_lane::v_lshrrev_b32<LaneOutput> },  // common_gfx9_v_lshrrev_b32
    { &common::on_lane::v_add_co_ci_u32<LaneOutput> },  // common_v_add_co_ci_u32
    { &common::on_lane::v_add_co_u32<LaneOutput> },  // common_v_add_co_u32
    { &common::on_lane::v_add_f16<LaneOutput> },  // common_v_add_f16
    { &common::on_lane::v_add_f32<LaneOutput> },  // common_v_add_f32
    { &common::on_lane::v_add_nc_u16<LaneOutput> },  // common_v_add_nc_u16
    { &common::on_lane::v_add_nc_u32<LaneOutput> },  // common_v_add_nc_u32
    { &common::on_lane::v_add_u16<LaneOutput> },  // common_v_add_u16
    { &common::on_lane::v_add_u32<LaneOutput> },  // common_v_add_u32
    { &common::on_lane::v_addc_co_u32<LaneOutput> },  // common_v_addc_co_u32
    { &common::on_lane::v_and_b32<LaneOutput> },  // common_v_and_b32
    { &common::on_lane::v_ashrrev_i16<LaneOutput> },  // common_v_ashrrev_i16
    { &common::on_lane::v_ashrrev_i32<LaneOutput> },  // common_v_ashrrev_i32
    { &common::on_lane::v_cndmask_b16<LaneOutput> },  // common_v_cndmask_b16
    { &common::on_lane::v_cndmask_b32<LaneOutput> },  // common_v_cndmask_b32
    { &common::on_lane::v_dot2acc_f32_f16<LaneOutput> },  // common_v_dot2acc_f32_f16
    { &common::on_lane::v_dot2c_f32_bf16<LaneOutput> },  // common_v_dot2c_f32_bf16
    { &common::on_lane::v_dot2c_f32_f16<LaneOutput> },  // common_v_dot2c_f32_f16
    { &common::on_lane::v_dot2c_i32_i16<LaneOutput> },  // common_v_dot2c_i32_i16
    { &common::on_lane::v_dot4c_i32_i8<LaneOutput> },  // common_v_dot4c_i32_i8
    { &common::on_lane::v_dot8c_i32_i4<LaneOutput> },  // common_v_dot8c_i32_i4
    { &common::on_lane::v_dual_dot2acc_f32_bf16<LaneOutput> },  // common_v_dual_dot2acc_f32_bf16
    { &common::on_lane::v_dual_dot2acc_f32_f16<LaneOutput> },  // common_v_dual_dot2acc_f32_f16
    { &common::on_lane::v_fmaak_f16<LaneOutput> },  // common_v_fmaak_f16
    { &common::on_lane::v_fmaak_f32<LaneOutput> },  // common_v_fmaak_f32
    { &common::on_lane::v_fmac_f16<LaneOutput> },  // common_v_fmac_f16
    { &common::on_lane::v_fmac_f32<LaneOutput> },  // common_v_fmac_f32
    { &common::on_lane::v_fmac_f64<LaneOutput> },  // common_v_fmac_f64
    { &common::on_lane::v_fmamk_f16<LaneOutput> },  // common_v_fmamk_f16
    { &common::on_lane::v_fmamk_f32<LaneOutput> },  // common_v_fmamk_f32
    { &common::on_lane::v_ldexp_f16<LaneOutput> },  // common_v_ldexp_f16
    { &common::on_lane::v_lshlrev_b16<LaneOutput> },  // common_v_lshlrev_b16
    { &common::on_lane::v_lshlrev_b32<LaneOutput> },  // common_v_lshlrev_b32
    { &common::on_lane::v_lshrrev_b16<LaneOutput> },  // common_v_lshrrev_b16
    { &common::on_lane::v_lshrrev_b32<LaneOutput> },  // common_v_lshrrev_b32
    { &common::on_lane::v_mac_f16<LaneOutput> },  // common_v_mac_f16
    { &common::on_lane::v_mac_f32<LaneOutput> },  // common_v_mac_f32
    { &common::on_lane::v_mac_legacy_f32<LaneOutput> },  // common_v_mac_legacy_f32
    { &common::on_lane::v_madak_f16<LaneOutput> },  // common_v_madak_f16
    { &common::on_lane::v_madak_f32<LaneOutput> },  // common_v_madak_f32
    { &common::on_lane::v_madmk_f16<LaneOutput> },  // common_v_madmk_f16
    { &common::on_lane::v_madmk_f32<LaneOutput> },  // common_v_madmk_f32
    { &common::on_lane::v_max_f16<LaneOutput> },  // common_v_max_f16
    { &common::on_lane::v_max_f32<LaneOutput> },  // common_v_max_f32
    { &common::on_lane::v_max_f64<LaneOutput> },  // common_v_max_f64
    { &common::on_lane::v_max_i16<LaneOutput> },  // common_v_max_i16
    { &common::on_lane::v_max_i32<LaneOutput> },  // common_v_max_i32
    { &common::on_lane::v_max_u16<LaneOutput> },  // common_v_max_u16
    { &common::on_lane::v_max_u32<LaneOutput> },  // common_v_max_u32
    { &common::on_lane::v_min_f16<LaneOutput> },  // common_v_min_f16
    { &common::on_lane::v_min_f32<LaneOutput> },  // common_v_min_f32
    { &common::on_lane::v_min_f64<LaneOutput> },  // common_v_min_f64
    { &common::on_lane::v_min_i16<LaneOutput> },  // common_v_min_i16
    { &common::on_lane::v_min_i32<LaneOutput> },  // common_v_min_i32
    { &common::on_lane::v_min_u16<LaneOutput> },  // common_v_min_u16
    { &common::on_lane::v_min_u32<LaneOutput> },  // common_v_min_u32
    { &common::on_lane::v_mul_f16<LaneOutput> },  // common_v_mul_f16
    { &common::on_lane::v_mul_f32<LaneOutput> },  // common_v_mul_f32
    { &common::on_lane::v_mul_hi_i32_i24<LaneOutput> },  // common_v_mul_hi_i32_i24
    { &common::on_lane::v_mul_hi_u32_u24<LaneOutput> },  // common_v_mul_hi_u32_u24
    { &common::on_lane::v_mul_i32_i24<LaneOutput> },  // common_v_mul_i32_i24
    { &common::on_lane::v_mul_lo_u16<LaneOutput> },  // common_v_mul_lo_u16
    { &common::on_lane::v_mul_u32_u24<LaneOutput> },  // common_v_mul_u32_u24
    { &common::on_lane::v_or_b32<LaneOutput> },  // common_v_or_b32
    { &common::on_lane::v_pk_fmac_f16<LaneOutput> },  // common_v_pk_fmac_f16
    { &common::on_lane::v_sub_co_ci_u32<LaneOutput> },  // common_v_sub_co_ci_u32
    { &common::on_lane::v_sub_co_u32<LaneOutput> },  // common_v_sub_co_u32
    { &common::on_lane::v_sub_f16<LaneOutput> },  // common_v_sub_f16
    { &common::on_lane::v_sub_f32<LaneOutput> },  // common_v_sub_f32
    { &common::on_lane::v_sub_nc_u16<LaneOutput> },  // common_v_sub_nc_u16
    { &common::on_lane::v_sub_nc_u32<LaneOutput> },  // common_v_sub_nc_u32
    { &common::on_lane::v_sub_u16<LaneOutput> },  // common_v_sub_u16
    { &common::on_lane::v_sub_u32<LaneOutput> },  // common_v_sub_u32
    { &common::on_lane::v_subb_co_u32<LaneOutput> },  // common_v_subb_co_u32
    { &common::on_lane::v_subbrev_co_u32<LaneOutput> },  // common_v_subbrev_co_u32
    { &common::on_lane::v_subrev_co_ci_u32<LaneOutput> },  // common_v_subrev_co_ci_u32
    { &common::on_lane::v_subrev_co_u32<LaneOutput> },  // common_v_subrev_co_u32
    { &common::on_lane::v_subrev_f16<LaneOutput> },  // common_v_subrev_f16
    { &common::on_lane::v_subrev_f32<LaneOutput> },  // common_v_subrev_f32
    { &common::on_lane::v_subrev_nc_u32<LaneOutput> },  // common_v_subrev_nc_u32
    { &common::on_lane::v_subrev_u16<LaneOutput> },  // common_v_subrev_u16
    { &common::on_lane::v_subrev_u32<LaneOutput> },  // common_v_subrev_u32
    { &common::on_lane::v_xnor_b32<LaneOutput> },  // common_v_xnor_b32
    { &common::on_lane::v_xor_b32<LaneOutput> },  // common_v_xor_b32
};

namespace fast {

constexpr HandlerEntry handlers_vop2[] = {
    make::row_by<common::gfx10::fast_operations::v_ashrrev_i16>(operations::common_v_ashrrev_i16),  // common_gfx10_v_ashrrev_i16
    make::row_by<common::gfx10::fast_operations::v_ashrrev_i32>(operations::common_v_ashrrev_i32),  // common_gfx10_v_ashrrev_i32
    make::row_by<common::gfx10::fast_operations::v_lshlrev_b16>(operations::common_v_lshlrev_b16),  // common_gfx10_v_lshlrev_b16
    make::row_by<common::gfx10::fast_operations::v_lshlrev_b32>(operations::common_v_lshlrev_b32),  // common_gfx10_v_lshlrev_b32
    make::row_by<common::gfx10::fast_operations::v_lshrrev_b16>(operations::common_v_lshrrev_b16),  // common_gfx10_v_lshrrev_b16
    make::row_by<common::gfx10::fast_operations::v_lshrrev_b32>(operations::common_v_lshrrev_b32),  // common_gfx10_v_lshrrev_b32
    make::row<common::gfx11::fast_operations::v_and_b16>(),  // common_gfx11_v_and_b16
    make::row<common::gfx11::fast_operations::v_max_f16>(),  // common_gfx11_v_max_f16
    make::row<common::gfx11::fast_operations::v_max_f32>(),  // common_gfx11_v_max_f32
    make::row<common::gfx11::fast_operations::v_max_f64>(),  // common_gfx11_v_max_f64
    make::row<common::gfx11::fast_operations::v_min_f16>(),  // common_gfx11_v_min_f16
    make::row<common::gfx11::fast_operations::v_min_f32>(),  // common_gfx11_v_min_f32
    make::row<common::gfx11::fast_operations::v_min_f64>(),  // common_gfx11_v_min_f64
    make::row<common::gfx11::fast_operations::v_or_b16>(),  // common_gfx11_v_or_b16
    make::row<common::gfx11::fast_operations::v_xor_b16>(),  // common_gfx11_v_xor_b16
    make::row<common::gfx12::fast_operations::v_and_b16>(),  // common_gfx12_v_and_b16
    make::row<common::gfx12::fast_operations::v_or_b16>(),  // common_gfx12_v_or_b16
    make::row<common::gfx12::fast_operations::v_xor_b16>(),  // common_gfx12_v_xor_b16
    make::row<common::gfx9::fast_operations::v_ashrrev_i16>(),  // common_gfx9_v_ashrrev_i16
    make::row<common::gfx9::fast_operations::v_ashrrev_i32>(),  // common_gfx9_v_ashrrev_i32
    make::row<common::gfx9::fast_operations::v_lshlrev_b16>(),  // common_gfx9_v_lshlrev_b16
    make::row<common::gfx9::fast_operations::v_lshlrev_b32>(),  // common_gfx9_v_lshlrev_b32
    make::row<common::gfx9::fast_operations::v_lshrrev_b16>(),  // common_gfx9_v_lshrrev_b16
    make::row<common::gfx9::fast_operations::v_lshrrev_b32>(),  // common_gfx9_v_lshrrev_b32
    make::row_by<common::fast_operations::v_add_co_ci_u32>(operations::common_v_addc_co_u32),  // common_v_add_co_ci_u32
    make::row<common::fast_operations::v_add_co_u32>(),  // common_v_add_co_u32
    make::row<common::fast_operations::v_add_f16>(),  // common_v_add_f16
    make::row<common::fast_operations::v_add_f32>(),  // common_v_add_f32
    make::row_by<common::fast_operations::v_add_nc_u16>(operations::common_v_add_u16),  // common_v_add_nc_u16
    make::row_by<common::fast_operations::v_add_nc_u32>(operations::common_v_add_u32),  // common_v_add_nc_u32
    make::row<common::fast_operations::v_add_u16>(),  // common_v_add_u16
    make::row<common::fast_operations::v_add_u32>(),  // common_v_add_u32
    make::row<common::fast_operations::v_addc_co_u32>(),  // common_v_addc_co_u32
    make::row<common::fast_operations::v_and_b32>(),  // common_v_and_b32
    make::row<common::fast_operations::v_ashrrev_i16>(),  // common_v_ashrrev_i16
    make::row<common::fast_operations::v_ashrrev_i32>(),  // common_v_ashrrev_i32
    make::row<common::fast_operations::v_cndmask_b16>(),  // common_v_cndmask_b16
    make::row<common::fast_operations::v_cndmask_b32>(),  // common_v_cndmask_b32
    make::row<common::fast_operations::v_dot2acc_f32_f16>(),  // common_v_dot2acc_f32_f16
    make::row<common::fast_operations::v_dot2c_f32_bf16>(),  // common_v_dot2c_f32_bf16
    make::row<common::fast_operations::v_dot2c_f32_f16>(),  // common_v_dot2c_f32_f16
    make::row<common::fast_operations::v_dot2c_i32_i16>(),  // common_v_dot2c_i32_i16
    make::row<common::fast_operations::v_dot4c_i32_i8>(),  // common_v_dot4c_i32_i8
    make::row<common::fast_operations::v_dot8c_i32_i4>(),  // common_v_dot8c_i32_i4
    make::row<common::fast_operations::v_dual_dot2acc_f32_bf16>(),  // common_v_dual_dot2acc_f32_bf16
    make::row_by<common::fast_operations::v_dual_dot2acc_f32_f16>(operations::common_v_dot2acc_f32_f16),  // common_v_dual_dot2acc_f32_f16
    make::row<common::fast_operations::v_fmaak_f16>(),  // common_v_fmaak_f16
    make::row<common::fast_operations::v_fmaak_f32>(),  // common_v_fmaak_f32
    make::row<common::fast_operations::v_fmac_f16>(),  // common_v_fmac_f16
    make::row<common::fast_operations::v_fmac_f32>(),  // common_v_fmac_f32
    make::row<common::fast_operations::v_fmac_f64>(),  // common_v_fmac_f64
    make::row<common::fast_operations::v_fmamk_f16>(),  // common_v_fmamk_f16
    make::row<common::fast_operations::v_fmamk_f32>(),  // common_v_fmamk_f32
    make::row<common::fast_operations::v_ldexp_f16>(),  // common_v_ldexp_f16
    make::row<common::fast_operations::v_lshlrev_b16>(),  // common_v_lshlrev_b16
    make::row<common::fast_operations::v_lshlrev_b32>(),  // common_v_lshlrev_b32
    make::row<common::fast_operations::v_lshrrev_b16>(),  // common_v_lshrrev_b16
    make::row<common::fast_operations::v_lshrrev_b32>(),  // common_v_lshrrev_b32
    make::row<common::fast_operations::v_mac_f16>(),  // common_v_mac_f16
    make::row<common::fast_operations::v_mac_f32>(),  // common_v_mac_f32
    make::row<common::fast_operations::v_mac_legacy_f32>(),  // common_v_mac_legacy_f32
    make::row<common::fast_operations::v_madak_f16>(),  // common_v_madak_f16
    make::row<common::fast_operations::v_madak_f32>(),  // common_v_madak_f32
    make::row<common::fast_operations::v_madmk_f16>(),  // common_v_madmk_f16
    make::row<common::fast_operations::v_madmk_f32>(),  // common_v_madmk_f32
    make::row<common::fast_operations::v_max_f16>(),  // common_v_max_f16
    make::row<common::fast_operations::v_max_f32>(),  // common_v_max_f32
    make::row<common::fast_operations::v_max_f64>(),  // common_v_max_f64
    make::row<common::fast_operations::v_max_i16>(),  // common_v_max_i16
    make::row<common::fast_operations::v_max_i32>(),  // common_v_max_i32
    make::row<common::fast_operations::v_max_u16>(),  // common_v_max_u16
    make::row<common::fast_operations::v_max_u32>(),  // common_v_max_u32
    make::row<common::fast_operations::v_min_f16>(),  // common_v_min_f16
    make::row<common::fast_operations::v_min_f32>(),  // common_v_min_f32
    make::row<common::fast_operations::v_min_f64>(),  // common_v_min_f64
    make::row<common::fast_operations::v_min_i16>(),  // common_v_min_i16
    make::row<common::fast_operations::v_min_i32>(),  // common_v_min_i32
    make::row<common::fast_operations::v_min_u16>(),  // common_v_min_u16
    make::row<common::fast_operations::v_min_u32>(),  // common_v_min_u32
    make::row<common::fast_operations::v_mul_f16>(),  // common_v_mul_f16
    make::row<common::fast_operations::v_mul_f32>(),  // common_v_mul_f32
    make::row<common::fast_operations::v_mul_hi_i32_i24>(),  // common_v_mul_hi_i32_i24
    make::row<common::fast_operations::v_mul_hi_u32_u24>(),  // common_v_mul_hi_u32_u24
    make::row<common::fast_operations::v_mul_i32_i24>(),  // common_v_mul_i32_i24
    make::row<common::fast_operations::v_mul_lo_u16>(),  // common_v_mul_lo_u16
    make::row<common::fast_operations::v_mul_u32_u24>(),  // common_v_mul_u32_u24
    make::row<common::fast_operations::v_or_b32>(),  // common_v_or_b32
    make::row<common::fast_operations::v_pk_fmac_f16>(),  // common_v_pk_fmac_f16
    make::row_by<common::fast_operations::v_sub_co_ci_u32>(operations::common_v_subb_co_u32),  // common_v_sub_co_ci_u32
    make::row<common::fast_operations::v_sub_co_u32>(),  // common_v_sub_co_u32
    make::row<common::fast_operations::v_sub_f16>(),  // common_v_sub_f16
    make::row<common::fast_operations::v_sub_f32>(),  // common_v_sub_f32
    make::row_by<common::fast_operations::v_sub_nc_u16>(operations::common_v_sub_u16),  // common_v_sub_nc_u16
    make::row_by<common::fast_operations::v_sub_nc_u32>(operations::common_v_sub_u32),  // common_v_sub_nc_u32
    make::row<common::fast_operations::v_sub_u16>(),  // common_v_sub_u16
    make::row<common::fast_operations::v_sub_u32>(),  // common_v_sub_u32
    make::row<common::fast_operations::v_subb_co_u32>(),  // common_v_subb_co_u32
    make::row<common::fast_operations::v_subbrev_co_u32>(),  // common_v_subbrev_co_u32
    make::row_by<common::fast_operations::v_subrev_co_ci_u32>(operations::common_v_subbrev_co_u32),  // common_v_subrev_co_ci_u32
    make::row<common::fast_operations::v_subrev_co_u32>(),  // common_v_subrev_co_u32
    make::row<common::fast_operations::v_subrev_f16>(),  // common_v_subrev_f16
    make::row<common::fast_operations::v_subrev_f32>(),  // common_v_subrev_f32
    make::row_by<common::fast_operations::v_subrev_nc_u32>(operations::common_v_subrev_u32),  // common_v_subrev_nc_u32
    make::row<common::fast_operations::v_subrev_u16>(),  // common_v_subrev_u16
    make::row<common::fast_operations::v_subrev_u32>(),  // common_v_subrev_u32
    make::row<common::fast_operations::v_xnor_b32>(),  // common_v_xnor_b32
    make::row<common::fast_operations::v_xor_b32>(),  // common_v_xor_b32
};

}  // namespace fast

static_assert(std::size(functions_vop2) == operations::after_vop2 - operations::before_vop2 - 1);
static_assert(std::size(fast::handlers_vop2) == std::size(functions_vop2));

}  // namespace lockstep
