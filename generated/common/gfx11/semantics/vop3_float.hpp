// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_float.xml.
// Hash of what this file is made of: 884a0f4324d1b48b
// What the vop3_float operations compute: one pure function each, its pseudocode above it.
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

// V_CUBEID_F32
//   x = flushDenorm(S0.f32);
//   y = flushDenorm(S1.f32);
//   z = flushDenorm(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = (z<0.0F?5.0F:4.0F)
//   elsif abs(y) >= abs(x) then
//     D0.f32 = (y<0.0F?3.0F:2.0F)
//   else
//     D0.f32 = (x<0.0F?1.0F:0.0F)
//   endif
template <class M>
constexpr uint32_t v_cubeid_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_denormal(as_f32(s0));
  const F32 y = fp::flush_denormal(as_f32(s1));
  const F32 z = fp::flush_denormal(as_f32(s2));
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      select(fp::lt(z, F32{}, mode), as_f32(0x40a00000 /* 5 */), as_f32(0x40800000 /* 4 */)),
      select(fp::ge(fp::abs(y), fp::abs(x), mode),
      select(fp::lt(y, F32{}, mode), as_f32(0x40400000 /* 3 */), as_f32(0x40000000 /* 2 */)),
      select(fp::lt(x, F32{}, mode), as_f32(0x3f800000 /* 1 */), F32{}))).bits;
}

// V_CUBEMA_F32
//   x = flushDenorm(S0.f32);
//   y = flushDenorm(S1.f32);
//   z = flushDenorm(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = z*2.0F
//   elsif abs(y) >= abs(x) then
//     D0.f32 = y*2.0F
//   else
//     D0.f32 = x*2.0F
//   endif
template <class M>
constexpr uint32_t v_cubema_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_denormal(as_f32(s0));
  const F32 y = fp::flush_denormal(as_f32(s1));
  const F32 z = fp::flush_denormal(as_f32(s2));
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      fp::mul(z, as_f32(0x40000000 /* 2 */), mode),
      select(fp::ge(fp::abs(y), fp::abs(x), mode), fp::mul(y, as_f32(0x40000000 /* 2 */), mode),
      fp::mul(x, as_f32(0x40000000 /* 2 */), mode))).bits;
}

// V_CUBESC_F32
//   x = flushDenorm(S0.f32);
//   y = flushDenorm(S1.f32);
//   z = flushDenorm(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = (z<0.0F?-x:x)
//   elsif abs(y) >= abs(x) then
//     D0.f32 = x
//   else
//     D0.f32 = (x<0.0F?z:-z)
//   endif
template <class M>
constexpr uint32_t v_cubesc_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_denormal(as_f32(s0));
  const F32 y = fp::flush_denormal(as_f32(s1));
  const F32 z = fp::flush_denormal(as_f32(s2));
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      select(fp::lt(z, F32{}, mode), fp::neg(x), x),
      select(fp::ge(fp::abs(y), fp::abs(x), mode), x, select(fp::lt(x, F32{}, mode), z, fp::neg(z)))).bits;
}

// V_CUBETC_F32
//   x = flushDenorm(S0.f32);
//   y = flushDenorm(S1.f32);
//   z = flushDenorm(S2.f32);
//   if abs(z) >= abs(x) && abs(z) >= abs(y) then
//     D0.f32 = -y
//   elsif abs(y) >= abs(x) then
//     D0.f32 = (y<0.0F?-z:z)
//   else
//     D0.f32 = -y
//   endif
template <class M>
constexpr uint32_t v_cubetc_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 x = fp::flush_denormal(as_f32(s0));
  const F32 y = fp::flush_denormal(as_f32(s1));
  const F32 z = fp::flush_denormal(as_f32(s2));
  return select(eager_and(fp::ge(fp::abs(z), fp::abs(x), mode), fp::ge(fp::abs(z), fp::abs(y), mode)),
      fp::neg(y), select(fp::ge(fp::abs(y), fp::abs(x), mode), select(fp::lt(y, F32{}, mode), fp::neg(z), z),
      fp::neg(y))).bits;
}

// V_MAX3_F16
//   D0.f16 = v_max_f16(v_max_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_max3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_max_f16(as_f16(v_max_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff, mode)).bits;
}

// V_MAX3_F32
//   D0.f32 = v_max_f32(v_max_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_max3_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_max_f32(as_f32(v_max_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MIN3_F16
//   D0.f16 = v_min_f16(v_min_f16(S0.f16, S1.f16), S2.f16)
template <class M>
constexpr uint32_t v_min3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f16(v_min_f16(as_f16(v_min_f16(s0 & 0xffff, s1 & 0xffff, mode)).bits, s2 & 0xffff, mode)).bits;
}

// V_MED3_F16
//   greatest = v_max3_f16(S0.f16, S1.f16, S2.f16);
//   if isNAN(S0.f16) || isNAN(S1.f16) || isNAN(S2.f16) then
//     D0.f16 = v_min3_f16(S0.f16, S1.f16, S2.f16)
//   elsif greatest == S0.f16 then
//     D0.f16 = v_max_f16(S1.f16, S2.f16)
//   else
//     D0.f16 = greatest == S1.f16 ? v_max_f16(S0.f16, S2.f16) : v_max_f16(S0.f16, S1.f16)
//   endif
template <class M>
constexpr uint32_t v_med3_f16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F16 greatest = as_f16(v_max3_f16(s0 & 0xffff, s1 & 0xffff, s2 & 0xffff, mode));
  return select(eager_or(eager_or(fp::is_nan(as_f16(s0), mode), fp::is_nan(as_f16(s1), mode)),
      fp::is_nan(as_f16(s2), mode)), as_f16(v_min3_f16(s0 & 0xffff, s1 & 0xffff, s2 & 0xffff, mode)),
      select(fp::eq(greatest, as_f16(s0), mode), as_f16(v_max_f16(s1 & 0xffff, s2 & 0xffff, mode)),
      select(fp::eq(greatest, as_f16(s1), mode), as_f16(v_max_f16(s0 & 0xffff, s2 & 0xffff, mode)),
      as_f16(v_max_f16(s0 & 0xffff, s1 & 0xffff, mode))))).bits;
}

// V_MIN3_F32
//   D0.f32 = v_min_f32(v_min_f32(S0.f32, S1.f32), S2.f32)
template <class M>
constexpr uint32_t v_min3_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  return as_f32(v_min_f32(as_f32(v_min_f32(s0, s1, mode)).bits, s2, mode)).bits;
}

// V_MED3_F32
//   greatest = v_max3_f32(S0.f32, S1.f32, S2.f32);
//   if isNAN(S0.f32) || isNAN(S1.f32) || isNAN(S2.f32) then
//     D0.f32 = v_min3_f32(S0.f32, S1.f32, S2.f32)
//   elsif greatest == S0.f32 then
//     D0.f32 = v_max_f32(S1.f32, S2.f32)
//   else
//     D0.f32 = greatest == S1.f32 ? v_max_f32(S0.f32, S2.f32) : v_max_f32(S0.f32, S1.f32)
//   endif
template <class M>
constexpr uint32_t v_med3_f32(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const F32 greatest = as_f32(v_max3_f32(s0, s1, s2, mode));
  return select(eager_or(eager_or(fp::is_nan(as_f32(s0), mode), fp::is_nan(as_f32(s1), mode)),
      fp::is_nan(as_f32(s2), mode)), as_f32(v_min3_f32(s0, s1, s2, mode)),
      select(fp::eq(greatest, as_f32(s0), mode), as_f32(v_max_f32(s1, s2, mode)),
      select(fp::eq(greatest, as_f32(s1), mode), as_f32(v_max_f32(s0, s2, mode)),
      as_f32(v_max_f32(s0, s1, mode))))).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx11::sem
