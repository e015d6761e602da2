// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: f2b6db1352632901
// What the vop1_bf16 operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop1_bf16.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_cos_bf16;
using common::sem::v_exp_bf16;
using common::sem::v_log_bf16;
using common::sem::v_rcp_bf16;
using common::sem::v_rsq_bf16;
using common::sem::v_sin_bf16;
using common::sem::v_sqrt_bf16;
using common::sem::v_tanh_bf16;
using common::sem::v_tanh_f16;
using common::sem::v_tanh_f32;


}  // namespace lockstep::cdna5_gfx1251::sem
