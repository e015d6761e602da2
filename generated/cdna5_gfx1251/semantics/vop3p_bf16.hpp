// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 5e200c5391b11d17
// What the vop3p_bf16 operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3p_bf16.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_fma_mixhi_bf16;
using common::sem::v_fma_mixlo_bf16;
using common::sem::v_fma_mix_f32_bf16;
using common::sem::v_pk_add_bf16;
using common::sem::v_pk_add_max_i16;
using common::sem::v_pk_add_max_u16;
using common::sem::v_pk_add_min_i16;
using common::sem::v_pk_add_min_u16;
using common::sem::v_pk_fma_bf16;
using common::sem::v_pk_max3_i16;
using common::sem::v_pk_max3_num_f16;
using common::sem::v_pk_max3_u16;
using common::sem::v_pk_max_num_bf16;
using common::sem::v_pk_min3_i16;
using common::sem::v_pk_min3_num_f16;
using common::sem::v_pk_min3_u16;
using common::sem::v_pk_min_num_bf16;
using common::sem::v_pk_mul_bf16;


}  // namespace lockstep::cdna5_gfx1251::sem
