// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: c8446574742022e3
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


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_add_f64;
using common::sem::v_cubeid_f32;
using common::sem::v_cubema_f32;
using common::sem::v_cubesc_f32;
using common::sem::v_cubetc_f32;
using common::sem::v_cvt_pk_bf16_f32;
using common::sem::v_cvt_pk_f16_f32;
using common::sem::v_cvt_pk_i16_f32;
using common::sem::v_cvt_pk_norm_i16_f16;
using common::sem::v_cvt_pk_norm_i16_f32;
using common::sem::v_cvt_pk_norm_u16_f16;
using common::sem::v_cvt_pk_norm_u16_f32;
using common::sem::v_cvt_pk_rtz_f16_f32;
using common::sem::v_cvt_pk_u16_f32;
using common::sem::v_cvt_pk_u8_f32;
using common::sem::v_fma_dx9_zero_f32;
using common::sem::v_fma_f16;
using common::sem::v_fma_f32;
using common::sem::v_fma_f64;
using common::sem::v_ldexp_f32;
using common::sem::v_ldexp_f64;
using common::sem::v_maximum3_f32;
using common::sem::v_minimum3_f32;
using common::sem::v_mullit_f32;
using common::sem::v_mul_dx9_zero_f32;
using common::sem::v_mul_f64;
using common::sem::v_pack_b32_f16;
using common::sem::v_trig_preop_f64;


}  // namespace lockstep::cdna5_gfx1251::sem
