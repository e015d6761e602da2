// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_minmax.xml.
// Hash of what this file is made of: 8bc8612fb697261f
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

#include "common/semantics/vop2.hpp"

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

// V_MAX_NUM_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if isNAN(a) && isNAN(b) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f16 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f16 = flushOutput(a)
//   elsif a == b then
//     D0.f16 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f16 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_max_num_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  return select(eager_and(fp::is_nan(a, mode), fp::is_nan(b, mode)), fp::quiet(a),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode))))).bits;
}

// V_MAX3_NUM_F16
//   D0.f16 = v_max_num_f16(v_max_num_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_max3_num_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_max_num_f16(as_f16(v_max_num_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff,
      mode)).bits;
}

// V_MAX_NUM_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if isNAN(a) && isNAN(b) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f32 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f32 = flushOutput(a)
//   elsif a == b then
//     D0.f32 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f32 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_max_num_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  return select(eager_and(fp::is_nan(a, mode), fp::is_nan(b, mode)), fp::quiet(a),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode))))).bits;
}

// V_MAX3_NUM_F32
//   D0.f32 = v_max_num_f32(v_max_num_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_max3_num_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_max_num_f32(as_f32(v_max_num_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MAXIMUM_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if isSignalNAN(a) || isNAN(a) && !isSignalNAN(b) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f16 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f16 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f16 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_maximum_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  return select(eager_or(fp::is_signal_nan(a, mode),
      eager_and(fp::is_nan(a, mode), !fp::is_signal_nan(b, mode))), fp::quiet(a),
      select(fp::is_nan(b, mode), fp::quiet(b),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode)))).bits;
}

// V_MAXIMUM3_F16
//   D0.f16 = v_maximum_f16(v_maximum_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_maximum3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_maximum_f16(as_f16(v_maximum_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff,
      mode)).bits;
}

// V_MINIMUM_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if isSignalNAN(a) || isNAN(a) && !isSignalNAN(b) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f16 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f16 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f16 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_minimum_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  return select(eager_or(fp::is_signal_nan(a, mode),
      eager_and(fp::is_nan(a, mode), !fp::is_signal_nan(b, mode))), fp::quiet(a),
      select(fp::is_nan(b, mode), fp::quiet(b),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode)))).bits;
}

// V_MAXIMUMMINIMUM_F16
//   D0.f16 = v_minimum_f16(v_maximum_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_maximumminimum_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_minimum_f16(as_f16(v_maximum_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff,
      mode)).bits;
}

// V_MAXIMUM_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if isSignalNAN(a) || isNAN(a) && !isSignalNAN(b) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f32 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f32 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f32 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_maximum_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  return select(eager_or(fp::is_signal_nan(a, mode),
      eager_and(fp::is_nan(a, mode), !fp::is_signal_nan(b, mode))), fp::quiet(a),
      select(fp::is_nan(b, mode), fp::quiet(b),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode)))).bits;
}

// V_MINIMUM_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if isSignalNAN(a) || isNAN(a) && !isSignalNAN(b) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f32 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f32 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f32 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_minimum_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  return select(eager_or(fp::is_signal_nan(a, mode),
      eager_and(fp::is_nan(a, mode), !fp::is_signal_nan(b, mode))), fp::quiet(a),
      select(fp::is_nan(b, mode), fp::quiet(b),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode)))).bits;
}

// V_MAXIMUMMINIMUM_F32
//   D0.f32 = v_minimum_f32(v_maximum_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_maximumminimum_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_minimum_f32(as_f32(v_maximum_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MAXIMUM_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if isSignalNAN(a) || isNAN(a) && !isSignalNAN(b) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f64 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f64 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_maximum_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  return select(eager_or(fp::is_signal_nan(a, mode),
      eager_and(fp::is_nan(a, mode), !fp::is_signal_nan(b, mode))), fp::quiet(a),
      select(fp::is_nan(b, mode), fp::quiet(b),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode)))).bits;
}

// V_MAXMIN_I32
//   D0.i32 = v_min_i32(v_max_i32(S0.i32, S1.i32), S2.i32)
constexpr uint32_t v_maxmin_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_i32(v_max_i32(s0, s1), s2);
}

// V_MIN_NUM_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if isNAN(a) && isNAN(b) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f16 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f16 = flushOutput(a)
//   elsif a == b then
//     D0.f16 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f16 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_min_num_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  return select(eager_and(fp::is_nan(a, mode), fp::is_nan(b, mode)), fp::quiet(a),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode))))).bits;
}

// V_MAXMIN_NUM_F16
//   D0.f16 = v_min_num_f16(v_max_num_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_maxmin_num_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_min_num_f16(as_f16(v_max_num_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff,
      mode)).bits;
}

// V_MIN_NUM_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if isNAN(a) && isNAN(b) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f32 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f32 = flushOutput(a)
//   elsif a == b then
//     D0.f32 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f32 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_min_num_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  return select(eager_and(fp::is_nan(a, mode), fp::is_nan(b, mode)), fp::quiet(a),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode))))).bits;
}

// V_MAXMIN_NUM_F32
//   D0.f32 = v_min_num_f32(v_max_num_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_maxmin_num_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_min_num_f32(as_f32(v_max_num_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MAXMIN_U32
//   D0.u32 = v_min_u32(v_max_u32(S0.u32, S1.u32), S2.u32)
constexpr uint32_t v_maxmin_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_u32(v_max_u32(s0, s1), s2);
}

// V_MAX_NUM_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if isNAN(a) && isNAN(b) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f64 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f64 = flushOutput(a)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f64 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_max_num_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  return select(eager_and(fp::is_nan(a, mode), fp::is_nan(b, mode)), fp::quiet(a),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode))))).bits;
}

// V_MIN3_NUM_F16
//   D0.f16 = v_min_num_f16(v_min_num_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_min3_num_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_min_num_f16(as_f16(v_min_num_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff,
      mode)).bits;
}

// V_MED3_NUM_F16
//   greatest = v_max3_num_f16(S0.f16, S1.f16, S2.f16);
//   if isNAN(S0.f16) || isNAN(S1.f16) || isNAN(S2.f16) then
//     D0.f16 = v_min3_num_f16(S0.f16, S1.f16, S2.f16)
//   elsif S0.f16 == greatest then
//     D0.f16 = v_max_num_f16(S1.f16, S2.f16)
//   elsif S1.f16 == greatest then
//     D0.f16 = v_max_num_f16(S0.f16, S2.f16)
//   else
//     D0.f16 = v_max_num_f16(S0.f16, S1.f16)
//   endif
template <class M>
constexpr uint32_t v_med3_num_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 greatest = as_f16(v_max3_num_f16(s0 & 0xffff, s1 & 0xffff, s2 & 0xffff, mode));
  return select(eager_or(eager_or(fp::is_nan(as_f16(s0), mode), fp::is_nan(as_f16(s1), mode)),
      fp::is_nan(as_f16(s2), mode)), as_f16(v_min3_num_f16(s0 & 0xffff, s1 & 0xffff, s2 & 0xffff, mode)),
      select(fp::eq(as_f16(s0), greatest, mode), as_f16(v_max_num_f16(s1 & 0xffff, s2 & 0xffff, mode)),
      select(fp::eq(as_f16(s1), greatest, mode), as_f16(v_max_num_f16(s0 & 0xffff, s2 & 0xffff, mode)),
      as_f16(v_max_num_f16(s0 & 0xffff, s1 & 0xffff, mode))))).bits;
}

// V_MIN3_NUM_F32
//   D0.f32 = v_min_num_f32(v_min_num_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_min3_num_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_min_num_f32(as_f32(v_min_num_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MED3_NUM_F32
//   greatest = v_max3_num_f32(S0.f32, S1.f32, S2.f32);
//   if isNAN(S0.f32) || isNAN(S1.f32) || isNAN(S2.f32) then
//     D0.f32 = v_min3_num_f32(S0.f32, S1.f32, S2.f32)
//   elsif S0.f32 == greatest then
//     D0.f32 = v_max_num_f32(S1.f32, S2.f32)
//   elsif S1.f32 == greatest then
//     D0.f32 = v_max_num_f32(S0.f32, S2.f32)
//   else
//     D0.f32 = v_max_num_f32(S0.f32, S1.f32)
//   endif
template <class M>
constexpr uint32_t v_med3_num_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 greatest = as_f32(v_max3_num_f32(s0, s1, s2, mode));
  return select(eager_or(eager_or(fp::is_nan(as_f32(s0), mode), fp::is_nan(as_f32(s1), mode)),
      fp::is_nan(as_f32(s2), mode)), as_f32(v_min3_num_f32(s0, s1, s2, mode)),
      select(fp::eq(as_f32(s0), greatest, mode), as_f32(v_max_num_f32(s1, s2, mode)),
      select(fp::eq(as_f32(s1), greatest, mode), as_f32(v_max_num_f32(s0, s2, mode)),
      as_f32(v_max_num_f32(s0, s1, mode))))).bits;
}

// V_MINIMUM3_F16
//   D0.f16 = v_minimum_f16(v_minimum_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_minimum3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_minimum_f16(as_f16(v_minimum_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff,
      mode)).bits;
}

// V_MINIMUMMAXIMUM_F16
//   D0.f16 = v_maximum_f16(v_minimum_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_minimummaximum_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_maximum_f16(as_f16(v_minimum_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff,
      mode)).bits;
}

// V_MINIMUMMAXIMUM_F32
//   D0.f32 = v_maximum_f32(v_minimum_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_minimummaximum_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_maximum_f32(as_f32(v_minimum_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MINIMUM_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if isSignalNAN(a) || isNAN(a) && !isSignalNAN(b) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif isNAN(b) then
//     D0.f64 = cvtToQuietNAN(b)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f64 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_minimum_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  return select(eager_or(fp::is_signal_nan(a, mode),
      eager_and(fp::is_nan(a, mode), !fp::is_signal_nan(b, mode))), fp::quiet(a),
      select(fp::is_nan(b, mode), fp::quiet(b),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode)))).bits;
}

// V_MINMAX_I32
//   D0.i32 = v_max_i32(v_min_i32(S0.i32, S1.i32), S2.i32)
constexpr uint32_t v_minmax_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_i32(v_min_i32(s0, s1), s2);
}

// V_MINMAX_NUM_F16
//   D0.f16 = v_max_num_f16(v_min_num_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_minmax_num_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_max_num_f16(as_f16(v_min_num_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff,
      mode)).bits;
}

// V_MINMAX_NUM_F32
//   D0.f32 = v_max_num_f32(v_min_num_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_minmax_num_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_max_num_f32(as_f32(v_min_num_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MINMAX_U32
//   D0.u32 = v_max_u32(v_min_u32(S0.u32, S1.u32), S2.u32)
constexpr uint32_t v_minmax_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_u32(v_min_u32(s0, s1), s2);
}

// V_MIN_NUM_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if isNAN(a) && isNAN(b) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif isNAN(a) then
//     D0.f64 = flushOutput(b)
//   elsif isNAN(b) then
//     D0.f64 = flushOutput(a)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f64 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_min_num_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  return select(eager_and(fp::is_nan(a, mode), fp::is_nan(b, mode)), fp::quiet(a),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode))))).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
