// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: b63c9fedd9919dcd
// What the vop3_int_wide operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_int_wide.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_add_max_i32;
using common::sem::v_add_max_u32;
using common::sem::v_add_min_i32;
using common::sem::v_add_min_u32;
using common::sem::v_add_nc_u64;
using common::sem::v_fmaak_f64;
using common::sem::v_fmamk_f64;
using common::sem::v_mad_nc_i64_i32;
using common::sem::v_mad_nc_u64_u32;
using common::sem::v_mad_u32;
using common::sem::v_max_i64;
using common::sem::v_max_u64;
using common::sem::v_min_i64;
using common::sem::v_min_u64;
using common::sem::v_mul_u64;
using common::sem::v_perm_pk16_b4_u4;
using common::sem::v_perm_pk16_b6_u4;
using common::sem::v_perm_pk16_b8_u4;
using common::sem::v_sat_pk4_i4_i8;
using common::sem::v_sat_pk4_u4_u8;
using common::sem::v_sub_nc_u64;


}  // namespace lockstep::cdna5_gfx1251::sem
