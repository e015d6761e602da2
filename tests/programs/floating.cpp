// Floating-point arithmetic, conversions and the hardware's own functions.
#include <cmath>
#include <limits>

#include "lockstep/core/fp.hpp"
#include "program.hpp"

using namespace programs;
using lockstep::DefaultMode;
namespace fp = lockstep::fp;

namespace {

template <class F>
using Bits = typename F::Bits;

template <class F>
std::vector<Bits<F>> edges() {
  const auto exponent = [](int e) { return static_cast<Bits<F>>(static_cast<std::uint64_t>(e) << F::fraction_bits); };
  const Bits<F> one = exponent(F::bias);
  return {0,
          F::sign_mask,
          one,
          static_cast<Bits<F>>(one | F::sign_mask),
          1,
          F::fraction_mask,
          exponent(1),
          F::max_finite,
          F::exponent_mask,
          static_cast<Bits<F>>(F::exponent_mask | F::sign_mask),
          static_cast<Bits<F>>(one + 1),
          static_cast<Bits<F>>(F::default_nan)};
}

/// A NaN's payload is not C's to say; any other result must match bit by bit.
template <class F>
void same(F got, F expected) {
  if (fp::is_nan(expected))
    REQUIRE(fp::is_nan(got));
  else
    REQUIRE(got.bits == expected.bits);
}

template <class F>
F small_integer(int value) {
  return fp::from_integer<F>(value, DefaultMode{});
}

/// `silicon`: with the hardware's numerics, else rounded. In the hardware's, RDNA's NaN of infinity times 0 plus a NaN
/// is not CDNA's: there the addend is a number.
template <class F>
void arithmetic(const char* kernel, bool silicon) {
  auto [a, b] = pairs<Bits<F>>(512, 41, edges<F>());
  auto c = inputs<Bits<F>>(512, 43, edges<F>());
  for (std::size_t i = 0; silicon && i < c.size(); ++i) {
    const F x{a[i]}, y{b[i]};
    const bool no_product = (fp::is_infinity(x) && fp::is_zero(y)) || (fp::is_zero(x) && fp::is_infinity(y));
    if (no_product && fp::is_nan(F{c[i]})) c[i] = small_integer<F>(3).bits;
  }
  std::vector<Bits<F>> out(512 * 7);
  Launch launch("floating", kernel, {8}, {64});
  launch.buffer(a).buffer(b).buffer(c).buffer(out);
  if (!silicon) launch.rounded();
  launch.run();
  const DefaultMode mode;
  for (std::size_t i = 0; i < a.size(); ++i) {
    CAPTURE(i);
    const F x{a[i]}, y{b[i]}, z{c[i]};
    const auto o = [&](std::size_t k) { return F{out[i * 7 + k]}; };
    same(o(0), fp::add(x, y, mode));
    same(o(1), fp::sub(x, y, mode));
    same(o(2), fp::mul(x, y, mode));
    same(o(3), fp::fma(x, y, z, mode));
    same(o(4), fp::div(x, y, mode));
    const F smaller = fp::is_nan(x) ? y : fp::is_nan(y) ? x : fp::lt(y, x, mode) ? y : x;
    if (fp::is_zero(smaller))
      REQUIRE(fp::is_zero(o(5)));
    else
      same(o(5), smaller);
    same(o(6),
         small_integer<F>((fp::lt(x, y, mode) ? 1 : 0) + (fp::eq(x, y, mode) ? 2 : 0) + (fp::ge(x, z, mode) ? 4 : 0) +
                          (fp::ne(y, z, mode) ? 8 : 0) + (fp::le(x, z, mode) ? 16 : 0)));
  }
}

double mantissa(double x) {
  int exponent = 0;
  return std::isfinite(x) ? std::fabs(std::frexp(x, &exponent)) : 0.75;
}

template <class Real>
std::uint64_t saturate(Real x, double low, double high) {
  if (std::isnan(x)) return 0;
  const double t = std::trunc(static_cast<double>(x));
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(t < low ? low : t > high ? high : t));
}

}  // namespace

TEST_CASE("f16, f32 and f64 arithmetic, division included") {
  for (const bool silicon : {false, true}) {
    arithmetic<lockstep::F16>("arith_f16", silicon);
    arithmetic<lockstep::F32>("arith_f32", silicon);
    arithmetic<lockstep::F64>("arith_f64", silicon);
  }
}

TEST_CASE("pairs of f16, and sums of their products in f32: waves without a NaN and with some") {
  constexpr std::size_t items = 1024;
  std::vector<std::uint16_t> sources[3];
  for (std::uint32_t which = 0; which < 3; ++which) {
    sources[which] = inputs<std::uint16_t>(2 * items, 51 + which, edges<lockstep::F16>());
    for (std::size_t i = 0; i < items; ++i)  // the first half: finite, of ordinary size
      sources[which][i] = static_cast<std::uint16_t>((sources[which][i] & 0x8fff) | 0x3000);
  }
  std::vector<std::uint32_t> out(items * 5);
  Launch("floating", "f16_pairs", {items / 64}, {64})
      .buffer(sources[0])
      .buffer(sources[1])
      .buffer(sources[2])
      .buffer(out)
      .run();
  const DefaultMode mode;
  using lockstep::F16, lockstep::F32;
  const auto wide = [&](F16 x) { return fp::f16_to_f32(x, mode); };
  for (std::size_t i = 0; i < items; ++i) {
    CAPTURE(i);
    const auto half = [&](std::uint32_t which, std::size_t part) { return F16{sources[which][2 * i + part]}; };
    for (std::size_t part = 0; part < 2; ++part) {
      const auto o = [&](std::size_t k) { return F16{static_cast<std::uint16_t>(out[i * 5 + k] >> 16 * part)}; };
      const F16 x = half(0, part), y = half(1, part), z = half(2, part);
      same(o(0), fp::add(x, y, mode));
      same(o(1), fp::mul(fp::sub(x, y, mode), z, mode));
      same(o(2), fp::fma(x, y, z, mode));
    }
    const F32 first = fp::fma(wide(half(0, 0)), wide(half(1, 0)), wide(half(2, 1)), mode);
    const F32 minus{wide(half(1, 1)).bits ^ 0x80000000u};
    same(F32{out[i * 5 + 3]}, fp::fma(wide(half(0, 1)), minus, first, mode));
    const F16 low = fp::f32_to_f16(fp::fma(wide(half(0, 0)), first, wide(half(2, 0)), mode), mode);
    const F16 high = fp::f32_to_f16(fp::fma(wide(half(1, 1)), first, wide(half(2, 1)), mode), mode);
    same(F16{static_cast<std::uint16_t>(out[i * 5 + 4])}, low);
    same(F16{static_cast<std::uint16_t>(out[i * 5 + 4] >> 16)}, high);
  }
}

TEST_CASE("host and expectation agree: the division of the test above is the host's") {
  for (const float x : {1.0f, 3.0f, 1e-45f, 3e38f}) {
    for (const float y : {3.0f, 7.0f, 1e-40f, 1e30f}) {
      const auto quotient = fp::div(lockstep::F32{std::bit_cast<std::uint32_t>(x)},
                                    lockstep::F32{std::bit_cast<std::uint32_t>(y)}, DefaultMode{});
      CHECK(quotient.bits == std::bit_cast<std::uint32_t>(x / y));
    }
  }
}

namespace {

/// Quotients against the host's division, which rounds correctly: random bits, every fourth dividend denormal,
/// every fourth divisor too, and every fourth pair of about the same size.
template <class Real, class F>
void quotients(const char* kernel, std::uint64_t seed, std::uint32_t count, bool fast_alone) {
  auto [a, b] = pairs<Bits<F>>(count, seed, edges<F>());
  for (std::uint32_t i = 1024; i < count; ++i) {
    if (i % 4 == 1) a[i] &= F::sign_mask | F::fraction_mask;
    if (i % 4 == 2) b[i] &= F::sign_mask | F::fraction_mask;
    if (i % 4 == 3) b[i] = (b[i] & (F::sign_mask | F::fraction_mask)) | (a[i] & F::exponent_mask);
  }
  std::vector<Bits<F>> out(count);
  Launch launch("division", kernel, {count / 256}, {256});
  if (fast_alone) launch.fast_alone();
  if (!launch.buffer(a).buffer(b).buffer(out).run()) return;
  std::uint32_t wrong = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const Real quotient = std::bit_cast<Real>(a[i]) / std::bit_cast<Real>(b[i]);
    const bool good = std::isnan(quotient) ? fp::is_nan(F{out[i]}) : out[i] == std::bit_cast<Bits<F>>(quotient);
    if (good) continue;
    if (++wrong < 10) FAIL_CHECK(kernel, ": ", a[i], " / ", b[i], " gives ", out[i]);
  }
  CHECK(wrong == 0);
}

}  // namespace

TEST_CASE("clang's f32 and f64 division rounds correctly, a million pairs each, denormals included") {
  quotients<float, lockstep::F32>("quotient_f32", 71, 1u << 20, true);
  quotients<double, lockstep::F64>("quotient_f64", 73, 1u << 20, true);
  quotients<float, lockstep::F32>("quotient_f32", 79, 1u << 15, false);
  quotients<double, lockstep::F64>("quotient_f64", 83, 1u << 15, false);
}

TEST_CASE("bf16 arithmetic rounds to nearest even") {
  auto [a, b] = pairs<std::uint16_t>(256, 47, edges<lockstep::BF16>());
  std::vector<std::uint16_t> out(a.size() * 2);
  Launch("floating", "arith_bf16", {4}, {64}).buffer(a).buffer(b).buffer(out).run();
  for (std::size_t i = 0; i < a.size(); ++i) {
    const lockstep::F32 x{static_cast<std::uint32_t>(a[i]) << 16}, y{static_cast<std::uint32_t>(b[i]) << 16};
    same(lockstep::BF16{out[i * 2]}, fp::f32_to_bf16(fp::add(x, y, DefaultMode{}), DefaultMode{}));
    same(lockstep::BF16{out[i * 2 + 1]}, fp::f32_to_bf16(fp::mul(x, y, DefaultMode{}), DefaultMode{}));
  }
}

TEST_CASE("conversions from float saturate") {
  auto in = inputs<float>(256, 53,
                          {0.0f,
                           -0.0f,
                           0.5f,
                           -0.5f,
                           1.5f,
                           -1.5f,
                           2147483648.0f,
                           -2147483648.0f,
                           4294967296.0f,
                           1e20f,
                           -1e20f,
                           255.5f,
                           256.0f,
                           -32769.0f,
                           65504.0f,
                           65520.0f,
                           1e-45f,
                           std::numeric_limits<float>::infinity(),
                           -std::numeric_limits<float>::infinity(),
                           std::numeric_limits<float>::quiet_NaN()});
  for (std::size_t i = 20; i < in.size(); i += 2)
    in[i] = static_cast<float>(static_cast<std::int32_t>(std::bit_cast<std::uint32_t>(in[i]))) / 1024.0f;
  std::vector<std::int64_t> out(in.size() * 8);
  Launch("conversions", "from_float", {4}, {64}).buffer(in).buffer(out).run();
  for (std::size_t i = 0; i < in.size(); ++i) {
    CAPTURE(in[i]);
    const float x = in[i];
    const auto o = [&](std::size_t k) { return static_cast<std::uint64_t>(out[i * 8 + k]); };
    REQUIRE(o(0) == saturate(x, -2147483648.0, 2147483647.0));
    REQUIRE(o(1) == saturate(x, 0, 4294967295.0));
    REQUIRE(o(2) == saturate(x, -32768, 32767));
    REQUIRE(o(3) == saturate(x, 0, 255));
    const lockstep::F32 bits{std::bit_cast<std::uint32_t>(x)};
    same(lockstep::F16{static_cast<std::uint16_t>(o(4))}, fp::f32_to_f16(bits, DefaultMode{}));
    same(lockstep::F64{o(5)}, lockstep::F64{std::bit_cast<std::uint64_t>(static_cast<double>(x))});
    REQUIRE(o(6) == saturate(static_cast<double>(x) * 3.0, -2147483648.0, 2147483647.0));
    REQUIRE(o(7) == saturate(static_cast<double>(x) * 3.0, 0, 4294967295.0));
  }
}

TEST_CASE("conversions from integers round to nearest even") {
  auto in = inputs<std::int64_t>(256, 59,
                                 {0, 1, -1, 16777217, 16777219, 0x7fffffff, -0x7fffffffll - 1, 0xffffffffll,
                                  std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min(),
                                  9007199254740993ll, -0x7fffff7fffffffffll});
  std::vector<std::uint64_t> out(in.size() * 7);
  Launch("conversions", "from_int", {4}, {64}).buffer(in).buffer(out).run();
  for (std::size_t i = 0; i < in.size(); ++i) {
    CAPTURE(in[i]);
    const std::int64_t v = in[i];
    const std::uint64_t* o = &out[i * 7];
    REQUIRE(o[0] == std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<std::int32_t>(v))));
    REQUIRE(o[1] == std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<std::uint32_t>(v))));
    REQUIRE(o[2] == std::bit_cast<std::uint64_t>(static_cast<double>(static_cast<std::int32_t>(v))));
    REQUIRE(o[3] == std::bit_cast<std::uint32_t>(static_cast<float>(v)));
    REQUIRE(o[4] == std::bit_cast<std::uint64_t>(static_cast<double>(static_cast<std::uint64_t>(v))));
    REQUIRE(o[5] == fp::i16_to_f16(static_cast<std::int16_t>(v), DefaultMode{}).bits);
    REQUIRE(o[6] == std::uint64_t{std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<std::uint8_t>(v)))} +
                        std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<std::uint8_t>(v >> 24))));
  }
}

TEST_CASE("the hardware's functions are correctly rounded here") {
  auto in = inputs<float>(
      256, 61, {0.0f, -0.0f, 1.0f, 2.0f, 0.25f, 0.5f, 10.0f, -1.0f, -3.5f, 2.5f, 1e-3f, 126.5f, 1e10f, 0.1f});
  for (std::size_t i = 14; i < in.size(); ++i)
    in[i] = static_cast<float>(static_cast<std::int32_t>(std::bit_cast<std::uint32_t>(in[i]) >> 8)) / 65536.0f;
  std::vector<float> out(in.size() * 8);
  Launch("hardware_math", "math_f32", {4}, {64}).buffer(in).buffer(out).rounded().run();
  // The host's double functions are good to well below half a unit of f32, except at exact ties, which these have not.
  const auto rounded = [](double x) { return lockstep::F32{std::bit_cast<std::uint32_t>(static_cast<float>(x))}; };
  for (std::size_t i = 0; i < in.size(); ++i) {
    CAPTURE(in[i]);
    const double x = in[i];
    const auto o = [&](std::size_t k) { return lockstep::F32{std::bit_cast<std::uint32_t>(out[i * 8 + k])}; };
    same(o(0), rounded(std::exp2(x)));
    same(o(1), rounded(std::log2(x)));
    same(o(2), rounded(std::sqrt(x)));
    same(o(3), rounded(1.0 / x));
    same(o(4), rounded(1.0 / std::sqrt(x)));
    const double fract = x - std::floor(x);
    same(o(5), rounded(fract >= 0x1.fffffep-1 ? 0x1.fffffep-1 : fract));
    same(o(6), rounded(x * 8.0));
    same(o(7), rounded(static_cast<float>(static_cast<float>(static_cast<float>(std::rint(x)) +
                                                             static_cast<float>(std::floor(x) * 3.0)) +
                                          static_cast<float>(std::ceil(x) * 5.0)) +
                       static_cast<float>(std::trunc(x) * 7.0)));
  }
}

TEST_CASE("f64: square root and division by long sequences, rounding to integers") {
  auto in = inputs<double>(192, 67, {1.0, 2.0, 0.5, 3.0, 1e-300, 1e300, 0x1p-1060, 0.1, 7.5, -7.5, -0.0, 0.0});
  for (std::size_t i = 12; i < in.size(); ++i) in[i] = std::ldexp(mantissa(in[i]), static_cast<int>(i) - 90);
  std::vector<double> out(in.size() * 3);
  Launch("hardware_math", "math_f64", {3}, {64}).buffer(in).buffer(out).run();
  const auto bits = [](double x) { return lockstep::F64{std::bit_cast<std::uint64_t>(x)}; };
  for (std::size_t i = 0; i < in.size(); ++i) {
    CAPTURE(in[i]);
    same(bits(out[i * 3]), bits(std::sqrt(in[i])));
    same(bits(out[i * 3 + 1]), bits(1.0 / in[i]));
    same(bits(out[i * 3 + 2]), bits(std::rint(in[i]) + std::floor(in[i]) * 3.0));
  }
}

TEST_CASE("OpenCL's exp, log, sin and pow stay within their error bounds") {
  std::vector<float> in(256);
  Random random(71);
  for (float& x : in) x = static_cast<float>(static_cast<std::int32_t>(random.below(40000)) - 20000) / 1000.0f;
  std::vector<float> out(in.size() * 4);
  const auto close = [](float got, double expected, double ulps) {
    const double unit = std::ldexp(1.0, std::ilogb(expected) - 23);
    REQUIRE(std::fabs(static_cast<double>(got) - expected) <= ulps * unit);
  };
  Launch("hardware_math", "library", {4}, {64}).buffer(in).buffer(out).run([&](const Way&) {
    for (std::size_t i = 0; i < in.size(); ++i) {
      CAPTURE(in[i]);
      const double x = in[i];
      close(out[i * 4], std::exp(x), 3);
      close(out[i * 4 + 1], std::log(static_cast<double>(std::fabs(in[i]) + 0.5f)), 3);
      if (in[i] != 0) close(out[i * 4 + 2], std::sin(x), 4);
      if (in[i] != 0) close(out[i * 4 + 3], std::pow(std::fabs(x), static_cast<double>(1.3f)), 16);
    }
  });
}

TEST_CASE("NaNs made from numbers are negative and empty, those of 8-bit floats too") {
  constexpr std::uint32_t nan = 0xffc00000;
  struct Byte {
    std::uint32_t code, fp8, bf8;
  };
  const std::vector<Byte> bytes = {{0x7f, nan, nan},
                                   {0xff, nan, nan},
                                   {0x7d, 0x43d00000, nan},
                                   {0xfe, 0xc3e00000, nan},
                                   {0x7c, 0x43c00000, 0x7f800000},
                                   {0xfc, 0xc3c00000, 0xff800000},
                                   {0x38, 0x3f800000, 0x3f000000}};
  std::vector<std::uint32_t> in(64), out(64 * 28);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const std::uint32_t payload = lane % 3 == 0 ? 0x7fff00 : lane % 3 == 1 ? 0x400000 : 0x100;  // the last one signals
    in[lane] = lane % 2 << 31 | 0x7f800000 | payload | bytes[lane % bytes.size()].code;
  }
  Launch("nans", "nans", {1}, {64}).buffer(in).buffer(out).run();
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    CAPTURE(lane);
    const std::uint32_t* o = &out[lane * 28];
    for (int i = 0; i < 8; ++i) REQUIRE(o[i] == nan);
    for (int i = 8; i < 12; ++i) REQUIRE(o[i] == 0xfe00);
    for (int i = 12; i < 24; i += 2) {
      REQUIRE(o[i] == 0);
      REQUIRE(o[i + 1] == 0xfff80000);
    }
    REQUIRE(o[24] == bytes[lane % bytes.size()].fp8);
    REQUIRE(o[25] == bytes[lane % bytes.size()].bf8);
    REQUIRE(o[26] == 0x7cfe7fff);
    REQUIRE(o[27] == (lane % 2 == 1 ? 0x7cfe7fff : 0x7c7e7f7f));  // with a scale the sign stays
  }
}
