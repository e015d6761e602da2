// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: cf931e7d8f1534b0
// What the sop2 operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/sop2.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::s_absdiff_i32;
using common::sem::s_add_co_ci_u32;
using common::sem::s_add_co_i32;
using common::sem::s_add_co_u32;
using common::sem::s_add_nc_u64;
using common::sem::s_and_b32;
using common::sem::s_and_b64;
using common::sem::s_and_not1_b32;
using common::sem::s_and_not1_b64;
using common::sem::s_ashr_i32;
using common::sem::s_ashr_i64;
using common::sem::s_bfe_i32;
using common::sem::s_bfe_i64;
using common::sem::s_bfe_u32;
using common::sem::s_bfe_u64;
using common::sem::s_bfm_b32;
using common::sem::s_bfm_b64;
using common::sem::s_cselect_b32;
using common::sem::s_cselect_b64;
using common::sem::s_lshl1_add_u32;
using common::sem::s_lshl2_add_u32;
using common::sem::s_lshl3_add_u32;
using common::sem::s_lshl4_add_u32;
using common::sem::s_lshl_b32;
using common::sem::s_lshl_b64;
using common::sem::s_lshr_b32;
using common::sem::s_lshr_b64;
using common::sem::s_max_i32;
using common::sem::s_max_u32;
using common::sem::s_min_i32;
using common::sem::s_min_u32;
using common::sem::s_mul_hi_i32;
using common::sem::s_mul_hi_u32;
using common::sem::s_mul_i32;
using common::sem::s_mul_u64;
using common::sem::s_nand_b32;
using common::sem::s_nand_b64;
using common::sem::s_nor_b32;
using common::sem::s_nor_b64;
using common::sem::s_or_b32;
using common::sem::s_or_b64;
using common::sem::s_or_not1_b32;
using common::sem::s_or_not1_b64;
using common::sem::s_pack_hh_b32_b16;
using common::sem::s_pack_hl_b32_b16;
using common::sem::s_pack_lh_b32_b16;
using common::sem::s_pack_ll_b32_b16;
using common::sem::s_sub_co_ci_u32;
using common::sem::s_sub_co_i32;
using common::sem::s_sub_co_u32;
using common::sem::s_sub_nc_u64;
using common::sem::s_xnor_b32;
using common::sem::s_xnor_b64;
using common::sem::s_xor_b32;
using common::sem::s_xor_b64;


}  // namespace lockstep::cdna5_gfx1251::sem
