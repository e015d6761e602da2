// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vopd3.xml.
// Hash of what this file is made of: c8d0ebe16e11d1c5
// What the vopd3 operations compute: one pure function each, its pseudocode above it.
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



namespace lockstep::common::sem {


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

// V_DUAL_ADD_F64
//   D0.f64 = S0.f64 + S1.f64
template <class M>
constexpr uint64_t v_dual_add_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::add(as_f64(s0), as_f64(s1), mode).bits;
}

// V_DUAL_ASHRREV_I32
//   D0.i32 = S1.i32 >> S0.u32[4 : 0]
constexpr uint32_t v_dual_ashrrev_i32(uint32_t s0, uint32_t s1) {
  return uint32_t(int32_t(s1) >> (s0 & 0x1f));
}

// V_DUAL_BITOP2_B32
//   table = SIMM16.u16[7 : 0];
//   both = table[6] ? S0.u32 & S1.u32 : 0U;
//   first = table[4] ? S0.u32 & ~S1.u32 : 0U;
//   second = table[2] ? ~S0.u32 & S1.u32 : 0U;
//   neither = table[0] ? ~S0.u32 & ~S1.u32 : 0U;
//   D0.u32 = both | first | second | neither
constexpr uint32_t v_dual_bitop2_b32(uint32_t s0, uint32_t s1, uint32_t imm) {
  const uint32_t table = imm & 0xff;
  const uint32_t both = bit(table, 6) ? s0 & s1 : 0u;
  const uint32_t first = bit(table, 4) ? s0 & ~s1 : 0u;
  const uint32_t second = bit(table, 2) ? ~s0 & s1 : 0u;
  const uint32_t neither = bit(table, 0) ? ~s0 & ~s1 : 0u;
  return both | first | second | neither;
}

// V_DUAL_FMA_F32
//   D0.f32 = fma(S0.f32, S1.f32, S2.f32)
template <class M>
constexpr uint32_t v_dual_fma_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return fp::fma(as_f32(s0), as_f32(s1), as_f32(s2), mode).bits;
}

// V_DUAL_FMA_F64
//   D0.f64 = fma(S0.f64, S1.f64, S2.f64)
template <class M>
constexpr uint64_t v_dual_fma_f64(uint64_t s0, uint64_t s1, uint64_t s2, const M& mode) {
  return fp::fma(as_f64(s0), as_f64(s1), as_f64(s2), mode).bits;
}

// V_DUAL_LSHRREV_B32
//   D0.u32 = S1.u32 >> S0.u32[4 : 0]
constexpr uint32_t v_dual_lshrrev_b32(uint32_t s0, uint32_t s1) {
  return s1 >> (s0 & 0x1f);
}

// V_DUAL_MAX_I32
//   D0.i32 = S0.i32 > S1.i32 ? S0.i32 : S1.i32
constexpr uint32_t v_dual_max_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) > int32_t(s1) ? s0 : s1;
}

// V_DUAL_MAX_NUM_F64
//   x = flushInput(S0.f64);
//   y = flushInput(S1.f64);
//   if isNAN(x) then
//     D0.f64 = isNAN(y) ? cvtToQuietNAN(x) : flushOutput(y)
//   elsif isNAN(y) then
//     D0.f64 = flushOutput(x)
//   elsif x == y then
//     D0.f64 = flushOutput(sign(x) == 1'0U ? x : y)
//   else
//     D0.f64 = flushOutput(x > y ? x : y)
//   endif
template <class M>
constexpr uint64_t v_dual_max_num_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 x = fp::flush_input(as_f64(s0), mode);
  const F64 y = fp::flush_input(as_f64(s1), mode);
  return select(fp::is_nan(x, mode), select(fp::is_nan(y, mode), fp::quiet(x), fp::flush_output(y, mode)),
      select(fp::is_nan(y, mode), fp::flush_output(x, mode),
      select(fp::eq(x, y, mode), fp::flush_output(select(!fp::sign(x), x, y), mode),
      fp::flush_output(select(fp::gt(x, y, mode), x, y), mode)))).bits;
}

// V_DUAL_MIN_I32
//   D0.i32 = S0.i32 < S1.i32 ? S0.i32 : S1.i32
constexpr uint32_t v_dual_min_i32(uint32_t s0, uint32_t s1) {
  return int32_t(s0) < int32_t(s1) ? s0 : s1;
}

// V_DUAL_MIN_NUM_F64
//   x = flushInput(S0.f64);
//   y = flushInput(S1.f64);
//   if isNAN(x) then
//     D0.f64 = isNAN(y) ? cvtToQuietNAN(x) : flushOutput(y)
//   elsif isNAN(y) then
//     D0.f64 = flushOutput(x)
//   elsif x == y then
//     D0.f64 = flushOutput(sign(x) == 1'1U ? x : y)
//   else
//     D0.f64 = flushOutput(x < y ? x : y)
//   endif
template <class M>
constexpr uint64_t v_dual_min_num_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 x = fp::flush_input(as_f64(s0), mode);
  const F64 y = fp::flush_input(as_f64(s1), mode);
  return select(fp::is_nan(x, mode), select(fp::is_nan(y, mode), fp::quiet(x), fp::flush_output(y, mode)),
      select(fp::is_nan(y, mode), fp::flush_output(x, mode),
      select(fp::eq(x, y, mode), fp::flush_output(select(fp::sign(x), x, y), mode),
      fp::flush_output(select(fp::lt(x, y, mode), x, y), mode)))).bits;
}

// V_DUAL_MUL_F64
//   D0.f64 = S0.f64 * S1.f64
template <class M>
constexpr uint64_t v_dual_mul_f64(uint64_t s0, uint64_t s1, const M& mode) {
  return fp::mul(as_f64(s0), as_f64(s1), mode).bits;
}

// V_DUAL_SUB_NC_U32
//   D0.u32 = S0.u32 - S1.u32
constexpr uint32_t v_dual_sub_nc_u32(uint32_t s0, uint32_t s1) {
  return s0 - s1;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
