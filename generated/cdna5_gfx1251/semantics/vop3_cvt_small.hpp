// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 0d1738289e0a9534
// What the vop3_cvt_small operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_cvt_small.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_cvt_f32_bf8;
using common::sem::v_cvt_pk_bf8_f32;
using common::sem::v_cvt_pk_f32_bf8;
using common::sem::v_cvt_pk_f32_fp8;
using common::sem::v_cvt_sr_bf8_f32;


}  // namespace lockstep::cdna5_gfx1251::sem
