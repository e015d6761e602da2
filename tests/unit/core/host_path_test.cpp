// The run-time paths give the bits of constant evaluation (the soft implementation), for Mode and
// DefaultMode.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>

#include "inputs.hpp"

using namespace lockstep;

namespace {

template <class F, class M>
void check(F a, F b, F c, const M& mode) {
  const auto env = fp::environment<F>(mode);
  REQUIRE(fp::add(a, b, mode) == fp::soft::add(a, b, env));
  REQUIRE(fp::sub(a, b, mode) == fp::soft::sub(a, b, env));
  REQUIRE(fp::mul(a, b, mode) == fp::soft::mul(a, b, env));
  REQUIRE(fp::div(a, b, mode) == fp::soft::div(a, b, env));
  REQUIRE(fp::fma(a, b, c, mode) == fp::soft::fma(a, b, c, env));
}

template <class F>
void run() {
  inputs::Random random;
  const auto edges = inputs::edges<F>();
  const Mode modes[] = {Mode(), Mode(0x300), Mode(0x3ff), Mode(0x3f5), Mode(0x8003f0), Mode(0x330), Mode(0x3c0)};
  for (const F a : edges) {
    for (const F b : edges) {
      const F c = edges[random.below(edges.size())];
      check(a, b, c, DefaultMode{});
      for (const Mode& mode : modes) check(a, b, c, mode);
    }
  }
  for (int i = 0; i < 50000; ++i) {
    const F a = inputs::random_float<F>(random), b = inputs::random_float<F>(random);
    const F c = inputs::random_float<F>(random);
    check(a, b, c, DefaultMode{});
    check(a, b, c, modes[random.below(7)]);
  }
}

}  // namespace

TEST_CASE("f16 run-time arithmetic") { run<F16>(); }
TEST_CASE("bf16 run-time arithmetic") { run<BF16>(); }
TEST_CASE("f32 run-time arithmetic") { run<F32>(); }
TEST_CASE("f64 run-time arithmetic") { run<F64>(); }

namespace {

template <class To, class From>
void check_convert_in(From x, const Mode& mode) {
  REQUIRE(fp::convert<To>(x, mode) == fp::soft::convert<To>(x, fp::environment<From>(mode), fp::environment<To>(mode)));
}
template <class To, class From>
void check_convert(From x) {
  for (const Mode& mode : {Mode(), Mode(0x3ff), Mode(0x3fc), Mode(0x300), Mode(0x8003f0)})
    check_convert_in<To>(x, mode);
  REQUIRE(fp::convert<To>(x, DefaultMode{}) == fp::soft::convert<To>(x, {}, {}));
}

}  // namespace

TEST_CASE("every f16 and bf16 widened at run time") {
  for (std::uint32_t x = 0; x < 0x10000; ++x) {
    check_convert<F32>(fp::from_bits<F16>(x));
    check_convert<F64>(fp::from_bits<F16>(x));
    check_convert<F32>(fp::from_bits<BF16>(x));
  }
}

TEST_CASE("run-time narrowing and widening") {
  inputs::Random random;
  const auto narrow = [](F32 x) {
    check_convert<F16>(x);
    check_convert<BF16>(x);
    check_convert<F64>(x);
  };
  const auto narrow_wide = [](F64 x) {
    check_convert<F32>(x);
    check_convert<F16>(x);
  };
  for (const F32 x : inputs::edges<F32>()) narrow(x);
  for (const F64 x : inputs::edges<F64>()) narrow_wide(x);
  for (std::uint32_t half = 0; half < 0x10000; ++half) {  // the halfway points between f16 numbers and beside them
    const F16 h = fp::from_bits<F16>(half);
    if (fp::is_nan(h) || fp::is_infinity(h)) continue;
    const double here = fp::hardware::host(fp::to_f64(h));
    const double next = fp::hardware::host(fp::to_f64(fp::from_bits<F16>(half + 1)));
    const double middle = (half & 0x7fffu) == 0x7bff ? (here < 0 ? -65520.0 : 65520.0) : (here + next) / 2;
    const F64 wide = fp::hardware::from_host(middle);
    for (const std::uint64_t offset : {0ull, 1ull, ~0ull, 1ull << 29, 0ull - (1ull << 29)}) {
      narrow_wide(F64{wide.bits + offset});
    }
    const F32 single = fp::to_f32(wide);
    for (const std::uint32_t offset : {0u, 1u, ~0u}) narrow(F32{single.bits + offset});
  }
  for (int i = 0; i < 100000; ++i) {
    narrow(inputs::random_float<F32>(random));
    narrow_wide(inputs::random_float<F64>(random));
  }
}

TEST_CASE("run-time conversions to and from integers") {
  inputs::Random random;
  const auto check_to = [](F32 x) {
    REQUIRE(fp::f32_to_i32(x) == fp::to_integer<std::int32_t>(x));
    REQUIRE(fp::f32_to_u32(x) == fp::to_integer<std::uint32_t>(x));
    const F64 wide = fp::to_f64(x);
    for (const std::uint64_t offset : {0ull, 1ull, ~0ull}) {
      const F64 near{wide.bits + offset};
      REQUIRE(fp::f64_to_i32(near) == fp::to_integer<std::int32_t>(near));
      REQUIRE(fp::f64_to_u32(near) == fp::to_integer<std::uint32_t>(near));
    }
  };
  for (const F32 x : inputs::edges<F32>()) check_to(x);
  for (const std::uint32_t x : {0x4effffffu, 0x4f000000u, 0x4f000001u, 0x4f7fffffu, 0x4f800000u, 0xcf000000u,
                                0xcf000001u, 0xbf7fffffu, 0xbf800000u}) {
    check_to(F32{x});
  }
  const Mode down(0x3fa);
  for (int i = 0; i < 100000; ++i) {
    const F32 x = inputs::random_float<F32>(random);
    check_to(fp::is_nan(x) ? x : fp::ldexp(x, static_cast<int>(random.below(36)), Mode()));
    const auto integer = static_cast<std::uint32_t>(random() >> (32 + random.below(32)));
    const auto signed_integer = static_cast<std::int32_t>(integer);
    const auto exact = fp::i32_to_f64(signed_integer, DefaultMode{});
    REQUIRE(fp::i32_to_f32(signed_integer, DefaultMode{}) == fp::soft::convert<F32>(exact, {}, {}));
    REQUIRE(fp::i32_to_f32(signed_integer, down) == fp::soft::convert<F32>(exact, {}, fp::environment<F32>(down)));
    REQUIRE(fp::to_integer<std::int32_t>(exact) == signed_integer);
    const auto exact_unsigned = fp::u32_to_f64(integer, DefaultMode{});
    REQUIRE(fp::u32_to_f32(integer, DefaultMode{}) == fp::soft::convert<F32>(exact_unsigned, {}, {}));
    REQUIRE(fp::to_integer<std::uint32_t>(exact_unsigned) == integer);
  }
}

namespace {
constexpr std::array<std::uint16_t, 14> halves{0,      0x8000, 1,      0x8001, 0x03ff, 0x0400, 0x1234,
                                               0x3c00, 0xbc01, 0x7bff, 0xfbff, 0x7c00, 0xfe01, 0x7d55};
constexpr std::array<std::int32_t, 16> counts{0,   1,  -1, 5,  -5,  -10, -11,    10,
                                              -24, 30, 40, 64, -64, 65,  -32768, 2147483647};
constexpr auto scaled_halves = [] {
  std::array<std::uint16_t, halves.size() * counts.size()> result{};
  for (std::size_t i = 0; i < result.size(); ++i)
    result[i] = fp::ldexp(F16{halves[i / counts.size()]}, counts[i % counts.size()], DefaultMode{}).bits;
  return result;
}();
}  // namespace

TEST_CASE("f16 times a power of two: at run time what constants get") {
  for (std::size_t i = 0; i < scaled_halves.size(); ++i) {
    const volatile std::uint16_t number = halves[i / counts.size()];
    CAPTURE(number);
    CAPTURE(counts[i % counts.size()]);
    CHECK(fp::ldexp(F16{number}, counts[i % counts.size()], DefaultMode{}).bits == scaled_halves[i]);
  }
}

TEST_CASE("a product is not contracted into a following sum") {
  inputs::Random random;
  for (int i = 0; i < 50000; ++i) {
    const F32 a = inputs::random_float<F32>(random), b = inputs::random_float<F32>(random);
    const F32 c = fp::neg(fp::mul(a, b, DefaultMode{}));
    const auto env = fp::environment<F32>(DefaultMode{});
    REQUIRE(fp::add(fp::mul(a, b, DefaultMode{}), c, DefaultMode{}) == fp::soft::add(fp::soft::mul(a, b, env), c, env));
  }
}

TEST_CASE("f32 to f16 toward zero at run time, with every exponent") {
  const auto soft = [](F32 x) { return fp::soft::convert<F16>(x, {}, {.round = Round::toward_zero}); };
  for (std::uint32_t exponent = 0; exponent < 512; ++exponent) {  // and sign
    for (std::uint32_t fraction = 0; fraction < 0x800000; fraction += fraction % 0x2000 == 2 ? 0x2000 - 4 : 1) {
      const F32 x{exponent << 23 | fraction};
      REQUIRE(fp::convert<F16>(x, with_round<Round::toward_zero>(DefaultMode{})) == soft(x));
    }
  }
  for (const std::uint32_t mode : {0x3fcu, 0x3ccu, 0x30cu, 0x8003fcu})
    check_convert_in<F16>(F32{0x47ffffffu}, Mode(mode));
}

TEST_CASE("f64 reciprocal square roots at run time, with every exponent") {
  inputs::Random random;
  std::uint32_t doubts = 0;
  for (std::uint64_t high = 0; high < 4096; ++high) {  // sign and exponent
    for (std::uint32_t i = 0; i < 40; ++i) {
      const std::uint64_t edges[] = {0, 1, 2, F64::fraction_mask, F64::fraction_mask - 1, F64::quiet_bit};
      const F64 x{high << 52 | (i < 6 ? edges[i] : random() >> (12 + (high == 0 ? i : 0)))};
      REQUIRE(fp::rsq(x, DefaultMode{}) == fp::soft::rsq(x, {}));
      if (fp::fast::rsq_f64(x).certain()) continue;
      ++doubts;  // 4 - 2^-50 times a power of 4: 2^-107 above the middle of 1/2 and the next number
      REQUIRE((fp::rsq(x, DefaultMode{}).bits & F64::fraction_mask) == 1);
    }
  }
  CHECK(doubts != 0);
}

TEST_CASE("a multiply-add of f32 made of doubles is rounded once") {
  const auto agree = [](F32 a, F32 b, F32 c) {
    const F32 exact = fp::soft::fma(a, b, c, {});
    const F32 made = fp::hardware::from_host(
        fp::hardware::fma_by_doubles(fp::hardware::host(a), fp::hardware::host(b), fp::hardware::host(c)));
    REQUIRE(fp::is_nan(made) == fp::is_nan(exact));
    if (!fp::is_nan(exact)) REQUIRE(made.bits == exact.bits);
  };
  const auto edges = inputs::edges<F32>();
  for (const F32 a : edges)
    for (const F32 b : edges)
      for (const F32 c : edges) agree(a, b, c);
  inputs::Random numbers;
  const auto random = [&] { return static_cast<std::uint32_t>(numbers() >> 32); };
  for (int i = 0; i < 300'000; ++i) {
    const F32 a{random()}, b{random()}, c{random()};
    agree(a, b, c);
    // Products that end in the middle between two floats, and an addend far below, or one that is of their size.
    const std::uint32_t one = 127u << 23, bit = 1u << (1 + random() % 22);
    const F32 x{one | bit}, y{one | (1u << 23 >> (1 + random() % 23))};
    agree(x, y, F32{(random() & 0x80000000u) | (random() % 80 + 40) << 23 | (random() & 0x7fffffu)});
    // Denormal sums.
    const auto tiny = [&](std::uint32_t exponents) {
      return F32{(random() & 0x807fffffu) | (random() % exponents + 30) << 23};
    };
    agree(tiny(40), tiny(40), F32{random() & 0x80ffffffu});
  }
}
