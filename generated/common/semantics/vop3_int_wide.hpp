// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_int_wide.xml.
// Hash of what this file is made of: 60995be62351b1bc
// What the vop3_int_wide operations compute: one pure function each, its pseudocode above it.
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

// V_ADD_MAX_I32
//   wide = 64'I(S0.i32) + 64'I(S1.i32);
//   sum = i64_to_i32(wide);
//   D0.i32 = sum > S2.i32 ? sum : S2.i32
constexpr uint32_t v_add_max_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const int64_t wide = int64_t{int32_t(s0)} + int64_t{int32_t(s1)};
  const uint32_t sum = uint32_t(fp::i64_to_i32(wide));
  return int32_t(sum) > int32_t(s2) ? sum : s2;
}

// V_ADD_MAX_U32
//   wide = 64'I(S0.u32) + 64'I(S1.u32);
//   sum = i64_to_u32(wide);
//   D0.u32 = sum > S2.u32 ? sum : S2.u32
constexpr uint32_t v_add_max_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const int64_t wide = int64_t{s0} + int64_t{s1};
  const uint32_t sum = fp::i64_to_u32(wide);
  return sum > s2 ? sum : s2;
}

// V_ADD_MIN_I32
//   wide = 64'I(S0.i32) + 64'I(S1.i32);
//   sum = i64_to_i32(wide);
//   D0.i32 = sum < S2.i32 ? sum : S2.i32
constexpr uint32_t v_add_min_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const int64_t wide = int64_t{int32_t(s0)} + int64_t{int32_t(s1)};
  const uint32_t sum = uint32_t(fp::i64_to_i32(wide));
  return int32_t(sum) < int32_t(s2) ? sum : s2;
}

// V_ADD_MIN_U32
//   wide = 64'I(S0.u32) + 64'I(S1.u32);
//   sum = i64_to_u32(wide);
//   D0.u32 = sum < S2.u32 ? sum : S2.u32
constexpr uint32_t v_add_min_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const int64_t wide = int64_t{s0} + int64_t{s1};
  const uint32_t sum = fp::i64_to_u32(wide);
  return sum < s2 ? sum : s2;
}

// V_ADD_NC_U64
//   sum = S0.u64 + S1.u64;
//   D0.u64 = CLAMP && (sum < S0.u64) ? 0xffffffffffffffffULL : sum
template <class W = uint64_t>
constexpr W v_add_nc_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1, bool clamp) {
  const W sum = s0 + s1;
  return clamp && sum < s0 ? 0xffffffffffffffffu : sum;
}

// V_FMAAK_F64
//   D0.f64 = fma(S0.f64, S1.f64, SIMM64.f64)
template <class M>
constexpr uint64_t v_fmaak_f64(uint64_t s0, uint64_t s1, uint64_t literal64, const M& mode) {
  return fp::fma(as_f64(s0), as_f64(s1), as_f64(literal64), mode).bits;
}

// V_FMAMK_F64
//   D0.f64 = fma(S0.f64, SIMM64.f64, S1.f64)
template <class M>
constexpr uint64_t v_fmamk_f64(uint64_t s0, uint64_t s1, uint64_t literal64, const M& mode) {
  return fp::fma(as_f64(s0), as_f64(literal64), as_f64(s1), mode).bits;
}

// V_MAD_NC_I64_I32
//   D0.i64 = 64'I(S0.i32) * 64'I(S1.i32) + S2.i64
constexpr uint64_t v_mad_nc_i64_i32(uint32_t s0, uint32_t s1, uint64_t s2) {
  return uint64_t(int64_t{int32_t(s0)} * int64_t{int32_t(s1)}) + s2;
}

// V_MAD_NC_U64_U32
//   D0.u64 = 64'U(S0.u32) * 64'U(S1.u32) + S2.u64
template <class W = uint64_t>
constexpr W v_mad_nc_u64_u32(uint32_t s0, uint32_t s1, std::type_identity_t<W> s2) {
  return W{s0} * W{s1} + s2;
}

// V_MAD_U32
//   D0.u32 = S0.u32 * S1.u32 + S2.u32
constexpr uint32_t v_mad_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return s0 * s1 + s2;
}

// V_MAX_I64
//   D0.i64 = S0.i64 > S1.i64 ? S0.i64 : S1.i64
constexpr uint64_t v_max_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) > int64_t(s1) ? s0 : s1;
}

// V_MAX_U64
//   D0.u64 = S0.u64 > S1.u64 ? S0.u64 : S1.u64
template <class W = uint64_t>
constexpr W v_max_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 > s1 ? s0 : s1;
}

// V_MIN_I64
//   D0.i64 = S0.i64 < S1.i64 ? S0.i64 : S1.i64
constexpr uint64_t v_min_i64(uint64_t s0, uint64_t s1) {
  return int64_t(s0) < int64_t(s1) ? s0 : s1;
}

// V_MIN_U64
//   D0.u64 = S0.u64 < S1.u64 ? S0.u64 : S1.u64
template <class W = uint64_t>
constexpr W v_min_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 < s1 ? s0 : s1;
}

// V_MUL_U64
//   D0.u64 = S0.u64 * S1.u64
template <class W = uint64_t>
constexpr W v_mul_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1) {
  return s0 * s1;
}

// V_PERM_PK16_B4_U4
//   declare result : 64'B;
//   entries = {S0.u32,S1.u32};
//   for i in 0 : 15 do
//     index = 32'U(S2.u64[i * 4 +: 4]);
//     result[i * 4 +: 4] = entries[index * 4U +: 4]
//   endfor;
//   D0.b64 = result
constexpr uint64_t v_perm_pk16_b4_u4(uint32_t s0, uint32_t s1, uint64_t s2) {
  const uint64_t entries = (uint64_t{s0} << 32) | uint64_t{s1};
  uint64_t result = 0;
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t index = uint32_t(s2 >> (i * 4u)) & 0xf;
    result = set_slice(result, i * 4u + 3u, i * 4u, uint32_t(shr(entries, index * 4u)));
  }
  return result;
}

// V_PERM_PK16_B6_U4
//   declare result : 96'B;
//   entries = {S0.u32,S1.u64};
//   for i in 0 : 15 do
//     index = 32'U(S2.u64[i * 4 +: 4]);
//     result[i * 6 +: 6] = entries[index * 6U +: 6]
//   endfor;
//   D0.b96 = result
constexpr Bits<96> v_perm_pk16_b6_u4(uint32_t s0, uint64_t s1, uint64_t s2) {
  const Bits<96> entries = concat_wide<32, 64>(s0, s1);
  Bits<96> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t index = uint32_t(s2 >> (i * 4u)) & 0xf;
    result.set_slice(i * 6u + 5u, i * 6u, uint32_t(entries.slice(index * 6u + 5, index * 6u)));
  }
  return result;
}

// V_PERM_PK16_B8_U4
//   declare result : 128'B;
//   entries = {S0.u64,S1.u64};
//   for i in 0 : 15 do
//     index = 32'U(S2.u64[i * 4 +: 4]);
//     result[i * 8 +: 8] = entries[index * 8U +: 8]
//   endfor;
//   D0.b128 = result
constexpr Bits<128> v_perm_pk16_b8_u4(uint64_t s0, uint64_t s1, uint64_t s2) {
  const Bits<128> entries = concat_wide<64, 64>(s0, s1);
  Bits<128> result{};
  for (uint32_t i = 0; i < 16; ++i) {
    const uint32_t index = uint32_t(s2 >> (i * 4u)) & 0xf;
    result.set_slice(i * 8u + 7u, i * 8u, uint32_t(entries.slice(index * 8u + 7, index * 8u)));
  }
  return result;
}

// V_SAT_PK4_I4_I8
//   SAT = lambda(x) (return x < -8 ? -8 : (x > 7 ? 7 : x));
//   declare result : 16'B;
//   for i in 0 : 3 do
//     value = SAT(32'I(S0.u32[i * 8 +: 8].i8));
//     result[i * 4 +: 4] = value[3 : 0]
//   endfor;
//   D0.b16 = result
constexpr uint32_t v_sat_pk4_i4_i8(uint32_t s0) {
  const auto sat = [](uint32_t x) -> uint32_t {
    return int32_t(x) < -8 ? 0xfffffff8u : int32_t(x) > 7 ? 7u : x;
  };
  uint32_t result = 0;
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t value = sat(uint32_t(sign_extend(s0 >> (i * 8u), 8)));
    result = set_slice(result, i * 4u + 3u, i * 4u, value);
  }
  return result;
}

// V_SAT_PK4_U4_U8
//   SAT = lambda(x) (return x < 0 ? 0 : (x > 15 ? 15 : x));
//   declare result : 16'B;
//   for i in 0 : 3 do
//     value = SAT(32'I(S0.u32[i * 8 +: 8].u8));
//     result[i * 4 +: 4] = value[3 : 0]
//   endfor;
//   D0.b16 = result
constexpr uint32_t v_sat_pk4_u4_u8(uint32_t s0) {
  const auto sat = [](uint32_t x) -> uint32_t {
    return int32_t(x) < 0 ? 0u : int32_t(x) > 15 ? 15u : x;
  };
  uint32_t result = 0;
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t value = sat(s0 >> (i * 8u) & 0xff);
    result = set_slice(result, i * 4u + 3u, i * 4u, value);
  }
  return result;
}

// V_SUB_NC_U64
//   D0.u64 = CLAMP && (S0.u64 < S1.u64) ? 0ULL : S0.u64 - S1.u64
template <class W = uint64_t>
constexpr W v_sub_nc_u64(std::type_identity_t<W> s0, std::type_identity_t<W> s1, bool clamp) {
  return clamp && s0 < s1 ? W{0} : s0 - s1;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
