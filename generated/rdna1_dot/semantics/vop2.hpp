// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 81fec916ff2d0f5d
// What the vop2 operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop2.hpp"
#include "common/gfx10/semantics/vop2.hpp"


namespace lockstep::rdna1_dot::sem {
using common::sem::v_add_co_ci_u32;
using common::sem::v_add_co_u32;
using common::sem::v_add_f16;
using common::sem::v_add_f32;
using common::sem::v_add_nc_u16;
using common::sem::v_add_nc_u32;
using common::sem::v_and_b32;
using common::sem::v_cndmask_b32;
using common::sem::v_dot2c_f32_f16;
using common::sem::v_dot4c_i32_i8;
using common::sem::v_fmaak_f16;
using common::sem::v_fmaak_f32;
using common::sem::v_fmac_f16;
using common::sem::v_fmac_f32;
using common::sem::v_fmamk_f16;
using common::sem::v_fmamk_f32;
using common::sem::v_ldexp_f16;
using common::sem::v_mac_f32;
using common::sem::v_mac_legacy_f32;
using common::sem::v_madak_f32;
using common::sem::v_madmk_f32;
using common::sem::v_max_f16;
using common::sem::v_max_f32;
using common::sem::v_max_f64;
using common::sem::v_max_i16;
using common::sem::v_max_i32;
using common::sem::v_max_u16;
using common::sem::v_max_u32;
using common::sem::v_min_f16;
using common::sem::v_min_f32;
using common::sem::v_min_f64;
using common::sem::v_min_i16;
using common::sem::v_min_i32;
using common::sem::v_min_u16;
using common::sem::v_min_u32;
using common::sem::v_mul_f16;
using common::sem::v_mul_f32;
using common::sem::v_mul_hi_i32_i24;
using common::sem::v_mul_hi_u32_u24;
using common::sem::v_mul_i32_i24;
using common::sem::v_mul_lo_u16;
using common::sem::v_mul_u32_u24;
using common::sem::v_or_b32;
using common::sem::v_pk_fmac_f16;
using common::sem::v_subrev_co_ci_u32;
using common::sem::v_subrev_co_u32;
using common::sem::v_subrev_f16;
using common::sem::v_subrev_f32;
using common::sem::v_subrev_nc_u32;
using common::sem::v_sub_co_ci_u32;
using common::sem::v_sub_co_u32;
using common::sem::v_sub_f16;
using common::sem::v_sub_f32;
using common::sem::v_sub_nc_u16;
using common::sem::v_sub_nc_u32;
using common::sem::v_xnor_b32;
using common::sem::v_xor_b32;
using common::gfx10::sem::v_ashrrev_i16;
using common::gfx10::sem::v_ashrrev_i32;
using common::gfx10::sem::v_lshlrev_b16;
using common::gfx10::sem::v_lshlrev_b32;
using common::gfx10::sem::v_lshrrev_b16;
using common::gfx10::sem::v_lshrrev_b32;


}  // namespace lockstep::rdna1_dot::sem
