// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3p.xml.
// Hash of what this file is made of: df479d64bfe9e412
// What the vop3p operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/vop2.hpp"


namespace lockstep::common::gfx9::sem {
using common::sem::v_max_f16;
using common::sem::v_min_f16;

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

// V_DOT2_F32_BF16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   WIDEN = lambda(x) (return bf16_to_f32(flushDenorm(x)));
//   first = flushDenorm(WIDEN(S0[15 : 0].bf16) * WIDEN(S1[15 : 0].bf16));
//   sum = flushDenorm(fma(WIDEN(S0[31 : 16].bf16), WIDEN(S1[31 : 16].bf16), first));
//   D0.f32 = flushDenorm(sum + flushDenorm(S2.f32))
template <class M>
constexpr uint32_t v_dot2_f32_bf16(uint32_t s0, uint32_t s1, uint32_t s2, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  const auto widen = [&](BF16 x) -> F32 {
    return fp::bf16_to_f32(fp::flush_denormal(x), nearest_even);
  };
  const F32 first = fp::flush_denormal(fp::mul(widen(as_bf16(s0)), widen(as_bf16(s1)), nearest_even));
  const F32 sum = fp::flush_denormal(fp::fma(widen(as_bf16(s0 >> 16)), widen(as_bf16(s1 >> 16)), first,
      nearest_even));
  return fp::flush_denormal(fp::add(sum, fp::flush_denormal(as_f32(s2)), nearest_even)).bits;
}

// V_PK_MAX_F16
//   low = v_max_f16(S0[15 : 0].f16, S1[15 : 0].f16);
//   high = v_max_f16(S0[31 : 16].f16, S1[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_max_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = as_f16(v_max_f16(s0 & 0xffff, s1 & 0xffff, mode));
  const F16 high = as_f16(v_max_f16(s0 >> 16, s1 >> 16, mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

// V_PK_MIN_F16
//   low = v_min_f16(S0[15 : 0].f16, S1[15 : 0].f16);
//   high = v_min_f16(S0[31 : 16].f16, S1[31 : 16].f16);
//   D0.b32 = { high.b16, low.b16 }
template <class M>
constexpr uint32_t v_pk_min_f16(uint32_t s0, uint32_t s1, const M& mode) {
  const F16 low = as_f16(v_min_f16(s0 & 0xffff, s1 & 0xffff, mode));
  const F16 high = as_f16(v_min_f16(s0 >> 16, s1 >> 16, mode));
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::gfx9::sem
