// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: c07ff1521b20329f
// What the vop2 operations compute: one pure function each, its pseudocode above it.
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



namespace lockstep::common::gfx10::sem {


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

// V_ASHRREV_I16
//   D0.i16 = S1.i16 >> S0.u32[3 : 0]
constexpr uint32_t v_ashrrev_i16(uint32_t s0, uint32_t s1) {
  return uint32_t(sign_extend(s1, 16) >> (s0 & 0xf)) & 0xffff;
}

// V_ASHRREV_I32
//   D0.i32 = S1.i32 >> S0.u32[4 : 0]
constexpr uint32_t v_ashrrev_i32(uint32_t s0, uint32_t s1) {
  return uint32_t(int32_t(s1) >> (s0 & 0x1f));
}

// V_LSHLREV_B16
//   D0.u16 = S1.u16 << S0.u32[3 : 0]
constexpr uint32_t v_lshlrev_b16(uint32_t s0, uint32_t s1) {
  return s1 << (s0 & 0xf) & 0xffff;
}

// V_LSHLREV_B32
//   D0.u32 = S1.u32 << S0.u32[4 : 0]
constexpr uint32_t v_lshlrev_b32(uint32_t s0, uint32_t s1) {
  return s1 << (s0 & 0x1f);
}

// V_LSHRREV_B16
//   D0.u16 = S1.u16 >> S0.u32[3 : 0]
constexpr uint32_t v_lshrrev_b16(uint32_t s0, uint32_t s1) {
  return (s1 & 0xffff) >> (s0 & 0xf);
}

// V_LSHRREV_B32
//   D0.u32 = S1.u32 >> S0.u32[4 : 0]
constexpr uint32_t v_lshrrev_b32(uint32_t s0, uint32_t s1) {
  return s1 >> (s0 & 0x1f);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx10::sem
