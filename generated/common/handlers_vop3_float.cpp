// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 55ec8051b0439280
// What runs the operations of group vop3_float: the exact functions, and the fast engine's handlers.
#include "common/function_groups.hpp"
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "common/execute_vop3_div.hpp"
#include "common/execute_vop3_float.hpp"
#include "common/execute_vop3_minmax.hpp"
#include "common/fast_vop3_div.hpp"
#include "common/fast_vop3_float.hpp"
#include "common/fast_vop3_minmax.hpp"
#include "common/gfx11/execute_vop3_float.hpp"
#include "common/gfx11/execute_vop3_minmax.hpp"
#include "common/gfx11/fast_vop3_float.hpp"
#include "common/gfx11/fast_vop3_minmax.hpp"
#include "common/gfx9/execute_vop3_div.hpp"
#include "common/gfx9/fast_vop3_div.hpp"
#include "rdna4/execute_vop3_div.hpp"
#include "rdna4/execute_vop3_float.hpp"
#include "rdna4/execute_vop3_minmax.hpp"
#include "rdna4/fast_vop3_div.hpp"
#include "rdna4/fast_vop3_float.hpp"
#include "rdna4/fast_vop3_minmax.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep {

constexpr OperationFunctions functions_vop3_float[] = {
    { &common::gfx11::on_lane::v_cubeid_f32<LaneOutput> },  // common_gfx11_v_cubeid_f32
    { &common::gfx11::on_lane::v_cubema_f32<LaneOutput> },  // common_gfx11_v_cubema_f32
    { &common::gfx11::on_lane::v_cubesc_f32<LaneOutput> },  // common_gfx11_v_cubesc_f32
    { &common::gfx11::on_lane::v_cubetc_f32<LaneOutput> },  // common_gfx11_v_cubetc_f32
    { &common::gfx11::on_lane::v_max3_f16<LaneOutput> },  // common_gfx11_v_max3_f16
    { &common::gfx11::on_lane::v_max3_f32<LaneOutput> },  // common_gfx11_v_max3_f32
    { &common::gfx11::on_lane::v_maxmin_f16<LaneOutput> },  // common_gfx11_v_maxmin_f16
    { &common::gfx11::on_lane::v_maxmin_f32<LaneOutput> },  // common_gfx11_v_maxmin_f32
    { &common::gfx11::on_lane::v_med3_f16<LaneOutput> },  // common_gfx11_v_med3_f16
    { &common::gfx11::on_lane::v_med3_f32<LaneOutput> },  // common_gfx11_v_med3_f32
    { &common::gfx11::on_lane::v_min3_f16<LaneOutput> },  // common_gfx11_v_min3_f16
    { &common::gfx11::on_lane::v_min3_f32<LaneOutput> },  // common_gfx11_v_min3_f32
    { &common::gfx11::on_lane::v_minmax_f16<LaneOutput> },  // common_gfx11_v_minmax_f16
    { &common::gfx11::on_lane::v_minmax_f32<LaneOutput> },  // common_gfx11_v_minmax_f32
    { &common::gfx9::on_lane::v_div_fixup_legacy_f16<LaneOutput> },  // common_gfx9_v_div_fixup_legacy_f16
    { &common::on_lane::v_add_f64<LaneOutput> },  // common_v_add_f64
    { &common::on_lane::v_cubeid_f32<LaneOutput> },  // common_v_cubeid_f32
    { &common::on_lane::v_cubema_f32<LaneOutput> },  // common_v_cubema_f32
    { &common::on_lane::v_cubesc_f32<LaneOutput> },  // common_v_cubesc_f32
    { &common::on_lane::v_cubetc_f32<LaneOutput> },  // common_v_cubetc_f32
    { &common::on_lane::v_cvt_pk_bf16_f32<LaneOutput> },  // common_v_cvt_pk_bf16_f32
    { &common::on_lane::v_cvt_pk_f16_f32<LaneOutput> },  // common_v_cvt_pk_f16_f32
    { &common::on_lane::v_cvt_pk_i16_f32<LaneOutput> },  // common_v_cvt_pk_i16_f32
    { &common::on_lane::v_cvt_pk_norm_i16_f16<LaneOutput> },  // common_v_cvt_pk_norm_i16_f16
    { &common::on_lane::v_cvt_pk_norm_i16_f32<LaneOutput> },  // common_v_cvt_pk_norm_i16_f32
    { &common::on_lane::v_cvt_pk_norm_u16_f16<LaneOutput> },  // common_v_cvt_pk_norm_u16_f16
    { &common::on_lane::v_cvt_pk_norm_u16_f32<LaneOutput> },  // common_v_cvt_pk_norm_u16_f32
    { &common::on_lane::v_cvt_pk_rtz_f16_f32<LaneOutput> },  // common_v_cvt_pk_rtz_f16_f32
    { &common::on_lane::v_cvt_pk_u16_f32<LaneOutput> },  // common_v_cvt_pk_u16_f32
    { &common::on_lane::v_cvt_pk_u8_f32<LaneOutput> },  // common_v_cvt_pk_u8_f32
    { &common::on_lane::v_cvt_pkaccum_u8_f32<LaneOutput> },  // common_v_cvt_pkaccum_u8_f32
    { &common::on_lane::v_cvt_pknorm_i16_f16<LaneOutput> },  // common_v_cvt_pknorm_i16_f16
    { &common::on_lane::v_cvt_pknorm_i16_f32<LaneOutput> },  // common_v_cvt_pknorm_i16_f32
    { &common::on_lane::v_cvt_pknorm_u16_f16<LaneOutput> },  // common_v_cvt_pknorm_u16_f16
    { &common::on_lane::v_cvt_pknorm_u16_f32<LaneOutput> },  // common_v_cvt_pknorm_u16_f32
    { &common::on_lane::v_cvt_pkrtz_f16_f32<LaneOutput> },  // common_v_cvt_pkrtz_f16_f32
    { &common::on_lane::v_cvt_sr_bf16_f32<LaneOutput> },  // common_v_cvt_sr_bf16_f32
    { &common::on_lane::v_cvt_sr_f16_f32<LaneOutput> },  // common_v_cvt_sr_f16_f32
    { &common::on_lane::v_div_fixup_f16<LaneOutput> },  // common_v_div_fixup_f16
    { &common::on_lane::v_div_fixup_f32<LaneOutput> },  // common_v_div_fixup_f32
    { &common::on_lane::v_div_fixup_f64<LaneOutput> },  // common_v_div_fixup_f64
    { &common::on_lane::v_div_fmas_f32<LaneOutput> },  // common_v_div_fmas_f32
    { &common::on_lane::v_div_fmas_f64<LaneOutput> },  // common_v_div_fmas_f64
    { &common::on_lane::v_div_scale_f32<LaneOutput> },  // common_v_div_scale_f32
    { &common::on_lane::v_div_scale_f64<LaneOutput> },  // common_v_div_scale_f64
    { &common::on_lane::v_fma_dx9_zero_f32<LaneOutput> },  // common_v_fma_dx9_zero_f32
    { &common::on_lane::v_fma_f16<LaneOutput> },  // common_v_fma_f16
    { &common::on_lane::v_fma_f32<LaneOutput> },  // common_v_fma_f32
    { &common::on_lane::v_fma_f64<LaneOutput> },  // common_v_fma_f64
    { &common::on_lane::v_fma_legacy_f16<LaneOutput> },  // common_v_fma_legacy_f16
    { &common::on_lane::v_fma_legacy_f32<LaneOutput> },  // common_v_fma_legacy_f32
    { &common::on_lane::v_fmac_dx9_zero_f32<LaneOutput> },  // common_v_fmac_dx9_zero_f32
    { &common::on_lane::v_fmac_legacy_f32<LaneOutput> },  // common_v_fmac_legacy_f32
    { &common::on_lane::v_ldexp_f32<LaneOutput> },  // common_v_ldexp_f32
    { &common::on_lane::v_ldexp_f64<LaneOutput> },  // common_v_ldexp_f64
    { &common::on_lane::v_mad_f16<LaneOutput> },  // common_v_mad_f16
    { &common::on_lane::v_mad_f32<LaneOutput> },  // common_v_mad_f32
    { &common::on_lane::v_mad_legacy_f16<LaneOutput> },  // common_v_mad_legacy_f16
    { &common::on_lane::v_mad_legacy_f32<LaneOutput> },  // common_v_mad_legacy_f32
    { &common::on_lane::v_max3_f16<LaneOutput> },  // common_v_max3_f16
    { &common::on_lane::v_max3_f32<LaneOutput> },  // common_v_max3_f32
    { &common::on_lane::v_max3_num_f16<LaneOutput> },  // common_v_max3_num_f16
    { &common::on_lane::v_max3_num_f32<LaneOutput> },  // common_v_max3_num_f32
    { &common::on_lane::v_max_num_f16<LaneOutput> },  // common_v_max_num_f16
    { &common::on_lane::v_max_num_f32<LaneOutput> },  // common_v_max_num_f32
    { &common::on_lane::v_max_num_f64<LaneOutput> },  // common_v_max_num_f64
    { &common::on_lane::v_maximum3_f16<LaneOutput> },  // common_v_maximum3_f16
    { &common::on_lane::v_maximum3_f32<LaneOutput> },  // common_v_maximum3_f32
    { &common::on_lane::v_maximum_f16<LaneOutput> },  // common_v_maximum_f16
    { &common::on_lane::v_maximum_f32<LaneOutput> },  // common_v_maximum_f32
    { &common::on_lane::v_maximum_f64<LaneOutput> },  // common_v_maximum_f64
    { &common::on_lane::v_maximumminimum_f16<LaneOutput> },  // common_v_maximumminimum_f16
    { &common::on_lane::v_maximumminimum_f32<LaneOutput> },  // common_v_maximumminimum_f32
    { &common::on_lane::v_maxmin_i32<LaneOutput> },  // common_v_maxmin_i32
    { &common::on_lane::v_maxmin_num_f16<LaneOutput> },  // common_v_maxmin_num_f16
    { &common::on_lane::v_maxmin_num_f32<LaneOutput> },  // common_v_maxmin_num_f32
    { &common::on_lane::v_maxmin_u32<LaneOutput> },  // common_v_maxmin_u32
    { &common::on_lane::v_med3_f16<LaneOutput> },  // common_v_med3_f16
    { &common::on_lane::v_med3_f32<LaneOutput> },  // common_v_med3_f32
    { &common::on_lane::v_med3_num_f16<LaneOutput> },  // common_v_med3_num_f16
    { &common::on_lane::v_med3_num_f32<LaneOutput> },  // common_v_med3_num_f32
    { &common::on_lane::v_min3_f16<LaneOutput> },  // common_v_min3_f16
    { &common::on_lane::v_min3_f32<LaneOutput> },  // common_v_min3_f32
    { &common::on_lane::v_min3_num_f16<LaneOutput> },  // common_v_min3_num_f16
    { &common::on_lane::v_min3_num_f32<LaneOutput> },  // common_v_min3_num_f32
    { &common::on_lane::v_min_num_f16<LaneOutput> },  // common_v_min_num_f16
    { &common::on_lane::v_min_num_f32<LaneOutput> },  // common_v_min_num_f32
    { &common::on_lane::v_min_num_f64<LaneOutput> },  // common_v_min_num_f64
    { &common::on_lane::v_minimum3_f16<LaneOutput> },  // common_v_minimum3_f16
    { &common::on_lane::v_minimum3_f32<LaneOutput> },  // common_v_minimum3_f32
    { &common::on_lane::v_minimum_f16<LaneOutput> },  // common_v_minimum_f16
    { &common::on_lane::v_minimum_f32<LaneOutput> },  // common_v_minimum_f32
    { &common::on_lane::v_minimum_f64<LaneOutput> },  // common_v_minimum_f64
    { &common::on_lane::v_minimummaximum_f16<LaneOutput> },  // common_v_minimummaximum_f16
    { &common::on_lane::v_minimummaximum_f32<LaneOutput> },  // common_v_minimummaximum_f32
    { &common::on_lane::v_minmax_i32<LaneOutput> },  // common_v_minmax_i32
    { &common::on_lane::v_minmax_num_f16<LaneOutput> },  // common_v_minmax_num_f16
    { &common::on_lane::v_minmax_num_f32<LaneOutput> },  // common_v_minmax_num_f32
    { &common::on_lane::v_minmax_u32<LaneOutput> },  // common_v_minmax_u32
    { &common::on_lane::v_mul_dx9_zero_f32<LaneOutput> },  // common_v_mul_dx9_zero_f32
    { &common::on_lane::v_mul_f64<LaneOutput> },  // common_v_mul_f64
    { &common::on_lane::v_mul_legacy_f32<LaneOutput> },  // common_v_mul_legacy_f32
    { &common::on_lane::v_mullit_f32<LaneOutput> },  // common_v_mullit_f32
    { &common::on_lane::v_pack_b32_f16<LaneOutput> },  // common_v_pack_b32_f16
    { &common::on_lane::v_trig_preop_f64<LaneOutput> },  // common_v_trig_preop_f64
    { &rdna4::on_lane::v_cubeid_f32<LaneOutput> },  // rdna4_v_cubeid_f32
    { &rdna4::on_lane::v_cubema_f32<LaneOutput> },  // rdna4_v_cubema_f32
    { &rdna4::on_lane::v_cubesc_f32<LaneOutput> },  // rdna4_v_cubesc_f32
    { &rdna4::on_lane::v_cubetc_f32<LaneOutput> },  // rdna4_v_cubetc_f32
    { &rdna4::on_lane::v_cvt_pk_rtz_f16_f32<LaneOutput> },  // rdna4_v_cvt_pk_rtz_f16_f32
    { &rdna4::on_lane::v_div_fixup_f16<LaneOutput> },  // rdna4_v_div_fixup_f16
    { &rdna4::on_lane::v_maximum3_f16<LaneOutput> },  // rdna4_v_maximum3_f16
    { &rdna4::on_lane::v_maximum3_f32<LaneOutput> },  // rdna4_v_maximum3_f32
    { &rdna4::on_lane::v_maximum_f16<LaneOutput> },  // rdna4_v_maximum_f16
    { &rdna4::on_lane::v_maximum_f32<LaneOutput> },  // rdna4_v_maximum_f32
    { &rdna4::on_lane::v_maximum_f64<LaneOutput> },  // rdna4_v_maximum_f64
    { &rdna4::on_lane::v_maximumminimum_f16<LaneOutput> },  // rdna4_v_maximumminimum_f16
    { &rdna4::on_lane::v_maximumminimum_f32<LaneOutput> },  // rdna4_v_maximumminimum_f32
    { &rdna4::on_lane::v_med3_num_f16<LaneOutput> },  // rdna4_v_med3_num_f16
    { &rdna4::on_lane::v_med3_num_f32<LaneOutput> },  // rdna4_v_med3_num_f32
    { &rdna4::on_lane::v_minimum3_f16<LaneOutput> },  // rdna4_v_minimum3_f16
    { &rdna4::on_lane::v_minimum3_f32<LaneOutput> },  // rdna4_v_minimum3_f32
    { &rdna4::on_lane::v_minimum_f16<LaneOutput> },  // rdna4_v_minimum_f16
    { &rdna4::on_lane::v_minimum_f32<LaneOutput> },  // rdna4_v_minimum_f32
    { &rdna4::on_lane::v_minimum_f64<LaneOutput> },  // rdna4_v_minimum_f64
    { &rdna4::on_lane::v_minimummaximum_f16<LaneOutput> },  // rdna4_v_minimummaximum_f16
    { &rdna4::on_lane::v_minimummaximum_f32<LaneOutput> },  // rdna4_v_minimummaximum_f32
    { &rdna4::on_lane::v_mullit_f32<LaneOutput> },  // rdna4_v_mullit_f32
    { &rdna4::on_lane::v_trig_preop_f64<LaneOutput> },  // rdna4_v_trig_preop_f64
};

namespace fast {

constexpr HandlerEntry handlers_vop3_float[] = {
    make::row<common::gfx11::fast_operations::v_cubeid_f32>(),  // common_gfx11_v_cubeid_f32
    make::row<common::gfx11::fast_operations::v_cubema_f32>(),  // common_gfx11_v_cubema_f32
    make::row<common::gfx11::fast_operations::v_cubesc_f32>(),  // common_gfx11_v_cubesc_f32
    make::row<common::gfx11::fast_operations::v_cubetc_f32>(),  // common_gfx11_v_cubetc_f32
    make::row<common::gfx11::fast_operations::v_max3_f16>(),  // common_gfx11_v_max3_f16
    make::row<common::gfx11::fast_operations::v_max3_f32>(),  // common_gfx11_v_max3_f32
    make::row<common::gfx11::fast_operations::v_maxmin_f16>(),  // common_gfx11_v_maxmin_f16
    make::row<common::gfx11::fast_operations::v_maxmin_f32>(),  // common_gfx11_v_maxmin_f32
    make::row<common::gfx11::fast_operations::v_med3_f16>(),  // common_gfx11_v_med3_f16
    make::row<common::gfx11::fast_operations::v_med3_f32>(),  // common_gfx11_v_med3_f32
    make::row<common::gfx11::fast_operations::v_min3_f16>(),  // common_gfx11_v_min3_f16
    make::row<common::gfx11::fast_operations::v_min3_f32>(),  // common_gfx11_v_min3_f32
    make::row<common::gfx11::fast_operations::v_minmax_f16>(),  // common_gfx11_v_minmax_f16
    make::row<common::gfx11::fast_operations::v_minmax_f32>(),  // common_gfx11_v_minmax_f32
    make::row_by<common::gfx9::fast_operations::v_div_fixup_legacy_f16>(operations::common_v_div_fixup_f16),  // common_gfx9_v_div_fixup_legacy_f16
    make::row<common::fast_operations::v_add_f64>(),  // common_v_add_f64
    make::row<common::fast_operations::v_cubeid_f32>(),  // common_v_cubeid_f32
    make::row<common::fast_operations::v_cubema_f32>(),  // common_v_cubema_f32
    make::row<common::fast_operations::v_cubesc_f32>(),  // common_v_cubesc_f32
    make::row<common::fast_operations::v_cubetc_f32>(),  // common_v_cubetc_f32
    make::row<common::fast_operations::v_cvt_pk_bf16_f32>(),  // common_v_cvt_pk_bf16_f32
    make::row<common::fast_operations::v_cvt_pk_f16_f32>(),  // common_v_cvt_pk_f16_f32
    make::row<common::fast_operations::v_cvt_pk_i16_f32>(),  // common_v_cvt_pk_i16_f32
    make::row_by<common::fast_operations::v_cvt_pk_norm_i16_f16>(operations::common_v_cvt_pknorm_i16_f16),  // common_v_cvt_pk_norm_i16_f16
    make::row_by<common::fast_operations::v_cvt_pk_norm_i16_f32>(operations::common_v_cvt_pknorm_i16_f32),  // common_v_cvt_pk_norm_i16_f32
    make::row_by<common::fast_operations::v_cvt_pk_norm_u16_f16>(operations::common_v_cvt_pknorm_u16_f16),  // common_v_cvt_pk_norm_u16_f16
    make::row_by<common::fast_operations::v_cvt_pk_norm_u16_f32>(operations::common_v_cvt_pknorm_u16_f32),  // common_v_cvt_pk_norm_u16_f32
    make::row_by<common::fast_operations::v_cvt_pk_rtz_f16_f32>(operations::common_v_cvt_pkrtz_f16_f32),  // common_v_cvt_pk_rtz_f16_f32
    make::row<common::fast_operations::v_cvt_pk_u16_f32>(),  // common_v_cvt_pk_u16_f32
    make::row<common::fast_operations::v_cvt_pk_u8_f32>(),  // common_v_cvt_pk_u8_f32
    make::row<common::fast_operations::v_cvt_pkaccum_u8_f32>(),  // common_v_cvt_pkaccum_u8_f32
    make::row<common::fast_operations::v_cvt_pknorm_i16_f16>(),  // common_v_cvt_pknorm_i16_f16
    make::row<common::fast_operations::v_cvt_pknorm_i16_f32>(),  // common_v_cvt_pknorm_i16_f32
    make::row<common::fast_operations::v_cvt_pknorm_u16_f16>(),  // common_v_cvt_pknorm_u16_f16
    make::row<common::fast_operations::v_cvt_pknorm_u16_f32>(),  // common_v_cvt_pknorm_u16_f32
    make::row<common::fast_operations::v_cvt_pkrtz_f16_f32>(),  // common_v_cvt_pkrtz_f16_f32
    make::row<common::fast_operations::v_cvt_sr_bf16_f32>(),  // common_v_cvt_sr_bf16_f32
    make::row<common::fast_operations::v_cvt_sr_f16_f32>(),  // common_v_cvt_sr_f16_f32
    make::row<common::fast_operations::v_div_fixup_f16>(),  // common_v_div_fixup_f16
    make::row<common::fast_operations::v_div_fixup_f32>(),  // common_v_div_fixup_f32
    make::row<common::fast_operations::v_div_fixup_f64>(),  // common_v_div_fixup_f64
    make::row<common::fast_operations::v_div_fmas_f32>(),  // common_v_div_fmas_f32
    make::row<common::fast_operations::v_div_fmas_f64>(),  // common_v_div_fmas_f64
    make::row<common::fast_operations::v_div_scale_f32>(),  // common_v_div_scale_f32
    make::row<common::fast_operations::v_div_scale_f64>(),  // common_v_div_scale_f64
    make::row<common::fast_operations::v_fma_dx9_zero_f32>(),  // common_v_fma_dx9_zero_f32
    make::row<common::fast_operations::v_fma_f16>(),  // common_v_fma_f16
    make::row<common::fast_operations::v_fma_f32>(),  // common_v_fma_f32
    make::row<common::fast_operations::v_fma_f64>(),  // common_v_fma_f64
    make::row_by<common::fast_operations::v_fma_legacy_f16>(operations::common_v_fma_f16),  // common_v_fma_legacy_f16
    make::row_by<common::fast_operations::v_fma_legacy_f32>(operations::common_v_fma_dx9_zero_f32),  // common_v_fma_legacy_f32
    make::row<common::fast_operations::v_fmac_dx9_zero_f32>(),  // common_v_fmac_dx9_zero_f32
    make::row_by<common::fast_operations::v_fmac_legacy_f32>(operations::common_v_fmac_dx9_zero_f32),  // common_v_fmac_legacy_f32
    make::row<common::fast_operations::v_ldexp_f32>(),  // common_v_ldexp_f32
    make::row<common::fast_operations::v_ldexp_f64>(),  // common_v_ldexp_f64
    make::row<common::fast_operations::v_mad_f16>(),  // common_v_mad_f16
    make::row<common::fast_operations::v_mad_f32>(),  // common_v_mad_f32
    make::row_by<common::fast_operations::v_mad_legacy_f16>(operations::common_v_mad_f16),  // common_v_mad_legacy_f16
    make::row<common::fast_operations::v_mad_legacy_f32>(),  // common_v_mad_legacy_f32
    make::row<common::fast_operations::v_max3_f16>(),  // common_v_max3_f16
    make::row<common::fast_operations::v_max3_f32>(),  // common_v_max3_f32
    make::row<common::fast_operations::v_max3_num_f16>(),  // common_v_max3_num_f16
    make::row<common::fast_operations::v_max3_num_f32>(),  // common_v_max3_num_f32
    make::row<common::fast_operations::v_max_num_f16>(),  // common_v_max_num_f16
    make::row<common::fast_operations::v_max_num_f32>(),  // common_v_max_num_f32
    make::row<common::fast_operations::v_max_num_f64>(),  // common_v_max_num_f64
    make::row<common::fast_operations::v_maximum3_f16>(),  // common_v_maximum3_f16
    make::row<common::fast_operations::v_maximum3_f32>(),  // common_v_maximum3_f32
    make::row<common::fast_operations::v_maximum_f16>(),  // common_v_maximum_f16
    make::row<common::fast_operations::v_maximum_f32>(),  // common_v_maximum_f32
    make::row<common::fast_operations::v_maximum_f64>(),  // common_v_maximum_f64
    make::row<common::fast_operations::v_maximumminimum_f16>(),  // common_v_maximumminimum_f16
    make::row<common::fast_operations::v_maximumminimum_f32>(),  // common_v_maximumminimum_f32
    make::row<common::fast_operations::v_maxmin_i32>(),  // common_v_maxmin_i32
    make::row<common::fast_operations::v_maxmin_num_f16>(),  // common_v_maxmin_num_f16
    make::row<common::fast_operations::v_maxmin_num_f32>(),  // common_v_maxmin_num_f32
    make::row<common::fast_operations::v_maxmin_u32>(),  // common_v_maxmin_u32
    make::row<common::fast_operations::v_med3_f16>(),  // common_v_med3_f16
    make::row<common::fast_operations::v_med3_f32>(),  // common_v_med3_f32
    make::row<common::fast_operations::v_med3_num_f16>(),  // common_v_med3_num_f16
    make::row<common::fast_operations::v_med3_num_f32>(),  // common_v_med3_num_f32
    make::row<common::fast_operations::v_min3_f16>(),  // common_v_min3_f16
    make::row<common::fast_operations::v_min3_f32>(),  // common_v_min3_f32
    make::row<common::fast_operations::v_min3_num_f16>(),  // common_v_min3_num_f16
    make::row<common::fast_operations::v_min3_num_f32>(),  // common_v_min3_num_f32
    make::row<common::fast_operations::v_min_num_f16>(),  // common_v_min_num_f16
    make::row<common::fast_operations::v_min_num_f32>(),  // common_v_min_num_f32
    make::row<common::fast_operations::v_min_num_f64>(),  // common_v_min_num_f64
    make::row<common::fast_operations::v_minimum3_f16>(),  // common_v_minimum3_f16
    make::row<common::fast_operations::v_minimum3_f32>(),  // common_v_minimum3_f32
    make::row<common::fast_operations::v_minimum_f16>(),  // common_v_minimum_f16
    make::row<common::fast_operations::v_minimum_f32>(),  // common_v_minimum_f32
    make::row<common::fast_operations::v_minimum_f64>(),  // common_v_minimum_f64
    make::row<common::fast_operations::v_minimummaximum_f16>(),  // common_v_minimummaximum_f16
    make::row<common::fast_operations::v_minimummaximum_f32>(),  // common_v_minimummaximum_f32
    make::row<common::fast_operations::v_minmax_i32>(),  // common_v_minmax_i32
    make::row<common::fast_operations::v_minmax_num_f16>(),  // common_v_minmax_num_f16
    make::row<common::fast_operations::v_minmax_num_f32>(),  // common_v_minmax_num_f32
    make::row<common::fast_operations::v_minmax_u32>(),  // common_v_minmax_u32
    make::row_by<common::fast_operations::v_mul_dx9_zero_f32>(operations::common_v_mul_legacy_f32),  // common_v_mul_dx9_zero_f32
    make::row<common::fast_operations::v_mul_f64>(),  // common_v_mul_f64
    make::row<common::fast_operations::v_mul_legacy_f32>(),  // common_v_mul_legacy_f32
    make::row<common::fast_operations::v_mullit_f32>(),  // common_v_mullit_f32
    make::row<common::fast_operations::v_pack_b32_f16>(),  // common_v_pack_b32_f16
    make::row<common::fast_operations::v_trig_preop_f64>(),  // common_v_trig_preop_f64
    make::row<rdna4::fast_operations::v_cubeid_f32>(),  // rdna4_v_cubeid_f32
    make::row<rdna4::fast_operations::v_cubema_f32>(),  // rdna4_v_cubema_f32
    make::row<rdna4::fast_operations::v_cubesc_f32>(),  // rdna4_v_cubesc_f32
    make::row<rdna4::fast_operations::v_cubetc_f32>(),  // rdna4_v_cubetc_f32
    make::row_by<rdna4::fast_operations::v_cvt_pk_rtz_f16_f32>(operations::common_v_cvt_pkrtz_f16_f32),  // rdna4_v_cvt_pk_rtz_f16_f32
    make::row<rdna4::fast_operations::v_div_fixup_f16>(),  // rdna4_v_div_fixup_f16
    make::row<rdna4::fast_operations::v_maximum3_f16>(),  // rdna4_v_maximum3_f16
    make::row<rdna4::fast_operations::v_maximum3_f32>(),  // rdna4_v_maximum3_f32
    make::row<rdna4::fast_operations::v_maximum_f16>(),  // rdna4_v_maximum_f16
    make::row<rdna4::fast_operations::v_maximum_f32>(),  // rdna4_v_maximum_f32
    make::row<rdna4::fast_operations::v_maximum_f64>(),  // rdna4_v_maximum_f64
    make::row<rdna4::fast_operations::v_maximumminimum_f16>(),  // rdna4_v_maximumminimum_f16
    make::row<rdna4::fast_operations::v_maximumminimum_f32>(),  // rdna4_v_maximumminimum_f32
    make::row<rdna4::fast_operations::v_med3_num_f16>(),  // rdna4_v_med3_num_f16
    make::row<rdna4::fast_operations::v_med3_num_f32>(),  // rdna4_v_med3_num_f32
    make::row<rdna4::fast_operations::v_minimum3_f16>(),  // rdna4_v_minimum3_f16
    make::row<rdna4::fast_operations::v_minimum3_f32>(),  // rdna4_v_minimum3_f32
    make::row<rdna4::fast_operations::v_minimum_f16>(),  // rdna4_v_minimum_f16
    make::row<rdna4::fast_operations::v_minimum_f32>(),  // rdna4_v_minimum_f32
    make::row<rdna4::fast_operations::v_minimum_f64>(),  // rdna4_v_minimum_f64
    make::row<rdna4::fast_operations::v_minimummaximum_f16>(),  // rdna4_v_minimummaximum_f16
    make::row<rdna4::fast_operations::v_minimummaximum_f32>(),  // rdna4_v_minimummaximum_f32
    make::row<rdna4::fast_operations::v_mullit_f32>(),  // rdna4_v_mullit_f32
    make::row<rdna4::fast_operations::v_trig_preop_f64>(),  // rdna4_v_trig_preop_f64
};

}  // namespace fast

static_assert(std::size(functions_vop3_float) == operations::after_vop3_float - operations::before_vop3_float - 1);
static_assert(std::size(fast::handlers_vop3_float) == std::size(functions_vop3_float));

}  // namespace lockstep
