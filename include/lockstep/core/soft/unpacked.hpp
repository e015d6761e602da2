// Soft floating point, ground floor: taking floats apart, and rounding exact results back into a format.
// Integers only, so constant evaluation and every host give the same bits.
#pragma once

#include <bit>
#include <cstdint>

#include "lockstep/core/float_types.hpp"
#include "lockstep/core/mode.hpp"

namespace lockstep::fp::soft {

__extension__ using U128 = unsigned __int128;

/// What MODE says about one operation on one format.
struct Environment {
  Round round = Round::nearest_even;
  bool denorm_in = true;       ///< denormal sources keep their value (else: zero of the same sign)
  bool denorm_out = true;      ///< denormal results are kept (else: zero of the same sign)
  bool saturate = false;       ///< overflow gives the largest finite number (FP16_OVFL)
  bool product_first = false;  ///< a * b + c: a product of infinity and zero gives its NaN before that of c
};

enum class Class : std::uint8_t { zero, finite, infinity, nan };

/// A finite number is (-1)^sign * significand / 2^63 * 2^exponent with bit 63 of the significand set.
struct Unpacked {
  std::uint64_t significand = 0;
  std::int32_t exponent = 0;
  Class kind = Class::zero;
  bool sign = false;
};

template <class F>
[[gnu::noinline]] constexpr Unpacked unpack(F value, bool keep_denormals = true) {
  const std::uint64_t bits = value.bits;
  const bool sign = (bits & F::sign_mask) != 0;
  const std::uint64_t fraction = bits & F::fraction_mask;
  const std::int32_t field =
      static_cast<std::int32_t>(bits >> F::fraction_bits & static_cast<std::uint64_t>(F::exponent_max));
  if constexpr (F::specials == Specials::fnuz) {
    if (bits == F::default_nan) return {0, 0, Class::nan, sign};
  }
  if (field == 0) {
    if (fraction == 0 || !keep_denormals) return {0, 0, Class::zero, sign};
    const int zeros = std::countl_zero(fraction);
    return {fraction << zeros, 1 - F::bias + (63 - F::fraction_bits) - zeros, Class::finite, sign};
  }
  if (field == F::exponent_max) {
    if constexpr (F::specials == Specials::ieee) {
      return {0, 0, fraction != 0 ? Class::nan : Class::infinity, sign};
    } else if constexpr (F::specials == Specials::nan_only) {
      if (fraction == F::fraction_mask) return {0, 0, Class::nan, sign};
    }
  }
  return {(fraction | std::uint64_t{1} << F::fraction_bits) << (63 - F::fraction_bits), field - F::bias, Class::finite,
          sign};
}

/// FNUZ has one zero, without a sign.
template <class F>
constexpr F with_sign(std::uint64_t magnitude, bool sign) {
  if constexpr (F::specials == Specials::fnuz) sign = sign && magnitude != 0;
  return F{static_cast<typename F::Bits>(magnitude | (sign ? F::sign_mask : typename F::Bits{0}))};
}
template <class F>
constexpr F zero(bool sign) {
  return with_sign<F>(0, sign);
}
/// Infinity; in formats without one: NaN (e4m3fn, FNUZ) or the largest finite number (fp6, fp4).
template <class F>
constexpr F infinity(bool sign) {
  if constexpr (F::specials == Specials::ieee) return with_sign<F>(F::exponent_mask, sign);
  if constexpr (F::specials == Specials::nan_only || F::specials == Specials::fnuz)
    return with_sign<F>(F::default_nan, sign);
  return with_sign<F>(F::max_finite, sign);
}

/// value >> count with every bit that falls off kept as one sticky bit.
template <class Word>
constexpr Word shift_right_sticky(Word value, std::int32_t count) {
  if (count <= 0) return value;
  if (count >= static_cast<std::int32_t>(sizeof(Word) * 8)) return value != 0 ? Word{1} : Word{0};
  const Word lost = value << (static_cast<std::int32_t>(sizeof(Word) * 8) - count);
  return (value >> count) | (lost != 0 ? Word{1} : Word{0});
}

constexpr int leading_zeros(std::uint64_t value) { return std::countl_zero(value); }
constexpr int leading_zeros(U128 value) {
  const auto high = static_cast<std::uint64_t>(value >> 64);
  return high != 0 ? std::countl_zero(high) : 64 + std::countl_zero(static_cast<std::uint64_t>(value));
}
constexpr std::uint64_t top_word(std::uint64_t value) { return value; }
constexpr std::uint64_t top_word(U128 value) {
  return static_cast<std::uint64_t>(value >> 64) | (static_cast<std::uint64_t>(value) != 0 ? 1u : 0u);
}

/// Does the part cut off push the kept part up? `rest` is that part as a fraction of 2^64.
constexpr bool rounds_up(Round round, bool sign, bool odd, std::uint64_t rest) {
  constexpr std::uint64_t half = std::uint64_t{1} << 63;
  switch (round) {
    case Round::nearest_even: return rest > half || (rest == half && odd);
    case Round::plus_infinity: return !sign && rest != 0;
    case Round::minus_infinity: return sign && rest != 0;
    case Round::toward_zero: break;
  }
  return false;
}

/// The finite number (significand / 2^63 * 2^exponent, bit 63 set, bit 0 sticky) in format F.
/// Overflow gives infinity or the largest finite number as the rounding mode says, always the latter with
/// `saturate`. A result is denormal for flushing when it is below the smallest normal number after rounding
/// to full precision with an unbounded exponent (x86's rule; AMD documents none).
template <class F>
[[gnu::noinline]] constexpr F round_pack(bool sign, std::int32_t exponent, std::uint64_t significand,
                                         const Environment& env) {
  constexpr int normal_cut = 63 - F::fraction_bits;
  const std::int32_t field = exponent + F::bias;
  std::int32_t cut = normal_cut;
  if (field <= 0) {
    if (!env.denorm_out) {
      const std::uint64_t kept = significand >> normal_cut;
      const bool up = rounds_up(env.round, sign, (kept & 1u) != 0, significand << (64 - normal_cut));
      const bool reaches_normal = field == 0 && kept + (up ? 1u : 0u) == std::uint64_t{2} << F::fraction_bits;
      return with_sign<F>(reaches_normal ? std::uint64_t{1} << F::fraction_bits : 0, sign);
    }
    cut += 1 - field;
  }
  const std::uint64_t kept = cut < 64 ? significand >> cut : 0;
  const std::uint64_t rest = cut < 64 ? significand << (64 - cut) : cut == 64 ? significand : 1;
  const bool up = rounds_up(env.round, sign, (kept & 1u) != 0, rest);
  const std::uint64_t base = field > F::exponent_max ? std::uint64_t{F::max_finite} + 1
                             : field > 0             ? static_cast<std::uint64_t>(field - 1) << F::fraction_bits
                                                     : 0;
  const std::uint64_t magnitude = base + kept + (up ? 1u : 0u);
  if (magnitude <= F::max_finite) return with_sign<F>(magnitude, sign);
  const bool away = env.round == Round::nearest_even || (env.round == Round::plus_infinity && !sign) ||
                    (env.round == Round::minus_infinity && sign);
  if (env.saturate || !away) return with_sign<F>(F::max_finite, sign);
  return infinity<F>(sign);
}

}  // namespace lockstep::fp::soft
