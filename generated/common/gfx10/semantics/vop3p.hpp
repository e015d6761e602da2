// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: 6ad374562aaa157f
// What the vop3p operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop2.hpp"


namespace lockstep::common::gfx10::sem {
using common::sem::v_max_f16;
using common::sem::v_min_f16;

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

// V_PK_MAX_F16
//   low = v_max_f16(S0[15 : 0].f16, S1[15 : 0].f16);
//   high = v_max_f16(S0[31 : 16].f16, S1[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_max_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = as_f16(v_max_f16(s0 & 0xffff, s1 & 0xffff, mode));
  const F16 high = as_f16(v_max_f16(s0 >> 16, s1 >> 16, mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_MIN_F16
//   low = v_min_f16(S0[15 : 0].f16, S1[15 : 0].f16);
//   high = v_min_f16(S0[31 : 16].f16, S1[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_min_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = as_f16(v_min_f16(s0 & 0xffff, s1 & 0xffff, mode));
  const F16 high = as_f16(v_min_f16(s0 >> 16, s1 >> 16, mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx10::sem
