// FP8, BF8, FP6, BF6 and FP4 against a table of their values: narrowing is the nearest value, ties to the
// even code.
#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "inputs.hpp"

using namespace lockstep;
using namespace lockstep::fp;

namespace {

constexpr Mode mode;
constexpr Mode saturating(0x8003f0);

/// A code's value from the format's definition.
template <class F>
double value(F x) {
  const int field = (x.bits & (F::sign_mask - 1)) >> F::fraction_bits;
  const double fraction = x.bits & F::fraction_mask;
  const double sign = (x.bits & F::sign_mask) != 0 ? -1.0 : 1.0;
  if (field == 0) return sign * std::ldexp(fraction, 1 - F::bias - F::fraction_bits);
  return sign * std::ldexp((1 << F::fraction_bits) + fraction, field - F::bias - F::fraction_bits);
}

/// The code of magnitude x: finite codes 0..max_finite; overflow beyond the halfway point to the next step.
template <class F>
std::uint64_t nearest(double x, bool saturate) {
  std::uint64_t best = 0;
  for (std::uint64_t code = 0; code <= F::max_finite; ++code) {
    const double distance = std::fabs(value(from_bits<F>(code)) - x);
    const double best_distance = std::fabs(value(from_bits<F>(best)) - x);
    if (distance < best_distance || (distance == best_distance && code % 2 == 0)) best = code;
  }
  const double largest = value(from_bits<F>(F::max_finite));
  const double step = largest - value(from_bits<F>(F::max_finite - 1u));
  const bool tie_is_even = F::max_finite % 2 == 0;
  const bool overflow = x > largest + step / 2 || (x == largest + step / 2 && !tie_is_even);
  if (overflow && !saturate && F::specials != Specials::none) {
    return F::specials == Specials::ieee ? F::exponent_mask : F::default_nan;
  }
  return x > largest ? std::uint64_t{F::max_finite} : best;
}

template <class F>
std::uint64_t expected_code(double x, bool saturate) {
  const std::uint64_t sign = std::signbit(x) ? F::sign_mask : 0u;
  if (std::isnan(x)) return sign | (F::specials == Specials::none ? F::max_finite : F::default_nan);
  if (std::isinf(x)) {
    return sign | (saturate || F::specials == Specials::none ? F::max_finite
                   : F::specials == Specials::ieee           ? F::exponent_mask
                                                             : F::default_nan);
  }
  return sign | nearest<F>(std::fabs(x), saturate);
}

/// Values, halfway points and their f32 neighbours, scaled out of range as well.
template <class F>
std::vector<F32> sources() {
  std::vector<F32> result;
  for (const F32 x : inputs::edges<F32>()) result.push_back(x);
  for (std::uint64_t code = 0; code <= F::max_finite + 1u; ++code) {
    const double here = value(from_bits<F>(code)), next = value(from_bits<F>(code + 1));
    for (const double x : {here, (here + next) / 2}) {
      const F32 exact = to_f32(hardware::from_host(x));
      for (const int offset : {-1, 0, 1}) {
        const F32 near = from_bits<F32>(exact.bits + static_cast<std::uint32_t>(offset));
        result.push_back(near);
        result.push_back(neg(near));
      }
    }
  }
  inputs::Random random(F::max_finite);
  for (int i = 0; i < 3000; ++i) result.push_back(inputs::random_float<F32>(random));
  return result;
}

double number(F32 x) {
  const double d = hardware::host(to_f64(x));
  return std::isnan(d) ? std::copysign(NAN, sign(x) ? -1.0 : 1.0) : d;
}

template <class To>
void check_narrowing(To (*scaled)(F32, std::uint32_t, const Mode&)) {
  for (const F32 x : sources<To>()) {
    for (const int scale : {127, 120, 133, 0, 254}) {
      const double exact = std::ldexp(number(x), 127 - scale);
      REQUIRE(scaled(x, static_cast<std::uint32_t>(scale), mode).bits == expected_code<To>(exact, false));
      REQUIRE(scaled(x, static_cast<std::uint32_t>(scale), saturating).bits == expected_code<To>(exact, true));
    }
    REQUIRE(scaled(x, 255, mode).bits == expected_code<To>(std::copysign(NAN, sign(x) ? -1.0 : 1.0), false));
  }
}

/// Every code and scale, to all three wider formats.
template <class From>
void check_widening() {
  for (std::uint32_t code = 0; code < (1u << From::total_bits); ++code) {
    const From x = from_bits<From>(code);
    for (std::uint32_t scale = 0; scale < 256; ++scale) {
      const F32 wide = fp::detail::widen_scaled<F32>(x, scale, mode);
      const F16 half = fp::detail::widen_scaled<F16>(x, scale, mode);
      const BF16 brain = fp::detail::widen_scaled<BF16>(x, scale, mode);
      if (is_nan(x) || scale == 255) {
        REQUIRE(wide == soft::with_sign<F32>(0x7fc00000, sign(x)));
        REQUIRE(half == soft::with_sign<F16>(0x7e00, sign(x)));
        REQUIRE(brain == soft::with_sign<BF16>(0x7fc0, sign(x)));
        continue;
      }
      const double exact =
          is_infinity(x) ? std::copysign(INFINITY, value(x)) : std::ldexp(value(x), static_cast<int>(scale) - 127);
      const F64 source = hardware::from_host(exact);
      REQUIRE(wide == to_f32(source));
      REQUIRE(half == to_f16(source));
      REQUIRE(brain == to_bf16(source, mode));
      if (scale == 127) REQUIRE(expected_code<From>(hardware::host(to_f64(wide)), false) == code);
    }
  }
}

/// Stochastic rounding takes each neighbour in proportion to its distance: count over all random values that
/// differ.
template <class To>
void check_stochastic(To (*convert)(F32, std::uint32_t, const Mode&)) {
  constexpr int random_bits = F32::fraction_bits - To::fraction_bits;
  inputs::Random random(random_bits);
  for (int i = 0; i < 20; ++i) {
    const std::uint32_t lower = 2 + static_cast<std::uint32_t>(random.below(To::max_finite / 2));
    const double low = value(from_bits<To>(lower)), high = value(from_bits<To>(lower + 1));
    if (lower < (2u << To::fraction_bits)) continue;  // normal, not at the edge
    const auto numerator = static_cast<std::uint32_t>(random.below(64));
    const F32 x = to_f32(hardware::from_host(low + (high - low) * numerator / 64));
    std::uint32_t ups = 0;
    for (std::uint32_t r = 0; r < 64; ++r) {
      const std::uint32_t code = convert(x, r << 26 | 0x3ffffffu >> random_bits % 7, mode).bits;
      REQUIRE((code == lower || code == lower + 1));
      if (code == lower + 1) ++ups;
    }
    REQUIRE(ups == numerator);
  }
}

}  // namespace

// The manual's FP16_OVFL table, and the largest values.
static_assert(f32_to_fp8(F32{0x43e80000}, mode) == FP8{0x7e} && f32_to_fp8(F32{0x43e80001}, mode) == FP8{0x7f});
static_assert(f32_to_fp8(F32{0xff800000}, mode) == FP8{0xff} && f32_to_fp8(F32{0xff800000}, saturating) == FP8{0xfe});
// NaN: without a scale the negative one, whatever the source's sign and payload; with a scale the source's sign.
static_assert(f32_to_fp8(F32{0x7fc00000}, saturating) == FP8{0xff} && f32_to_fp8(F32{0xffc12345}, mode) == FP8{0xff} &&
              f32_to_bf8(F32{0x7f800001}, saturating) == BF8{0xfe} && f32_to_bf8(F32{0xffffffff}, mode) == BF8{0xfe} &&
              f32_to_fp8_sr(F32{0x7fffffff}, ~0u, mode) == FP8{0xff} &&
              f32_to_bf8_sr(F32{0x7fc00000}, 0, mode) == BF8{0xfe});
static_assert(fp8_to_f32(FP8{0x7f}, mode) == F32{0xffc00000} && fp8_to_f32(FP8{0xff}, mode) == F32{0xffc00000} &&
              bf8_to_f32(BF8{0x7d}, mode) == F32{0xffc00000} && bf8_to_f32(BF8{0x7f}, mode) == F32{0xffc00000} &&
              bf8_to_f32(BF8{0xfe}, mode) == F32{0xffc00000} && bf8_to_f32(BF8{0x7c}, mode) == F32{0x7f800000});
static_assert(f32_to_fp8_scale(F32{0x7fc00000}, 127, mode) == FP8{0x7f} &&
              f32_to_bf8_scale(F32{0xffc12345}, 127, mode) == BF8{0xfe} &&
              f32_to_bf8_sr_scale(F32{0x7f800001}, ~0u, 127, mode) == BF8{0x7e} &&
              fp8_to_f16_scale(FP8{0xff}, 127, mode) == F16{0xfe00} &&
              bf8_to_f32_scale(BF8{0x7d}, 127, mode) == F32{0x7fc00000});
static_assert(f32_to_bf8(F32{0x7f800000}, mode) == BF8{0x7c} && f32_to_bf8(F32{0x7f800000}, saturating) == BF8{0x7b});
static_assert(f32_to_bf8(F32{0x476fffff}, mode) == BF8{0x7b} && f32_to_bf8(F32{0x47700000}, mode) == BF8{0x7c} &&
              f32_to_bf8(F32{0x47700000}, saturating) == BF8{0x7b});
static_assert(fp8_to_f32(FP8{0x7e}, mode) == F32{0x43e00000} && bf8_to_f32(BF8{0x7b}, mode) == F32{0x47600000});
// FP6 and FP4 saturate, whatever comes.
static_assert(f32_to_fp4_scale(F32{0x7f800000}, 127, mode) == FP4{7} &&
              f32_to_fp6_scale(F32{0xff7fffff}, 127, mode) == FP6{0x3f} &&
              f32_to_bf6_scale(F32{0x7fc00000}, 127, mode) == BF6{0x1f});
static_assert(f32_to_fp4_scale(F32{0x3e800000}, 127, mode) == FP4{0} &&
              f32_to_fp4_scale(F32{0x3e800001}, 127, mode) == FP4{1} &&
              f32_to_fp4_scale(F32{0xbe800000}, 127, mode) == FP4{8});
// One rounding after scaling; f32 denormals by MODE.
static_assert(f32_to_fp8_scale(F32{0x00400000}, 0, mode) == FP8{0x38} &&
              f32_to_fp8_scale(F32{0x00400000}, 0, Mode(0x3c0)) == FP8{0});
static_assert(fp8_to_f32_scale(FP8{0x7e}, 254, mode) == F32{0x7f800000} &&
              fp8_to_f16_scale(FP8{0x7e}, 140, saturating) == F16{0x7bff});
static_assert(f16_to_fp8_scale(F16{0x3c00}, 128, mode) == FP8{0x30} &&
              bf16_to_bf8_scale(BF16{0x3f80}, 126, mode) == BF8{0x40});
// Stochastic: the highest random bits decide; a carry reaches the exponent; overflow and specials as when
// rounding.
static_assert(f32_to_fp8_sr(F32{0x3f8fffff}, 0x00000fff, mode) == FP8{0x38} &&
              f32_to_fp8_sr(F32{0x3f8fffff}, 0x00001000, mode) == FP8{0x39});
static_assert(f32_to_fp8_sr(F32{0x3f880000}, 0x80000000, mode) == FP8{0x39} &&
              f32_to_fp8_sr(F32{0x3f880000}, 0x7ffff000, mode) == FP8{0x38});
static_assert(f32_to_fp8_sr(F32{0x3fffffff}, ~0u, mode) == FP8{0x40} &&
              f32_to_fp8_sr(F32{0x43efffff}, ~0u, mode) == FP8{0x7f} &&
              f32_to_fp8_sr(F32{0x43efffff}, ~0u, saturating) == FP8{0x7e} &&
              f32_to_fp8_sr(F32{0x43efffff}, 0, mode) == FP8{0x7e});
static_assert(f32_to_fp8_sr(F32{0x3a800000}, 0, mode) == FP8{0} &&
              f32_to_fp8_sr(F32{0x3a800000}, 0x80000000, mode) == FP8{1} &&
              f32_to_fp8_sr(F32{0xff800000}, 0, mode) == FP8{0xff} &&
              f32_to_bf8_sr(F32{0xffc00000}, 0, mode) == BF8{0xfe});
static_assert(f32_to_f16_sr(F32{0x3f801000}, 0x80000000, mode) == F16{0x3c01} &&
              f32_to_f16_sr(F32{0x3f801000}, 0x7fffffff, mode) == F16{0x3c00} &&
              f32_to_bf16_sr(F32{0x3f80ffff}, 0x00010000, mode) == BF16{0x3f81} &&
              f32_to_bf16_sr(F32{0x3f80ffff}, 0xffff, mode) == BF16{0x3f80});
static_assert(f16_to_fp4_sr_scale(F16{0x3d00}, 0x80000000, 127, mode) == FP4{3} &&
              f16_to_fp4_sr_scale(F16{0x3d00}, 0x40000000, 127, mode) == FP4{2} &&
              f32_to_fp4_sr_scale(F32{0x40fffff0}, ~0u, 127, mode) == FP4{7} &&
              f32_to_fp6_sr_scale(F32{0x3f800000}, 0, 255, mode) == FP6{0x1f});

TEST_CASE("narrowing gives the nearest value") {
  check_narrowing<FP8>(f32_to_fp8_scale<Mode>);
  check_narrowing<BF8>(f32_to_bf8_scale<Mode>);
  check_narrowing<FP6>(f32_to_fp6_scale<Mode>);
  check_narrowing<BF6>(f32_to_bf6_scale<Mode>);
  check_narrowing<FP4>(f32_to_fp4_scale<Mode>);
}
TEST_CASE("narrowing every f16 and bf16 is narrowing its f32") {
  for (std::uint32_t x = 0; x < 0x10000; ++x) {
    const F16 half = from_bits<F16>(x);
    const BF16 brain = from_bits<BF16>(x);
    for (const std::uint32_t scale : {127u, 121u, 140u}) {
      REQUIRE(f16_to_fp8_scale(half, scale, mode) == f32_to_fp8_scale(to_f32(half), scale, mode));
      REQUIRE(f16_to_fp4_scale(half, scale, mode) == f32_to_fp4_scale(to_f32(half), scale, mode));
      REQUIRE(bf16_to_bf8_scale(brain, scale, mode) == f32_to_bf8_scale(bf16_to_f32(brain), scale, mode));
      REQUIRE(bf16_to_fp6_scale(brain, scale, mode) == f32_to_fp6_scale(bf16_to_f32(brain), scale, mode));
      REQUIRE(f16_to_bf6_scale(half, scale, saturating) == f32_to_bf6_scale(to_f32(half), scale, saturating));
    }
  }
}
TEST_CASE("widening every code with every scale") {
  check_widening<FP8>();
  check_widening<BF8>();
  check_widening<FP6>();
  check_widening<BF6>();
  check_widening<FP4>();
}
TEST_CASE("stochastic rounding is in proportion") {
  check_stochastic<FP8>(f32_to_fp8_sr<Mode>);
  check_stochastic<BF8>(f32_to_bf8_sr<Mode>);
  check_stochastic<F16>(f32_to_f16_sr<Mode>);
}
