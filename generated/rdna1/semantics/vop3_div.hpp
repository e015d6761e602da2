// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: f4d03a12aaaee02d
// What the vop3_div operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_div.hpp"


namespace lockstep::rdna1::sem {
using common::sem::v_div_fixup_f16;
using common::sem::v_div_fixup_f32;
using common::sem::v_div_fixup_f64;
using common::sem::v_div_fmas_f32;
using common::sem::v_div_fmas_f64;
using common::sem::v_div_scale_f32;
using common::sem::v_div_scale_f64;


}  // namespace lockstep::rdna1::sem
