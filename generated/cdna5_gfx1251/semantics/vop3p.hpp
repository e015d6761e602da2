// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 9280e6dbcb43ceb2
// What the vop3p operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3p.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_dot4_i32_iu8;
using common::sem::v_dot4_u32_u8;
using common::sem::v_dot8_i32_iu4;
using common::sem::v_dot8_u32_u4;
using common::sem::v_fma_mixhi_f16;
using common::sem::v_fma_mixlo_f16;
using common::sem::v_fma_mix_f32;
using common::sem::v_pk_add_f16;
using common::sem::v_pk_add_f32;
using common::sem::v_pk_add_i16;
using common::sem::v_pk_add_u16;
using common::sem::v_pk_ashrrev_i16;
using common::sem::v_pk_fma_f16;
using common::sem::v_pk_fma_f32;
using common::sem::v_pk_lshlrev_b16;
using common::sem::v_pk_lshrrev_b16;
using common::sem::v_pk_mad_i16;
using common::sem::v_pk_mad_u16;
using common::sem::v_pk_maximum3_f16;
using common::sem::v_pk_maximum_f16;
using common::sem::v_pk_max_i16;
using common::sem::v_pk_max_num_f16;
using common::sem::v_pk_max_u16;
using common::sem::v_pk_minimum3_f16;
using common::sem::v_pk_minimum_f16;
using common::sem::v_pk_min_i16;
using common::sem::v_pk_min_num_f16;
using common::sem::v_pk_min_u16;
using common::sem::v_pk_mul_f16;
using common::sem::v_pk_mul_f32;
using common::sem::v_pk_mul_lo_u16;
using common::sem::v_pk_sub_i16;
using common::sem::v_pk_sub_u16;


}  // namespace lockstep::cdna5_gfx1251::sem
