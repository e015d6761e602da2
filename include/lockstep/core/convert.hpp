// Conversions between floats, and between floats and integers.
//
// Integers to floats and narrowing floats round by MODE. Floats to integers truncate, saturate to the
// integer's range, and give 0 for NaN (CDNA4 ISA manual, V_CVT_*).
#pragma once

#include <concepts>
#include <limits>

#include "lockstep/core/arithmetic.hpp"
#include "lockstep/core/inlining.hpp"

namespace lockstep::fp {

/// Between float formats as an instruction does it: signalling NaNs become quiet, sources and result flushed
/// by MODE.
template <class To, class From, class M>
LOCKSTEP_LANE_INLINE constexpr To convert(From x, const M& mode) {
  if constexpr (hardware::converts<To, From>) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<From>(mode) && hardware::same_rounding<To>(mode)) {
      return hardware::convert<To>(x);
    }
  }
  if constexpr (hardware::available && std::is_same_v<From, F32> && std::is_same_v<To, F16>) {
    if (!std::is_constant_evaluated() && hardware::f16_toward_zero(mode)) return hardware::to_f16_toward_zero(x);
  }
  return soft::convert<To>(x, environment<From>(mode), environment<To>(mode));
}

/// An integer's value in format To, rounded by MODE.
template <class To, std::integral I, class M>
constexpr To from_integer(I value, const M& mode) {
  if constexpr (hardware::available && hardware::native<To>) {
    if (!std::is_constant_evaluated() && hardware::same_rounding<To>(mode)) {
      return hardware::from_host(static_cast<hardware::HostOf<To>>(value));
    }
  }
  const bool negative = std::is_signed_v<I> && value < 0;
  const std::uint64_t wide = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
  const std::uint64_t magnitude = negative ? 0 - wide : std::is_signed_v<I> ? wide : static_cast<std::uint64_t>(value);
  if (magnitude == 0) return soft::zero<To>(false);
  const int zeros = std::countl_zero(magnitude);
  return soft::round_pack<To>(negative, 63 - zeros, magnitude << zeros, environment<To>(mode));
}

/// A float rounded to an integer; out of range (after rounding) saturates, NaN gives 0.
template <std::integral I, class From>
constexpr I to_integer(From x, Round round = Round::toward_zero) {
  using Limits = std::numeric_limits<I>;
  const soft::Unpacked u = soft::unpack(x);
  if (u.kind == soft::Class::nan || u.kind == soft::Class::zero) return 0;
  if (u.kind == soft::Class::infinity || u.exponent > 62) return u.sign ? Limits::min() : Limits::max();
  // Units above bit 64, the fraction below.
  const soft::U128 shifted = soft::shift_right_sticky(static_cast<soft::U128>(u.significand) << 64, 63 - u.exponent);
  const auto kept = static_cast<std::uint64_t>(shifted >> 64), rest = static_cast<std::uint64_t>(shifted);
  const std::uint64_t magnitude = kept + (soft::rounds_up(round, u.sign, (kept & 1u) != 0, rest) ? 1u : 0u);
  if (!u.sign) return magnitude > static_cast<std::uint64_t>(Limits::max()) ? Limits::max() : static_cast<I>(magnitude);
  if constexpr (!std::is_signed_v<I>) return 0;
  const std::uint64_t lowest = 0 - static_cast<std::uint64_t>(static_cast<std::int64_t>(Limits::min()));
  return magnitude >= lowest ? Limits::min() : static_cast<I>(-static_cast<std::int64_t>(magnitude));
}

namespace detail {
template <class I, class F>
constexpr I truncate(F x) {
  if constexpr (hardware::available) {
    if (!std::is_constant_evaluated()) return hardware::truncate<I>(x);
  }
  return to_integer<I>(x);
}
}  // namespace detail

/// Does rounding this f32 to f16, to nearest even, depend on what an earlier rounding to f32 has cut off? True in the
/// middle between two numbers of f16; among f16's denormals wherever the low 12 bits are 0.
constexpr bool f16_depends_on_more(F32 x) {
  const std::uint32_t magnitude = magnitude_bits(x);
  return eager_or((magnitude & 0x1fffu) == 0x1000u, eager_and(magnitude - 1u < 0x387fffffu, (magnitude & 0xfffu) == 0));
}

// The vendor's names.
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 f32_to_f16(F32 x, const M& mode) {
  return convert<F16>(x, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 f16_to_f32(F16 x, const M& mode) {
  return convert<F32>(x, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F64 f32_to_f64(F32 x, const M& mode) {
  return convert<F64>(x, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 f64_to_f32(F64 x, const M& mode) {
  return convert<F32>(x, mode);
}
/// a * b + c of f32 numbers, rounded once, to f16 (V_FMA_MIXLO_F16). With UncheckedMode the sum is rounded to f32
/// first, which leaves a doubt where the second rounding depends on what the first one cut off.
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 fma_to_f16(F32 a, F32 b, F32 c, const M& mode) {
  if constexpr (is_unchecked<M> && hardware::available) {
    if (!std::is_constant_evaluated()) {
      const F32 sum = detail::host_fma<M>(a, b, c);
      mode.note(sum);
      mode.note_doubt(select<std::uint32_t>(f16_depends_on_more(sum), 1u, 0u));
      return hardware::convert<F16>(sum);
    }
  }
  return soft::fma_to<F16>(a, b, c, environment<F32>(mode), environment<F16>(mode), 0);
}

/// bf16 is the upper half of an f32: widening is a shift. It flushes nothing and keeps signalling NaNs.
constexpr F32 bf16_to_f32(BF16 x) { return F32{static_cast<std::uint32_t>(x.bits) << 16}; }
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 bf16_to_f32(BF16 x, const M&) {
  return bf16_to_f32(x);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr BF16 f32_to_bf16(F32 x, const M& mode) {
  return convert<BF16>(x, mode);
}

template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 i16_to_f16(std::int16_t x, const M& mode) {
  return from_integer<F16>(x, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F16 u16_to_f16(std::uint16_t x, const M& mode) {
  return from_integer<F16>(x, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 i32_to_f32(std::int32_t x, const M& mode) {
  return from_integer<F32>(x, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F32 u32_to_f32(std::uint32_t x, const M& mode) {
  return from_integer<F32>(x, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F64 i32_to_f64(std::int32_t x, const M& mode) {
  return from_integer<F64>(x, mode);
}
template <class M>
LOCKSTEP_LANE_INLINE constexpr F64 u32_to_f64(std::uint32_t x, const M& mode) {
  return from_integer<F64>(x, mode);
}

constexpr std::int32_t f32_to_i32(F32 x) { return detail::truncate<std::int32_t>(x); }
constexpr std::uint32_t f32_to_u32(F32 x) { return detail::truncate<std::uint32_t>(x); }
constexpr std::int32_t f64_to_i32(F64 x) { return detail::truncate<std::int32_t>(x); }
constexpr std::uint32_t f64_to_u32(F64 x) { return detail::truncate<std::uint32_t>(x); }
constexpr std::int16_t f16_to_i16(F16 x) { return to_integer<std::int16_t>(x); }
constexpr std::uint16_t f16_to_u16(F16 x) { return to_integer<std::uint16_t>(x); }
/// V_CVT_PK_U8_F32 rounds by MODE (public measurement on gfx1201; the manual is silent).
template <class M>
LOCKSTEP_LANE_INLINE constexpr std::uint8_t f32_to_u8(F32 x, const M& mode) {
  return to_integer<std::uint8_t>(x, environment<F32>(mode).round);
}

// Casts of the notation (`64'F(x)`, `32'F(x)`, `16'F(x)`) are changes of type, not instructions: a NaN stays
// what it is (signalling stays signalling, so that isSignalNAN(64'F(x)) asks about x), and widening flushes
// nothing.
namespace detail {
template <class To, class From, class M>
LOCKSTEP_LANE_INLINE constexpr To cast(From x, const M& mode) {
  if constexpr (std::integral<From>) {
    return from_integer<To>(x, mode);
  } else if constexpr (std::same_as<To, From>) {
    return x;
  } else {
    soft::Environment env = environment<To>(mode);
    if constexpr (To::fraction_bits >= From::fraction_bits) env.denorm_out = true;
    const To result = soft::convert<To>(x, soft::Environment{}, env);
    if (!is_signal_nan(x)) return result;
    const auto signalling = static_cast<typename To::Bits>(result.bits & ~To::quiet_bit);
    return is_nan(To{signalling}) ? To{signalling} : To{static_cast<typename To::Bits>(signalling | 1u)};
  }
}
}  // namespace detail
template <class From, class M>
constexpr F64 to_f64(From x, const M& mode) {
  return detail::cast<F64>(x, mode);
}
template <class From, class M>
constexpr F32 to_f32(From x, const M& mode) {
  return detail::cast<F32>(x, mode);
}
template <class From, class M>
constexpr F16 to_f16(From x, const M& mode) {
  return detail::cast<F16>(x, mode);
}
template <class From, class M>
constexpr BF16 to_bf16(From x, const M& mode) {
  return detail::cast<BF16>(x, mode);
}
template <class From>
constexpr F64 to_f64(From x) {
  return to_f64(x, DefaultMode{});
}
template <class From>
constexpr F32 to_f32(From x) {
  return to_f32(x, DefaultMode{});
}
template <class From>
constexpr F16 to_f16(From x) {
  return to_f16(x, DefaultMode{});
}

}  // namespace lockstep::fp
