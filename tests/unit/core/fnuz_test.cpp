// CDNA3's 8-bit floats (FNUZ: 0x80 is the only NaN, no infinity, no negative zero) against a table of exact values that
// is made here from the format's parameters: all codes, every rounding boundary of f32, stochastic rounding.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "inputs.hpp"

using namespace lockstep;
using namespace lockstep::fp;

namespace {

constexpr Mode mode;
constexpr Mode saturating(0x8003f0);
constexpr std::uint8_t nan_code = 0x80;

/// CDNA3 ISA manual 7.2: fraction bits and exponent bias.
template <class F>
struct Format;
template <>
struct Format<FP8Fnuz> {
  static constexpr int fraction_bits = 3, bias = 8;
};
template <>
struct Format<BF8Fnuz> {
  static constexpr int fraction_bits = 2, bias = 16;
};

/// The value of magnitude code 0 to 0x80; 0x80 stands for the number that would follow the largest one.
template <class F>
double value(int code) {
  const int field = code >> Format<F>::fraction_bits, hidden = 1 << Format<F>::fraction_bits;
  const double fraction = code % hidden;
  return field == 0 ? std::ldexp(fraction, 1 - Format<F>::bias - Format<F>::fraction_bits)
                    : std::ldexp(hidden + fraction, field - Format<F>::bias - Format<F>::fraction_bits);
}

std::uint8_t coded(int magnitude, bool negative) {
  return static_cast<std::uint8_t>(magnitude != 0 && negative ? magnitude | 0x80 : magnitude);
}
std::uint8_t overflow(bool negative, bool saturate) { return saturate ? coded(0x7f, negative) : nan_code; }

/// To nearest even. |x| lies between two neighbours of the table: the nearer one, or the even code.
template <class F>
std::uint8_t nearest(double x, bool saturate) {
  const bool negative = std::signbit(x);
  if (std::isnan(x)) return nan_code;
  const double magnitude = std::fabs(x);
  if (magnitude >= value<F>(0x80)) return overflow(negative, saturate);
  int low = 0;
  while (value<F>(low + 1) <= magnitude) ++low;
  const double down = magnitude - value<F>(low), up = value<F>(low + 1) - magnitude;
  const int code = low + (up < down || (up == down && low % 2 != 0) ? 1 : 0);
  return code > 0x7f ? overflow(negative, saturate) : coded(code, negative);
}

/// Stochastic: the random number's highest bits, as a fraction of the step between neighbours, push |x| up. The f32's
/// own bits below 2^-23 of the step's power of two are lost first where the target is denormal.
template <class F>
std::uint8_t stochastic(double x, std::uint32_t random, bool saturate) {
  const bool negative = std::signbit(x);
  if (std::isnan(x)) return nan_code;
  const double magnitude = std::fabs(x);
  if (magnitude >= value<F>(0x80)) return overflow(negative, saturate);
  int low = 0;
  while (value<F>(low + 1) <= magnitude) ++low;
  const int dropped = 23 - Format<F>::fraction_bits;
  const double step = value<F>(low + 1) - value<F>(low);
  const double unit = std::ldexp(step, -dropped);
  const double rest = std::floor((magnitude - value<F>(low)) / unit);
  const int code = low + (rest + (random >> (32 - dropped)) >= std::ldexp(1.0, dropped) ? 1 : 0);
  return code > 0x7f ? overflow(negative, saturate) : coded(code, negative);
}

double number(F32 x) {
  const double d = hardware::host(to_f64(x));
  return std::isnan(d) ? std::copysign(NAN, sign(x) ? -1.0 : 1.0) : d;
}

/// All codes' values, the halfway points above them, each with its f32 neighbours on both sides, both signs; edges of
/// f32 and random ones.
template <class F>
std::vector<F32> sources() {
  std::vector<F32> result;
  for (const F32 x : inputs::edges<F32>()) result.push_back(x);
  for (int code = 0; code <= 0x80; ++code) {
    const double here = value<F>(code), next = value<F>(code + 1);
    for (const double x : {here, (here + next) / 2}) {
      const std::uint32_t exact = to_f32(hardware::from_host(x)).bits;
      for (int offset = -2; offset <= 2; ++offset) {
        const F32 near = from_bits<F32>(exact + static_cast<std::uint32_t>(offset));
        result.push_back(near);
        result.push_back(neg(near));
      }
    }
  }
  inputs::Random random(Format<F>::bias);
  for (int i = 0; i < 20000; ++i) result.push_back(inputs::random_float<F32>(random));
  return result;
}

template <class F>
void check_codes(F32 (*widen)(F, const Mode&), F (*narrow)(F32, const Mode&)) {
  for (int code = 0; code < 256; ++code) {
    CAPTURE(code);
    const F x{static_cast<std::uint8_t>(code)};
    const F32 wide = widen(x, mode);
    if (code == nan_code) {
      REQUIRE(wide == F32{0xffc00000});
      REQUIRE((is_nan(x) && is_quiet_nan(x) && !is_signal_nan(x) && !is_zero(x) && !is_denormal(x)));
    } else {
      const double exact = std::copysign(value<F>(code % 128), code < 128 ? 1.0 : -1.0);
      REQUIRE(number(wide) == exact);
      REQUIRE((sign(wide) == (code > 128)));
      REQUIRE((!is_nan(x) && is_zero(x) == (code == 0)));
      REQUIRE(is_denormal(x) == (code % 128 != 0 && code % 128 < 1 << Format<F>::fraction_bits));
    }
    REQUIRE_FALSE(is_infinity(x));
    REQUIRE(narrow(wide, mode) == x);
    REQUIRE(narrow(wide, saturating) == x);
    // No operation on the sign leads to 0x80 or away from it.
    const bool unsigned_code = code == 0 || code == nan_code;
    REQUIRE(neg(x).bits == (unsigned_code ? code : code ^ 0x80));
    REQUIRE(abs(x).bits == (code == nan_code ? code : code & 0x7f));
    REQUIRE(copysign(x, F{0xff}).bits == (unsigned_code ? code : code | 0x80));
    REQUIRE(copysign(x, F{0}).bits == (code == nan_code ? code : code & 0x7f));
    REQUIRE(quiet(x) == x);
    REQUIRE(flush_denormal(x).bits == (is_denormal(x) ? 0 : code));
  }
}

template <class F>
void check_narrowing(F (*narrow)(F32, const Mode&)) {
  for (const F32 x : sources<F>()) {
    CAPTURE(x.bits);
    REQUIRE(narrow(x, mode).bits == nearest<F>(number(x), false));
    REQUIRE(narrow(x, saturating).bits == nearest<F>(number(x), true));
    for (const std::uint32_t bits : {0x3f5u, 0x3fau, 0x3ffu})  // other roundings of MODE do not matter
      REQUIRE(narrow(x, Mode(bits)).bits == nearest<F>(number(x), false));
  }
}

template <class F>
void check_stochastic(F (*narrow)(F32, std::uint32_t, const Mode&)) {
  inputs::Random random(Format<F>::fraction_bits);
  const int kept = 9 + Format<F>::fraction_bits;  // random bits that do not take part
  const std::uint32_t step = 1u << kept;
  for (const F32 x : sources<F>()) {
    const auto any = static_cast<std::uint32_t>(random());
    for (const std::uint32_t r : {0u, step - 1, step, 0x7fffffffu, 0x80000000u, ~0u - step, ~0u, any}) {
      CAPTURE(x.bits);
      CAPTURE(r);
      REQUIRE(narrow(x, r, mode).bits == stochastic<F>(number(x), r, false));
      REQUIRE(narrow(x, r, saturating).bits == stochastic<F>(number(x), r, true));
    }
  }
}

}  // namespace

// CDNA3 ISA manual 7.2: largest, least normal, least denormal.
static_assert(fp8_fnuz_to_f32(FP8Fnuz{0x7f}, mode) == F32{0x43700000} &&
              fp8_fnuz_to_f32(FP8Fnuz{0x08}, mode) == F32{0x3c000000} &&
              fp8_fnuz_to_f32(FP8Fnuz{0x01}, mode) == F32{0x3a800000} &&
              fp8_fnuz_to_f32(FP8Fnuz{0xff}, mode) == F32{0xc3700000});
static_assert(bf8_fnuz_to_f32(BF8Fnuz{0x7f}, mode) == F32{0x47600000} &&
              bf8_fnuz_to_f32(BF8Fnuz{0x04}, mode) == F32{0x38000000} &&
              bf8_fnuz_to_f32(BF8Fnuz{0x01}, mode) == F32{0x37000000} &&
              bf8_fnuz_to_f32(BF8Fnuz{0x81}, mode) == F32{0xb7000000});
static_assert(f32_to_fp8_fnuz(F32{0x3f800000}, mode) == FP8Fnuz{0x40} &&
              f32_to_bf8_fnuz(F32{0x3f800000}, mode) == BF8Fnuz{0x40});
// NaN, -0 and what rounds to it.
static_assert(f32_to_fp8_fnuz(F32{0x7fc00000}, mode) == FP8Fnuz{0x80} &&
              f32_to_fp8_fnuz(F32{0xffc12345}, saturating) == FP8Fnuz{0x80} &&
              f32_to_bf8_fnuz_sr(F32{0x7f800001}, ~0u, saturating) == BF8Fnuz{0x80});
static_assert(f32_to_fp8_fnuz(F32{0x80000000}, mode) == FP8Fnuz{0} &&
              f32_to_fp8_fnuz(F32{0xba000000}, mode) == FP8Fnuz{0} &&
              f32_to_fp8_fnuz(F32{0xba000001}, mode) == FP8Fnuz{0x81} &&
              f32_to_bf8_fnuz_sr(F32{0xb6ffffff}, 0, mode) == BF8Fnuz{0} &&
              f32_to_bf8_fnuz_sr(F32{0xb6ffffff}, ~0u, mode) == BF8Fnuz{0x81});
// FP16_OVFL: 248 and 61440 lie halfway to the step that does not exist, and even is up.
static_assert(f32_to_fp8_fnuz(F32{0x4377ffff}, mode) == FP8Fnuz{0x7f} &&
              f32_to_fp8_fnuz(F32{0x43780000}, mode) == FP8Fnuz{0x80} &&
              f32_to_fp8_fnuz(F32{0x43780000}, saturating) == FP8Fnuz{0x7f} &&
              f32_to_fp8_fnuz(F32{0xff800000}, mode) == FP8Fnuz{0x80} &&
              f32_to_fp8_fnuz(F32{0xff800000}, saturating) == FP8Fnuz{0xff});
static_assert(f32_to_bf8_fnuz(F32{0x476fffff}, mode) == BF8Fnuz{0x7f} &&
              f32_to_bf8_fnuz(F32{0x47700000}, mode) == BF8Fnuz{0x80} &&
              f32_to_bf8_fnuz(F32{0x7f800000}, mode) == BF8Fnuz{0x80} &&
              f32_to_bf8_fnuz(F32{0x7f800000}, saturating) == BF8Fnuz{0x7f});
static_assert(f32_to_fp8_fnuz_sr(F32{0x437fffff}, 0, mode) == FP8Fnuz{0x7f} &&
              f32_to_fp8_fnuz_sr(F32{0x437fffff}, 0x1000, mode) == FP8Fnuz{0x80} &&
              f32_to_fp8_fnuz_sr(F32{0xc37fffff}, 0x1000, saturating) == FP8Fnuz{0xff});

TEST_CASE("FNUZ: all 256 codes") {
  check_codes<FP8Fnuz>(fp8_fnuz_to_f32<Mode>, f32_to_fp8_fnuz<Mode>);
  check_codes<BF8Fnuz>(bf8_fnuz_to_f32<Mode>, f32_to_bf8_fnuz<Mode>);
}
TEST_CASE("FNUZ: narrowing gives the nearest value, whatever MODE's rounding") {
  check_narrowing<FP8Fnuz>(f32_to_fp8_fnuz<Mode>);
  check_narrowing<BF8Fnuz>(f32_to_bf8_fnuz<Mode>);
}
TEST_CASE("FNUZ: stochastic rounding adds the highest random bits below the last bit kept, then truncates") {
  check_stochastic<FP8Fnuz>(f32_to_fp8_fnuz_sr<Mode>);
  check_stochastic<BF8Fnuz>(f32_to_bf8_fnuz_sr<Mode>);
}
