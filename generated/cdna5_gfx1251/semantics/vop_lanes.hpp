// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: d7c4e2abd4fde037
// What the vop_lanes operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop_lanes.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_movreld_b32;
using common::sem::v_movrelsd_2_b32;
using common::sem::v_movrelsd_b32;
using common::sem::v_movrels_b32;
using common::sem::v_permlane16_b32;
using common::sem::v_permlane16_var_b32;
using common::sem::v_permlane64_b32;
using common::sem::v_permlanex16_b32;
using common::sem::v_permlanex16_var_b32;
using common::sem::v_swaprel_b32;


}  // namespace lockstep::cdna5_gfx1251::sem
