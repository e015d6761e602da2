// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: b211a3c8cba398af
// What the vop3_minmax operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_minmax.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_max3_num_f16;
using common::sem::v_max3_num_f32;
using common::sem::v_maximum3_f16;
using common::sem::v_maximumminimum_f16;
using common::sem::v_maximumminimum_f32;
using common::sem::v_maximum_f16;
using common::sem::v_maximum_f32;
using common::sem::v_maximum_f64;
using common::sem::v_maxmin_i32;
using common::sem::v_maxmin_num_f16;
using common::sem::v_maxmin_num_f32;
using common::sem::v_maxmin_u32;
using common::sem::v_max_num_f16;
using common::sem::v_max_num_f32;
using common::sem::v_max_num_f64;
using common::sem::v_med3_num_f16;
using common::sem::v_med3_num_f32;
using common::sem::v_min3_num_f16;
using common::sem::v_min3_num_f32;
using common::sem::v_minimum3_f16;
using common::sem::v_minimummaximum_f16;
using common::sem::v_minimummaximum_f32;
using common::sem::v_minimum_f16;
using common::sem::v_minimum_f32;
using common::sem::v_minimum_f64;
using common::sem::v_minmax_i32;
using common::sem::v_minmax_num_f16;
using common::sem::v_minmax_num_f32;
using common::sem::v_minmax_u32;
using common::sem::v_min_num_f16;
using common::sem::v_min_num_f32;
using common::sem::v_min_num_f64;


}  // namespace lockstep::cdna5_gfx1251::sem
