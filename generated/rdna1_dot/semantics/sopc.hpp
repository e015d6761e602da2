// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: fed2797880c9a73a
// What the sopc operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/sopc.hpp"


namespace lockstep::rdna1_dot::sem {
using common::sem::s_bitcmp0_b32;
using common::sem::s_bitcmp0_b64;
using common::sem::s_bitcmp1_b32;
using common::sem::s_bitcmp1_b64;
using common::sem::s_cmp_eq_i32;
using common::sem::s_cmp_eq_u32;
using common::sem::s_cmp_eq_u64;
using common::sem::s_cmp_ge_i32;
using common::sem::s_cmp_ge_u32;
using common::sem::s_cmp_gt_i32;
using common::sem::s_cmp_gt_u32;
using common::sem::s_cmp_le_i32;
using common::sem::s_cmp_le_u32;
using common::sem::s_cmp_lg_i32;
using common::sem::s_cmp_lg_u32;
using common::sem::s_cmp_lg_u64;
using common::sem::s_cmp_lt_i32;
using common::sem::s_cmp_lt_u32;


}  // namespace lockstep::rdna1_dot::sem
