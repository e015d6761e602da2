// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: c717e28995525efe
// What the vopd3 operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vopd3.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_dual_add_f64;
using common::sem::v_dual_ashrrev_i32;
using common::sem::v_dual_bitop2_b32;
using common::sem::v_dual_fma_f32;
using common::sem::v_dual_fma_f64;
using common::sem::v_dual_lshrrev_b32;
using common::sem::v_dual_max_i32;
using common::sem::v_dual_max_num_f64;
using common::sem::v_dual_min_i32;
using common::sem::v_dual_min_num_f64;
using common::sem::v_dual_mul_f64;
using common::sem::v_dual_sub_nc_u32;


}  // namespace lockstep::cdna5_gfx1251::sem
