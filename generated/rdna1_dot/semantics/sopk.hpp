// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 0f723119bec1faec
// What the sopk operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/sopk.hpp"
#include "common/gfx10/semantics/sopk.hpp"


namespace lockstep::rdna1_dot::sem {
using common::sem::s_addk_i32;
using common::sem::s_call_b64;
using common::sem::s_cmovk_i32;
using common::sem::s_cmpk_eq_i32;
using common::sem::s_cmpk_eq_u32;
using common::sem::s_cmpk_ge_i32;
using common::sem::s_cmpk_ge_u32;
using common::sem::s_cmpk_gt_i32;
using common::sem::s_cmpk_gt_u32;
using common::sem::s_cmpk_le_i32;
using common::sem::s_cmpk_le_u32;
using common::sem::s_cmpk_lg_i32;
using common::sem::s_cmpk_lg_u32;
using common::sem::s_cmpk_lt_i32;
using common::sem::s_cmpk_lt_u32;
using common::sem::s_getreg_b32;
using common::sem::s_movk_i32;
using common::sem::s_mulk_i32;
using common::sem::s_subvector_loop_begin;
using common::sem::s_subvector_loop_end;
using common::sem::s_version;
using common::sem::s_waitcnt_expcnt;
using common::sem::s_waitcnt_lgkmcnt;
using common::sem::s_waitcnt_vmcnt;
using common::sem::s_waitcnt_vscnt;
using common::gfx10::sem::s_setreg_b32;
using common::gfx10::sem::s_setreg_imm32_b32;


}  // namespace lockstep::rdna1_dot::sem
