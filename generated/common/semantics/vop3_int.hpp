// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop3_int.xml.
// Hash of what this file is made of: 22c4ddca10897326
// What the vop3_int operations compute: one pure function each, its pseudocode above it.
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

// V_ADD3_U32
//   D0.u32 = S0.u32 + S1.u32 + S2.u32
constexpr uint32_t v_add3_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return s0 + s1 + s2;
}

// V_ADD_I16
//   wide = 32'I(S0.i16) + 32'I(S1.i16);
//   D0.i16 = CLAMP ? i32_to_i16(wide) : wide.i16
constexpr uint32_t v_add_i16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t wide = sign_extend(s0, 16) + sign_extend(s1, 16);
  return (clamp ? uint32_t(fp::i32_to_i16(wide)) : uint32_t(wide)) & 0xffff;
}

// V_ADD_I32
//   wide = 64'I(S0.i32) + 64'I(S1.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_add_i32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{int32_t(s0)} + int64_t{int32_t(s1)};
  return clamp ? uint32_t(fp::i64_to_i32(wide)) : uint32_t(wide);
}

// V_ADD_LSHL_U32
//   D0.u32 = (S0.u32 + S1.u32) << S2.u32[4 : 0]
constexpr uint32_t v_add_lshl_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 + s1) << (s2 & 0x1f);
}

// V_ADD_NC_I16
//   wide = 32'I(S0.i16) + 32'I(S1.i16);
//   D0.i16 = CLAMP ? i32_to_i16(wide) : wide.i16
constexpr uint32_t v_add_nc_i16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t wide = sign_extend(s0, 16) + sign_extend(s1, 16);
  return (clamp ? uint32_t(fp::i32_to_i16(wide)) : uint32_t(wide)) & 0xffff;
}

// V_ADD_NC_I32
//   wide = 64'I(S0.i32) + 64'I(S1.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_add_nc_i32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{int32_t(s0)} + int64_t{int32_t(s1)};
  return clamp ? uint32_t(fp::i64_to_i32(wide)) : uint32_t(wide);
}

// V_ALIGNBIT_B32
//   both = { S0.u32, S1.u32 };
//   D0.u32 = 32'U(both.u64 >> (32'U(S2.u32[4 : 0])))
constexpr uint32_t v_alignbit_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint64_t both = (uint64_t{s0} << 32) | uint64_t{s1};
  return uint32_t(both >> (s2 & 0x1f));
}

// V_ALIGNBYTE_B32
//   both = { S0.u32, S1.u32 };
//   D0.u32 = 32'U(both.u64 >> (S2.u32[1 : 0] * 8U))
constexpr uint32_t v_alignbyte_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint64_t both = (uint64_t{s0} << 32) | uint64_t{s1};
  return uint32_t(both >> ((s2 & 0x3) * 8u));
}

// V_AND_OR_B32
//   D0.u32 = (S0.u32 & S1.u32) | S2.u32
constexpr uint32_t v_and_or_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 & s1) | s2;
}

// V_ASHRREV_I64
//   D0.i64 = S1.i64 >> S0.u32[5 : 0]
constexpr uint64_t v_ashrrev_i64(uint32_t s0, uint64_t s1) {
  return uint64_t(int64_t(s1) >> (s0 & 0x3f));
}

// V_ASHR_PK_I8_I32
//   SAT = lambda(x) (return x < -128 ? -128 : (x > 127 ? 127 : x));
//   low = SAT(S0.i32 >> S2.u32[4 : 0]);
//   high = SAT(S1.i32 >> S2.u32[4 : 0]);
//   D0.u16 = { high.u8, low.u8 }
constexpr uint32_t v_ashr_pk_i8_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto sat = [](uint32_t x) -> uint32_t {
    return int32_t(x) < -128 ? 0xffffff80u : int32_t(x) > 127 ? 127u : x;
  };
  const uint32_t low = sat(uint32_t(int32_t(s0) >> (s2 & 0x1f)));
  const uint32_t high = sat(uint32_t(int32_t(s1) >> (s2 & 0x1f)));
  return ((high << 8) | (low & 0xff)) & 0xffff;
}

// V_ASHR_PK_U8_I32
//   SAT = lambda(x) (return x < 0 ? 0 : (x > 255 ? 255 : x));
//   low = SAT(S0.i32 >> S2.u32[4 : 0]);
//   high = SAT(S1.i32 >> S2.u32[4 : 0]);
//   D0.u16 = { high.u8, low.u8 }
constexpr uint32_t v_ashr_pk_u8_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const auto sat = [](uint32_t x) -> uint32_t {
    return int32_t(x) < 0 ? 0u : int32_t(x) > 255 ? 255u : x;
  };
  const uint32_t low = sat(uint32_t(int32_t(s0) >> (s2 & 0x1f)));
  const uint32_t high = sat(uint32_t(int32_t(s1) >> (s2 & 0x1f)));
  return ((high << 8) | (low & 0xff)) & 0xffff;
}

// V_BCNT_U32_B32
//   D0.u32 = bitCount(S0.u32) + S1.u32
constexpr uint32_t v_bcnt_u32_b32(uint32_t s0, uint32_t s1) {
  return popcount(s0) + s1;
}

// V_BFE_I32
//   spare = 32U - S2.u32[4 : 0];
//   field = S0.i32 >> S1.u32[4 : 0];
//   // A width of 0 gives 0; else the field's top bit becomes the sign.
//   D0.i32 = spare == 32U ? 0 : (field << spare) >> spare
constexpr uint32_t v_bfe_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t spare = 32u - (s2 & 0x1f);
  const uint32_t field = uint32_t(int32_t(s0) >> (s1 & 0x1f));
  return spare == 32u ? 0u : sar(shl(field, spare), spare);
}

// V_BFE_U32
//   D0.u32 = (S0.u32 >> S1.u32[4 : 0]) & ((1U << S2.u32[4 : 0]) - 1U)
constexpr uint32_t v_bfe_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 >> (s1 & 0x1f)) & ((1u << (s2 & 0x1f)) - 1u);
}

// V_BFI_B32
//   D0.u32 = (S0.u32 & S1.u32) | (~S0.u32 & S2.u32)
constexpr uint32_t v_bfi_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 & s1) | (~s0 & s2);
}

// V_BFM_B32
//   ones = (1U << S0.u32[4 : 0]) - 1U;
//   D0.u32 = ones << S1.u32[4 : 0]
constexpr uint32_t v_bfm_b32(uint32_t s0, uint32_t s1) {
  const uint32_t ones = (1u << (s0 & 0x1f)) - 1u;
  return ones << (s1 & 0x1f);
}

// V_BITOP3_B16
//   table = { INST.OMOD[1 : 0], INST.ABS[2 : 0], INST.NEG[2 : 0] };
//   a = 32'U(OPSEL[0] ? S0.u32[31 : 16] : S0.u32[15 : 0]);
//   b = 32'U(OPSEL[1] ? S1.u32[31 : 16] : S1.u32[15 : 0]);
//   c = 32'U(OPSEL[2] ? S2.u32[31 : 16] : S2.u32[15 : 0]);
//   result = 0U;
//   for i in 0 : 7 do
//     x = (i & 4) != 0 ? a : ~a;
//     y = (i & 2) != 0 ? b : ~b;
//     z = (i & 1) != 0 ? c : ~c;
//     result = result | (x & y & z & (0U - 32'U(table[i])))
//   endfor;
//   D0.u16 = result[15 : 0]
constexpr uint32_t v_bitop3_b16(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t op_sel, uint32_t neg, uint32_t abs, uint32_t omod) {
  const uint32_t table = (omod << 6) | (abs << 3) | neg;
  const uint32_t a = (bit(op_sel, 0) ? s0 >> 16 : s0) & 0xffff;
  const uint32_t b = (bit(op_sel, 1) ? s1 >> 16 : s1) & 0xffff;
  const uint32_t c = (bit(op_sel, 2) ? s2 >> 16 : s2) & 0xffff;
  uint32_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t x = (i & 4u) != 0 ? a : ~a;
    const uint32_t y = (i & 2u) != 0 ? b : ~b;
    const uint32_t z = (i & 1u) != 0 ? c : ~c;
    result |= x & y & z & (0u - uint32_t{bit(table, i)});
  }
  return result & 0xffff;
}

// V_BITOP3_B32
//   table = { INST.OMOD[1 : 0], INST.ABS[2 : 0], INST.NEG[2 : 0] };
//   result = 0U;
//   for i in 0 : 7 do
//     x = (i & 4) != 0 ? S0.u32 : ~S0.u32;
//     y = (i & 2) != 0 ? S1.u32 : ~S1.u32;
//     z = (i & 1) != 0 ? S2.u32 : ~S2.u32;
//     result = result | (x & y & z & (0U - 32'U(table[i])))
//   endfor;
//   D0.u32 = result
constexpr uint32_t v_bitop3_b32(
    uint32_t s0, uint32_t s1, uint32_t s2, uint32_t neg, uint32_t abs, uint32_t omod) {
  const uint32_t table = (omod << 6) | (abs << 3) | neg;
  uint32_t result = 0;
  for (uint32_t i = 0; i < 8; ++i) {
    const uint32_t x = (i & 4u) != 0 ? s0 : ~s0;
    const uint32_t y = (i & 2u) != 0 ? s1 : ~s1;
    const uint32_t z = (i & 1u) != 0 ? s2 : ~s2;
    result |= x & y & z & (0u - uint32_t{bit(table, i)});
  }
  return result;
}

// V_CVT_PK_I16_I32
//   low = i32_to_i16(S0.i32);
//   high = i32_to_i16(S1.i32);
//   D0.u32 = { high.u16, low.u16 }
constexpr uint32_t v_cvt_pk_i16_i32(uint32_t s0, uint32_t s1) {
  const uint32_t low = uint32_t(fp::i32_to_i16(int32_t(s0))) & 0xffff;
  const uint32_t high = uint32_t(fp::i32_to_i16(int32_t(s1))) & 0xffff;
  return (high << 16) | low;
}

// V_CVT_PK_U16_U32
//   D0.u32 = { u32_to_u16(S1.u32), u32_to_u16(S0.u32) }
constexpr uint32_t v_cvt_pk_u16_u32(uint32_t s0, uint32_t s1) {
  return (uint32_t{fp::u32_to_u16(s1)} << 16) | uint32_t{fp::u32_to_u16(s0)};
}

// V_LERP_U8
//   declare result : 32'U;
//   result = 0U;
//   for i in 0 : 3 do
//     mean = (32'U(S0.u32[i * 8 +: 8]) + 32'U(S1.u32[i * 8 +: 8]) + 32'U(S2.u32[i * 8])) >> 1U;
//     result = result | (mean << 32'U(i * 8))
//   endfor;
//   D0.u32 = result
constexpr uint32_t v_lerp_u8(uint32_t s0, uint32_t s1, uint32_t s2) {
  uint32_t result = 0;
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t mean = ((s0 >> (i * 8u) & 0xff) + (s1 >> (i * 8u) & 0xff) + uint32_t{bit(s2,
        i * 8u)}) >> 1;
    result |= mean << (i * 8u);
  }
  return result;
}

// V_LSHLREV_B64
//   D0.u64 = S1.u64 << S0.u32[5 : 0]
template <class W = uint64_t>
constexpr W v_lshlrev_b64(uint32_t s0, std::type_identity_t<W> s1) {
  return s1 << (s0 & 0x3f);
}

// V_LSHL_ADD_U32
//   D0.u32 = (S0.u32 << S1.u32[4 : 0]) + S2.u32
constexpr uint32_t v_lshl_add_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 << (s1 & 0x1f)) + s2;
}

// V_LSHL_ADD_U64
//   count = S1.u32[2 : 0];
//   D0.u64 = (S0.u64 << (count > 4U ? 0U : 32'U(count))) + S2.u64
template <class W = uint64_t>
constexpr W v_lshl_add_u64(std::type_identity_t<W> s0, uint32_t s1, std::type_identity_t<W> s2) {
  const uint32_t count = s1 & 0x7;
  return (s0 << (count > 4u ? 0u : count)) + s2;
}

// V_LSHL_OR_B32
//   D0.u32 = (S0.u32 << S1.u32[4 : 0]) | S2.u32
constexpr uint32_t v_lshl_or_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 << (s1 & 0x1f)) | s2;
}

// V_LSHRREV_B64
//   D0.u64 = S1.u64 >> S0.u32[5 : 0]
constexpr uint64_t v_lshrrev_b64(uint32_t s0, uint64_t s1) {
  return s1 >> (s0 & 0x3f);
}

// V_MAD_CO_I64_I32
//   product = 64'I(S0.i32) * 64'I(S1.i32);
//   sum = product + S2.i64;
//   overflow = (product[63] == S2.u64[63]) && (sum[63] != product[63]);
//   D1.u1 = overflow ? product[63] : sum[63];
//   if CLAMP && overflow then
//     D0.u64 = product[63] ? 0x8000000000000000ULL : 0x7fffffffffffffffULL
//   else
//     D0.u64 = sum.u64
//   endif
constexpr D1Result<uint64_t> v_mad_co_i64_i32(uint32_t s0, uint32_t s1, uint64_t s2, bool clamp) {
  const int64_t product = int64_t{int32_t(s0)} * int64_t{int32_t(s1)};
  const uint64_t sum = uint64_t(product) + s2;
  const bool overflow = bit(product, 63) == bit(s2, 63) && bit(sum, 63) != bit(product, 63);
  return {clamp && overflow ? (bit(product, 63) ? uint64_t{0x8000000000000000u} : 0x7fffffffffffffffu) : sum,
      overflow ? bit(product, 63) : bit(sum, 63)};
}

// V_MAD_CO_U64_U32
//   product = 64'U(S0.u32) * 64'U(S1.u32);
//   sum = product + S2.u64;
//   carry = sum < product;
//   D1.u1 = carry;
//   D0.u64 = CLAMP && carry ? 0xffffffffffffffffULL : sum
template <class W = uint64_t>
constexpr D1Result<W> v_mad_co_u64_u32(uint32_t s0, uint32_t s1, std::type_identity_t<W> s2, bool clamp) {
  const W product = W{s0} * W{s1};
  const W sum = product + s2;
  const bool carry = sum < product;
  return {clamp && carry ? 0xffffffffffffffffu : sum, carry};
}

// V_MAD_I16
//   wide = 64'I(S0.i16) * 64'I(S1.i16) + 64'I(S2.i16);
//   D0.i16 = CLAMP ? i64_to_i16(wide) : wide.i16
constexpr uint32_t v_mad_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t wide = int64_t{sign_extend(s0, 16)} * int64_t{sign_extend(s1, 16)} + int64_t{sign_extend(s2,
      16)};
  return (clamp ? uint32_t(fp::i64_to_i16(wide)) : uint32_t(wide)) & 0xffff;
}

// V_MAD_I32_I16
//   wide = 64'I(S0.i16) * 64'I(S1.i16) + 64'I(S2.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_mad_i32_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t wide = int64_t{sign_extend(s0, 16)} * int64_t{sign_extend(s1, 16)} + int64_t{int32_t(s2)};
  return clamp ? uint32_t(fp::i64_to_i32(wide)) : uint32_t(wide);
}

// V_MAD_I32_I24
//   wide = 64'I(S0.i24) * 64'I(S1.i24) + 64'I(S2.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_mad_i32_i24(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t wide = int64_t{sign_extend(s0, 24)} * int64_t{sign_extend(s1, 24)} + int64_t{int32_t(s2)};
  return clamp ? uint32_t(fp::i64_to_i32(wide)) : uint32_t(wide);
}

// V_MAD_I64_I32
//   product = 64'I(S0.i32) * 64'I(S1.i32);
//   sum = product + S2.i64;
//   overflow = (product[63] == S2.u64[63]) && (sum[63] != product[63]);
//   D1.u1 = overflow ? product[63] : sum[63];
//   if CLAMP && overflow then
//     D0.u64 = product[63] ? 0x8000000000000000ULL : 0x7fffffffffffffffULL
//   else
//     D0.u64 = sum.u64
//   endif
constexpr D1Result<uint64_t> v_mad_i64_i32(uint32_t s0, uint32_t s1, uint64_t s2, bool clamp) {
  const int64_t product = int64_t{int32_t(s0)} * int64_t{int32_t(s1)};
  const uint64_t sum = uint64_t(product) + s2;
  const bool overflow = bit(product, 63) == bit(s2, 63) && bit(sum, 63) != bit(product, 63);
  return {clamp && overflow ? (bit(product, 63) ? uint64_t{0x8000000000000000u} : 0x7fffffffffffffffu) : sum,
      overflow ? bit(product, 63) : bit(sum, 63)};
}

// V_MAD_LEGACY_I16
//   wide = 64'I(S0.i16) * 64'I(S1.i16) + 64'I(S2.i16);
//   D0.i16 = CLAMP ? i64_to_i16(wide) : wide.i16
constexpr uint32_t v_mad_legacy_i16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t wide = int64_t{sign_extend(s0, 16)} * int64_t{sign_extend(s1, 16)} + int64_t{sign_extend(s2,
      16)};
  return (clamp ? uint32_t(fp::i64_to_i16(wide)) : uint32_t(wide)) & 0xffff;
}

// V_MAD_LEGACY_U16
//   wide = 64'I(S0.u16) * 64'I(S1.u16) + 64'I(S2.u16);
//   D0.u16 = CLAMP ? i64_to_u16(wide) : wide.u16
constexpr uint32_t v_mad_legacy_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t wide = int64_t{s0 & 0xffff} * int64_t{s1 & 0xffff} + int64_t{s2 & 0xffff};
  return (clamp ? uint32_t{fp::i64_to_u16(wide)} : uint32_t(wide)) & 0xffff;
}

// V_MAD_U16
//   wide = 64'I(S0.u16) * 64'I(S1.u16) + 64'I(S2.u16);
//   D0.u16 = CLAMP ? i64_to_u16(wide) : wide.u16
constexpr uint32_t v_mad_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t wide = int64_t{s0 & 0xffff} * int64_t{s1 & 0xffff} + int64_t{s2 & 0xffff};
  return (clamp ? uint32_t{fp::i64_to_u16(wide)} : uint32_t(wide)) & 0xffff;
}

// V_MAD_U32_U16
//   wide = 64'I(S0.u16) * 64'I(S1.u16) + 64'I(S2.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_mad_u32_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t wide = int64_t{s0 & 0xffff} * int64_t{s1 & 0xffff} + int64_t{s2};
  return clamp ? fp::i64_to_u32(wide) : uint32_t(wide);
}

// V_MAD_U32_U24
//   wide = 64'I(S0.u24) * 64'I(S1.u24) + 64'I(S2.u32);
//   D0.u32 = CLAMP ? i64_to_u32(wide) : wide.u32
constexpr uint32_t v_mad_u32_u24(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const int64_t wide = int64_t{s0 & 0xffffff} * int64_t{s1 & 0xffffff} + int64_t{s2};
  return clamp ? fp::i64_to_u32(wide) : uint32_t(wide);
}

// V_MAD_U64_U32
//   product = 64'U(S0.u32) * 64'U(S1.u32);
//   sum = product + S2.u64;
//   carry = sum < product;
//   D1.u1 = carry;
//   D0.u64 = CLAMP && carry ? 0xffffffffffffffffULL : sum
template <class W = uint64_t>
constexpr D1Result<W> v_mad_u64_u32(uint32_t s0, uint32_t s1, std::type_identity_t<W> s2, bool clamp) {
  const W product = W{s0} * W{s1};
  const W sum = product + s2;
  const bool carry = sum < product;
  return {clamp && carry ? 0xffffffffffffffffu : sum, carry};
}

// V_MAX3_I16
//   D0.i16 = v_max_i16(v_max_i16(S0.i16, S1.i16), S2.i16)
constexpr uint32_t v_max3_i16(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_i16(v_max_i16(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
}

// V_MAX3_I32
//   D0.i32 = v_max_i32(v_max_i32(S0.i32, S1.i32), S2.i32)
constexpr uint32_t v_max3_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_i32(v_max_i32(s0, s1), s2);
}

// V_MAX3_U16
//   D0.u16 = v_max_u16(v_max_u16(S0.u16, S1.u16), S2.u16)
constexpr uint32_t v_max3_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_u16(v_max_u16(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
}

// V_MAX3_U32
//   D0.u32 = v_max_u32(v_max_u32(S0.u32, S1.u32), S2.u32)
constexpr uint32_t v_max3_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_max_u32(v_max_u32(s0, s1), s2);
}

// V_MBCNT_HI_U32_B32
//   below = (1ULL << laneId.u32) - 1ULL;
//   D0.u32 = bitCount(S0.u32 & below[63 : 32]) + S1.u32
constexpr uint32_t v_mbcnt_hi_u32_b32(uint32_t s0, uint32_t s1, uint32_t lane) {
  const uint64_t below = shl(uint64_t{1}, lane) - uint64_t{1};
  return popcount(s0 & uint32_t(below >> 32)) + s1;
}

// V_MBCNT_LO_U32_B32
//   below = (1ULL << laneId.u32) - 1ULL;
//   D0.u32 = bitCount(S0.u32 & below[31 : 0]) + S1.u32
constexpr uint32_t v_mbcnt_lo_u32_b32(uint32_t s0, uint32_t s1, uint32_t lane) {
  const uint64_t below = shl(uint64_t{1}, lane) - uint64_t{1};
  return popcount(s0 & uint32_t(below)) + s1;
}

// V_MED3_I16
//   least = S1.i16 < S0.i16 ? S1.i16 : S0.i16;
//   greatest = S1.i16 < S0.i16 ? S0.i16 : S1.i16;
//   D0.i16 = S2.i16 < least ? least : (S2.i16 > greatest ? greatest : S2.i16)
constexpr uint32_t v_med3_i16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t least = (sign_extend(s1, 16) < sign_extend(s0, 16) ? s1 : s0) & 0xffff;
  const uint32_t greatest = (sign_extend(s1, 16) < sign_extend(s0, 16) ? s0 : s1) & 0xffff;
  return (sign_extend(s2, 16) < sign_extend(least, 16) ? least
      : sign_extend(s2, 16) > sign_extend(greatest, 16) ? greatest : s2) & 0xffff;
}

// V_MED3_I32
//   least = S1.i32 < S0.i32 ? S1.i32 : S0.i32;
//   greatest = S1.i32 < S0.i32 ? S0.i32 : S1.i32;
//   D0.i32 = S2.i32 < least ? least : (S2.i32 > greatest ? greatest : S2.i32)
constexpr uint32_t v_med3_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t least = int32_t(s1) < int32_t(s0) ? s1 : s0;
  const uint32_t greatest = int32_t(s1) < int32_t(s0) ? s0 : s1;
  return int32_t(s2) < int32_t(least) ? least : int32_t(s2) > int32_t(greatest) ? greatest : s2;
}

// V_MED3_U16
//   least = S1.u16 < S0.u16 ? S1.u16 : S0.u16;
//   greatest = S1.u16 < S0.u16 ? S0.u16 : S1.u16;
//   D0.u16 = S2.u16 < least ? least : (S2.u16 > greatest ? greatest : S2.u16)
constexpr uint32_t v_med3_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t least = ((s1 & 0xffff) < (s0 & 0xffff) ? s1 : s0) & 0xffff;
  const uint32_t greatest = ((s1 & 0xffff) < (s0 & 0xffff) ? s0 : s1) & 0xffff;
  return ((s2 & 0xffff) < least ? least : (s2 & 0xffff) > greatest ? greatest : s2) & 0xffff;
}

// V_MED3_U32
//   least = S1.u32 < S0.u32 ? S1.u32 : S0.u32;
//   greatest = S1.u32 < S0.u32 ? S0.u32 : S1.u32;
//   D0.u32 = S2.u32 < least ? least : (S2.u32 > greatest ? greatest : S2.u32)
constexpr uint32_t v_med3_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  const uint32_t least = s1 < s0 ? s1 : s0;
  const uint32_t greatest = s1 < s0 ? s0 : s1;
  return s2 < least ? least : s2 > greatest ? greatest : s2;
}

// V_MIN3_I16
//   D0.i16 = v_min_i16(v_min_i16(S0.i16, S1.i16), S2.i16)
constexpr uint32_t v_min3_i16(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_i16(v_min_i16(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
}

// V_MIN3_I32
//   D0.i32 = v_min_i32(v_min_i32(S0.i32, S1.i32), S2.i32)
constexpr uint32_t v_min3_i32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_i32(v_min_i32(s0, s1), s2);
}

// V_MIN3_U16
//   D0.u16 = v_min_u16(v_min_u16(S0.u16, S1.u16), S2.u16)
constexpr uint32_t v_min3_u16(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_u16(v_min_u16(s0 & 0xffff, s1 & 0xffff), s2 & 0xffff);
}

// V_MIN3_U32
//   D0.u32 = v_min_u32(v_min_u32(S0.u32, S1.u32), S2.u32)
constexpr uint32_t v_min3_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return v_min_u32(v_min_u32(s0, s1), s2);
}

// V_MQSAD_PK_U16_U8
//   declare result : 64'U;
//   declare sum : 32'U;
//   result = 0ULL;
//   for k in 0 : 3 do
//     sum = 32'U(S2.u64[k * 16 +: 16]);
//     for i in 0 : 3 do
//       x = 32'U(S0.u64[(k + i) * 8 +: 8]);
//       y = 32'U(S1.u32[i * 8 +: 8]);
//       if !(y == 0U) then
//         sum = sum + (x > y ? x - y : y - x)
//       endif
//     endfor;
//     part = CLAMP ? u32_to_u16(sum) : sum.u16;
//     result = result | (64'U(part) << 32'U(k * 16))
//   endfor;
//   D0.u64 = result
constexpr uint64_t v_mqsad_pk_u16_u8(uint64_t s0, uint32_t s1, uint64_t s2, bool clamp) {
  uint64_t result = 0;
  for (uint32_t k = 0; k < 4; ++k) {
    uint32_t sum = uint32_t(s2 >> (k * 16u)) & 0xffff;
    for (uint32_t i = 0; i < 4; ++i) {
      const uint32_t x = uint32_t(s0 >> ((k + i) * 8u)) & 0xff;
      const uint32_t y = s1 >> (i * 8u) & 0xff;
      sum = y != 0 ? sum + (x > y ? x - y : y - x) : sum;
    }
    const uint32_t part = (clamp ? uint32_t{fp::u32_to_u16(sum)} : sum) & 0xffff;
    result |= uint64_t{part} << (k * 16u);
  }
  return result;
}

// V_MQSAD_U32_U8
//   declare result : 128'B;
//   declare sum : 64'U;
//   for k in 0 : 3 do
//     sum = 64'U(S2[k * 32 +: 32].u32);
//     for i in 0 : 3 do
//       x = 64'U(S0.u64[(k + i) * 8 +: 8]);
//       y = 64'U(S1.u32[i * 8 +: 8]);
//       if y != 0ULL then
//         sum = sum + (x > y ? x - y : y - x)
//       endif
//     endfor;
//     result[k * 32 +: 32] = CLAMP ? u64_to_u32(sum) : sum.u32
//   endfor;
//   D0.b128 = result
constexpr Bits<128> v_mqsad_u32_u8(uint64_t s0, uint32_t s1, Bits<128> s2, bool clamp) {
  Bits<128> result{};
  for (uint32_t k = 0; k < 4; ++k) {
    uint64_t sum = uint64_t{uint32_t(s2.slice(k * 32u + 31, k * 32u))};
    for (uint32_t i = 0; i < 4; ++i) {
      const uint64_t x = uint64_t{uint32_t(s0 >> ((k + i) * 8u)) & 0xff};
      const uint64_t y = uint64_t{s1 >> (i * 8u) & 0xff};
      sum = y != 0 ? sum + (x > y ? x - y : y - x) : sum;
    }
    result.set_slice(k * 32u + 31u, k * 32u, clamp ? fp::u64_to_u32(sum) : uint32_t(sum));
  }
  return result;
}

// V_MSAD_U8
//   declare sum : 64'U;
//   sum = 0ULL;
//   for i in 0 : 3 do
//     x = 32'U(S0.u32[i * 8 +: 8]);
//     y = 32'U(S1.u32[i * 8 +: 8]);
//     if !(y == 0U) then
//       sum = sum + 64'U(x > y ? x - y : y - x)
//     endif
//   endfor;
//   sum = (sum << 0U) + 64'U(S2.u32);
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_msad_u8(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = 0;
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t x = s0 >> (i * 8u) & 0xff;
    const uint32_t y = s1 >> (i * 8u) & 0xff;
    sum = y != 0 ? sum + uint64_t{x > y ? x - y : y - x} : sum;
  }
  sum = (sum << 0) + uint64_t{s2};
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_MUL_HI_I32
//   product = 64'I(S0.i32) * 64'I(S1.i32);
//   D0.u32 = product[63 : 32]
constexpr uint32_t v_mul_hi_i32(uint32_t s0, uint32_t s1) {
  const int64_t product = int64_t{int32_t(s0)} * int64_t{int32_t(s1)};
  return uint32_t(uint64_t(product) >> 32);
}

// V_MUL_HI_U32
//   product = 64'U(S0.u32) * 64'U(S1.u32);
//   D0.u32 = product[63 : 32]
constexpr uint32_t v_mul_hi_u32(uint32_t s0, uint32_t s1) {
  const uint64_t product = uint64_t{s0} * uint64_t{s1};
  return uint32_t(product >> 32);
}

// V_MUL_LO_I32
//   D0.u32 = S0.u32 * S1.u32
constexpr uint32_t v_mul_lo_i32(uint32_t s0, uint32_t s1) {
  return s0 * s1;
}

// V_MUL_LO_U32
//   D0.u32 = S0.u32 * S1.u32
constexpr uint32_t v_mul_lo_u32(uint32_t s0, uint32_t s1) {
  return s0 * s1;
}

// V_OR3_B32
//   D0.u32 = S0.u32 | S1.u32 | S2.u32
constexpr uint32_t v_or3_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return s0 | s1 | s2;
}

// V_PERM_B32
//   result = 0U;
//   for i in 0 : 3 do
//     s = 32'U(S2.u32[i * 8 +: 8]);
//     byte = ((s & 4U) != 0U ? S0.u32 : S1.u32) >> ((s & 3U) * 8U);
//     sign = ((s & 2U) != 0U ? S0.u32 : S1.u32) >> ((s & 1U) * 16U + 15U);
//     other = s < 12U ? (sign & 1U) * 255U : s == 12U ? 0U : 255U;
//     result = result | ((s < 8U ? byte & 255U : other) << 32'U(i * 8))
//   endfor;
//   D0.u32 = result
constexpr uint32_t v_perm_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  uint32_t result = 0;
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t s = s2 >> (i * 8u) & 0xff;
    const uint32_t byte = ((s & 4u) != 0 ? s0 : s1) >> ((s & 3u) * 8u);
    const uint32_t sign = ((s & 2u) != 0 ? s0 : s1) >> ((s & 1u) * 16u + 15u);
    const uint32_t other = s < 12u ? (sign & 1u) * 255u : s == 12u ? 0u : 255u;
    result |= (s < 8u ? byte & 255u : other) << (i * 8u);
  }
  return result;
}

// V_QSAD_PK_U16_U8
//   declare result : 64'U;
//   declare sum : 32'U;
//   result = 0ULL;
//   for k in 0 : 3 do
//     sum = 32'U(S2.u64[k * 16 +: 16]);
//     for i in 0 : 3 do
//       x = 32'U(S0.u64[(k + i) * 8 +: 8]);
//       y = 32'U(S1.u32[i * 8 +: 8]);
//       if !(1'0U) then
//         sum = sum + (x > y ? x - y : y - x)
//       endif
//     endfor;
//     part = CLAMP ? u32_to_u16(sum) : sum.u16;
//     result = result | (64'U(part) << 32'U(k * 16))
//   endfor;
//   D0.u64 = result
constexpr uint64_t v_qsad_pk_u16_u8(uint64_t s0, uint32_t s1, uint64_t s2, bool clamp) {
  uint64_t result = 0;
  for (uint32_t k = 0; k < 4; ++k) {
    uint32_t sum = uint32_t(s2 >> (k * 16u)) & 0xffff;
    for (uint32_t i = 0; i < 4; ++i) {
      const uint32_t x = uint32_t(s0 >> ((k + i) * 8u)) & 0xff;
      const uint32_t y = s1 >> (i * 8u) & 0xff;
      sum += x > y ? x - y : y - x;
    }
    const uint32_t part = (clamp ? uint32_t{fp::u32_to_u16(sum)} : sum) & 0xffff;
    result |= uint64_t{part} << (k * 16u);
  }
  return result;
}

// V_READLANE_B32
//   D0.b32 = VGPR[S1.u32[5 : 0]][SRC0.u32].b32
template <class Files>
constexpr uint32_t v_readlane_b32(uint32_t s1, uint32_t src0_number, const Files& files) {
  return files.vgpr(s1 & 0x3f, src0_number);
}

// V_SAD_HI_U8
//   declare sum : 64'U;
//   sum = 0ULL;
//   for i in 0 : 3 do
//     x = 32'U(S0.u32[i * 8 +: 8]);
//     y = 32'U(S1.u32[i * 8 +: 8]);
//     if !(1'0U) then
//       sum = sum + 64'U(x > y ? x - y : y - x)
//     endif
//   endfor;
//   sum = (sum << 16U) + 64'U(S2.u32);
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_sad_hi_u8(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = 0;
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t x = s0 >> (i * 8u) & 0xff;
    const uint32_t y = s1 >> (i * 8u) & 0xff;
    sum += uint64_t{x > y ? x - y : y - x};
  }
  sum = (sum << 16) + uint64_t{s2};
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_SAD_U16
//   DISTANCE = lambda(x, y) (return x > y ? x - y : y - x);
//   sum = 64'U(S2.u32);
//   sum += DISTANCE(64'U(S0[15 : 0].u16), 64'U(S1[15 : 0].u16));
//   sum += DISTANCE(64'U(S0[31 : 16].u16), 64'U(S1[31 : 16].u16));
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_sad_u16(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const auto distance = [](uint64_t x, uint64_t y) -> uint64_t {
    return x > y ? x - y : y - x;
  };
  uint64_t sum = uint64_t{s2};
  sum += distance(uint64_t{s0 & 0xffff}, uint64_t{s1 & 0xffff});
  sum += distance(uint64_t{s0 >> 16}, uint64_t{s1 >> 16});
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_SAD_U32
//   sum = 64'U(S0.u32 > S1.u32 ? S0.u32 - S1.u32 : S1.u32 - S0.u32) + 64'U(S2.u32);
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_sad_u32(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  const uint64_t sum = uint64_t{s0 > s1 ? s0 - s1 : s1 - s0} + uint64_t{s2};
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_SAD_U8
//   declare sum : 64'U;
//   sum = 0ULL;
//   for i in 0 : 3 do
//     x = 32'U(S0.u32[i * 8 +: 8]);
//     y = 32'U(S1.u32[i * 8 +: 8]);
//     if !(1'0U) then
//       sum = sum + 64'U(x > y ? x - y : y - x)
//     endif
//   endfor;
//   sum = (sum << 0U) + 64'U(S2.u32);
//   D0.u32 = CLAMP ? u64_to_u32(sum) : sum.u32
constexpr uint32_t v_sad_u8(uint32_t s0, uint32_t s1, uint32_t s2, bool clamp) {
  uint64_t sum = 0;
  for (uint32_t i = 0; i < 4; ++i) {
    const uint32_t x = s0 >> (i * 8u) & 0xff;
    const uint32_t y = s1 >> (i * 8u) & 0xff;
    sum += uint64_t{x > y ? x - y : y - x};
  }
  sum = (sum << 0) + uint64_t{s2};
  return clamp ? fp::u64_to_u32(sum) : uint32_t(sum);
}

// V_SUB_I16
//   wide = 32'I(S0.i16) - 32'I(S1.i16);
//   D0.i16 = CLAMP ? i32_to_i16(wide) : wide.i16
constexpr uint32_t v_sub_i16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t wide = sign_extend(s0, 16) - sign_extend(s1, 16);
  return (clamp ? uint32_t(fp::i32_to_i16(wide)) : uint32_t(wide)) & 0xffff;
}

// V_SUB_I32
//   wide = 64'I(S0.i32) - 64'I(S1.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_sub_i32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{int32_t(s0)} - int64_t{int32_t(s1)};
  return clamp ? uint32_t(fp::i64_to_i32(wide)) : uint32_t(wide);
}

// V_SUB_NC_I16
//   wide = 32'I(S0.i16) - 32'I(S1.i16);
//   D0.i16 = CLAMP ? i32_to_i16(wide) : wide.i16
constexpr uint32_t v_sub_nc_i16(uint32_t s0, uint32_t s1, bool clamp) {
  const int32_t wide = sign_extend(s0, 16) - sign_extend(s1, 16);
  return (clamp ? uint32_t(fp::i32_to_i16(wide)) : uint32_t(wide)) & 0xffff;
}

// V_SUB_NC_I32
//   wide = 64'I(S0.i32) - 64'I(S1.i32);
//   D0.i32 = CLAMP ? i64_to_i32(wide) : wide.i32
constexpr uint32_t v_sub_nc_i32(uint32_t s0, uint32_t s1, bool clamp) {
  const int64_t wide = int64_t{int32_t(s0)} - int64_t{int32_t(s1)};
  return clamp ? uint32_t(fp::i64_to_i32(wide)) : uint32_t(wide);
}

// V_WRITELANE_B32
//   VGPR[S1.u32[5 : 0]][VDST.u32].b32 = S0.b32
template <class Files>
constexpr void v_writelane_b32(uint32_t s0, uint32_t s1, uint32_t dst_number, Files& files) {
  files.set_vgpr(s1 & 0x3f, dst_number, s0);
}

// V_XAD_U32
//   D0.u32 = (S0.u32 ^ S1.u32) + S2.u32
constexpr uint32_t v_xad_u32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return (s0 ^ s1) + s2;
}

// V_XOR3_B32
//   D0.u32 = S0.u32 ^ S1.u32 ^ S2.u32
constexpr uint32_t v_xor3_b32(uint32_t s0, uint32_t s1, uint32_t s2) {
  return s0 ^ s1 ^ s2;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
