// floor, ceil, trunc, rndne, fract, ldexp and the frexp parts against the host's double arithmetic.
#include <doctest/doctest.h>

#include <cmath>

#include "inputs.hpp"

using namespace lockstep;

namespace {

constexpr Mode mode;
constexpr F32 f(std::uint32_t bits) { return F32{bits}; }

template <class F>
double value(F x) {
  return fp::hardware::host(fp::to_f64(x));
}

}  // namespace

// Halves, both parities and signs; -0 and results of -0.
static_assert(fp::rndne(f(0x3f000000), mode) == f(0) && fp::rndne(f(0xbf000000), mode) == f(0x80000000));
static_assert(fp::rndne(f(0x3fc00000), mode) == f(0x40000000) && fp::rndne(f(0x40200000), mode) == f(0x40000000));
static_assert(fp::rndne(f(0x3f000001), mode) == f(0x3f800000) && fp::rndne(f(0x3effffff), mode) == f(0));
static_assert(fp::floor(f(0x80000001), mode) == f(0xbf800000) &&
              fp::floor(f(0x80000001), Mode(0x300)) == f(0x80000000));
static_assert(fp::ceil(f(0xbf000000), mode) == f(0x80000000) && fp::ceil(f(1), mode) == f(0x3f800000));
static_assert(fp::trunc(f(0xbfffffff), mode) == f(0xbf800000) && fp::trunc(f(0x4b800001), mode) == f(0x4b800001));
static_assert(fp::floor(f(0x7f800001), mode) == f(0x7fc00001) && fp::ceil(f(0xff800000), mode) == f(0xff800000));
// fract stays below 1 and is never negative; infinities give NaN.
static_assert(fp::fract(f(0x80000001), mode) == f(0x3f7fffff) && fp::fract(f(0xbf99999a), mode) == f(0x3f4ccccc));
static_assert(fp::fract(f(0x80000000), mode) == f(0) && fp::fract(f(0x7f800000), mode) == f(0xffc00000));
static_assert(fp::fract(F64{0x8000000000000001}, mode) == F64{0x3fefffffffffffff});
// ldexp: one rounding, saturating counts, denormals.
static_assert(fp::ldexp(f(0x3f800000), -149, mode) == f(1) && fp::ldexp(f(0x3f800000), -150, mode) == f(0));
static_assert(fp::ldexp(f(0x3f800001), -150, mode) == f(1) && fp::ldexp(f(1), 149, mode) == f(0x3f800000));
static_assert(fp::ldexp(f(0x3f800000), 2147483647, mode) == f(0x7f800000) &&
              fp::ldexp(f(0xbf800000), -2147483647 - 1, mode) == f(0x80000000));
static_assert(fp::ldexp(f(0xff800001), 1, mode) == f(0xffc00001) && fp::ldexp(f(0x00800000), -1, Mode(0x300)) == f(0));
// frexp: 0, infinity and NaN have exponent 0; denormals the true one.
static_assert(fp::frexp_exponent(f(0), mode) == 0 && fp::mantissa(f(0x80000000), mode) == f(0x80000000));
static_assert(fp::frexp_exponent(f(0x7f800000), mode) == 0 && fp::mantissa(f(0xff800000), mode) == f(0xff800000));
static_assert(fp::frexp_exponent(f(1), mode) == -148 && fp::mantissa(f(1), mode) == f(0x3f000000));
static_assert(fp::frexp_exponent(f(0x3f800000), mode) == 1 && fp::mantissa(f(0xc0400000), mode) == f(0xbf400000));
// Parity.
static_assert(fp::is_even(f(0x40000000)) && !fp::is_even(f(0x3f800000)) && !fp::is_even(f(0xc0400000)) &&
              fp::is_even(f(0)));
static_assert(!fp::is_even(f(0x4b7fffff)) && !fp::is_even(f(0x4b000001)) && fp::is_even(f(0x4b800001)));

TEST_CASE_TEMPLATE("rounding to integral values agrees with the host's", F, F16, BF16, F32, F64) {
  inputs::Random random;
  const auto check = [](F x) {
    if (fp::is_nan(x)) return;
    const double d = value(x);
    const auto same = [&](F got, double expected) {
      REQUIRE(value(got) == expected);
      REQUIRE(fp::sign(got) == std::signbit(expected));
    };
    same(fp::floor(x, mode), std::floor(d));
    same(fp::ceil(x, mode), std::ceil(d));
    same(fp::trunc(x, mode), std::trunc(d));
    same(fp::rndne(x, mode), std::rint(d));
    if (fp::is_infinity(x)) return;
    int exponent = 0;
    const double significand = std::frexp(d, &exponent);
    same(fp::mantissa(x, mode), significand);
    REQUIRE(fp::frexp_exponent(x, mode) == exponent);
  };
  for (const F x : inputs::edges<F>()) check(x);
  for (int i = 0; i < 50000; ++i) check(inputs::random_float<F>(random));
}

TEST_CASE("f64 ldexp agrees with the host's") {
  inputs::Random random;
  for (int i = 0; i < 50000; ++i) {
    const F64 x = inputs::random_float<F64>(random);
    if (fp::is_nan(x)) continue;
    const int n = static_cast<int>(random.below(4400)) - 2200;
    REQUIRE(fp::ldexp(x, n, mode) == fp::hardware::from_host(std::ldexp(fp::hardware::host(x), n)));
  }
}
