// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_div.xml.
// Hash of what this file is made of: 86b4c6e96687f703
// What the vop3_div operations compute: one pure function each, its pseudocode above it.
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



namespace lockstep::common::gfx9::sem {


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

// V_DIV_FIXUP_LEGACY_F16
//   den = flushInput(S1.f16);
//   num = flushInput(S2.f16);
//   minus = (den.u16 ^ num.u16) & 16'0x8000U;
//   if isNAN(num) then
//     D0.f16 = cvtToQuietNAN(num)
//   elsif isNAN(den) then
//     D0.f16 = cvtToQuietNAN(den)
//   elsif exponent(den) == 31 && exponent(num) == 31 || (den.u16 | num.u16) << 1U == 16'0U then
//     D0.u16 = 16'0xfe00U
//   elsif den.u16 << 1U == 16'0U || exponent(num) == 31 then
//     D0.u16 = minus | 16'0x7c00U
//   elsif num.u16 << 1U == 16'0U || exponent(den) == 31 then
//     D0.u16 = minus
//   else
//     D0.u16 = minus | (S0.u16 & 16'0x7fffU)
//   endif
template <class M>
constexpr uint32_t v_div_fixup_legacy_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 den = fp::flush_input(as_f16(s1), mode);
  const F16 num = fp::flush_input(as_f16(s2), mode);
  const uint32_t minus = (uint32_t{den.bits} ^ uint32_t{num.bits}) & 0x8000u;
  return select<uint32_t>(fp::is_nan(num, mode), uint32_t{fp::quiet(num).bits},
      select<uint32_t>(fp::is_nan(den, mode), uint32_t{fp::quiet(den).bits},
      select<uint32_t>(eager_or(eager_and(fp::exponent(den) == 31, fp::exponent(num) == 31),
      ((uint32_t{den.bits} | uint32_t{num.bits}) << 1 & 0xffff) == 0), 0xfe00u,
      select<uint32_t>(eager_or((uint32_t{den.bits} << 1 & 0xffff) == 0, fp::exponent(num) == 31), minus
      | 0x7c00u, select<uint32_t>(eager_or((uint32_t{num.bits} << 1 & 0xffff) == 0, fp::exponent(den) == 31),
      minus, minus | (s0 & 0x7fffu))))));
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx9::sem
