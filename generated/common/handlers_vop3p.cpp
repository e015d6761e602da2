// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: ca9e564a57e8d450
// What runs the operations of group vop3p: the exact functions, and the fast engine's handlers.
#include "common/function_groups.hpp"
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "common/execute_vop3p.hpp"
#include "common/execute_vop3p_bf16.hpp"
#include "common/fast_vop3p.hpp"
#include "common/fast_vop3p_bf16.hpp"
#include "common/gfx10/execute_vop3p.hpp"
#include "common/gfx10/fast_vop3p.hpp"
#include "common/gfx11/execute_vop3p.hpp"
#include "common/gfx11/fast_vop3p.hpp"
#include "common/gfx9/execute_vop3p.hpp"
#include "common/gfx9/fast_vop3p.hpp"
#include "gcn5/execute_vop3p.hpp"
#include "gcn5/fast_vop3p.hpp"
#include "rdna4/execute_vop3p.hpp"
#include "rdna4/fast_vop3p.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep {

constexpr OperationFunctions functions_vop3p[] = {
    { &common::gfx10::on_lane::v_pk_max_f16<LaneOutput> },  // common_gfx10_v_pk_max_f16
    { &common::gfx10::on_lane::v_pk_min_f16<LaneOutput> },  // common_gfx10_v_pk_min_f16
    { &common::gfx11::on_lane::v_fma_mixhi_f16<LaneOutput> },  // common_gfx11_v_fma_mixhi_f16
    { &common::gfx11::on_lane::v_fma_mixlo_f16<LaneOutput> },  // common_gfx11_v_fma_mixlo_f16
    { &common::gfx11::on_lane::v_pk_max_f16<LaneOutput> },  // common_gfx11_v_pk_max_f16
    { &common::gfx11::on_lane::v_pk_min_f16<LaneOutput> },  // common_gfx11_v_pk_min_f16
    { &common::gfx9::on_lane::v_dot2_f32_bf16<LaneOutput> },  // common_gfx9_v_dot2_f32_bf16
    { &common::gfx9::on_lane::v_pk_max_f16<LaneOutput> },  // common_gfx9_v_pk_max_f16
    { &common::gfx9::on_lane::v_pk_min_f16<LaneOutput> },  // common_gfx9_v_pk_min_f16
    { &common::on_lane::v_accvgpr_read<LaneOutput> },  // common_v_accvgpr_read
    { &common::on_lane::v_accvgpr_write<LaneOutput> },  // common_v_accvgpr_write
    { &common::on_lane::v_dot2_bf16_bf16<LaneOutput> },  // common_v_dot2_bf16_bf16
    { &common::on_lane::v_dot2_f16_f16<LaneOutput> },  // common_v_dot2_f16_f16
    { &common::on_lane::v_dot2_f32_bf16<LaneOutput> },  // common_v_dot2_f32_bf16
    { &common::on_lane::v_dot2_f32_f16<LaneOutput> },  // common_v_dot2_f32_f16
    { &common::on_lane::v_dot2_i32_i16<LaneOutput> },  // common_v_dot2_i32_i16
    { &common::on_lane::v_dot2_u32_u16<LaneOutput> },  // common_v_dot2_u32_u16
    { &common::on_lane::v_dot4_f32_bf8_bf8<LaneOutput> },  // common_v_dot4_f32_bf8_bf8
    { &common::on_lane::v_dot4_f32_bf8_fp8<LaneOutput> },  // common_v_dot4_f32_bf8_fp8
    { &common::on_lane::v_dot4_f32_fp8_bf8<LaneOutput> },  // common_v_dot4_f32_fp8_bf8
    { &common::on_lane::v_dot4_f32_fp8_fp8<LaneOutput> },  // common_v_dot4_f32_fp8_fp8
    { &common::on_lane::v_dot4_i32_i8<LaneOutput> },  // common_v_dot4_i32_i8
    { &common::on_lane::v_dot4_i32_iu8<LaneOutput> },  // common_v_dot4_i32_iu8
    { &common::on_lane::v_dot4_u32_u8<LaneOutput> },  // common_v_dot4_u32_u8
    { &common::on_lane::v_dot8_i32_i4<LaneOutput> },  // common_v_dot8_i32_i4
    { &common::on_lane::v_dot8_i32_iu4<LaneOutput> },  // common_v_dot8_i32_iu4
    { &common::on_lane::v_dot8_u32_u4<LaneOutput> },  // common_v_dot8_u32_u4
    { &common::on_lane::v_fma_mix_f32<LaneOutput> },  // common_v_fma_mix_f32
    { &common::on_lane::v_fma_mix_f32_bf16<LaneOutput> },  // common_v_fma_mix_f32_bf16
    { &common::on_lane::v_fma_mixhi_bf16<LaneOutput> },  // common_v_fma_mixhi_bf16
    { &common::on_lane::v_fma_mixhi_f16<LaneOutput> },  // common_v_fma_mixhi_f16
    { &common::on_lane::v_fma_mixlo_bf16<LaneOutput> },  // common_v_fma_mixlo_bf16
    { &common::on_lane::v_fma_mixlo_f16<LaneOutput> },  // common_v_fma_mixlo_f16
    { &common::on_lane::v_mad_mix_f32<LaneOutput> },  // common_v_mad_mix_f32
    { &common::on_lane::v_mad_mixhi_f16<LaneOutput> },  // common_v_mad_mixhi_f16
    { &common::on_lane::v_mad_mixlo_f16<LaneOutput> },  // common_v_mad_mixlo_f16
    { &common::on_lane::v_pk_add_bf16<LaneOutput> },  // common_v_pk_add_bf16
    { &common::on_lane::v_pk_add_f16<LaneOutput> },  // common_v_pk_add_f16
    { &common::on_lane::v_pk_add_f32<LaneOutput> },  // common_v_pk_add_f32
    { &common::on_lane::v_pk_add_i16<LaneOutput> },  // common_v_pk_add_i16
    { &common::on_lane::v_pk_add_max_i16<LaneOutput> },  // common_v_pk_add_max_i16
    { &common::on_lane::v_pk_add_max_u16<LaneOutput> },  // common_v_pk_add_max_u16
    { &common::on_lane::v_pk_add_min_i16<LaneOutput> },  // common_v_pk_add_min_i16
    { &common::on_lane::v_pk_add_min_u16<LaneOutput> },  // common_v_pk_add_min_u16
    { &common::on_lane::v_pk_add_u16<LaneOutput> },  // common_v_pk_add_u16
    { &common::on_lane::v_pk_ashrrev_i16<LaneOutput> },  // common_v_pk_ashrrev_i16
    { &common::on_lane::v_pk_fma_bf16<LaneOutput> },  // common_v_pk_fma_bf16
    { &common::on_lane::v_pk_fma_f16<LaneOutput> },  // common_v_pk_fma_f16
    { &common::on_lane::v_pk_fma_f32<LaneOutput> },  // common_v_pk_fma_f32
    { &common::on_lane::v_pk_lshlrev_b16<LaneOutput> },  // common_v_pk_lshlrev_b16
    { &common::on_lane::v_pk_lshrrev_b16<LaneOutput> },  // common_v_pk_lshrrev_b16
    { &common::on_lane::v_pk_mad_i16<LaneOutput> },  // common_v_pk_mad_i16
    { &common::on_lane::v_pk_mad_u16<LaneOutput> },  // common_v_pk_mad_u16
    { &common::on_lane::v_pk_max3_i16<LaneOutput> },  // common_v_pk_max3_i16
    { &common::on_lane::v_pk_max3_num_f16<LaneOutput> },  // common_v_pk_max3_num_f16
    { &common::on_lane::v_pk_max3_u16<LaneOutput> },  // common_v_pk_max3_u16
    { &common::on_lane::v_pk_max_i16<LaneOutput> },  // common_v_pk_max_i16
    { &common::on_lane::v_pk_max_num_bf16<LaneOutput> },  // common_v_pk_max_num_bf16
    { &common::on_lane::v_pk_max_num_f16<LaneOutput> },  // common_v_pk_max_num_f16
    { &common::on_lane::v_pk_max_u16<LaneOutput> },  // common_v_pk_max_u16
    { &common::on_lane::v_pk_maximum3_f16<LaneOutput> },  // common_v_pk_maximum3_f16
    { &common::on_lane::v_pk_maximum_f16<LaneOutput> },  // common_v_pk_maximum_f16
    { &common::on_lane::v_pk_min3_i16<LaneOutput> },  // common_v_pk_min3_i16
    { &common::on_lane::v_pk_min3_num_f16<LaneOutput> },  // common_v_pk_min3_num_f16
    { &common::on_lane::v_pk_min3_u16<LaneOutput> },  // common_v_pk_min3_u16
    { &common::on_lane::v_pk_min_i16<LaneOutput> },  // common_v_pk_min_i16
    { &common::on_lane::v_pk_min_num_bf16<LaneOutput> },  // common_v_pk_min_num_bf16
    { &common::on_lane::v_pk_min_num_f16<LaneOutput> },  // common_v_pk_min_num_f16
    { &common::on_lane::v_pk_min_u16<LaneOutput> },  // common_v_pk_min_u16
    { &common::on_lane::v_pk_minimum3_f16<LaneOutput> },  // common_v_pk_minimum3_f16
    { &common::on_lane::v_pk_minimum_f16<LaneOutput> },  // common_v_pk_minimum_f16
    { &common::on_lane::v_pk_mov_b32<LaneOutput> },  // common_v_pk_mov_b32
    { &common::on_lane::v_pk_mul_bf16<LaneOutput> },  // common_v_pk_mul_bf16
    { &common::on_lane::v_pk_mul_f16<LaneOutput> },  // common_v_pk_mul_f16
    { &common::on_lane::v_pk_mul_f32<LaneOutput> },  // common_v_pk_mul_f32
    { &common::on_lane::v_pk_mul_lo_u16<LaneOutput> },  // common_v_pk_mul_lo_u16
    { &common::on_lane::v_pk_sub_i16<LaneOutput> },  // common_v_pk_sub_i16
    { &common::on_lane::v_pk_sub_u16<LaneOutput> },  // common_v_pk_sub_u16
    { &gcn5::on_lane::v_mad_mix_f32<LaneOutput> },  // gcn5_v_mad_mix_f32
    { &gcn5::on_lane::v_mad_mixhi_f16<LaneOutput> },  // gcn5_v_mad_mixhi_f16
    { &gcn5::on_lane::v_mad_mixlo_f16<LaneOutput> },  // gcn5_v_mad_mixlo_f16
    { &rdna4::on_lane::v_fma_mixhi_f16<LaneOutput> },  // rdna4_v_fma_mixhi_f16
    { &rdna4::on_lane::v_fma_mixlo_f16<LaneOutput> },  // rdna4_v_fma_mixlo_f16
    { &rdna4::on_lane::v_pk_maximum_f16<LaneOutput> },  // rdna4_v_pk_maximum_f16
    { &rdna4::on_lane::v_pk_minimum_f16<LaneOutput> },  // rdna4_v_pk_minimum_f16
};

namespace fast {

constexpr HandlerEntry handlers_vop3p[] = {
    make::row<common::gfx10::fast_operations::v_pk_max_f16>(),  // common_gfx10_v_pk_max_f16
    make::row<common::gfx10::fast_operations::v_pk_min_f16>(),  // common_gfx10_v_pk_min_f16
    make::row<common::gfx11::fast_operations::v_fma_mixhi_f16>(),  // common_gfx11_v_fma_mixhi_f16
    make::row<common::gfx11::fast_operations::v_fma_mixlo_f16>(),  // common_gfx11_v_fma_mixlo_f16
    make::row<common::gfx11::fast_operations::v_pk_max_f16>(),  // common_gfx11_v_pk_max_f16
    make::row<common::gfx11::fast_operations::v_pk_min_f16>(),  // common_gfx11_v_pk_min_f16
    make::row<common::gfx9::fast_operations::v_dot2_f32_bf16>(),  // common_gfx9_v_dot2_f32_bf16
    make::row<common::gfx9::fast_operations::v_pk_max_f16>(),  // common_gfx9_v_pk_max_f16
    make::row<common::gfx9::fast_operations::v_pk_min_f16>(),  // common_gfx9_v_pk_min_f16
    make::row<common::fast_operations::v_accvgpr_read>(),  // common_v_accvgpr_read
    make::row_by<common::fast_operations::v_accvgpr_write>(operations::common_v_accvgpr_read),  // common_v_accvgpr_write
    make::row<common::fast_operations::v_dot2_bf16_bf16>(),  // common_v_dot2_bf16_bf16
    make::row<common::fast_operations::v_dot2_f16_f16>(),  // common_v_dot2_f16_f16
    make::row<common::fast_operations::v_dot2_f32_bf16>(),  // common_v_dot2_f32_bf16
    make::row<common::fast_operations::v_dot2_f32_f16>(),  // common_v_dot2_f32_f16
    make::row<common::fast_operations::v_dot2_i32_i16>(),  // common_v_dot2_i32_i16
    make::row<common::fast_operations::v_dot2_u32_u16>(),  // common_v_dot2_u32_u16
    make::row<common::fast_operations::v_dot4_f32_bf8_bf8>(),  // common_v_dot4_f32_bf8_bf8
    make::row<common::fast_operations::v_dot4_f32_bf8_fp8>(),  // common_v_dot4_f32_bf8_fp8
    make::row<common::fast_operations::v_dot4_f32_fp8_bf8>(),  // common_v_dot4_f32_fp8_bf8
    make::row<common::fast_operations::v_dot4_f32_fp8_fp8>(),  // common_v_dot4_f32_fp8_fp8
    make::row<common::fast_operations::v_dot4_i32_i8>(),  // common_v_dot4_i32_i8
    make::row<common::fast_operations::v_dot4_i32_iu8>(),  // common_v_dot4_i32_iu8
    make::row<common::fast_operations::v_dot4_u32_u8>(),  // common_v_dot4_u32_u8
    make::row<common::fast_operations::v_dot8_i32_i4>(),  // common_v_dot8_i32_i4
    make::row<common::fast_operations::v_dot8_i32_iu4>(),  // common_v_dot8_i32_iu4
    make::row<common::fast_operations::v_dot8_u32_u4>(),  // common_v_dot8_u32_u4
    make::row_by<common::fast_operations::v_fma_mix_f32>(operations::common_v_mad_mix_f32),  // common_v_fma_mix_f32
    make::row<common::fast_operations::v_fma_mix_f32_bf16>(),  // common_v_fma_mix_f32_bf16
    make::row<common::fast_operations::v_fma_mixhi_bf16>(),  // common_v_fma_mixhi_bf16
    make::row_by<common::fast_operations::v_fma_mixhi_f16>(operations::common_v_mad_mixhi_f16),  // common_v_fma_mixhi_f16
    make::row<common::fast_operations::v_fma_mixlo_bf16>(),  // common_v_fma_mixlo_bf16
    make::row_by<common::fast_operations::v_fma_mixlo_f16>(operations::common_v_mad_mixlo_f16),  // common_v_fma_mixlo_f16
    make::row<common::fast_operations::v_mad_mix_f32>(),  // common_v_mad_mix_f32
    make::row<common::fast_operations::v_mad_mixhi_f16>(),  // common_v_mad_mixhi_f16
    make::row<common::fast_operations::v_mad_mixlo_f16>(),  // common_v_mad_mixlo_f16
    make::row<common::fast_operations::v_pk_add_bf16>(),  // common_v_pk_add_bf16
    make::row<common::fast_operations::v_pk_add_f16>(),  // common_v_pk_add_f16
    make::row<common::fast_operations::v_pk_add_f32>(),  // common_v_pk_add_f32
    make::row<common::fast_operations::v_pk_add_i16>(),  // common_v_pk_add_i16
    make::row<common::fast_operations::v_pk_add_max_i16>(),  // common_v_pk_add_max_i16
    make::row<common::fast_operations::v_pk_add_max_u16>(),  // common_v_pk_add_max_u16
    make::row<common::fast_operations::v_pk_add_min_i16>(),  // common_v_pk_add_min_i16
    make::row<common::fast_operations::v_pk_add_min_u16>(),  // common_v_pk_add_min_u16
    make::row<common::fast_operations::v_pk_add_u16>(),  // common_v_pk_add_u16
    make::row<common::fast_operations::v_pk_ashrrev_i16>(),  // common_v_pk_ashrrev_i16
    make::row<common::fast_operations::v_pk_fma_bf16>(),  // common_v_pk_fma_bf16
    make::row<common::fast_operations::v_pk_fma_f16>(),  // common_v_pk_fma_f16
    make::row<common::fast_operations::v_pk_fma_f32>(),  // common_v_pk_fma_f32
    make::row<common::fast_operations::v_pk_lshlrev_b16>(),  // common_v_pk_lshlrev_b16
    make::row<common::fast_operations::v_pk_lshrrev_b16>(),  // common_v_pk_lshrrev_b16
    make::row<common::fast_operations::v_pk_mad_i16>(),  // common_v_pk_mad_i16
    make::row<common::fast_operations::v_pk_mad_u16>(),  // common_v_pk_mad_u16
    make::row<common::fast_operations::v_pk_max3_i16>(),  // common_v_pk_max3_i16
    make::row<common::fast_operations::v_pk_max3_num_f16>(),  // common_v_pk_max3_num_f16
    make::row<common::fast_operations::v_pk_max3_u16>(),  // common_v_pk_max3_u16
    make::row<common::fast_operations::v_pk_max_i16>(),  // common_v_pk_max_i16
    make::row<common::fast_operations::v_pk_max_num_bf16>(),  // common_v_pk_max_num_bf16
    make::row<common::fast_operations::v_pk_max_num_f16>(),  // common_v_pk_max_num_f16
    make::row<common::fast_operations::v_pk_max_u16>(),  // common_v_pk_max_u16
    make::row<common::fast_operations::v_pk_maximum3_f16>(),  // common_v_pk_maximum3_f16
    make::row<common::fast_operations::v_pk_maximum_f16>(),  // common_v_pk_maximum_f16
    make::row<common::fast_operations::v_pk_min3_i16>(),  // common_v_pk_min3_i16
    make::row<common::fast_operations::v_pk_min3_num_f16>(),  // common_v_pk_min3_num_f16
    make::row<common::fast_operations::v_pk_min3_u16>(),  // common_v_pk_min3_u16
    make::row<common::fast_operations::v_pk_min_i16>(),  // common_v_pk_min_i16
    make::row<common::fast_operations::v_pk_min_num_bf16>(),  // common_v_pk_min_num_bf16
    make::row<common::fast_operations::v_pk_min_num_f16>(),  // common_v_pk_min_num_f16
    make::row<common::fast_operations::v_pk_min_u16>(),  // common_v_pk_min_u16
    make::row<common::fast_operations::v_pk_minimum3_f16>(),  // common_v_pk_minimum3_f16
    make::row<common::fast_operations::v_pk_minimum_f16>(),  // common_v_pk_minimum_f16
    make::row<common::fast_operations::v_pk_mov_b32>(),  // common_v_pk_mov_b32
    make::row<common::fast_operations::v_pk_mul_bf16>(),  // common_v_pk_mul_bf16
    make::row<common::fast_operations::v_pk_mul_f16>(),  // common_v_pk_mul_f16
    make::row<common::fast_operations::v_pk_mul_f32>(),  // common_v_pk_mul_f32
    make::row<common::fast_operations::v_pk_mul_lo_u16>(),  // common_v_pk_mul_lo_u16
    make::row<common::fast_operations::v_pk_sub_i16>(),  // common_v_pk_sub_i16
    make::row<common::fast_operations::v_pk_sub_u16>(),  // common_v_pk_sub_u16
    make::row<gcn5::fast_operations::v_mad_mix_f32>(),  // gcn5_v_mad_mix_f32
    make::row<gcn5::fast_operations::v_mad_mixhi_f16>(),  // gcn5_v_mad_mixhi_f16
    make::row<gcn5::fast_operations::v_mad_mixlo_f16>(),  // gcn5_v_mad_mixlo_f16
    make::row<rdna4::fast_operations::v_fma_mixhi_f16>(),  // rdna4_v_fma_mixhi_f16
    make::row<rdna4::fast_operations::v_fma_mixlo_f16>(),  // rdna4_v_fma_mixlo_f16
    make::row<rdna4::fast_operations::v_pk_maximum_f16>(),  // rdna4_v_pk_maximum_f16
    make::row<rdna4::fast_operations::v_pk_minimum_f16>(),  // rdna4_v_pk_minimum_f16
};

}  // namespace fast

static_assert(std::size(functions_vop3p) == operations::after_vop3p - operations::before_vop3p - 1);
static_assert(std::size(fast::handlers_vop3p) == std::size(functions_vop3p));

}  // namespace lockstep
