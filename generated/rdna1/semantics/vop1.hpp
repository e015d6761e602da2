// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: a7fe5b43327820f6
// What the vop1 operations compute: one pure function each, its pseudocode above it. Names that are
// only used here stand in generated/common.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/core/fp.hpp"
#include "lockstep/core/select.hpp"
#include "lockstep/core/views.hpp"
#include "lockstep/core/wide_bits.hpp"
#include "lockstep/isa/results.hpp"
#include "lockstep/isa/state_set.hpp"
#include "common/semantics/vop1.hpp"


namespace lockstep::rdna1::sem {
using common::sem::v_bfrev_b32;
using common::sem::v_ceil_f16;
using common::sem::v_ceil_f32;
using common::sem::v_ceil_f64;
using common::sem::v_clrexcp;
using common::sem::v_cos_f16;
using common::sem::v_cos_f32;
using common::sem::v_cvt_f16_f32;
using common::sem::v_cvt_f16_i16;
using common::sem::v_cvt_f16_u16;
using common::sem::v_cvt_f32_f16;
using common::sem::v_cvt_f32_f64;
using common::sem::v_cvt_f32_i32;
using common::sem::v_cvt_f32_u32;
using common::sem::v_cvt_f32_ubyte0;
using common::sem::v_cvt_f32_ubyte1;
using common::sem::v_cvt_f32_ubyte2;
using common::sem::v_cvt_f32_ubyte3;
using common::sem::v_cvt_f64_f32;
using common::sem::v_cvt_f64_i32;
using common::sem::v_cvt_f64_u32;
using common::sem::v_cvt_flr_i32_f32;
using common::sem::v_cvt_i16_f16;
using common::sem::v_cvt_i32_f32;
using common::sem::v_cvt_i32_f64;
using common::sem::v_cvt_norm_i16_f16;
using common::sem::v_cvt_norm_u16_f16;
using common::sem::v_cvt_off_f32_i4;
using common::sem::v_cvt_rpi_i32_f32;
using common::sem::v_cvt_u16_f16;
using common::sem::v_cvt_u32_f32;
using common::sem::v_cvt_u32_f64;
using common::sem::v_exp_f16;
using common::sem::v_exp_f32;
using common::sem::v_ffbh_i32;
using common::sem::v_ffbh_u32;
using common::sem::v_ffbl_b32;
using common::sem::v_floor_f16;
using common::sem::v_floor_f32;
using common::sem::v_floor_f64;
using common::sem::v_fract_f16;
using common::sem::v_fract_f32;
using common::sem::v_fract_f64;
using common::sem::v_frexp_exp_i16_f16;
using common::sem::v_frexp_exp_i32_f32;
using common::sem::v_frexp_exp_i32_f64;
using common::sem::v_frexp_mant_f16;
using common::sem::v_frexp_mant_f32;
using common::sem::v_frexp_mant_f64;
using common::sem::v_log_f16;
using common::sem::v_log_f32;
using common::sem::v_mov_b32;
using common::sem::v_nop;
using common::sem::v_not_b32;
using common::sem::v_pipeflush;
using common::sem::v_rcp_f16;
using common::sem::v_rcp_f32;
using common::sem::v_rcp_f64;
using common::sem::v_rcp_iflag_f32;
using common::sem::v_readfirstlane_b32;
using common::sem::v_rndne_f16;
using common::sem::v_rndne_f32;
using common::sem::v_rndne_f64;
using common::sem::v_rsq_f16;
using common::sem::v_rsq_f32;
using common::sem::v_rsq_f64;
using common::sem::v_sat_pk_u8_i16;
using common::sem::v_sin_f16;
using common::sem::v_sin_f32;
using common::sem::v_sqrt_f16;
using common::sem::v_sqrt_f32;
using common::sem::v_sqrt_f64;
using common::sem::v_swap_b32;
using common::sem::v_trunc_f16;
using common::sem::v_trunc_f32;
using common::sem::v_trunc_f64;


}  // namespace lockstep::rdna1::sem
