// The exception flags that an operation raises: bits 6:0 of EXCP_FLAG_USER (GFX12) and of TRAPSTS (before).
//
// Source: results recorded on a gfx1201 (tests/silicon/exceptions): V_FMA, V_FMAC, V_PK_FMA of f16, V_DIV_FMAS,
// V_DIV_FIXUP, V_SIN, V_COS, comparisons, S_CEIL and its kin. For other formats and for sums and products the same
// rules are extrapolated. For MODEs that flush denormals they are recorded for comparisons and S_CEIL, and
// extrapolated for all others.
//  - A signalling NaN, an infinity times zero, a difference of infinities: invalid, and nothing else.
//  - A quiet NaN alone: nothing.
//  - A denormal source that MODE keeps: input denormal, also beside an infinity.
//  - The rounded result has an exponent that is too large: overflow and inexact, whatever FP16_OVFL says.
//  - The result is not exact: inexact. If it is also tiny, when rounded to full precision with an unbounded exponent:
//    underflow and inexact.
//  - With OMOD neither underflow nor inexact; overflow where the result or the scaled result is too large.
//  - With CLAMP nothing; but a comparison with CLAMP is invalid for quiet NaNs, too.
#pragma once

#include <cstdint>
#include <type_traits>

#include "lockstep/core/output_modifiers.hpp"
#include "lockstep/core/silicon/turns.hpp"
#include "lockstep/core/soft/arithmetic.hpp"

namespace lockstep::fp {

namespace exception {
inline constexpr std::uint32_t invalid = 1, input_denormal = 2, division_by_zero = 4, overflow = 8, underflow = 16,
                               inexact = 32, integer_division_by_zero = 64;
inline constexpr std::uint32_t all = 127;
}  // namespace exception

/// What write-back does to the result.
struct ResultModifiers {
  Omod omod = Omod::none;  ///< none where MODE switches OMOD off
  bool clamp = false;
};

namespace detail {

/// The flags of a finite result other than zero: `significand` / 2^63 * 2^exponent, bit 63 set, bit 0 sticky, which
/// is to become a number of format F.
template <class F>
constexpr std::uint32_t flags_of_rounding(bool sign, std::int32_t exponent, std::uint64_t significand,
                                          const soft::Environment& env, Omod omod) {
  constexpr std::int32_t cut = 63 - F::fraction_bits;
  const std::uint64_t kept = significand >> cut, rest = significand << (64 - cut);
  const bool up = soft::rounds_up(env.round, sign, (kept & 1u) != 0, rest);
  const bool carries = kept + (up ? 1u : 0u) == std::uint64_t{2} << F::fraction_bits;
  const std::int32_t field = exponent + F::bias, rounded_field = field + (carries ? 1 : 0);
  const bool tiny = rounded_field <= 0, scaled = omod != Omod::none;
  if (rounded_field >= F::exponent_max) return exception::overflow | (scaled ? 0 : exception::inexact);
  if (scaled) {
    const std::int32_t steps = omod == Omod::multiply_2 ? 1 : omod == Omod::multiply_4 ? 2 : -1;
    return !tiny && rounded_field + steps >= F::exponent_max ? exception::overflow : 0;
  }
  bool inexact = rest != 0;
  if (field <= 0) {
    const std::int32_t lost = cut + 1 - field;
    inexact = lost >= 64 || significand << (64 - lost) != 0;
  }
  if (tiny && !env.denorm_out) inexact = true;
  return inexact ? exception::inexact | (tiny ? exception::underflow : 0) : 0;
}

/// The same of 2^scale * (a * b + c), none of which is a NaN or an infinity.
template <class To, class From>
constexpr std::uint32_t flags_of_sum(soft::Unpacked x, const soft::Unpacked& y, soft::Unpacked z,
                                     const soft::Environment& env, Omod omod, std::int32_t scale) {
  using Word = typename soft::Product<From>::Word;
  x.exponent += scale;
  z.exponent += scale;
  const bool no_product = x.kind == soft::Class::zero || y.kind == soft::Class::zero;
  if (no_product)
    return z.kind == soft::Class::zero ? 0 : flags_of_rounding<To>(z.sign, z.exponent, z.significand, env, omod);
  bool sign = x.sign != y.sign;
  Word sum = soft::Product<From>::of(x.significand, y.significand);
  std::int32_t exponent = x.exponent + y.exponent + 1;
  if (soft::leading_zeros(sum) == 2) {
    sum <<= 1;
    exponent -= 1;
  }
  if (z.kind != soft::Class::zero) {
    Word addend = static_cast<Word>(static_cast<Word>(z.significand) << (sizeof(Word) * 8 - 64)) >> 1;
    const bool larger = z.exponent > exponent || (z.exponent == exponent && addend > sum);
    const std::int32_t distance = larger ? z.exponent - exponent : exponent - z.exponent;
    (larger ? sum : addend) = soft::shift_right_sticky(larger ? sum : addend, distance);
    if (sign == z.sign) {
      sum += addend;
    } else {
      sum = larger ? addend - sum : sum - addend;
    }
    if (larger) {
      sign = z.sign;
      exponent = z.exponent;
    }
    if (sum == 0) return 0;
  }
  const int zeros = soft::leading_zeros(sum);
  return flags_of_rounding<To>(sign, exponent + 1 - zeros, soft::top_word(static_cast<Word>(sum << zeros)), env, omod);
}

/// Can a * b + c raise nothing but inexact? The exponents are far from both ends, so that neither the product nor a
/// difference gets there.
template <class F>
constexpr bool raises_inexact_alone(F a, F b, F c) {
  constexpr std::int32_t least = 2 * F::fraction_bits + 4, most = F::exponent_max - 3;
  if constexpr (least >= most) return false;
  const std::int32_t product = exponent(a) + exponent(b) - F::bias, addend = exponent(c);
  const auto is_source = [](std::int32_t field) { return field != 0 && field != F::exponent_max; };
  return is_source(exponent(a)) && is_source(exponent(b)) && product > least && product < most &&
         (is_zero(c) || (addend > least && addend < most));
}

/// The flags of a * b + c without CLAMP.
template <class To, class From, class M>
[[gnu::noinline]] constexpr std::uint32_t flags_of_any_sum(From a, From b, From c, const M& mode, Omod omod) {
  if (is_signal_nan(a) || is_signal_nan(b) || is_signal_nan(c)) return exception::invalid;
  const soft::Environment from = environment<From>(mode);
  const soft::Unpacked x = soft::unpack(a, from.denorm_in), y = soft::unpack(b, from.denorm_in),
                       z = soft::unpack(c, from.denorm_in);
  using Kind = soft::Class;
  if ((x.kind == Kind::infinity && y.kind == Kind::zero) || (x.kind == Kind::zero && y.kind == Kind::infinity))
    return exception::invalid;
  if (x.kind == Kind::nan || y.kind == Kind::nan || z.kind == Kind::nan) return 0;
  const bool denormal = from.denorm_in && (is_denormal(a) || is_denormal(b) || is_denormal(c));
  const std::uint32_t sources = denormal ? exception::input_denormal : 0;
  const bool infinite = x.kind == Kind::infinity || y.kind == Kind::infinity;
  if (infinite && z.kind == Kind::infinity && z.sign != (x.sign != y.sign)) return exception::invalid;
  if (infinite || z.kind == Kind::infinity) return sources;
  return sources | flags_of_sum<To, From>(x, y, z, environment<To>(mode), omod, 0);
}

}  // namespace detail

/// The flags of a * b + c, which is computed in format From and rounded to To. `known`: flags that are up already;
/// those among them need not be in the result.
template <class To, class From, class M>
constexpr std::uint32_t flags_of_multiply_add(From a, From b, From c, const M& mode, ResultModifiers modifiers,
                                              std::uint32_t known = 0) {
  if (modifiers.clamp) return 0;
  if constexpr (std::is_same_v<To, From>)
    if ((known & exception::inexact) != 0 && modifiers.omod == Omod::none && detail::raises_inexact_alone(a, b, c))
      return 0;
  return detail::flags_of_any_sum<To>(a, b, c, mode, modifiers.omod);
}

/// The number one.
template <class F>
constexpr F one() {
  return F{static_cast<typename F::Bits>(static_cast<std::uint64_t>(F::bias) << F::fraction_bits)};
}

/// The flags of a as a number of format To.
template <class To, class From, class M>
constexpr std::uint32_t flags_of_conversion(From a, const M& mode, ResultModifiers modifiers, std::uint32_t known = 0) {
  if (modifiers.clamp) return 0;
  // Of a size that both formats have with room to spare, it can only be inexact.
  constexpr std::int32_t most = To::bias < From::bias ? To::bias : From::bias;
  const std::int32_t power = exponent(a) - From::bias;
  if ((known & exception::inexact) != 0 && modifiers.omod == Omod::none && power > 2 - most && power < most - 1)
    return 0;
  return detail::flags_of_any_sum<To>(a, one<From>(), soft::zero<From>(sign(a)), mode, modifiers.omod);
}

/// V_DIV_FMAS: a * b + c, scaled by a power of two if its VCC bit is set (`scaled`). Never invalid or input denormal;
/// denormal sources are kept.
template <class F, class M>
constexpr std::uint32_t flags_of_division_step(F a, F b, F c, bool scaled, const M& mode, ResultModifiers modifiers) {
  if (modifiers.clamp) return 0;
  const soft::Unpacked x = soft::unpack(a), y = soft::unpack(b), z = soft::unpack(c);
  for (const soft::Unpacked* each : {&x, &y, &z})
    if (each->kind == soft::Class::nan || each->kind == soft::Class::infinity) return 0;
  constexpr std::int32_t step = F::total_bits == 64 ? 128 : 64;
  const std::int32_t scale = !scaled ? 0 : exponent(c) > F::bias ? step : -step;
  return detail::flags_of_sum<F, F>(x, y, z, environment<F>(mode), modifiers.omod, scale);
}

/// V_DIV_FIXUP of a quotient, a denominator, a numerator.
template <class F, class M>
constexpr std::uint32_t flags_of_division_fixup(F quotient, F denominator, F numerator, const M& mode,
                                                ResultModifiers modifiers) {
  if (modifiers.clamp) return 0;
  if (is_signal_nan(denominator) || is_signal_nan(numerator)) return exception::invalid;
  if (is_nan(denominator) || is_nan(numerator)) return 0;
  const F d = flush_input(denominator, mode), n = flush_input(numerator, mode);
  if ((is_zero(d) && is_zero(n)) || (is_infinity(d) && is_infinity(n))) return exception::invalid;
  if (is_zero(d) && !is_infinity(n)) return exception::division_by_zero;
  const std::uint32_t sources = is_denormal(d) || is_denormal(n) ? exception::input_denormal : 0;
  if (is_zero(d) || is_zero(n) || is_infinity(d) || is_infinity(n)) return sources;
  const bool scaled = modifiers.omod != Omod::none;
  const std::uint32_t rounds = scaled ? 0 : exception::inexact;
  if (F::total_bits != 16 && exponent(n) - exponent(d) < -(F::bias + F::fraction_bits))
    return sources | rounds | (scaled ? 0 : exception::underflow);
  if (is_nan(quotient) || is_infinity(quotient)) return sources | rounds | exception::overflow;
  const std::int32_t steps = modifiers.omod == Omod::multiply_2 ? 1 : modifiers.omod == Omod::multiply_4 ? 2 : 0;
  return sources | (steps != 0 && exponent(quotient) + steps >= F::exponent_max ? exception::overflow : 0);
}

/// V_SIN, V_COS. A quarter of a turn and its multiples are exact. V_COS_F32 takes a denormal source for zero.
template <class F, class M>
constexpr std::uint32_t flags_of_turns(F x, bool cosine, const M& mode, ResultModifiers modifiers) {
  if (modifiers.clamp) return 0;
  if (is_infinity(x) || is_signal_nan(x)) return exception::invalid;
  const F source = cosine && F::total_bits == 32 ? flush_denormal(x) : flush_input(x, mode);
  if (is_nan(source) || is_zero(source)) return 0;
  const std::uint32_t sources = is_denormal(source) ? exception::input_denormal : 0;
  if (modifiers.omod != Omod::none) return sources;
  const soft::Unpacked turns = soft::unpack(source);
  const std::int32_t below = 61 - turns.exponent;  // bits of the significand that are worth less than a quarter
  if (below <= 0 || (below < 64 && turns.significand << (64 - below) == 0)) return sources;
  const F32 wide = soft::convert<F32>(source, soft::Environment{}, soft::Environment{});
  const F32 result = silicon::detail::sine_of_turns(wide, cosine, DefaultMode{}, true, true);
  const bool tiny = exponent(result) <= F32::bias - F::bias;
  return sources | exception::inexact | (tiny ? exception::underflow : 0);
}

/// A comparison. `signals`: with CLAMP, quiet NaNs are invalid, too.
template <class F, class M>
constexpr std::uint32_t flags_of_comparison(F a, F b, const M& mode, bool signals) {
  if (is_nan(a) || is_nan(b)) return is_signal_nan(a) || is_signal_nan(b) || signals ? exception::invalid : 0;
  if (is_infinity(a) || is_infinity(b)) return 0;
  const bool denormal = environment<F>(mode).denorm_in && (is_denormal(a) || is_denormal(b));
  return denormal ? exception::input_denormal : 0;
}

/// Rounding to a whole number in the same format.
template <class F, class M>
constexpr std::uint32_t flags_of_whole_number(F x, const M& mode, ResultModifiers modifiers) {
  if (modifiers.clamp) return 0;
  if (is_signal_nan(x)) return exception::invalid;
  return environment<F>(mode).denorm_in && is_denormal(x) ? exception::input_denormal : 0;
}

/// V_RCP_IFLAG_F32.
constexpr std::uint32_t flags_of_integer_reciprocal(F32 x, ResultModifiers modifiers) {
  return !modifiers.clamp && exponent(x) == 0 ? exception::integer_division_by_zero : 0;
}

}  // namespace lockstep::fp
