// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 5a537ae1953071a9
// What the vop3_float operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_float.hpp"


namespace lockstep::rdna1::sem {
using common::sem::v_add_f64;
using common::sem::v_cubeid_f32;
using common::sem::v_cubema_f32;
using common::sem::v_cubesc_f32;
using common::sem::v_cubetc_f32;
using common::sem::v_cvt_pknorm_i16_f16;
using common::sem::v_cvt_pknorm_i16_f32;
using common::sem::v_cvt_pknorm_u16_f16;
using common::sem::v_cvt_pknorm_u16_f32;
using common::sem::v_cvt_pkrtz_f16_f32;
using common::sem::v_cvt_pk_u8_f32;
using common::sem::v_fma_f16;
using common::sem::v_fma_f32;
using common::sem::v_fma_f64;
using common::sem::v_ldexp_f32;
using common::sem::v_ldexp_f64;
using common::sem::v_mad_f32;
using common::sem::v_mad_legacy_f32;
using common::sem::v_max3_f16;
using common::sem::v_max3_f32;
using common::sem::v_med3_f16;
using common::sem::v_med3_f32;
using common::sem::v_min3_f16;
using common::sem::v_min3_f32;
using common::sem::v_mullit_f32;
using common::sem::v_mul_f64;
using common::sem::v_mul_legacy_f32;
using common::sem::v_pack_b32_f16;
using common::sem::v_trig_preop_f64;


}  // namespace lockstep::rdna1::sem
