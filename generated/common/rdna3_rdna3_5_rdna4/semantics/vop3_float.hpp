// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_float.xml.
// Hash of what this file is made of: 93b237900311676c
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



namespace lockstep::common::rdna3_rdna3_5_rdna4::sem {


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

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::rdna3_rdna3_5_rdna4::sem
