// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_minmax.xml.
// Hash of what this file is made of: fd27637f481aad76
// What the vop3_minmax operations compute: one pure function each, its pseudocode above it.
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

#include "common/gfx11/semantics/vop2.hpp"

namespace lockstep::common::gfx11::sem {


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

// V_MAXMIN_F16
//   D0.f16 = v_min_f16(v_max_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_maxmin_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_min_f16(as_f16(v_max_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff, mode)).bits;
}

// V_MAXMIN_F32
//   D0.f32 = v_min_f32(v_max_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_maxmin_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_min_f32(as_f32(v_max_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MINMAX_F16
//   D0.f16 = v_max_f16(v_min_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_minmax_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_max_f16(as_f16(v_min_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff, mode)).bits;
}

// V_MINMAX_F32
//   D0.f32 = v_max_f32(v_min_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_minmax_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_max_f32(as_f32(v_min_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx11::sem
