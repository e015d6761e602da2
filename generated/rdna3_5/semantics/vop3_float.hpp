// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 9d42973e360690b7
// What the vop3_float operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_float.hpp"
#include "common/gfx11/semantics/vop3_float.hpp"


namespace lockstep::rdna3_5::sem {
using common::sem::v_add_f64;
using common::sem::v_cvt_pk_i16_f32;
using common::sem::v_cvt_pk_norm_i16_f16;
using common::sem::v_cvt_pk_norm_i16_f32;
using common::sem::v_cvt_pk_norm_u16_f16;
using common::sem::v_cvt_pk_norm_u16_f32;
using common::sem::v_cvt_pk_rtz_f16_f32;
using common::sem::v_cvt_pk_u16_f32;
using common::sem::v_cvt_pk_u8_f32;
using common::sem::v_fmac_dx9_zero_f32;
using common::sem::v_fma_dx9_zero_f32;
using common::sem::v_fma_f16;
using common::sem::v_fma_f32;
using common::sem::v_fma_f64;
using common::sem::v_ldexp_f32;
using common::sem::v_ldexp_f64;
using common::sem::v_mullit_f32;
using common::sem::v_mul_dx9_zero_f32;
using common::sem::v_mul_f64;
using common::sem::v_pack_b32_f16;
using common::sem::v_trig_preop_f64;
using common::gfx11::sem::v_cubeid_f32;
using common::gfx11::sem::v_cubema_f32;
using common::gfx11::sem::v_cubesc_f32;
using common::gfx11::sem::v_cubetc_f32;
using common::gfx11::sem::v_max3_f16;
using common::gfx11::sem::v_max3_f32;
using common::gfx11::sem::v_med3_f16;
using common::gfx11::sem::v_med3_f32;
using common::gfx11::sem::v_min3_f16;
using common::gfx11::sem::v_min3_f32;


}  // namespace lockstep::rdna3_5::sem
