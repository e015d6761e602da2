// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sopk.xml.
// Hash of what this file is made of: b9f64b5dbf3e5e6e
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


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::s_addk_co_i32;
using common::sem::s_cmovk_i32;
using common::sem::s_getreg_b32;
using common::sem::s_movk_i32;
using common::sem::s_mulk_i32;
using common::sem::s_version;

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

// S_SETREG_B32
//   id = SIMM16.u16[5 : 0];
//   width = SIMM16.u16[15 : 11] + 1U;
//   offset = SIMM16.u16[10 : 6];
//   mask = (width == 32U ? 0xffffffffU : (1U << width) - 1U) << offset;
//   if id == 18U then
//     mask = mask & 0x4000007fU
//   elsif id != 1U then
//     mask = 0U
//   endif;
//   HW_REGISTERS[id] = (HW_REGISTERS[id].u32 & ~mask) | ((S0.u32 << offset) & mask)
template <class Files>
constexpr void s_setreg_b32(uint32_t s0, uint32_t imm, Files& files) {
  const uint32_t id = imm & 0x3f;
  const uint32_t width = (imm >> 11) + 1u;
  const uint32_t offset = imm >> 6 & 0x1f;
  uint32_t mask = (width == 32u ? 0xffffffffu : shl(1u, width) - 1u) << offset;
  if (id == 18u) {
    mask &= 0x4000007fu;
  } else if (id != 1u) {
    mask = 0;
  }
  files.set_hwreg(id, (files.hwreg(id) & ~mask) | ((s0 << offset) & mask));
}

// S_SETREG_IMM32_B32
//   id = SIMM16.u16[5 : 0];
//   width = SIMM16.u16[15 : 11] + 1U;
//   offset = SIMM16.u16[10 : 6];
//   mask = (width == 32U ? 0xffffffffU : (1U << width) - 1U) << offset;
//   if id == 18U then
//     mask = mask & 0x4000007fU
//   elsif id != 1U then
//     mask = 0U
//   endif;
//   HW_REGISTERS[id] = (HW_REGISTERS[id].u32 & ~mask) | ((SIMM32.u32 << offset) & mask)
template <class Files>
constexpr void s_setreg_imm32_b32(uint32_t imm, uint32_t literal, Files& files) {
  const uint32_t id = imm & 0x3f;
  const uint32_t width = (imm >> 11) + 1u;
  const uint32_t offset = imm >> 6 & 0x1f;
  uint32_t mask = (width == 32u ? 0xffffffffu : shl(1u, width) - 1u) << offset;
  if (id == 18u) {
    mask &= 0x4000007fu;
  } else if (id != 1u) {
    mask = 0;
  }
  files.set_hwreg(id, (files.hwreg(id) & ~mask) | ((literal << offset) & mask));
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::cdna5_gfx1251::sem
