// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: c645a0a3c6d081ae
// What the sop_float operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/sop_float.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::s_add_f16;
using common::sem::s_add_f32;
using common::sem::s_ceil_f16;
using common::sem::s_ceil_f32;
using common::sem::s_cmp_eq_f16;
using common::sem::s_cmp_eq_f32;
using common::sem::s_cmp_ge_f16;
using common::sem::s_cmp_ge_f32;
using common::sem::s_cmp_gt_f16;
using common::sem::s_cmp_gt_f32;
using common::sem::s_cmp_le_f16;
using common::sem::s_cmp_le_f32;
using common::sem::s_cmp_lg_f16;
using common::sem::s_cmp_lg_f32;
using common::sem::s_cmp_lt_f16;
using common::sem::s_cmp_lt_f32;
using common::sem::s_cmp_neq_f16;
using common::sem::s_cmp_neq_f32;
using common::sem::s_cmp_nge_f16;
using common::sem::s_cmp_nge_f32;
using common::sem::s_cmp_ngt_f16;
using common::sem::s_cmp_ngt_f32;
using common::sem::s_cmp_nle_f16;
using common::sem::s_cmp_nle_f32;
using common::sem::s_cmp_nlg_f16;
using common::sem::s_cmp_nlg_f32;
using common::sem::s_cmp_nlt_f16;
using common::sem::s_cmp_nlt_f32;
using common::sem::s_cmp_o_f16;
using common::sem::s_cmp_o_f32;
using common::sem::s_cmp_u_f16;
using common::sem::s_cmp_u_f32;
using common::sem::s_cvt_f16_f32;
using common::sem::s_cvt_f32_f16;
using common::sem::s_cvt_f32_i32;
using common::sem::s_cvt_f32_u32;
using common::sem::s_cvt_hi_f32_f16;
using common::sem::s_cvt_i32_f32;
using common::sem::s_cvt_pk_rtz_f16_f32;
using common::sem::s_cvt_u32_f32;
using common::sem::s_floor_f16;
using common::sem::s_floor_f32;
using common::sem::s_fmaak_f32;
using common::sem::s_fmac_f16;
using common::sem::s_fmac_f32;
using common::sem::s_fmamk_f32;
using common::sem::s_maximum_f16;
using common::sem::s_maximum_f32;
using common::sem::s_max_num_f16;
using common::sem::s_max_num_f32;
using common::sem::s_minimum_f16;
using common::sem::s_minimum_f32;
using common::sem::s_min_num_f16;
using common::sem::s_min_num_f32;
using common::sem::s_mul_f16;
using common::sem::s_mul_f32;
using common::sem::s_rndne_f16;
using common::sem::s_rndne_f32;
using common::sem::s_sub_f16;
using common::sem::s_sub_f32;
using common::sem::s_trunc_f16;
using common::sem::s_trunc_f32;


}  // namespace lockstep::cdna5_gfx1251::sem
