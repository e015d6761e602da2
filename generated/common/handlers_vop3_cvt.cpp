// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 06f34abaf5696b80
// What runs the operations of group vop3_cvt: the exact functions, and the fast engine's handlers.
#include "common/function_groups.hpp"
#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"
#include "cdna3/execute_vop3_cvt_small.hpp"
#include "cdna3/fast_vop3_cvt_small.hpp"
#include "cdna4/execute_vop3_cvt_small.hpp"
#include "cdna4/fast_vop3_cvt_small.hpp"
#include "cdna5/execute_vop3_cvt_scale.hpp"
#include "cdna5/fast_vop3_cvt_scale.hpp"
#include "cdna5_gfx1251/execute_vop3_cvt_scale.hpp"
#include "cdna5_gfx1251/fast_vop3_cvt_scale.hpp"
#include "common/execute_vop3_cvt_scale.hpp"
#include "common/execute_vop3_cvt_small.hpp"
#include "common/fast_vop3_cvt_scale.hpp"
#include "common/fast_vop3_cvt_small.hpp"
#include "rdna4/execute_vop3_cvt_small.hpp"
#include "rdna4/fast_vop3_cvt_small.hpp"
#include "fast/rows/make_handlers.hpp"

namespace lockstep {

constexpr OperationFunctions functions_vop3_cvt[] = {
    { &cdna3::on_lane::v_cvt_f32_bf8<LaneOutput> },  // cdna3_v_cvt_f32_bf8
    { &cdna3::on_lane::v_cvt_f32_fp8<LaneOutput> },  // cdna3_v_cvt_f32_fp8
    { &cdna3::on_lane::v_cvt_pk_bf8_f32<LaneOutput> },  // cdna3_v_cvt_pk_bf8_f32
    { &cdna3::on_lane::v_cvt_pk_f32_bf8<LaneOutput> },  // cdna3_v_cvt_pk_f32_bf8
    { &cdna3::on_lane::v_cvt_pk_f32_fp8<LaneOutput> },  // cdna3_v_cvt_pk_f32_fp8
    { &cdna3::on_lane::v_cvt_pk_fp8_f32<LaneOutput> },  // cdna3_v_cvt_pk_fp8_f32
    { &cdna3::on_lane::v_cvt_sr_bf8_f32<LaneOutput> },  // cdna3_v_cvt_sr_bf8_f32
    { &cdna3::on_lane::v_cvt_sr_fp8_f32<LaneOutput> },  // cdna3_v_cvt_sr_fp8_f32
    { &cdna4::on_lane::v_cvt_f32_bf8<LaneOutput> },  // cdna4_v_cvt_f32_bf8
    { &cdna4::on_lane::v_cvt_f32_fp8<LaneOutput> },  // cdna4_v_cvt_f32_fp8
    { &cdna4::on_lane::v_cvt_pk_f32_bf8<LaneOutput> },  // cdna4_v_cvt_pk_f32_bf8
    { &cdna4::on_lane::v_cvt_pk_f32_fp8<LaneOutput> },  // cdna4_v_cvt_pk_f32_fp8
    { &cdna5_gfx1251::on_lane::v_cvt_f32_fp8<LaneOutput> },  // cdna5_gfx1251_v_cvt_f32_fp8
    { &cdna5_gfx1251::on_lane::v_cvt_pk_fp8_f32<LaneOutput> },  // cdna5_gfx1251_v_cvt_pk_fp8_f32
    { &cdna5_gfx1251::on_lane::v_cvt_sr_fp8_f32<LaneOutput> },  // cdna5_gfx1251_v_cvt_sr_fp8_f32
    { &cdna5::on_lane::v_cvt_f32_fp8<LaneOutput> },  // cdna5_v_cvt_f32_fp8
    { &cdna5::on_lane::v_cvt_pk_fp8_f32<LaneOutput> },  // cdna5_v_cvt_pk_fp8_f32
    { &cdna5::on_lane::v_cvt_sr_fp8_f32<LaneOutput> },  // cdna5_v_cvt_sr_fp8_f32
    { &common::on_lane::v_cvt_f16_bf8<LaneOutput> },  // common_v_cvt_f16_bf8
    { &common::on_lane::v_cvt_f16_fp8<LaneOutput> },  // common_v_cvt_f16_fp8
    { &common::on_lane::v_cvt_f32_bf8<LaneOutput> },  // common_v_cvt_f32_bf8
    { &common::on_lane::v_cvt_f32_fp8<LaneOutput> },  // common_v_cvt_f32_fp8
    { &common::on_lane::v_cvt_pk_bf8_f16<LaneOutput> },  // common_v_cvt_pk_bf8_f16
    { &common::on_lane::v_cvt_pk_bf8_f32<LaneOutput> },  // common_v_cvt_pk_bf8_f32
    { &common::on_lane::v_cvt_pk_f16_bf8<LaneOutput> },  // common_v_cvt_pk_f16_bf8
    { &common::on_lane::v_cvt_pk_f16_fp8<LaneOutput> },  // common_v_cvt_pk_f16_fp8
    { &common::on_lane::v_cvt_pk_f32_bf8<LaneOutput> },  // common_v_cvt_pk_f32_bf8
    { &common::on_lane::v_cvt_pk_f32_fp8<LaneOutput> },  // common_v_cvt_pk_f32_fp8
    { &common::on_lane::v_cvt_pk_fp8_f16<LaneOutput> },  // common_v_cvt_pk_fp8_f16
    { &common::on_lane::v_cvt_pk_fp8_f32<LaneOutput> },  // common_v_cvt_pk_fp8_f32
    { nullptr, &common::on_lane::v_cvt_scale_pk16_bf16_bf6<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk16_bf16_bf6
    { nullptr, &common::on_lane::v_cvt_scale_pk16_bf16_fp6<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk16_bf16_fp6
    { nullptr, &common::on_lane::v_cvt_scale_pk16_f16_bf6<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk16_f16_bf6
    { nullptr, &common::on_lane::v_cvt_scale_pk16_f16_fp6<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk16_f16_fp6
    { nullptr, &common::on_lane::v_cvt_scale_pk16_f32_bf6<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk16_f32_bf6
    { nullptr, &common::on_lane::v_cvt_scale_pk16_f32_fp6<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk16_f32_fp6
    { nullptr, &common::on_lane::v_cvt_scale_pk8_bf16_bf8<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk8_bf16_bf8
    { nullptr, &common::on_lane::v_cvt_scale_pk8_bf16_fp4<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk8_bf16_fp4
    { nullptr, &common::on_lane::v_cvt_scale_pk8_bf16_fp8<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk8_bf16_fp8
    { nullptr, &common::on_lane::v_cvt_scale_pk8_f16_bf8<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk8_f16_bf8
    { nullptr, &common::on_lane::v_cvt_scale_pk8_f16_fp4<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk8_f16_fp4
    { nullptr, &common::on_lane::v_cvt_scale_pk8_f16_fp8<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk8_f16_fp8
    { nullptr, &common::on_lane::v_cvt_scale_pk8_f32_bf8<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk8_f32_bf8
    { nullptr, &common::on_lane::v_cvt_scale_pk8_f32_fp4<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk8_f32_fp4
    { nullptr, &common::on_lane::v_cvt_scale_pk8_f32_fp8<LaneOutput, AnyFiles> },  // common_v_cvt_scale_pk8_f32_fp8
    { &common::on_lane::v_cvt_scalef32_2xpk16_bf6_f32<LaneOutput> },  // common_v_cvt_scalef32_2xpk16_bf6_f32
    { &common::on_lane::v_cvt_scalef32_2xpk16_fp6_f32<LaneOutput> },  // common_v_cvt_scalef32_2xpk16_fp6_f32
    { &common::on_lane::v_cvt_scalef32_f16_bf8<LaneOutput> },  // common_v_cvt_scalef32_f16_bf8
    { &common::on_lane::v_cvt_scalef32_f16_fp8<LaneOutput> },  // common_v_cvt_scalef32_f16_fp8
    { &common::on_lane::v_cvt_scalef32_f32_bf8<LaneOutput> },  // common_v_cvt_scalef32_f32_bf8
    { &common::on_lane::v_cvt_scalef32_f32_fp8<LaneOutput> },  // common_v_cvt_scalef32_f32_fp8
    { &common::on_lane::v_cvt_scalef32_pk16_bf6_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk16_bf6_bf16
    { &common::on_lane::v_cvt_scalef32_pk16_bf6_f16<LaneOutput> },  // common_v_cvt_scalef32_pk16_bf6_f16
    { &common::on_lane::v_cvt_scalef32_pk16_bf6_f32<LaneOutput> },  // common_v_cvt_scalef32_pk16_bf6_f32
    { &common::on_lane::v_cvt_scalef32_pk16_fp6_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk16_fp6_bf16
    { &common::on_lane::v_cvt_scalef32_pk16_fp6_f16<LaneOutput> },  // common_v_cvt_scalef32_pk16_fp6_f16
    { &common::on_lane::v_cvt_scalef32_pk16_fp6_f32<LaneOutput> },  // common_v_cvt_scalef32_pk16_fp6_f32
    { &common::on_lane::v_cvt_scalef32_pk32_bf16_bf6<LaneOutput> },  // common_v_cvt_scalef32_pk32_bf16_bf6
    { &common::on_lane::v_cvt_scalef32_pk32_bf16_fp6<LaneOutput> },  // common_v_cvt_scalef32_pk32_bf16_fp6
    { &common::on_lane::v_cvt_scalef32_pk32_bf6_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk32_bf6_bf16
    { &common::on_lane::v_cvt_scalef32_pk32_bf6_f16<LaneOutput> },  // common_v_cvt_scalef32_pk32_bf6_f16
    { &common::on_lane::v_cvt_scalef32_pk32_f16_bf6<LaneOutput> },  // common_v_cvt_scalef32_pk32_f16_bf6
    { &common::on_lane::v_cvt_scalef32_pk32_f16_fp6<LaneOutput> },  // common_v_cvt_scalef32_pk32_f16_fp6
    { &common::on_lane::v_cvt_scalef32_pk32_f32_bf6<LaneOutput> },  // common_v_cvt_scalef32_pk32_f32_bf6
    { &common::on_lane::v_cvt_scalef32_pk32_f32_fp6<LaneOutput> },  // common_v_cvt_scalef32_pk32_f32_fp6
    { &common::on_lane::v_cvt_scalef32_pk32_fp6_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk32_fp6_bf16
    { &common::on_lane::v_cvt_scalef32_pk32_fp6_f16<LaneOutput> },  // common_v_cvt_scalef32_pk32_fp6_f16
    { &common::on_lane::v_cvt_scalef32_pk8_bf8_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk8_bf8_bf16
    { &common::on_lane::v_cvt_scalef32_pk8_bf8_f16<LaneOutput> },  // common_v_cvt_scalef32_pk8_bf8_f16
    { &common::on_lane::v_cvt_scalef32_pk8_bf8_f32<LaneOutput> },  // common_v_cvt_scalef32_pk8_bf8_f32
    { &common::on_lane::v_cvt_scalef32_pk8_fp4_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk8_fp4_bf16
    { &common::on_lane::v_cvt_scalef32_pk8_fp4_f16<LaneOutput> },  // common_v_cvt_scalef32_pk8_fp4_f16
    { &common::on_lane::v_cvt_scalef32_pk8_fp4_f32<LaneOutput> },  // common_v_cvt_scalef32_pk8_fp4_f32
    { &common::on_lane::v_cvt_scalef32_pk8_fp8_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk8_fp8_bf16
    { &common::on_lane::v_cvt_scalef32_pk8_fp8_f16<LaneOutput> },  // common_v_cvt_scalef32_pk8_fp8_f16
    { &common::on_lane::v_cvt_scalef32_pk8_fp8_f32<LaneOutput> },  // common_v_cvt_scalef32_pk8_fp8_f32
    { &common::on_lane::v_cvt_scalef32_pk_bf16_bf8<LaneOutput> },  // common_v_cvt_scalef32_pk_bf16_bf8
    { &common::on_lane::v_cvt_scalef32_pk_bf16_fp4<LaneOutput> },  // common_v_cvt_scalef32_pk_bf16_fp4
    { &common::on_lane::v_cvt_scalef32_pk_bf16_fp8<LaneOutput> },  // common_v_cvt_scalef32_pk_bf16_fp8
    { &common::on_lane::v_cvt_scalef32_pk_bf8_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk_bf8_bf16
    { &common::on_lane::v_cvt_scalef32_pk_bf8_f16<LaneOutput> },  // common_v_cvt_scalef32_pk_bf8_f16
    { &common::on_lane::v_cvt_scalef32_pk_bf8_f32<LaneOutput> },  // common_v_cvt_scalef32_pk_bf8_f32
    { &common::on_lane::v_cvt_scalef32_pk_f16_bf8<LaneOutput> },  // common_v_cvt_scalef32_pk_f16_bf8
    { &common::on_lane::v_cvt_scalef32_pk_f16_fp4<LaneOutput> },  // common_v_cvt_scalef32_pk_f16_fp4
    { &common::on_lane::v_cvt_scalef32_pk_f16_fp8<LaneOutput> },  // common_v_cvt_scalef32_pk_f16_fp8
    { &common::on_lane::v_cvt_scalef32_pk_f32_bf8<LaneOutput> },  // common_v_cvt_scalef32_pk_f32_bf8
    { &common::on_lane::v_cvt_scalef32_pk_f32_fp4<LaneOutput> },  // common_v_cvt_scalef32_pk_f32_fp4
    { &common::on_lane::v_cvt_scalef32_pk_f32_fp8<LaneOutput> },  // common_v_cvt_scalef32_pk_f32_fp8
    { &common::on_lane::v_cvt_scalef32_pk_fp4_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk_fp4_bf16
    { &common::on_lane::v_cvt_scalef32_pk_fp4_f16<LaneOutput> },  // common_v_cvt_scalef32_pk_fp4_f16
    { &common::on_lane::v_cvt_scalef32_pk_fp4_f32<LaneOutput> },  // common_v_cvt_scalef32_pk_fp4_f32
    { &common::on_lane::v_cvt_scalef32_pk_fp8_bf16<LaneOutput> },  // common_v_cvt_scalef32_pk_fp8_bf16
    { &common::on_lane::v_cvt_scalef32_pk_fp8_f16<LaneOutput> },  // common_v_cvt_scalef32_pk_fp8_f16
    { &common::on_lane::v_cvt_scalef32_pk_fp8_f32<LaneOutput> },  // common_v_cvt_scalef32_pk_fp8_f32
    { &common::on_lane::v_cvt_scalef32_sr_bf8_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_bf8_bf16
    { &common::on_lane::v_cvt_scalef32_sr_bf8_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_bf8_f16
    { &common::on_lane::v_cvt_scalef32_sr_bf8_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_bf8_f32
    { &common::on_lane::v_cvt_scalef32_sr_fp8_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_fp8_bf16
    { &common::on_lane::v_cvt_scalef32_sr_fp8_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_fp8_f16
    { &common::on_lane::v_cvt_scalef32_sr_fp8_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_fp8_f32
    { &common::on_lane::v_cvt_scalef32_sr_pk16_bf6_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk16_bf6_bf16
    { &common::on_lane::v_cvt_scalef32_sr_pk16_bf6_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk16_bf6_f16
    { &common::on_lane::v_cvt_scalef32_sr_pk16_bf6_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_pk16_bf6_f32
    { &common::on_lane::v_cvt_scalef32_sr_pk16_fp6_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk16_fp6_bf16
    { &common::on_lane::v_cvt_scalef32_sr_pk16_fp6_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk16_fp6_f16
    { &common::on_lane::v_cvt_scalef32_sr_pk16_fp6_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_pk16_fp6_f32
    { &common::on_lane::v_cvt_scalef32_sr_pk32_bf6_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk32_bf6_bf16
    { &common::on_lane::v_cvt_scalef32_sr_pk32_bf6_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk32_bf6_f16
    { &common::on_lane::v_cvt_scalef32_sr_pk32_bf6_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_pk32_bf6_f32
    { &common::on_lane::v_cvt_scalef32_sr_pk32_fp6_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk32_fp6_bf16
    { &common::on_lane::v_cvt_scalef32_sr_pk32_fp6_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk32_fp6_f16
    { &common::on_lane::v_cvt_scalef32_sr_pk32_fp6_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_pk32_fp6_f32
    { &common::on_lane::v_cvt_scalef32_sr_pk8_bf8_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk8_bf8_bf16
    { &common::on_lane::v_cvt_scalef32_sr_pk8_bf8_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk8_bf8_f16
    { &common::on_lane::v_cvt_scalef32_sr_pk8_bf8_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_pk8_bf8_f32
    { &common::on_lane::v_cvt_scalef32_sr_pk8_fp4_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk8_fp4_bf16
    { &common::on_lane::v_cvt_scalef32_sr_pk8_fp4_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk8_fp4_f16
    { &common::on_lane::v_cvt_scalef32_sr_pk8_fp4_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_pk8_fp4_f32
    { &common::on_lane::v_cvt_scalef32_sr_pk8_fp8_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk8_fp8_bf16
    { &common::on_lane::v_cvt_scalef32_sr_pk8_fp8_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk8_fp8_f16
    { &common::on_lane::v_cvt_scalef32_sr_pk8_fp8_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_pk8_fp8_f32
    { &common::on_lane::v_cvt_scalef32_sr_pk_fp4_bf16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk_fp4_bf16
    { &common::on_lane::v_cvt_scalef32_sr_pk_fp4_f16<LaneOutput> },  // common_v_cvt_scalef32_sr_pk_fp4_f16
    { &common::on_lane::v_cvt_scalef32_sr_pk_fp4_f32<LaneOutput> },  // common_v_cvt_scalef32_sr_pk_fp4_f32
    { &common::on_lane::v_cvt_sr_bf8_f16<LaneOutput> },  // common_v_cvt_sr_bf8_f16
    { &common::on_lane::v_cvt_sr_bf8_f32<LaneOutput> },  // common_v_cvt_sr_bf8_f32
    { &common::on_lane::v_cvt_sr_fp8_f16<LaneOutput> },  // common_v_cvt_sr_fp8_f16
    { &common::on_lane::v_cvt_sr_fp8_f32<LaneOutput> },  // common_v_cvt_sr_fp8_f32
    { &common::on_lane::v_cvt_sr_pk_bf16_f32<LaneOutput> },  // common_v_cvt_sr_pk_bf16_f32
    { &common::on_lane::v_cvt_sr_pk_f16_f32<LaneOutput> },  // common_v_cvt_sr_pk_f16_f32
    { &rdna4::on_lane::v_cvt_pk_bf8_f32<LaneOutput> },  // rdna4_v_cvt_pk_bf8_f32
    { &rdna4::on_lane::v_cvt_pk_fp8_f32<LaneOutput> },  // rdna4_v_cvt_pk_fp8_f32
    { &rdna4::on_lane::v_cvt_sr_bf8_f32<LaneOutput> },  // rdna4_v_cvt_sr_bf8_f32
    { &rdna4::on_lane::v_cvt_sr_fp8_f32<LaneOutput> },  // rdna4_v_cvt_sr_fp8_f32
};

namespace fast {

constexpr HandlerEntry handlers_vop3_cvt[] = {
    make::row<cdna3::fast_operations::v_cvt_f32_bf8>(),  // cdna3_v_cvt_f32_bf8
    make::row<cdna3::fast_operations::v_cvt_f32_fp8>(),  // cdna3_v_cvt_f32_fp8
    make::row<cdna3::fast_operations::v_cvt_pk_bf8_f32>(),  // cdna3_v_cvt_pk_bf8_f32
    make::row<cdna3::fast_operations::v_cvt_pk_f32_bf8>(),  // cdna3_v_cvt_pk_f32_bf8
    make::row<cdna3::fast_operations::v_cvt_pk_f32_fp8>(),  // cdna3_v_cvt_pk_f32_fp8
    make::row<cdna3::fast_operations::v_cvt_pk_fp8_f32>(),  // cdna3_v_cvt_pk_fp8_f32
    make::row<cdna3::fast_operations::v_cvt_sr_bf8_f32>(),  // cdna3_v_cvt_sr_bf8_f32
    make::row<cdna3::fast_operations::v_cvt_sr_fp8_f32>(),  // cdna3_v_cvt_sr_fp8_f32
    make::row<cdna4::fast_operations::v_cvt_f32_bf8>(),  // cdna4_v_cvt_f32_bf8
    make::row<cdna4::fast_operations::v_cvt_f32_fp8>(),  // cdna4_v_cvt_f32_fp8
    make::row<cdna4::fast_operations::v_cvt_pk_f32_bf8>(),  // cdna4_v_cvt_pk_f32_bf8
    make::row<cdna4::fast_operations::v_cvt_pk_f32_fp8>(),  // cdna4_v_cvt_pk_f32_fp8
    make::row<cdna5_gfx1251::fast_operations::v_cvt_f32_fp8>(),  // cdna5_gfx1251_v_cvt_f32_fp8
    make::row<cdna5_gfx1251::fast_operations::v_cvt_pk_fp8_f32>(),  // cdna5_gfx1251_v_cvt_pk_fp8_f32
    make::row<cdna5_gfx1251::fast_operations::v_cvt_sr_fp8_f32>(),  // cdna5_gfx1251_v_cvt_sr_fp8_f32
    make::row<cdna5::fast_operations::v_cvt_f32_fp8>(),  // cdna5_v_cvt_f32_fp8
    make::row<cdna5::fast_operations::v_cvt_pk_fp8_f32>(),  // cdna5_v_cvt_pk_fp8_f32
    make::row<cdna5::fast_operations::v_cvt_sr_fp8_f32>(),  // cdna5_v_cvt_sr_fp8_f32
    make::row<common::fast_operations::v_cvt_f16_bf8>(),  // common_v_cvt_f16_bf8
    make::row<common::fast_operations::v_cvt_f16_fp8>(),  // common_v_cvt_f16_fp8
    make::row<common::fast_operations::v_cvt_f32_bf8>(),  // common_v_cvt_f32_bf8
    make::row<common::fast_operations::v_cvt_f32_fp8>(),  // common_v_cvt_f32_fp8
    make::row<common::fast_operations::v_cvt_pk_bf8_f16>(),  // common_v_cvt_pk_bf8_f16
    make::row<common::fast_operations::v_cvt_pk_bf8_f32>(),  // common_v_cvt_pk_bf8_f32
    make::row<common::fast_operations::v_cvt_pk_f16_bf8>(),  // common_v_cvt_pk_f16_bf8
    make::row<common::fast_operations::v_cvt_pk_f16_fp8>(),  // common_v_cvt_pk_f16_fp8
    make::row<common::fast_operations::v_cvt_pk_f32_bf8>(),  // common_v_cvt_pk_f32_bf8
    make::row<common::fast_operations::v_cvt_pk_f32_fp8>(),  // common_v_cvt_pk_f32_fp8
    make::row<common::fast_operations::v_cvt_pk_fp8_f16>(),  // common_v_cvt_pk_fp8_f16
    make::row<common::fast_operations::v_cvt_pk_fp8_f32>(),  // common_v_cvt_pk_fp8_f32
    make::none(),  // common_v_cvt_scale_pk16_bf16_bf6
    make::none(),  // common_v_cvt_scale_pk16_bf16_fp6
    make::none(),  // common_v_cvt_scale_pk16_f16_bf6
    make::none(),  // common_v_cvt_scale_pk16_f16_fp6
    make::none(),  // common_v_cvt_scale_pk16_f32_bf6
    make::none(),  // common_v_cvt_scale_pk16_f32_fp6
    make::none(),  // common_v_cvt_scale_pk8_bf16_bf8
    make::none(),  // common_v_cvt_scale_pk8_bf16_fp4
    make::none(),  // common_v_cvt_scale_pk8_bf16_fp8
    make::none(),  // common_v_cvt_scale_pk8_f16_bf8
    make::none(),  // common_v_cvt_scale_pk8_f16_fp4
    make::none(),  // common_v_cvt_scale_pk8_f16_fp8
    make::none(),  // common_v_cvt_scale_pk8_f32_bf8
    make::none(),  // common_v_cvt_scale_pk8_f32_fp4
    make::none(),  // common_v_cvt_scale_pk8_f32_fp8
    make::none(),  // common_v_cvt_scalef32_2xpk16_bf6_f32
    make::none(),  // common_v_cvt_scalef32_2xpk16_fp6_f32
    make::row<common::fast_operations::v_cvt_scalef32_f16_bf8>(),  // common_v_cvt_scalef32_f16_bf8
    make::row<common::fast_operations::v_cvt_scalef32_f16_fp8>(),  // common_v_cvt_scalef32_f16_fp8
    make::row<common::fast_operations::v_cvt_scalef32_f32_bf8>(),  // common_v_cvt_scalef32_f32_bf8
    make::row<common::fast_operations::v_cvt_scalef32_f32_fp8>(),  // common_v_cvt_scalef32_f32_fp8
    make::none(),  // common_v_cvt_scalef32_pk16_bf6_bf16
    make::none(),  // common_v_cvt_scalef32_pk16_bf6_f16
    make::none(),  // common_v_cvt_scalef32_pk16_bf6_f32
    make::none(),  // common_v_cvt_scalef32_pk16_fp6_bf16
    make::none(),  // common_v_cvt_scalef32_pk16_fp6_f16
    make::none(),  // common_v_cvt_scalef32_pk16_fp6_f32
    make::none(),  // common_v_cvt_scalef32_pk32_bf16_bf6
    make::none(),  // common_v_cvt_scalef32_pk32_bf16_fp6
    make::none(),  // common_v_cvt_scalef32_pk32_bf6_bf16
    make::none(),  // common_v_cvt_scalef32_pk32_bf6_f16
    make::none(),  // common_v_cvt_scalef32_pk32_f16_bf6
    make::none(),  // common_v_cvt_scalef32_pk32_f16_fp6
    make::none(),  // common_v_cvt_scalef32_pk32_f32_bf6
    make::none(),  // common_v_cvt_scalef32_pk32_f32_fp6
    make::none(),  // common_v_cvt_scalef32_pk32_fp6_bf16
    make::none(),  // common_v_cvt_scalef32_pk32_fp6_f16
    make::none(),  // common_v_cvt_scalef32_pk8_bf8_bf16
    make::none(),  // common_v_cvt_scalef32_pk8_bf8_f16
    make::none(),  // common_v_cvt_scalef32_pk8_bf8_f32
    make::none(),  // common_v_cvt_scalef32_pk8_fp4_bf16
    make::none(),  // common_v_cvt_scalef32_pk8_fp4_f16
    make::none(),  // common_v_cvt_scalef32_pk8_fp4_f32
    make::none(),  // common_v_cvt_scalef32_pk8_fp8_bf16
    make::none(),  // common_v_cvt_scalef32_pk8_fp8_f16
    make::none(),  // common_v_cvt_scalef32_pk8_fp8_f32
    make::row<common::fast_operations::v_cvt_scalef32_pk_bf16_bf8>(),  // common_v_cvt_scalef32_pk_bf16_bf8
    make::row<common::fast_operations::v_cvt_scalef32_pk_bf16_fp4>(),  // common_v_cvt_scalef32_pk_bf16_fp4
    make::row<common::fast_operations::v_cvt_scalef32_pk_bf16_fp8>(),  // common_v_cvt_scalef32_pk_bf16_fp8
    make::row<common::fast_operations::v_cvt_scalef32_pk_bf8_bf16>(),  // common_v_cvt_scalef32_pk_bf8_bf16
    make::row<common::fast_operations::v_cvt_scalef32_pk_bf8_f16>(),  // common_v_cvt_scalef32_pk_bf8_f16
    make::row<common::fast_operations::v_cvt_scalef32_pk_bf8_f32>(),  // common_v_cvt_scalef32_pk_bf8_f32
    make::row<common::fast_operations::v_cvt_scalef32_pk_f16_bf8>(),  // common_v_cvt_scalef32_pk_f16_bf8
    make::row<common::fast_operations::v_cvt_scalef32_pk_f16_fp4>(),  // common_v_cvt_scalef32_pk_f16_fp4
    make::row<common::fast_operations::v_cvt_scalef32_pk_f16_fp8>(),  // common_v_cvt_scalef32_pk_f16_fp8
    make::row<common::fast_operations::v_cvt_scalef32_pk_f32_bf8>(),  // common_v_cvt_scalef32_pk_f32_bf8
    make::row<common::fast_operations::v_cvt_scalef32_pk_f32_fp4>(),  // common_v_cvt_scalef32_pk_f32_fp4
    make::row<common::fast_operations::v_cvt_scalef32_pk_f32_fp8>(),  // common_v_cvt_scalef32_pk_f32_fp8
    make::row<common::fast_operations::v_cvt_scalef32_pk_fp4_bf16>(),  // common_v_cvt_scalef32_pk_fp4_bf16
    make::row<common::fast_operations::v_cvt_scalef32_pk_fp4_f16>(),  // common_v_cvt_scalef32_pk_fp4_f16
    make::row<common::fast_operations::v_cvt_scalef32_pk_fp4_f32>(),  // common_v_cvt_scalef32_pk_fp4_f32
    make::row<common::fast_operations::v_cvt_scalef32_pk_fp8_bf16>(),  // common_v_cvt_scalef32_pk_fp8_bf16
    make::row<common::fast_operations::v_cvt_scalef32_pk_fp8_f16>(),  // common_v_cvt_scalef32_pk_fp8_f16
    make::row<common::fast_operations::v_cvt_scalef32_pk_fp8_f32>(),  // common_v_cvt_scalef32_pk_fp8_f32
    make::row<common::fast_operations::v_cvt_scalef32_sr_bf8_bf16>(),  // common_v_cvt_scalef32_sr_bf8_bf16
    make::row<common::fast_operations::v_cvt_scalef32_sr_bf8_f16>(),  // common_v_cvt_scalef32_sr_bf8_f16
    make::row<common::fast_operations::v_cvt_scalef32_sr_bf8_f32>(),  // common_v_cvt_scalef32_sr_bf8_f32
    make::row<common::fast_operations::v_cvt_scalef32_sr_fp8_bf16>(),  // common_v_cvt_scalef32_sr_fp8_bf16
    make::row<common::fast_operations::v_cvt_scalef32_sr_fp8_f16>(),  // common_v_cvt_scalef32_sr_fp8_f16
    make::row<common::fast_operations::v_cvt_scalef32_sr_fp8_f32>(),  // common_v_cvt_scalef32_sr_fp8_f32
    make::none(),  // common_v_cvt_scalef32_sr_pk16_bf6_bf16
    make::none(),  // common_v_cvt_scalef32_sr_pk16_bf6_f16
    make::none(),  // common_v_cvt_scalef32_sr_pk16_bf6_f32
    make::none(),  // common_v_cvt_scalef32_sr_pk16_fp6_bf16
    make::none(),  // common_v_cvt_scalef32_sr_pk16_fp6_f16
    make::none(),  // common_v_cvt_scalef32_sr_pk16_fp6_f32
    make::none(),  // common_v_cvt_scalef32_sr_pk32_bf6_bf16
    make::none(),  // common_v_cvt_scalef32_sr_pk32_bf6_f16
    make::none(),  // common_v_cvt_scalef32_sr_pk32_bf6_f32
    make::none(),  // common_v_cvt_scalef32_sr_pk32_fp6_bf16
    make::none(),  // common_v_cvt_scalef32_sr_pk32_fp6_f16
    make::none(),  // common_v_cvt_scalef32_sr_pk32_fp6_f32
    make::none(),  // common_v_cvt_scalef32_sr_pk8_bf8_bf16
    make::none(),  // common_v_cvt_scalef32_sr_pk8_bf8_f16
    make::none(),  // common_v_cvt_scalef32_sr_pk8_bf8_f32
    make::none(),  // common_v_cvt_scalef32_sr_pk8_fp4_bf16
    make::none(),  // common_v_cvt_scalef32_sr_pk8_fp4_f16
    make::none(),  // common_v_cvt_scalef32_sr_pk8_fp4_f32
    make::none(),  // common_v_cvt_scalef32_sr_pk8_fp8_bf16
    make::none(),  // common_v_cvt_scalef32_sr_pk8_fp8_f16
    make::none(),  // common_v_cvt_scalef32_sr_pk8_fp8_f32
    make::row<common::fast_operations::v_cvt_scalef32_sr_pk_fp4_bf16>(),  // common_v_cvt_scalef32_sr_pk_fp4_bf16
    make::row<common::fast_operations::v_cvt_scalef32_sr_pk_fp4_f16>(),  // common_v_cvt_scalef32_sr_pk_fp4_f16
    make::row<common::fast_operations::v_cvt_scalef32_sr_pk_fp4_f32>(),  // common_v_cvt_scalef32_sr_pk_fp4_f32
    make::row<common::fast_operations::v_cvt_sr_bf8_f16>(),  // common_v_cvt_sr_bf8_f16
    make::row<common::fast_operations::v_cvt_sr_bf8_f32>(),  // common_v_cvt_sr_bf8_f32
    make::row<common::fast_operations::v_cvt_sr_fp8_f16>(),  // common_v_cvt_sr_fp8_f16
    make::row<common::fast_operations::v_cvt_sr_fp8_f32>(),  // common_v_cvt_sr_fp8_f32
    make::row<common::fast_operations::v_cvt_sr_pk_bf16_f32>(),  // common_v_cvt_sr_pk_bf16_f32
    make::row<common::fast_operations::v_cvt_sr_pk_f16_f32>(),  // common_v_cvt_sr_pk_f16_f32
    make::row_by<rdna4::fast_operations::v_cvt_pk_bf8_f32>(operations::common_v_cvt_pk_bf8_f32),  // rdna4_v_cvt_pk_bf8_f32
    make::row_by<rdna4::fast_operations::v_cvt_pk_fp8_f32>(operations::common_v_cvt_pk_fp8_f32),  // rdna4_v_cvt_pk_fp8_f32
    make::row_by<rdna4::fast_operations::v_cvt_sr_bf8_f32>(operations::common_v_cvt_sr_bf8_f32),  // rdna4_v_cvt_sr_bf8_f32
    make::row_by<rdna4::fast_operations::v_cvt_sr_fp8_f32>(operations::common_v_cvt_sr_fp8_f32),  // rdna4_v_cvt_sr_fp8_f32
};

}  // namespace fast

static_assert(std::size(functions_vop3_cvt) == operations::after_vop3_cvt - operations::before_vop3_cvt - 1);
static_assert(std::size(fast::handlers_vop3_cvt) == std::size(functions_vop3_cvt));

}  // namespace lockstep
