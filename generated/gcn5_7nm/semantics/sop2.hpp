// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop2.xml.
// Hash of what this file is made of: 9d5e43d53ff69670
// What the sop2 operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/sop2.hpp"


namespace lockstep::gcn5_7nm::sem {
using common::sem::s_absdiff_i32;
using common::sem::s_addc_u32;
using common::sem::s_add_i32;
using common::sem::s_add_u32;
using common::sem::s_andn2_b32;
using common::sem::s_andn2_b64;
using common::sem::s_and_b32;
using common::sem::s_and_b64;
using common::sem::s_ashr_i32;
using common::sem::s_ashr_i64;
using common::sem::s_bfe_i32;
using common::sem::s_bfe_i64;
using common::sem::s_bfe_u32;
using common::sem::s_bfe_u64;
using common::sem::s_bfm_b32;
using common::sem::s_bfm_b64;
using common::sem::s_cbranch_g_fork;
using common::sem::s_cselect_b32;
using common::sem::s_cselect_b64;
using common::sem::s_lshl1_add_u32;
using common::sem::s_lshl2_add_u32;
using common::sem::s_lshl3_add_u32;
using common::sem::s_lshl4_add_u32;
using common::sem::s_lshl_b32;
using common::sem::s_lshl_b64;
using common::sem::s_lshr_b32;
using common::sem::s_lshr_b64;
using common::sem::s_min_i32;
using common::sem::s_min_u32;
using common::sem::s_mul_hi_i32;
using common::sem::s_mul_hi_u32;
using common::sem::s_mul_i32;
using common::sem::s_nand_b32;
using common::sem::s_nand_b64;
using common::sem::s_nor_b32;
using common::sem::s_nor_b64;
using common::sem::s_orn2_b32;
using common::sem::s_orn2_b64;
using common::sem::s_or_b32;
using common::sem::s_or_b64;
using common::sem::s_pack_hh_b32_b16;
using common::sem::s_pack_lh_b32_b16;
using common::sem::s_pack_ll_b32_b16;
using common::sem::s_subb_u32;
using common::sem::s_sub_i32;
using common::sem::s_sub_u32;
using common::sem::s_xnor_b32;
using common::sem::s_xnor_b64;
using common::sem::s_xor_b32;
using common::sem::s_xor_b64;

// Loops over lanes are vectorised only when nothing is called in them. g++ inlines whatever its `flatten` asks for.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)
#endif

using std::int16_t;
using std::int32_t;
using std::int64_t;
using std::int8_t;
using std::uint16_t;
using std::uint32_t;
using std::uint64_t;
using std::uint8_t;

// S_MAX_I32
//   first = S0.i32 > S1.i32;
//   SCC = first;
//   D0.i32 = first ? S0.i32 : S1.i32
constexpr SccResult<uint32_t> s_max_i32(uint32_t s0, uint32_t s1) {
  const bool first = int32_t(s0) > int32_t(s1);
  return {first ? s0 : s1, first};
}

// S_MAX_U32
//   first = S0.u32 > S1.u32;
//   SCC = first;
//   D0.u32 = first ? S0.u32 : S1.u32
constexpr SccResult<uint32_t> s_max_u32(uint32_t s0, uint32_t s1) {
  const bool first = s0 > s1;
  return {first ? s0 : s1, first};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::gcn5_7nm::sem
