// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: d30562c81aa8dd97
// What the vopd operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vopd.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_dual_add_f32;
using common::sem::v_dual_add_nc_u32;
using common::sem::v_dual_cndmask_b32;
using common::sem::v_dual_fmaak_f32;
using common::sem::v_dual_fmac_f32;
using common::sem::v_dual_fmamk_f32;
using common::sem::v_dual_lshlrev_b32;
using common::sem::v_dual_max_num_f32;
using common::sem::v_dual_min_num_f32;
using common::sem::v_dual_mov_b32;
using common::sem::v_dual_mul_dx9_zero_f32;
using common::sem::v_dual_mul_f32;
using common::sem::v_dual_subrev_f32;
using common::sem::v_dual_sub_f32;


}  // namespace lockstep::cdna5_gfx1251::sem
