// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: cfb6e3a6be6a2a0c
// What runs the operations of group vopd: handlers of the fast engine, and the exact functions on one lane.
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "common/fast_vopd.hpp"
#include "common/fast_vopd3.hpp"
#include "common/gfx11/fast_vopd.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep::fast {

constexpr HandlerEntry handlers_vopd[] = {
    make::row<common::gfx11::fast_operations::v_dual_max_f32>(),  // common_gfx11_v_dual_max_f32
    make::row<common::gfx11::fast_operations::v_dual_min_f32>(),  // common_gfx11_v_dual_min_f32
    make::row_by<common::fast_operations::v_dual_add_f32>(operations::common_v_add_f32),  // common_v_dual_add_f32
    make::row_by<common::fast_operations::v_dual_add_f64>(operations::common_v_add_f64),  // common_v_dual_add_f64
    make::row<common::fast_operations::v_dual_add_nc_u32>(),  // common_v_dual_add_nc_u32
    make::row_by<common::fast_operations::v_dual_and_b32>(operations::common_v_and_b32),  // common_v_dual_and_b32
    make::row_by<common::fast_operations::v_dual_ashrrev_i32>(operations::common_v_ashrrev_i32),  // common_v_dual_ashrrev_i32
    make::row<common::fast_operations::v_dual_bitop2_b32>(),  // common_v_dual_bitop2_b32
    make::row_by<common::fast_operations::v_dual_cndmask_b32>(operations::common_v_cndmask_b32),  // common_v_dual_cndmask_b32
    make::row_by<common::fast_operations::v_dual_fma_f32>(operations::common_v_fma_f32),  // common_v_dual_fma_f32
    make::row_by<common::fast_operations::v_dual_fma_f64>(operations::common_v_fma_f64),  // common_v_dual_fma_f64
    make::row_by<common::fast_operations::v_dual_fmaak_f32>(operations::common_v_fmaak_f32),  // common_v_dual_fmaak_f32
    make::row_by<common::fast_operations::v_dual_fmac_f32>(operations::common_v_fmac_f32),  // common_v_dual_fmac_f32
    make::row_by<common::fast_operations::v_dual_fmamk_f32>(operations::common_v_fmamk_f32),  // common_v_dual_fmamk_f32
    make::row_by<common::fast_operations::v_dual_lshlrev_b32>(operations::common_v_lshlrev_b32),  // common_v_dual_lshlrev_b32
    make::row_by<common::fast_operations::v_dual_lshrrev_b32>(operations::common_v_lshrrev_b32),  // common_v_dual_lshrrev_b32
    make::row<common::fast_operations::v_dual_max_i32>(),  // common_v_dual_max_i32
    make::row<common::fast_operations::v_dual_max_num_f32>(),  // common_v_dual_max_num_f32
    make::row<common::fast_operations::v_dual_max_num_f64>(),  // common_v_dual_max_num_f64
    make::row<common::fast_operations::v_dual_min_i32>(),  // common_v_dual_min_i32
    make::row<common::fast_operations::v_dual_min_num_f32>(),  // common_v_dual_min_num_f32
    make::row<common::fast_operations::v_dual_min_num_f64>(),  // common_v_dual_min_num_f64
    make::row_by<common::fast_operations::v_dual_mov_b32>(operations::common_v_accvgpr_read),  // common_v_dual_mov_b32
    make::row<common::fast_operations::v_dual_mul_dx9_zero_f32>(),  // common_v_dual_mul_dx9_zero_f32
    make::row_by<common::fast_operations::v_dual_mul_f32>(operations::common_v_mul_f32),  // common_v_dual_mul_f32
    make::row_by<common::fast_operations::v_dual_mul_f64>(operations::common_v_mul_f64),  // common_v_dual_mul_f64
    make::row_by<common::fast_operations::v_dual_sub_f32>(operations::common_v_sub_f32),  // common_v_dual_sub_f32
    make::row<common::fast_operations::v_dual_sub_nc_u32>(),  // common_v_dual_sub_nc_u32
    make::row_by<common::fast_operations::v_dual_subrev_f32>(operations::common_v_subrev_f32),  // common_v_dual_subrev_f32
};
static_assert(std::size(handlers_vopd) == operations::after_vopd - operations::before_vopd - 1);

}  // namespace lockstep::fast
