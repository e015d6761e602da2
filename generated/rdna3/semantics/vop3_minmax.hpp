// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 7a61a88c810d65ef
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
#include "common/gfx11/semantics/vop3_minmax.hpp"


namespace lockstep::rdna3::sem {
using common::sem::v_maxmin_i32;
using common::sem::v_maxmin_u32;
using common::sem::v_minmax_i32;
using common::sem::v_minmax_u32;
using common::gfx11::sem::v_maxmin_f16;
using common::gfx11::sem::v_maxmin_f32;
using common::gfx11::sem::v_minmax_f16;
using common::gfx11::sem::v_minmax_f32;


}  // namespace lockstep::rdna3::sem
