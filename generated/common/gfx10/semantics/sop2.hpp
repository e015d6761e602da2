// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/sop2.xml.
// Hash of what this file is made of: e2bdf0d00df1973b
// What the sop2 operations compute: one pure function each, its pseudocode above it.
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

}  // namespace lockstep::common::gfx10::sem
