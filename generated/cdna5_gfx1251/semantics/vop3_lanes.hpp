// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_lanes.xml.
// Hash of what this file is made of: 49f94417f5464c46
// What the vop3_lanes operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_lanes.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::v_permlane_bcast_b32;
using common::sem::v_permlane_down_b32;
using common::sem::v_permlane_idx_gen_b32;
using common::sem::v_permlane_up_b32;
using common::sem::v_permlane_xor_b32;

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

// V_PERMLANE16_SWAP_B32
//   declare low : 32'U;
//   declare high : 32'U;
//   for i in 0 : 15 do
//     low = VGPR[i][SRC0.u32].u32;
//     high = VGPR[i + 16][VDST.u32].u32;
//     if EXEC.u64[i] then
//       VGPR[i][SRC0.u32].u32 = high
//     endif;
//     if EXEC.u64[i + 16] then
//       VGPR[i + 16][VDST.u32].u32 = low
//     endif
//   endfor
template <class Files>
constexpr void v_permlane16_swap_b32(uint64_t exec, uint32_t src0_number, uint32_t dst_number, Files& files) {
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t low = files.vgpr(i, src0_number);
    const uint32_t high = files.vgpr(i + 16u, dst_number);
    if (bit(exec, i)) {
      files.set_vgpr(i, src0_number, high);
    }
    if (bit(exec, i + 16u)) {
      files.set_vgpr(i + 16u, dst_number, low);
    }
  }
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna5_gfx1251::sem
