// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop2.xml.
// Hash of what this file is made of: c9edf1b5e5debb43
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

// V_AND_B16
//   D0.u16 = S0.u16 & S1.u16
constexpr uint32_t v_and_b16(uint32_t s0, uint32_t s1) {
  return (s0 & s1) & 0xffff;
}

// V_MAX_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f16 = cvtToQuietNAN(b)
//   elsif isNAN(b) then
//     D0.f16 = flushOutput(a)
//   elsif isNAN(a) then
//     D0.f16 = flushOutput(b)
//   elsif a == b then
//     D0.f16 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f16 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_max_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode)))))).bits;
}

// V_MAX_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f32 = cvtToQuietNAN(b)
//   elsif isNAN(b) then
//     D0.f32 = flushOutput(a)
//   elsif isNAN(a) then
//     D0.f32 = flushOutput(b)
//   elsif a == b then
//     D0.f32 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f32 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_max_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode)))))).bits;
}

// V_MAX_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f64 = cvtToQuietNAN(b)
//   elsif isNAN(b) then
//     D0.f64 = flushOutput(a)
//   elsif isNAN(a) then
//     D0.f64 = flushOutput(b)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'0U ? a : b)
//   else
//     D0.f64 = flushOutput(a > b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_max_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(!fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::gt(a, b, mode), a, b), mode)))))).bits;
}

// V_MIN_F16
//   a = flushInput(S0.f16);
//   b = flushInput(S1.f16);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f16 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f16 = cvtToQuietNAN(b)
//   elsif isNAN(b) then
//     D0.f16 = flushOutput(a)
//   elsif isNAN(a) then
//     D0.f16 = flushOutput(b)
//   elsif a == b then
//     D0.f16 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f16 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_min_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 a = fp::flush_input(as_f16(s0), mode);
  const F16 b = fp::flush_input(as_f16(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode)))))).bits;
}

// V_MIN_F32
//   a = flushInput(S0.f32);
//   b = flushInput(S1.f32);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f32 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f32 = cvtToQuietNAN(b)
//   elsif isNAN(b) then
//     D0.f32 = flushOutput(a)
//   elsif isNAN(a) then
//     D0.f32 = flushOutput(b)
//   elsif a == b then
//     D0.f32 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f32 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint32_t v_min_f32(uint32_t s0, uint32_t s1, const M& mode) {
  const F32 a = fp::flush_input(as_f32(s0), mode);
  const F32 b = fp::flush_input(as_f32(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode)))))).bits;
}

// V_MIN_F64
//   a = flushInput(S0.f64);
//   b = flushInput(S1.f64);
//   if WAVE_MODE.IEEE && isSignalNAN(a) then
//     D0.f64 = cvtToQuietNAN(a)
//   elsif WAVE_MODE.IEEE && isSignalNAN(b) then
//     D0.f64 = cvtToQuietNAN(b)
//   elsif isNAN(b) then
//     D0.f64 = flushOutput(a)
//   elsif isNAN(a) then
//     D0.f64 = flushOutput(b)
//   elsif a == b then
//     D0.f64 = flushOutput(sign(a) == 1'1U ? a : b)
//   else
//     D0.f64 = flushOutput(a < b ? a : b)
//   endif
template <class M>
constexpr uint64_t v_min_f64(uint64_t s0, uint64_t s1, const M& mode) {
  const F64 a = fp::flush_input(as_f64(s0), mode);
  const F64 b = fp::flush_input(as_f64(s1), mode);
  return select(eager_and(mode.ieee(), fp::is_signal_nan(a, mode)), fp::quiet(a),
      select(eager_and(mode.ieee(), fp::is_signal_nan(b, mode)), fp::quiet(b),
      select(fp::is_nan(b, mode), fp::flush_output(a, mode),
      select(fp::is_nan(a, mode), fp::flush_output(b, mode),
      select(fp::eq(a, b, mode), fp::flush_output(select(fp::sign(a), a, b), mode),
      fp::flush_output(select(fp::lt(a, b, mode), a, b), mode)))))).bits;
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

}  // namespace lockstep::common::gfx11::sem
