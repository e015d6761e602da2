// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop_lanes.xml.
// Hash of what this file is made of: 780a10cc32683335
// What the vop_lanes operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop_lanes.hpp"


namespace lockstep::rdna4::sem {
using common::sem::v_movreld_b32;
using common::sem::v_movrelsd_2_b32;
using common::sem::v_movrelsd_b32;
using common::sem::v_movrels_b32;
using common::sem::v_permlane16_b32;
using common::sem::v_permlane16_var_b32;
using common::sem::v_permlane64_b32;
using common::sem::v_permlanex16_b32;
using common::sem::v_permlanex16_var_b32;

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

// V_SWAPREL_B32
//   source = SRC0.u32 + M0.u32[9 : 0];
//   target = VDST.u32 + M0.u32[25 : 16];
//   if source < 256U && target < 256U then
//     old = VGPR[laneId][target].u32;
//     VGPR[laneId][target].u32 = VGPR[laneId][source].u32;
//     VGPR[laneId][source].u32 = old
//   endif
template <class Files>
constexpr void v_swaprel_b32(
    uint32_t m0, uint32_t lane, uint32_t src0_number, uint32_t dst_number, Files& files) {
  const uint32_t source = src0_number + (m0 & 0x3ff);
  const uint32_t target = dst_number + (m0 >> 16 & 0x3ff);
  if (source < 256u && target < 256u) {
    const uint32_t old = files.vgpr(lane, target);
    files.set_vgpr(lane, target, files.vgpr(lane, source));
    files.set_vgpr(lane, source, old);
  }
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna4::sem
