// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 947f0787e77c7974
// What runs the operations of group vop1: the exact functions, and the fast engine's handlers.
#include "common/function_groups.hpp"
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "common/execute_vop1.hpp"
#include "common/execute_vop1_bf16.hpp"
#include "common/fast_vop1.hpp"
#include "common/fast_vop1_bf16.hpp"
#include "common/gfx9/execute_vop1.hpp"
#include "common/gfx9/fast_vop1.hpp"
#include "rdna4/execute_vop1.hpp"
#include "rdna4/fast_vop1.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep {

constexpr OperationFunctions functions_vop1[] = {
    { nullptr, &common::gfx9::on_lane::v_permlane16_swap_b32<LaneOutput, AnyFiles> },  // common_gfx9_v_permlane16_swap_b32
    { nullptr, &common::gfx9::on_lane::v_permlane32_swap_b32<LaneOutput, AnyFiles> },  // common_gfx9_v_permlane32_swap_b32
    { &common::on_lane::v_accvgpr_mov_b32<LaneOutput> },  // common_v_accvgpr_mov_b32
    { &common::on_lane::v_bfrev_b32<LaneOutput> },  // common_v_bfrev_b32
    { &common::on_lane::v_ceil_f16<LaneOutput> },  // common_v_ceil_f16
    { &common::on_lane::v_ceil_f32<LaneOutput> },  // common_v_ceil_f32
    { &common::on_lane::v_ceil_f64<LaneOutput> },  // common_v_ceil_f64
    { nullptr, &common::on_lane::v_clrexcp<LaneOutput, AnyFiles> },  // common_v_clrexcp
    { &common::on_lane::v_cls_i32<LaneOutput> },  // common_v_cls_i32
    { &common::on_lane::v_clz_i32_u32<LaneOutput> },  // common_v_clz_i32_u32
    { &common::on_lane::v_cos_bf16<LaneOutput> },  // common_v_cos_bf16
    { &common::on_lane::v_cos_f16<LaneOutput> },  // common_v_cos_f16
    { &common::on_lane::v_cos_f32<LaneOutput> },  // common_v_cos_f32
    { &common::on_lane::v_ctz_i32_b32<LaneOutput> },  // common_v_ctz_i32_b32
    { &common::on_lane::v_cvt_f16_f32<LaneOutput> },  // common_v_cvt_f16_f32
    { &common::on_lane::v_cvt_f16_i16<LaneOutput> },  // common_v_cvt_f16_i16
    { &common::on_lane::v_cvt_f16_u16<LaneOutput> },  // common_v_cvt_f16_u16
    { &common::on_lane::v_cvt_f32_bf16<LaneOutput> },  // common_v_cvt_f32_bf16
    { &common::on_lane::v_cvt_f32_f16<LaneOutput> },  // common_v_cvt_f32_f16
    { &common::on_lane::v_cvt_f32_f64<LaneOutput> },  // common_v_cvt_f32_f64
    { &common::on_lane::v_cvt_f32_i32<LaneOutput> },  // common_v_cvt_f32_i32
    { &common::on_lane::v_cvt_f32_u32<LaneOutput> },  // common_v_cvt_f32_u32
    { &common::on_lane::v_cvt_f32_ubyte0<LaneOutput> },  // common_v_cvt_f32_ubyte0
    { &common::on_lane::v_cvt_f32_ubyte1<LaneOutput> },  // common_v_cvt_f32_ubyte1
    { &common::on_lane::v_cvt_f32_ubyte2<LaneOutput> },  // common_v_cvt_f32_ubyte2
    { &common::on_lane::v_cvt_f32_ubyte3<LaneOutput> },  // common_v_cvt_f32_ubyte3
    { &common::on_lane::v_cvt_f64_f32<LaneOutput> },  // common_v_cvt_f64_f32
    { &common::on_lane::v_cvt_f64_i32<LaneOutput> },  // common_v_cvt_f64_i32
    { &common::on_lane::v_cvt_f64_u32<LaneOutput> },  // common_v_cvt_f64_u32
    { &common::on_lane::v_cvt_floor_i32_f32<LaneOutput> },  // common_v_cvt_floor_i32_f32
    { &common::on_lane::v_cvt_flr_i32_f32<LaneOutput> },  // common_v_cvt_flr_i32_f32
    { &common::on_lane::v_cvt_i16_f16<LaneOutput> },  // common_v_cvt_i16_f16
    { &common::on_lane::v_cvt_i32_f32<LaneOutput> },  // common_v_cvt_i32_f32
    { &common::on_lane::v_cvt_i32_f64<LaneOutput> },  // common_v_cvt_i32_f64
    { &common::on_lane::v_cvt_i32_i16<LaneOutput> },  // common_v_cvt_i32_i16
    { &common::on_lane::v_cvt_nearest_i32_f32<LaneOutput> },  // common_v_cvt_nearest_i32_f32
    { &common::on_lane::v_cvt_norm_i16_f16<LaneOutput> },  // common_v_cvt_norm_i16_f16
    { &common::on_lane::v_cvt_norm_u16_f16<LaneOutput> },  // common_v_cvt_norm_u16_f16
    { &common::on_lane::v_cvt_off_f32_i4<LaneOutput> },  // common_v_cvt_off_f32_i4
    { &common::on_lane::v_cvt_rpi_i32_f32<LaneOutput> },  // common_v_cvt_rpi_i32_f32
    { &common::on_lane::v_cvt_u16_f16<LaneOutput> },  // common_v_cvt_u16_f16
    { &common::on_lane::v_cvt_u32_f32<LaneOutput> },  // common_v_cvt_u32_f32
    { &common::on_lane::v_cvt_u32_f64<LaneOutput> },  // common_v_cvt_u32_f64
    { &common::on_lane::v_cvt_u32_u16<LaneOutput> },  // common_v_cvt_u32_u16
    { &common::on_lane::v_exp_bf16<LaneOutput> },  // common_v_exp_bf16
    { &common::on_lane::v_exp_f16<LaneOutput> },  // common_v_exp_f16
    { &common::on_lane::v_exp_f32<LaneOutput> },  // common_v_exp_f32
    { &common::on_lane::v_exp_legacy_f32<LaneOutput> },  // common_v_exp_legacy_f32
    { &common::on_lane::v_ffbh_i32<LaneOutput> },  // common_v_ffbh_i32
    { &common::on_lane::v_ffbh_u32<LaneOutput> },  // common_v_ffbh_u32
    { &common::on_lane::v_ffbl_b32<LaneOutput> },  // common_v_ffbl_b32
    { &common::on_lane::v_floor_f16<LaneOutput> },  // common_v_floor_f16
    { &common::on_lane::v_floor_f32<LaneOutput> },  // common_v_floor_f32
    { &common::on_lane::v_floor_f64<LaneOutput> },  // common_v_floor_f64
    { &common::on_lane::v_fract_f16<LaneOutput> },  // common_v_fract_f16
    { &common::on_lane::v_fract_f32<LaneOutput> },  // common_v_fract_f32
    { &common::on_lane::v_fract_f64<LaneOutput> },  // common_v_fract_f64
    { &common::on_lane::v_frexp_exp_i16_f16<LaneOutput> },  // common_v_frexp_exp_i16_f16
    { &common::on_lane::v_frexp_exp_i32_f32<LaneOutput> },  // common_v_frexp_exp_i32_f32
    { &common::on_lane::v_frexp_exp_i32_f64<LaneOutput> },  // common_v_frexp_exp_i32_f64
    { &common::on_lane::v_frexp_mant_f16<LaneOutput> },  // common_v_frexp_mant_f16
    { &common::on_lane::v_frexp_mant_f32<LaneOutput> },  // common_v_frexp_mant_f32
    { &common::on_lane::v_frexp_mant_f64<LaneOutput> },  // common_v_frexp_mant_f64
    { &common::on_lane::v_log_bf16<LaneOutput> },  // common_v_log_bf16
    { &common::on_lane::v_log_f16<LaneOutput> },  // common_v_log_f16
    { &common::on_lane::v_log_f32<LaneOutput> },  // common_v_log_f32
    { &common::on_lane::v_log_legacy_f32<LaneOutput> },  // common_v_log_legacy_f32
    { &common::on_lane::v_mov_b16<LaneOutput> },  // common_v_mov_b16
    { &common::on_lane::v_mov_b32<LaneOutput> },  // common_v_mov_b32
    { &common::on_lane::v_mov_b64<LaneOutput> },  // common_v_mov_b64
    { &common::on_lane::v_nop<LaneOutput> },  // common_v_nop
    { &common::on_lane::v_not_b16<LaneOutput> },  // common_v_not_b16
    { &common::on_lane::v_not_b32<LaneOutput> },  // common_v_not_b32
    { &common::on_lane::v_pipeflush<LaneOutput> },  // common_v_pipeflush
    { &common::on_lane::v_prng_b32<LaneOutput> },  // common_v_prng_b32
    { &common::on_lane::v_rcp_bf16<LaneOutput> },  // common_v_rcp_bf16
    { &common::on_lane::v_rcp_f16<LaneOutput> },  // common_v_rcp_f16
    { &common::on_lane::v_rcp_f32<LaneOutput> },  // common_v_rcp_f32
    { &common::on_lane::v_rcp_f64<LaneOutput> },  // common_v_rcp_f64
    { &common::on_lane::v_rcp_iflag_f32<LaneOutput> },  // common_v_rcp_iflag_f32
    { nullptr, &common::on_lane::v_readfirstlane_b32<LaneOutput, AnyFiles> },  // common_v_readfirstlane_b32
    { &common::on_lane::v_rndne_f16<LaneOutput> },  // common_v_rndne_f16
    { &common::on_lane::v_rndne_f32<LaneOutput> },  // common_v_rndne_f32
    { &common::on_lane::v_rndne_f64<LaneOutput> },  // common_v_rndne_f64
    { &common::on_lane::v_rsq_bf16<LaneOutput> },  // common_v_rsq_bf16
    { &common::on_lane::v_rsq_f16<LaneOutput> },  // common_v_rsq_f16
    { &common::on_lane::v_rsq_f32<LaneOutput> },  // common_v_rsq_f32
    { &common::on_lane::v_rsq_f64<LaneOutput> },  // common_v_rsq_f64
    { &common::on_lane::v_s_exp_f16<LaneOutput> },  // common_v_s_exp_f16
    { &common::on_lane::v_s_exp_f32<LaneOutput> },  // common_v_s_exp_f32
    { &common::on_lane::v_s_log_f16<LaneOutput> },  // common_v_s_log_f16
    { &common::on_lane::v_s_log_f32<LaneOutput> },  // common_v_s_log_f32
    { &common::on_lane::v_s_rcp_f16<LaneOutput> },  // common_v_s_rcp_f16
    { &common::on_lane::v_s_rcp_f32<LaneOutput> },  // common_v_s_rcp_f32
    { &common::on_lane::v_s_rsq_f16<LaneOutput> },  // common_v_s_rsq_f16
    { &common::on_lane::v_s_rsq_f32<LaneOutput> },  // common_v_s_rsq_f32
    { &common::on_lane::v_s_sqrt_f16<LaneOutput> },  // common_v_s_sqrt_f16
    { &common::on_lane::v_s_sqrt_f32<LaneOutput> },  // common_v_s_sqrt_f32
    { &common::on_lane::v_sat_pk_u8_i16<LaneOutput> },  // common_v_sat_pk_u8_i16
    { &common::on_lane::v_sin_bf16<LaneOutput> },  // common_v_sin_bf16
    { &common::on_lane::v_sin_f16<LaneOutput> },  // common_v_sin_f16
    { &common::on_lane::v_sin_f32<LaneOutput> },  // common_v_sin_f32
    { &common::on_lane::v_sqrt_bf16<LaneOutput> },  // common_v_sqrt_bf16
    { &common::on_lane::v_sqrt_f16<LaneOutput> },  // common_v_sqrt_f16
    { &common::on_lane::v_sqrt_f32<LaneOutput> },  // common_v_sqrt_f32
    { &common::on_lane::v_sqrt_f64<LaneOutput> },  // common_v_sqrt_f64
    { &common::on_lane::v_swap_b16<LaneOutput> },  // common_v_swap_b16
    { &common::on_lane::v_swap_b32<LaneOutput> },  // common_v_swap_b32
    { &common::on_lane::v_tanh_bf16<LaneOutput> },  // common_v_tanh_bf16
    { &common::on_lane::v_tanh_f16<LaneOutput> },  // common_v_tanh_f16
    { &common::on_lane::v_tanh_f32<LaneOutput> },  // common_v_tanh_f32
    { &common::on_lane::v_trunc_f16<LaneOutput> },  // common_v_trunc_f16
    { &common::on_lane::v_trunc_f32<LaneOutput> },  // common_v_trunc_f32
    { &common::on_lane::v_trunc_f64<LaneOutput> },  // common_v_trunc_f64
    { &rdna4::on_lane::v_mov_b16<LaneOutput> },  // rdna4_v_mov_b16
};

namespace fast {

constexpr HandlerEntry handlers_vop1[] = {
    make::lanes<common::gfx9::fast_operations::v_permlane16_swap_b32>(),  // common_gfx9_v_permlane16_swap_b32
    make::lanes<common::gfx9::fast_operations::v_permlane32_swap_b32>(),  // common_gfx9_v_permlane32_swap_b32
    make::row_by<common::fast_operations::v_accvgpr_mov_b32>(operations::common_v_accvgpr_read),  // common_v_accvgpr_mov_b32
    make::row<common::fast_operations::v_bfrev_b32>(),  // common_v_bfrev_b32
    make::row<common::fast_operations::v_ceil_f16>(),  // common_v_ceil_f16
    make::row<common::fast_operations::v_ceil_f32>(),  // common_v_ceil_f32
    make::row<common::fast_operations::v_ceil_f64>(),  // common_v_ceil_f64
    make::none(),  // common_v_clrexcp
    make::row_by<common::fast_operations::v_cls_i32>(operations::common_v_ffbh_i32),  // common_v_cls_i32
    make::row_by<common::fast_operations::v_clz_i32_u32>(operations::common_v_ffbh_u32),  // common_v_clz_i32_u32
    make::row<common::fast_operations::v_cos_bf16>(),  // common_v_cos_bf16
    make::row<common::fast_operations::v_cos_f16>(),  // common_v_cos_f16
    make::row<common::fast_operations::v_cos_f32>(),  // common_v_cos_f32
    make::row_by<common::fast_operations::v_ctz_i32_b32>(operations::common_v_ffbl_b32),  // common_v_ctz_i32_b32
    make::row<common::fast_operations::v_cvt_f16_f32>(),  // common_v_cvt_f16_f32
    make::row<common::fast_operations::v_cvt_f16_i16>(),  // common_v_cvt_f16_i16
    make::row<common::fast_operations::v_cvt_f16_u16>(),  // common_v_cvt_f16_u16
    make::row<common::fast_operations::v_cvt_f32_bf16>(),  // common_v_cvt_f32_bf16
    make::row<common::fast_operations::v_cvt_f32_f16>(),  // common_v_cvt_f32_f16
    make::row<common::fast_operations::v_cvt_f32_f64>(),  // common_v_cvt_f32_f64
    make::row<common::fast_operations::v_cvt_f32_i32>(),  // common_v_cvt_f32_i32
    make::row<common::fast_operations::v_cvt_f32_u32>(),  // common_v_cvt_f32_u32
    make::row<common::fast_operations::v_cvt_f32_ubyte0>(),  // common_v_cvt_f32_ubyte0
    make::row<common::fast_operations::v_cvt_f32_ubyte1>(),  // common_v_cvt_f32_ubyte1
    make::row<common::fast_operations::v_cvt_f32_ubyte2>(),  // common_v_cvt_f32_ubyte2
    make::row<common::fast_operations::v_cvt_f32_ubyte3>(),  // common_v_cvt_f32_ubyte3
    make::row<common::fast_operations::v_cvt_f64_f32>(),  // common_v_cvt_f64_f32
    make::row<common::fast_operations::v_cvt_f64_i32>(),  // common_v_cvt_f64_i32
    make::row<common::fast_operations::v_cvt_f64_u32>(),  // common_v_cvt_f64_u32
    make::row_by<common::fast_operations::v_cvt_floor_i32_f32>(operations::common_v_cvt_flr_i32_f32),  // common_v_cvt_floor_i32_f32
    make::row<common::fast_operations::v_cvt_flr_i32_f32>(),  // common_v_cvt_flr_i32_f32
    make::row<common::fast_operations::v_cvt_i16_f16>(),  // common_v_cvt_i16_f16
    make::row<common::fast_operations::v_cvt_i32_f32>(),  // common_v_cvt_i32_f32
    make::row<common::fast_operations::v_cvt_i32_f64>(),  // common_v_cvt_i32_f64
    make::row<common::fast_operations::v_cvt_i32_i16>(),  // common_v_cvt_i32_i16
    make::row_by<common::fast_operations::v_cvt_nearest_i32_f32>(operations::common_v_cvt_rpi_i32_f32),  // common_v_cvt_nearest_i32_f32
    make::row<common::fast_operations::v_cvt_norm_i16_f16>(),  // common_v_cvt_norm_i16_f16
    make::row<common::fast_operations::v_cvt_norm_u16_f16>(),  // common_v_cvt_norm_u16_f16
    make::row<common::fast_operations::v_cvt_off_f32_i4>(),  // common_v_cvt_off_f32_i4
    make::row<common::fast_operations::v_cvt_rpi_i32_f32>(),  // common_v_cvt_rpi_i32_f32
    make::row<common::fast_operations::v_cvt_u16_f16>(),  // common_v_cvt_u16_f16
    make::row<common::fast_operations::v_cvt_u32_f32>(),  // common_v_cvt_u32_f32
    make::row<common::fast_operations::v_cvt_u32_f64>(),  // common_v_cvt_u32_f64
    make::row<common::fast_operations::v_cvt_u32_u16>(),  // common_v_cvt_u32_u16
    make::row<common::fast_operations::v_exp_bf16>(),  // common_v_exp_bf16
    make::row<common::fast_operations::v_exp_f16>(),  // common_v_exp_f16
    make::row<common::fast_operations::v_exp_f32>(),  // common_v_exp_f32
    make::row_by<common::fast_operations::v_exp_legacy_f32>(operations::common_v_exp_f32),  // common_v_exp_legacy_f32
    make::row<common::fast_operations::v_ffbh_i32>(),  // common_v_ffbh_i32
    make::row<common::fast_operations::v_ffbh_u32>(),  // common_v_ffbh_u32
    make::row<common::fast_operations::v_ffbl_b32>(),  // common_v_ffbl_b32
    make::row<common::fast_operations::v_floor_f16>(),  // common_v_floor_f16
    make::row<common::fast_operations::v_floor_f32>(),  // common_v_floor_f32
    make::row<common::fast_operations::v_floor_f64>(),  // common_v_floor_f64
    make::row<common::fast_operations::v_fract_f16>(),  // common_v_fract_f16
    make::row<common::fast_operations::v_fract_f32>(),  // common_v_fract_f32
    make::row<common::fast_operations::v_fract_f64>(),  // common_v_fract_f64
    make::row<common::fast_operations::v_frexp_exp_i16_f16>(),  // common_v_frexp_exp_i16_f16
    make::row<common::fast_operations::v_frexp_exp_i32_f32>(),  // common_v_frexp_exp_i32_f32
    make::row<common::fast_operations::v_frexp_exp_i32_f64>(),  // common_v_frexp_exp_i32_f64
    make::row<common::fast_operations::v_frexp_mant_f16>(),  // common_v_frexp_mant_f16
    make::row<common::fast_operations::v_frexp_mant_f32>(),  // common_v_frexp_mant_f32
    make::row<common::fast_operations::v_frexp_mant_f64>(),  // common_v_frexp_mant_f64
    make::row<common::fast_operations::v_log_bf16>(),  // common_v_log_bf16
    make::row<common::fast_operations::v_log_f16>(),  // common_v_log_f16
    make::row<common::fast_operations::v_log_f32>(),  // common_v_log_f32
    make::row_by<common::fast_operations::v_log_legacy_f32>(operations::common_v_log_f32),  // common_v_log_legacy_f32
    make::row<common::fast_operations::v_mov_b16>(),  // common_v_mov_b16
    make::row_by<common::fast_operations::v_mov_b32>(operations::common_v_accvgpr_read),  // common_v_mov_b32
    make::row<common::fast_operations::v_mov_b64>(),  // common_v_mov_b64
    make::none(),  // common_v_nop
    make::row<common::fast_operations::v_not_b16>(),  // common_v_not_b16
    make::row<common::fast_operations::v_not_b32>(),  // common_v_not_b32
    make::none(),  // common_v_pipeflush
    make::row<common::fast_operations::v_prng_b32>(),  // common_v_prng_b32
    make::row<common::fast_operations::v_rcp_bf16>(),  // common_v_rcp_bf16
    make::row<common::fast_operations::v_rcp_f16>(),  // common_v_rcp_f16
    make::row<common::fast_operations::v_rcp_f32>(),  // common_v_rcp_f32
    make::row<common::fast_operations::v_rcp_f64>(),  // common_v_rcp_f64
    make::row_by<common::fast_operations::v_rcp_iflag_f32>(operations::common_v_rcp_f32),  // common_v_rcp_iflag_f32
    make::lanes<common::fast_operations::v_readfirstlane_b32>(),  // common_v_readfirstlane_b32
    make::row<common::fast_operations::v_rndne_f16>(),  // common_v_rndne_f16
    make::row<common::fast_operations::v_rndne_f32>(),  // common_v_rndne_f32
    make::row<common::fast_operations::v_rndne_f64>(),  // common_v_rndne_f64
    make::row<common::fast_operations::v_rsq_bf16>(),  // common_v_rsq_bf16
    make::row<common::fast_operations::v_rsq_f16>(),  // common_v_rsq_f16
    make::row<common::fast_operations::v_rsq_f32>(),  // common_v_rsq_f32
    make::row<common::fast_operations::v_rsq_f64>(),  // common_v_rsq_f64
    make::row_by<common::fast_operations::v_s_exp_f16>(operations::common_v_exp_f16),  // common_v_s_exp_f16
    make::row_by<common::fast_operations::v_s_exp_f32>(operations::common_v_exp_f32),  // common_v_s_exp_f32
    make::row_by<common::fast_operations::v_s_log_f16>(operations::common_v_log_f16),  // common_v_s_log_f16
    make::row_by<common::fast_operations::v_s_log_f32>(operations::common_v_log_f32),  // common_v_s_log_f32
    make::row_by<common::fast_operations::v_s_rcp_f16>(operations::common_v_rcp_f16),  // common_v_s_rcp_f16
    make::row_by<common::fast_operations::v_s_rcp_f32>(operations::common_v_rcp_f32),  // common_v_s_rcp_f32
    make::row_by<common::fast_operations::v_s_rsq_f16>(operations::common_v_rsq_f16),  // common_v_s_rsq_f16
    make::row_by<common::fast_operations::v_s_rsq_f32>(operations::common_v_rsq_f32),  // common_v_s_rsq_f32
    make::row_by<common::fast_operations::v_s_sqrt_f16>(operations::common_v_sqrt_f16),  // common_v_s_sqrt_f16
    make::row_by<common::fast_operations::v_s_sqrt_f32>(operations::common_v_sqrt_f32),  // common_v_s_sqrt_f32
    make::row<common::fast_operations::v_sat_pk_u8_i16>(),  // common_v_sat_pk_u8_i16
    make::row<common::fast_operations::v_sin_bf16>(),  // common_v_sin_bf16
    make::row<common::fast_operations::v_sin_f16>(),  // common_v_sin_f16
    make::row<common::fast_operations::v_sin_f32>(),  // common_v_sin_f32
    make::row<common::fast_operations::v_sqrt_bf16>(),  // common_v_sqrt_bf16
    make::row<common::fast_operations::v_sqrt_f16>(),  // common_v_sqrt_f16
    make::row<common::fast_operations::v_sqrt_f32>(),  // common_v_sqrt_f32
    make::row<common::fast_operations::v_sqrt_f64>(),  // common_v_sqrt_f64
    make::none(),  // common_v_swap_b16
    make::none(),  // common_v_swap_b32
    make::row<common::fast_operations::v_tanh_bf16>(),  // common_v_tanh_bf16
    make::row<common::fast_operations::v_tanh_f16>(),  // common_v_tanh_f16
    make::row<common::fast_operations::v_tanh_f32>(),  // common_v_tanh_f32
    make::row<common::fast_operations::v_trunc_f16>(),  // common_v_trunc_f16
    make::row<common::fast_operations::v_trunc_f32>(),  // common_v_trunc_f32
    make::row<common::fast_operations::v_trunc_f64>(),  // common_v_trunc_f64
    make::row_by<rdna4::fast_operations::v_mov_b16>(operations::common_v_mov_b16),  // rdna4_v_mov_b16
};

}  // namespace fast

static_assert(std::size(functions_vop1) == operations::after_vop1 - operations::before_vop1 - 1);
static_assert(std::size(fast::handlers_vop1) == std::size(functions_vop1));

}  // namespace lockstep
