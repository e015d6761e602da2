// Floats to integers and normalized integers: truncation, saturation, NaN, and rounding by MODE.
#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "inputs.hpp"

using namespace lockstep;
using namespace lockstep::fp;

namespace {
constexpr Mode mode;
constexpr Mode up = Mode().with_round(Round::plus_infinity), down = Mode().with_round(Round::minus_infinity);
constexpr F32 f(std::uint32_t bits) { return F32{bits}; }
constexpr F32 quiet_nan{0x7fc00000}, inf{0x7f800000}, minus_inf{0xff800000};
}  // namespace

static_assert(f32_to_i32(f(0x3fffffff)) == 1 && f32_to_i32(f(0xbfffffff)) == -1 && f32_to_i32(f(0xbf7fffff)) == 0);
static_assert(f32_to_i32(f(0x4effffff)) == 2147483520 && f32_to_i32(f(0x4f000000)) == 2147483647 &&
              f32_to_i32(inf) == 2147483647);
static_assert(f32_to_i32(f(0xcf000000)) == INT32_MIN && f32_to_i32(f(0xcf000001)) == INT32_MIN &&
              f32_to_i32(minus_inf) == INT32_MIN);
static_assert(f32_to_i32(quiet_nan) == 0 && f32_to_i32(f(0xff800001)) == 0 && f32_to_u32(quiet_nan) == 0 &&
              f32_to_i32(f(1)) == 0);
static_assert(f32_to_u32(f(0xbf800000)) == 0 && f32_to_u32(minus_inf) == 0 &&
              f32_to_u32(f(0x4f7fffff)) == 0xffffff00u && f32_to_u32(f(0x4f800000)) == ~0u);
static_assert(f64_to_i32(F64{0x41dfffffffffffff}) == 2147483647 && f64_to_i32(F64{0xc1e00000001fffff}) == INT32_MIN);
static_assert(f64_to_u32(F64{0x41efffffffe00000}) == ~0u && f64_to_u32(F64{0x41f0000000000000}) == ~0u);
static_assert(f16_to_i16(F16{0x7bff}) == 32767 && f16_to_i16(F16{0xfbff}) == -32768 &&
              f16_to_u16(F16{0x7bff}) == 65504 && f16_to_u16(F16{0xbc00}) == 0);
static_assert(f16_to_i16(F16{0x7e00}) == 0 && f16_to_u16(F16{0x7c00}) == 65535 && f16_to_i16(F16{0xfc00}) == -32768);
// To u8 by MODE.
static_assert(f32_to_u8(f(0x3fc00000), mode) == 2 && f32_to_u8(f(0x40200000), mode) == 2 &&
              f32_to_u8(f(0x40200000), up) == 3);
static_assert(f32_to_u8(f(0x437f7fff), mode) == 255 && f32_to_u8(f(0x437f0000), mode) == 255 &&
              f32_to_u8(f(0x7f7fffff), mode) == 255);
static_assert(f32_to_u8(f(0xbf800000), mode) == 0 && f32_to_u8(quiet_nan, mode) == 0 &&
              f32_to_u8(f(0x3f000000), mode) == 0 && f32_to_u8(f(1), up) == 1);
// Normalized.
static_assert(f32_to_snorm(f(0x3f800000), mode) == 32767 && f32_to_snorm(f(0xbf800000), mode) == -32767 &&
              f32_to_snorm(minus_inf, mode) == -32767);
static_assert(f32_to_snorm(quiet_nan, mode) == 0 && f32_to_unorm(quiet_nan, mode) == 0 &&
              f32_to_unorm(f(0xbf800000), mode) == 0 && f32_to_unorm(inf, mode) == 65535);
static_assert(f32_to_snorm(f(0x3f000000), mode) == 16384 && f32_to_snorm(f(0x3f000000), down) == 16383 &&
              f32_to_snorm(f(0xbf000000), down) == -16384);
static_assert(f32_to_unorm(f(0x3f000000), mode) == 32768 && f32_to_unorm(f(0x3f000000), down) == 32767 &&
              f32_to_unorm(f(1), up) == 1);
static_assert(f16_to_snorm(F16{0x3800}, mode) == 16384 && f16_to_unorm(F16{0x3800}, mode) == 32768 &&
              f16_to_unorm(F16{1}, mode) == 0);
// Between integers.
static_assert(i32_to_i16(32768) == 32767 && i32_to_i16(-32769) == -32768 && i32_to_i16(-5) == -5 &&
              u32_to_u16(65536) == 65535);
static_assert(i32_to_i8(200) == 127 && i32_to_i8(-200) == -128 && u32_to_u8(256) == 255 && u32_to_u8(7) == 7);
static_assert(i64_to_i32(std::int64_t{1} << 31) == 2147483647 && i64_to_i32(-(std::int64_t{1} << 40)) == INT32_MIN &&
              i64_to_u32(-1) == 0 && i64_to_u32(std::int64_t{1} << 32) == ~0u && u64_to_u32(~0ull) == ~0u);
static_assert(i64_to_i16(-40000) == -32768 && i64_to_u16(70000) == 65535 && i32_to_u16(-1) == 0 && i32_to_u16(9) == 9);
static_assert(i4_to_i32(0xf8) == -8 && u4_to_u32(0xf8) == 8 && i8_to_i32(0x180) == -128 && u8_to_u32(0x180) == 0x80);
static_assert(i16_to_i32(0x18000) == -32768 && u16_to_u32(0x18000) == 0x8000);

namespace {
template <class I>
I truncated(double x) {
  if (std::isnan(x)) return 0;
  x = std::trunc(x);
  if (x <= static_cast<double>(std::numeric_limits<I>::min())) return std::numeric_limits<I>::min();
  if (x >= static_cast<double>(std::numeric_limits<I>::max())) return std::numeric_limits<I>::max();
  return static_cast<I>(x);
}
}  // namespace

TEST_CASE("floats to integers agree with the host's") {
  inputs::Random random;
  for (std::uint32_t x = 0; x < 0x10000; ++x) {
    const F16 half = from_bits<F16>(x);
    const double d = hardware::host(to_f64(half));
    REQUIRE(f16_to_i16(half) == truncated<std::int16_t>(d));
    REQUIRE(f16_to_u16(half) == truncated<std::uint16_t>(d));
    if (std::isnan(d)) continue;
    const double limited = std::fmax(-1.0, std::fmin(1.0, d));
    REQUIRE(f16_to_snorm(half, mode) == static_cast<int>(std::rint(limited * 32767)));
    REQUIRE(f16_to_unorm(half, mode) == static_cast<int>(std::rint(std::fmax(0.0, limited) * 65535)));
    REQUIRE(f16_to_snorm(half, up) == static_cast<int>(std::ceil(limited * 32767)));
  }
  for (int i = 0; i < 200000; ++i) {
    F32 x = inputs::random_float<F32>(random);
    if (i % 2 == 0 && !is_nan(x)) x = ldexp(x, static_cast<int>(random.below(40)), mode);
    const F64 wide = to_f64(x);
    const double d = hardware::host(wide);
    REQUIRE(f32_to_i32(x) == truncated<std::int32_t>(d));
    REQUIRE(f32_to_u32(x) == truncated<std::uint32_t>(d));
    REQUIRE(f64_to_i32(wide) == truncated<std::int32_t>(d));
    REQUIRE(f64_to_u32(wide) == truncated<std::uint32_t>(d));
    if (std::isnan(d)) continue;
    REQUIRE(f32_to_u8(x, mode) == truncated<std::uint8_t>(std::rint(d)));
    REQUIRE(f32_to_u8(x, down) == truncated<std::uint8_t>(std::floor(d)));
    const double limited = std::fmax(-1.0, std::fmin(1.0, d));
    REQUIRE(f32_to_snorm(x, mode) == static_cast<int>(std::rint(limited * 32767)));
    REQUIRE(f32_to_unorm(x, mode) == static_cast<int>(std::rint(std::fmax(0.0, limited) * 65535)));
  }
}
