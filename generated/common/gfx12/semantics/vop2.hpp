// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: ba8f1b0ef753f4a3
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



namespace lockstep::common::gfx12::sem {


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

// V_AND_B16
//   D0.u16 = S0.u16 & S1.u16
constexpr uint32_t v_and_b16(uint32_t s0, uint32_t s1) {
  return (s0 & s1) & 0xffff;
}

// V_OR_B16
//   D0.u16 = S0.u16 | S1.u16
constexpr uint32_t v_or_b16(uint32_t s0, uint32_t s1) {
  return (s0 | s1) & 0xffff;
}

// V_XOR_B16
//   D0.u16 = S0.u16 ^ S1.u16
constexpr uint32_t v_xor_b16(uint32_t s0, uint32_t s1) {
  return (s0 ^ s1) & 0xffff;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx12::sem
