// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics/vop1.xml.
// Hash of what this file is made of: 0bda80ea92a719f0
// What the vop1 operations compute: one pure function each, its pseudocode above it.
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

// V_ACCVGPR_MOV_B32
//   D0.b32 = S0.b32
constexpr uint32_t v_accvgpr_mov_b32(uint32_t s0) {
  return s0;
}

// V_BFREV_B32
//   D0.u32 = bitReverse(S0.u32)
constexpr uint32_t v_bfrev_b32(uint32_t s0) {
  return bit_reverse(s0);
}

// V_CEIL_F16
//   D0.f16 = ceil(S0.f16)
template <class M>
constexpr uint32_t v_ceil_f16(uint32_t s0, const M& mode) {
  return fp::ceil(as_f16(s0), mode).bits;
}

// V_CEIL_F32
//   D0.f32 = ceil(S0.f32)
template <class M>
constexpr uint32_t v_ceil_f32(uint32_t s0, const M& mode) {
  return fp::ceil(as_f32(s0), mode).bits;
}

// V_CEIL_F64
//   D0.f64 = ceil(S0.f64)
template <class M>
constexpr uint64_t v_ceil_f64(uint64_t s0, const M& mode) {
  return fp::ceil(as_f64(s0), mode).bits;
}

// V_CLREXCP
//   HW_REGISTERS[3] = HW_REGISTERS[3].u32 & ~0x1ffU
template <class Files>
constexpr void v_clrexcp(Files& files) {
  files.set_hwreg(3, files.hwreg(3) & 0xfffffe00u);
}

// V_CLS_I32
//   D0.i32 = leadingSignBits(S0.u32)
constexpr uint32_t v_cls_i32(uint32_t s0) {
  return uint32_t(leading_sign_bits(s0));
}

// V_CLZ_I32_U32
//   D0.i32 = leadingZeros(S0.u32)
constexpr uint32_t v_clz_i32_u32(uint32_t s0) {
  return uint32_t(leading_zeros(s0));
}

// V_COS_F16
//   D0.f16 = cos_2pi(S0.f16)
template <class M>
constexpr uint32_t v_cos_f16(uint32_t s0, const M& mode) {
  return fp::cos_2pi(as_f16(s0), mode).bits;
}

// V_COS_F32
//   D0.f32 = cos_2pi(S0.f32)
template <class M>
constexpr uint32_t v_cos_f32(uint32_t s0, const M& mode) {
  return fp::cos_2pi(as_f32(s0), mode).bits;
}

// V_CTZ_I32_B32
//   D0.i32 = findFirstOne(S0.u32)
constexpr uint32_t v_ctz_i32_b32(uint32_t s0) {
  return uint32_t(find_first_one(s0));
}

// V_CVT_F16_F32
//   D0.f16 = f32_to_f16(S0.f32)
template <class M>
constexpr uint32_t v_cvt_f16_f32(uint32_t s0, const M& mode) {
  return fp::f32_to_f16(as_f32(s0), mode).bits;
}

// V_CVT_F16_I16
//   D0.f16 = i16_to_f16(S0.i16)
template <class M>
constexpr uint32_t v_cvt_f16_i16(uint32_t s0, const M& mode) {
  return fp::i16_to_f16(int16_t(s0), mode).bits;
}

// V_CVT_F16_U16
//   D0.f16 = u16_to_f16(S0.u16)
template <class M>
constexpr uint32_t v_cvt_f16_u16(uint32_t s0, const M& mode) {
  return fp::u16_to_f16(uint16_t(s0), mode).bits;
}

// V_CVT_F32_BF16
//   D0.f32 = bf16_to_f32(S0.bf16)
template <class M>
constexpr uint32_t v_cvt_f32_bf16(uint32_t s0, const M& mode) {
  return fp::bf16_to_f32(as_bf16(s0), mode).bits;
}

// V_CVT_F32_F16
//   D0.f32 = f16_to_f32(S0.f16)
template <class M>
constexpr uint32_t v_cvt_f32_f16(uint32_t s0, const M& mode) {
  return fp::f16_to_f32(as_f16(s0), mode).bits;
}

// V_CVT_F32_F64
//   D0.f32 = f64_to_f32(S0.f64)
template <class M>
constexpr uint32_t v_cvt_f32_f64(uint64_t s0, const M& mode) {
  return fp::f64_to_f32(as_f64(s0), mode).bits;
}

// V_CVT_F32_I32
//   D0.f32 = i32_to_f32(S0.i32)
template <class M>
constexpr uint32_t v_cvt_f32_i32(uint32_t s0, const M& mode) {
  return fp::i32_to_f32(int32_t(s0), mode).bits;
}

// V_CVT_F32_U32
//   D0.f32 = u32_to_f32(S0.u32)
template <class M>
constexpr uint32_t v_cvt_f32_u32(uint32_t s0, const M& mode) {
  return fp::u32_to_f32(s0, mode).bits;
}

// V_CVT_F32_UBYTE0
//   D0.f32 = u32_to_f32(32'U(S0.u32[7 : 0]))
template <class M>
constexpr uint32_t v_cvt_f32_ubyte0(uint32_t s0, const M& mode) {
  return fp::u32_to_f32(s0 & 0xff, mode).bits;
}

// V_CVT_F32_UBYTE1
//   D0.f32 = u32_to_f32(32'U(S0.u32[15 : 8]))
template <class M>
constexpr uint32_t v_cvt_f32_ubyte1(uint32_t s0, const M& mode) {
  return fp::u32_to_f32(s0 >> 8 & 0xff, mode).bits;
}

// V_CVT_F32_UBYTE2
//   D0.f32 = u32_to_f32(32'U(S0.u32[23 : 16]))
template <class M>
constexpr uint32_t v_cvt_f32_ubyte2(uint32_t s0, const M& mode) {
  return fp::u32_to_f32(s0 >> 16 & 0xff, mode).bits;
}

// V_CVT_F32_UBYTE3
//   D0.f32 = u32_to_f32(32'U(S0.u32[31 : 24]))
template <class M>
constexpr uint32_t v_cvt_f32_ubyte3(uint32_t s0, const M& mode) {
  return fp::u32_to_f32(s0 >> 24, mode).bits;
}

// V_CVT_F64_F32
//   D0.f64 = f32_to_f64(S0.f32)
template <class M>
constexpr uint64_t v_cvt_f64_f32(uint32_t s0, const M& mode) {
  return fp::f32_to_f64(as_f32(s0), mode).bits;
}

// V_CVT_F64_I32
//   D0.f64 = i32_to_f64(S0.i32)
template <class M>
constexpr uint64_t v_cvt_f64_i32(uint32_t s0, const M& mode) {
  return fp::i32_to_f64(int32_t(s0), mode).bits;
}

// V_CVT_F64_U32
//   D0.f64 = u32_to_f64(S0.u32)
template <class M>
constexpr uint64_t v_cvt_f64_u32(uint32_t s0, const M& mode) {
  return fp::u32_to_f64(s0, mode).bits;
}

// V_CVT_FLOOR_I32_F32
//   if isNAN(S0.f32) then
//     D0.i32 = S0.u32[31] ? 0x80000000U.i32 : 0x7fffffffU.i32
//   else
//     D0.i32 = f64_to_i32(floor(64'F(S0.f32)))
//   endif
template <class M>
constexpr uint32_t v_cvt_floor_i32_f32(uint32_t s0, const M& mode) {
  if (fp::is_nan(as_f32(s0), mode)) return bit(s0, 31) ? 0x80000000u : 0x7fffffffu;
  return uint32_t(fp::f64_to_i32(fp::floor(fp::to_f64(as_f32(s0), mode), mode)));
}

// V_CVT_FLR_I32_F32
//   if isNAN(S0.f32) then
//     D0.i32 = S0.u32[31] ? 0x80000000U.i32 : 0x7fffffffU.i32
//   else
//     D0.i32 = f64_to_i32(floor(64'F(S0.f32)))
//   endif
template <class M>
constexpr uint32_t v_cvt_flr_i32_f32(uint32_t s0, const M& mode) {
  if (fp::is_nan(as_f32(s0), mode)) return bit(s0, 31) ? 0x80000000u : 0x7fffffffu;
  return uint32_t(fp::f64_to_i32(fp::floor(fp::to_f64(as_f32(s0), mode), mode)));
}

// V_CVT_I16_F16
//   D0.i16 = f16_to_i16(S0.f16)
constexpr uint32_t v_cvt_i16_f16(uint32_t s0) {
  return uint32_t(fp::f16_to_i16(as_f16(s0))) & 0xffff;
}

// V_CVT_I32_F32
//   D0.i32 = f32_to_i32(S0.f32)
constexpr uint32_t v_cvt_i32_f32(uint32_t s0) {
  return uint32_t(fp::f32_to_i32(as_f32(s0)));
}

// V_CVT_I32_F64
//   D0.i32 = f64_to_i32(S0.f64)
constexpr uint32_t v_cvt_i32_f64(uint64_t s0) {
  return uint32_t(fp::f64_to_i32(as_f64(s0)));
}

// V_CVT_I32_I16
//   D0.i32 = 32'I(S0.i16)
constexpr uint32_t v_cvt_i32_i16(uint32_t s0) {
  return uint32_t(sign_extend(s0, 16));
}

// V_CVT_NEAREST_I32_F32
//   if isNAN(S0.f32) then
//     D0.i32 = S0.u32[31] ? 0x80000000U.i32 : 0x7fffffffU.i32
//   else
//     D0.i32 = f64_to_i32(floor(64'F(S0.f32) + 0.5))
//   endif
template <class M>
constexpr uint32_t v_cvt_nearest_i32_f32(uint32_t s0, const M& mode) {
  if (fp::is_nan(as_f32(s0), mode)) return bit(s0, 31) ? 0x80000000u : 0x7fffffffu;
  return uint32_t(fp::f64_to_i32(fp::floor(fp::add(fp::to_f64(as_f32(s0), mode),
      as_f64(0x3fe0000000000000 /* 0.5 */), mode), mode)));
}

// V_CVT_NORM_I16_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   D0.i16 = f16_to_snorm(S0.f16)
template <class M>
constexpr uint32_t v_cvt_norm_i16_f16(uint32_t s0, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  return uint32_t(fp::f16_to_snorm(as_f16(s0), nearest_even)) & 0xffff;
}

// V_CVT_NORM_U16_F16
//   ROUND_MODE = ROUND_NEAREST_EVEN;
//   D0.u16 = f16_to_unorm(S0.f16)
template <class M>
constexpr uint32_t v_cvt_norm_u16_f16(uint32_t s0, const M& mode) {
  const auto nearest_even = with_round<Round::nearest_even>(mode);
  return uint32_t{fp::f16_to_unorm(as_f16(s0), nearest_even)};
}

// V_CVT_OFF_F32_I4
//   D0.f32 = i32_to_f32(32'I(S0.u32[3 : 0].i4)) * 0.0625F
template <class M>
constexpr uint32_t v_cvt_off_f32_i4(uint32_t s0, const M& mode) {
  return fp::mul(fp::i32_to_f32(sign_extend(s0, 4), mode), as_f32(0x3d800000 /* 0.0625 */), mode).bits;
}

// V_CVT_RPI_I32_F32
//   if isNAN(S0.f32) then
//     D0.i32 = S0.u32[31] ? 0x80000000U.i32 : 0x7fffffffU.i32
//   else
//     D0.i32 = f64_to_i32(floor(64'F(S0.f32) + 0.5))
//   endif
template <class M>
constexpr uint32_t v_cvt_rpi_i32_f32(uint32_t s0, const M& mode) {
  if (fp::is_nan(as_f32(s0), mode)) return bit(s0, 31) ? 0x80000000u : 0x7fffffffu;
  return uint32_t(fp::f64_to_i32(fp::floor(fp::add(fp::to_f64(as_f32(s0), mode),
      as_f64(0x3fe0000000000000 /* 0.5 */), mode), mode)));
}

// V_CVT_U16_F16
//   D0.u16 = f16_to_u16(S0.f16)
constexpr uint32_t v_cvt_u16_f16(uint32_t s0) {
  return uint32_t{fp::f16_to_u16(as_f16(s0))};
}

// V_CVT_U32_F32
//   D0.u32 = f32_to_u32(S0.f32)
constexpr uint32_t v_cvt_u32_f32(uint32_t s0) {
  return fp::f32_to_u32(as_f32(s0));
}

// V_CVT_U32_F64
//   D0.u32 = f64_to_u32(S0.f64)
constexpr uint32_t v_cvt_u32_f64(uint64_t s0) {
  return fp::f64_to_u32(as_f64(s0));
}

// V_CVT_U32_U16
//   D0.u32 = 32'U(S0.u16)
constexpr uint32_t v_cvt_u32_u16(uint32_t s0) {
  return s0 & 0xffff;
}

// V_EXP_F16
//   D0.f16 = exp2(S0.f16)
template <class M>
constexpr uint32_t v_exp_f16(uint32_t s0, const M& mode) {
  return fp::exp2(as_f16(s0), mode).bits;
}

// V_EXP_F32
//   D0.f32 = exp2(S0.f32)
template <class M>
constexpr uint32_t v_exp_f32(uint32_t s0, const M& mode) {
  return fp::exp2(as_f32(s0), mode).bits;
}

// V_EXP_LEGACY_F32
//   D0.f32 = exp2(S0.f32)
template <class M>
constexpr uint32_t v_exp_legacy_f32(uint32_t s0, const M& mode) {
  return fp::exp2(as_f32(s0), mode).bits;
}

// V_FFBH_I32
//   D0.i32 = leadingSignBits(S0.u32)
constexpr uint32_t v_ffbh_i32(uint32_t s0) {
  return uint32_t(leading_sign_bits(s0));
}

// V_FFBH_U32
//   D0.i32 = leadingZeros(S0.u32)
constexpr uint32_t v_ffbh_u32(uint32_t s0) {
  return uint32_t(leading_zeros(s0));
}

// V_FFBL_B32
//   D0.i32 = findFirstOne(S0.u32)
constexpr uint32_t v_ffbl_b32(uint32_t s0) {
  return uint32_t(find_first_one(s0));
}

// V_FLOOR_F16
//   D0.f16 = floor(S0.f16)
template <class M>
constexpr uint32_t v_floor_f16(uint32_t s0, const M& mode) {
  return fp::floor(as_f16(s0), mode).bits;
}

// V_FLOOR_F32
//   D0.f32 = floor(S0.f32)
template <class M>
constexpr uint32_t v_floor_f32(uint32_t s0, const M& mode) {
  return fp::floor(as_f32(s0), mode).bits;
}

// V_FLOOR_F64
//   D0.f64 = floor(S0.f64)
template <class M>
constexpr uint64_t v_floor_f64(uint64_t s0, const M& mode) {
  return fp::floor(as_f64(s0), mode).bits;
}

// V_FRACT_F16
//   D0.f16 = fract(S0.f16)
template <class M>
constexpr uint32_t v_fract_f16(uint32_t s0, const M& mode) {
  return fp::fract(as_f16(s0), mode).bits;
}

// V_FRACT_F32
//   D0.f32 = fract(S0.f32)
template <class M>
constexpr uint32_t v_fract_f32(uint32_t s0, const M& mode) {
  return fp::fract(as_f32(s0), mode).bits;
}

// V_FRACT_F64
//   D0.f64 = fract(S0.f64)
template <class M>
constexpr uint64_t v_fract_f64(uint64_t s0, const M& mode) {
  return fp::fract(as_f64(s0), mode).bits;
}

// V_FREXP_EXP_I16_F16
//   D0.i16 = 16'I(frexpExponent(S0.f16))
template <class M>
constexpr uint32_t v_frexp_exp_i16_f16(uint32_t s0, const M& mode) {
  return uint32_t(fp::frexp_exponent(as_f16(s0), mode)) & 0xffff;
}

// V_FREXP_EXP_I32_F32
//   D0.i32 = 32'I(frexpExponent(S0.f32))
template <class M>
constexpr uint32_t v_frexp_exp_i32_f32(uint32_t s0, const M& mode) {
  return uint32_t(fp::frexp_exponent(as_f32(s0), mode));
}

// V_FREXP_EXP_I32_F64
//   D0.i32 = 32'I(frexpExponent(S0.f64))
template <class M>
constexpr uint32_t v_frexp_exp_i32_f64(uint64_t s0, const M& mode) {
  return uint32_t(fp::frexp_exponent(as_f64(s0), mode));
}

// V_FREXP_MANT_F16
//   D0.f16 = mantissa(S0.f16)
template <class M>
constexpr uint32_t v_frexp_mant_f16(uint32_t s0, const M& mode) {
  return fp::mantissa(as_f16(s0), mode).bits;
}

// V_FREXP_MANT_F32
//   D0.f32 = mantissa(S0.f32)
template <class M>
constexpr uint32_t v_frexp_mant_f32(uint32_t s0, const M& mode) {
  return fp::mantissa(as_f32(s0), mode).bits;
}

// V_FREXP_MANT_F64
//   D0.f64 = mantissa(S0.f64)
template <class M>
constexpr uint64_t v_frexp_mant_f64(uint64_t s0, const M& mode) {
  return fp::mantissa(as_f64(s0), mode).bits;
}

// V_LOG_F16
//   D0.f16 = log2(S0.f16)
template <class M>
constexpr uint32_t v_log_f16(uint32_t s0, const M& mode) {
  return fp::log2(as_f16(s0), mode).bits;
}

// V_LOG_F32
//   D0.f32 = log2(S0.f32)
template <class M>
constexpr uint32_t v_log_f32(uint32_t s0, const M& mode) {
  return fp::log2(as_f32(s0), mode).bits;
}

// V_LOG_LEGACY_F32
//   D0.f32 = log2(S0.f32)
template <class M>
constexpr uint32_t v_log_legacy_f32(uint32_t s0, const M& mode) {
  return fp::log2(as_f32(s0), mode).bits;
}

// V_MOV_B16
//   D0.b16 = S0.b16
constexpr uint32_t v_mov_b16(uint32_t s0) {
  return s0 & 0xffff;
}

// V_MOV_B32
//   D0.b32 = S0.b32
constexpr uint32_t v_mov_b32(uint32_t s0) {
  return s0;
}

// V_MOV_B64
//   D0.b64 = S0.b64
template <class W = uint64_t>
constexpr W v_mov_b64(std::type_identity_t<W> s0) {
  return s0;
}

// V_NOP
//   nop()
constexpr void v_nop() {

}

// V_NOT_B16
//   D0.u16 = ~S0.u16
constexpr uint32_t v_not_b16(uint32_t s0) {
  return ~s0 & 0xffff;
}

// V_NOT_B32
//   D0.u32 = ~S0.u32
constexpr uint32_t v_not_b32(uint32_t s0) {
  return ~s0;
}

// V_PIPEFLUSH
//   nop()
constexpr void v_pipeflush() {

}

// V_PRNG_B32
//   shifted = S0.u32 << 1U;
//   D0.u32 = S0.u32[31] ? shifted ^ 0xc5U : shifted
constexpr uint32_t v_prng_b32(uint32_t s0) {
  const uint32_t shifted = s0 << 1;
  return bit(s0, 31) ? shifted ^ 0xc5u : shifted;
}

// V_RCP_F16
//   D0.f16 = rcp(S0.f16)
template <class M>
constexpr uint32_t v_rcp_f16(uint32_t s0, const M& mode) {
  return fp::rcp(as_f16(s0), mode).bits;
}

// V_RCP_F32
//   D0.f32 = rcp(S0.f32)
template <class M>
constexpr uint32_t v_rcp_f32(uint32_t s0, const M& mode) {
  return fp::rcp(as_f32(s0), mode).bits;
}

// V_RCP_F64
//   D0.f64 = rcp(S0.f64)
template <class M>
constexpr uint64_t v_rcp_f64(uint64_t s0, const M& mode) {
  return fp::rcp(as_f64(s0), mode).bits;
}

// V_RCP_IFLAG_F32
//   D0.f32 = rcp(S0.f32)
template <class M>
constexpr uint32_t v_rcp_iflag_f32(uint32_t s0, const M& mode) {
  return fp::rcp(as_f32(s0), mode).bits;
}

// V_READFIRSTLANE_B32
//   first = EXEC.u64 == 0ULL ? 0 : findFirstOne(EXEC.u64);
//   D0.b32 = VGPR[first][SRC0.u32].b32
template <class Files>
constexpr uint32_t v_readfirstlane_b32(uint64_t exec, uint32_t src0_number, const Files& files) {
  const int32_t first = exec == 0 ? 0 : find_first_one(exec);
  return files.vgpr(uint32_t(first), src0_number);
}

// V_RNDNE_F16
//   D0.f16 = rndne(S0.f16)
template <class M>
constexpr uint32_t v_rndne_f16(uint32_t s0, const M& mode) {
  return fp::rndne(as_f16(s0), mode).bits;
}

// V_RNDNE_F32
//   D0.f32 = rndne(S0.f32)
template <class M>
constexpr uint32_t v_rndne_f32(uint32_t s0, const M& mode) {
  return fp::rndne(as_f32(s0), mode).bits;
}

// V_RNDNE_F64
//   D0.f64 = rndne(S0.f64)
template <class M>
constexpr uint64_t v_rndne_f64(uint64_t s0, const M& mode) {
  return fp::rndne(as_f64(s0), mode).bits;
}

// V_RSQ_F16
//   D0.f16 = rsq(S0.f16)
template <class M>
constexpr uint32_t v_rsq_f16(uint32_t s0, const M& mode) {
  return fp::rsq(as_f16(s0), mode).bits;
}

// V_RSQ_F32
//   D0.f32 = rsq(S0.f32)
template <class M>
constexpr uint32_t v_rsq_f32(uint32_t s0, const M& mode) {
  return fp::rsq(as_f32(s0), mode).bits;
}

// V_RSQ_F64
//   D0.f64 = rsq(S0.f64)
template <class M>
constexpr uint64_t v_rsq_f64(uint64_t s0, const M& mode) {
  return fp::rsq(as_f64(s0), mode).bits;
}

// V_SAT_PK_U8_I16
//   SAT = lambda(x) (return x < 0 ? 0U : (x > 255 ? 255U : 32'U(x)));
//   low = SAT(32'I(S0.u32[15 : 0].i16));
//   high = SAT(32'I(S0.u32[31 : 16].i16));
//   D0.u16 = 16'U(low | (high << 8U))
constexpr uint32_t v_sat_pk_u8_i16(uint32_t s0) {
  const auto sat = [](uint32_t x) -> uint32_t {
    return int32_t(x) < 0 ? 0u : int32_t(x) > 255 ? 255u : x;
  };
  const uint32_t low = sat(uint32_t(sign_extend(s0, 16)));
  const uint32_t high = sat(uint32_t(sign_extend(s0 >> 16, 16)));
  return (low | (high << 8)) & 0xffff;
}

// V_SIN_F16
//   D0.f16 = sin_2pi(S0.f16)
template <class M>
constexpr uint32_t v_sin_f16(uint32_t s0, const M& mode) {
  return fp::sin_2pi(as_f16(s0), mode).bits;
}

// V_SIN_F32
//   D0.f32 = sin_2pi(S0.f32)
template <class M>
constexpr uint32_t v_sin_f32(uint32_t s0, const M& mode) {
  return fp::sin_2pi(as_f32(s0), mode).bits;
}

// V_SQRT_F16
//   D0.f16 = sqrt(S0.f16)
template <class M>
constexpr uint32_t v_sqrt_f16(uint32_t s0, const M& mode) {
  return fp::sqrt(as_f16(s0), mode).bits;
}

// V_SQRT_F32
//   D0.f32 = sqrt(S0.f32)
template <class M>
constexpr uint32_t v_sqrt_f32(uint32_t s0, const M& mode) {
  return fp::sqrt(as_f32(s0), mode).bits;
}

// V_SQRT_F64
//   D0.f64 = sqrt(S0.f64)
template <class M>
constexpr uint64_t v_sqrt_f64(uint64_t s0, const M& mode) {
  return fp::sqrt(as_f64(s0), mode).bits;
}

// V_SWAP_B16
//   old = D0.b16;
//   D0.b16 = S0.b16;
//   S0.b16 = old
constexpr SwapResult<uint32_t> v_swap_b16(uint32_t s0, uint32_t d0) {
  const uint32_t old = d0 & 0xffff;
  return {s0 & 0xffff, old};
}

// V_SWAP_B32
//   old = D0.b32;
//   D0.b32 = S0.b32;
//   S0.b32 = old
constexpr SwapResult<uint32_t> v_swap_b32(uint32_t s0, uint32_t d0) {
  const uint32_t old = d0;
  return {s0, old};
}

// V_S_EXP_F16
//   D0.f16 = exp2(S0.f16)
template <class M>
constexpr uint32_t v_s_exp_f16(uint32_t s0, const M& mode) {
  return fp::exp2(as_f16(s0), mode).bits;
}

// V_S_EXP_F32
//   D0.f32 = exp2(S0.f32)
template <class M>
constexpr uint32_t v_s_exp_f32(uint32_t s0, const M& mode) {
  return fp::exp2(as_f32(s0), mode).bits;
}

// V_S_LOG_F16
//   D0.f16 = log2(S0.f16)
template <class M>
constexpr uint32_t v_s_log_f16(uint32_t s0, const M& mode) {
  return fp::log2(as_f16(s0), mode).bits;
}

// V_S_LOG_F32
//   D0.f32 = log2(S0.f32)
template <class M>
constexpr uint32_t v_s_log_f32(uint32_t s0, const M& mode) {
  return fp::log2(as_f32(s0), mode).bits;
}

// V_S_RCP_F16
//   D0.f16 = rcp(S0.f16)
template <class M>
constexpr uint32_t v_s_rcp_f16(uint32_t s0, const M& mode) {
  return fp::rcp(as_f16(s0), mode).bits;
}

// V_S_RCP_F32
//   D0.f32 = rcp(S0.f32)
template <class M>
constexpr uint32_t v_s_rcp_f32(uint32_t s0, const M& mode) {
  return fp::rcp(as_f32(s0), mode).bits;
}

// V_S_RSQ_F16
//   D0.f16 = rsq(S0.f16)
template <class M>
constexpr uint32_t v_s_rsq_f16(uint32_t s0, const M& mode) {
  return fp::rsq(as_f16(s0), mode).bits;
}

// V_S_RSQ_F32
//   D0.f32 = rsq(S0.f32)
template <class M>
constexpr uint32_t v_s_rsq_f32(uint32_t s0, const M& mode) {
  return fp::rsq(as_f32(s0), mode).bits;
}

// V_S_SQRT_F16
//   D0.f16 = sqrt(S0.f16)
template <class M>
constexpr uint32_t v_s_sqrt_f16(uint32_t s0, const M& mode) {
  return fp::sqrt(as_f16(s0), mode).bits;
}

// V_S_SQRT_F32
//   D0.f32 = sqrt(S0.f32)
template <class M>
constexpr uint32_t v_s_sqrt_f32(uint32_t s0, const M& mode) {
  return fp::sqrt(as_f32(s0), mode).bits;
}

// V_TRUNC_F16
//   D0.f16 = trunc(S0.f16)
template <class M>
constexpr uint32_t v_trunc_f16(uint32_t s0, const M& mode) {
  return fp::trunc(as_f16(s0), mode).bits;
}

// V_TRUNC_F32
//   D0.f32 = trunc(S0.f32)
template <class M>
constexpr uint32_t v_trunc_f32(uint32_t s0, const M& mode) {
  return fp::trunc(as_f32(s0), mode).bits;
}

// V_TRUNC_F64
//   D0.f64 = trunc(S0.f64)
template <class M>
constexpr uint64_t v_trunc_f64(uint64_t s0, const M& mode) {
  return fp::trunc(as_f64(s0), mode).bits;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif

}  // namespace lockstep::common::sem
