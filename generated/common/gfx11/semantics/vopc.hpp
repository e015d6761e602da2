// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopc.xml.
// Hash of what this file is made of: d5abe47e0faf01a8
// What the vopc operations compute: one pure function each, its pseudocode above it.
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

// V_CMPX_T_F16
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_t_f16() {
  return true;
}

// V_CMPX_T_F32
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_t_f32() {
  return true;
}

// V_CMPX_T_F64
//   EXEC.u64[laneId] = 1'1U
constexpr bool v_cmpx_t_f64() {
  return true;
}

// V_CMP_T_F16
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_t_f16() {
  return true;
}

// V_CMP_T_F32
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_t_f32() {
  return true;
}

// V_CMP_T_F64
//   D0.u64[laneId] = 1'1U
constexpr bool v_cmp_t_f64() {
  return true;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx11::sem
