// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_div.xml.
// Hash of what this file is made of: d2837671b7025d7a
// What the vop3_div operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop3_div.hpp"


namespace lockstep::rdna4::sem {
using common::sem::v_div_fixup_f32;
using common::sem::v_div_fixup_f64;
using common::sem::v_div_fmas_f32;
using common::sem::v_div_fmas_f64;
using common::sem::v_div_scale_f32;
using common::sem::v_div_scale_f64;

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

// V_DIV_FIXUP_F16
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
//     if exponent(S0.f16) == 31 then unit = minus | 16'0x3c00U; D0.f16 = ldexp(unit.f16, 100) else D0.u16 = minus | (S0.u16 & 16'0x7fffU) endif
//   endif
template <class M>
constexpr uint32_t v_div_fixup_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 den = fp::flush_input(as_f16(s1), mode);
  const F16 num = fp::flush_input(as_f16(s2), mode);
  const uint32_t minus = (uint32_t{den.bits} ^ uint32_t{num.bits}) & 0x8000u;
  if (fp::is_nan(num, mode)) return fp::quiet(num).bits;
  if (fp::is_nan(den, mode)) return fp::quiet(den).bits;
  if (eager_or(eager_and(fp::exponent(den) == 31, fp::exponent(num) == 31),
      ((uint32_t{den.bits} | uint32_t{num.bits}) << 1 & 0xffff) == 0)) {
    return 0xfe00;
  }
  if (eager_or((uint32_t{den.bits} << 1 & 0xffff) == 0, fp::exponent(num) == 31)) return minus | 0x7c00u;
  if (eager_or((uint32_t{num.bits} << 1 & 0xffff) == 0, fp::exponent(den) == 31)) return minus;
  if (fp::exponent(as_f16(s0)) == 31) {
    const uint32_t unit = minus | 0x3c00u;
    return fp::ldexp(as_f16(unit), 100, mode).bits;
  }
  return minus | (s0 & 0x7fffu);
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::rdna4::sem
