// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: f5539ec96142d5af
// What the vop3_int operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_int.hpp"


namespace lockstep::rdna1_dot::sem {
using common::sem::v_add3_u32;
using common::sem::v_add_lshl_u32;
using common::sem::v_add_nc_i16;
using common::sem::v_add_nc_i32;
using common::sem::v_alignbit_b32;
using common::sem::v_alignbyte_b32;
using common::sem::v_and_or_b32;
using common::sem::v_ashrrev_i64;
using common::sem::v_bcnt_u32_b32;
using common::sem::v_bfe_i32;
using common::sem::v_bfe_u32;
using common::sem::v_bfi_b32;
using common::sem::v_bfm_b32;
using common::sem::v_cvt_pk_i16_i32;
using common::sem::v_cvt_pk_u16_u32;
using common::sem::v_lerp_u8;
using common::sem::v_lshlrev_b64;
using common::sem::v_lshl_add_u32;
using common::sem::v_lshl_or_b32;
using common::sem::v_lshrrev_b64;
using common::sem::v_mad_i16;
using common::sem::v_mad_i32_i16;
using common::sem::v_mad_i32_i24;
using common::sem::v_mad_i64_i32;
using common::sem::v_mad_u16;
using common::sem::v_mad_u32_u16;
using common::sem::v_mad_u32_u24;
using common::sem::v_mad_u64_u32;
using common::sem::v_max3_i16;
using common::sem::v_max3_i32;
using common::sem::v_max3_u16;
using common::sem::v_max3_u32;
using common::sem::v_mbcnt_hi_u32_b32;
using common::sem::v_mbcnt_lo_u32_b32;
using common::sem::v_med3_i16;
using common::sem::v_med3_i32;
using common::sem::v_med3_u16;
using common::sem::v_med3_u32;
using common::sem::v_min3_i16;
using common::sem::v_min3_i32;
using common::sem::v_min3_u16;
using common::sem::v_min3_u32;
using common::sem::v_mqsad_pk_u16_u8;
using common::sem::v_mqsad_u32_u8;
using common::sem::v_msad_u8;
using common::sem::v_mul_hi_i32;
using common::sem::v_mul_hi_u32;
using common::sem::v_mul_lo_i32;
using common::sem::v_mul_lo_u32;
using common::sem::v_or3_b32;
using common::sem::v_perm_b32;
using common::sem::v_qsad_pk_u16_u8;
using common::sem::v_readlane_b32;
using common::sem::v_sad_hi_u8;
using common::sem::v_sad_u16;
using common::sem::v_sad_u32;
using common::sem::v_sad_u8;
using common::sem::v_sub_nc_i16;
using common::sem::v_sub_nc_i32;
using common::sem::v_writelane_b32;
using common::sem::v_xad_u32;
using common::sem::v_xor3_b32;


}  // namespace lockstep::rdna1_dot::sem
