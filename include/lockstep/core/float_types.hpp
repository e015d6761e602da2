// Floating-point values as bit patterns, and the numbers that describe their formats.
#pragma once

#include <cstdint>

namespace lockstep {

/// Which half of MODE's FP_ROUND and FP_DENORM governs a format.
enum class ModeGroup : std::uint8_t { f32, f16_f64 };

/// How a format spends its largest exponent.
enum class Specials : std::uint8_t {
  ieee,      ///< infinity and NaNs
  nan_only,  ///< OCP e4m3fn: only exponent and fraction all ones is NaN, no infinity
  fnuz,      ///< finite numbers; the pattern of a negative zero is the only NaN, no infinity
  none,      ///< OCP fp6, fp4: every pattern is a finite number
};

/// A float of 1 + exponent + fraction bits, held in the low bits of `Word`. Trivially copyable.
/// operator== compares bit patterns; fp::eq compares numbers.
template <class Word, int Exponent, int Fraction, int Bias, Specials Kind, ModeGroup Group, int Tag>
struct Float {
  using Bits = Word;
  static constexpr int exponent_bits = Exponent;
  static constexpr int fraction_bits = Fraction;
  static constexpr int bias = Bias;
  static constexpr Specials specials = Kind;
  static constexpr ModeGroup mode_group = Group;
  static constexpr int total_bits = 1 + Exponent + Fraction;
  static constexpr Word sign_mask = static_cast<Word>(std::uint64_t{1} << (Exponent + Fraction));
  static constexpr Word fraction_mask = static_cast<Word>((std::uint64_t{1} << Fraction) - 1);
  static constexpr int exponent_max = (1 << Exponent) - 1;
  /// Exponent field all ones, fraction zero: infinity in IEEE formats.
  static constexpr Word exponent_mask = static_cast<Word>(static_cast<std::uint64_t>(exponent_max) << Fraction);
  /// Set in every quiet NaN. FNUZ: the sign, which is all that its NaN has.
  static constexpr Word quiet_bit =
      Kind == Specials::fnuz ? sign_mask : static_cast<Word>(std::uint64_t{1} << (Fraction - 1));
  /// The magnitude of the NaN without a payload: quiet (fp::default_nan is the one that operations make). FNUZ: the NaN
  /// itself.
  static constexpr Word default_nan = Kind == Specials::ieee   ? static_cast<Word>(exponent_mask | quiet_bit)
                                      : Kind == Specials::fnuz ? sign_mask
                                                               : static_cast<Word>(exponent_mask | fraction_mask);
  /// The largest finite magnitude.
  static constexpr Word max_finite = Kind == Specials::ieee ? static_cast<Word>(exponent_mask - 1)
                                     : Kind == Specials::nan_only
                                         ? static_cast<Word>((exponent_mask | fraction_mask) - 1)
                                         : static_cast<Word>(exponent_mask | fraction_mask);

  Word bits = 0;
  constexpr bool operator==(const Float&) const = default;
};

using F64 = Float<std::uint64_t, 11, 52, 1023, Specials::ieee, ModeGroup::f16_f64, 0>;
using F32 = Float<std::uint32_t, 8, 23, 127, Specials::ieee, ModeGroup::f32, 0>;
using F16 = Float<std::uint16_t, 5, 10, 15, Specials::ieee, ModeGroup::f16_f64, 0>;
/// The upper half of an f32.
using BF16 = Float<std::uint16_t, 8, 7, 127, Specials::ieee, ModeGroup::f16_f64, 1>;
/// OCP 8-bit: e4m3fn (no infinity, one NaN per sign, max 448).
using FP8 = Float<std::uint8_t, 4, 3, 7, Specials::nan_only, ModeGroup::f32, 0>;
/// OCP 8-bit e5m2 (infinity and NaNs, max 57344).
using BF8 = Float<std::uint8_t, 5, 2, 15, Specials::ieee, ModeGroup::f32, 0>;
/// CDNA3's 8-bit e4m3, FNUZ (NaN 0x80, max 240).
using FP8Fnuz = Float<std::uint8_t, 4, 3, 8, Specials::fnuz, ModeGroup::f32, 0>;
/// CDNA3's 8-bit e5m2, FNUZ (NaN 0x80, max 57344).
using BF8Fnuz = Float<std::uint8_t, 5, 2, 16, Specials::fnuz, ModeGroup::f32, 0>;
/// OCP 6-bit e2m3 (max 7.5), in the low six bits.
using FP6 = Float<std::uint8_t, 2, 3, 1, Specials::none, ModeGroup::f32, 0>;
/// OCP 6-bit e3m2 (max 28), in the low six bits.
using BF6 = Float<std::uint8_t, 3, 2, 3, Specials::none, ModeGroup::f32, 0>;
/// OCP 4-bit e2m1 (max 6), in the low four bits.
using FP4 = Float<std::uint8_t, 2, 1, 1, Specials::none, ModeGroup::f32, 0>;

}  // namespace lockstep
