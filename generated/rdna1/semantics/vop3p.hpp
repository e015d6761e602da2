// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: ccb70659c886dd75
// What the vop3p operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3p.hpp"
#include "common/gfx10/semantics/vop3p.hpp"


namespace lockstep::rdna1::sem {
using common::sem::v_fma_mixhi_f16;
using common::sem::v_fma_mixlo_f16;
using common::sem::v_fma_mix_f32;
using common::sem::v_pk_add_f16;
using common::sem::v_pk_add_i16;
using common::sem::v_pk_add_u16;
using common::sem::v_pk_ashrrev_i16;
using common::sem::v_pk_fma_f16;
using common::sem::v_pk_lshlrev_b16;
using common::sem::v_pk_lshrrev_b16;
using common::sem::v_pk_mad_i16;
using common::sem::v_pk_mad_u16;
using common::sem::v_pk_max_i16;
using common::sem::v_pk_max_u16;
using common::sem::v_pk_min_i16;
using common::sem::v_pk_min_u16;
using common::sem::v_pk_mul_f16;
using common::sem::v_pk_mul_lo_u16;
using common::sem::v_pk_sub_i16;
using common::sem::v_pk_sub_u16;
using common::gfx10::sem::v_pk_max_f16;
using common::gfx10::sem::v_pk_min_f16;


}  // namespace lockstep::rdna1::sem
