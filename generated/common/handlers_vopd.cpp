// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 357c0b1b9b6c33dc
// What runs the operations of group vopd: the exact functions, and the fast engine's handlers.
#include "common/function_groups.hpp"
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "common/execute_vopd.hpp"
#include "common/execute_vopd3.hpp"
#include "common/fast_vopd.hpp"
#include "common/fast_vopd3.hpp"
#include "common/gfx11/execute_vopd.hpp"
#include "common/gfx11/fast_vopd.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep {

constexpr OperationFunctions functions_vopd[] = {
    { &common::gfx11::on_lane::v_dual_max_f32<LaneOutput> },  // common_gfx11_v_dual_max_f32
    { &common::gfx11::on_lane::v_dual_min_f32<LaneOutput> },  // common_gfx11_v_dual_min_f32
    { &common::on_lane::v_dual_add_f32<LaneOutput> },  // common_v_dual_add_f32
    { &common::on_lane::v_dual_add_f64<LaneOutput> },  // common_v_dual_add_f64
    { &common::on_lane::v_dual_add_nc_u32<LaneOutput> },  // common_v_dual_add_nc_u32
    { &common::on_lane::v_dual_and_b32<LaneOutput> },  // common_v_dual_and_b32
    { &common::on_lane::v_dual_ashrrev_i32<LaneOutput> },  // common_v_dual_ashrrev_i32
    { &common::on_lane::v_dual_bitop2_b32<LaneOutput> },  // common_v_dual_bitop2_b32
    { &common::on_lane::v_dual_cndmask_b32<LaneOutput> },  // common_v_dual_cndmask_b32
    { &common::on_lane::v_dual_fma_f32<LaneOutput> },  // common_v_dual_fma_f32
    { &common::on_lane::v_dual_fma_f64<LaneOutput> },  // common_v_dual_fma_f64
    { &common::on_lane::v_dual_fmaak_f32<LaneOutput> },  // common_v_dual_fmaak_f32
    { &common::on_lane::v_dual_fmac_f32<LaneOutput> },  // common_v_dual_fmac_f32
    { &common::on_lane::v_dual_fmamk_f32<LaneOutput> },  // common_v_dual_fmamk_f32
    { &common::on_lane::v_dual_lshlrev_b32<LaneOutput> },  // common_v_dual_lshlrev_b32
    { &common::on_lane::v_dual_lshrrev_b32<LaneOutput> },  // common_v_dual_lshrrev_b32
    { &common::on_lane::v_dual_max_i32<LaneOutput> },  // common_v_dual_max_i32
    { &common::on_lane::v_dual_max_num_f32<LaneOutput> },  // common_v_dual_max_num_f32
    { &common::on_lane::v_dual_max_num_f64<LaneOutput> },  // common_v_dual_max_num_f64
    { &common::on_lane::v_dual_min_i32<LaneOutput> },  // common_v_dual_min_i32
    { &common::on_lane::v_dual_min_num_f32<LaneOutput> },  // common_v_dual_min_num_f32
    { &common::on_lane::v_dual_min_num_f64<LaneOutput> },  // common_v_dual_min_num_f64
    { &common::on_lane::v_dual_mov_b32<LaneOutput> },  // common_v_dual_mov_b32
    { &common::on_lane::v_dual_mul_dx9_zero_f32<LaneOutput> },  // common_v_dual_mul_dx9_zero_f32
    { &common::on_lane::v_dual_mul_f32<LaneOutput> },  // common_v_dual_mul_f32
    { &common::on_lane::v_dual_mul_f64<LaneOutput> },  // common_v_dual_mul_f64
    { &common::on_lane::v_dual_sub_f32<LaneOutput> },  // common_v_dual_sub_f32
    { &common::on_lane::v_dual_sub_nc_u32<LaneOutput> },  // common_v_dual_sub_nc_u32
    { &common::on_lane::v_dual_subrev_f32<LaneOutput> },  // common_v_dual_subrev_f32
};

namespace fast {

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

}  // namespace fast

static_assert(std::size(functions_vopd) == operations::after_vopd - operations::before_vopd - 1);
static_assert(std::size(fast::handlers_vopd) == std::size(functions_vopd));

}  // namespace lockstep
